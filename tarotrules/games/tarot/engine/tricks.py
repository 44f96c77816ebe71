"""How many tricks a side can have won, given its card points and oudlers.

So many tricks are so many cards, and so many cards count at least and at most so much. An exempt
card makes room: it may stay with a side that could not pay for it (R-RO201206, ex. 5), or change
sides for nothing.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from tarotrules.cards.pack import OUDLER_HALVES, Card
from tarotrules.cards.packs import Pack
from tarotrules.games.tarot.ruleset.play import Exempt
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

_DEBT = 1
"""What is owed for an exempt card, in halves of a point."""


class Grounds(NamedTuple):
    """What the numbers of tricks depend on, which many rulesets have in common."""

    pack: Pack
    added: int
    """What each side adds to its count, in halves of a point."""
    players: int
    hand: int
    chien: int
    """Cards of the chien that count for the attack."""
    exempt: frozenset[Card]
    kept_out: frozenset[Card]
    """What the taker has only if it was won in a trick."""
    free: int
    """So many exempt cards may change sides for nothing."""
    either_way: bool
    """Whether they do so whoever wins the trick."""
    stuck: int
    """So many win no trick and stay with whoever plays them: a player alone who has one does not win all tricks."""


def tricks_of(rules: Ruleset, chien: str) -> "Tricks":
    """What the attack can have won where the chien goes to one place."""
    exempt = frozenset(card for name in rules.exempt for card in rules.deck.of(name))
    either_way = any("nothing" in {each.owed, each.unpaid} for each in rules.exempt.values())
    free = either_way or any(each.last_trick == "other_side" for each in rules.exempt.values())
    never = {name for name, duty in rules.chien.discard.items() if duty == ("never",)}
    kept_out = frozenset(card for name in never for card in rules.deck.of(name)) - exempt
    return _tricks(
        Grounds(
            rules.deck.pack,
            2 * (rules.scoring.added or 0),
            rules.players,
            rules.deal.tricks,
            0 if chien == "defence_tricks" else rules.deal.chien,
            exempt,
            # Without a trick, the taker has what the chien became: nothing that may not be discarded.
            kept_out if chien == "taker_hand" else frozenset(),
            len(exempt) if free else 0,
            either_way,
            len(_stuck(rules, chien)),
        )
    )


def _stuck(rules: Ruleset, chien: str) -> frozenset[Card]:
    """Exempt cards that somebody plays, and that never win a trick nor change sides."""
    never = (name for name, duty in rules.chien.discard.items() if duty == ("never",))
    kept = frozenset(card for name in never for card in rules.deck.of(name))
    stay = (name for name, each in rules.exempt.items() if _never_leaves(each))
    cards = frozenset(card for name in stay for card in rules.deck.of(name))
    # What may lie in the chien or in the discard, nobody need play.
    return cards if not rules.deal.chien else cards & kept if chien == "taker_hand" else frozenset()


def _never_leaves(each: Exempt) -> bool:
    return each.when is None and (each.wins, each.last_trick) == ("never", "kept") and each.owed != "nothing"


@lru_cache(maxsize=64)
def _tricks(grounds: Grounds) -> "Tricks":
    return Tricks(grounds)


class Share(NamedTuple):
    """What the attack can have of the pack: so many cards, what they count, and so many oudlers."""

    cards: int
    halves: int
    """Whatever is owed for an exempt card."""
    oudlers: int
    won: frozenset[Card]
    """Cards that the attack has only if it won them in tricks."""
    most_won: int


class Tricks:
    """What the attack can have won."""

    def __init__(self, grounds: Grounds) -> None:
        self._grounds = grounds
        self._only_oudlers = all(card.is_oudler for card in grounds.exempt)
        self._changes = tuple(_changes(grounds))
        tricks = range(grounds.hand + 1)
        self._piles = [_Pile(grounds.pack, grounds.kept_out, number * grounds.players) for number in tricks]
        self._possible: dict[tuple[int | None, int | None, bool], int] = {}
        self._counted: dict[tuple[int, bool], tuple[tuple[range, ...], ...]] = {}

    def possible(self, halves: int | None, oudlers: int | None, *, alone: bool) -> int:
        """The numbers of tricks the attack can have won, as bits; ``alone``: the attack is one player."""
        key = halves, oudlers, alone
        found = self._possible.get(key)
        if found is None:
            found = 0
            for each in self._numbers(oudlers):
                for tricks, counted in enumerate(self._counted_with(each, alone)):
                    # Asked of hundreds of counts: a loop is over sooner than `any`.
                    for some in counted:
                        if halves is None or halves in some:
                            found |= 1 << tricks
                            break
            self._possible[key] = found
        return found

    def shares(self, halves: int, oudlers: int, tricks: int, *, alone: bool) -> Iterator[Share]:
        """All that the attack can have of the pack that counted so much with so many tricks."""
        grounds = self._grounds
        won = tricks * grounds.players
        for each in self._changes:
            if self._may_be(each, oudlers, alone) and halves in self._after(each, tricks, oudlers, alone):
                cards = won + grounds.chien + each.cards
                yield Share(cards, halves - grounds.added - each.halves, oudlers, grounds.kept_out, won)

    def limits(self, tricks: int, oudlers: int | None, *, alone: bool) -> tuple[int, int] | None:
        """The least and the most the attack can count, in halves, that has won one of some numbers of tricks."""
        found = [
            self._within(counted)
            for each in self._numbers(oudlers)
            for number, all_counted in enumerate(self._counted_with(each, alone))
            if tricks >> number & 1
            for counted in all_counted
        ]
        some = [each for each in found if each]
        return (min(each[0] for each in some), max(each[-1] for each in some)) if some else None

    def may_be_half(self, oudlers: int | None, *, alone: bool) -> bool:
        """Whether the attack can have half a point over, with so many oudlers."""
        odd = range(1, self._grounds.added + self._grounds.pack.halves, 2)
        return any(self.possible(halves, oudlers, alone=alone) for halves in odd)

    def _counted_with(self, oudlers: int, alone: bool) -> tuple[tuple[range, ...], ...]:  # noqa: FBT001
        """What the attack can count with no trick, with one, with two …, in halves of a point."""
        found = self._counted.get((oudlers, alone))
        if found is None:
            changes = [each for each in self._changes if self._may_be(each, oudlers, alone)]
            found = self._counted[oudlers, alone] = tuple(
                tuple(filter(None, (self._after(each, tricks, oudlers, alone) for each in changes)))
                for tricks in range(self._grounds.hand + 1)
            )
        return found

    def _may_be(self, change: "_Change", oudlers: int, alone: bool) -> bool:  # noqa: FBT001
        """Whoever got an exempt card that is an oudler has an oudler; a player alone wins no trick with a friend."""
        if alone and change.given:
            return False
        others = self._grounds.pack.oudlers - oudlers
        return not self._only_oudlers or (-change.cards <= others and change.cards <= oudlers)

    def _after(self, change: "_Change", tricks: int, oudlers: int, alone: bool) -> range:  # noqa: FBT001
        """What so many tricks can count when exempt cards have gone their ways."""
        # On a side of several, another can win the trick to which such a card is played.
        if alone and tricks == self._grounds.hand and change.halves < self._grounds.stuck * _DEBT:
            return range(0)
        pack, more = self._grounds.pack, self._grounds.added + change.halves
        cards = tricks * self._grounds.players + self._grounds.chien + change.cards
        if cards < oudlers or len(pack) - cards < pack.oudlers - oudlers:
            return range(0)
        counts = self._piles[tricks].counts(cards, oudlers)
        return range(counts.start + more, counts.stop + more, counts.step)

    def _numbers(self, oudlers: int | None) -> Iterable[int]:
        """All numbers of oudlers, if it is not known."""
        return range(self._grounds.pack.oudlers + 1) if oudlers is None else (oudlers,)

    def _within(self, counted: range) -> range:
        """What of it a side can have: no less than nothing, no more than the pack, and what it adds."""
        added, odd = self._grounds.added, counted.start % 2
        return range(max(counted.start, added + odd), min(counted.stop, added + self._grounds.pack.halves + 1), 2)


class _Pile:
    """The least and the most that some cards can count, in halves of a point, of which few are of some that are won."""

    def __init__(self, pack: Pack, won: frozenset[Card], most_won: int) -> None:
        self._won, self._most_won = won, most_won
        self._free_oudlers = sum(card.is_oudler and card not in won for card in pack.cards)
        self._others = sorted((card for card in pack.cards if not card.is_oudler), key=lambda card: card.halves)

    def counts(self, cards: int, oudlers: int) -> range:
        """What so many cards can count, so many oudlers among them: each an odd number of halves."""
        room = self._most_won - max(0, oudlers - self._free_oudlers)
        low, high = (self._sum(some, cards - oudlers, room) for some in (self._others, reversed(self._others)))
        if room < 0 or low is None or high is None:
            return range(0)
        sure = OUDLER_HALVES * oudlers
        return range(sure + low, sure + high + 1, 2)

    def _sum(self, cards: Iterable[Card], number: int, room: int) -> int | None:
        """What the first of some cards count, but for those for which there is no room."""
        taken = list[int]()
        for card in cards:
            if len(taken) == number:
                break
            if card in self._won:
                room -= 1
            if card not in self._won or room >= 0:
                taken.append(card.halves)
        return sum(taken) if len(taken) == number else None


class _Change(NamedTuple):
    """What exempt cards do to the attack's pile."""

    cards: int
    halves: int
    """Owed for them and not paid in cards."""
    given: bool
    """Whether one has gone to the defence for nothing from a trick the attack won."""


def _changes(grounds: Grounds) -> Iterator[_Change]:
    """All that some exempt cards may do: each is kept on credit, or changes sides for nothing, or does neither."""
    exempt, free = len(grounds.exempt), grounds.free
    for credit, moved in product(range(-exempt, exempt + 1), range(-free, free + 1)):
        if abs(credit) + abs(moved) <= exempt:
            yield _Change(credit + moved, -_DEBT * credit, moved < 0 and not grounds.either_way)
