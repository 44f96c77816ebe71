"""Problems presented to people and tools, in the reader's language."""

import os
import re
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tarotrules import documents
from tarotrules.games.registry import USUAL
from tarotrules.source.diagnostics import Argument, Concept, Concepts, Diagnostic
from tarotrules.source.node import Node
from tarotrules.source.text import Source
from tarotrules.tongues import Tongue, Tongues, played

if TYPE_CHECKING:
    from tarotrules.wording.catalogue import Catalogue
    from tarotrules.wording.diagnostics import Presented

ENGLISH: Final = "en"
ALMOST: Final = 0.85
"""How much a word must be like another to be taken for it, though something else could be meant."""
TWO: Final = 2
"""Of so many possible words both are shown, rather than one of them guessed."""
OF_A_THING: Final = 3
"""Of so many that something has in a condition, too: these are words that people have others for."""
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a computer says its language, what counts most first."""


def reader_language(asked: str | None, known: tuple[str, ...]) -> str | None:
    """The language asked for, or the one the computer speaks; nothing if it speaks none that is known."""
    if asked is not None:
        return asked
    set_to = next(filter(None, map(os.environ.get, LOCALE)), None) or _windows_locale()
    code = re.split("[_.@-]", set_to or "C")[0].lower()
    return code if code in known else None


def _windows_locale() -> str | None:
    """What Windows is set to, such as ``fr_FR``; nothing elsewhere."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
    return None


def present(
    problems: Iterable[Diagnostic], tongues: Tongues, lang: str, *, game: str | None = None, form: str = "human"
) -> str:
    """Problems in words; ``tongues`` says how each file is written; forms: human, json, sarif.

    What is told of no file is told in the words of a game, if one is named.
    """
    from tarotrules.games.registry import catalogue
    from tarotrules.wording.to_human import to_human
    from tarotrules.wording.to_json import to_json
    from tarotrules.wording.to_sarif import to_sarif

    render = {"human": to_human, "json": to_json, "sarif": to_sarif}[form]
    return render(told(problems, tongues, lang, game), catalogue(lang))


def told(problems: Iterable[Diagnostic], tongues: Tongues, lang: str, game: str | None = None) -> "list[Presented]":
    """Problems in words, one by one."""
    from tarotrules.wording.diagnostics import present

    words = Words(tongues, lang, game)
    return [present(words.suggested(each), words.catalogue(each), words.spell) for each in problems]


def suggested(problems: Iterable[Diagnostic], tongues: Tongues, lang: str) -> list[Diagnostic]:
    """Problems with what was meant, where that can be told."""
    words = Words(tongues, lang)
    return [words.suggested(each) for each in problems]


def likeness(problem: Diagnostic) -> float:
    """How like a word must be to be taken for the one that was meant.

    More so, where something else is known to be meant, or where so few words are possible that all may be shown.
    """
    from tarotrules.syntax.vocabulary import ALIKE

    known = problem.arguments.get("known")
    few = OF_A_THING if "asked" in problem.arguments else TWO
    shown = isinstance(known, Concepts) and TWO <= len(known) <= few
    return ALMOST if problem.arguments.get("instead") or shown else ALIKE


class Words(Node):
    """The words for problems: of the reader, and of the files in which they are."""

    tongues: Tongues
    reader: str
    game: str | None = None
    """What is told of no file is about it; about that of the first file, if none is named."""

    def tongue(self, source: Source | None) -> Tongue:
        """How a file is written; one that nobody knows, like the reader's."""
        known = None if source is None else self.tongues.get(source.name)
        return known or Tongue(self.reader, self.game or played(self.tongues) or USUAL)

    def catalogue(self, problem: Diagnostic) -> "Catalogue":
        """What a problem is told from: where it is told as a form says it, all that is said of the game."""
        from tarotrules.games.registry import catalogue, family

        game = self.tongue(problem.source).game
        found = catalogue(self.reader, game)
        return found if found.has(problem.code) else family(game).catalogue(self.reader)

    def spell(self, concept: str, source: Source | None) -> str:
        """A concept as a file writes it."""
        if source is None:
            # No file is concerned: JSON and the command line use the concepts and ids themselves.
            return concept
        tongue = self.tongue(source)
        return documents.vocabulary(tongue.game).spell(concept, tongue.language)

    def suggested(self, problem: Diagnostic) -> Diagnostic:
        """The problem with the nearest of the words that would have been possible.

        ``hint`` says what there is to say: a word of another language and what it is here (*foreign*), a word that is
        *near*, what the room that found the problem took to be *meant* (its ``instead``), a *list*, or *none*; or what
        that room knows already.
        """
        known, written = problem.arguments.get("known"), problem.arguments.get("word")
        if not self._hints(problem) or not isinstance(known, Concepts) or not isinstance(written, str):
            return problem
        tongue = self.tongue(problem.source)
        rest = "meant" if problem.arguments.get("instead") else "list" if known else "none"
        more: dict[str, Argument] = {"suggestion": "", "hint": rest}
        words = documents.vocabulary(tongue.game)
        # A word of the file's own language is no word of another, whatever concept it is known by.
        spelled = words.spell(written, tongue.language) if isinstance(written, Concept) else written
        if problem.labels and (foreign := words.foreign(spelled, known, but=tongue.language)):
            more = {"suggestion": Concept(foreign[1]), "language": foreign[0], "hint": "foreign"}
        elif near := words.nearest(written, known, tongue.language, likeness(problem)):
            more = {"suggestion": Concept(near) if problem.labels else near, "hint": "near"}
        return problem._replace(arguments={**problem.arguments, **more})

    def _hints(self, problem: Diagnostic) -> bool:
        """Whether the words of a problem have room for a suggestion, and there is none yet."""
        said, help_ = self.catalogue(problem), f"{problem.code}.help"
        return "hint" not in problem.arguments and said.has(help_) and "hint" in said.arguments(help_)
