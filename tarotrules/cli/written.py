"""What is said of a file that was written: how large it is, in what language, and how one goes on with rules."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tarotrules.languages import LANGUAGES
from tarotrules.reports import reader_language

if TYPE_CHECKING:
    from tarotrules.wording.catalogue import Catalogue

_PAGES: Final = re.compile(rb"/Type/Pages/Count (\d+)")
"""How many pages a PDF says that it has."""
_KILO: Final = 1000


def written(file: str, content: str | bytes, said: "Catalogue", language: str = "none") -> str:
    """That a file is written; ``language`` is the one in which it is to be read."""
    data = content.encode() if isinstance(content, str) else content
    pages = _PAGES.search(data)
    size = int(pages[1]) if pages is not None else -(-len(data) // _KILO)
    return said.say("written", file=file, kind="pages" if pages is not None else "bytes", size=size, language=language)


def towards_book(file: str, said: "Catalogue") -> Iterator[str]:
    """How the book of a file of rules is made, with the command in a line of its own, however long."""
    yield said.say("written-book")
    yield f"  {book_command(file, said)}"


def book_command(file: str, said: "Catalogue") -> str:
    """The command that makes the book of a file, in the language in which it is spoken of."""
    usual = reader_language(None, LANGUAGES) or said.language
    return said.say("written-command", file=file, lang="" if usual == said.language else f" --lang {said.language}")
