"""What the page sets in type: nothing is set that its letters lack, and all that they have is."""

import json
from itertools import cycle
from typing import Any, Final

import pytest

from tarotrules import library, pipeline
from tarotrules.book.inline import Emphasis, Strong, Text
from tarotrules.book.plain import printable
from tarotrules.book.to_pdf import Typeset, typeset
from tarotrules.book.to_typst import to_typst
from tarotrules.book.tree import Book, Chapter, Heading, Paragraph
from tarotrules.studio import doors, make_faces, setting
from tarotrules.studio.beginning import begun
from tarotrules.studio.setting import EASTERN, LARGE, SMALL, Letters, Wanted
from tarotrules.studio.taking import BOOKS
from tests.strategies import STUDIED

BEGUN: Final = {each: begun(each, "fft", "Tarot")["text"] for each in ("fr", "ja")}
WRITTEN: Final = {SMALL: "fr", LARGE: "fr", EASTERN: "ja"}
"""A language in which a book is set by each list of faces."""


Faces = dict[str, make_faces.Face]


@pytest.fixture(scope="module")
def faces_there_are() -> tuple[Faces, Faces]:
    """The letters that the studio is built with."""
    return make_faces.latin(), make_faces.eastern()


@pytest.fixture(scope="module")
def letters(faces_there_are: tuple[Faces, Faces]) -> Letters:
    """Where what can be printed begins and ends, as it is made where the studio is built."""
    return make_faces.letters(*faces_there_are)


def test_a_dot_between_japanese_letters_is_one_of_theirs(faces_there_are: tuple[Faces, Faces]) -> None:
    """Where those have none, it does not help that others do."""
    latin, eastern = faces_there_are
    poorer = {name: face._replace(signs=face.signs - {ord("·")}) for name, face in eastern.items()}
    told = make_faces.letters(latin, poorer)

    assert "·" in covered(told[LARGE])
    assert "·" not in covered(told[EASTERN])


@pytest.mark.parametrize("faces", WRITTEN)
def test_what_is_covered_is_printed_in_every_style(letters: Letters, faces: str) -> None:
    """The typesetter with all its letters says of none of these signs that it has no form for it."""
    told = covered(letters[faces])
    made = typeset(to_typst(page_of(told, WRITTEN[faces]), "a4"))

    assert isinstance(made, Typeset)
    assert len(told) > {SMALL: 1600, LARGE: 8000, EASTERN: 7800}[faces]
    assert (b"Noto" in made.pdf) == (faces != SMALL)


@pytest.mark.parametrize(
    ("language", "title", "faces", "missing"),
    [
        ("fr", "Chez Œdipe – l’été", "small", []),
        ("fr", "Tarot du 木曜", "large", []),
        ("fr", "Chez 😀 한", "large", ["한", "😀"]),
        ("ja", "髙橋・·ガーデ", "large", []),
        ("ja", "ġ 한", "large", ["한"]),
    ],
)
def test_signs_without_a_letter_are_told(
    letters: Letters, language: str, title: str, faces: str, missing: list[str]
) -> None:
    """Before anything is fetched; what only some letters have asks for those."""
    text = begun(language, "fft", title)["text"]
    # In Japanese other letters are fetched for a book; otherwise a sheet shows it as well, and sooner.
    found = doors.typeset(text, language, "book" if language == "ja" else "score", "a4", None, letters)

    assert (found["faces"], found["missing"]) == (faces, missing)
    native = typeset(found["data"].encode())
    assert isinstance(native, Typeset) == (not missing)


def test_what_is_shipped_can_be_set(letters: Letters) -> None:
    """There are letters for all sources and names, and sheets need the first ones alone where the language does.

    All that is said of a variant is in its book.
    """
    for name, language in zip(library.shipped(), cycle(("en", "ja"))):
        variant = pipeline.load(name).variant
        assert variant is not None
        for kind in BOOKS if name in STUDIED else ("book",):
            found = setting.ready(variant, language, Wanted(kind, "a4", None), letters)
            assert found.missing == []
            if kind != "book":
                assert found.faces == (LARGE if language == "ja" else SMALL)


def test_a_booklet_is_folded_as_anywhere(letters: Letters) -> None:
    """Its pages are small, and lie two by two in the order of the sheets; signs for the typesetter are in no title."""
    text = BEGUN["ja"]
    found = doors.typeset(text, "ja", "book", "booklet", None, letters)
    data: Any = json.loads(found["data"])
    sheets = doors.folded(text, "ja", f"\u2060{data['title']}\u2028", 7)

    assert (data["paper"], data["imposed"]) == ("a5", True)
    assert sheets == {"title": "Tarot", "language": "ja", "sides": ((0, 1), (2, 7), (6, 3), (4, 5))}
    assert doors.typeset("}", "fr", "book", "a4", None, letters) == {"name": None}


def covered(letters: Any) -> str:
    """All signs that are covered, as a file may say them."""
    ranges = zip(letters[::2], letters[1::2], strict=True)
    signs = "".join(chr(sign) for begin, end in ranges for sign in range(begin, end))
    return "".join(each for each in signs if printable(each) == each)


def page_of(signs: str, language: str) -> Book:
    """A book that says them plainly, strongly and with emphasis, and in its heads."""
    words = " ".join(signs[place : place + 20] for place in range(0, len(signs), 20))
    said = (Text(words),)
    blocks = (Heading(said), Paragraph(said), Paragraph((Strong(said),)), Paragraph((Emphasis(said),)))
    both = Paragraph((Strong((Emphasis(said),)),))
    return Book("Signs", "", language, (), (Chapter("1", "signs", said, (*blocks, both)),))
