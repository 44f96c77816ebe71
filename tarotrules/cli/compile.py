"""``compile``: the engine config, or the JSON Schema it obeys."""

import argparse
import json

from tarotrules import compiled
from tarotrules.cli.asked import Unfit, language, loaded, ruleset
from tarotrules.cli.report import answer, complain
from tarotrules.source import problems
from tarotrules.source.diagnostics import Diagnostic


def run(asked: argparse.Namespace) -> int:
    """Print canonical JSON."""
    lang = language(asked)
    if asked.format == "schema":
        from tarotrules.games.tarot.ruleset.schema import schema

        return answer(json.dumps(schema(), indent=2, ensure_ascii=False), asked.out, lang)
    if asked.variant is None:
        raise Unfit(problems.NO_VARIANT.at(None))
    found = loaded(asked)
    if found.variant is None:
        return complain(found.problems, found.languages, lang)
    rules = ruleset(found.variant, asked.players)
    if isinstance(rules, Diagnostic):
        return complain([rules], {}, lang)
    return answer(compiled.canonical_json(compiled.compile_variant(found.variant, asked.players)), asked.out, lang)
