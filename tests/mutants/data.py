"""Mutations of what is data: sentences, nouns, keywords, variants, templates."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from tests.mutants.mutation import Mutation

_TEXT: Final = re.compile(r"^(?:[\w.-]+ =|\s+(?:\*?\[[\w-]+\]|\.[\w-]+ =)) *(?P<said>\S.*)$", re.MULTILINE)
_WORD: Final = re.compile(r"(?<![\w{$\[])\w{2,}(?![\w}(\]])")
_BRANCH: Final = re.compile(r"^\s+\*?\[(?P<key>[\w-]+)\] (?P<said>[^{\n]+)$", re.MULTILINE)
_QUOTED: Final = re.compile(r'"(?P<said>[^"\n]{2,})"')
_NUMBER: Final = re.compile(r"(?<![\w.-])\d+(?![\w.-])")


def sentences(path: Path, text: str) -> Iterator[Mutation]:
    """A word lost, a figure changed, two neighbouring branches exchanged."""
    for line in _TEXT.finditer(text):
        start = line.start("said")
        plain = re.sub(r"\{[^}]*\}", lambda hole: "\0" * len(hole[0]), line["said"])
        for word in _WORD.finditer(plain):
            yield Mutation(path, start + word.start(), start + word.end(), "", "word lost")
        for figure in re.finditer(r"\d+", plain):
            put = str(int(figure[0]) + 1)
            yield Mutation(path, start + figure.start(), start + figure.end(), put, "figure")
    branches = list(_BRANCH.finditer(text))
    for one, two in pairwise(branches):
        if one.end() + 1 == two.start() and one["said"] != two["said"]:
            put = two["said"] + text[one.end("said") : two.start("said")] + one["said"]
            yield Mutation(path, one.start("said"), two.end("said"), put, "branches exchanged")


def nouns(path: Path, text: str) -> Iterator[Mutation]:
    """A form of a noun, or a keyword, with a letter too many."""
    for form in _QUOTED.finditer(text):
        yield Mutation(path, form.end("said"), form.end("said"), "q", "letter too many")


def values(path: Path, text: str) -> Iterator[Mutation]:
    """A number in a file of rules, one more."""
    for line in re.finditer(r"^(?!\s*(?:#|note|source|title|reason))[^\n\[\"]*", text, re.MULTILINE):
        for number in _NUMBER.finditer(line[0]):
            start = line.start() + number.start()
            yield Mutation(path, start, start + len(number[0]), str(int(number[0]) + 1), "number")
