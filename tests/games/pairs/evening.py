"""An evening of pairs: how many each player found."""

from collections.abc import Sequence
from typing import Any

from tarotrules.games.evening import Field, Form, Scored, Standing, Step
from tarotrules.games.refused import Refused
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.wording.catalogue import Catalogue
from tests.games.pairs import problems
from tests.games.pairs.ruleset import Pairs


class Evening:
    """Deals of pairs, in words of a language."""

    def __init__(self, rules: Pairs, words: Catalogue) -> None:
        self.rules, self.words = rules, words

    @property
    def form(self) -> Form:
        """A number a player."""
        label = self.words.say("pairs-column", name="found")
        most = self.rules.deal.pairs
        return Form(tuple(Field(f"found-{seat}", label, "number", most=most) for seat in range(self.rules.players)))

    @property
    def seats(self) -> Sequence[str]:
        """Numbers, from one on."""
        return tuple(str(seat + 1) for seat in range(self.rules.players))

    def written(self, told: Any) -> dict[str, Any]:
        """As it is told."""
        return {"found": [told[f"found-{seat}"] for seat in range(self.rules.players)]}

    def scored(self, told: Any, names: Sequence[str]) -> Scored:
        """A point for a pair."""
        found = tuple(told.get(f"found-{seat}", 0) for seat in range(self.rules.players))
        if sum(found) > self.rules.deal.pairs:
            raise Refused(problems.TOO_MANY_PAIRS, given=sum(found), most=self.rules.deal.pairs)
        steps = tuple(Step(f"{name}: {each}", None) for name, each in zip(names, found, strict=True))
        return Scored(found, steps, True, True, self.words.say("pairs-title"))

    def over(self, names: Sequence[str], around: int, deals: Sequence[Standing]) -> None:
        """It goes on as long as anybody likes."""

    def carried(self, lying: Any, sat: Sequence[int], dealer: int, deal: Scored, people: Sequence[str]) -> None:
        """Nothing lies on the table."""

    def place(self, problem: Diagnostic) -> tuple[str, ...]:
        """The first player is asked to count again."""
        return ("found-0",) if problem.problem == problems.TOO_MANY_PAIRS else ()

    def asks(self, problem: Diagnostic) -> None:
        """Nothing else is ever needed."""

    def is_open(self, problem: Diagnostic) -> bool:
        """Nothing may be left out."""
        del problem
        return False

    def worded(self, problem: Diagnostic, names: Sequence[str]) -> Diagnostic:
        """What is said to everybody."""
        del names
        return problem
