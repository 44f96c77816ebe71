"""``why``: whether something is allowed, and which rule forbids it."""

import json
from typing import Any

from tarotrules.cli.asked import form, language
from tarotrules.cli.declared import OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.cli.told import rules_for, told, unusable

COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, Argument("situation"), Argument("act"), PLAYERS),
    examples=("fft position.json H4",),
)


def run(asked: Asked) -> int:
    """Print the reason and its rule, in words or as JSON."""
    from tarotrules.games.refused import Refused
    from tarotrules.games.registry import family

    data = told(asked.situation)
    variant, rules = rules_for(asked, data)
    game, lang = family(variant.game), language(asked)
    try:
        reason = game.play(variant).why_not(rules, data, _act(asked.act))
    except Refused as refused:
        raise unusable(refused, variant, asked) from None
    found = None if reason is None else game.why(variant, rules, reason, lang)
    if form(asked) == "json":
        return answer(json.dumps({"legal": found is None, **(found or {})}, ensure_ascii=False), asked)
    return answer(game.why_text(found, lang), asked)


def _act(typed: str) -> Any:
    """An act as records write it; a text that stands alone needs no quotation marks."""
    try:
        return json.loads(typed)
    except (ValueError, RecursionError):
        return typed
