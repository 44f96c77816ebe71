"""A deal from the cards dealt on: what happens in which order, as the rules have it."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from tarotrules.games.playing.drawing import dealt_out
from tarotrules.games.tarot.play.auction import auction
from tarotrules.games.tarot.play.calling import calling, facing
from tarotrules.games.tarot.play.chien import discarding, taking_up
from tarotrules.games.tarot.play.claiming import claiming, first_card
from tarotrules.games.tarot.play.dealing import any_layout, any_pack, appointed, dealt
from tarotrules.games.tarot.play.exempting import excusing
from tarotrules.games.tarot.play.game import Agenda, Dealt, Game, Over, Phase, Step, whole_pack
from tarotrules.games.tarot.play.piles import are_laid
from tarotrules.games.tarot.play.promising import promising
from tarotrules.games.tarot.play.redealing import at_turn, redealing
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.play.tricks import at_once, tricks
from tarotrules.games.tarot.ruleset.auction import is_imposed
from tarotrules.games.tarot.ruleset.call import calls_card


@lru_cache(64)
def agenda_of(table: PlayTable) -> Agenda:
    """What happens in a deal, in order."""
    own = "own_first_card"
    return Agenda(
        tuple(_steps(table)),
        first_card if table.claims_at[own] or table.promises_at[own] else at_once,
        at_turn if any(each.own_turn for each in table.redeals) else None,
    )


def _steps(table: PlayTable) -> Iterator[Step]:
    call = table.rules.call
    if not all(each.own_turn for each in table.redeals):
        yield redealing
    yield from (excusing, auction)
    yield from _promising(table, "after_auction")
    if call is not None and not calls_card(table.rules):
        yield facing
    if call is not None and call.moment == "before_chien":
        yield calling
    yield taking_up
    if call is not None and call.moment == "after_chien":
        yield calling
    yield discarding
    yield from _promising(table, "after_discard")
    yield from _promising(table, "before_first_lead")
    if table.claims_at["before_first_lead"]:
        yield claiming
    yield tricks


def _promising(table: PlayTable, moment: str) -> Iterator[Step]:
    if table.promises_at[moment]:
        yield promising(moment)


class NotADeal(ValueError):  # noqa: N818 it is the cards that are none
    """Cards that nobody can have been dealt, a hand overlooked of which the rules say nothing, or a taker too few."""


def start(table: PlayTable, cards: Dealt) -> Phase | Over:
    """A deal of cards that are given, before anybody has said anything; raises :class:`NotADeal`."""
    sizes = [hand.bit_count() for hand in cards.hands]
    late = {each.id for each in table.redeals if each.found_late is not None} if cards.overlooked else frozenset()
    fits = sizes == [table.hand] * table.players and are_laid(table, cards) and whole_pack(table, cards)
    taken = (cards.taker is not None) == is_imposed(table.rules.auction)
    if not fits or not taken or not cards.overlooked <= late:
        raise NotADeal(cards)
    agenda = agenda_of(table)
    return agenda.steps[0](Game(table, agenda, cards), 0)


def shuffled(table: PlayTable, dealer: int, random: Random) -> Dealt:
    """Hands and a chien: as many cards as are dealt, drawn one by one from those that are left."""
    if table.rules.deal.piles is not None:
        found = dealt(table, dealer, any_pack(table, random), any_layout(table, random))
    else:
        *hands, chien = dealt_out(table.pack.bits, table.players, table.hand, random)
        found = Dealt(dealer, tuple(hands), chien)
    return appointed(table, found, random)
