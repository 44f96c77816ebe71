"""The people at a table of bots, as one of them hears of them: the others by name, and oneself as *you*."""

from collections.abc import Sequence

from tarotrules.book.inline import Card, Text, line
from tarotrules.cards.pack import parse_card
from tarotrules.cards.sets import NUMBERS
from tarotrules.games.seated import ShownCard, Told
from tarotrules.games.tarot.chapters.seat.faces import shown
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, in_figures
from tarotrules.wording.values import Value


class People(Node):
    """Who sits where."""

    teller: Teller
    here: int
    """The seat of the person."""
    names: tuple[str, ...]
    """By seat."""

    def tell(self, seat: int, what: str, /, **arguments: Value) -> Phrase:
        """What a player does; what the person does is said to the person."""
        if seat == self.here:
            return self.teller.words.tell(f"you-{what}", **arguments)
        return self.teller.words.tell(f"news-{what}", who=self.names[seat], **arguments)


def people(teller: Teller, here: int, players: int, others: Sequence[str]) -> People:
    """Who sits at a table; the others, from the next one on, by the names they are given, or by usual ones."""
    words = teller.words
    names = [words.say("seat-you")]
    names += others[: players - 1]
    names += [words.say("seat-name", place=place) for place in range(len(names), players)]
    return People(teller, here, tuple(names[(seat - here) % players] for seat in range(players)))


def drawn(words: Catalogue, phrase: Phrase) -> Told:
    """A sentence as a screen draws it: words, and cards face up."""
    found: list[str | ShownCard] = []
    for each in line(in_figures(phrase)):
        match each:
            case Card(code):
                card = parse_card(code)
                found += [] if card is None else [shown(words, NUMBERS[card])]
            case Text(text):
                found.append(text)
    return tuple(found)
