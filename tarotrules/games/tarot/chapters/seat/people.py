"""The people at a table of bots, and what is said of them as a screen draws it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tarotrules.cards.pack import parse_card
from tarotrules.cards.sets import NUMBERS
from tarotrules.games.seated import ShownCard, Told
from tarotrules.games.seating import people as seating
from tarotrules.games.tarot.chapters.seat.faces import shown
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

People = seating.People[Teller]
"""Who sits where."""
REMEMBERED: Final = 1_000
"""Sentences drawn: all that has happened in a deal stands on the screen each time that something is asked."""


def people(teller: Teller, here: int, players: int, others: Sequence[str]) -> People:
    """Who sits at a table."""
    return seating.people(teller, here, players, others)


@lru_cache(REMEMBERED)
def drawn(words: Catalogue, phrase: Phrase) -> Told:
    """A sentence as a screen draws it: words, and cards face up."""

    def card(code: str) -> ShownCard | None:
        found = parse_card(code)
        return None if found is None else shown(words, NUMBERS[found])

    return seating.drawn(phrase, card)
