"""The cards dealt as the rules say: a pack that was cut, in packets, with the chien on the way.

Who shuffles, if anybody does, who cuts and which way round play goes is for people: seats are numbered in playing
order.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement
from math import comb
from random import Random
from typing import Final

from tarotrules.cards.bits import CardNumber, each, together
from tarotrules.games.playing.drawing import any_card
from tarotrules.games.tarot.engine.summary import DEFENCE, Side
from tarotrules.games.tarot.play.game import Dealt, Game, Over
from tarotrules.games.tarot.play.piles import lying
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.ruleset.auction import is_imposed
from tarotrules.games.tarot.ruleset.deal import SETTLED, chien_packets
from tarotrules.sampling.draws import any_place

Order = tuple[CardNumber, ...]
"""A pack from its top."""
Layout = tuple[int, ...]
"""For each card of the chien, how many packets are dealt before it."""
_FIRST_CARDS: Final = {"not_first_nor_last": 1, "not_first_nor_last_three": 3}
"""So many cards of the pack, the first and the last, may not go to the chien."""


def any_pack(table: PlayTable, random: Random) -> Order:
    """A pack that was shuffled."""
    left, pack = table.pack.all, []
    while left:
        card = any_card(left, random)
        pack.append(card)
        left ^= 1 << card
    return tuple(pack)


def may_cut(table: PlayTable, at: int) -> bool:
    """Whether a pack may be cut so that so many cards are lifted."""
    least = table.rules.deal.cut_least or 1
    return least <= at <= len(table.pack) - least


def cut(pack: Order, at: int) -> Order:
    """A pack with so many cards lifted and put below the rest."""
    return pack[at:] + pack[:at]


def any_cut(table: PlayTable, random: Random) -> int:
    """How many cards are lifted, by chance."""
    places = [at for at in range(len(table.pack)) if may_cut(table, at)]
    return places[any_place(len(places), random)]


def places(table: PlayTable) -> range:
    """Between which packets cards may go to the chien, by how many come before: never into a packet."""
    deal = table.rules.deal
    packets = table.players * deal.hand // deal.packet
    if deal.chien_cards == "last_cards":
        return range(packets, packets + 1)
    if deal.chien_cards == "each_round":
        return range(table.players, packets + 1, table.players)
    if deal.chien_cards == "not_first_nor_last_round":
        closed = table.players
    else:
        closed = -(-_FIRST_CARDS.get(deal.chien_cards, 0) // deal.packet)
    return range(closed, packets - closed + 1)


def number_of_layouts(table: PlayTable) -> int:
    """In how many ways the chien may be dealt; two cards of it in a row only where they need not be apart."""
    deal = table.rules.deal
    free, packets = len(places(table)), chien_packets(deal)
    if not packets or deal.chien_cards in SETTLED:
        return 1
    return comb(free, packets) if deal.chien_apart else comb(free + packets - 1, packets)


def layouts(table: PlayTable) -> Iterator[Layout]:
    """Every way to deal the chien."""
    deal = table.rules.deal
    if deal.chien_cards in SETTLED:
        return iter((_settled(table),))
    choose = combinations if deal.chien_apart else combinations_with_replacement
    return (_by_card(table, chosen) for chosen in choose(places(table), chien_packets(deal)))


def any_layout(table: PlayTable, random: Random) -> Layout:
    """One way to deal the chien, by chance."""
    deal = table.rules.deal
    if deal.chien_cards in SETTLED:
        return _settled(table)
    free = list(places(table))
    found = []
    for _ in range(chien_packets(deal)):
        place = any_place(len(free), random)
        found.append(free.pop(place) if deal.chien_apart else free[place])
    return _by_card(table, sorted(found))


def _settled(table: PlayTable) -> Layout:
    """The only way to deal the chien, where the rules settle it."""
    return _by_card(table, places(table)[: chien_packets(table.rules.deal)])


def _by_card(table: PlayTable, chosen: Iterable[int]) -> Layout:
    """The places of the chien's packets, once for each card."""
    packets = chien_packets(table.rules.deal)
    return tuple(place for place in chosen for _ in range(table.chien // packets))


def dealt(table: PlayTable, dealer: int, pack: Order, layout: Layout) -> Dealt:
    """Hands and chien: packets go round from the player after the dealer, cards to the chien in between."""
    if table.rules.deal.piles is not None:
        return _with_piles(table, dealer, pack, layout)
    return _hands(table, dealer, pack, layout)


def appointed(table: PlayTable, cards: Dealt, random: Random) -> Dealt:
    """The deal with its taker, where that is settled beforehand: anybody, for nobody here knows how it is chosen."""
    return cards._replace(taker=any_place(table.players, random)) if is_imposed(table.rules.auction) else cards


def _with_piles(table: PlayTable, dealer: int, pack: Order, layout: Layout) -> Dealt:
    """Piles are laid row by row: a card on each of them, to each player in turn, before the next on any."""
    deal, players = table.rules.deal, table.players
    number, cards = deal.piles or 0, players * (deal.tricks - deal.hand)
    first = deal.piles_dealt == "before_hands"
    laid, rest = (pack[:cards], pack[cards:]) if first else (pack[-cards:], pack[:-cards])
    found = _hands(table, dealer, rest, layout)
    piles = tuple(
        tuple(
            laid[(place * players + (seat - dealer - 1) % players) :: number * players][::-1] for place in range(number)
        )
        for seat in range(players)
    )
    hands = tuple(hand | lying(own) for hand, own in zip(found.hands, piles, strict=True))
    return found._replace(hands=hands, piles=piles)


def _hands(table: PlayTable, dealer: int, pack: Order, layout: Layout) -> Dealt:
    hands, chien, top, packet = [0] * table.players, 0, 0, table.rules.deal.packet
    packets = table.players * table.rules.deal.hand // packet
    for number in range(packets + 1):
        for _ in range(layout.count(number)):
            chien |= 1 << pack[top]
            top += 1
        if number < packets:
            hands[(dealer + 1 + number) % table.players] |= together(pack[top : top + packet])
            top += packet
    return Dealt(dealer, tuple(hands), chien)


def gathered(over: Over) -> Order:
    """The cards as they lie after a deal, where nobody shuffles: tricks as they were won, then what was not played.

    The attack's tricks come first, those of the defence in one heap or by player; then hand upon hand what is still in
    them, the discard, and the chien.
    """
    game = over.game
    heaps = _heaps(game)
    tricks = sorted(over.tricks, key=lambda trick: heaps[trick.winner])
    pack = [card for trick in tricks for card in trick.cards]
    for place in (*(game.hands[seat] for seat in game.in_order()), game.discard, game.chien):
        pack += [card for card in each(place) if card not in pack]
    return tuple(pack)


def _heaps(game: Game) -> tuple[tuple[Side, int], ...]:
    """In whose heap the tricks of each player lie: its side, and who of the defence, where each has one."""
    order = [*game.in_order()]
    apart = game.mode is not None or game.table.rules.play.heap == "by_player"
    sides = [game.side_of(seat) for seat in game.seats_from(0)]
    return tuple((side, order.index(seat) if apart and side == DEFENCE else 0) for seat, side in enumerate(sides))


def after_misdeal(table: PlayTable, dealer: int) -> tuple[int, int | None]:
    """Who deals again after a misdeal, and who may not bid then."""
    match table.rules.deal.misdeal:
        case "next_dealer":
            return (dealer + 1) % table.players, None
        case "same_dealer_silent":
            return dealer, dealer
    return dealer, None
