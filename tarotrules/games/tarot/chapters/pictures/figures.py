"""Which pictures a book has, and the rule each belongs to."""

from collections.abc import Callable, Iterator
from typing import Final

from tarotrules.book import tree
from tarotrules.games.tarot.chapters.pictures.cards import cards, heap
from tarotrules.games.tarot.chapters.pictures.packets import packets
from tarotrules.games.tarot.chapters.pictures.seats import seats
from tarotrules.games.tarot.chapters.pictures.trick import trick
from tarotrules.games.tarot.chapters.telling import Teller

OF: Final[dict[str, tuple[Callable[[Teller], tree.Figure | None], ...]]] = {
    "deck.excuse": (cards,),
    "deck.counting": (heap,),
    "deal.shuffle": (seats,),
    "deal.chien": (packets,),
    "play.winner": (trick,),
}
"""By the slot of the rule a picture stands under."""


def figures(teller: Teller, slot: str) -> Iterator[tree.Figure]:
    """The pictures of a rule, as far as a ruleset has something to show."""
    for drawn in OF.get(slot, ()):
        figure = drawn(teller)
        if figure is not None:
            yield figure
