"""Problems presented to people and tools, in the reader's language."""

import os
import re
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from tarotrules import documents
from tarotrules.source.diagnostics import Argument, Concept, Concepts, Diagnostic
from tarotrules.source.text import Source

if TYPE_CHECKING:
    from tarotrules.wording.catalogue import Catalogue
    from tarotrules.wording.diagnostics import Presented, Spell

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


def spoken(files: Mapping[str, str]) -> str | None:
    """The language of the file that was read first, which is the reader's own."""
    return next(iter(files.values()), None)


def present(problems: Iterable[Diagnostic], languages: Mapping[str, str], lang: str, *, form: str = "human") -> str:
    """Problems in words; ``languages`` says what each file is written in; forms: human, json, sarif."""
    from tarotrules.games.registry import catalogue
    from tarotrules.wording.to_human import to_human
    from tarotrules.wording.to_json import to_json
    from tarotrules.wording.to_sarif import to_sarif

    render = {"human": to_human, "json": to_json, "sarif": to_sarif}[form]
    return render(suggested(problems, languages, lang), catalogue(lang), _speller(languages, lang))


def told(problems: Iterable[Diagnostic], languages: Mapping[str, str], lang: str) -> "list[Presented]":
    """Problems in words, one by one."""
    from tarotrules.games.registry import catalogue
    from tarotrules.wording.diagnostics import present_all

    return present_all(suggested(problems, languages, lang), catalogue(lang), _speller(languages, lang))


def _speller(languages: Mapping[str, str], lang: str) -> "Spell":
    words = documents.vocabulary()

    def spell(concept: str, source: Source | None) -> str:
        if source is None:
            # No file is concerned: JSON and the command line use the concepts and ids themselves.
            return concept
        return words.spell(concept, languages.get(source.name, lang))

    return spell


def suggested(problems: Iterable[Diagnostic], languages: Mapping[str, str], lang: str) -> list[Diagnostic]:
    """Problems with what was meant, where that can be told."""
    from tarotrules.games.registry import catalogue

    said = catalogue(lang)
    return [_suggested(each, languages, lang) if _hints(each, said) else each for each in problems]


def _hints(problem: Diagnostic, said: "Catalogue") -> bool:
    """Whether the words of a problem have room for a suggestion."""
    help_ = f"{problem.code}.help"
    return said.has(help_) and "hint" in said.arguments(help_)


def likeness(problem: Diagnostic) -> float:
    """How like a word must be to be taken for the one that was meant.

    More so, where something else is known to be meant, or where so few words are possible that all may be shown.
    """
    from tarotrules.syntax.vocabulary import ALIKE

    known = problem.arguments.get("known")
    few = OF_A_THING if "asked" in problem.arguments else TWO
    shown = isinstance(known, Concepts) and TWO <= len(known) <= few
    return ALMOST if problem.arguments.get("instead") or shown else ALIKE


def _suggested(problem: Diagnostic, languages: Mapping[str, str], reader: str) -> Diagnostic:
    """The problem with the nearest of the words that would have been possible.

    ``hint`` says what there is to say: a word of another language and what it is here (*foreign*), a word that is
    *near*, what the room that found the problem took to be *meant* (its ``instead``), a *list*, or *none*; or what
    that room knows already.
    """
    known, written = problem.arguments.get("known"), problem.arguments.get("word")
    if not isinstance(known, Concepts) or not isinstance(written, str) or "hint" in problem.arguments:
        return problem
    language = languages.get(problem.labels[0].span.source.name, reader) if problem.labels else reader
    rest = "meant" if problem.arguments.get("instead") else "list" if known else "none"
    more: dict[str, Argument] = {"suggestion": "", "hint": rest}
    words = documents.vocabulary()
    # A word of the file's own language is no word of another, whatever concept it is known by.
    spelled = words.spell(written, language) if isinstance(written, Concept) else written
    if problem.labels and (foreign := words.foreign(spelled, known, but=language)):
        more = {"suggestion": Concept(foreign[1]), "language": foreign[0], "hint": "foreign"}
    elif near := words.nearest(written, known, language, likeness(problem)):
        more = {"suggestion": Concept(near) if problem.labels else near, "hint": "near"}
    return problem._replace(arguments={**problem.arguments, **more})
