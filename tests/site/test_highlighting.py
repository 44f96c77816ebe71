"""Files in colour: any text can be shown, nothing is lost, and words are what the program takes them for."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygments.token import Keyword, Literal, Name, Number, Operator, Token, _TokenType

from tarotrules import documents
from tarotrules.languages import LANGUAGES
from tarotrules.site.highlighting import TarotLexer, highlight
from tarotrules.site.reference.concepts import concepts, in_group
from tarotrules.syntax.to_dsl import to_dsl

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted([*(ROOT / "variants").rglob("*.tarot"), *(ROOT / "tests").rglob("*.tarot")])
CSS: Final = ROOT / "tarotrules" / "site" / "theme" / "reference.css"
PIECES: Final = st.lists(
    st.one_of(
        st.sampled_from(
            [
                *(
                    "étend",
                    "vaut",
                    "継承",
                    "手札の切札",
                    "расширяет",
                    "Karten-",
                    "at 3, 5 players {",
                    "}",
                    "[assumed: x]",
                ),
                *(
                    "[supposé : oui",
                    '"unfinished',
                    "«text»",
                    "1½",
                    "２，５",
                    "…",
                    "# remark",
                    "\r\n",
                    "\n",
                    "．",
                    "≤",
                    "`",
                ),
            ]
        ),
        st.text(max_size=8),
    )
).map("".join)


def together(text: str, language: str = "") -> str:
    """The pieces of a text put together again."""
    return "".join(piece for _, _, piece in TarotLexer(keywords=language).get_tokens_unprocessed(text))


def is_a(kind: _TokenType, family: _TokenType) -> bool:
    """Whether a kind is one of a family, or the family itself."""
    return kind[: len(family)] == family


@given(PIECES, st.sampled_from(["", *LANGUAGES]))
def test_nothing_is_lost(text: str, language: str) -> None:
    """The pieces of any text, broken or not, are that text, each where it says it is."""
    found = list(TarotLexer(keywords=language).get_tokens_unprocessed(text))

    assert "".join(piece for _, _, piece in found) == text
    assert all(text[place : place + len(piece)] == piece for place, _, piece in found)


def test_every_file_can_be_shown() -> None:
    """What is shown of a file is the file, and nothing in a sound file is marked as an error."""
    assert [str(path) for path in FILES if not can_be_shown(path.read_text(encoding="utf-8"))] == []


def can_be_shown(text: str) -> bool:
    """Whether nothing of a file is lost or marked."""
    marked = highlight(text)
    shown = unescape(re.sub(r"<[^>]+>", "", marked))
    return together(text) == text and shown == text.rstrip("\n") + "\n" and 'class="err"' not in marked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_looks_alike_in_every_language(language: str) -> None:
    """The official rules have as many words of each kind in a language as in English."""
    document = documents.document("fft")
    assert document is not None
    text = to_dsl(document, documents.vocabulary(), language).partition("\n")[2]
    english = to_dsl(document, documents.vocabulary(), "en").partition("\n")[2]

    assert kinds(text, language) == kinds(english, "en")


def kinds(text: str, language: str) -> dict[str, int]:
    """How many words a text has of each kind; what is cited or commented is not the language's."""
    found: dict[str, int] = {}
    for _, kind, _ in TarotLexer(keywords=language).get_tokens_unprocessed(text):
        if any(is_a(kind, each) for each in (Keyword, Name.Builtin, Name.Constant, Name.Variable)):
            found[str(kind)] = found.get(str(kind), 0) + 1
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_notation_is_a_keyword(language: str) -> None:
    """Whatever the tables spell is known, in each spelling of each language."""
    words = documents.vocabulary().lexicon(language)
    for concept in in_group("notation"):
        for spelling in words.spellings[concept]:
            if words.meaning.get(spelling) == concept:
                assert is_a(kind_of(spelling, language), Keyword), spelling


def kind_of(word: str, language: str) -> _TokenType:
    """What a word is taken for, alone on a line."""
    return next(kind for _, kind, piece in TarotLexer(keywords=language).get_tokens_unprocessed(word) if piece.strip())


def test_pieces_are_what_they_are() -> None:
    """A number is a number, with its fraction or its comma; a citation is one, but for *assumed*."""
    text = "# langue: fr\nprime roi { vaut 4½; quand main.atouts >= 2,5 [supposé : bah] }"

    found = {piece: kind for _, kind, piece in TarotLexer().get_tokens_unprocessed(text) if piece.strip()}

    assert is_a(found["4½"], Number)
    assert is_a(found["2,5"], Number)
    assert is_a(found[">="], Operator)
    assert is_a(found["prime"], Name.Builtin)
    assert is_a(found["main"], Name.Variable)
    assert is_a(found["supposé"], Keyword)
    assert is_a(found[" : bah]"], Literal.String.Doc)
    assert is_a(found["# langue: fr"], Token.Comment)


def test_every_concept_is_for_something() -> None:
    """No word of the tables is left without a group."""
    assert [concept for concept, groups in concepts().items() if not groups] == []


def test_what_somebody_wrote_is_only_text() -> None:
    """A title cannot become markup."""
    shown = highlight('variant x { title { en "</code></pre><script>alert(1)</script>" } } <b>')

    assert "<script" not in shown
    assert "<b>" not in shown


def schemes() -> Iterator[tuple[str, dict[str, str]]]:
    """The colours of each scheme, by name."""
    for name, block in re.findall(r'color-scheme="(\w+)"\] \{(.*?)\n\}', CSS.read_text(encoding="utf-8"), re.DOTALL):
        yield name, dict(re.findall(r"--code-(\w+): (#[0-9a-f]{6});", block))


def luminance(colour: str) -> float:
    """Relative luminance, as WCAG 2 defines it."""
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(("scheme", "colours"), list(schemes()), ids=lambda each: each if isinstance(each, str) else "")
def test_colours_can_be_read(scheme: str, colours: dict[str, str]) -> None:
    """Every colour of a file stands out from its ground, light or dark, by 4.5 to 1."""
    ground = luminance(colours.pop("ground"))

    for name, colour in colours.items():
        light, dark = sorted([luminance(colour), ground], reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (scheme, name)


def test_both_schemes_have_the_same_colours() -> None:
    """What has a colour by day has one by night."""
    day, night = (colours for _, colours in schemes())

    assert day.keys() == night.keys()
