"""A partie: deal after deal, the deal going round, scores added up by seat (R80 to R85)."""

from random import Random
from typing import NamedTuple

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.match import Settled, settle, total
from tarotrules.games.piquet.play.agenda import shuffled
from tarotrules.games.piquet.play.game import Dealt, Over
from tarotrules.games.piquet.play.settling import account_of, by_seat
from tarotrules.games.piquet.play.table import PlayTable


class Match(NamedTuple):
    """How far a partie has come."""

    table: PlayTable
    deals: int | None
    """How many are played, but for equal totals; nobody knows beforehand, where a score ends it."""
    dealer: int
    """Of the next deal."""
    scores: tuple[tuple[Amount, ...], ...] = ()
    """Of each deal, by seat."""

    @property
    def played(self) -> int:
        """Deals that were played."""
        return len(self.scores)

    @property
    def totals(self) -> tuple[Amount, ...]:
        """By seat; what each deal came to, times its weight."""
        return total(self.table.settling, self.scores)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be played."""
        totals, match = self.totals, self.table.rules.match
        level = totals.count(max(totals)) > 1
        if match.end == "score":
            return max(totals) >= (match.score or 0) and (not level or match.tie == "drawn")
        more = self.played - (self.deals or 0)
        if self.deals is None or more < 0:
            return False
        match match.tie:
            case "drawn":
                return True
            case "one_each_then_drawn":
                return more == self.table.players or (more == 0 and not level)
        return more % self.table.players == 0 and not level

    @property
    def settled(self) -> Settled:
        """What the one with less pays, of a partie of two."""
        return settle(self.table.settling, self.totals, self.played)

    def deal(self, random: Random) -> Dealt:
        """The cards of the next deal."""
        return shuffled(self.table, self.dealer, random)

    def after(self, over: Over) -> "Match":
        """The partie after a deal."""
        scores = tuple(by_seat(over.game, account_of(over).scores))
        return self._replace(dealer=over.dealer, scores=(*self.scores, scores))


def offered(table: PlayTable) -> tuple[int | None, ...]:
    """How many deals a partie may have; nothing, where a score ends it, or where that is agreed."""
    return (table.rules.match.deals,)


def begun(table: PlayTable, dealer: int, deals: int | None) -> Match:
    """A partie before its first deal; raises ``ValueError`` for a number of deals that the rules do not offer."""
    if deals not in offered(table) and table.rules.match.end != "agreed":
        raise ValueError(f"{deals} deals are not offered")
    return Match(table, deals, dealer)
