"""What became of a deal, and what is counted of it."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tarotrules.expressions.rounding import Amount, divided
from tarotrules.games.piquet.engine.match import Settled
from tarotrules.games.piquet.engine.scoring import Account
from tarotrules.games.piquet.play.game import PLAYED, Over
from tarotrules.games.piquet.play.settling import account_of, by_seat
from tarotrules.sampling.sums import Sums, count, sample

ELDER, MIDDLE, YOUNGER = "elder", "middle", "younger"
BAND: Final = 10
HIGHEST: Final = 150
"""Scores are counted by bands of ten, those from here on together, as Cavendish has them (R110)."""
DIVIDED: Final = "divided"
MILESTONES: Final = "milestones"
"""What is scored besides, for getting far first."""


class Outcome(NamedTuple):
    """What became of a deal."""

    over: Over
    account: Account
    kinds: tuple[str, ...]
    """Who played, by seat."""
    partie: Settled | None
    """What the partie came to, of which the deal was the last."""

    @property
    def scores(self) -> Sequence[Amount]:
        """What each player got."""
        return by_seat(self.over.game, self.account.scores)

    def role(self, place: int) -> str:
        """What a place is called."""
        return ELDER if not place else YOUNGER if place == self.over.game.table.places[-1] else MIDDLE

    def measures(self) -> Mapping[str, Amount]:
        """What deals are compared by."""
        scores, bonus, places = self.account.scores, self.account.bonus, self.over.game.table.places
        return {
            ELDER: scores[0],
            YOUNGER: scores[-1],
            MILESTONES: sum(1 for place in places if bonus[place]),
            "every": sum(1 for each in self.account.entries if each.name == "every"),
        }

    def sums(self) -> Sums:
        """A deal as sums."""
        sums: Sums = {}
        count(sums, "endings", PLAYED)
        for kind in dict.fromkeys(self.kinds):
            own = [score for score, each in zip(self.scores, self.kinds, strict=True) if each == kind]
            sample(sums, "kinds", kind, value=divided(sum(own), len(own)))
        for name, value in self.measures().items():
            sample(sums, "measures", name, value=value)
        for place, score in enumerate(self.account.scores):
            role = self.role(place)
            sample(sums, "roles", role, value=score)
            count(sums, "bands", role, str(min(int(score) // BAND * BAND, HIGHEST)))
            for category in self.over.game.table.rules.reckoning.order:
                sample(sums, "categories", category, role, value=self.account.of(category)[place])
            sample(sums, "categories", MILESTONES, role, value=self.account.bonus[place])
        for reached in self.account.reached:
            count(sums, MILESTONES, reached.name, self.role(reached.seat))
        claims = (each for each in self.account.entries if each.category == "claims")
        for name, place in dict.fromkeys((each.name, each.seat) for each in claims):
            count(sums, "claims", name, self.role(place))
        most = [place for place, won in enumerate(self.account.tricks) if won == max(self.account.tricks)]
        every = max(self.account.tricks) == sum(self.account.tricks)
        count(sums, "tricks", self.role(most[0]) if len(most) == 1 else DIVIDED, *(["every"] if every else ["most"]))
        if self.partie is not None:
            count(sums, "parties", self.partie.settle or DIVIDED)
            sample(sums, "payment", value=self.partie.payment)
        return sums


def outcome(over: Over, kinds: tuple[str, ...], partie: Settled | None) -> Outcome:
    """What became of a deal that is over."""
    return Outcome(over, account_of(over), kinds, partie)
