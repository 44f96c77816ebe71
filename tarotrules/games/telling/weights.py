"""How much a difference weighs in each chapter of the book, as a file of the family says (``weights.toml``)."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path

from tarotrules.comparing.distance import Distance
from tarotrules.source.tables import read_table


@cache
def weights(file: Path) -> Mapping[str, int]:
    """By chapter of the book."""
    return {chapter: each["weight"] for chapter, each in read_table(file).items()}


@cache
def _chapters(file: Path) -> Mapping[str, str]:
    """The chapter of the book that a chapter of the ruleset belongs to."""
    return {setting: chapter for chapter, each in read_table(file).items() for setting in each["settings"]}


def by_chapter(file: Path, distance: Distance) -> Mapping[str, Fraction]:
    """How far two are from each other, by chapter of the book."""
    told: dict[str, Fraction] = {}
    for setting, value in distance.by_chapter.items():
        chapter = _chapters(file)[setting]
        told[chapter] = told.get(chapter, Fraction()) + value
    return told
