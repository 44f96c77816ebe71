"""``score``: what a deal is worth, term by term."""

import json

from tarotrules.cli.asked import Unusable, form, language, ruleset, variant
from tarotrules.cli.declared import OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.cli.told import told

COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, Argument("deal"), PLAYERS),
    examples=("fft deal.json", "$house.tarot deal.json --players 5"),
)


def run(asked: Asked) -> int:
    """Print the account, in words or as JSON."""
    from tarotrules.games.refused import Refused
    from tarotrules.games.registry import family
    from tarotrules.wording.titles import titled

    found, deal = variant(asked), told(asked.deal)
    game = family(found.game)
    engine = game.engine()
    read = engine.read(deal, found.players if asked.players is None else asked.players)
    try:
        rules = ruleset(found, read.players if asked.players is None else asked.players)
        account = engine.settle(rules, read)
    except Unusable as unusable:
        raise Unusable((*read.problems, *unusable.problems), unusable.languages) from None
    except Refused as refused:
        raise Unusable(titled(refused.diagnostics, found.titles, language(asked)), {}) from None
    if form(asked) == "json":
        return answer(json.dumps(engine.to_json(account), ensure_ascii=False), asked)
    return answer(game.account_text(found, rules, account, language(asked)), asked)
