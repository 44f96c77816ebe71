"""The chapters in the order of a deal."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from tarotrules.games.piquet.chapters import (
    blank,
    calls,
    deal,
    deck,
    exchange,
    game,
    irregularities,
    match,
    play,
    reckoning,
)
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.telling import sections as telling
from tarotrules.games.telling.told import Section, Told

CHAPTERS: Final[Mapping[str, Callable[[Teller], Iterator[Told]]]] = {
    "game": game.tell,
    "deck": deck.tell,
    "deal": deal.tell,
    "blank": blank.tell,
    "exchange": exchange.tell,
    "calls": calls.tell,
    "play": play.tell,
    "reckoning": reckoning.tell,
    "match": match.tell,
    "irregularities": irregularities.tell,
}
"""Chapter id, and what tells it."""


def sections(teller: Teller) -> list[Section]:
    """The chapters that have something to say, for one ruleset, in the order of their rules' numbers."""
    return telling.sections(teller, CHAPTERS, lambda teller, id: teller.say(f"chapter-{id}"))
