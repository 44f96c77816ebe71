"""What the last tricks can have held, and which card can have won them.

The highest trump wins, or a card of a suit where nobody played a trump; cards that are exempt from this may never win,
or win at the end of a slam. Cards that nobody tells apart are counted together.
"""

from collections.abc import Collection, Iterator, Mapping
from math import comb
from typing import Final, NamedTuple

from tarotrules.cards.pack import TRUMP, Card
from tarotrules.expressions.compiled import Value
from tarotrules.games.features.hands import fillings
from tarotrules.games.tarot.engine.table import Table
from tarotrules.games.tarot.ruleset.play import may_end_slam

_MOST: Final = 600
"""With more tricks than these, what it held is taken to be unknown."""
LAST, BEFORE = "last_trick", "penultimate_trick"
WINNING_CARD: Final = "winning_card"


class LastTrick(NamedTuple):
    """One thing the last trick, or the one before it, can have been."""

    held: Mapping[tuple[str, ...], Value]
    """How many cards of each class, and one of the cards that can have won it."""
    winning: tuple[Card, ...]
    """All that can have, among those that nobody tells apart."""
    ends_slam: bool = False
    """Whether the card that won it wins nothing but the last trick of a slam."""


NOTHING_KNOWN: Final = LastTrick({}, ())


class _Kind(NamedTuple):
    """What tells cards apart."""

    classes: frozenset[str]
    is_trump: bool
    may_win: bool
    is_ranked: bool
    """Whether it has its usual rank in any case: a trump beats the suits."""
    ends_slam: bool
    """Whether it wins at the end of a slam alone."""


def last_tricks(table: Table, names: Collection[str]) -> tuple[LastTrick, ...]:
    """All the last trick can have been, as far as some classes tell."""
    found: tuple[LastTrick, ...] = table.remember(
        ("last tricks", frozenset(names)), lambda: tuple(_all(table, names, LAST)) or (NOTHING_KNOWN,)
    )
    return found


def tricks_before(table: Table, names: Collection[str], *, card: bool) -> tuple[LastTrick, ...]:
    """All the trick before it can have been; without the card that won it, unless that is asked."""

    def made() -> tuple[LastTrick, ...]:
        every = [each for each in _all(table, names, BEFORE) if not each.ends_slam] or [NOTHING_KNOWN]
        if card:
            return tuple(every)
        counts = ({path: count for path, count in each.held.items() if path[1] in names} for each in every)
        return tuple(LastTrick(dict(each), ()) for each in dict.fromkeys(tuple(some.items()) for some in counts))

    found: tuple[LastTrick, ...] = table.remember(("tricks before", frozenset(names), card), made)
    return found


def _all(table: Table, names: Collection[str], place: str) -> Iterator[LastTrick]:
    heaps: dict[_Kind, list[Card]] = {}
    for card in table.pack.cards:
        heaps.setdefault(_kind(table, card, names), []).append(card)
    if comb(len(heaps) + table.players - 1, table.players) > _MOST:
        return
    for counts in fillings([len(cards) for cards in heaps.values()], table.players):
        trick = {kind: count for kind, count in zip(heaps, counts, strict=True) if count}
        held: dict[tuple[str, ...], Value] = {
            (place, name): sum(count for kind, count in trick.items() if name in kind.classes) for name in names
        }
        for kind in trick:
            if _can_win(kind, trick, heaps):
                winning = tuple(heaps[kind])
                yield LastTrick({**held, (place, WINNING_CARD): winning[0]}, winning, kind.ends_slam)


def _kind(table: Table, card: Card, names: Collection[str]) -> _Kind:
    exempt = [each for name, each in table.rules.exempt.items() if card in table.classes[name]]
    always = {each.wins for each in exempt if each.when is None}
    return _Kind(
        classes=frozenset(name for name in names if card in table.classes[name]),
        is_trump=card.suit == TRUMP,
        may_win="never" not in always,
        is_ranked=all(each.wins == "as_ranked" for each in exempt),
        ends_slam=any(map(may_end_slam, always)),
    )


def _can_win(kind: _Kind, trick: Mapping[_Kind, int], heaps: Mapping[_Kind, list[Card]]) -> bool:
    if not kind.may_win or not kind.is_ranked:
        return kind.may_win
    trumps = [(other, count) for other, count in trick.items() if other.is_trump and other.is_ranked and other != kind]
    if not kind.is_trump:
        return not trumps
    highest = max(card.rank for card in heaps[kind])
    return all(sorted(card.rank for card in heaps[other])[count - 1] < highest for other, count in trumps)
