"""The play chapter: who leads, what must be played, and the cards that are excused from it."""

from typing import Final

from tarotrules.expressions.tree import Expression
from tarotrules.settings.kinds import Choice, Formula
from tarotrules.settings.record import Record, nothing, setting

_ENDS_SLAM: Final = ("last_trick_of_slam", "last_trick_of_slam_led")


class Play(Record):
    """Playing to the tricks."""

    first_leader: str = setting(Choice("after_dealer", "dealer", "taker"))
    void: str = setting(Choice("must_trump", "free"))
    """What a player does who has none of the suit led but holds trumps."""
    overtrump: str = setting(Choice("must", "free"))
    """Whether a trump played must beat those already in the trick, if it can."""
    heap: str = setting(Choice("facing", "by_player"))
    """Who keeps the tricks of the defence: one defender, facing the taker where somebody does, or each their own."""
    look_back: str = setting(Choice("previous_trick", "never"))
    """Which gathered tricks a player may look at."""


class Forbid(Record):
    """A card that may not be played, as long as its player may play another."""

    when: Expression = setting(Formula("truth", "play"))
    """Read on the card, on what lies on the table, and on the player's own hand."""


class Exempt(Record):
    """A class of cards excused from the duties of play, and what becomes of them."""

    when: Expression | None = setting(Formula("truth", "dealt"), optional=True, unsaid=nothing)
    """When it is excused; always, if nothing is said."""
    announce: str | None = setting(Choice("after_deal", "own_first_card", "when_played"), optional=True, unsaid=nothing)
    """When its holder must say so."""
    wins: str = setting(Choice("never", *_ENDS_SLAM, "as_ranked"))
    """*last_trick_of_slam*: for a side that has won all others, whenever it is played to it, or only if it is led."""
    stays: str = setting(Choice("side", "player"))
    """Among whose tricks it is put, and who pays for it."""
    owed: str = setting(Choice("half_card", "half_points", "nothing"))
    """What the winner of the trick gets for it: a half-point card, the half point alone, or nothing."""
    owed_from: str | None = setting(
        Choice("tricks", "tricks_and_discard"), exists=lambda exempt: exempt.owed == "half_card"
    )
    """From where the half-point card is taken; the discard, or a chien that counts with it, is in no trick."""
    unpaid: str | None = setting(Choice("half_points", "nothing"), exists=lambda exempt: exempt.owed == "half_card")
    """What the winner of the trick gets if there never is such a card."""
    last_trick: str = setting(Choice("other_side", "trick_winner", "kept"))
    """Who gets it when it is played to the last trick (and does not win it)."""


def may_end_slam(wins: str, *, led: bool = True) -> bool:
    """Whether an excused card that wins so wins the last trick of a slam if it is led to it, or if it is not."""
    return wins in (_ENDS_SLAM if led else _ENDS_SLAM[:1])
