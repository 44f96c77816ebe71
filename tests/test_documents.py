"""A text is read once, and a variant with options is as good as a file that takes them."""

from fractions import Fraction
from pathlib import Path

import pytest

from tarotrules import books, documents, library, pipeline
from tarotrules.expressions.tree import Number
from tarotrules.make_documents import made
from tarotrules.reports import present
from tarotrules.settings.kinds import is_name
from tarotrules.source.text import Source
from tarotrules.syntax import from_dsl
from tarotrules.syntax.vocabulary import Vocabulary


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the texts that are parsed from now on."""
    names: list[str] = []
    really = from_dsl.parse

    def parse(source: Source, vocabulary: Vocabulary) -> from_dsl.Parsed:
        names.append(source.name)
        return really(source, vocabulary)

    documents.parsed_in.cache_clear()
    documents.parsed_beforehand.cache_clear()
    pipeline._load_shipped.cache_clear()
    monkeypatch.setattr(from_dsl, "parse", parse)
    return names


def test_every_text_is_read_once(parsed: list[str], tmp_path: Path) -> None:
    """What differs from the parent, option by option, needs no file twice."""
    path = tmp_path / "club.tarot"
    path.write_text("variant club extends fft with misere, pousse { }", encoding="utf-8")
    loaded = pipeline.load(str(path))
    assert loaded.variant is not None
    books.changes(loaded.variant, "en")
    books.book(loaded.variant, "en")

    assert parsed == [str(path)]


def test_what_was_parsed_beforehand_is_what_the_files_say() -> None:
    """The shipped documents are those of the shipped files: ``python -m tarotrules.make_documents``."""
    assert {file: file.read_text("utf-8") for file in documents.MADE.iterdir()} == made()


def test_a_shipped_file_that_has_changed_is_parsed(parsed: list[str]) -> None:
    """What was made of its old text is no longer said."""
    name, path = "variants/fft.tarot", library.shipped()["fft"]
    text = path.read_text("utf-8")
    same, changed = (documents.parsed_beforehand(name, each, "tarot").document for each in (text, f"{text}# new"))

    assert parsed == [name]
    assert same is not None
    assert changed is not None
    assert [each.text for each in changed.comments[len(same.comments) :]] == ["new"]


def test_a_shipped_file_that_nothing_was_made_of_is_parsed(parsed: list[str]) -> None:
    """A new variant works before anything is made of it."""
    assert documents.parsed_beforehand("variants/new.tarot", "variant new extends fft { }", "tarot").sound
    assert parsed == ["variants/new.tarot"]


def test_a_text_that_has_changed_is_read_again(tmp_path: Path) -> None:
    """What is remembered is the text, not the file's name."""
    path = tmp_path / "club.tarot"
    worth = []
    for points in (30, 35):
        path.write_text(f"variant club extends fft {{ claim handful {{ level single worth {points} }} }}", "utf-8")
        variant = pipeline.load(str(path)).variant
        assert variant is not None
        worth.append(variant.main.claim["handful"].level["single"].worth)

    assert worth == [Number(Fraction(30)), Number(Fraction(35))]


def test_any_number_of_options_may_be_taken() -> None:
    """However many are taken, the variant has an id, and nothing is said about a name nobody wrote."""
    options = ("misere", "misere-personal", "no-shuffle", "pousse", "petit-imprenable", "clockwise", "weak-hand-redeal")
    loaded = pipeline.load("fft", options)
    assert loaded.variant is not None

    assert loaded.problems == ()
    assert is_name(loaded.variant.id)
    assert set(loaded.variant.layers[1:-1]) == set(options)


def test_a_variant_may_have_a_long_name(tmp_path: Path) -> None:
    """A file whose id is as long as ids may be takes options like any other."""
    name = "v" * 64
    (tmp_path / f"{name}.tarot").write_text(f"variant {name} extends fft {{ }}", encoding="utf-8")

    assert pipeline.load(str(tmp_path / f"{name}.tarot"), ("pousse",)).problems == ()


def test_an_option_may_have_a_long_name(tmp_path: Path) -> None:
    """An option whose id is as long as ids may be is tried like any other."""
    name = "o" * 64
    (tmp_path / f"{name}.tarot").write_text(
        f"option {name} {{ claim handful {{ level single {{ worth 25 }} }} }}", encoding="utf-8"
    )

    assert pipeline.load(str(tmp_path / f"{name}.tarot")).problems == ()


def test_a_problem_with_an_option_is_shown_where_it_was_asked_for() -> None:
    """The excerpt holds what the caller asked for and no line of a file that nobody wrote, and so does the help."""
    shown = present(pipeline.load("fft", ("pousse", "misere-court")).problems, {}, "en")

    assert "1 │ fft --with pousse,misere-court\n  │                   ^^^^^^^^^^^^\n" in shown
    assert "Take both: --with misere,misere-court" in shown


@pytest.mark.parametrize(
    ("options", "advice"),
    [
        (("nobody", "pouse"), ["These come", "Did you mean “pousse”?"]),
        (("wikipedia-older",), ["It is a variant: ask for it instead of “fft”."]),
    ],
)
def test_what_is_no_option_is_named_with_what_it_is(options: tuple[str, ...], advice: list[str]) -> None:
    """Each by itself, without an excerpt; a variant as a variant."""
    shown = present(pipeline.load("fft", options).problems, {}, "en")

    assert [each in shown for each in advice] == [True] * len(advice)
    assert shown.count("F017") == len(options)
    assert "┌" not in shown


def test_what_is_shipped_is_all_remembered() -> None:
    """The memory has room for every shipped file."""
    assert len(library.everything()) < documents.REMEMBERED


@pytest.mark.parametrize("written", ["misère", "Misère", "MISERE", "ミーゼル"])
def test_an_option_may_be_called_as_files_call_it(written: str) -> None:
    """With its accent, with capitals or in another language, as after ``with`` in a file."""
    variant = pipeline.load("fft", (written,)).variant

    assert variant is not None
    assert variant.id == "fft-misere"
