"""The people at a table of bots, as one of them hears of them: the others by name, and oneself as *you*."""

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from tarotrules.book.inline import Card, Text, line
from tarotrules.games.seated import ShownCard, Told
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, in_figures
from tarotrules.wording.values import Value


class Speaking(Protocol):
    """What rules are told with."""

    @property
    def words(self) -> Catalogue:
        """The sentences of a language."""


_Teller = TypeVar("_Teller", bound=Speaking)


class People(Node, Generic[_Teller]):
    """Who sits where."""

    teller: _Teller
    here: int
    """The seat of the person."""
    names: tuple[str, ...]
    """By seat."""

    def tell(self, seat: int, what: str, /, **arguments: Value) -> Phrase:
        """What a player does; what the person does is said to the person."""
        if seat == self.here:
            return self.teller.words.tell(f"you-{what}", **arguments)
        return self.teller.words.tell(f"news-{what}", who=self.names[seat], **arguments)


def people(teller: _Teller, here: int, players: int, others: Sequence[str]) -> People[_Teller]:
    """Who sits at a table; the others, from the next one on, by the names they are given, or by usual ones."""
    words = teller.words
    names = [words.say("seat-you")]
    names += others[: players - 1]
    names += [words.say("seat-name", place=place) for place in range(len(names), players)]
    return People(teller, here, tuple(names[(seat - here) % players] for seat in range(players)))


def drawn(phrase: Phrase, card: Callable[[str], ShownCard | None]) -> Told:
    """A sentence as a screen draws it: words, and cards face up, each made of its code."""
    found: list[str | ShownCard] = []
    for each in line(in_figures(phrase)):
        match each:
            case Card(code):
                shown = card(code)
                found += [] if shown is None else [shown]
            case Text(text):
                found.append(text)
    return tuple(found)
