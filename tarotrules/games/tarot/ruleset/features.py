"""What conditions and amounts may speak of: places, tricks, players, sides, and what each has.

A hook that decides what somebody *may do* reads only what that person sees: the scopes say which
names each hook knows. Class ids, and ids of promises, are names too; they come from the variant.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

SIDE, PLAYER, PLAYERS, NOBODY = "side", "player", "players", "nobody"
COUNT, NUMBER, TRUTH, CARD = "count", "number", "truth", "card"
PARTIES: Final = frozenset({SIDE, PLAYER, PLAYERS, NOBODY})
NUMBERS: Final = frozenset({COUNT, NUMBER})

_PLACE: Final = {"cards": COUNT, "points": NUMBER, "longest": COUNT, "voids": COUNT, "singletons": COUNT}
MEMBERS: Final[Mapping[str, Mapping[str, str]]] = {
    "place": _PLACE,
    "trick": {**_PLACE, "winner": PLAYER, "leader": PLAYER, "winning_card": CARD, "number": COUNT},
    PLAYER: {"side": SIDE, "opponents": SIDE, "tricks": COUNT, "points": NUMBER, "oudlers": COUNT},
    SIDE: {"opponents": SIDE, "tricks": COUNT, "points": NUMBER, "oudlers": COUNT},
    "deal": {"tricks": COUNT},
    "contract": {"worth": NUMBER, "multiplier": NUMBER},
    "class": {"player": PLAYER},
    "promise": {"side": SIDE},
}
"""What a thing of each type has. A place also has one count for every class of cards."""

_DEALT: Final = {"dealt": "place", "hand": "place", "players": COUNT}
_EVALUATION: Final = {"hand": "place", "suit": "place", "players": COUNT}
_CLAIM: Final = {
    **_DEALT,
    "chien": "place",
    "declarer": PLAYER,
    "taker": PLAYER,
    "dealer": PLAYER,
    "contract": "contract",
}
_END: Final = {
    **_CLAIM,
    "discard": "place",
    "last_trick": "trick",
    "penultimate_trick": "trick",
    "deal": "deal",
    "partner": PLAYER,
    "announcer": PLAYER,
    "achiever": SIDE,
    "attack": SIDE,
    "defence": SIDE,
    "winners": SIDE,
    "losers": SIDE,
    "made": TRUTH,
    "margin": NUMBER,
}
_SETTLEMENT: Final = {**_END, "others": PLAYERS, "everyone": PLAYERS, "nobody": NOBODY}

SCOPES: Final[Mapping[str, Mapping[str, str]]] = {
    "dealt": _DEALT,
    "evaluation": _EVALUATION,
    "claim": _CLAIM,
    "end": _END,
    "settlement": _SETTLEMENT,
}


class Names(NamedTuple):
    """The ids a variant declares that expressions may use."""

    classes: frozenset[str]
    promises: frozenset[str]


class Unknown(NamedTuple):
    """The step of a path that means nothing, and what could have stood there."""

    step: int
    possible: tuple[str, ...]


def roots(scope: str, names: Names) -> dict[str, str]:
    """First steps a path may have in a scope, with their types."""
    own = dict.fromkeys(names.classes, "class") if scope in {"end", "settlement"} else {}
    feats = dict.fromkeys(names.promises, "promise") if scope in {"end", "settlement"} else {}
    return {**own, **feats, **SCOPES[scope]}


def members(kind: str, names: Names) -> dict[str, str]:
    """Steps that may follow a thing of a type, with their types."""
    classes = dict.fromkeys(names.classes, COUNT) if kind in {"place", "trick"} else {}
    return {**classes, **MEMBERS.get(kind, {})}


def type_of(steps: tuple[str, ...], scope: str, names: Names) -> "str | Unknown":
    """The type of a path, or where it goes wrong."""
    known = roots(scope, names)
    kind = ""
    for place, step in enumerate(steps):
        if step not in known:
            return Unknown(place, tuple(known))
        kind = known[step]
        known = members(kind, names)
    return kind


def is_whole(steps: tuple[str, ...]) -> bool:
    """Whether a path can only be a whole number: every count is, card points are not.

    >>> is_whole(("hand", "courts")), is_whole(("attack", "points"))
    (True, False)
    """
    return len(steps) > 1 and steps[-1] not in {"points", "worth", "multiplier"}


def needs(scope: str, words: Iterable[str]) -> frozenset[str]:
    """Those of some first steps that a scope does not know, though another does."""
    elsewhere = {root for known in SCOPES.values() for root in known}
    return frozenset(word for word in words if word in elsewhere and word not in SCOPES[scope])
