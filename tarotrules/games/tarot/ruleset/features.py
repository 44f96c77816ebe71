"""What conditions and amounts may speak of: places, tricks, players, sides, and what each has.

A hook that decides what somebody *may do* reads only what that person sees: the scopes say which
names each hook knows. Class ids, and ids of promises, are names too; they come from the variant.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from tarotrules.expressions.tree import Steps
from tarotrules.source.node import Node

SIDE, PLAYER, PLAYERS, NOBODY = "side", "player", "players", "nobody"
COUNT, NUMBER, TRUTH, CARD = "count", "number", "truth", "card"
PARTIES: Final = frozenset({SIDE, PLAYER, PLAYERS, NOBODY})
NUMBERS: Final = frozenset({COUNT, NUMBER})
PLACE, TRICK, TABLE = "place", "trick", "table"
ALONE = "alone"
"""A player who plays for nobody else."""
PLACES: Final = frozenset({PLACE, TRICK, TABLE})
"""What holds cards."""
_OF_CLASSES: Final = PLACES | {SIDE, ALONE}
"""What has cards of every class: what holds cards, and a side or a player alone that has taken them."""

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
    "class": {"player": PLAYER, "winner": PLAYER, "trick": COUNT},
    "promise": {"side": SIDE},
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


class Names(Node):
    """The ids a variant declares that expressions may use."""

    classes: frozenset[str]
    promises: frozenset[str]


class Unknown(Node):
    """The step of a path that means nothing, and what could have stood there."""

    step: int
    possible: tuple[str, ...]


def roots(scope: str, names: Names) -> dict[str, str]:
    """First steps a path may have in a scope, with their types."""
    own = dict.fromkeys(sorted(names.classes), "class") if scope in _AT_THE_END else {}
    feats = dict.fromkeys(sorted(names.promises), "promise") if scope in _AT_THE_END else {}
    return {**own, **feats, **SCOPES[scope]}


def members(kind: str, names: Names) -> dict[str, str]:
    """Steps that may follow a thing of a type, with their types."""
    classes = dict.fromkeys(sorted(names.classes), COUNT) if kind in _OF_CLASSES else {}
    return {**classes, **MEMBERS.get(kind, {})}


def type_of(steps: Steps, scope: str, names: Names) -> "str | Unknown":
    """The type of a path, or where it goes wrong."""
    known = roots(scope, names)
    kind = ""
    for place, step in enumerate(steps):
        if step not in known:
            return Unknown(place, tuple(sorted(known)))
        kind = known[step]
        known = members(kind, names)
    return kind


_HOLDERS: Final = (SIDE, TRICK, TABLE, PLACE, "deal", "contract", PLAYER, "promise", "class")
"""What is meant first where somebody names only what it has."""
_ASKED: Final[Mapping[str, tuple[str, ...]]] = {
    TRUTH: ("",),
    COUNT: ("", ">=", "1"),
    NUMBER: ("", ">", "0"),
    SIDE: ("", "exists"),
    PLAYER: ("", "exists"),
    "promise": (".side", "exists"),
}
"""How a condition asks about a thing of each type; the first is added to its path."""


def ways_to(step: str, scope: str, names: Names, kinds: Collection[str] = ()) -> list[str]:
    """The dotted paths of two steps that end with a word, perhaps only those of some types; the likeliest first.

    >>> ways_to("tricks", "end", Names(frozenset(), frozenset()))[:3]
    ['attack.tricks', 'defence.tricks', 'winners.tricks']
    """
    known = roots(scope, names)
    # Who names cards means those of a trick rather than all that a side has; oudlers are asked about by side.
    order = (TRICK, *_HOLDERS) if step in names.classes and step not in MEMBERS[SIDE] else _HOLDERS
    holders = sorted((each for each in known if known[each] in _HOLDERS), key=lambda each: order.index(known[each]))
    has = {each: members(known[each], names).get(step) for each in holders}
    return [f"{each}.{step}" for each in holders if has[each] is not None and (not kinds or has[each] in kinds)]


def asked_of(path: tuple[str, ...], scope: str, names: Names) -> tuple[str, ...]:
    """What a condition says of a thing that is no condition by itself, word by word; nothing if it says nothing of it.

    >>> asked_of(("slam",), "end", Names(frozenset(), frozenset(["slam"])))
    ('slam.side', 'exists')
    >>> asked_of(("petit",), "end", Names(frozenset(["petit"]), frozenset()))
    ('last_trick.petit', '>', '0')
    """
    kind = type_of(path, scope, names)
    if kind == "class":
        return (*(counted[:1] if (counted := ways_to(path[0], scope, names, {COUNT})) else path), ">", "0")
    if isinstance(kind, Unknown) or kind not in _ASKED:
        return ()
    more, *behind = _ASKED[kind]
    return (".".join(path) + more, *behind)


_ANYWHERE: Final = {word: kind for known in SCOPES.values() for word, kind in known.items()}
_NAMED: Final = {**MEMBERS["class"], **MEMBERS["promise"]}
"""What something with a name of the variant's own has: a class of cards, or a promise."""


def kind_of(steps: Steps) -> str | None:
    """The type of a path whose names are known to be right; ``None`` for a name that stands alone.

    >>> kind_of(("players",)), kind_of(("hand", "courts")), kind_of(("petit", "player", "side")), kind_of(("petit",))
    ('count', 'count', 'side', None)
    """
    kind = _ANYWHERE.get(steps[0])
    for step in steps[1:]:
        has = _NAMED if kind is None else MEMBERS.get(kind, {})
        # Whatever else is asked of a place, a trick or a side is how many cards of some class it has.
        kind = has.get(step, COUNT if kind in _OF_CLASSES else None)
    return kind


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


def is_whole(steps: Steps) -> bool:
    """Whether a path can only be a whole number: every count is, card points are not.

    >>> is_whole(("hand", "courts")), is_whole(("attack", "points"))
    (True, False)
    """
    return kind_of(steps) == COUNT


def needs(scope: str, words: Iterable[str]) -> frozenset[str]:
    """Those of some first steps that a scope does not know, though another does."""
    elsewhere = {root for known in SCOPES.values() for root in known}
    return frozenset(word for word in words if word in elsewhere and word not in SCOPES[scope])


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
