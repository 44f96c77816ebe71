"""How much a difference weighs in each chapter of the book."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.comparing.distance import Distance
from tarotrules.source.tables import read_table

FILE: Final = Path(__file__).parents[1] / "weights.toml"


@cache
def weights() -> Mapping[str, int]:
    """By chapter of the book."""
    return {chapter: each["weight"] for chapter, each in read_table(FILE).items()}


@cache
def _chapters() -> Mapping[str, str]:
    """The chapter of the book that a chapter of the ruleset belongs to."""
    return {setting: chapter for chapter, each in read_table(FILE).items() for setting in each["settings"]}


def by_chapter(distance: Distance) -> Mapping[str, Fraction]:
    """How far two are from each other, by chapter of the book."""
    told: dict[str, Fraction] = {}
    for setting, value in distance.by_chapter.items():
        told[_chapters()[setting]] = told.get(_chapters()[setting], Fraction()) + value
    return told
