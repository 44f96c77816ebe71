"""How many cards of some classes can be among so many cards that count so much.

What counts more than a half is few cards: kings, queens, knights, jacks and oudlers are tried in every number, and the
rest of the cards count a half each.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from operator import add
from typing import Final

from tarotrules.cards.pack import Card
from tarotrules.cards.packs import Pack
from tarotrules.games.tarot.engine.tricks import Share

_LOW: Final = 1
"""What most cards count, in halves of a point."""

Has = tuple[int, ...]
"""How many cards of each class."""
_Ways = tuple[frozenset[Has], ...]
"""What no card of a kind can be, what one can, what two …"""
_Few = tuple[tuple[tuple[int, int, int], frozenset[Has]], ...]
"""The same of all cards that count more than a half: by how many they are, what they count, how many are oudlers."""


def divisions(classes: tuple[frozenset[Card], ...], shares: Iterable[Share], pack: Pack) -> set[Has]:
    """How many cards of each class a side can have, that has one of some shares of the pack."""
    return {has for share in shares for has in _of_share(classes, share, pack)}


def _of_share(classes: tuple[frozenset[Card], ...], share: Share, pack: Pack) -> Iterator[Has]:
    few, low = _divided((*classes, share.won), pack)
    for (cards, halves, oudlers), some in few:
        rest = share.cards - cards
        if oudlers == share.oudlers and rest * _LOW == share.halves - halves and 0 <= rest < len(low):
            for *has, won in _sums(some, low[rest]):
                if won <= share.most_won:
                    yield tuple(has)


@lru_cache(maxsize=256)
def _divided(classes: tuple[frozenset[Card], ...], pack: Pack) -> tuple[_Few, _Ways]:
    """All that the cards which count more can be together, and what the others can be."""
    kinds = Counter((card.halves, card.is_oudler) for card in pack.cards)
    found = {(0, 0, 0): frozenset({(0,) * len(classes)})}
    for halves, is_oudler in sorted(kinds.keys() - {(_LOW, False)}):
        more: defaultdict[tuple[int, int, int], set[Has]] = defaultdict(set)
        ways = _ways(classes, _of_kind(pack, halves, is_oudler=is_oudler))
        for (cards, counted, oudlers), some in found.items():
            for number, others in enumerate(ways):
                key = cards + number, counted + number * halves, oudlers + number * is_oudler
                more[key] |= _sums(some, others)
        found = {key: frozenset(some) for key, some in more.items()}
    return tuple(found.items()), _ways(classes, _of_kind(pack, _LOW, is_oudler=False))


def _of_kind(pack: Pack, halves: int, *, is_oudler: bool) -> Iterator[Card]:
    return (card for card in pack.cards if (card.halves, card.is_oudler) == (halves, is_oudler))


def _ways(classes: tuple[frozenset[Card], ...], cards: Iterable[Card]) -> _Ways:
    """How many of each class some cards of a kind can be."""
    cells = Counter(tuple(int(card in each) for each in classes) for card in cards)
    found: list[set[Has]] = [{(0,) * len(classes)}]
    for cell, size in cells.items():
        more: list[set[Has]] = [set() for _ in range(len(found) + size)]
        for before, some in enumerate(found):
            for number in range(size + 1):
                more[before + number] |= _sums(some, ({tuple(number * each for each in cell)}))
        found = more
    return tuple(map(frozenset, found))


def _sums(some: Collection[Has], others: Collection[Has]) -> set[Has]:
    """Each of some with each of others."""
    return {tuple(map(add, one, two)) for one in some for two in others}
