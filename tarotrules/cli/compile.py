"""``compile``: the engine config, or the JSON Schema it obeys."""

import argparse
import json

from tarotrules import compiled
from tarotrules.cli.asked import Unfit, language, ruleset, variant
from tarotrules.cli.report import answer
from tarotrules.source import problems


def run(asked: argparse.Namespace) -> int:
    """Print canonical JSON."""
    lang = language(asked)
    if asked.format == "schema":
        from tarotrules.games.tarot.ruleset.schema import schema

        return answer(json.dumps(schema(), indent=2, ensure_ascii=False), asked.out, lang)
    if asked.variant is None:
        raise Unfit(problems.NO_VARIANT.at(None))
    found = variant(asked)
    ruleset(found, asked.players)  # so many must be able to play it
    return answer(compiled.canonical_json(compiled.compile_variant(found, asked.players)), asked.out, lang)
