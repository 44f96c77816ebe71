"""A deal to be shown to readers: of the first that are drawn, the one that shows most of the rules.

Nothing is chosen by taste: the same rules always come to the same deal, in every language.
"""

from functools import lru_cache, partial
from typing import Final

from tarotrules.games.tarot.engine.scoring import Account
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.events import Event, events
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.players.club.player import Club
from tarotrules.games.tarot.players.known import Known
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.sampling.draws import CARDS, PLAYERS, generator
from tarotrules.source.node import Node

TRIED: Final = 40
"""Deals that are played at most to find one."""
ENOUGH: Final = 8
"""So many different things that no further deal is looked at."""
SEED: Final = 1
REMEMBERED: Final = 16
"""Rules whose deal is kept: books in several languages show the same."""
NEAR: Final = 15
"""A difference below which readers wonder to the end who will win."""


class Shown(Node):
    """A deal that was played, and what it came to."""

    recorder: Recorder
    over: Over
    account: Account
    events: tuple[Event, ...]
    """What its cards show."""


def shown(rules: Ruleset) -> Shown | None:
    """The deal; nothing, if none of those that are drawn is played."""
    return _shown(play_table(rules))


@lru_cache(REMEMBERED)
def _shown(table: PlayTable) -> Shown | None:
    best, most = None, 0
    for number in range(TRIED):
        deal = _played(table, number)
        worth = 0 if deal is None else _worth(deal)
        if worth > most:
            best, most = deal, worth
        if most >= ENOUGH:
            break
    return best


def _played(table: PlayTable, number: int) -> Shown | None:
    random = generator(SEED, number, PLAYERS)
    club = [Club(random) for _ in range(table.players)]
    recorder = Recorder(start(table, shuffled(table, number % table.players, generator(SEED, number, CARDS))))
    while not isinstance(recorder.phase, Over):
        phase = recorder.phase
        recorder.act(club[phase.seat].decide(partial(Known, phase), phase.options()))
    over = recorder.phase
    if over.ending != PLAYED or over.game.contract is None:
        return None
    return Shown(recorder, over, account_of(over), tuple(events(recorder)))


def _worth(deal: Shown) -> int:
    """How many different things a deal shows."""
    account = deal.account
    bids = sum(isinstance(each.act, acts.Bid) for each in deal.recorder.done)
    close = account.margin is not None and -NEAR < account.margin < NEAR
    beside = (deal.over.game.discard, account.terms[1:], close, bids > 1)
    return sum(map(bool, beside)) + len({each.id for each in deal.events})
