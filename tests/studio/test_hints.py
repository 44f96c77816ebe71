"""What may stand at a place is offered there, in the file's words and while it is half written; hovering tells why."""

from pathlib import Path
from typing import Any

import pytest

from tarotrules import documents
from tarotrules.games.family import Family
from tarotrules.games.registry import family
from tarotrules.source.text import Source
from tarotrules.studio.hints import hints
from tarotrules.syntax.lexer import STRUCTURAL_OR_WORD, Lexer
from tarotrules.syntax.to_dsl import to_dsl
from tests.studio.door import asked

OWN = {"petite-pousse", "fixed-sums", "margin-added"}
"""The names that the file below gives itself: nobody can know them."""


def offered(text: str, language: str = "fr") -> list[str]:
    """What is offered at the sign ``|``."""
    answer = asked("hints", text=text.replace("|", ""), language=language, at=text.index("|"))
    return [each["written"] for each in answer["hints"]]


def test_a_file_is_helped_by_its_own_family(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by the usual one: a file that is read says which game it is of."""

    def named(name: str | None = None) -> Family:
        assert name is not None
        return family(name)

    for module in ("hints", "standing"):
        monkeypatch.setattr(f"tarotrules.studio.{module}.family", named)
    assert "cartes" in offered("variante x étend fft { prime petit-au-bout { quand dernier_pli.|cartes >= 1 } }")
    assert "petit-au-bout" in offered("variante x étend fft { prime |roi { } }")


def meant(text: str) -> Any:
    """What is told of the word at the sign ``|``."""
    return asked("meaning", text=text.replace("|", ""), language="fr", at=text.index("|"))


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_each_word_of_a_shipped_file_is_offered_where_it_stands(language: str) -> None:
    """With blanks between words and without: nothing that can be written is unknown to whoever offers it."""
    words, document = documents.vocabulary(), documents.document("petite-pousse")
    assert document is not None
    text = to_dsl(document, words, language)
    tokens = [each for each in Lexer(words.words(language)).file(Source("", text)) if each.type in STRUCTURAL_OR_WORD]

    assert len(tokens) > 80
    for token in tokens:
        start, found = hints(text, token.span.start, language)
        assert start == token.span.start
        assert token.value in {hint.concept for _, hint in found} or token.span.text in {*OWN, *dict(found)}


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("|", "variante"),
        ("variante jeudi |", "étend"),
        ("variante jeudi étend |", "fft"),
        ("variante jeudi étend fft avec mis|", "announce-before-play"),
        ("variante j étend fft {\n  |\n}", "joueurs"),
        ("variante j étend fft { donne { coupe |", "gauche"),
        ("variante j étend fft { donne { chien | } }", "6"),
        ("variante j étend fft { enchères { enchère |", "prise"),
        ("variante j étend fft { enchères { enchère petite { |", "vaut"),
        ("variante j étend fft { prime roi { quand dernier_pli.|", "cartes"),
        ("variante j étend fft { prime roi { quand dernier_pli.carte_gagnante est |", "rois"),
        ("variante j étend fft { prime roi comme petit-au-bout; prime dame comme | }", "roi"),
        ("variante j étend fft { retire enchères enchère |", "prise"),
        ("variante j étend fft { titre { |", "fr"),
    ],
)
def test_what_is_half_written_is_gone_on_with(text: str, first: str) -> None:
    """The likeliest stands first."""
    assert offered(text)[0] == first


def test_nothing_is_offered_inside_of_what_is_no_rule() -> None:
    """Texts, comments and citations are anybody's own."""
    for text in (
        'variante j étend fft { titre { fr "le |',
        "variante j étend fft { # pourquoi |",
        "variante a { x [p. |",
    ):
        assert offered(text) == []


def test_what_is_offered_is_said_in_a_line() -> None:
    """The rule that tells a setting and what holds now; for a value, whose it is; for a name, its title."""
    lines = {
        each["written"]: each["told"]
        for text in ("variante j étend fft { donne { |", "variante j étend fft { donne { coupe |", "variante j étend |")
        for each in asked("hints", text=text.replace("|", ""), language="fr", at=text.index("|"))["hints"]
    }
    assert lines["coupe"] == "3.3 Battre et couper · gauche"
    assert lines["gauche"] == "fft"
    assert lines["eryod"] == "Le tarot selon Eryod"


def test_a_word_tells_its_rule_and_where_its_value_comes_from() -> None:
    """With what it took the place of; a text that lies nowhere is called by its name."""
    jeudi = Path("docs/examples/jeudi.tarot").read_text("utf-8")
    found = meant(jeudi.replace("vaut", "va|ut"))

    assert found["rule"] == "8.1 Poignée"
    assert found["values"].splitlines()[0] == "annonce.poignée.palier.triple.vaut = 60"
    assert "jeudi:6" in found["values"]
    assert "variants/fft.tarot" in found["values"]
    assert meant(jeudi.replace("misere", "mis|ere"))["rule"] == "Misère"
    assert meant(jeudi.replace("Cahier", "Ca|hier")) == {"rule": None}


def test_a_text_with_an_error_is_told_of_by_what_it_builds_on() -> None:
    """There is nothing else to tell."""
    assert meant("variante j étend fft { donne { cou|pe milieu } }")["rule"] == "3.3 Battre et couper"
