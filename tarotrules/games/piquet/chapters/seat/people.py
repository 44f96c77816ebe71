"""The people at a table of bots, what they say, and what each of them is in a deal."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.chapters.seat.faces import by_code
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.play.game import Game
from tarotrules.games.piquet.play.table import PlayTable
from tarotrules.games.seated import Told
from tarotrules.games.seating import people as seating
from tarotrules.games.telling.told import TWO
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

People = seating.People[Teller]
"""Who sits where."""
people: Final = seating.people
REMEMBERED: Final = 1_000
"""Sentences drawn: all that has happened in a deal stands on the screen each time that something is asked."""


def drawn(people: People, phrase: Phrase) -> Told:
    """A sentence as a screen draws it: words, and cards face up."""
    return _drawn(people.teller.words, phrase)


@lru_cache(REMEMBERED)
def _drawn(words: Catalogue, phrase: Phrase) -> Told:
    return seating.drawn(phrase, lambda code: by_code(words, code))


def says(people: People, seat: int, what: Phrase) -> Phrase:
    """What a player says, in its own words."""
    return people.tell(seat, "says", what=what)


def role(people: People, game: Game, seat: int) -> str:
    """What a player is in a deal: the elder, the younger or dealer, or the person's partner."""
    place, table = game.place_of(seat), game.table
    last = "younger" if table.players == TWO else "dealer"
    found = "elder" if not place else last if place == table.places[-1] else "other"
    if seat != people.here and place in table.sides[game.place_of(people.here)]:
        found = "partner"
    return people.teller.words.say("seat-role", role=found)


def of_sides(table: PlayTable, amounts: Sequence[Amount]) -> list[Amount]:
    """What is by seat, for all who score together: partners have one score."""
    return [sum(amounts[each] for each in table.settling.side(seat)) for seat in range(table.players)]
