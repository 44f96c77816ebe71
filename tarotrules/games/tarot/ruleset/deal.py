"""The deal chapter: shuffling, packets, the chien, misdeals, and hands that are dealt again."""

from typing import Final

from tarotrules.expressions.tree import Expression
from tarotrules.settings.kinds import Choice, Flag, Formula, Whole
from tarotrules.settings.record import Record, nothing, setting

SETTLED: Final = frozenset({"each_round", "last_cards"})
"""Where the rules leave the dealer no choice of the cards that go to the chien."""


class Deal(Record):
    """How the cards are dealt."""

    shuffle: str = setting(Choice("opposite", "another", "dealer", "none"))
    """Who shuffles before the deal: the player facing the dealer, anybody but the dealer, the dealer, or nobody."""
    cut: str = setting(Choice("left", "right", "previous_dealer"))
    """Who cuts."""
    cut_least: int | None = setting(Whole("card", least=1, most=78), optional=True)
    """Fewest cards either part of a cut pack may have."""
    hand: int = setting(Whole("card", least=1, most=39))
    """Cards dealt to each player."""
    packet: int = setting(Whole("card", least=1, most=39))
    """Cards dealt at a time."""
    chien: int = setting(Whole("card", most=39))
    """Cards dealt to the middle."""
    chien_cards: str = setting(
        Choice(
            "not_first_nor_last", "not_first_nor_last_three", "not_first_nor_last_round", "free",
            "each_round", "last_cards",
        ),
        exists=lambda deal: deal.chien > 0,
    )  # fmt: skip
    """Which cards of the pack may or may not go to the chien; *each_round*: some after each, until there are enough."""
    chien_packet: int = setting(
        Whole("card", least=1, most=39), exists=lambda deal: deal.chien > 1 and deal.chien_cards != "last_cards"
    )
    """Cards dealt to the chien at a time."""
    chien_apart: bool = setting(Flag(), exists=lambda deal: deal.chien > 1 and deal.chien_cards not in SETTLED)
    """Whether two packets in a row may not go to the chien."""
    piles: int | None = setting(Whole("pile", least=1, most=13), optional=True, unsaid=nothing)
    """Piles laid in front of each player, the top card of each face up, the others face down."""
    pile_cards: int | None = setting(Whole("card", least=2, most=13), exists=lambda deal: deal.piles is not None)
    """Cards in a pile."""
    piles_dealt: str | None = setting(Choice("before_hands", "after_hands"), exists=lambda deal: deal.piles is not None)
    """Whether the piles are laid before the hands are dealt, or after them."""
    misdeal: str = setting(Choice("same_dealer_silent", "same_dealer", "next_dealer"))
    """Who deals again after a misdeal; *silent*: the dealer at fault may not bid on the new deal."""
    misdeal_when: str = setting(Choice("any_fault", "high_card_seen"))
    """Which faults make a misdeal: any, or of the cards that are seen too early only those worth seeing."""

    @property
    def own(self) -> int:
        """Cards that a player sees and may play from the first: those in the hand, and the top ones of the piles."""
        return self.hand + (self.piles or 0)

    @property
    def tricks(self) -> int:
        """As many as each player has cards, those that lie face down in the piles among them."""
        return self.hand + (self.piles or 0) * (self.pile_cards or 0)


def chien_packets(deal: Deal) -> int:
    """In how many packets the chien is dealt."""
    return min(deal.chien, 1) if deal.chien_cards == "last_cards" else deal.chien // (deal.chien_packet or 1)


class Redeal(Record):
    """A hand with which the deal must or may be called off before the auction."""

    when: Expression = setting(Formula("truth", "dealt"))
    """Read on the player's own hand as dealt."""
    duty: str = setting(Choice("must", "may"), bare=True)
    moment: str = setting(Choice("before_auction", "own_turn"))
    """When it is called off: before anybody has bid, or when it is the player's first turn to bid."""
    show_hand: bool = setting(Flag())
    """Whether the hand is laid open."""
    dealer: str = setting(Choice("next_dealer", "same_dealer"), bare=True)
    """Who deals next."""
    found_late: str | None = setting(
        Choice("annulled", "played_on"), optional=True, exists=lambda redeal: redeal.duty == "must"
    )
    """What becomes of the deal when such a hand comes to light only during the play."""
