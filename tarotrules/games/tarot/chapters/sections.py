"""The chapters in the order of a deal."""

from collections.abc import Callable, Iterator
from typing import Final

from tarotrules.games.tarot.chapters import (
    auction,
    bonuses,
    call,
    chien,
    claims,
    deal,
    deck,
    evaluation,
    game,
    match,
    play,
    promises,
    scoring,
    seating,
)
from tarotrules.games.tarot.chapters.telling import Section, Teller, Told

CHAPTERS: Final[dict[str, tuple[str, Callable[[Teller], Iterator[Told]]]]] = {
    "game": ("1", game.tell),
    "deck": ("2", deck.tell),
    "seating": ("3", seating.tell),
    "deal": ("4", deal.tell),
    "auction": ("5", auction.tell),
    "call": ("6", call.tell),
    "chien": ("7", chien.tell),
    "claims": ("8", claims.tell),
    "promises": ("9", promises.tell),
    "play": ("10", play.tell),
    "bonuses": ("11", bonuses.tell),
    "scoring": ("12", scoring.tell),
    "match": ("13", match.tell),
    "evaluation": ("14", evaluation.tell),
}
"""Chapter id, permanent number, and what tells it."""


def sections(teller: Teller) -> list[Section]:
    """The chapters that have something to say, for one ruleset."""
    told = [(name, number, tuple(tell(teller))) for name, (number, tell) in CHAPTERS.items()]
    return [Section(name, number, teller.say(f"chapter-{name}"), rules) for name, number, rules in told if rules]
