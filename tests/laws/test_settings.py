"""Laws of rulesets as JSON: they come back, and the schema describes them."""

import json
from typing import Any, Final

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from tarotrules import api, compiled, library
from tarotrules.games.registry import family
from tarotrules.games.tarot.ruleset.from_json import from_json
from tarotrules.settings.record import dump, load
from tests.laws.families import EVERY
from tests.strategies import Base, Change, changed, shipped_bases

HOLDS_FOR: Final = EVERY
SCHEMA: Final = Draft202012Validator(family("tarot").schema())


def faults(data: Any) -> list[str]:
    """Where data does not fit the schema."""
    return [f"{each.json_path}: {each.message}" for each in SCHEMA.iter_errors(data)]


def config(base: Base) -> dict[str, Any]:
    """The engine config of a base, as a file would hold it."""
    written = compiled.compile_variant(base.variant, next(iter(base.variant.rulesets)))
    return dict(json.loads(json.dumps({**written, "players": base.rules.players, "rules": dump(base.rules)})))


def test_what_is_compiled_is_loaded() -> None:
    """The engine config gives back the very ruleset it was compiled from, and fits the schema."""
    configs = [(base, config(base)) for base in shipped_bases()]

    assert [base for base, data in configs if from_json(data) != base.rules] == []
    assert {base: wrong for base, data in configs if (wrong := faults(data))} == {}


@pytest.mark.parametrize("game", HOLDS_FOR)
def test_what_is_shipped_fits_the_schema_of_its_game(game: str) -> None:
    """The engine config of every shipped variant for everybody who plays it; and read again, it is what it was."""
    schema = Draft202012Validator(family(game).schema())
    for name in library.shipped(game):
        found = api.load(name)
        config = json.loads(json.dumps(compiled.compile_variant(found)))
        rules = config["rules"].items()

        assert [each.message for each in schema.iter_errors(config)] == []
        assert {int(n): load(family(game).ruleset(), each) for n, each in rules} == found.rulesets


@given(change=changed())
def test_changed_rules_come_back_too(change: Change) -> None:
    """Whatever is changed in a ruleset, its JSON differs, fits the schema and gives it back."""
    base = change.base._replace(rules=change.rules)
    data = config(base)

    assert data["rules"] != dump(change.base.rules)
    assert faults(data) == []
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
    """The schema is one, and not so wide that everything fits it."""
    Draft202012Validator.check_schema(family("tarot").schema())
    data = config(shipped_bases()[0])

    assert faults({**data, "rules": {**data["rules"], "unknown": 1}})
    assert faults({**data, "players": 11})
    bonus = data["rules"]["bonus"]
    assert faults({**data, "rules": {**data["rules"], "bonus": {**bonus, "No Name!": bonus["petit-au-bout"]}}})
    assert faults({**data, "rules": {**data["rules"], "match": {"end": "never"}}})


@pytest.mark.parametrize("formula", [{}, {"+": [1, 2], "-": [1, 2]}, [], None, True], ids=repr)
def test_what_is_no_formula_does_not_fit(formula: Any) -> None:
    """A formula is a number, a path, or one operator with what it works on."""
    data = config(shipped_bases()[0])
    bonus = {name: {**each, "worth": formula} for name, each in data["rules"]["bonus"].items()}

    assert faults({**data, "rules": {**data["rules"], "bonus": bonus}})
