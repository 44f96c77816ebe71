"""The book that the renderers are tried on, and small ones."""

import importlib.util
from collections.abc import Callable
from pathlib import Path

import pytest

from tarotrules.book.inline import line
from tarotrules.book.tree import Block, Book, Chapter


@pytest.fixture(scope="session")
def sample() -> Book:
    """Three chapters of a French rulebook, an appendix and a glossary."""
    spec = importlib.util.spec_from_file_location("sample", Path(__file__).with_name("sample.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    book = module.SAMPLE
    assert isinstance(book, Book)
    return book


@pytest.fixture
def book_of() -> Callable[..., Book]:
    """A book of one chapter with these blocks."""

    def make(*blocks: Block, title: str = "Tarot", language: str = "en") -> Book:
        return Book(title, "", language, (), (Chapter("1", "only", line("Only"), blocks),))

    return make
