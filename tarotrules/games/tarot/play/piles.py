"""What lies in front of the players in piles: the top card of each is seen, and played like one of the hand."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from tarotrules.cards.bits import BITS, CardNumber, CardSet, together
from tarotrules.cards.sets import NAMES

if TYPE_CHECKING:
    from tarotrules.games.tarot.play.game import Dealt, Game
    from tarotrules.games.tarot.play.table import PlayTable

Pile = tuple[CardNumber, ...]
"""Cards that lie on each other, from the top: only that one is seen."""


def lying(piles: tuple[Pile, ...]) -> CardSet:
    """The top cards of some piles."""
    return reduce(or_, (BITS[pile[0]] for pile in piles if pile), 0)


def covered(piles: tuple[Pile, ...]) -> CardSet:
    """The cards beneath the top ones of some piles."""
    return together(card for pile in piles for card in pile[1:])


def in_hand(dealt: "Dealt", seat: int) -> CardSet:
    """The cards that a player is dealt and takes up."""
    return dealt.hands[seat] & ~lying(dealt.piles[seat]) if dealt.piles else dealt.hands[seat]


def written(every: tuple[tuple[Pile, ...], ...]) -> list[list[list[str]]]:
    """The piles of all players, as records write them."""
    return [[[NAMES[card] for card in pile] for pile in piles] for piles in every]


def are_laid(table: "PlayTable", dealt: "Dealt") -> bool:
    """Whether each player has as many piles as the rules say, each of as many cards, and the top ones for the own."""
    deal = table.rules.deal
    if deal.piles is None:
        return not dealt.piles
    heights = [[len(pile) for pile in piles] for piles in dealt.piles]
    tops = all(not lying(piles) & ~hand for piles, hand in zip(dealt.piles, dealt.hands, strict=False))
    return heights == [[deal.pile_cards] * deal.piles] * table.players and tops


def turned_up(game: "Game", leader: int, cards: tuple[CardNumber, ...]) -> "Game":
    """After a trick: of each pile whose top card was played, the next one is turned."""
    piles, hands = [*game.piles], [*game.hands]
    for seat, card in zip(game.seats_from(leader), cards, strict=True):
        place = next((place for place, pile in enumerate(piles[seat]) if pile[:1] == (card,)), None)
        if place is not None:
            left = piles[seat][place][1:]
            piles[seat] = (*piles[seat][:place], left, *piles[seat][place + 1 :])
            hands[seat] |= lying((left,))
    return game.with_(piles=tuple(piles), hands=tuple(hands))
