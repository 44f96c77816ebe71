"""How likely cards are to be beaten by those who play after, as far as one can tell."""

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.cards.sets import SUIT_OF, TRUMPS
from tarotrules.games.tarot.play.tricks import NO_CARD
from tarotrules.games.tarot.players.known import Known


class Chances:
    """The cards that nobody has shown, and who may hold them."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self._beaten_by = known.table.pack.beaten_by
        self.unseen: CardSet = known.table.pack.all & ~(known.hand | known.gone | known.discard)
        if known.seat == known.taker:
            self.unseen &= ~known.chien
        self._lying = known.lying or (0,) * known.table.players
        players = known.table.players
        for cards in self._lying:
            self.unseen &= ~cards
        self.hidden = players - 1
        first = known.leader + len(known.cards) + 1
        self.after = tuple((first + step) % players for step in range(players - len(known.cards) - 1))
        """Who plays after, in order."""
        self.enemies = tuple(seat for seat in self.after if not known.is_friend(seat))
        self.friends = tuple(seat for seat in self.after if known.is_friend(seat))
        self._void = {seat: known.void(seat) for seat in self.after}
        self.winner = self._winner()

    def _winner(self) -> int | None:
        """Who would win the trick now."""
        known = self.known
        if known.top == NO_CARD:
            return None
        return (known.leader + known.cards.index(known.top)) % known.table.players

    @property
    def is_ours(self) -> bool:
        """Whether somebody of the own side would win the trick now."""
        return self.winner is not None and self.known.is_friend(self.winner)

    def beaten(self, card: CardNumber, by: tuple[int, ...], led: CardSet) -> float:
        """How likely one of some players beats a card in a suit that was led."""
        safe = 1.0
        for seat in by:
            safe *= 1 - self._beats(seat, card, led)
        return 1 - safe

    def _beats(self, seat: int, card: CardNumber, led: CardSet) -> float:
        stronger = self._beaten_by[card]
        in_trumps = self._has(seat, stronger & TRUMPS)
        if led == TRUMPS:
            return in_trumps
        has_none = 1 - self._has(seat, led)
        if SUIT_OF[card] != led:
            # A trump lies there, or will: it is beaten by those only who have none of the suit.
            return in_trumps * has_none
        return self._has(seat, stronger & led) + has_none * in_trumps

    def _has(self, seat: int, cards: CardSet) -> float:
        """How likely somebody has one of some cards of a suit, or of the trumps; what lies on the piles is seen."""
        if self._lying[seat] & cards:
            return 1.0
        if self._void[seat] & cards:
            return 0.0
        return 1 - (1 - 1 / self.hidden) ** (self.unseen & cards).bit_count()
