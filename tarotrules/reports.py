"""Problems presented to people and tools, in the reader's language."""

import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from tarotrules import documents
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.source.text import Source

if TYPE_CHECKING:
    from tarotrules.wording.catalogue import Catalogue


def reader_language(asked: str | None, known: tuple[str, ...]) -> str:
    """The language asked for, or the one the environment speaks, or English."""
    if asked is not None:
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code:
            return code if code in known else "en"
    return "en"


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
