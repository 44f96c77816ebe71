"""Deals and parties to try rules with, from the simplest: tricks alone, hands, whole deals, the end of a partie.

Whether such a thing can be told by some rules, the engine says.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

from tarotrules.cards.french import Card, card_name, pack
from tarotrules.games.piquet.engine.reading import read
from tarotrules.games.piquet.engine.results import Outcome, Partie, Reckoned
from tarotrules.games.piquet.engine.settling import settle_reading
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.refused import Refused
from tarotrules.sampling.draws import CARDS, generator

HANDS: Final = 60
"""So many deals are tried by their hands alone; half as many are played."""
_BLANK: Final = 6
_DEAL: Final = ("players", "deck", "deal", "claim", "contest", "calling", "play", "count", "reckoning", "milestone")
"""The chapters that a deal is scored by."""
_PARTIE: Final = ("match", "settle")
_SEED: Final = 1882
_COURTS: Final = range(11, 14)
_TWO: Final = 2
_TOTALS: Final = ((120, 95), (150, 101), (130, 40), (99, 80), (90, 49), (110, 110))
"""Ends of a partie on either side of what rules ask for: both with a hundred, one, none, one with less than half."""
Hand = tuple[Card, ...]
Kind = Literal["tricks", "hands", "deal", "partie"]


class Case(NamedTuple):
    """What is told; the elder's hand comes first."""

    kind: Kind
    players: int
    hands: tuple[Hand, ...] = ()
    dealt: tuple[Hand, ...] = ()
    """The hands before the exchange, if there was one."""
    plays: tuple[Hand, ...] = ()
    """Tricks, the cards of each in the order in which they fell."""
    tricks: tuple[tuple[int, int], ...] = ()
    """Tricks, who led and who won each."""
    totals: tuple[int, ...] = ()


def data_of(case: Case) -> dict[str, Any]:
    """The same as it is told."""
    if case.kind == "partie":
        return {"kind": "partie", "players": case.players, "totals": list(case.totals)}
    if case.kind == "tricks":
        return {"kind": "trick_counts", "players": case.players, "tricks": [list(each) for each in case.tricks]}
    found = {
        "dealt": [" ".join(map(card_name, hand)) for hand in case.dealt],
        "hands": [" ".join(map(card_name, hand)) for hand in case.hands],
        "plays": ["-".join(map(card_name, trick)) for trick in case.plays],
    }
    return {"kind": "deal", "players": case.players, **{key: value for key, value in found.items() if value}}


def outcome_of(rules: Ruleset, case: Case) -> Reckoned | Partie | None:
    """What comes of it by some rules, if it can be."""
    try:
        found: Outcome = settle_reading(rules, read(data_of(case), rules.players))
    except Refused:
        return None
    return found if isinstance(found, Reckoned | Partie) else None


def candidates(rules: Sequence[Ruleset], known: Iterable[tuple[Sequence[Hand], Sequence[Hand]]]) -> Iterator[Case]:
    """All that are tried with so many players; ``known`` are hands, and how they are played.

    What is scored in a deal is tried where the rules differ in it, what comes of a partie where they differ in that.
    """
    first, *others = rules
    yield from _tricks(first)
    if any(_differ(first, each, _DEAL) for each in others):
        yield from _deals(first, known)
    if first.players == _TWO and any(_differ(first, each, _PARTIE) for each in others):
        yield from (Case("partie", _TWO, totals=totals) for totals in _TOTALS)


def _differ(one: Ruleset, other: Ruleset, chapters: Iterable[str]) -> bool:
    here, there = one.items(), other.items()
    return any(here[chapter] != there[chapter] for chapter in chapters)


def _deals(rules: Ruleset, known: Iterable[tuple[Sequence[Hand], Sequence[Hand]]]) -> Iterator[Case]:
    """Hands, those of which least is to be told first; then whole deals."""
    players, dealt = rules.players, [*_dealt(rules)]
    hands = [Case("hands", players, each) for each in dealt]
    if players == _TWO:
        hands += _blank(rules)
    yield from sorted(hands, key=lambda case: _lines(rules, case))
    if players == _TWO:
        yield from (Case("deal", _TWO, tuple(hands), plays=tuple(plays)) for hands, plays in known)
    yield from (Case("deal", players, hands, plays=_played(hands)) for hands in dealt[: HANDS // 2])


def _lines(rules: Ruleset, case: Case) -> int:
    """How much there is to tell of a deal: the simplest come first."""
    found = outcome_of(rules, case)
    return len(found.terms) if isinstance(found, Reckoned) else 0


def _tricks(rules: Ruleset) -> Iterator[Case]:
    """The elder wins all, half, one more or less than half, or none; then they win in turn."""
    last, every = rules.players - 1, rules.deal.hand
    for number in dict.fromkeys((every, every // 2 + 1, every // 2, every // 2 - 1, 0)):
        yield _won(rules, [0] * number + [last] * (every - number))
    yield _won(rules, [last * (number % 2) for number in range(every)])


def _won(rules: Ruleset, winners: Sequence[int]) -> Case:
    leaders = (0, *winners)
    return Case("tricks", rules.players, tricks=tuple(zip(leaders, winners, strict=False)))


def _dealt(rules: Ruleset) -> Iterator[tuple[Hand, ...]]:
    """Hands by chance, always the same."""
    size = rules.deal.hand
    for number in range(HANDS):
        cards = _shuffled(rules, number)
        yield tuple(_sorted(cards[seat * size : (seat + 1) * size]) for seat in range(rules.players))


def _shuffled(rules: Ruleset, number: int) -> list[Card]:
    cards = pack(rules.deck.lowest)
    return generator(_SEED, number, CARDS).sample(cards, len(cards))


def _blank(rules: Ruleset) -> Iterator[Case]:
    """Deals in which the elder or the younger has no court card until both have exchanged one."""
    for number in range(_BLANK):
        cards = _shuffled(rules, HANDS + number)
        blank = [card for card in cards if card.rank not in _COURTS][: rules.deal.hand]
        rest = [card for card in cards if card not in blank]
        other, stock = rest[: rules.deal.hand], rest[rules.deal.hand :]
        dealt = (blank, other) if number % 2 == 0 else (other, blank)
        if len(blank) == rules.deal.hand and len(stock) >= _TWO:
            hands = ([*hand[1:], card] for hand, card in zip(dealt, stock, strict=False))
            yield Case("hands", _TWO, tuple(map(_sorted, hands)), dealt=tuple(map(_sorted, dealt)))


def _sorted(hand: Iterable[Card]) -> Hand:
    return tuple(sorted(hand, key=lambda card: ("SHDC".index(card.suit), -card.rank)))


def _played(hands: Sequence[Hand]) -> tuple[Hand, ...]:
    """A deal played plainly: the best of the longest suit is led, and beaten as cheaply as it can be."""
    left, leader, tricks = [list(hand) for hand in hands], 0, list[Hand]()
    while left[leader]:
        suits = [card.suit for card in left[leader]]
        trick = [max(left[leader], key=lambda card: (suits.count(card.suit), card.rank, card.suit))]
        for place in range(1, len(hands)):
            trick.append(_answer(trick, left[(leader + place) % len(hands)]))
        best = max(range(len(trick)), key=lambda at: (trick[at].suit == trick[0].suit, trick[at].rank))
        for place, card in enumerate(trick):
            left[(leader + place) % len(hands)].remove(card)
        leader = (leader + best) % len(hands)
        tricks.append(tuple(trick))
    return tuple(tricks)


def _answer(trick: Sequence[Card], hand: Sequence[Card]) -> Card:
    suit = trick[0].suit
    following = [card for card in hand if card.suit == suit]
    highest = max(card.rank for card in trick if card.suit == suit)
    beating = [card for card in following if card.rank > highest]
    return min(beating or following or hand, key=lambda card: (card.rank, card.suit))
