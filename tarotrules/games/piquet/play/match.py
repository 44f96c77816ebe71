"""A partie: deal after deal, the deal going round, scores added up by seat (R80 to R85)."""

from random import Random
from typing import NamedTuple

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.match import Settled, reached, settle, stopped, total, won
from tarotrules.games.piquet.play.agenda import shuffled
from tarotrules.games.piquet.play.game import Dealt, Over
from tarotrules.games.piquet.play.settling import account_of, by_seat
from tarotrules.games.piquet.play.table import PlayTable

TWO = 2
"""So many players settle what a partie came to."""


class Match(NamedTuple):
    """How far a partie has come."""

    table: PlayTable
    deals: int | None
    """How many are played, but for equal totals; nobody knows beforehand, where a score ends it."""
    dealer: int
    """Of the next deal."""
    played: int = 0
    """Deals that were played."""
    scores: tuple[tuple[Amount, ...], ...] = ()
    """By seat, of each deal; of each since the last game, where a partie is of several."""
    games: tuple[tuple[int, Settled], ...] = ()
    """Who won each, and what it counts."""

    @property
    def totals(self) -> tuple[Amount, ...]:
        """By seat; what each deal came to, times its weight."""
        return total(self.table.settling, self.scores)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be played."""
        match, totals = self.table.rules.match, self.totals
        level = totals.count(max(totals)) > 1
        if match.end == "score":
            enough = max(totals) >= (match.score or 0)
            alone = self.table.players > TWO and not level
            return self.winner is not None or (enough and (alone or (level and match.tie == "drawn")))
        more = self.played - (self.deals or 0)
        if self.deals is None or more < 0 or match.tie == "drawn":
            return self.deals is not None and more >= 0
        if match.tie == "one_each_then_drawn":
            return more >= self.table.players or (more == 0 and not level)
        return more % self.table.players == 0 and not level

    @property
    def winner(self) -> int | None:
        """Who has won the partie by games; one wins it, unless it takes several (R85)."""
        if self.table.rules.match.games is None:
            return self.games[-1][0] if self.games else None
        return won(self.table.settling, [(player, settled.payment) for player, settled in self.games])

    @property
    def settled(self) -> Settled:
        """What the one with less pays, of a partie of two; of the last game, where it is of several."""
        return self.games[-1][1] if self.games else settle(self.table.settling, self.totals, self.played)

    def deal(self, random: Random) -> Dealt:
        """The cards of the next deal."""
        return shuffled(self.table, self.dealer, random)

    def after(self, over: Over) -> "Match":
        """The partie after a deal."""
        account = account_of(over)
        scores = tuple(by_seat(over.game, account.scores))
        went_on = self._replace(dealer=over.dealer, played=self.played + 1, scores=(*self.scores, scores))
        if self.table.rules.match.end != "score" or self.table.players != TWO:
            return went_on
        players = [over.game.seat_of(place) for place in self.table.places]
        winner = reached(self.table.settling, self.totals, account, players)
        if winner is None:
            return went_on
        totals = stopped(self.table.settling, self.totals, account, players, winner)
        settled = settle(self.table.settling, totals, len(went_on.scores))
        more = self.table.rules.match.games is not None
        return went_on._replace(games=(*self.games, (winner, settled)), scores=() if more else went_on.scores)


def offered(table: PlayTable) -> tuple[int | None, ...]:
    """How many deals a partie may have; nothing, where a score ends it, or where that is agreed."""
    return (table.rules.match.deals,)


def begun(table: PlayTable, dealer: int, deals: int | None) -> Match:
    """A partie before its first deal; raises ``ValueError`` for a number of deals that the rules do not offer."""
    if deals not in offered(table) and table.rules.match.end != "agreed":
        raise ValueError(f"{deals} deals are not offered")
    return Match(table, deals, dealer)
