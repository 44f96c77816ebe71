"""The table and the deal."""

from collections.abc import Iterator
from typing import Final

from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.telling.told import Rule, Told
from tarotrules.wording.phrase import Phrase

_HANDS: Final = ("hand", "packet", "packet_kept", "first_packet")


def tell(teller: Teller) -> Iterator[Told]:
    """From who deals to the stock."""
    seating, deal, say = teller.rules.seating, teller.rules.deal, teller.say
    first = (say("seating-first-dealer", way=seating.first_dealer), say("seating-first-tie"))
    yield Rule("seating.dealer", first, (("seating", "first_dealer"),))
    yield Rule("seating.turns", tuple(_turns(teller)), (("seating", "direction"),))
    yield Rule("deal.cut", tuple(_cut(teller)), (("seating", "cut_least"),))
    yield Rule("deal.hands", tuple(_hands(teller)), tuple(("deal", each) for each in _HANDS))
    stock = say("deal-stock", n=deal.stock, laid=deal.stock_laid or "") if deal.stock else say("deal-no-stock")
    yield Rule("deal.stock", (stock,), (("deal", "stock"), ("deal", "stock_laid")))
    yield Rule("deal.misdeal", (say("deal-misdeal", dealer=deal.misdeal),), (("deal", "misdeal"),))
    yield Rule("seating.sides", (say("seating-sides", sides=seating.sides),), (("seating", "sides"),))


def _turns(teller: Teller) -> Iterator[Phrase]:
    direction = teller.rules.seating.direction
    yield teller.say("seating-turns")
    if direction is not None:
        yield teller.say("seating-direction", direction=direction)


def _cut(teller: Teller) -> Iterator[Phrase]:
    least = teller.rules.seating.cut_least
    yield teller.say("deal-cut")
    if least is not None:
        yield teller.say("deal-cut-least", n=least)


def _hands(teller: Teller) -> Iterator[Phrase]:
    deal = teller.rules.deal
    packets = teller.list([teller.say("deal-packet", n=each) for each in sorted(deal.packet)], "or")
    yield teller.say("deal-hands", hand=deal.hand, packets=packets, first=deal.first_packet)
    if deal.packet_kept is not None:
        yield teller.say("deal-packet-kept", kept="yes" if deal.packet_kept else "no")
