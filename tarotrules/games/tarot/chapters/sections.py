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
    irregularities,
    match,
    modes,
    play,
    promises,
    scoring,
)
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.telling import sections as telling
from tarotrules.games.telling.told import Section, Told
from tarotrules.wording.phrase import Phrase

CHAPTERS: Final[dict[str, Callable[[Teller], Iterator[Told]]]] = {
    "game": game.tell,
    "deck": deck.tell,
    "deal": deal.tell,
    "auction": auction.tell,
    "call": call.tell,
    "chien": chien.tell,
    "play": play.tell,
    "claims": claims.tell,
    "promises": promises.tell,
    "bonuses": bonuses.tell,
    "scoring": scoring.tell,
    "irregularities": irregularities.tell,
    "match": match.tell,
    "evaluation": evaluation.tell,
    "modes": modes.tell,
}
"""Chapter id, and what tells it."""
_OF_A_TAKER: Final = frozenset({"chien", "scoring"})
"""The chapters that have nothing to say where nobody takes; others are then empty by themselves."""
_HEADINGS: Final[dict[str, Callable[[Teller], str]]] = {
    "auction": auction.heading,
    "call": call.heading,
    "promises": promises.heading,
    "bonuses": bonuses.heading,
}
"""The chapters that are called by what is in them."""


def sections(teller: Teller) -> list[Section]:
    """The chapters that have something to say, for one ruleset, in the order of their rules' numbers."""
    untaken = _OF_A_TAKER if teller.rules.auction.taker == "nobody" else ()
    return telling.sections(teller, {id: tell for id, tell in CHAPTERS.items() if id not in untaken}, _heading)


def _heading(teller: Teller, chapter: str) -> Phrase:
    own = _HEADINGS.get(chapter)
    return teller.say(f"chapter-{chapter}" if own is None else own(teller))
