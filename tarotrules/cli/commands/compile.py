"""``compile``: the engine config, or the JSON Schema it obeys, or that of records."""

import json

from tarotrules import compiled
from tarotrules.cli.asked import Unfit, ruleset, variant
from tarotrules.cli.declared import OPTIONS, PLAYERS, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.settings.identity import canonical_json
from tarotrules.source import problems

COMMAND = Command(
    "programs",
    (Argument("variant", takes="maybe"), OPTIONS, PLAYERS),
    forms=("json", "schema", "record-schema"),
    examples=("$house.tarot -o $house.json", "--format schema"),
)


def run(asked: Asked) -> int:
    """Print canonical JSON."""
    if asked.format in {"schema", "record-schema"}:
        from tarotrules.games.registry import family

        game = family() if asked.variant is None else family(variant(asked).game)
        schema = game.schema() if asked.format == "schema" else game.record_schema()
        return answer(json.dumps(schema, indent=2, ensure_ascii=False), asked)
    if asked.variant is None:
        raise Unfit(problems.NO_VARIANT.at(None))
    found = variant(asked)
    ruleset(found, asked.players)  # so many must be able to play it
    return answer(canonical_json(compiled.compile_variant(found, asked.players)), asked)
