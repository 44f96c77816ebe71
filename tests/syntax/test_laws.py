"""Laws of the two notations."""

import json
from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarotrules.languages import LANGUAGES
from tarotrules.syntax.document import Document
from tarotrules.syntax.json import dump, load
from tarotrules.syntax.to_dsl import to_dsl
from tarotrules.syntax.to_yaml import to_yaml
from tests.syntax.family import DOCUMENTS, SAMPLE, VOCABULARY, Parsed, names, parse, parse_yaml

FEWER: Final = settings(max_examples=settings().max_examples * 2 // 3)
"""A document is much: each example says more than one of a number would, and takes longer."""


def _readable(parsed: Parsed) -> Document:
    document, found = parsed
    assert [each for each in found if each.problem.name != "keyword-as-name"] == []
    assert document is not None
    return document


@FEWER
@given(document=DOCUMENTS, language=st.sampled_from(LANGUAGES))
def test_a_document_survives_whatever_is_made_of_it(document: Document, language: str) -> None:
    """In any language, a document that is written and read again is the same, and is written as it was.

    JSON gives back values, places and comments as they were. YAML says the same too, as long as no block says the same
    thing twice.
    """
    text = to_dsl(document, VOCABULARY, language)
    said = _readable(parse(f"{text}# one"))
    data = dump(said)
    again = load(json.loads(json.dumps(data)), said.source)
    parsed = parse_yaml(to_yaml(document, VOCABULARY, language))

    assert said == again == document
    assert to_dsl(said._replace(comments=()), VOCABULARY, language) == text
    assert dump(again) == data
    assert (again.language, again.comments) == (said.language, said.comments)
    assert [each.text for each in said.comments] == ["one"]
    assert "duplicate-key" in names(parsed[1]) or _readable(parsed) == document


def test_repeated_words_get_longer_keys() -> None:
    """A word that stands twice in a block takes more of its statement into the key."""
    text = "variant a { shares default taker 2; shares equal 1; class a; class b [p. 1]; class { x } }"
    document = _readable(parse(text))
    yaml = to_yaml(document, VOCABULARY)

    assert yaml.splitlines()[1:6] == [
        "shares default: taker 2",
        "shares equal: 1",
        "class a:",
        "class b [p. 1]:",
        "class:",
    ]
    assert _readable(parse_yaml(yaml)) == document


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_goes_around_the_world(language: str) -> None:
    """Translated, turned into YAML and back, a file keeps its meaning and its comments."""
    document = _readable(parse(SAMPLE))
    there = _readable(parse(to_dsl(document, VOCABULARY, language)))
    back = _readable(parse_yaml(to_yaml(there, VOCABULARY, "en")))

    assert there == back == document
    assert [c.text for c in back.comments] == [c.text for c in document.comments]
    assert to_dsl(_readable(parse(to_dsl(back, VOCABULARY, "en"))), VOCABULARY, "en") == to_dsl(back, VOCABULARY, "en")


def test_a_sign_in_a_text_begins_no_comment() -> None:
    """In YAML, what stands behind a text is a comment, whatever signs are in the text and in the comment."""
    document = _readable(parse_yaml("""variant: a  # one\nnote: '"No. # 1 # 2"'  # two # of two\n# three\n"""))

    assert [each.text for each in document.comments] == ["one", "two # of two", "three"]


@pytest.mark.parametrize("write", [to_dsl, to_yaml])
def test_comments_keep_their_layout(write: Callable[..., str]) -> None:
    """What is indented inside a comment, such as a statement that is not meant yet, stays so."""
    text = "variant a {\n  # at 5 players {\n  #   hand 3\n  #}\n  players 5\n}\n"

    written = write(_readable(parse(text)), VOCABULARY, "en")

    assert [line.strip() for line in written.splitlines() if "#" in line] == ["# at 5 players {", "#   hand 3", "# }"]


def test_a_block_is_one_line_unless_there_are_blocks_beside_others_in_it() -> None:
    """What is short is written shortly, as long as it can be taken in at a glance."""
    document = _readable(parse("variant a { deal { chien 6; chien { worth 1 } } deal { worth 1; worth 2 } }"))

    assert to_dsl(document, VOCABULARY, "en").splitlines()[1:] == [
        "  deal {",
        "    chien 6",
        "    chien { worth 1 }",
        "  }",
        "  deal { worth 1; worth 2 }",
        "}",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_formatted_yaml_is_left_alone(language: str) -> None:
    """Writing YAML twice is writing it once, comments and blank lines included."""
    once = to_yaml(_readable(parse(SAMPLE)), VOCABULARY, language)

    assert to_yaml(_readable(parse_yaml(once)), VOCABULARY, language) == once


def test_names_keep_their_capitals() -> None:
    """Cards are written as players write them; what is a word is written as the language has it."""
    text = "variant a {\n  class mine T1..T21, HQ, `And`, Chien\n}\n"

    written = to_dsl(_readable(parse(text)), VOCABULARY, "en")

    assert written == "variant a {\n  class mine T1..T21, HQ, `and`, chien\n}\n"
