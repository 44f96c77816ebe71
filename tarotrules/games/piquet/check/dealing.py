"""What is dealt and exchanged must be there, and who plays together must find a seat."""

from collections.abc import Iterator, Sequence

from tarotrules.games.checking.problems import DECK_NOT_DEALT, PACKETS_UNEVEN
from tarotrules.games.piquet.check import problems
from tarotrules.games.piquet.check.coherence import Coherence
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Label

PARTNERS = 4
"""So many play where partners sit opposite."""


def pack_is_dealt(it: Coherence) -> Iterator[Diagnostic]:
    """Hands and stock are all the cards, and packets make whole hands."""
    deal, players, pack = it.rules.deal, it.rules.players, len(it.rules.deck.cards)
    dealt = players * deal.hand + deal.stock
    if dealt != pack:
        label = Label(it.span("deal", "stock"), "stock")
        numbers = {"players": players, "hand": deal.hand, "stock": deal.stock, "dealt": dealt, "pack": pack}
        yield DECK_NOT_DEALT.at(it.span("deal", "hand"), label, **numbers)
    # Where packets are of one size throughout, each size must do.
    uneven = [size for size in deal.packet if deal.hand % size] if deal.packet_kept else list(deal.packet)
    if uneven and (deal.packet_kept or not _make(deal.packet, deal.hand)):
        label, packets = Label(it.span("deal", "hand"), "hand"), Concepts(map(str, uneven))
        yield PACKETS_UNEVEN.at(it.span("deal", "packet"), label, hand=deal.hand, packets=packets)


def _make(packets: Sequence[int], hand: int) -> bool:
    """Whether packets of some sizes, in whatever order, make a hand.

    >>> _make((3, 2), 8), _make((3, 5), 7), _make((4,), 12)
    (True, False, True)
    """
    made = {0}
    for cards in range(1, hand + 1):
        made |= {cards} if any(cards - size in made for size in packets) else set()
    return hand in made


def stock_is_exchanged(it: Coherence) -> Iterator[Diagnostic]:
    """Cards lie in the stock exactly where somebody exchanges."""
    stock, label = it.rules.deal.stock, Label(it.span("deal", "stock"), "stock")
    if it.rules.exchange is not None and not stock:
        yield problems.NO_STOCK.at(it.span("exchange"), label)
    if it.rules.exchange is None and stock:
        yield problems.STOCK_UNUSED.at(it.span("deal", "stock"), stock=stock)


def exchanges_can_be_made(it: Coherence) -> Iterator[Diagnostic]:
    """Each can take as few as he must, whatever was taken before; and no more is allowed than there is."""
    exchange, stock = it.rules.exchange, it.rules.deal.stock
    if exchange is None or not stock:
        return
    for who, takes in (("elder", exchange.elder), ("younger", exchange.younger)):
        if takes is not None and takes.least > takes.most:
            span, label = it.span("exchange", who, "least"), Label(it.span("exchange", who, "most"), "most")
            yield problems.EXCHANGE_EMPTY.at(span, label, who=who, least=takes.least, most=takes.most)
    first = 0 if exchange.elder is None else exchange.elder.most
    label = Label(it.span("deal", "stock"), "stock")
    said = {"most": first, "stock": stock, "left": max(stock - first, 0), "least": exchange.younger.least}
    if first > stock:
        yield problems.BEYOND_STOCK.at(it.span("exchange", "elder", "most"), label, who="elder", **said)
    elif stock - first < exchange.younger.least and not exchange.younger.or_none:
        who = "dealer" if exchange.elder is None else "younger"
        yield problems.BEYOND_STOCK.at(it.span("exchange", "younger", "least"), label, who=who, **said)


def partners_sit_opposite(it: Coherence) -> Iterator[Diagnostic]:
    """Two against two are four."""
    if it.rules.seating.sides == "opposite" and it.rules.players != PARTNERS:
        yield problems.PARTNERS.at(it.span("seating", "sides"), players=it.rules.players, alone=Concept("alone"))
