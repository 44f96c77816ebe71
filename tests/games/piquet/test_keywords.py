"""The words of Piquet, in every language: none missing, none ambiguous, none idle."""

from pathlib import Path
from typing import Final

import pytest

from tarotrules.cards.french import parse_card
from tarotrules.games import piquet
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.languages import LANGUAGES
from tarotrules.syntax.folding import fold
from tarotrules.syntax.lexer import is_one_word
from tarotrules.syntax.to_dsl import to_dsl
from tarotrules.syntax.vocabulary import STRUCTURE, table_in
from tests.games.piquet.reading import SHELF, document, given, rules, vocabulary
from tests.games.tarot.test_keywords import concepts_of, may_follow, table

KEYWORDS: Final = Path(piquet.__file__).parent / "keywords"
ASKED: Final = (
    *("dealt", "hand", "good", "cards", "pips", "top"),
    *("leader", "winner", "led", "winning_card", "trick", "number", "deal", "tricks"),
    *("total", "loser", "deals", "players"),
)
"""What conditions and amounts ask for."""
EXTRA: Final = ("king", "queen", "jack", "ace", "before", "after", "like", "none")
CONCEPTS: Final = {*concepts_of(Ruleset), *ASKED, *EXTRA}
FILES: Final = sorted(path.stem for path in SHELF.rglob("*.tarot"))


def names(language: str) -> dict[str, str]:
    """The shipped ids a table spells."""
    found: dict[str, str] = table_in(KEYWORDS, language)["names"]
    return found


def spellings(language: str) -> list[str]:
    """Every spelling of the family."""
    rows = (*table(KEYWORDS, language).values(), *names(language).values())
    return [spelling.strip() for row in rows for spelling in row.split(",")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_concept_has_a_word(language: str) -> None:
    """Whatever may be said can be said in every language, and no word is there for nothing."""
    notation, own = table(STRUCTURE, language), table(KEYWORDS, language)
    keys = [fold(each) for each in spellings(language)]

    assert sorted(each for each in CONCEPTS if each not in {**notation, **own}) == []
    assert sorted(each for each in own if each not in CONCEPTS or each in notation) == []
    assert sorted(each for each in keys if keys.count(each) > 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_shipped_and_spelt(language: str) -> None:
    """An id that one language spells is declared by a shipped file, spelt in all, and no concept besides."""
    written = " ".join(path.read_text("utf-8") for path in SHELF.rglob("*.tarot"))

    assert names(language).keys() == names("en").keys()
    assert [each for each in names(language) if each in CONCEPTS or f" {each} " not in written] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    """Not within a language, nor beside English; none is a card or a language, and each is one word."""
    lexicon, english = vocabulary().lexicon(language), vocabulary().lexicon("en")
    beside = [each for each, what in lexicon.meaning.items() if english.meaning.get(each, what) != what]
    taken = [each for each in spellings(language) if parse_card(each) is not None or fold(each) in LANGUAGES]
    words = vocabulary().words(language)

    assert [each for each in lexicon.clashes if each[1:] not in {("at", "to"), ("not", "no")}] == []
    assert beside == taken == []
    assert [each for each in spellings(language) if not is_one_word(each, words)] == []


def test_japanese_splits_right() -> None:
    """Two words side by side are cut between them: no longer word begins with one and goes on into another."""
    words = vocabulary().lexicon("ja").meaning
    beginnings = {each[:length] for each in words for length in range(1, len(each) + 1)}
    cut = [(longer, longer[:at]) for longer in words for at in range(1, len(longer)) if longer[:at] in words]
    traps = [each for each in cut if may_follow(each[0][len(each[1]) :], words, beginnings)]

    # What something is follows は, and that is never いいえ.
    assert traps == [("はい", "は")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_says_the_same_in_every_language(language: str) -> None:
    """Each shipped file, written in the words of a language and read again, is the same document."""
    for name in FILES:
        read = document(name)
        assert read is not None
        assert read.document is not None
        written = to_dsl(read.document, vocabulary(), language)
        again = given(f"{name}.tarot", written)

        assert (name, again.problems) == (name, ())
        assert again.document == read.document


HOUSES: Final = Path(__file__).parent / "houses"
"""One house's rules in each language, as a player would write them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_file_comes_to_the_same_rules(language: str) -> None:
    """Written by hand, with synonyms, without saying which language it is."""
    text, english = ((HOUSES / f"{each}.tarot").read_text("utf-8") for each in (language, "en"))
    read = given("house.tarot", text)

    assert read.document is not None
    assert read.document.language == language
    assert rules(text) == rules(english)
