"""What a command takes, declared once: lines are read by it, and ``--help`` and the documentation are made of it."""

from collections.abc import Callable, Iterable
from typing import Final, Literal

from tarotrules.languages import LANGUAGES
from tarotrules.source.node import Node

Takes = Literal["one", "maybe", "some", "any", "nothing"]
"""How many words an argument is: ``some`` are one or more, ``any`` may be none."""
Chapter = Literal["rules", "table", "differences", "programs", "help"]
"""Where a command stands in the overview."""


class Argument(Node):
    """A word or option of a command; its sentence is ``argument-<name>`` in the catalogues, or ``argument-<told>``."""

    name: str
    flag: str = ""
    """What is typed before it; an argument without is known by its place."""
    takes: Takes = "one"
    choices: tuple[str, ...] = ()
    usual: str = ""
    """What is taken if it is left out."""
    whole: bool = False
    """Whether it is a whole number."""
    least: int | None = None
    """The smallest number it may be."""
    told: str = ""
    """What it is told as, where its name means something else than usual."""
    needs: str = ""
    """The option without which it says nothing."""


LANG: Final = Argument("lang", "--lang", choices=LANGUAGES)
LANG_WRITTEN: Final = LANG._replace(told="lang-written")
"""Of a command that writes a book or a file in a language."""
FORMAT: Final = Argument("format", "--format")
FORMAT_OF_FILE: Final = FORMAT._replace(told="format-of-file")
FORMAT_OF_BOOK: Final = FORMAT._replace(told="format-of-book")
OUT: Final = Argument("out", "-o")
VARIANT: Final = Argument("variant")
OPTIONS: Final = Argument("options", "--with", "any")
PLAYERS: Final = Argument("players", "--players", whole=True)
SEATS: Final = Argument("seats", "--players", "any")
"""How many play, who they are, or both, with commas between."""
DEALS: Final = Argument("deals", "--deals", usual="1000", whole=True, least=1)
SEED: Final = Argument("seed", "--seed", usual="1", whole=True, least=0)
JOBS: Final = Argument("jobs", "--jobs", whole=True, least=1)
ASK: Final = Argument("ask", "--ask", "nothing")
STATE: Final = Argument("state", "--state")
SOURCES: Final = Argument("sources", "--sources", choices=("end", "margin", "none"), usual="end")
PAPER: Final = Argument("paper", "--paper", choices=("a4", "a5", "letter"), usual="a4")
PAPER_OF_BOOK: Final = PAPER._replace(choices=(*PAPER.choices, "booklet"), told="paper-of-book")


class Command(Node):
    """What a command takes and writes; its sentence is ``command-<name>`` in the catalogues."""

    chapter: Chapter
    takes: tuple[Argument, ...]
    forms: tuple[str, ...] = ("text", "json")
    """What it can write, the usual form first; none if its answer is no text."""
    examples: tuple[str, ...] = ()
    """What somebody may type after its name; ``$house`` stands for a file of house rules."""
    lang: Argument = LANG
    format: Argument = FORMAT
    shows: Callable[[str], Iterable[list[str]]] = lambda _: ()
    """What its help shows besides, in a language: parts, each of several lines."""

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """All it takes, in the order it is told."""
        if not self.forms:
            return self.takes
        return (*self.takes, self.format._replace(choices=self.forms), self.lang, OUT)
