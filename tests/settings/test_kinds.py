"""Kinds of values: JSON and back, and what is refused."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules.settings.kinds import Kind
from tarotrules.settings.walk import SettingPath, values
from tests.strategies import bases, others


def said() -> Iterator[tuple[SettingPath, Kind, object]]:
    """Every value of the shipped variants, and every other that is tried in its place."""
    for base in bases():
        for path, kind, value in values(base.rules):
            yield path, kind, value
            yield from ((path, kind, other) for other in others(base.rules, kind, value))


def test_every_value_comes_back() -> None:
    """What a kind writes to JSON it reads back, for every value that occurs or may stand in its place."""
    lost = [(".".join(path), value) for path, kind, value in said() if kind.load(kind.dump(value)) != value]

    assert lost == []


def test_another_value_is_another() -> None:
    """What a kind offers to be tried in place of a value is never that value: laws that try it would prove nothing."""
    same = [
        (".".join(path), value)
        for base in bases()
        for path, kind, value in values(base.rules)
        if any(other == value for other in kind.others(value))
    ]

    assert same == []


KINDS = list({type(kind).__name__: kind for base in bases() for _, kind, _ in values(base.rules)}.values())
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: type(kind).__name__)
@given(data=JSON)
def test_garbage_is_refused(kind: Kind, data: object) -> None:
    """A kind reads its own JSON or raises ``ValueError``, and what it reads it can write."""
    try:
        value = kind.load(data)
    except ValueError:
        return

    assert kind.load(kind.dump(value)) == value


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: type(kind).__name__)
@pytest.mark.parametrize("data", [None, 3, 1.5, [], {}, [[]], ["3"], "no such thing", {"a": []}], ids=repr)
def test_what_no_file_could_say_is_refused(kind: Kind, data: Any) -> None:
    """Values of another shape are never taken for one of this kind."""
    taken: dict[str, list[Any]] = {
        "Whole": [3],
        "Amount": [3],
        "Formula": [3, "no such thing"],
    }
    if data in taken.get(type(kind).__name__, []):
        return

    with pytest.raises(ValueError):  # noqa: PT011 the value is the message
        kind.load(data)
