"""The deal chapter: hands and the stock."""

from tarotrules.settings.kinds import Choice, Flag, Listing, Whole
from tarotrules.settings.record import Record, setting

MOST_IN_A_PACKET = 8


class Deal(Record):
    """How the cards are dealt."""

    hand: int = setting(Whole("card", least=5, most=16))
    packet: tuple[int, ...] = setting(Listing(Whole("card", least=1, most=MOST_IN_A_PACKET), most=4))
    """How many cards a packet may have (R12)."""
    packet_kept: bool | None = setting(Flag(), exists=lambda deal: deal.packet is not None and len(deal.packet) > 1)
    """Whether a dealer deals packets of one size throughout a partie (CAV L 9)."""
    first_packet: str = setting(Choice("elder", "dealer"))
    stock: int = setting(Whole("card", most=12))
    """The cards that are left over, for the exchange."""
    stock_laid: str | None = setting(
        Choice("one_packet", "five_and_three", "as_dealer_likes"), exists=lambda deal: (deal.stock or 0) > 0
    )
    """How it lies: in one packet, the elder's five apart from the other three, or either way (R14)."""
    misdeal: str = setting(Choice("same_dealer", "next_dealer"))
    """Who deals again after a deal that is void (R16)."""
