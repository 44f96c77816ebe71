"""Another language is tables and catalogues, and not a line of code: Italian, of which there is one chapter."""

import json
import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import tarotrules
from tarotrules.languages import LANGUAGES
from tests.laws.adding import added, answers
from tests.laws.code import MODULES, code
from tests.laws.families import NO_GAME

HOLDS_FOR: Final = NO_GAME

PACKAGE: Final = Path(tarotrules.__file__).parent
ITALIAN: Final = Path(__file__).parent / "italian"


class Told(NamedTuple):
    """What a program with one language more answers."""

    books: dict[str, str]
    """The official rules by language, and the club's in Italian under its name."""
    compiled: dict[str, str]
    """The club's rules by the language their file is in."""
    checked: str
    mistaken: str
    foreign: str
    """Of a file in English with a word of the language, in French."""
    choices: str
    listed: str
    sheet: str
    """The sheet for the table, as HTML."""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """What the program says once the recipe has been followed."""
    root = tmp_path_factory.mktemp("italian")
    added(ITALIAN, root)
    book, italian = ("rulebook", "--format", "txt"), ("--lang", "it")
    said = answers(
        root,
        [
            *((*book, "fft", "--lang", language) for language in ("en", "it")),
            (*book, "it/circolo.tarot", *italian),
            *(("compile", f"{language}/circolo.tarot") for language in ("it", "en")),
            ("check", "it/circolo.tarot", *italian),
            ("check", "mistyped/circolo.tarot"),
            ("check", "foreign/circolo.tarot", "--lang", "fr"),
            ("check", "it/circolo.tarot", "--lang", "xx"),
            ("list", *italian),
            ("cheatsheet", "fft", "--format", "html", *italian),
        ],
    )
    return Told(
        dict(zip(("en", "it", "circolo"), said[:3], strict=True)),
        dict(zip(("it", "en"), said[3:5], strict=True)),
        *said[5:],
    )


def chapter(book: str, number: int) -> str:
    """A chapter of a book, its lines joined."""
    found = re.search(rf"\n{number}  [^\n]+\n===+\n(.*?)\n\n\n\d+  ", book, re.DOTALL)
    assert found
    return " ".join(found[1].split())


def test_no_language_is_named_in_code() -> None:
    """English is read in every file: no other language is known to the program."""
    named = {
        (path.relative_to(PACKAGE).as_posix(), text)
        for path in MODULES
        for text in code(path).said
        if text in LANGUAGES and text != "en"
    }

    assert named == set()


def test_a_file_in_it_is_the_same_rules(told: Told) -> None:
    """Every kind of statement, with the words, names, numbers and guards of the language."""
    assert json.loads(told.compiled["it"]) == json.loads(told.compiled["en"])


def test_files_are_answered_in_it(told: Told) -> None:
    """In its words, nouns and quotation marks, whoever asks; and it can be chosen like any other."""
    assert told.checked == ""
    assert "Errore D012 (unknown-setting): « supperare » non è una parola" in told.mistaken
    assert "Consiglio: Si voleva scrivere « superare »?\n\n1 problema in 1 file." in told.mistaken
    assert "superare\u00a0» est de l’italien" in told.foreign
    assert "en, de, fr, it, ja, or ru." in told.choices


LEAD: Final = """
    7.1 Prima uscita Alla prima presa esce il giocatore che segue il mazziere, a meno che un annuncio non dia l’uscita
    a un altro (9.2). Poi chi vince una presa esce alla successiva.
"""
OVERTRUMP: Final = """
    Chi gioca un trionfo, per rispondere o per tagliare, deve superare, se può, tutti i trionfi già presenti nella
    presa, anche quando la presa è già della sua parte. Chi deve giocare un trionfo e non può superarli ne
    gioca uno qualsiasi.
"""
EXCUSE: Final = """
    7.7 Matto: come si gioca Il Matto si può giocare in qualsiasi presa, anche quando si potrebbe rispondere o
    tagliare, e non si è mai obbligati a giocarlo. Se si esce con il Matto, a stabilire come si risponde è la
    carta seguente.
"""


def test_a_chapter_is_told_in_it(told: Told) -> None:
    """The play has the rules, references and badges it has in English; its sentences have articles and genders."""
    italian, english = (chapter(told.books[language], 7) for language in ("it", "en"))

    assert re.findall(r"\d+\.\d+|\[.+?\]", italian) == re.findall(r"\d+\.\d+|\[.+?\]", english)
    assert all(" ".join(each.split()) in italian for each in (LEAD, OVERTRUMP, EXCUSE))
    assert "Un trionfo può essere più basso di quelli già presenti nella presa." in chapter(told.books["circolo"], 7)


def test_what_it_counts_agrees(told: Told) -> None:
    """Numbers in words, by gender; lists and plurals as CLDR has them, numbers for other players as the catalogue."""
    book = " ".join(told.books["it"].split())

    assert "Regole per tre, quattro e cinque giocatori" in book
    assert "A ogni giocatore si danno 18 carte (in tre: 24; in cinque: 15), tre (in tre: quattro) per volta" in book
    assert "due parti al prenditore e una parte al compagno" in book


def test_spaces_do_not_break_where_it_says(told: Told) -> None:
    """Between a figure and a small letter, which in English is so only before some words."""
    assert "18\u00a0carte" in told.sheet


def test_what_is_looked_up_is_in_its_order(told: Told) -> None:
    """The glossary, in small and capital letters; and whatever is not written yet is the copy of English."""
    terms = re.findall(r"^([^\s(].*)\n {4}\(s\. [mf]\.", told.books["it"], re.MULTILINE)

    assert {"attacco", "bout", "Matto", "Piccolo", "trionfo"} <= set(terms)
    assert terms == sorted(terms, key=str.lower)
    assert chapter(told.books["it"], 9) != chapter(told.books["en"], 9)
    assert "\neryod               Tarot according to Eryod  [" in told.listed
