"""``referee``: a deal looked into up to the first thing that was not allowed."""

import json
from typing import TYPE_CHECKING, Any

from tarotrules.cli.asked import form, language
from tarotrules.cli.declared import OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import FINE, PROBLEMS, answer
from tarotrules.cli.told import rules_for, told, unusable

if TYPE_CHECKING:
    from tarotrules.games.variant import Variant

COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, Argument("record"), PLAYERS),
    examples=("fft record.json",),
)


def run(asked: Asked) -> int:
    """Print the verdict; the exit code tells whether everything was allowed."""
    from tarotrules.games.refused import Refused
    from tarotrules.games.registry import family

    data = told(asked.record)
    variant, rules = rules_for(asked, data)
    game = family(variant.game)
    try:
        verdict = game.play().referee(rules, data)
    except Refused as refused:
        raise unusable(refused, variant, asked) from None
    tell = _as_json if form(asked) == "json" else game.verdict_text
    code = answer(tell(variant, rules, verdict, language(asked)), asked)
    return code or (FINE if verdict.fault is None else PROBLEMS)


def _as_json(variant: "Variant", rules: Any, verdict: Any, language: str) -> str:
    from tarotrules.games.registry import family

    found = family(variant.game).verdict_json(variant, rules, verdict, language)
    return json.dumps(found, ensure_ascii=False)
