"""What was read of the catalogues beforehand is what they say, and what was not is read from them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.entries import MADE
from tarotrules.wording.errors import WordingError
from tarotrules.wording.make_patterns import folders, made

Write = Callable[[str, str, str], Path]

FTL = 'a = { $n ->\n [1] one\n *[other] many\n } *x* { b }\nb = { COUNTED($n, noun: "n") }\n .c = { "_" }\n'
LEXICON = '[n]\none = "noun"\nother = "nouns"\n'


@pytest.mark.parametrize("folder", list(folders()), ids=lambda folder: "-".join(folder.parts[-3:]))
def test_what_was_read_beforehand_is_what_the_files_say(folder: Path) -> None:
    """The shipped patterns are those of the shipped sentences: ``python -m tarotrules.wording.make_patterns``."""
    assert (folder / MADE).read_text("utf-8") == made(folder)


@pytest.fixture
def folder(write: Write) -> Path:
    """A catalogue that was read beforehand, and says so: its patterns were changed to be known again."""
    places = write("en", FTL, LEXICON)
    (places / "en" / MADE).write_text(made(places / "en").replace("many", "MADE"), "utf-8")
    return places


def test_what_was_read_beforehand_is_said(folder: Path) -> None:
    """Nothing is read again, and everything is said as it would be."""
    words = Catalogue.load("en", [folder])

    assert [words.say("a", n=n) for n in (1, 2)] == ["one *x* 1 noun", "MADE *x* 2 nouns"]
    assert words.say("b.c") == "_"


def test_a_changed_sentence_is_read_anew(folder: Path) -> None:
    """A stale pattern is never said; the others still are."""
    file = folder / "en" / "family.ftl"
    file.write_text(file.read_text("utf-8").replace("noun:", "noun :").replace("one", "single"), "utf-8")
    words = Catalogue.load("en", [folder])

    assert [words.say("a", n=n) for n in (1, 2)] == ["single *x* 1 noun", "many *x* 2 nouns"]
    assert words.say("b.c") == "_"


def test_a_sentence_that_moved_is_still_known(folder: Path) -> None:
    """Where a file has changed, the entries that have not are not read again."""
    (folder / "en" / "more.ftl").write_text("c = C\n", "utf-8")
    words = Catalogue.load("en", [folder])

    assert [words.say("a", n=2), words.say("c")] == ["MADE *x* 2 nouns", "C"]


def test_nothing_is_said_twice(folder: Path) -> None:
    """Neither in a file more, nor in a folder more."""
    file = folder / "en" / "more.ftl"
    file.write_text("a = A\n", "utf-8")
    with pytest.raises(WordingError, match=r"more.ftl: 'a' is already in .*family.ftl"):
        Catalogue.load("en", [folder])
    file.unlink()
    with pytest.raises(WordingError, match="'a' is already said"):
        Catalogue.load("en", [folder, folder])


def test_a_language_nobody_read_beforehand_is_read(folder: Path) -> None:
    """A language is data: its sentences are enough."""
    (folder / "en" / MADE).unlink()

    assert Catalogue.load("en", [folder]).say("a", n=2) == "many *x* 2 nouns"
    assert json.loads(made(folder / "en")).keys() == {"family.ftl", "a", "b"}


def test_a_sentence_is_remembered_as_it_was_said(write: Write) -> None:
    """True is not one, and a text is not a phrase, though they are equal."""
    words = Catalogue.load("en", [write("en", "a = { $x ->\n [1] one\n [true] yes\n *[other] other\n }\n", "")])

    assert [words.say("a", x=x) for x in (1, True, 1)] == ["one", "yes", "one"]
