"""A book says nothing twice: no sentence stands in it once more, none says what a table says, none drones."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from tarotrules import books, pipeline
from tarotrules.book import tree
from tarotrules.book.inline import plain
from tarotrules.languages import LANGUAGES

HOLDS_FOR: Final = ("tarot",)
"""The books that are read are those of tarot."""

ENDS = re.compile(r"(?<=\.)\s+|(?<=。)\s*")
NUMBER = re.compile(r"[\d.]*\d")
BADGE = re.compile(r"^\[[\d, ]+\]\s*")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_in_a_book_twice(language: str) -> None:
    """The official rules, for all numbers of players."""
    variant = pipeline.load("fft").variant
    assert variant is not None
    told = Counter(sentences(books.book(variant, language, "none")))

    assert [sentence for sentence, times in told.items() if times > 1] == []
    assert len(told) > 50


@pytest.mark.parametrize(("name", "options"), [("fft", ("misere",)), ("eryod", ()), ("wikipedia", ())])
def test_no_sentence_says_what_a_table_says(name: str, options: tuple[str, ...]) -> None:
    """A rule that has a table does not give its figures in words as well."""
    variant = pipeline.load(name, options).variant
    assert variant is not None
    rules = list(rules_of(books.book(variant, "en", "none")))
    tables = {rule.number: [each for each in rule.body if isinstance(each, tree.Table)] for rule in rules}

    assert [rule.number for rule in rules if any(repeats(rule, table) for table in tables[rule.number])] == []
    assert sum(map(len, tables.values())) > 5


def repeats(rule: tree.Rule, table: tree.Table) -> bool:
    """Whether the sentences of a rule have every figure that some column of its table has."""
    said = " ".join(plain(each.content) for each in rule.body if isinstance(each, tree.Paragraph))
    columns = (frozenset(NUMBER.findall(" ".join(map(plain, column)))) for column in zip(*table.rows, strict=True))
    return any(len(column) > 1 and column <= set(NUMBER.findall(said)) for column in columns)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "ja"])
def test_no_three_sentences_of_a_rule_begin_alike(language: str) -> None:
    """In languages that write words apart: with the same two."""
    variant = pipeline.load("fft").variant
    assert variant is not None
    begun = [
        (rule.number, *each.split()[:2])
        for rule in rules_of(books.book(variant, language, "none"))
        for each in sentences_of(rule)
    ]

    assert [begin for begin, times in Counter(begun).items() if times > 2] == []


def rules_of(book: tree.Book) -> Iterator[tree.Rule]:
    """The rules of a book."""
    return (block for chapter in book.chapters for block in chapter.blocks if isinstance(block, tree.Rule))


def sentences(book: tree.Book) -> Iterator[str]:
    """The sentences of the rules, without badges."""
    return (each for rule in rules_of(book) for each in sentences_of(rule))


def sentences_of(rule: tree.Rule) -> Iterator[str]:
    """The sentences of a rule, without badges."""
    for passage in (each for each in rule.body if isinstance(each, tree.Paragraph)):
        found = (BADGE.sub("", each).strip() for each in ENDS.split(plain(passage.content)))
        yield from filter(None, found)
