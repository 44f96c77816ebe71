"""The promises chapter: what a player may announce about the play (slam)."""

from collections.abc import Mapping
from typing import Final, Literal

from tarotrules.expressions.tree import Expression, Path, paths_of
from tarotrules.games.tarot.ruleset.payments import Payment
from tarotrules.settings.kinds import Choice, Flag, Formula, Reference
from tarotrules.settings.record import Record, group, nothing, setting


class Promise(Record):
    """A feat that may be announced, and may be achieved without having been."""

    who: str = setting(Choice("taker", "anyone"))
    moment: str = setting(
        Choice("as_bid", "in_auction", "after_auction", "after_discard", "before_first_lead", "own_first_card")
    )
    """*as_bid*: only by bidding a contract that promises it."""
    leads: bool = setting(Flag())
    """Whether the announcer leads to the first trick."""
    kept: Expression = setting(Formula("truth", "end"))
    rival: str | None = setting(Reference("promise"), optional=True, unsaid=nothing)
    """A promise of which, with this one, a side is paid only the dearer where it has achieved both."""
    announced: Payment | None = group(Payment, optional=True)
    """Paid when announced and achieved."""
    broken: Payment | None = group(Payment, optional=True)
    """Paid when announced and missed."""
    unannounced: Payment | None = group(Payment, optional=True)
    """Paid when achieved without a word."""


_TAKERS: Final = ("attack",)
_ANNOUNCERS: Final = ("announcer", "side")
_ACHIEVERS: Final = ("achiever",)
_OTHER: Final[Mapping[tuple[str, ...], tuple[str, ...]]] = {
    _TAKERS: ("defence",),
    ("defence",): _TAKERS,
    _ANNOUNCERS: ("announcer", "opponents"),
    _ACHIEVERS: ("achiever", "opponents"),
}
"""The side that plays against a side."""


WHILE_BIDDING: Final = frozenset({"as_bid", "in_auction"})
"""When something is announced by bids alone."""


def announces(promise: Promise) -> str:
    """Who may announce it: who announces it with a bid is the taker, or it lapses."""
    return "taker" if promise.moment in WHILE_BIDDING else promise.who


def only_side(promise: Promise) -> Literal["attack", "defence"] | None:
    """The only side that can achieve it, if its condition names that side and not whoever achieves it."""
    words = {steps[0] for steps in paths_of(promise.kept)} & {"achiever", "attack", "defence"}
    return "attack" if words == {"attack"} else "defence" if words == {"defence"} else None


def known_payee(promise: Promise, outcome: str, payee: Expression) -> Expression:
    """Who is paid for an outcome, as plainly as is known: a side by name, or as the one that announced it."""
    only = only_side(promise)
    announcer = _TAKERS if announces(promise) == "taker" else _ANNOUNCERS
    achiever = (only,) if only else announcer if outcome == "announced" else _ACHIEVERS
    known: dict[tuple[str, ...], tuple[str, ...]] = {
        _ACHIEVERS: achiever if outcome != "broken" else _ACHIEVERS,
        _ANNOUNCERS: announcer,
    }
    known |= {_OTHER[side]: _OTHER[those] for side, those in known.items()}
    match payee:
        case Path(steps) if steps in known:
            return Path(known[steps])
    return payee


def asked_of(promises: Mapping[str, Promise]) -> dict[str, tuple[str, ...]]:
    """The promises that each promise asks about, to know whether it was kept."""
    return {
        name: tuple(dict.fromkeys(path[0] for path in paths_of(each.kept) if path[0] in promises))
        for name, each in promises.items()
    }


def in_order(promises: Mapping[str, Promise]) -> tuple[str, ...]:
    """The promises, each behind those it asks about."""
    asked, seen, found = asked_of(promises), set[str](), list[str]()

    def put(name: str) -> None:
        if name not in seen:
            seen.add(name)
            for each in asked[name]:
                put(each)
            found.append(name)

    for name in promises:
        put(name)
    return tuple(found)
