"""Files are called as their rules are, in every script; and nobody's title is more than a name."""

import unicodedata

import pytest

from tarotrules.studio import doors
from tarotrules.studio.beginning import begun
from tarotrules.studio.filing import LONGEST, filed
from tarotrules.studio.kept import evening_name


@pytest.mark.parametrize(
    ("language", "title", "book", "sheet"),
    [
        ("ja", "木曜タロット", "木曜タロット.epub", "木曜タロット – 4人用の早見表.html"),
        ("ru", "Тарот по четвергам", "Тарот по четвергам.epub", "Тарот по четвергам – Памятка для 4 игроков.html"),
        ("fr", "Chez Œdipe", "Chez Œdipe.epub", "Chez Œdipe – Aide-mémoire pour 4 joueurs.html"),
    ],
)
def test_a_file_has_the_letters_of_the_title(language: str, title: str, book: str, sheet: str) -> None:
    """And says in the words of the language what it is; so does a PDF, with a paper that is not the usual one."""
    text = begun(language, "fft", title)["text"]
    letters = {"small": [0, 0x110000], "large": [0, 0x110000], "eastern": [0, 0x110000]}

    assert doors.taken(text, language, "epub")["name"] == book
    assert doors.taken(text, language, "cheatsheet")["name"] == sheet
    assert doors.taken(text, language, "config")["name"] == f"{title}.json"
    assert doors.typeset(text, language, "cheat", "a4", None, letters)["name"] == sheet.replace(".html", ".pdf")
    assert doors.typeset(text, language, "book", "booklet", None, letters)["name"] == f"{title} (2×A5).pdf"
    assert doors.filename(text, language, "")["name"] == f"{title}.tarot"
    assert doors.filename("}", language, title)["name"] == f"{title}.tarot"


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("../../etc/passwd", "-..-etc-passwd.pdf"),
        ("..", "house.pdf"),
        (" . ", "house.pdf"),
        ("***", "house.pdf"),
        ("C:\\Tarot", "C-Tarot.pdf"),
        ('a<b>c:"d"|e?*', "abc-d-e.pdf"),
        ("nul", "_nul.pdf"),
        ("CON.tarot", "_CON.tarot.pdf"),
        ("com¹ .x", "_com¹ .x.pdf"),
        ("Console", "Console.pdf"),
        ("Tarot\u202efdp.exe", "Tarotfdp.exe.pdf"),
        ("a\u2028b\tc\x07d\x00", "a b cd.pdf"),
        ("\ud800Tarot", "Tarot.pdf"),
        ("e\u0301te\u0301.", "été.pdf"),
    ],
)
def test_a_title_is_only_a_name(title: str, name: str) -> None:
    """No folder, no device, no other kind of file, nothing unseen."""
    assert filed(title, "", ".pdf", "house") == name


@pytest.mark.parametrize("letter", ["a", "é", "木", "🂡", "q\u0323\u0307", "🂡\u0301"])
@pytest.mark.parametrize("before", ["", "x", "xx", "xxx"])
def test_a_long_title_is_cut_between_letters(letter: str, before: str) -> None:
    """And what the file is stands behind it all the same."""
    name = filed(before + letter * 200, "Памятка", ".pdf", "house")

    whole, stem = unicodedata.normalize("NFC", letter), name.removesuffix(" – Памятка.pdf").removeprefix(before)
    assert stem == whole * (len(stem) // len(whole))
    assert LONGEST - 12 <= len(name.encode()) <= LONGEST


def test_a_file_of_an_evening_has_its_rules_and_its_day() -> None:
    """Also where the rules have a mistake."""
    text = 'variant x extends fft { title { fr "Chez Anne: 4/5?" } }'

    assert evening_name(text, "fr", "2026-11-23", ".json")["name"] == "Chez Anne- 4-5 – 2026-11-23.json"
    assert evening_name("{", "fr", "2026-11-23", ".csv")["name"] == "house – 2026-11-23.csv"
