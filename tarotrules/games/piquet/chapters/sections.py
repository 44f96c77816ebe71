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
from tarotrules.games.piquet.chapters.numbers import key_of
from tarotrules.games.piquet.chapters.telling import Section, Teller, Told

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
    """The chapters that have something to say, each rule followed by its tables, in the order of their numbers."""
    told = (
        (name, sorted(tell(teller), key=lambda each: key_of(teller.number(each.slot))))
        for name, tell in CHAPTERS.items()
    )
    return [Section(name, teller.say(f"chapter-{name}"), tuple(rules)) for name, rules in told if rules]
