"""A match: deal after deal, the dealer moving, scores added up by seat."""

from random import Random
from typing import NamedTuple

from tarotrules.expressions.rounding import Amount
from tarotrules.games.tarot.engine import standing
from tarotrules.games.tarot.engine.pool import Carried, Mouches, carried
from tarotrules.games.tarot.engine.pool import Dealt as Pooled
from tarotrules.games.tarot.play import dealing
from tarotrules.games.tarot.play.dealing import Order
from tarotrules.games.tarot.play.game import PLAYED, Dealt, Over
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.table import PlayTable


class Match(NamedTuple):
    """How far a match has come."""

    table: PlayTable
    deals: int | None
    """How many are played; nobody knows beforehand, where the players agree as they go."""
    dealer: int
    """Of the next deal."""
    totals: tuple[Amount, ...]
    played: int = 0
    """Deals that were played to the end; others do not count."""
    silent: int | None = None
    """Who may not bid on the next deal, being at fault for a misdeal."""

    left: Order = ()
    """The pack as it lies after the deal before, where nobody shuffles."""
    mouches: Mouches = ()
    """What lies in the pool."""

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be played."""
        return standing.is_over(self.table.rules.match, self.totals, self.played, self.deals)

    @property
    def winners(self) -> tuple[int, ...]:
        """Those with the highest total; more than one if they have the same."""
        return standing.leaders(self.totals)

    def deal(self, random: Random) -> Dealt:
        """The cards of the next deal: of the pack as it was left, where nobody shuffles, and cut by chance."""
        pack = self.left or dealing.any_pack(self.table, random)
        lifted = dealing.cut(pack, dealing.any_cut(self.table, random))
        layout = dealing.any_layout(self.table, random)
        cards = dealing.dealt(self.table, self.dealer, lifted, layout)._replace(silent=self.silent)
        return dealing.appointed(self.table, cards, random)

    def after(self, over: Over) -> "Match":
        """The match after a deal: a deal that was not played is not counted, but may move the dealer."""
        left = dealing.gathered(over) if self.table.rules.deal.shuffle == "none" else ()
        went_on = self._pooled(over)._replace(dealer=over.dealer, silent=None, left=left)
        if over.ending != PLAYED:
            return went_on
        scores = account_of(over).scores
        totals = tuple(total + score for total, score in zip(went_on.totals, scores, strict=True))
        return went_on._replace(totals=totals, played=self.played + 1)

    def pooled(self, over: Over) -> tuple[Pooled, Carried] | None:
        """What a deal is to the pool, with what was put in before it, and what it does to it."""
        pool = self.table.rules.match.pool
        if pool is None:
            return None
        game = over.game
        made = account_of(over).made if over.ending == PLAYED and game.mode is None else None
        deal = Pooled(range(self.table.players), game.dealer, game.taker, made)
        return deal, carried(pool, self.mouches, deal)

    def _pooled(self, over: Over) -> "Match":
        match self.pooled(over):
            case _, found:
                totals = tuple(total + found.gains[seat] for seat, total in enumerate(self.totals))
                return self._replace(totals=totals, mouches=found.mouches)
        return self

    def after_misdeal(self) -> "Match":
        """The match after cards that were dealt wrongly."""
        dealer, silent = dealing.after_misdeal(self.table, self.dealer)
        return self._replace(dealer=dealer, silent=silent)


def begun(table: PlayTable, dealer: int, deals: int | None) -> Match:
    """A match before its first deal; raises ``ValueError`` for a number of deals that the rules do not offer."""
    may = standing.offered(table.rules.match, table.players)
    if deals not in may and table.rules.match.end != "agreed":
        raise ValueError(f"{deals} deals are not offered")
    return Match(table, deals, dealer, (0,) * table.players)
