"""A book says nothing twice: no sentence of its rules stands in another rule, or under another badge, once more."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tarotrules import books, pipeline
from tarotrules.book import tree
from tarotrules.book.inline import plain
from tarotrules.languages import LANGUAGES

ENDS = re.compile(r"(?<=\.)\s+|(?<=。)\s*")
BADGE = re.compile(r"^\[[\d, ]+\]\s*")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_in_a_book_twice(language: str) -> None:
    """The official rules, for all numbers of players."""
    variant = pipeline.load("fft").variant
    assert variant is not None
    told = Counter(sentences(books.book(variant, language, "none")))

    assert [sentence for sentence, times in told.items() if times > 1] == []
    assert len(told) > 50


def sentences(book: tree.Book) -> Iterator[str]:
    """The sentences of the rules, without badges."""
    rules = (block for chapter in book.chapters for block in chapter.blocks if isinstance(block, tree.Rule))
    for passage in (each for rule in rules for each in rule.body if isinstance(each, tree.Paragraph)):
        found = (BADGE.sub("", each).strip() for each in ENDS.split(plain(passage.content)))
        yield from filter(None, found)
