"""A book says nothing twice: no sentence stands in it once more, none says what a table says, none drones."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from tarotrules import api, books
from tarotrules.book import tree
from tarotrules.book.inline import plain
from tarotrules.languages import LANGUAGES
from tests.laws.families import EVERY
from tests.laws.walked import GAMES

HOLDS_FOR: Final = EVERY
ENDS = re.compile(r"(?<=\.)\s+|(?<=。)\s*")
NUMBER = re.compile(r"[\d.]*\d")
BADGE = re.compile(r"^\[[\d, ]+\]\s*")
ALIKE: Final = {"piquet": ("claim", "contest", "milestone", "irregularities")}
"""Kinds of things, by game, of which each is told in rules of its own as if there were no other, in the same words."""
TABLES: Final = (("fft", ("misere",), 6), ("eryod", (), 6), ("wikipedia", (), 6), ("piquet", (), 3), ("pikett", (), 3))
"""Books, and how many tables they have at least."""


@cache
def book_of(name: str, language: str, *options: str) -> tree.Book:
    """A book without what tells who says so."""
    return books.book(api.load(name, *options), language, "none")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOLDS_FOR)
def test_no_sentence_stands_in_a_book_twice(game: str, language: str) -> None:
    """The official rules, for all numbers of players."""
    base = GAMES[game].family.base
    told = [(rule, each) for rule in rules_of(book_of(base, language)) for each in sentences_of(rule)]
    places: dict[str, list[str]] = {}
    for rule, sentence in told:
        places.setdefault(sentence, []).append(rule.number)

    assert {sentence: numbers for sentence, numbers in places.items() if not are_apart(game, numbers)} == {}
    assert len(places) > 50


def are_apart(game: str, numbers: list[str]) -> bool:
    """Whether a sentence stands in one rule, or once in some that are told alike of things of one kind."""
    slots = {entry.number: slot for slot, entry in GAMES[game].registry.rules.items()}
    kinds = {kind_of(slots[number]) for number in numbers}
    return len(numbers) == 1 or (len(kinds) == 1 and kinds.pop()[0] in ALIKE.get(game, ()) and no_two(numbers))


def kind_of(slot: str) -> tuple[str, str]:
    """Of what kind of thing a rule is, and what it tells of it."""
    kind, _, *part = slot.split(".")
    return kind, ".".join(part)


def no_two(numbers: list[str]) -> bool:
    """Whether no rule has it twice."""
    return len(numbers) == len(set(numbers))


@pytest.mark.parametrize(("name", "options", "least"), TABLES)
def test_no_sentence_says_what_a_table_says(name: str, options: tuple[str, ...], least: int) -> None:
    """A rule that has a table does not give its figures in words as well."""
    rules = list(rules_of(book_of(name, "en", *options)))
    tables = {rule.number: [each for each in rule.body if isinstance(each, tree.Table)] for rule in rules}

    assert [rule.number for rule in rules if any(repeats(rule, table) for table in tables[rule.number])] == []
    assert sum(map(len, tables.values())) >= least


def repeats(rule: tree.Rule, table: tree.Table) -> bool:
    """Whether the sentences of a rule have every figure that some column of its table has."""
    said = " ".join(plain(each.content) for each in rule.body if isinstance(each, tree.Paragraph))
    columns = (frozenset(NUMBER.findall(" ".join(map(plain, column)))) for column in zip(*table.rows, strict=True))
    return any(len(column) > 1 and column <= set(NUMBER.findall(said)) for column in columns)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "ja"])
@pytest.mark.parametrize("game", HOLDS_FOR)
def test_no_three_sentences_of_a_rule_begin_alike(game: str, language: str) -> None:
    """In languages that write words apart: with the same two."""
    begun = [
        (rule.number, *each.split()[:2])
        for rule in rules_of(book_of(GAMES[game].family.base, language))
        for each in sentences_of(rule)
    ]

    assert [begin for begin, times in Counter(begun).items() if times > 2] == []


def rules_of(book: tree.Book) -> Iterator[tree.Rule]:
    """The rules of a book."""
    return (block for chapter in book.chapters for block in chapter.blocks if isinstance(block, tree.Rule))


def sentences_of(rule: tree.Rule) -> Iterator[str]:
    """The sentences of a rule, without badges."""
    for passage in (each for each in rule.body if isinstance(each, tree.Paragraph)):
        found = (BADGE.sub("", each).strip() for each in ENDS.split(plain(passage.content)))
        yield from filter(None, found)
