"""``score``: what a deal is worth, term by term; and who is where after several."""

import json
from typing import TYPE_CHECKING, Any

from tarotrules.cli.asked import Unusable, form, language, ruleset, variant
from tarotrules.cli.declared import OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.cli.told import told, unusable

if TYPE_CHECKING:
    from tarotrules.games.family import Family
    from tarotrules.games.variant import Variant

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
    if isinstance(deal, dict) and "deals" in deal:
        return _match(asked, found, game, deal)
    engine = game.engine()
    read = engine.read(deal, found.players if asked.players is None else asked.players)
    try:
        rules = ruleset(found, read.players if asked.players is None else asked.players)
        account = engine.settle(rules, read)
    except Unusable as unusable:
        raise Unusable((*read.problems, *unusable.problems), unusable.tongues) from None
    except Refused as refused:
        raise Unusable(titled(refused.diagnostics, found.titles, language(asked)), {}) from None
    if form(asked) == "json":
        return answer(json.dumps(engine.to_json(account), ensure_ascii=False), asked)
    return answer(game.account_text(found, rules, account, language(asked)), asked)


def _match(asked: Asked, variant: "Variant", game: "Family", data: Any) -> int:
    """Print who is where."""
    from tarotrules.games.refused import Refused

    try:
        found = game.standings(variant, data)
    except Refused as refused:
        raise unusable(refused, variant, asked) from None
    if form(asked) == "json":
        return answer(json.dumps(game.standings_json(found), ensure_ascii=False), asked)
    return answer(game.standings_text(variant, found, language(asked)), asked)
