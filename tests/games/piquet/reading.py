"""Rules of Piquet from files, in the words of its own keyword tables."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from tarotrules.documents import Read
from tarotrules.draft.resolve import resolve
from tarotrules.games import piquet
from tarotrules.games.checking import cards as _cards  # noqa: F401 registers how card sets are read
from tarotrules.games.piquet.check.from_draft import from_draft
from tarotrules.games.piquet.engine.table import Table, table_of
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.variant import VariantOf
from tarotrules.source.diagnostics import Diagnostic, has_errors
from tarotrules.source.text import Source
from tarotrules.syntax.from_dsl import parse
from tarotrules.syntax.vocabulary import Vocabulary

SHELF: Final = Path(__file__).parents[3] / "variants" / "piquet"
FOLDERS: Final = (SHELF, SHELF / "options", Path(__file__).parent / "variants")
KEYWORDS: Final = Path(piquet.__file__).parent / "keywords"


@cache
def vocabulary() -> Vocabulary:
    """The words of Piquet."""
    return Vocabulary.load([KEYWORDS])


@cache
def document(name: str) -> Read | None:
    """A file of the shelf, or of the tests."""
    paths = (folder / f"{name}.tarot" for folder in FOLDERS)
    return next((given(path.name, path.read_text("utf-8")) for path in paths if path.is_file()), None)


def given(name: str, text: str) -> Read:
    """A text as a document."""
    found, problems = parse(Source(name, text), vocabulary())
    return Read(found, tuple(problems))


def find(name: str) -> Any:
    """What a file says, and what is wrong with it."""
    read = document(name)
    return None if read is None else (read.document, read.problems)


def told(text: str) -> list[Diagnostic]:
    """What is wrong with a file by its name, or with a text."""
    read = document(text) if "{" not in text else given("test.tarot", text)
    assert read is not None
    assert read.document is not None
    draft, trouble = resolve(read.document, Ruleset, find, tuple)
    found = [*read.problems, *trouble]
    return [*found, *from_draft(draft, sound=not has_errors(found))[1]]


@cache
def variant(text: str) -> VariantOf[Ruleset]:
    """The variant of a file by its name, or of a text; with its titles."""
    read = document(text) if "{" not in text else given("test.tarot", text)
    assert read is not None
    assert read.document is not None
    assert read.problems == ()
    draft, trouble = resolve(read.document, Ruleset, find, tuple)
    assert list(trouble) == []

    found, problems = from_draft(draft, sound=True)
    assert [each.code for each in problems if each.severity == "error"] == []
    assert found is not None
    return found


def rules(text: str) -> Ruleset:
    """The ruleset of the same."""
    return variant(text).main


def table(text: str) -> Table:
    """The table of the same."""
    return table_of(rules(text))
