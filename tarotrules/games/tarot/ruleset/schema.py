"""JSON Schema of the compiled config."""

from tarotrules.expressions.json import SCHEMA as EXPRESSION
from tarotrules.games.tarot import NAME
from tarotrules.games.tarot.ruleset.ruleset import PLAYERS, SCHEMA_VERSION, Ruleset
from tarotrules.settings.schema import Schema, object_schema, record_schema


def schema() -> Schema:
    """The schema of ``compile``, of all numbers of players or of one."""
    rules = {"$ref": "#/$defs/rules"}
    counts = list(range(PLAYERS.least, PLAYERS.most + 1))
    number = "|".join(map(str, counts))
    common = {
        "schema_version": {"const": SCHEMA_VERSION},
        "game": {"const": NAME},
        "variant": {"type": "string"},
        "id": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
    }
    required = [*common, "rules"]
    texts = {"type": "object", "additionalProperties": {"type": "string"}}
    names = {"type": "array", "items": {"type": "string"}}
    said = {"status": {"type": "string"}, "regions": names, "played_by": texts, "period": texts}
    common["about"] = object_schema(said, [])
    every = {
        **common,
        "rules": {
            "type": "object",
            "patternProperties": {f"^({number})$": rules},
            "additionalProperties": False,
        },
    }
    one = {**common, "players": {"enum": counts}, "rules": rules}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "tarotrules engine config",
        "anyOf": [object_schema(every, required), object_schema(one, [*required, "players"])],
        "$defs": {"rules": record_schema(Ruleset), "expression": EXPRESSION},
    }
