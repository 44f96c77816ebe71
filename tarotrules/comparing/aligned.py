"""Entries whose order means nothing, put into one order everywhere, so that it makes no difference in what is told."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from tarotrules.comparing.classes import merged
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Field, Group, Record, Setting

Some = TypeVar("Some", bound=Record)


def aligned(records: Sequence[Some]) -> list[Some]:
    """The same records, with their entries in one order where the order is no rule."""
    if not records:
        return []
    columns = {
        name: _aligned(field, [each.items()[name] for each in records]) for name, field in records[0].fields.items()
    }
    return [
        each.replace(**{name: values[place] for name, values in columns.items()}) for place, each in enumerate(records)
    ]


def _aligned(field: Field, values: list[Any]) -> list[Any]:
    if isinstance(field, Setting):
        return values
    if isinstance(field, Group):
        return _filled(values)
    order = merged(each or {} for each in values)
    if not isinstance(field.of, Kind):
        rows = {key: _filled([(each or {}).get(key) for each in values]) for key in order}
        values = [each and {key: rows[key][place] for key in each} for place, each in enumerate(values)]
    return values if field.ordered else [each and _in_order(each, order) for each in values]


def _filled(values: list[Any]) -> list[Any]:
    """Those that are there aligned, the others left out."""
    there = iter(aligned([each for each in values if each is not None]))
    return [None if each is None else next(there) for each in values]


def _in_order(entries: Mapping[str, Any], order: Sequence[str]) -> dict[str, Any]:
    return {key: entries[key] for key in order if key in entries}
