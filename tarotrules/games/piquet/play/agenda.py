"""A deal from the cards dealt on: what happens in which order, as the rules have it (R32)."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from tarotrules.cards.bits import each
from tarotrules.games.piquet.play import calling, claiming, exchanging, tricks
from tarotrules.games.piquet.play.cards import together
from tarotrules.games.piquet.play.game import Dealt, Game, Over, Phase, Step
from tarotrules.games.piquet.play.table import REMEMBERED, PlayTable
from tarotrules.games.playing.drawing import dealt_out
from tarotrules.sampling.draws import any_place


class NotADeal(ValueError):  # noqa: N818 it is the deal that is none
    """Cards that are not the whole pack, dealt as the rules say."""


@lru_cache(REMEMBERED)
def agenda_of(table: PlayTable) -> tuple[Step, ...]:
    """What happens in a deal, in order."""
    return tuple(_steps(table))


def _steps(table: PlayTable) -> Iterator[Step]:
    contests = range(len(table.contests))
    others = [calling.others_state(contest) for contest in contests]
    yield claiming.claiming("at_once")
    yield exchanging.elder_exchanges
    yield claiming.claiming("after_discard")
    yield exchanging.younger_exchanges
    yield claiming.claiming("after_exchange")
    yield claiming.claiming("at_once", "after_discard", "after_exchange", again=True)
    yield calling.beginning
    shown = (calling.laying_open,) if table.rules.calling.show == "before_lead" else ()
    yield from [calling.elder_states] * len(contests)
    if table.rules.calling.younger_calls == "before_lead":
        yield from (*others, calling.ended)
    yield from (*shown, tricks.leading)
    if table.rules.calling.younger_calls == "after_lead":
        yield from (*others, calling.ended, *shown)
    yield from (exchanging.looking, tricks.tricks)


def start(table: PlayTable, dealt: Dealt) -> Phase | Over:
    """A deal whose cards are dealt; raises :class:`NotADeal`."""
    size, cards = table.rules.deal.hand, [*dealt.hands, together(dealt.stock)]
    sizes = [hand.bit_count() for hand in dealt.hands]
    if sum(cards) != table.pack or sizes != [size] * table.players or len(dealt.stock) != table.rules.deal.stock:
        raise NotADeal(dealt)
    first = tuple(dealt.hands[(dealt.dealer + 1 + place) % table.players] for place in table.places)
    game = Game(table, agenda_of(table), dealt, first, first, dealt.stock, (None,) * table.players)
    return game.agenda[0](game, 0)


def shuffled(table: PlayTable, dealer: int, random: Random) -> Dealt:
    """Cards of a pack that is well shuffled, each drawn from those that are left; the last ones are the stock."""
    deal = table.rules.deal
    *hands, rest = dealt_out((1 << card for card in each(table.pack)), table.players, deal.hand, random)
    left = list(each(rest))
    return Dealt(dealer, tuple(hands), tuple(left.pop(any_place(len(left), random)) for _ in range(deal.stock)))
