"""The irregularities chapter: what players do that the rules forbid, and what follows."""

from collections.abc import Mapping
from typing import Any, Final

from tarotrules.settings.kinds import Choice, Whole
from tarotrules.settings.record import Record, nothing, setting

OF_CLAIMS: Final = (
    "claim_disordered", "claim_incomplete", "claim_false", "claim_too_many", "claim_early", "claim_late",
    "claim_excuse",
)  # fmt: skip
"""What can be wrong with cards that are laid open for a declaration."""
_DEALING: Final = (None, "in_deal", "after_deal")
_COUNTING: Final = (None, "before_first_lead", "in_play")
_PLAYING: Final = (None, "in_trick", "after_trick")
FOUND: Final[Mapping[str, tuple[str | None, ...]]] = {
    "cut_card_seen": (None,),
    "deal_card_seen": _DEALING,
    "wrong_dealer": _DEALING,
    "early_pickup": _DEALING,
    "wrong_count": _COUNTING,
    "count_hidden": _COUNTING,
    "discard_too_many": _COUNTING,
    "discard_too_few": _COUNTING,
    "chien_seen": _COUNTING,
    "card_exposed": (None,),
    "lead_out_of_turn": _PLAYING,
    "play_out_of_turn": _PLAYING,
    "revoke": _PLAYING,
    **dict.fromkeys(OF_CLAIMS, _PLAYING),
    "last_cards_claimed": (None,),
}
"""What can go wrong, in the order of a deal, and when it can be noticed."""
_AGAIN: Final = ("dealt_again", "dealt_again_silent")
REMEDIES: Final[Mapping[str, tuple[str, ...]]] = {
    "cut_card_seen": ("cut_again", *_AGAIN),
    "deal_card_seen": ("taken_back", *_AGAIN),
    "wrong_dealer": _AGAIN,
    "early_pickup": _AGAIN,
    "wrong_count": ("put_right", *_AGAIN, "silent_next"),
    "count_hidden": (*_AGAIN, "silent_next"),
    "discard_too_many": ("put_right", "last_trick_lost"),
    "discard_too_few": ("put_right", "last_card_kept"),
    "chien_seen": (),
    "card_exposed": ("taken_back",),
    "lead_out_of_turn": ("taken_back", "taker_decides"),
    "play_out_of_turn": ("taken_back",),
    "revoke": ("taken_back",),
    **dict.fromkeys(OF_CLAIMS, ("put_right", "taken_back")),
    "last_cards_claimed": ("taken_back", "least_favourable"),
}
"""What can be done at the table about each."""
_SIDE_OF_EVENT: Final[Mapping[str, str]] = {"discard_too_many": "attack", "discard_too_few": "attack"}
_SIDE_OF_REMEDY: Final[Mapping[str | None, str]] = {"taker_decides": "defence"}
IF_WON: Final = "annulled_if_won"
"""What becomes of most deals in which somebody gained by a fault: a side that loses all the same has gained nothing."""


def about_claim(fault: Any) -> bool:
    """Whether it is about cards that are laid open for a declaration."""
    return fault.event in OF_CLAIMS


def is_fined(fault: Any) -> bool:
    """Whether points may be charged."""
    return fault.fine is not None


def side_of_remedy(fault: Any) -> str | None:
    """The side at fault, where nothing else could be done about it."""
    return _SIDE_OF_REMEDY.get(fault.remedy)


def side_known(fault: Any) -> str | None:
    """The side at fault, where only one can be: nobody but the taker discards."""
    return _SIDE_OF_EVENT.get(fault.event) or side_of_remedy(fault)


def either_side(fault: Any) -> bool:
    """Whether either side may be at fault."""
    return side_known(fault) is None


class Fault(Record):
    """Something that players may not do, and what follows if somebody does it."""

    event: str = setting(Choice(*FOUND))
    """What happened."""
    by: str | None = setting(Choice("anyone", "attack", "defence"), exists=either_side)
    """Which side must be at fault for this to follow."""
    found: str | None = setting(
        Choice("in_deal", "after_deal", "before_first_lead", "in_play", "in_trick", "after_trick"),
        optional=True,
        unsaid=nothing,
    )
    """When it must be noticed for this to follow; whenever, if nothing is said."""
    remedy: str | None = setting(
        Choice(
            "taken_back", "put_right", "cut_again", "dealt_again", "dealt_again_silent", "silent_next", "taker_decides",
            "last_trick_lost", "last_card_kept", "least_favourable",
        ),
        optional=True,
        unsaid=nothing,
    )  # fmt: skip
    """What is done about it at the table."""
    deal: str = setting(Choice("counts", "annulled", IF_WON))
    """What becomes of the deal; *if won*: by the side at fault."""
    claim: str | None = setting(Choice("counts", "lapses", "lapses_if_won"), exists=about_claim)
    """What becomes of the declaration that was made wrongly."""
    fine: int | None = setting(Whole("point", least=1, most=1000), optional=True, unsaid=nothing)
    """Points charged to the player at fault alone, beside the scores: nobody receives them."""
    charged: str | None = setting(Choice("always", "after_warning", "if_wished"), exists=is_fined)
    """Whether the fine is charged always, only if it happens again, or as those who decide think fit, up to that."""


def culprits(fault: Fault) -> str:
    """The side that must be at fault, or anyone."""
    return side_known(fault) or fault.by or "anyone"
