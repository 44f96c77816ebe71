"""The words of French tarot, in every language: none missing, none ambiguous, none idle."""

import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

import pytest

from tarotrules.cards.pack import parse_card
from tarotrules.documents import vocabulary
from tarotrules.games.registry import family
from tarotrules.games.tarot.ruleset.features import MEMBERS, SCOPES
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import Choice, Kind, Listing, RoundingKind, Words
from tarotrules.settings.record import Group, Record, Setting, word
from tarotrules.source.text import Source
from tarotrules.syntax.document import Document
from tarotrules.syntax.folding import fold
from tarotrules.syntax.from_dsl import parse
from tarotrules.syntax.lexer import is_one_word
from tarotrules.syntax.vocabulary import STRUCTURE, table_in
from tarotrules.wording.notation import words_in

ROOT = Path(__file__).parents[3]
KEYWORDS = ROOT / "tarotrules" / "games" / "tarot" / "keywords"
SHIPPED = sorted(path.relative_to(ROOT / "variants") for path in (ROOT / "variants").rglob("*.tarot"))
EXTRA = frozenset(["king", "queen", "knight", "jack", "excuse", "before", "after", "like", "none", "made", "lost"])
"""Words of cards, of the order of entries and of roundings, which no record declares."""

VOCABULARY = vocabulary()


def concepts_of(record: type[Record]) -> Iterator[str]:
    """Every word a record and the records in it are written with."""
    for name, field in record.fields.items():
        yield word(name)
        of = field.kind if isinstance(field, Setting) else field.record if isinstance(field, Group) else field.of
        yield from words_of(of) if isinstance(of, Kind) else concepts_of(of)


def words_of(kind: Kind) -> Iterator[str]:
    """Every word a value of a kind may be written with."""
    match kind:
        case Choice(words=words):
            yield from words
        case Words(possible=rows):
            yield from (each for row in rows for each in row)
        case Listing(of=of):
            yield from words_of(of)
        case RoundingKind(directions=directions):
            yield from (*directions, "none", "made", "lost")


FEATURES = {step for steps in (*SCOPES.values(), *MEMBERS.values()) for step in steps}
CONCEPTS = sorted({*concepts_of(Ruleset), *FEATURES, *EXTRA})


def table(folder: Path, language: str) -> dict[str, str]:
    """The rows of a table, without its sections."""
    return {concept: row for concept, row in table_in(folder, language).items() if isinstance(row, str)}


def with_sentences(language: str) -> dict[str, str]:
    """The rows that stand with the sentences that tell a setting."""
    return words_in(family().catalogues / language)


def names(language: str) -> dict[str, str]:
    """The shipped ids a table spells."""
    rows: dict[str, str] = table_in(KEYWORDS, language)["names"]
    return rows


def own_spellings(language: str) -> list[str]:
    """Every spelling of the family."""
    rows = [*table(KEYWORDS, language).values(), *with_sentences(language).values(), *names(language).values()]
    return [spelling.strip() for row in rows for spelling in row.split(",")]


def read(text: str, name: str = "house.tarot") -> Document:
    """A file that is well written."""
    document, found = parse(Source(name, text), VOCABULARY)

    assert not found, [(problem.problem.name, problem.labels[0].span.text) for problem in found]
    assert document is not None
    return document


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_concept_has_a_word(language: str) -> None:
    """Whatever may be said can be said in every language."""
    lacking = [concept for concept in CONCEPTS if concept not in VOCABULARY.lexicon(language).canonical]

    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_idle(language: str) -> None:
    """A word whose concept has gone, or that the notation has already, goes too."""
    notation, told = table(STRUCTURE, language), with_sentences(language)

    keys = [fold(spelling) for spelling in own_spellings(language)]

    assert [c for c in table(KEYWORDS, language) if c not in CONCEPTS or c in notation or c in told] == []
    assert [c for c in told if c not in CONCEPTS or c in notation] == []
    assert [key for key in keys if keys.count(key) > 1] == []


def test_every_name_is_shipped() -> None:
    """Only ids that some file in ``variants/`` declares have spellings; others are their owners' affair."""
    written = " ".join((ROOT / "variants" / path).read_text("utf-8") for path in SHIPPED)
    shipped = set(re.findall(r"[a-z][a-z0-9-]*", written))

    assert [name for language in LANGUAGES for name in names(language) if name not in shipped] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_spelt(language: str) -> None:
    """An id that one language spells is spelt in all, and is no concept besides."""
    assert names(language).keys() == names("en").keys()
    assert [name for name in names(language) if name in CONCEPTS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    """Not within a language, nor beside English, which is always read."""
    lexicon, english = VOCABULARY.lexicon(language), VOCABULARY.lexicon("en")
    beside = [
        (spelling, concept, english.meaning[spelling])
        for spelling, concept in lexicon.meaning.items()
        if english.meaning.get(spelling, concept) != concept
    ]

    # « à » guards at the head of a statement and follows a rounding; « non » stands before what it denies, or alone.
    assert [clash for clash in lexicon.clashes if clash[1:] not in {("at", "to"), ("not", "no")}] == []
    assert beside == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_a_card_or_a_language(language: str) -> None:
    """``T21`` and ``title { de "…" }`` stay what they are."""
    taken = [s for s in own_spellings(language) if parse_card(s) is not None or fold(s) in LANGUAGES]

    assert taken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spelling_is_one_word(language: str) -> None:
    """The lexer reads each spelling whole."""
    words = VOCABULARY.words(language)

    assert [spelling for spelling in own_spellings(language) if not is_one_word(spelling, words)] == []


def test_japanese_splits_right() -> None:
    """Two words side by side are cut between them: no longer word begins with one and goes on into the other."""
    words = VOCABULARY.lexicon("ja").meaning
    beginnings = {spelling[:length] for spelling in words for length in range(1, len(spelling) + 1)}
    traps = [
        (longer, longer[:length])
        for longer in words
        for length in range(1, len(longer))
        if longer[:length] in words and may_follow(longer[length:], words, beginnings)
    ]

    # What something is follows は, and that is never いいえ.
    assert traps == [("はい", "は")]


def may_follow(rest: str, words: Mapping[str, str], beginnings: Collection[str]) -> bool:
    """Whether a text can stand at the head of words written side by side."""
    return rest in beginnings or any(
        rest.startswith(each) and may_follow(rest[len(each) :], words, beginnings) for each in words
    )


HOUSES = Path(__file__).parent / "houses"
"""One house's rules in each language, as a player would write them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_file_reads_the_same_in_every_language(language: str) -> None:
    """Written by hand, with synonyms, without saying which language it is."""
    written, english = ((HOUSES / f"{each}.tarot").read_text("utf-8") for each in (language, "en"))
    document = read(written)

    assert document.language == language
    assert document == read(english)
