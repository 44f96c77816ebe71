"""Cards that people speak of together, and how a file writes some cards."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.cards.pack import EXCUSE, PACK, SUITS, TRUMP, Card, card_name, parse_card
from tarotrules.games.tarot.chapters.faces import RANKS
from tarotrules.source.tables import read_table

_HANDFULS: Final = Path(__file__).parents[1] / "handfuls.toml"
RUN: Final = 3
"""So many trumps side by side are said as the first and the last."""
PIPS: Final = range(1, 11)


def written(cards: Iterable[Card]) -> Iterator[tuple[str, ...]]:
    """Cards as people write them: ``king``, ``1..10``, ``T1..T21``, ``excuse``."""
    left = set(cards)
    for rank, name in sorted(RANKS.items(), reverse=True):
        if left.issuperset(of_rank(rank)):
            left -= set(of_rank(rank))
            yield (name,)
    pips = [rank for rank in PIPS if left.issuperset(of_rank(rank))]
    for run in runs(pips):
        left -= {card for rank in run for card in of_rank(rank)}
        yield from _between([f"{rank}" for rank in run])
    trumps = sorted(card.rank for card in left if card.suit == TRUMP)
    yield from ((card_name(card),) for card in PACK if card in left and card.suit in SUITS)
    for run in runs(trumps):
        yield from _between([card_name(Card(TRUMP, rank)) for rank in run])
    if Card(EXCUSE, 0) in left:
        yield ("excuse",)


@cache
def handfuls() -> dict[str, tuple[Card, ...]]:
    """The cards that a noun stands for, and the noun."""
    named = {noun: map(parse_card, codes.split()) for noun, codes in read_table(_HANDFULS).items()}
    return {noun: tuple(card for card in cards if card is not None) for noun, cards in named.items()}


def ranks() -> dict[str, tuple[Card, ...]]:
    """The handfuls of one rank."""
    return {noun: cards for noun, cards in handfuls().items() if len({card.rank for card in cards}) == 1}


def of_rank(rank: int) -> tuple[Card, ...]:
    """The four cards of a rank."""
    return tuple(Card(suit, rank) for suit in SUITS)


def runs(ranks: Iterable[int]) -> list[list[int]]:
    """Numbers in runs, each one more than the one before."""
    found: list[list[int]] = []
    for rank in ranks:
        if found and found[-1][-1] == rank - 1:
            found[-1].append(rank)
        else:
            found.append([rank])
    return found


def _between(run: list[str]) -> Iterator[tuple[str, ...]]:
    if len(run) >= RUN:
        yield run[0], run[-1]
    else:
        yield from ((each,) for each in run)
