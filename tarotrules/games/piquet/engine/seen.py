"""What is told, at a table of some rules; what is wrong with it is noted, and nothing stops at the first."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from tarotrules.games.deals.reading import shown
from tarotrules.games.deals.refusals import NO_SUCH_SEAT, WRONG_VALUE
from tarotrules.games.piquet.engine import refusals
from tarotrules.games.piquet.engine.reading import PAIR, WORDS
from tarotrules.games.piquet.engine.table import Table
from tarotrules.games.piquet.engine.told import Told
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.source.diagnostics import Argument, Concepts, Diagnostic, Problem


def whose(table: Table, seat: int) -> dict[str, Argument]:
    """How sentences call a seat: as the elder or the younger, or by its number where more than two play."""
    return {"who": "elder" if seat == 0 else "younger" if len(table.seats) == PAIR else "other", "seat": seat}


class Seen(NamedTuple):
    """What is told, at a table; problems are added as they are found."""

    table: Table
    told: Told
    kind: str
    problems: list[Diagnostic]

    @property
    def rules(self) -> Ruleset:
        """The rules of the table."""
        return self.table.rules

    def report(self, problem: Problem, **arguments: Argument) -> None:
        self.problems.append(problem.at(None, **arguments))

    def not_so_many(self, what: str, given: int, wanted: int, seat: int = 0) -> None:
        """There are more of something than the rules have, or fewer."""
        self.report(refusals.NOT_SO_MANY, what=what, given=given, wanted=wanted, **whose(self.table, seat))

    def wrong(self, key: str, value: object, wants: str) -> None:
        """A value that is none of its key by these rules."""
        self.report(WRONG_VALUE, key=key, value=shown(value), hint="wrong", wants=wants)

    def missing(self, *keys: str) -> None:
        """Something is not told without which nothing can be said; it may only not have been understood."""
        if not self.problems:
            self.report(refusals.MISSING, keys=Concepts(keys))

    def seated(self, seat: int | None) -> bool:
        """Whether there is a seat; nobody's is none."""
        if seat is None or seat in self.table.seats:
            return seat is not None
        self.report(NO_SUCH_SEAT, seat=seat, last=self.table.seats[-1])
        return False

    def all_seated(self, seats: Iterable[int]) -> bool:
        """Whether there are all of these; each that is not is told once."""
        return all([self.seated(seat) for seat in dict.fromkeys(seats)])  # noqa: C419 every one is looked at

    def named(self, name: str, known: Iterable[str]) -> str | None:
        """What of the rules is meant by a word of some language."""
        listed = tuple(known)
        found = self.meant(name, listed)
        if found is None:
            self.report(refusals.UNKNOWN_SCORE, word=name, known=Concepts(listed))
        return found

    def meant(self, name: str, known: Collection[str]) -> str | None:
        """The same, where nothing is wrong with another."""
        return name if name in known else next((each for each in WORDS.concepts_of(name) if each in known), None)
