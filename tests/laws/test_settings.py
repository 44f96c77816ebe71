"""Laws of rulesets as JSON: they come back, and the schema describes them."""

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given

from tarotrules import compiled
from tarotrules.games.tarot.ruleset.from_json import from_json
from tarotrules.games.tarot.ruleset.schema import schema
from tarotrules.settings.record import dump
from tests.strategies import Base, Change, changed, shipped_bases

SCHEMA = schema()

TYPES: Mapping[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
}


def faults(data: Any, rule: Mapping[str, Any], place: str = "") -> list[str]:
    """Where data does not fit a schema, for the words of JSON Schema that ours uses."""
    unknown = rule.keys() - _KNOWN
    assert unknown == set(), f"the schema uses {unknown}, which this reader does not know"
    found = [
        f"{place}: not {rule[word]!r} ({word})"
        for word, fits in _TESTS.items()
        if word in rule and not fits(data, rule)
    ]
    if "$ref" in rule:
        found += faults(data, SCHEMA["$defs"][rule["$ref"].removeprefix("#/$defs/")], place)
    if "anyOf" in rule:
        tried = sorted((faults(data, each, place) for each in rule["anyOf"]), key=len)
        found += tried[0]
    if isinstance(data, dict):
        found += _in_object(data, rule, place)
    if isinstance(data, list) and "items" in rule:
        found += [fault for n, each in enumerate(data) for fault in faults(each, rule["items"], f"{place}[{n}]")]
    return found


def _in_object(data: dict[str, Any], rule: Mapping[str, Any], place: str) -> list[str]:
    found = []
    for key, value in data.items():
        named = rule.get("properties", {}).get(key)
        rules = (
            [named]
            if named is not None
            else [each for pattern, each in rule.get("patternProperties", {}).items() if re.search(pattern, key)]
        )
        if not rules and rule.get("additionalProperties") is False:
            found.append(f"{place}.{key}: unknown")
        found += [fault for each in rules for fault in faults(value, each, f"{place}.{key}")]
    return found


def _is(data: Any, name: str) -> bool:
    return isinstance(data, TYPES[name]) and (name == "boolean" or not isinstance(data, bool))


_TESTS: Mapping[str, Any] = {
    "type": lambda data, rule: _is(data, rule["type"]),
    "const": lambda data, rule: data == rule["const"],
    "enum": lambda data, rule: data in rule["enum"],
    "minimum": lambda data, rule: not _is(data, "integer") or data >= rule["minimum"],
    "maximum": lambda data, rule: not _is(data, "integer") or data <= rule["maximum"],
    "minItems": lambda data, rule: not isinstance(data, list) or len(data) >= rule["minItems"],
    "maxItems": lambda data, rule: not isinstance(data, list) or len(data) <= rule["maxItems"],
    "uniqueItems": lambda data, _: not isinstance(data, list) or len({json.dumps(each) for each in data}) == len(data),
    "minProperties": lambda data, rule: not isinstance(data, dict) or len(data) >= rule["minProperties"],
    "maxProperties": lambda data, rule: not isinstance(data, dict) or len(data) <= rule["maxProperties"],
    "required": lambda data, rule: not isinstance(data, dict) or set(rule["required"]) <= data.keys(),
    "pattern": lambda data, rule: isinstance(data, str) and re.search(rule["pattern"], data) is not None,
}
_KNOWN = {
    *_TESTS, "$ref", "anyOf", "items", "properties", "patternProperties", "additionalProperties",
    "$schema", "$defs", "title",
}  # fmt: skip


def config(base: Base) -> dict[str, Any]:
    """The engine config of a base, as a file would hold it."""
    written = compiled.compile_variant(base.variant, base.rules.players)
    return dict(json.loads(json.dumps({**written, "rules": dump(base.rules)})))


@pytest.mark.parametrize("base", shipped_bases(), ids=repr)
def test_what_is_compiled_is_loaded(base: Base) -> None:
    """The engine config gives back the very ruleset it was compiled from, and fits the schema."""
    assert from_json(config(base)) == base.rules
    assert faults(config(base), SCHEMA) == []
    assert faults(compiled.compile_variant(base.variant), SCHEMA) == []


@given(change=changed())
def test_changed_rules_come_back_too(change: Change) -> None:
    """Whatever is changed in a ruleset, its JSON differs, fits the schema and gives it back."""
    base = change.base._replace(rules=change.rules)
    data = config(base)

    assert data["rules"] != dump(change.base.rules)
    assert faults(data, SCHEMA) == []
    assert from_json(data) == change.rules


@given(change=changed())
def test_order_is_kept_only_where_it_counts(change: Change) -> None:
    """Bids and levels keep their order; other entries are written in the order of their names."""
    data = dump(change.rules)

    assert [each["id"] for each in data["auction"]["bid"]] == list(change.rules.auction.bid)
    assert list(data.get("bonus", {})) == sorted(change.rules.bonus)


@pytest.mark.parametrize(
    "data",
    [None, [], {}, {"schema_version": 0}, {"schema_version": 1}, {"schema_version": 1, "rules": []}, "x"],
    ids=repr,
)
def test_what_is_no_config_is_refused(data: Any) -> None:
    """Anything else is a ``ValueError``."""
    with pytest.raises(ValueError):  # noqa: PT011 the field is the message
        from_json(data)


def test_the_schema_refuses_what_is_wrong() -> None:
    """The schema is not so wide that everything fits it."""
    data = config(shipped_bases()[0])

    assert faults({**data, "rules": {**data["rules"], "unknown": 1}}, SCHEMA)
    assert faults({**data, "players": 6}, SCHEMA)
    assert faults({**data, "rules": {**data["rules"], "match": {"end": "never"}}}, SCHEMA)
