"""What conditions and amounts may speak of: places, tricks, players, sides, and what each has.

Class ids, and ids of promises, are names too; they come from the variant.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from tarotrules.expressions.tree import Steps
from tarotrules.games.features.speech import CARD, CLASS, COUNT, NOBODY, NUMBER, PLAYER, PLAYERS, SIDE, TRUTH, Speech

PLACE, TRICK, TABLE = "place", "trick", "table"
PROMISE: Final = "promise"
ALONE = "alone"
"""A player who plays for nobody else."""
PLACES: Final = frozenset({PLACE, TRICK, TABLE})
"""What holds cards."""

_PLACE: Final = {"cards": COUNT, "points": NUMBER, "longest": COUNT, "voids": COUNT, "singletons": COUNT}
MEMBERS: Final[Mapping[str, Mapping[str, str]]] = {
    PLACE: _PLACE,
    TRICK: {**_PLACE, "winner": PLAYER, "leader": PLAYER, "winning_card": CARD, "number": COUNT},
    TABLE: {"cards": COUNT, "points": NUMBER, "number": COUNT},
    PLAYER: {"side": SIDE, "opponents": SIDE, "tricks": COUNT, "points": NUMBER, "oudlers": COUNT},
    SIDE: {"opponents": SIDE, "tricks": COUNT, "points": NUMBER, "oudlers": COUNT},
    ALONE: {"tricks": COUNT, "points": NUMBER, "oudlers": COUNT, "target": COUNT},
    "ranking": {"best": NUMBER},
    "deal": {"tricks": COUNT},
    "contract": {"worth": NUMBER, "multiplier": NUMBER},
    CLASS: {"player": PLAYER, "winner": PLAYER, "trick": COUNT},
    PROMISE: {"side": SIDE},
}
"""What a thing of each type has. A place, and a side, also have one count for every class of cards."""

_DEALT: Final = {"hand": PLACE, "dealt": PLACE, "players": COUNT}
_EVALUATION: Final = {"hand": PLACE, "suit": PLACE, "players": COUNT}
_PLAY: Final = {"card": CARD, "this_trick": TABLE, "hand": PLACE, "deal": "deal", "players": COUNT}
_CLAIM: Final = {
    **_DEALT,
    "chien": PLACE,
    "declarer": PLAYER,
    "taker": PLAYER,
    "dealer": PLAYER,
    "contract": "contract",
}
_END: Final = {
    **_CLAIM,
    "discard": PLACE,
    "last_trick": TRICK,
    "penultimate_trick": TRICK,
    "first_trick": TRICK,
    "deal": "deal",
    "partner": PLAYER,
    "attack": SIDE,
    "defence": SIDE,
    "winners": SIDE,
    "losers": SIDE,
    "announcer": PLAYER,
    "achiever": SIDE,
    "made": TRUTH,
    "margin": NUMBER,
}
_SETTLEMENT: Final = {**_END, "chosen": PLAYER, "others": PLAYERS, "everyone": PLAYERS, "nobody": NOBODY}

SCOPES: Final[Mapping[str, Mapping[str, str]]] = {
    "dealt": _DEALT,
    "evaluation": _EVALUATION,
    "claim": _CLAIM,
    "play": _PLAY,
    "end": _END,
    "settlement": _SETTLEMENT,
    "rank": {"own": ALONE, "players": COUNT},
    "places": {"rank": "ranking", "chien": PLACE, "players": COUNT},
}

_AT_THE_END: Final = frozenset({"end", "settlement"})
_OF_A_CLAIM: Final = dict.fromkeys(("hand", "dealt", "declarer"), "claim")
_OF_THE_TABLE: Final = {"chosen": "judged"}
_OF_A_PROMISE: Final = dict.fromkeys(("announcer", "achiever"), "promise")


SPEECH: Final = Speech(
    scopes=SCOPES,
    members=MEMBERS,
    # What holds cards, and a side or a player alone that has taken them.
    of_classes=PLACES | {SIDE, ALONE},
    holders=(SIDE, TRICK, TABLE, PLACE, "deal", "contract", PLAYER, PROMISE, CLASS),
    # Who names cards means those of a trick rather than all that a side has.
    of_cards=TRICK,
    asked={
        TRUTH: ("",),
        COUNT: ("", ">=", "1"),
        NUMBER: ("", ">", "0"),
        SIDE: ("", "exists"),
        PLAYER: ("", "exists"),
        PROMISE: (".side", "exists"),
    },
    named=_AT_THE_END,
    feat=PROMISE,
)
kind_of, is_whole = SPEECH.kind_of, SPEECH.is_whole
"""What a path of this game is: its type, and whether it can only be a whole number, which card points are not."""


def is_of_cards(steps: Steps) -> bool:
    """Whether a path counts the cards of a class that a side has at the end.

    >>> is_of_cards(("attack", "queens")), is_of_cards(("attack", "points")), is_of_cards(("hand", "queens"))
    (True, False, False)
    """
    return len(steps) > 1 and kind_of(steps[:-1]) == SIDE and steps[-1] not in MEMBERS[SIDE]


def is_of_trick(steps: Steps) -> bool:
    """Whether a path says in which trick a card was played.

    >>> is_of_trick(("petit", "trick")), is_of_trick(("last_trick", "petit")), is_of_trick(("petit", "winner"))
    (True, False, False)
    """
    return steps[1:] == ("trick",) and kind_of(steps[:1]) is None


def asked_trick(paths: Iterable[Steps]) -> str:
    """The trick that a condition asks about, or the card that falls in it; the last trick, if it asks about none.

    >>> asked_trick([("made",), ("petit", "trick")]), asked_trick([("first_trick", "petit")]), asked_trick([("made",)])
    ('petit', 'first_trick', 'last_trick')
    """
    return next((steps[0] for steps in paths if is_of_trick(steps) or kind_of(steps[:1]) == TRICK), "last_trick")


def nobody(path: Steps, scope: str) -> Mapping[str, str]:
    """The words that stand for nobody in a formula, and what has them, or why there is nobody."""
    if scope not in _AT_THE_END:
        return {}
    match path:
        case ("claim", *_):
            return {**_OF_A_PROMISE, **_OF_THE_TABLE}
        case ("promise", _, "unannounced", *_):
            return {**_OF_A_CLAIM, **_OF_THE_TABLE, "announcer": "unannounced"}
        case ("promise", _, "broken", *_):
            return {**_OF_A_CLAIM, **_OF_THE_TABLE, "achiever": "broken"}
        case ("promise", *_):
            return {**_OF_A_CLAIM, **_OF_THE_TABLE}
        case ("bonus", *_):
            return {**_OF_A_CLAIM, **_OF_THE_TABLE, "announcer": "promise"}
    return {**_OF_A_CLAIM, **_OF_A_PROMISE, **_OF_THE_TABLE}
