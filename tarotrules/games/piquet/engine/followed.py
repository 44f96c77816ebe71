"""Tricks as somebody tells them, looked at card by card: who held what, who had to follow, who led."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tarotrules.cards.french import Card, card_name
from tarotrules.games.deals.refusals import TRICK_NOT_WHOLE
from tarotrules.games.piquet.engine import playing, refusals
from tarotrules.games.piquet.engine.seen import whose
from tarotrules.games.piquet.engine.table import Table, Taken
from tarotrules.games.piquet.engine.told import Cards
from tarotrules.source.diagnostics import Diagnostic


class _Play(NamedTuple):
    """A card of a trick."""

    trick: int
    seat: int
    card: Card
    led: Card


def followed(
    table: Table, plays: Sequence[Cards], hands: Sequence[Cards] | None
) -> tuple[tuple[Taken, ...], list[Diagnostic]]:
    """The tricks of a deal, and what is wrong in the first that cannot have been played so.

    Where no hands are told, a hand is what it plays. What is told of later tricks depends on who leads to them.
    """
    whole = next((at for at, cards in enumerate(plays) if len(cards) != len(table.seats)), len(plays))
    tricks = tuple(playing.taken(table, plays[:whole]))
    told = [
        _Play(trick.number, *each, cards[0])
        for trick, cards in zip(tricks, plays, strict=False)
        for each in _by_seat(table, trick, cards)
    ]
    held = [set(each) for each in hands] if hands is not None else _held(table, told)
    problems = list(_wrong(table, told, held))
    if not problems and whole < len(plays):
        given, players = len(plays[whole]), len(table.seats)
        problems.append(TRICK_NOT_WHOLE.at(None, trick=whole + 1, given=given, players=players))
    return tricks, problems


def _by_seat(table: Table, trick: Taken, cards: Cards) -> Iterator[tuple[int, Card]]:
    for turn, card in enumerate(cards):
        yield (trick.leader + turn) % len(table.seats), card


def _held(table: Table, told: Sequence[_Play]) -> list[set[Card]]:
    return [{each.card for each in told if each.seat == seat} for seat in table.seats]


def _wrong(table: Table, told: Sequence[_Play], held: Sequence[set[Card]]) -> Iterator[Diagnostic]:
    """What is wrong in the first trick in which anything is; hands lose what they play."""
    first: int | None = None
    for trick, seat, card, led in told:
        if first not in (None, trick):
            return
        problem = None
        suited = [each for each in held[seat] if each.suit == led.suit]
        if card not in held[seat]:
            problem = refusals.NOT_HELD.at(None, trick=trick, card=card_name(card), **whose(table, seat))
        elif card.suit != led.suit and suited:
            has = card_name(max(suited))
            said = {"card": card_name(card), "led": card_name(led), "has": has}
            problem = refusals.REVOKE.at(None, trick=trick, **said, **whose(table, seat))
        held[seat].discard(card)
        if problem is not None:
            first = trick
            yield problem


def won(table: Table, tricks: Sequence[tuple[int, int]]) -> tuple[tuple[Taken, ...], list[Diagnostic]]:
    """The tricks of which only leaders and winners are told, and what is wrong with them."""
    problems, leader = list[Diagnostic](), 0
    for number, (led, winner) in enumerate(tricks, start=1):
        if led != leader:
            problems.append(refusals.LED_BY_OTHER.at(None, trick=number, **whose(table, led)))
        leader = winner
    return tuple(playing.won(table, tricks)), problems[:1]
