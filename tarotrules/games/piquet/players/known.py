"""What a player knows when something is to be decided: all that a program playing for somebody is given.

It is taken from the deal here and nowhere else, and says no more than :mod:`tarotrules.games.piquet.play.view` does.
"""

from typing import NamedTuple

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.games.piquet.engine.combinations import Key
from tarotrules.games.piquet.play.cards import SUIT_OF, together
from tarotrules.games.piquet.play.game import Phase
from tarotrules.games.piquet.play.settling import tricks_of
from tarotrules.games.piquet.play.table import PlayTable
from tarotrules.games.piquet.play.tricks import Playing, Trick
from tarotrules.games.piquet.play.view import held, seen_stock, told


class Known(NamedTuple):
    """What a player knows of a deal; places are counted from the elder on."""

    table: PlayTable
    place: int
    hand: CardSet
    discard: CardSet
    """The own."""
    stock: CardSet
    """What the player has seen of the stock that is left: the elder, what he might have taken (CAV L 33)."""
    number: int
    """How many cards of the stock are left."""
    told: tuple[tuple[tuple[tuple[Key, CardSet], ...], ...], ...]
    """By contest and place: what was called, as far as it was told and shown."""
    tricks: tuple[Trick, ...]
    leader: int
    cards: tuple[CardNumber, ...]
    """On the table."""
    gone: CardSet
    """All cards that were played."""

    @property
    def unseen(self) -> CardSet:
        """Cards of which the player does not know that nobody else has them."""
        return self.table.pack & ~(self.hand | self.discard | self.stock | self.gone)

    def void(self, place: int) -> CardSet:
        """All cards of the suits of which a player has shown to have none."""
        found = 0
        for leader, cards in (*((trick.leader, trick.cards) for trick in self.tricks), (self.leader, self.cards)):
            at = (place - leader) % self.table.players
            if 0 < at < len(cards) and SUIT_OF[cards[at]] != SUIT_OF[cards[0]]:
                found |= SUIT_OF[cards[0]]
        return found

    def others(self) -> tuple[int, ...]:
        """Those who do not score with the player."""
        return tuple(place for place in self.table.places if place not in self.table.sides[self.place])


def known(phase: Phase) -> Known:
    """What whoever has to decide knows."""
    game, place = phase.game, phase.place
    lead = () if game.lead is None else (game.lead,)
    playing = phase if isinstance(phase, Playing) else None
    looked = game.unused if place == 0 else 0
    return Known(
        table=game.table,
        place=place,
        hand=held(phase, place),
        discard=game.discards[place] or 0,
        stock=seen_stock(game) | looked & together(game.stock),
        number=len(game.stock),
        told=tuple(
            tuple(tuple(told(game, contest, each)) for each in game.table.places)
            for contest in range(len(game.table.contests))
        ),
        tricks=tricks_of(phase),
        leader=playing.leader if playing else 0,
        cards=playing.cards if playing else lead,
        gone=playing.gone if playing else together(lead),
    )
