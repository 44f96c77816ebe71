"""Several cards: what they are called in a sentence, and the word that rules have for some that have no other."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate, chain
from typing import Final, NamedTuple

from tarotrules.cards.pack import EXCUSE, SUITS, TRUMP, Card, card_name, parse_card
from tarotrules.games.tarot.chapters.faces import RANKS, four, name_of, with_faces
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

REMEMBERED: Final = 256
"""Sets of cards kept in words; more than the shipped variants have in all languages."""
_LONGEST: Final = 56
"""So many letters the word for some cards has at most, so that a number may stand behind it."""
_MANY: Final = 3
"""So many ranks are told as a run."""
_TO: Final = "to"


class CardSet(NamedTuple):
    """Some cards in a language."""

    said: Phrase
    """In words."""
    shown: Phrase
    """In words, then as figures."""


@lru_cache(REMEMBERED)
def card_set(words: Catalogue, cards: tuple[Card, ...]) -> CardSet:
    """Some cards, which nearly every ruleset has: what they are called depends on no other rule."""
    said = _in_words(words, cards)
    return CardSet(said, with_faces(words, said, _by_rank(cards)))


def _in_words(words: Catalogue, cards: Iterable[Card]) -> Phrase:
    """Whole ranks, runs of trumps, single cards."""
    left = list(cards)
    items: list[Phrase] = []
    whole = [rank for rank in range(14, 0, -1) if all(card in left for card in four(rank))]
    left = [card for card in left if card.suit not in SUITS or card.rank not in whole]
    items += [_four(words, rank) for rank in whole if rank in RANKS]
    items += chain.from_iterable(_low(words, run) for run in _without_gaps(rank for rank in whole if rank not in RANKS))
    items += [_run(words, run) for run in trump_runs(left)]
    items += [name_of(words, card) for card in left if card.suit in SUITS]
    if Card(EXCUSE, 0) in left:
        items.append(words.tell("cards-excuse"))
    return words.join(items)


def _by_rank(cards: Iterable[Card]) -> list[Card]:
    """Cards of suits by rank, the highest first; then trumps and the Excuse."""
    return sorted(cards, key=lambda card: -card.rank if card.suit in SUITS else 0)


def _without_gaps(falling: Iterable[int]) -> list[list[int]]:
    """Ranks that follow each other."""
    runs: list[list[int]] = []
    for rank in falling:
        if runs and runs[-1][-1] == rank + 1:
            runs[-1].append(rank)
        else:
            runs.append([rank])
    return runs


def _low(words: Catalogue, run: list[int]) -> list[Phrase]:
    """Ranks one by one, or from which to which, if they are many."""
    if len(run) < _MANY:
        return [_four(words, rank) for rank in run]
    return [words.tell("cards-low-run", first=run[-1], last=run[0])]


def _four(words: Catalogue, rank: int) -> Phrase:
    if rank in RANKS:
        return words.tell("cards-courts", rank=RANKS[rank])
    return words.tell("cards-low", n=rank)


def trump_runs(cards: Iterable[Card]) -> list[tuple[int, int]]:
    """Runs of trumps as first and last rank."""
    runs: list[tuple[int, int]] = []
    for card in sorted(card for card in cards if card.suit == TRUMP):
        if runs and card.rank == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], card.rank)
        else:
            runs.append((card.rank, card.rank))
    return runs


def _run(words: Catalogue, run: tuple[int, int]) -> Phrase:
    first, last = run
    if first == last:
        return words.tell("cards-trump", n=first)
    return words.tell("cards-trumps", first=first, last=last)


def run_of(cards: Iterable[Card]) -> tuple[int, int] | None:
    """The first and the last of some trumps that follow each other, if they are all there is."""
    those = tuple(cards)
    runs = trump_runs(those) if all(card.suit == TRUMP for card in those) else []
    return runs[0] if len(runs) == 1 else None


def word_of(cards: Iterable[Card]) -> str:
    """A word for some cards that is made of their codes, as far as it may be long.

    >>> word_of([Card("T", 18), Card("T", 19), Card("T", 20)]), word_of([Card("S", 14), Card("C", 14)])
    ('t18-to-t20', 'sk-ck')
    """
    words = accumulate(_codes(tuple(cards)), "{}-{}".format)
    return next(each for each in reversed([each for each in words if len(each) <= _LONGEST])).lower()


def _codes(cards: tuple[Card, ...]) -> Iterator[str]:
    yield from (card_name(card) for card in cards if card.suit in SUITS)
    for run in trump_runs(cards):
        yield f"-{_TO}-".join(dict.fromkeys(card_name(Card(TRUMP, rank)) for rank in run))
    yield from (card_name(card) for card in cards if card.suit == EXCUSE)


def is_of_codes(word: str) -> bool:
    """Whether a word for some cards is made of codes, and says nothing that the cards do not.

    >>> [is_of_codes(each) for each in ("t18-to-t20", "sk-ck-2", "kings", "to")]
    [True, True, False, False]
    """
    first, *others = word.split("-")
    parts = (each == _TO or each.isdecimal() or parse_card(each) is not None for each in others)
    return parse_card(first) is not None and all(parts)
