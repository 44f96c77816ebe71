"""Options are ticked with those they build on, and unticked with those that build on them: no text is broken by it."""

from collections.abc import Iterable
from typing import Any

from tarotrules import documents
from tarotrules.studio import edits
from tarotrules.studio.dropping import changed as difference
from tarotrules.studio.searching import titles
from tarotrules.studio.units import changed

Answer = dict[str, Any]


def options(text: str, language: str) -> Answer:
    """The shipped options in words of a language: which of them the text takes.

    Those that one ``brings``, those that nothing else needs when it is gone (``rests``), and those it is ``kept`` by.
    """
    taken = _taken(text)
    return {
        "options": [
            {
                "id": id,
                "title": title,
                "taken": id in taken,
                "brings": [each for each in documents.needs(id) if each not in taken],
                "rests": [each for each in documents.needs(id) if each in taken and _is_alone(each, id, taken)],
                "kept": needing(id, taken),
            }
            for id, title in titles(language)
        ]
    }


def option(text: str, language: str, id: str, *, taken: bool) -> Answer:  # noqa: ARG001 every question has both
    """The change by which a text takes an option, or no longer does."""
    after = ticked(text, id, taken=taken)
    return changed(text, [difference(text, after)] if after != text else [])


def ticked(text: str, id: str, *, taken: bool) -> str:
    """A text that takes an option and those it needs, or takes neither it nor those that need it."""
    document = documents.parse("", text).document
    if document is None:
        return text
    if taken:
        return edits.applied(text, edits.with_option(document, id))
    for each in (*needing(id, _taken(text)), id):
        now = documents.parse("", text).document
        text = text if now is None else edits.applied(text, edits.without_option(now, each))
    return text


def needing(option: str, taken: Iterable[str]) -> list[str]:
    """Those of some options that need one."""
    return [each for each in taken if option in documents.needs(each)]


def _is_alone(needed: str, option: str, taken: Iterable[str]) -> bool:
    """Whether nothing but an option, and what it needs besides, needs something."""
    return set(needing(needed, taken)) <= {option, *documents.needs(option)}


def _taken(text: str) -> list[str]:
    """The options that a text takes, in their order."""
    document = documents.parse("", text).document
    return [] if document is None else [each.concept for each in document.options]
