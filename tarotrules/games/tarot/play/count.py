"""What a played deal comes to: piles, points and oudlers."""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Final, Literal, NamedTuple

from tarotrules.cards.bits import BITS, CardNumber, CardSet, lowest
from tarotrules.cards.sets import NUMBERS, halves, set_of
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE
from tarotrules.games.tarot.play.game import Over
from tarotrules.games.tarot.play.table import Exempt
from tarotrules.games.tarot.play.tricks import Trick

OUDLERS: Final = set_of(card for card in NUMBERS if card.is_oudler)
HALF_CARDS: Final = set_of(card for card in NUMBERS if card.halves == 1)
Rule = Literal["kept", "other_side", "trick_winner"]


class Piles(NamedTuple):
    """What lies before each player at the end, and what is owed and could not be paid."""

    cards: tuple[CardSet, ...]
    """By seat; with a last one for what lies with the defence and is nobody's."""
    credit: tuple[int, ...]
    """In halves of a point, likewise."""


class _Piling:
    """The piles while they are put together."""

    def __init__(self, over: Over) -> None:
        self.over, self.game = over, over.game
        self.nobody = self.game.table.players
        self.cards, self.credit = [0] * (self.nobody + 1), [0] * (self.nobody + 1)
        self.beside = self.game.discard or self.game.chien
        """The discard, or a chien that nobody took up: it was won in no trick."""

    def lay(self) -> None:
        """What was not played lies with the side it counts for, tricks with who won them; then cards are exchanged."""
        game = self.game
        self.cards[self._place_of_chien()] |= self.beside
        excused, tricks, piles = reduce(or_, game.free), self.over.tricks, self.cards
        with_excused, gone = [], 0
        for trick in tricks:
            lying = trick.gone ^ gone
            gone = trick.gone
            piles[trick.winner] |= lying
            if lying & excused:
                with_excused.append((trick, lying & excused))
        for trick, cards in with_excused:
            self.exchange(trick, cards & ~BITS[trick.top], last=trick is tricks[-1])

    def _place_of_chien(self) -> int:
        """Where the discard lies, or a chien that nobody took up."""
        game = self.game
        if game.mode is not None:
            last = game.table.rules.mode[game.mode].chien == "last_winner"
            return self.over.tricks[-1].winner if last else self.nobody
        to_defence = game.contract is not None and game.contract.goes == "defence_tricks"
        return self.nobody if to_defence else game.taker or 0

    def exchange(self, trick: Trick, cards: CardSet, *, last: bool) -> None:
        """The excused cards of a trick go where they belong, but for one that won it."""
        for seat, card in zip(self.game.seats_from(trick.leader), trick.cards, strict=True):
            for exempt in self.game.exempt[seat] if cards & BITS[card] else ():
                if exempt.cards & BITS[card]:
                    self._exchange(exempt, card, seat, trick.winner, last=last)

    def _exchange(self, exempt: Exempt, card: CardNumber, seat: int, winner: int, *, last: bool) -> None:
        """It stays, against something, or goes (R-RO201206, *Le jeu de la carte*)."""
        bit, friends = 1 << card, self.game.are_friends(winner, seat)
        if last and exempt.last_trick != "kept":
            if exempt.last_trick == "other_side" and friends:
                self.cards[winner] ^= bit
                self.cards[self._other_side(seat)] |= bit
        elif winner != seat and not (exempt.stays == "side" and friends):
            self.cards[winner] ^= bit
            self.cards[seat] |= bit
            if exempt.owed == "nothing" or (exempt.owed == "half_card" and self._settled(exempt, seat, winner)):
                return
            self.credit[seat] -= 1
            self.credit[winner] += 1

    def _settled(self, exempt: Exempt, seat: int, winner: int) -> bool:
        """Whether a card is given, or nothing is owed for want of one."""
        return self._paid(exempt, seat, winner) or exempt.unpaid == "nothing"

    def _paid(self, exempt: Exempt, seat: int, winner: int) -> bool:
        """Whether there is a card worth half a point to give: of the side, or of the player's own."""
        game, of_side = self.game, exempt.stays == "side"
        friends = (
            [each for each in range(self.nobody) if each != seat and game.are_friends(each, seat)] if of_side else []
        )
        if of_side and game.mode is None and game.side_of(seat) == DEFENCE:
            friends.append(self.nobody)
        kept = self.game.free[seat] | (0 if exempt.owed_from == "tricks_and_discard" else self.beside)
        for giver in (seat, *friends):
            found = lowest(self.cards[giver] & HALF_CARDS & ~kept, 1)
            if found:
                self.cards[giver] ^= found
                self.cards[winner] |= found
                return True
        return False

    def _other_side(self, seat: int) -> int:
        """Somebody of the other side: of the defence no one in particular."""
        taker = self.game.taker
        return self.nobody if self.game.side_of(seat) == ATTACK or taker is None else taker


def piles_of(over: Over) -> Piles:
    """The tricks by who won them, the chien and the discard where they count, and excused cards where they go."""
    piling = _Piling(over)
    piling.lay()
    return Piles(tuple(piling.cards), tuple(piling.credit))


class Won(NamedTuple):
    """What a side has at the end."""

    cards: CardSet
    points: int
    """Card points, doubled."""
    tricks: int


class Counted(NamedTuple):
    """A played deal, counted."""

    over: Over
    piles: Piles
    attack: Won

    @property
    def defence(self) -> Won:
        """What is not the attack's."""
        attack = self.over.game.attack()
        return _won(self.over, self.piles, [seat for seat in range(len(self.piles.cards)) if seat not in attack])


def counted(over: Over) -> Counted:
    """The count of a deal that was played to the end."""
    piles = piles_of(over)
    return Counted(over, piles, _won(over, piles, over.game.attack()))


def _won(over: Over, piles: Piles, seats: Iterable[int]) -> Won:
    cards, credit, tricks = 0, 0, 0
    winners = [trick.winner for trick in over.tricks]
    for seat in seats:
        cards |= piles.cards[seat]
        credit += piles.credit[seat]
        tricks += winners.count(seat)
    return Won(cards, halves(cards) + credit + over.game.table.added, tricks)
