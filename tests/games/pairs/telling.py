"""What is played in pairs, told: reasons, verdicts, results."""

from typing import Any

from tarotrules.wording.catalogue import Catalogue
from tests.games.pairs.play import Fault, Outcome, Verdict

RULE = "1.1"


def why(reason: str, words: Catalogue) -> dict[str, Any]:
    """A reason with its rule."""
    return {"reason": reason, "rule": RULE, "text": words.say("pairs-why", reason=reason)}


def why_text(found: dict[str, Any] | None, words: Catalogue) -> str:
    """The same in words; or that it is allowed."""
    return words.say("pairs-allowed") if found is None else f"{found['text']} ({found['rule']})"


def result_text(outcome: Outcome, words: Catalogue) -> str:
    """The scores."""
    return words.say("pairs-result", scores=" : ".join(map(str, outcome.scores)))


def verdict_json(verdict: Verdict, words: Catalogue) -> dict[str, Any]:
    """A verdict as JSON data."""
    if verdict.fault is not None:
        fault = verdict.fault
        return {"legal": False, "seat": fault.seat, "act": fault.act, **why(fault.reason, words)}
    if verdict.state.seat is None:
        return {"legal": True, **verdict.state.result().data}
    return {"legal": True, "seat": verdict.state.seat}


def verdict_text(verdict: Verdict, words: Catalogue) -> str:
    """The same in words."""
    if verdict.fault is not None:
        return _fault_text(verdict.fault, words)
    if verdict.state.seat is None:
        return result_text(verdict.state.result(), words)
    return words.say("pairs-turn", seat=verdict.state.seat)


def _fault_text(fault: Fault, words: Catalogue) -> str:
    return f"{words.say('pairs-fault', seat=fault.seat)} {why_text(why(fault.reason, words), words)}"
