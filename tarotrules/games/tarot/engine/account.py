"""The account of a deal: every payment, and the scores it comes to."""

from fractions import Fraction
from typing import Any, NamedTuple

from tarotrules.expressions.json import dump_number
from tarotrules.expressions.rounding import Amount
from tarotrules.games.tarot.engine.summary import Side, Stated, Summary
from tarotrules.games.tarot.ruleset.paid import PaidKind
from tarotrules.games.tarot.ruleset.payments import DEFAULT_SHARES


class Term(NamedTuple):
    """One payment in the account.

    ``amount`` is what the rules give, without sign; ``unit`` what each defender pays for it, or
    ``seats`` what each player gets, when it is paid between players.
    """

    kind: PaidKind
    id: str
    amount: Amount
    detail: str | None = None
    """Level of a claim, outcome of a promise."""
    multiplier: Amount = 1
    side: Side | None = None
    unit: Amount | None = None
    seats: tuple[Amount, ...] | None = None
    shares: str = DEFAULT_SHARES
    margin: Amount | None = None
    """What it adds to the difference, when it is paid there."""


class Fine(NamedTuple):
    """Points that a player is charged for a fault, and that nobody receives."""

    id: str
    player: int
    points: int


class Standing(NamedTuple):
    """The ranking of a deal in which everybody played alone; whatever goes by player is in the order of the seats."""

    mode: str
    places: tuple[int, ...]
    """From 1; players who are level have the same."""
    counted: tuple[Amount, ...]
    """What each has of what counts first."""
    worth: Amount
    """What all that is paid is multiplied by."""
    pays: tuple[Amount, ...]
    """What each gets for the place, before that."""


class Account(NamedTuple):
    """The reckoning of a deal, step by step."""

    summary: Summary
    scores: tuple[Amount, ...]
    made: bool | None = None
    target: int | None = None
    raw_margin: Amount | None = None
    """Before rounding, without its sign."""
    margin: Amount | None = None
    """Rounded, signed."""
    terms: tuple[Term, ...] = ()
    raw_unit: Amount = 0
    """Before it is rounded."""
    unit: Amount = 0

    annulled: str | None = None
    """The fault for which the deal is annulled, so that its scores are nothing."""
    lapsed: tuple[Stated, ...] = ()
    """Declarations that are not paid because of a fault."""
    fines: tuple[Fine, ...] = ()
    """What players are charged beside the scores."""
    standing: Standing | None = None
    """How the players rank, if everybody played alone."""

    @property
    def points(self) -> Amount | None:
        """Of the attack."""
        return self.summary.points


def account_json(account: Account) -> dict[str, Any]:
    """The account as JSON: fractions that are not whole are strings such as ``"153/4"``."""
    found = {
        "made": account.made,
        "target": account.target,
        "margin": _json(account.margin),
        "unit": _json(account.unit),
        "scores": [_json(each) for each in account.scores],
        "terms": [_term_json(term) for term in account.terms],
    }
    if account.standing is not None:
        found |= {"mode": account.standing.mode, "places": list(account.standing.places)}
    if account.summary.faults:
        charged = (
            sum(fine.points for fine in account.fines if fine.player == seat) for seat, _ in enumerate(account.scores)
        )
        found |= {"annulled": account.annulled, "fines": [-each for each in charged]}
    return found


def _json(amount: Amount | None) -> Any:
    return amount if amount is None or type(amount) is int else dump_number(Fraction(amount))


def _term_json(term: Term) -> dict[str, Any]:
    said: dict[str, Any] = {"id": term.id}
    if term.detail is not None:
        said["level" if term.kind == "claim" else "outcome"] = term.detail
    if term.margin is not None:
        said["margin"] = _json(term.margin)
    elif term.seats is not None:
        said["scores"] = [_json(each) for each in term.seats]
    else:
        said["unit"] = _json(term.unit)
    return said
