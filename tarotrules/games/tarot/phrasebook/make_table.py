"""Reads the phrasebook beforehand: run it whenever a ``*.tarot-phrases`` file changes; a test says if it was forgotten.

    python -m tarotrules.games.tarot.phrasebook.make_table

An entry is a pattern: its kind, its name, ``when`` it is said, the payees that may be told shortly, which holes hold
cards ``inside`` those of another or ``apart`` from them, and situations in which it holds and in which it does not.
What is not a pattern, and two patterns that might say the same, are errors.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from json import dumps
from pathlib import Path as File
from typing import Any

from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.json import dump
from tarotrules.expressions.tree import And, Calculation, Compare, Comparison, Exists, Expression, Is, Not, Or, Path
from tarotrules.games.tarot.phrasebook.patterns import (
    FOLDER,
    HOLES,
    MADE,
    NUMBERS,
    ONE_CARD,
    Pattern,
    matches,
    pattern_from,
)
from tarotrules.games.tarot.phrasebook.presence import settled
from tarotrules.games.tarot.ruleset.features import is_whole
from tarotrules.source.files import read_source
from tarotrules.source.text import Source
from tarotrules.syntax.document import Entry
from tarotrules.syntax.from_dsl import parse
from tarotrules.syntax.vocabulary import Vocabulary

_MIRROR: dict[Comparison, Comparison] = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


def made() -> str:
    """The text of the table: a pattern a line, the most special first."""
    found = [each for file in sorted(FOLDER.glob("*.tarot-phrases")) for each in patterns_of(file)]
    refuse_ties([pattern_from(each) for each in found])
    in_order = sorted(found, key=lambda each: -pattern_from(each).weight)
    lines = (dumps(each, ensure_ascii=False, separators=(",", ":")) for each in in_order)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def patterns_of(file: File) -> Iterator[dict[str, Any]]:
    """The patterns of a file, as they stand in the table."""
    source = read_source(str(file))
    if not isinstance(source, Source):
        raise ValueError(file)
    first, _, rest = source.text.partition("\n")
    # A file of rules has a header, and in the notation nothing stands outside one.
    text = f"{first}\noption phrases {{\n{rest}\n}}\n"
    document, problems = parse(Source(source.name, text), Vocabulary(()))
    if document is None or problems:
        raise ValueError(file, problems)
    for kind in document.body:
        for entry in _entries(kind):
            yield _pattern(kind.word.concept if isinstance(kind, Entry) else "", entry)


def _entries(statement: object) -> Sequence[Entry]:
    if not isinstance(statement, Entry) or statement.block is None:
        raise ValueError(statement)
    return [each for each in statement.block if isinstance(each, Entry)]


def _pattern(kind: str, entry: Entry) -> dict[str, Any]:
    words = ("when", "payee", "inside", "apart", "true", "false")
    said: dict[str, list[Entry]] = {word: [] for word in words}
    for each in _entries(entry):
        said[each.word.concept].append(each)
    (when,) = said["when"]
    return {
        "name": entry.word.concept,
        "kind": kind,
        "when": dump(_turned(settled(_expression(when, 0), ONE_CARD.__contains__))),
        "payees": {_name(each): dump(_expression(each, 1)) for each in said["payee"]},
        "inside": [_pair(each) for each in said["inside"]],
        "apart": [_pair(each) for each in said["apart"]],
        "true": [_situation(each) for each in said["true"]],
        "false": [_situation(each) for each in said["false"]],
    }


def _expression(entry: Entry, place: int) -> Expression:
    item = entry.values[0][place]
    if not isinstance(item, Path | Not | And | Or | Compare | Is | Exists | Calculation):
        raise ValueError(entry)
    return canonical(item, is_whole)


def _name(entry: Entry) -> str:
    match entry.values:
        case ((Path((name,)), *_),):
            return name
    raise ValueError(entry)


def _pair(entry: Entry) -> tuple[str, str]:
    match entry.values:
        case ((Path((one,)), Path((two,))),):
            return one, two
    raise ValueError(entry)


def _situation(entry: Entry) -> list[Any]:
    """What is so in a situation, each a path and what it comes to; nothing else is there."""
    facts = [item for group in entry.values for item in group]
    if not all(isinstance(each, Is) or (isinstance(each, Compare) and each.operator == "=") for each in facts):
        raise ValueError(entry)
    return [dump(each) for each in facts if isinstance(each, Is | Compare)]


def _turned(pattern: Expression) -> Expression:
    """A pattern in which an open number stands where numbers stand: on the right."""
    match pattern:
        case And(operands):
            return And(tuple(map(_turned, operands)))
        case Or(operands):
            return Or(tuple(map(_turned, operands)))
        case Not(operand):
            return Not(_turned(operand))
        case Compare(operator, Path((hole,)) as left, right) if hole in NUMBERS:
            return Compare(_MIRROR[operator], right, left)
    return pattern


def refuse_ties(patterns: Iterable[Pattern]) -> None:
    """Two patterns equally special must not say the same of anything, and no two have one name."""
    for one, two in combinations(patterns, 2):
        tied = one.kind == two.kind and one.weight == two.weight
        if one.name == two.name or (tied and (_says(one, two) or _says(two, one))):
            raise ValueError(one.name, two.name)


def _says(one: Pattern, two: Pattern) -> bool:
    return any(True for _ in matches(one.when, two.when, _alike, {}))


def _alike(hole: str, name: str) -> bool:
    """Whether a hole of one pattern may hold what a hole of another does."""
    return name in HOLES and hole.partition("-")[2] == name.partition("-")[2]


if __name__ == "__main__":
    MADE.write_text(made(), "utf-8")
