"""Deals worth seeing: suits and ranks lie together more often than by chance, or hands have no court cards."""

from random import Random

from tarotrules.cards.bits import each
from tarotrules.games.piquet.play.cards import PACK, together
from tarotrules.games.piquet.play.game import Dealt
from tarotrules.games.piquet.play.table import PlayTable


def stacked(table: PlayTable, dealer: int, random: Random) -> Dealt:
    """Cards that were hardly shuffled: by suit or by rank, or low and high apart."""
    ways = (lambda card: card, lambda card: (card.rank, card.suit), lambda card: (card.rank > 10, card.suit))
    way, mess = random.choice(ways), random.choice((0, 3, 9, 40))
    pack = sorted(each(table.pack), key=lambda number: way(PACK[number]))
    place = {card: at + random.random() * mess for at, card in enumerate(pack)}
    ordered = sorted(pack, key=lambda card: place[card])
    start, size = random.randrange(len(pack)), table.rules.deal.hand
    ordered = ordered[start:] + ordered[:start]
    hands = [together(ordered[size * seat : size * (seat + 1)]) for seat in range(table.players)]
    random.shuffle(hands)
    return Dealt(dealer, tuple(hands), tuple(ordered[size * table.players :]))
