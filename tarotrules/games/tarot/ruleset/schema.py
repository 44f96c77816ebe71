"""JSON Schema of the compiled config, generated from the declarations of the records."""

from typing import Any

from tarotrules.expressions.json import SCHEMA as EXPRESSION
from tarotrules.games.tarot import NAME
from tarotrules.games.tarot.ruleset.ruleset import PLAYERS, SCHEMA_VERSION, Ruleset
from tarotrules.settings.kinds import NAME_PATTERN, Kind
from tarotrules.settings.record import Field, Group, Record, Setting, word

Schema = dict[str, Any]


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
        "anyOf": [_object(every, list(every)), _object(one, list(one))],
        "$defs": {"rules": record_schema(Ruleset), "expression": EXPRESSION},
    }


def record_schema(record: type[Record]) -> Schema:
    """The schema of a record."""
    properties = {word(name): _field(field) for name, field in record.fields.items()}
    required = [word(name) for name, field in record.fields.items() if not _may_lack(field)]
    return _object(properties, required)


def _object(properties: Schema, required: list[str]) -> Schema:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _may_lack(field: Field) -> bool:
    if isinstance(field, Setting):
        return field.optional or field.exists is not None
    return field.optional


def _field(field: Field) -> Schema:
    if isinstance(field, Setting):
        return field.kind.schema()
    if isinstance(field, Group):
        return record_schema(field.record)
    inner = field.of.schema() if isinstance(field.of, Kind) else record_schema(field.of)
    if not field.ordered:
        return {"type": "object", "patternProperties": {NAME_PATTERN: inner}, "additionalProperties": False}
    named = {**inner, "properties": {"id": {"type": "string", "pattern": NAME_PATTERN}, **inner["properties"]}}
    return {"type": "array", "items": {**named, "required": ["id", *inner["required"]]}}
