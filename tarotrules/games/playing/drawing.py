"""How chance decides, by one rule: whoever draws by it, in whatever language, plays the same deals.

What is taken stands in the place that is drawn (:func:`tarotrules.sampling.draws.any_place`). Cards are in the order of
the pack; of several, each is taken from those that are left.
"""

from collections.abc import Iterable
from random import Random

from tarotrules.cards.bits import BITS, CardNumber, CardSet


def any_card(cards: CardSet, random: Random) -> CardNumber:
    """One of some cards."""
    # Mostly there are few cards, and the first is taken: a loop that is not entered costs least. It also rounds down.
    place = random.random() * cards.bit_count()
    while place >= 1.0:
        cards &= cards - 1
        place -= 1.0
    return (cards ^ cards - 1).bit_length() - 1


def some_cards(cards: CardSet, count: int, random: Random) -> CardSet:
    """So many of some cards."""
    found = 0
    for _ in range(count):
        card = BITS[any_card(cards, random)]
        cards ^= card
        found |= card
    return found


def dealt_out(pack: Iterable[CardSet], hands: int, size: int, random: Random) -> tuple[CardSet, ...]:
    """Of a pack, each card a set: so many hands of so many cards, drawn one by one, and last what is left."""
    left, share, found = list(pack), random.random, []
    take = left.pop
    for number in range(len(left), len(left) - hands * size, -size):
        hand = 0
        for rest in range(number, number - size, -1):
            hand |= take(int(share() * rest))
        found.append(hand)
    return (*found, sum(left))
