"""What was said in a contest, and who scores by it."""

from collections.abc import Iterator
from typing import NamedTuple

from tarotrules.games.piquet.engine.combinations import Combination
from tarotrules.games.piquet.engine.declaring import Declared
from tarotrules.games.piquet.engine.table import Ready
from tarotrules.games.piquet.play.acts import Word
from tarotrules.games.piquet.play.table import Own, PlayTable


class Talk(NamedTuple):
    """The dialogue of a contest as far as it has come; everything by place."""

    stated: tuple[Own | None, ...]
    """What was called to be compared."""
    answers: tuple[Word | None, ...]
    """What the others have answered to the elder."""
    rest: tuple[tuple[Own, ...], ...]
    """What was told besides."""
    keys: int
    """How much is told of what the elder has called: its number first."""
    begun: bool = False
    """Whether the elder has called something, or passed it over."""
    raised: bool = False
    """Whether the elder has called something better after the answers."""
    allowed: tuple[int, ...] = ()
    """Who may count by now what is good: the elder after the answers, everybody after the others' calls."""
    counted: tuple[int, ...] = ()
    """Who of them has begun to tell what there is besides."""
    shown: tuple[int, ...] = ()
    """Who has shown the cards."""

    def good(self, table: PlayTable, contest: Ready) -> tuple[int, ...]:
        """Who has the best, as far as it is called; nobody, where that counts for nobody (R43, R45)."""
        tie, sides = contest.entry.tie, table.sides
        best = max((each.key for each in self.stated if each is not None), default=None)
        found = tuple(place for place, each in enumerate(self.stated) if each is not None and each.key == best)
        equal = {place for place, word in enumerate(self.answers) if word == "equal"} if 0 in found else set[int]()
        if 0 in found and "not_good" in self.answers:
            # Somebody has something better, and is still to call it.
            return ()
        of_one_side = bool(found) and all(place in sides[found[0]] for place in (*found, *equal))
        if of_one_side or tie == "everybody":
            return found
        return found[:1] if tie == "elder" else ()

    def counting(self, table: PlayTable, contest: Ready) -> tuple[int, ...]:
        """Who scores what was called, and what may be told besides."""
        good = self.good(table, contest)
        match contest.entry.scores:
            case "every_hand":
                return tuple(table.places)
            case "best_of_side" | "all_of_side":
                return tuple(place for place in table.places if not set(good).isdisjoint(table.sides[place]))
        return good

    def told(self, place: int) -> Iterator[Own]:
        """What somebody has called."""
        own = self.stated[place]
        if own is not None:
            yield own
        yield from self.rest[place]

    def declared(self, table: PlayTable, contest: Ready) -> Declared:
        """What came of it, as far as it was counted."""
        counting = {*self.counting(table, contest)} & {*self.allowed}
        scored = tuple(self._scored(place) if place in counting else () for place in table.places)
        return Declared(contest.name, self.good(table, contest), scored)

    def _scored(self, place: int) -> tuple[Combination, ...]:
        return tuple(each.combination for each in sorted(self.told(place), key=lambda each: each.key, reverse=True))


def silence(table: PlayTable, contest: Ready) -> Talk:
    """Before anything is said."""
    nobody, in_full = (None,) * table.players, table.rules.calling.stating == "in_full"
    return Talk(nobody, nobody, ((),) * table.players, len(contest.entry.by) if in_full else 1)
