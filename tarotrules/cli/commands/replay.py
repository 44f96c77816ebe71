"""``replay``: a deal played again from what was written down, refereed and counted."""

import json

from tarotrules.cli.asked import form, language
from tarotrules.cli.declared import OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.cli.told import rules_for, told, unusable

COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, Argument("record"), PLAYERS),
    examples=("fft record.json",),
)


def run(asked: Asked) -> int:
    """Print the account, in words or as JSON."""
    from tarotrules.games.refused import Refused
    from tarotrules.games.registry import family

    data = told(asked.record)
    variant, rules = rules_for(asked, data)
    game = family(variant.game)
    try:
        found = game.play(variant).replay(rules, data)
    except Refused as refused:
        raise unusable(refused, variant, asked) from None
    if form(asked) == "json":
        return answer(json.dumps(found.data, ensure_ascii=False), asked)
    return answer(game.result_text(variant, rules, found, language(asked)), asked)
