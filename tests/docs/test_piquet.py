"""The page on Piquet names only what there is, states every value as the rules have it, and forgets no file."""

import re
from typing import Any, Final, NamedTuple

import pytest

from tarotrules import documents, pipeline
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.languages import LANGUAGES
from tarotrules.settings.record import Entries
from tarotrules.source.tables import read_table
from tarotrules.syntax.to_dsl import to_dsl
from tests.docs.sessions import ROOT
from tests.games.piquet.reading import SHELF, rules

PAGE: Final = (ROOT / "docs" / "piquet.md").read_text("utf-8")
VARIANTS: Final = {path.stem for path in SHELF.glob("*.tarot")}
OPTIONS: Final = {path.stem for path in (SHELF / "options").glob("*.tarot")}
NEEDED: Final = {"younger-no-repique-by-rouge": "carte-rouge"}
_SETTING: Final = re.compile(r"([a-z][\w-]*(?:\.[\w-]+)+|players) = (.+)")
_FREE: Final = {"match { score 150 }", "variants/piquet/"}


class Line(NamedTuple):
    """What covers a sentence: settings with their values, in a variant with options."""

    text: str
    base: str
    options: tuple[str, ...]
    settings: tuple[tuple[str, str], ...]


def lines() -> list[Line]:
    """Every line of the tables about the document."""
    part = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1]
    found = []
    for row in part.splitlines():
        if row.startswith("| ") and not row.startswith("| the document says"):
            covered = row.rstrip(" |").rsplit(" | ", maxsplit=1)[-1]
            before = re.findall(r"option `([\w-]+)`:", covered)
            said = [each for each in re.findall(r"`([^`]+)`", covered) if _SETTING.fullmatch(each)]
            values = tuple((match[1], match[2]) for each in said if (match := _SETTING.fullmatch(each)))
            found.append(Line(row, "piquet-wikipedia", tuple(before), values))
    return found


LINES: Final = lines()


def stated(path: str, value: str) -> str:
    """A setting as a file writes it."""
    steps, text, ends = path.split("."), "", ""
    record: Any = Ruleset
    if steps[0] == "deck" and "class" in steps:
        return f"deck {{ class {steps[2]} {value} }}"
    if path == "players":
        return f"players {value}"
    while len(steps) > 1:
        field = record.fields[steps[0]]
        word, steps = steps[0], steps[1:]
        if isinstance(field, Entries):
            word, steps = f"{word} {steps[0]}", steps[1:]
            record = field.of
        else:
            record = field.record
        text, ends = f"{text}{word} {{ ", f"{ends} }}"
    return f"{text}{steps[0]} {value}{ends}"


def test_the_example_is_as_the_page_shows_it() -> None:
    """Nothing is wrong with it, and it says the same in the words of every language."""
    path = ROOT / "docs" / "examples" / "dimanche.tarot"
    read, loaded = documents.parsed(str(path)), pipeline.load(str(path))

    assert f"```tarot\n{path.read_text('utf-8')}```\n" in PAGE
    assert loaded.problems == ()
    assert read.document is not None
    for language in LANGUAGES:
        again = documents.parse("dimanche.tarot", to_dsl(read.document, documents.vocabulary(read.game), language))
        assert (again.document, again.problems) == (read.document._replace(language=language), ())


def test_there_is_something_to_look_at() -> None:
    """The tables are found, and most of their lines name a setting."""
    assert len(LINES) > 80
    assert sum(len(each.settings) for each in LINES) > 90


def test_settings_are_as_the_rules_have_them() -> None:
    """To say each value once more changes nothing."""
    wrong = []
    for line in LINES:
        needed = [NEEDED[each] for each in line.options if each in NEEDED and line.base == "piquet"]
        head = f"{line.base} with {', '.join([*needed, *line.options])}" if line.options else line.base
        plain = rules(f"# language: en\nvariant x extends {head} {{ }}")
        for path, value in line.settings:
            text = f"# language: en\nvariant x extends {head} {{ {stated(path, value)} }}"
            wrong += [(line.text, path)] if rules(text) != plain else []

    assert wrong == []


def test_everything_quoted_is_known() -> None:
    """What stands between backquotes is a variant, an option or a setting with its value; no file is left out."""
    quoted = set(re.findall(r"`([^`\n]+)`", PAGE))
    names = {each for each in quoted if not _SETTING.fullmatch(each)} - _FREE

    assert names == VARIANTS | OPTIONS


def test_rules_are_in_the_book() -> None:
    """Every rule named by its number has that number."""
    numbers = read_table(ROOT / "tarotrules" / "games" / "piquet" / "numbers.toml")["rules"]
    named = set(re.findall(r"\brule (\d+\.\d+[a-z]?)", PAGE))

    assert named
    assert named - numbers.keys() == set()


@pytest.mark.parametrize("heading", ["Wikipedia, “Piquet”", "What the sources differ in", "Not here"])
def test_every_line_is_covered(heading: str) -> None:
    """No line of a table leaves open what covers it."""
    part = next(each for each in PAGE.split("\n## ") if each.startswith(heading))
    rows = [row for row in part.splitlines() if row.startswith("| ")]

    assert rows
    assert [row for row in rows if not row.split(" | ")[-1].strip(" |")] == []
