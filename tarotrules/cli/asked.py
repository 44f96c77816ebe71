"""What several commands ask for in the same way: a variant, a language, a form."""

from collections.abc import Iterable
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from tarotrules import documents, pipeline
from tarotrules.cli.reading import Asked
from tarotrules.languages import LANGUAGES
from tarotrules.reports import ENGLISH, reader_language
from tarotrules.source import problems
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.source.files import STANDARD_INPUT
from tarotrules.tongues import Tongues, spoken

if TYPE_CHECKING:
    from tarotrules.games.variant import Variant


NOWHERE: Final[Tongues] = MappingProxyType({})
"""How the files are written that are concerned, where there are none."""
SUFFIXES = {"htm": "html", "yml": "yaml", "text": "txt"}
"""Suffixes of files that are not the name of their form."""


class Unfit(Exception):  # noqa: N818 it is what was asked for that does not fit
    """What a command was asked for cannot be had from it."""

    def __init__(self, problem: Diagnostic) -> None:
        super().__init__(problem.code)
        self.problem = problem


class Unusable(Exception):  # noqa: N818 it says what the files are
    """The files that were asked for have problems."""

    def __init__(self, found: Iterable[Diagnostic], tongues: Tongues, game: str | None = None) -> None:
        super().__init__()
        self.problems = tuple(found)
        self.tongues = tongues
        self.game = game
        """What is told of no file is about it."""


def language(asked: Asked, files: Tongues = NOWHERE) -> str:
    """The language to answer in: that of the reader, or else of the files the answer is about."""
    # One that is not known is told of in another.
    wanted = asked.lang if asked.lang in LANGUAGES else None
    return reader_language(wanted, LANGUAGES) or spoken(files) or _written_in(asked) or ENGLISH


def _written_in(asked: Asked) -> str | None:
    """The language of the file of rules that is asked for."""
    name = getattr(asked, "variant", None)
    if name is None or name == STANDARD_INPUT:
        return None
    document = documents.parsed(name).document
    return None if document is None else document.language


def variant(asked: Asked) -> "Variant":
    """The variant asked for, with the options taken; raises :class:`Unusable`."""
    found = pipeline.load(asked.variant, options(asked))
    if found.variant is None:
        raise Unusable(found.problems, found.tongues)
    return found.variant


def options(asked: Asked) -> tuple[str, ...]:
    """The options taken, as they were written."""
    return tuple(name.strip() for name in ",".join(asked.options).split(",") if name.strip())


def form(asked: Asked) -> str:
    """The form asked for, else what the file's suffix says, else the usual one; raises :class:`Unfit`."""
    if asked.format is not None:
        return str(asked.format)
    suffix = Path(asked.out).suffix.lstrip(".") if asked.out else ""
    if not suffix:
        return str(asked.forms[0])
    found = "text" if suffix == "txt" and "text" in asked.forms else SUFFIXES.get(suffix, suffix)
    if found not in asked.forms:
        raise Unfit(problems.UNKNOWN_FORM.at(None, word=suffix, known=Concepts(asked.forms)))
    return found


def ruleset(variant: "Variant", players: int | None) -> Any:
    """The rules for so many players (the main game's, if nobody says); raises :class:`Unusable`."""
    if players is None:
        return variant.main
    if players not in variant.rulesets:
        known = Concepts(map(str, sorted(variant.rulesets)))
        raise Unusable([problems.NO_SUCH_PLAYERS.at(None, players=players, known=known, name=variant.id)], {})
    return variant.rulesets[players]
