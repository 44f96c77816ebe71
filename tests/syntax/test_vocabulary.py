"""The tables of words."""

import subprocess
import sys

import pytest

from tarotrules.languages import LANGUAGES
from tarotrules.syntax.folding import fold
from tarotrules.syntax.language import detect
from tarotrules.syntax.lexer import is_one_word
from tarotrules.syntax.tokens import STRUCTURAL
from tarotrules.syntax.vocabulary import Vocabulary
from tests.syntax.family import VOCABULARY

STRUCTURE = Vocabulary.load()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word(language: str) -> None:
    """A language without a word for something could not write it."""
    assert STRUCTURE.lexicon(language).canonical.keys() == STRUCTURE.lexicon("en").canonical.keys()
    assert STRUCTURAL.issubset(STRUCTURE.lexicon(language).canonical)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spelling_is_one_word(language: str) -> None:
    """What a table holds can be written in a file without quotes."""
    words = STRUCTURE.words(language)
    spellings = [s for row in STRUCTURE.lexicon(language).spellings.values() for s in row]

    assert [s for s in spellings if not is_one_word(s, words)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_spelling_means_two_things(language: str) -> None:
    """Only French says *à* and *non* twice; a rounding, and what follows a *not*, tell which is meant."""
    expected = [("à", "at", "to"), ("non", "not", "no")] if language == "fr" else []

    assert [c if c[1] != "to" else (c[0], c[2], c[1]) for c in STRUCTURE.lexicon(language).clashes] == expected


def test_folding() -> None:
    """Accents, capitals, widths and hyphens do not matter; й is no accented и, が no accented か."""
    assert fold("ÉTEND") == fold("e\u0301tend") == fold("ｅｔｅｎｄ") == "etend"
    assert fold("всё") == fold("все")
    assert fold("й") != fold("и")
    assert fold("が") == fold("か\u3099") != fold("か")
    assert fold("taker_hand") == fold("Taker‑Hand")


def test_words_in_both_directions() -> None:
    """A concept is spelled, a spelling found, a slip corrected and a foreigner recognised."""
    assert VOCABULARY.spell("bid", "fr") == "enchère"
    assert VOCABULARY.spell("chien", "ru") == "chien"
    assert VOCABULARY.words("fr").find("ENCHERE") == "bid"
    assert VOCABULARY.words("fr").find("dog") == "chien"
    assert VOCABULARY.nearest("encherre", ["bid", "worth"], "fr") == "bid"
    assert VOCABULARY.nearest("petit-au-bot", ["petit-au-bout"], "fr") == "petit-au-bout"
    assert VOCABULARY.nearest("xyz", ["bid"], "fr") is None
    assert VOCABULARY.foreign("étend") == ("fr", "extends")
    assert VOCABULARY.foreign("xyz") is None


def test_importing_the_room_is_cheap() -> None:
    """YAML is not loaded before a file in YAML is read, and Lark, which makes the parse table, not even then."""
    code = (
        "import sys; from tarotrules.documents import parse; from tarotrules.syntax import from_yaml, to_dsl, to_yaml; "
        "heavy = lambda: [m for m in ('lark', 'yaml') if m in sys.modules]; "
        "assert parse('a.tarot', 'variant a extends fft { game tarot }').document; print(heavy()); "
        "parse('a.yaml', 'variant: a'); print(heavy())"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert result.stdout == "[]\n['yaml']\n"


def test_a_word_of_two_letters_tells_the_language() -> None:
    """A letter alone is anybody's name for something; letters that stand side by side in the alphabet are a word."""
    assert detect("no", VOCABULARY, preferred="fr") == "en"
    assert detect("a", VOCABULARY, preferred="ja") == "ja"
