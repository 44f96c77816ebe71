"""The page is answered in JSON about a text that lies nowhere, and only what must change in it is changed."""

import json
from base64 import b64decode
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules import books, documents, library, pipeline
from tarotrules.languages import LANGUAGES
from tarotrules.studio import beginning, edits, taking
from tarotrules.studio.units import Units
from tests.studio.door import asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_begin_as_another_variant_with_a_title(language: str) -> None:
    """The text is sound in its own language, and its book has the title."""
    text = asked("begun", language=language, base="eryod", title='Chez "Anne"')["text"]
    found = asked("problems", text=text, language=language)
    book = asked("book", text=text, language=language)

    assert found == {"usable": True, "language": language, "title": 'Chez "Anne"', "problems": []}
    assert book["id"] == "chez-anne"
    assert "<title>Chez &quot;Anne&quot;</title>" in book["html"]


def test_a_title_that_makes_no_name_or_a_shipped_one_gets_another() -> None:
    """Nobody's rules hide the official ones."""
    for title in ("木曜のタロット", "fft", "Misère"):
        text = asked("begun", language="ja", base="fft", title=title)["text"]
        assert documents.parse("", text).document.id.concept == beginning.NAMELESS  # type: ignore[union-attr]


def test_a_problem_is_placed_as_a_browser_counts() -> None:
    """A card is two units there; a problem in another file has no place in the text."""
    text = 'variant a extends fft { title { en "🂡🂡" } bonus petit-au-bout { worht 1 } }'
    (problem,) = asked("problems", text=text, language="en")["problems"]
    (place,) = problem["places"]
    units = text.encode("utf-16-le")

    assert units[2 * place["from"] : 2 * place["to"]].decode("utf-16-le") == "worht"


def test_a_text_with_an_error_has_no_book() -> None:
    """Neither has it any other page."""
    assert asked("book", text="variant a extends nobody {}", language="en") == {"html": None, "id": None}


def test_options_are_told_in_the_order_of_their_titles() -> None:
    """All there are, and which of them the text takes."""
    found = asked("options", text="variant a extends fft with misere {}", language="fr")["options"]
    titles = [each["title"] for each in found]

    assert {each["id"] for each in found} == set(library.shipped_options())
    assert titles == sorted(titles)
    assert [each["id"] for each in found if each["taken"]] == ["misere"]
    assert "Misère" in titles


@given(st.text(st.sampled_from("a🂡é\n"), max_size=12))
def test_units_and_characters_lead_back(text: str) -> None:
    """Every place in a text is one place for a browser."""
    units = Units(text)
    for at in range(len(text) + 1):
        assert units.of(at) == len(text[:at].encode("utf-16-le")) // 2
        assert units.characters(units.of(at)) == at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("before", ["", "misere", "parole, misere", "misere, parole"])
def test_an_option_is_taken_and_given_back(language: str, before: str) -> None:
    """With those it needs, in the file's own language; the file is then what it was."""
    from tarotrules.syntax.to_dsl import to_dsl

    taken = f"with {before}" if before else ""
    english = documents.parse("", f'variant a extends fft {taken} {{ # why\n title {{ en "A" }} }}').document
    assert english is not None
    text = to_dsl(english, documents.vocabulary(), language)
    for name in library.shipped_options():
        document = documents.parse("", text).document
        assert document is not None
        known = {each.concept for each in document.options}
        more = edits.applied(text, edits.with_option(document, name))
        changed = documents.parse("", more)
        assert not changed.problems
        assert changed.document is not None
        assert {each.concept for each in changed.document.options} == known | {name, *documents.needs(name)}
        if name in known:
            continue
        back = more
        for each in (name, *reversed(documents.needs(name))):
            document = documents.parse("", back).document
            if document is not None and each not in known:
                back = edits.applied(back, edits.without_option(document, each))
        assert back == text


def test_what_a_problem_suggests_is_put_in_where_a_browser_counts() -> None:
    """The place, and the word as the file's language spells it, whatever the reader's."""
    text = 'variante a étend fft { titre { fr "🂡🂡" } prime petit-au-bout { vaux 15 } }'
    (problem,) = asked("problems", text=text, language="ja")["problems"]
    (mend,) = problem["mends"]
    units = text.encode("utf-16-le")
    mended = units[: 2 * mend["from"]] + mend["insert"].encode("utf-16-le") + units[2 * mend["to"] :]

    assert asked("problems", text=mended.decode("utf-16-le"), language="ja")["problems"] == []


@pytest.mark.parametrize("kind", taking.KINDS)
def test_what_is_taken_away_has_the_name_of_the_rules(kind: str) -> None:
    """And it is what the program writes."""
    text = Path("docs/examples/jeudi.tarot").read_text("utf-8")
    found = asked("taken", text=text, language="fr", kind=kind)
    content = b64decode(found["content"])

    assert found["name"].startswith("Le tarot du jeudi")
    if kind == "epub":
        assert b"mimetypeapplication/epub+zip" in content
    elif kind == "config":
        assert json.loads(content)["variant"]
    else:
        assert "Le tarot du jeudi" in content.decode() or "LE TAROT DU JEUDI" in content.decode().upper()


def test_nothing_is_taken_away_of_a_text_with_an_error() -> None:
    """The page says so."""
    assert asked("taken", text="variant a extends nobody {}", language="en", kind="epub") == {"name": None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_written_in_the_words_of_another_language_and_says_the_same(language: str) -> None:
    """Its comments stay; a text with mistakes stays as it is."""
    text = (
        Path("docs/examples/jeudi.tarot").read_text("utf-8").replace("  joueurs", "  # À 3, on ne joue pas.\n  joueurs")
    )
    (change,) = asked("tongue", text=text, language="fr", other=language)["changes"] or [{"insert": text}]
    read = documents.parse("", change["insert"]).document

    assert read == documents.parse("", text).document
    assert read is not None
    assert read.language == language
    assert "À 3, on ne joue pas." in change["insert"]
    assert asked("tongue", text=text + "{", language="fr", other=language) == {"changes": []}


@pytest.mark.parametrize("players", [3, 4, 5, None, 7])
def test_a_sheet_is_for_those_who_play(players: int | None) -> None:
    """On the page and to be taken away; for the main number, where nobody says or there are no rules for so many."""
    text = 'variant a extends fft { title { en "Ours" } }'
    variant = pipeline.load_text(text).variant
    assert variant is not None
    told = books.render(books.cheatsheet(variant, "en", players if players in {3, 5} else 4), "html")
    taken = asked("taken", text=text, language="en", kind="cheatsheet", players=players)

    assert asked("sheet", text=text, language="en", players=players)["html"] == told
    assert b64decode(taken["content"]).decode() == told
