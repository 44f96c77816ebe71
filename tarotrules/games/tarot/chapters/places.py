"""Where in a deal that is filled in a problem lies, so that it is told at that place."""

from collections.abc import Mapping
from typing import Final

from tarotrules.games.tarot.engine import refusals
from tarotrules.source.diagnostics import Diagnostic, Entries, Entry, Problem

_KEYS: Final[Mapping[Problem, str]] = {
    refusals.NOTHING_TOLD: "taker",
    refusals.TAKER_MISSING: "taker",
    refusals.CONTRACT_MISSING: "contract",
    refusals.UNKNOWN_CONTRACT: "contract",
    refusals.TAKER_IS_PARTNER: "partner",
    refusals.NO_PARTNER_HERE: "partner",
    refusals.PARTNER_NOT_OPPOSITE: "partner",
    refusals.NO_PARTNER_IN_CONTRACT: "partner",
    refusals.TOO_MANY_PARTNERS: "partner",
    refusals.TOO_MANY_POINTS: "card_points",
    refusals.HALF_OF_HALF: "card_points",
    refusals.HALVES_IMPOSSIBLE: "card_points",
    refusals.POINTS_MISSING: "card_points",
    refusals.NO_SUCH_TRICKS: "card_points",
    refusals.CHIEN_NOT_IN_POINTS: "card_points",
    refusals.OUDLERS_NOT_IN_POINTS: "card_points",
    refusals.POINTS_WITHOUT_OUDLERS: "card_points",
    refusals.NOT_ADDED: "card_points",
    refusals.TOO_MANY_OUDLERS: "oudlers",
    refusals.MARGIN_IMPOSSIBLE: "margin",
    refusals.POINTS_AND_MARGIN: "margin",
    refusals.CLAIMS_TOGETHER: "claims",
    refusals.CLAIM_TWICE: "claims",
    refusals.BONUSES_CONTRADICT: "bonuses",
    refusals.SLAM_NOT_IN_POINTS: "promises",
    refusals.PROMISE_PROVEN: "promises",
}
_OF_KINDS: Final = {"bonus": "bonuses", "claim": "claims", "promise": "promises", "fault": "faults"}


def place(problem: Diagnostic) -> tuple[str, ...]:
    """The key of the field, and what it is about there; nothing, if the whole deal cannot be."""
    entry = problem.arguments.get("id")
    if isinstance(entry, Entry) and entry[0] in _OF_KINDS:
        return _OF_KINDS[entry[0]], entry[1]
    if problem.problem in _KEYS:
        return (_KEYS[problem.problem],)
    for each in problem.arguments.values():
        if isinstance(each, Entries) and len({path[0] for path in each}) == 1 and each[0][0] in _OF_KINDS:
            return (_OF_KINDS[each[0][0]],)
    key = problem.arguments.get("asked" if problem.problem == refusals.SEATS_MISSING else "key")
    return (key,) if isinstance(key, str) else ()


def is_open(problem: Diagnostic) -> bool:
    """Whether something is only not said yet."""
    return problem.problem in refusals.OF_ABSENCE
