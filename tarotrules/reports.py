"""Problems presented to people and tools, in the reader's language."""

import os
import re
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from tarotrules import documents
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.source.text import Source

if TYPE_CHECKING:
    from tarotrules.wording.catalogue import Catalogue

ENGLISH: Final = "en"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a computer says its language, what counts most first."""


def reader_language(asked: str | None, known: tuple[str, ...]) -> str | None:
    """The language asked for, or the one the computer speaks (English, if it speaks one that is not known).

    Nothing if it does not say; the locales ``C`` and ``POSIX`` are no language.
    """
    if asked is not None:
        return asked
    set_to = next(filter(None, map(os.environ.get, LOCALE)), None) or _windows_locale()
    code = re.split("[_.@-]", set_to or "C")[0].lower()
    if code in {"c", "posix"}:
        return None
    return code if code in known else ENGLISH


def _windows_locale() -> str | None:
    """What Windows is set to, such as ``fr_FR``; nothing elsewhere."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
    return None


def present(problems: Iterable[Diagnostic], languages: Mapping[str, str], lang: str, *, form: str = "human") -> str:
    """Problems in words; ``languages`` says what each file is written in; forms: human, json, sarif."""
    from tarotrules.games.tarot.catalogues import catalogue
    from tarotrules.wording.to_human import to_human
    from tarotrules.wording.to_json import to_json
    from tarotrules.wording.to_sarif import to_sarif

    words = documents.vocabulary()

    def spell(concept: str, source: Source | None) -> str:
        if source is None:
            # No file is concerned: JSON and the command line use the concepts and ids themselves.
            return concept
        return words.spell(concept, languages.get(source.name, lang))

    said = catalogue(lang)
    suggested = [_suggested(each, languages, lang) if _hints(each, said) else each for each in problems]
    render = {"human": to_human, "json": to_json, "sarif": to_sarif}[form]
    return render(suggested, said, spell)


def _hints(problem: Diagnostic, said: "Catalogue") -> bool:
    """Whether the words of a problem have room for a suggestion."""
    help_ = f"{problem.code}.help"
    return said.has(help_) and "hint" in said.arguments(help_)


def _suggested(problem: Diagnostic, languages: Mapping[str, str], reader: str) -> Diagnostic:
    """The problem with the nearest of the words that would have been possible.

    ``hint`` says what there is to say: a word that is *near*, a *list*, or *none*.
    """
    known, written = problem.arguments.get("known"), problem.arguments.get("word")
    if not isinstance(known, Concepts) or not isinstance(written, str):
        return problem
    suggestion = _nearest(problem, written, known, languages, reader)
    hint = "near" if suggestion else "list" if known else "none"
    return problem._replace(arguments={**problem.arguments, "suggestion": suggestion, "hint": hint})


def _nearest(problem: Diagnostic, written: str, known: Concepts, languages: Mapping[str, str], reader: str) -> str:
    words = documents.vocabulary()
    if problem.labels:
        language = languages.get(problem.labels[0].span.source.name, reader)
        return words.suggest(written, known, language) or ""
    return words.nearest(written, known, reader) or ""
