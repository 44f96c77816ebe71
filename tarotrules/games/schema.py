"""JSON Schema of the compiled config of a game."""

from tarotrules.expressions.json import SCHEMA as EXPRESSION
from tarotrules.settings.kinds import Whole
from tarotrules.settings.record import Record, Setting
from tarotrules.settings.schema import Schema, object_schema, record_schema


def config_schema(game: str, version: int, ruleset: type[Record]) -> Schema:
    """The schema of ``compile``, of all numbers of players or of one."""
    rules = {"$ref": "#/$defs/rules"}
    counts = _players(ruleset)
    number = "|".join(map(str, counts))
    common = {
        "schema_version": {"const": version},
        "game": {"const": game},
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
        "$defs": {"rules": record_schema(ruleset), "expression": EXPRESSION},
    }


def _players(ruleset: type[Record]) -> list[int]:
    """How many may play, as its setting ``players`` says."""
    field = ruleset.fields["players"]
    if not (isinstance(field, Setting) and isinstance(field.kind, Whole)):
        raise TypeError(ruleset)
    return list(range(field.kind.least, field.kind.most + 1))
