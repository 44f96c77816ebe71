"""``evaluate``: what a hand is worth by the scale of the rules, and the bid that advises."""

import json

from tarotrules.cli.asked import form, language, ruleset, variant
from tarotrules.cli.declared import OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.cli.told import unusable

COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, Argument("cards", takes="some"), PLAYERS),
    examples=("wikipedia T21 T20 T16 T7 T1 EX SK SQ …", "$house.tarot T21 EX SK … --players 5"),
)


def run(asked: Asked) -> int:
    """Print what each feature of the hand comes to, and the bid, in words or as JSON."""
    from tarotrules.games.refused import Refused
    from tarotrules.games.registry import family

    found = variant(asked)
    rules, game = ruleset(found, asked.players), family(found.game)
    try:
        worth = game.evaluate(rules, asked.cards)
    except Refused as refused:
        raise unusable(refused, found, asked) from None
    if form(asked) == "json":
        return answer(json.dumps(game.evaluation_json(worth), ensure_ascii=False), asked)
    return answer(game.evaluation_text(found, rules, worth, language(asked)), asked)
