"""The JSON Schema of a record, from the declarations of its settings."""

from typing import Any

from tarotrules.settings.kinds import NAME_PATTERN, Kind
from tarotrules.settings.record import Field, Group, Record, Setting, word

Schema = dict[str, Any]


def record_schema(record: type[Record]) -> Schema:
    """The schema of a record."""
    properties = {word(name): _field(field) for name, field in record.fields.items()}
    required = [word(name) for name, field in record.fields.items() if not _may_lack(field)]
    return object_schema(properties, required)


def object_schema(properties: Schema, required: list[str]) -> Schema:
    """The schema of an object that has these properties and no other."""
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _may_lack(field: Field) -> bool:
    return field.optional or field.exists is not None


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
