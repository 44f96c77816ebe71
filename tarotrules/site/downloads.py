"""What can be taken away of each variant: a line for each kind of file."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from tarotrules import books, compiled, library
from tarotrules.games.variant import Variant
from tarotrules.site.page import Download
from tarotrules.site.shelf import Shelf
from tarotrules.site.words import words
from tarotrules.source.diagnostics import Diagnostic

FOLDER: Final = "downloads"
PAPER: Final = "a4"


class Unmade(Exception):  # noqa: N818 it is the file that was not made
    """A download that cannot be made here, and why."""

    def __init__(self, problem: Diagnostic) -> None:
        super().__init__(problem.code)
        self.problem = problem


class Asked(NamedTuple):
    """Whose file is to be made, in which language, for how many players."""

    shelf: Shelf
    name: str
    language: str
    players: int

    @property
    def variant(self) -> Variant:
        """The variant itself."""
        return self.shelf.variants[self.name]


class Kind(NamedTuple):
    """A kind of file."""

    label: str
    """The message that names it."""
    suffix: str
    """How the file's name ends; ``{players}`` where there is one for each number."""
    make: Callable[[Asked], str | bytes | Diagnostic]


class Offer(NamedTuple):
    """A file as a page offers it."""

    label: str
    download: Download


def _pdf(asked: Asked) -> bytes | Diagnostic:
    return asked.shelf.printing.pdf(asked.shelf.book(asked.name, asked.language), PAPER)


def _cheat(asked: Asked) -> bytes | Diagnostic:
    return asked.shelf.printing.pdf(books.cheatsheet(asked.variant, asked.language, asked.players), PAPER)


def _score(asked: Asked) -> bytes | Diagnostic:
    return asked.shelf.printing.pdf(books.scoresheet(asked.variant, asked.language, asked.players), PAPER)


def _html(asked: Asked) -> str:
    return books.render(asked.shelf.book(asked.name, asked.language), "html")


def _json(asked: Asked) -> str:
    return compiled.canonical_json(compiled.compile_variant(asked.variant)) + "\n"


def _file(asked: Asked) -> str:
    return library.shipped()[asked.name].read_text("utf-8")


KINDS: Final = (
    Kind("download-pdf", ".pdf", _pdf),
    Kind("download-html", ".html", _html),
    Kind("download-cheat", "-cheat-{players}.pdf", _cheat),
    Kind("download-score", "-score-{players}.pdf", _score),
    Kind("download-tarot", ".tarot", _file),
    Kind("download-json", ".json", _json),
)


def offers(shelf: Shelf, name: str, language: str) -> Iterator[Offer]:
    """The files of a variant in a language."""
    for kind in KINDS:
        for players in _numbers(kind, shelf.variants[name].rulesets):
            made = kind.make(Asked(shelf, name, language, players))
            if isinstance(made, Diagnostic):
                raise Unmade(made)
            content = made.encode() if isinstance(made, str) else made
            path = f"{FOLDER}/{name}{kind.suffix.format(players=players)}"
            yield Offer(_label(kind, players, language), Download(path, content))


def _numbers(kind: Kind, rulesets: Mapping[int, object]) -> list[int]:
    return sorted(rulesets) if _each(kind) else [next(iter(rulesets))]


def _label(kind: Kind, players: int, language: str) -> str:
    say = words(language).say
    return say(kind.label, players=players) if _each(kind) else say(kind.label)


def _each(kind: Kind) -> bool:
    return "{players}" in kind.suffix
