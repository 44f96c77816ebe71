"""EPUBCheck, which shops and libraries run, has nothing to say of our books."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tarotrules import books, pipeline
from tarotrules.book.tree import Book
from tarotrules.languages import LANGUAGES
from tests.book.test_only_text import evil
from tests.strategies import STUDIED

JAR: Final = "/usr/share/java/epubcheck.jar"
"""Where Debian has it."""
BRIEFLY: Final = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")
"""Java is not to make fast what is over in seconds."""
SHELF: Final = [(name, LANGUAGES[place % len(LANGUAGES)]) for place, name in enumerate(STUDIED)]
"""Each variant and each language is somewhere among them."""

pytestmark = pytest.mark.epubcheck


def complaints(book: Book, file: Path) -> str:
    """What it says of a book."""
    java = shutil.which("java")
    assert java is not None
    file.write_bytes(books.epub(book))
    command = [java, *BRIEFLY, "-jar", JAR, "--failonwarnings", "--quiet", str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    return told.stdout + told.stderr if told.returncode else ""


@pytest.mark.parametrize(("name", "language"), SHELF)
def test_a_shipped_book_is_sound(name: str, language: str, tmp_path: Path) -> None:
    """There is neither an error nor a warning."""
    rules = pipeline.load(name).variant
    assert rules is not None

    assert complaints(books.book(rules, language), tmp_path / "book.epub") == ""


def test_a_book_full_of_markup_is_sound(tmp_path: Path) -> None:
    """Whatever its fields say, and with every kind of block."""
    book, _ = evil("book")

    assert complaints(book, tmp_path / "evil.epub") == ""
