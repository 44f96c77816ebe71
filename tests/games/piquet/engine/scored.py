"""What is told, as JSON data, by rules: what it comes to, or why it cannot be."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from tarotrules.games.piquet.engine.reading import read
from tarotrules.games.piquet.engine.settling import settle_reading
from tarotrules.games.piquet.engine.to_json import to_json
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.refused import Refused
from tarotrules.source.diagnostics import Diagnostic
from tests.games.piquet.reading import rules

PUBLISHED: Final = Path(__file__).with_name("published.json")
CASES: Final = {case["id"]: case for case in json.loads(PUBLISHED.read_text("utf-8"))["cases"]}
"""The worked examples of the sources, by number."""
ELDER, YOUNGER = "SAJ98 HAKQJ8 DK CJ9", "SQ10 H10 DAQJ107 CAKQ10"
"""The hands of the model deal of the treatise (PQ03)."""


@cache
def _rules(by: str) -> Ruleset:
    return rules(by)


def scored(told: Any, by: str = "piquet") -> dict[str, Any]:
    """What somebody tells comes to, by a file or a text of rules."""
    found = _rules(by)
    return to_json(settle_reading(found, read(told, found.players)))


def refused(told: Any, by: str = "piquet") -> tuple[Diagnostic, ...]:
    """What is wrong with it; nothing, if nothing is."""
    try:
        scored(told, by)
    except Refused as found:
        return found.diagnostics
    return ()
