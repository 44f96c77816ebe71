"""The page on the three documents names only what there is, and forgets nothing that follows one of them."""

import re
from functools import cache
from typing import Final, NamedTuple

from tarotrules import api, books, library
from tarotrules.book.tree import Rule
from tarotrules.documents import vocabulary
from tarotrules.explanation import explained, written
from tarotrules.games.tarot.variant import Variant
from tests.docs.sessions import ROOT

PAGE: Final = (ROOT / "docs" / "documents.md").read_text(encoding="utf-8")
SOURCES: Final = (
    "Wikipedia, French Tarot",
    "circle9.work, フレンチタロット",
    "Solitaire Paradise, Französisches Tarot",
)
"""How variants and options cite the documents."""
NAMES: Final = (library.shipped().keys(), library.shipped_options().keys())
_SETTING: Final = re.compile(r"([a-z][\w-]*(?:\.[\w-]+)+|players)(?: = (.+))?")
_RULE: Final = re.compile(r"\brule (\d+\.\d+[a-z]?(?: \(\d\))?)")


class Line(NamedTuple):
    """One line of a table: what covers a sentence."""

    text: str
    base: str
    options: tuple[str, ...]
    quoted: tuple[str, ...]

    @property
    def settings(self) -> list[tuple[str, str]]:
        """Paths, each with its value or nothing."""
        found = (_SETTING.fullmatch(each) for each in self.quoted)
        return [(match[1], match[2] or "") for match in found if match is not None]


def lines() -> list[Line]:
    """Every line of the tables of the three documents."""
    found = []
    for part in re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]:
        base = re.search(r"^Settings are those of `([\w-]+)`", part, re.MULTILINE)
        rows = [row for row in part.splitlines() if row.startswith("| ")] if base is not None else []
        found += [_line(row, base[1]) for row in rows if base is not None]
    return found


def _line(row: str, base: str) -> Line:
    quoted = tuple(re.findall(r"`([^`]+)`", row.rsplit(" | ", maxsplit=1)[-1]))
    other = next((each for each in quoted if each in NAMES[0]), base)
    return Line(row, other, tuple(each for each in quoted if each in NAMES[1]), quoted)


LINES: Final = lines()


@cache
def _variant(base: str, options: tuple[str, ...]) -> Variant:
    return api.load(base, *options)


@cache
def _values(base: str, options: tuple[str, ...]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for each in explained(_variant(base, options)):
        found.setdefault(".".join(each.path), set()).add(written(each, vocabulary(), "en"))
    return found


@cache
def _rules(base: str, options: tuple[str, ...]) -> frozenset[str]:
    book = books.book(_variant(base, options), "en")
    blocks = (block for chapter in book.chapters for block in chapter.blocks)
    return frozenset(block.number for block in blocks if isinstance(block, Rule))


def test_there_is_something_to_look_at() -> None:
    """The tables are found, for each of the three documents."""
    assert len(LINES) > 200
    assert {each.base for each in LINES} >= {"wikipedia", "eryod", "solitaire-paradise"}


def test_settings_are_as_explain_prints_them() -> None:
    """Every path named is a setting of the variant, with the options named, and has the value shown."""
    assert [
        (line.text, path, value)
        for line in LINES
        for path, value in line.settings
        if not any(value in {"", each} for each in _values(line.base, line.options).get(path, ()))
    ] == []


def test_rules_are_in_the_book() -> None:
    """Every rule named by its number is in the book of the variant."""
    named = [(line, rule) for line in LINES for rule in _RULE.findall(line.text)]

    assert named
    assert [(line.text, rule) for line, rule in named if rule not in _rules(line.base, line.options)] == []


def test_everything_quoted_is_known() -> None:
    """What stands between backquotes is a variant, an option, a setting or a command."""
    quoted = set(re.findall(r"`([^`\n]+)`", PAGE))
    known = {each for each in quoted if each in NAMES[0] or each in NAMES[1] or _SETTING.fullmatch(each)}

    assert {each for each in quoted - known if not each.startswith("tarotrules ")} == set()


def test_every_line_is_covered() -> None:
    """No line of a table leaves open what covers it."""
    assert [each.text for each in LINES if not each.text.split(" | ")[-1].strip(" |")] == []


def test_what_follows_a_document_is_named() -> None:
    """Every shipped variant and option that cites one of the documents stands in the page."""
    shipped = {**library.shipped(), **library.shipped_options()}
    follows = [
        name for name, path in shipped.items() if any(each in path.read_text(encoding="utf-8") for each in SOURCES)
    ]

    assert len(follows) > 20
    assert [name for name in follows if f"`{name}`" not in PAGE] == []
