"""A node is what a frozen dataclass with the same fields is."""

import copy
import pickle
from dataclasses import dataclass, field
from typing import Any

import pytest

from tarotrules.source.node import Node


class Leaf(Node):
    """A node with a place that makes no difference."""

    value: int
    text: str = "x"
    span: str | None = None


class Bare(Node, aside=()):
    """A node whose place does."""

    value: int
    text: str = "x"
    span: str | None = None


@dataclass(frozen=True)
class Twin:
    """What a leaf is to be like."""

    value: int
    text: str = "x"
    span: str | None = field(default=None, compare=False, repr=False)


GIVEN: tuple[tuple[tuple[Any, ...], dict[str, Any]], ...] = (
    ((1,), {}),
    ((1, "y"), {}),
    ((1, "x", "here"), {}),
    ((), {"value": 1, "span": "there"}),
    ((2,), {"text": "y"}),
)


def test_nodes_are_equal_as_dataclasses_are() -> None:
    """What is said aside makes no difference; what kind of node it is does."""
    leaves, twins = (
        [Leaf(*values, **named) for values, named in GIVEN],
        [Twin(*values, **named) for values, named in GIVEN],
    )

    assert [[a == b for a in leaves] for b in leaves] == [[a == b for a in twins] for b in twins]
    assert [[hash(a) == hash(b) for a in leaves] for b in leaves] == [[a == b for a in twins] for b in twins]
    assert [repr(each).replace("Leaf", "Twin") for each in leaves] == [repr(each) for each in twins]
    assert Leaf(1) != Bare(1)
    assert Bare(1, "x", "here") != Bare(1)


@pytest.mark.parametrize(
    ("values", "named"),
    [((), {}), ((1, "y", None, 3), {}), ((1,), {"value": 2}), ((1,), {"n": 2}), ((1, "y"), {"n": 2})],
)
def test_fields_are_those_declared(values: tuple[Any, ...], named: dict[str, Any]) -> None:
    """Too few, too many, twice and unknown fields are refused."""
    with pytest.raises(TypeError):
        Leaf(*values, **named)


def test_nodes_never_change() -> None:
    """No field is set anew or taken away; copies are equal."""
    leaf = Leaf(1, "y", "here")
    with pytest.raises(AttributeError):
        leaf.value = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del leaf.text

    assert (copy.deepcopy(leaf), pickle.loads(pickle.dumps(leaf))) == (leaf, leaf)  # noqa: S301 our own


def test_nodes_are_taken_apart_by_position() -> None:
    """Patterns see the fields in their order."""
    match Leaf(1, "y", "here"):
        case Leaf(1, text, span):
            assert (text, span) == ("y", "here")
        case _:
            pytest.fail("not matched")
