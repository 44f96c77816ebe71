"""Options are ticked with those they build on, and unticked with those that build on them: no text is broken by it."""

from collections.abc import Iterable, Mapping, Sequence
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
    kept = _kept(taken)
    return {
        "options": [
            {
                "id": id,
                "title": title,
                "taken": id in taken,
                "brings": [each for each in documents.needs(id) if each not in taken],
                "rests": [each for each in documents.needs(id) if each in taken and _rests(each, id, kept)],
                "kept": kept.get(id, []),
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
    for each in (*_kept(_taken(text)).get(id, ()), id):
        now = documents.parse("", text).document
        text = text if now is None else edits.applied(text, edits.without_option(now, each))
    return text


def _kept(taken: Iterable[str]) -> dict[str, list[str]]:
    """What some options need, and which of them need it; of thousands that somebody names each is asked once."""
    found: dict[str, list[str]] = {}
    for each in taken:
        for needed in documents.needs(each):
            found.setdefault(needed, []).append(each)
    return found


def _rests(needed: str, option: str, kept: Mapping[str, Sequence[str]]) -> bool:
    """Whether nothing but an option, and what it needs besides, needs something."""
    return set(kept.get(needed, ())) <= {option, *documents.needs(option)}


def _taken(text: str) -> list[str]:
    """The options that a text takes, in their order, each once."""
    document = documents.parse("", text).document
    return [] if document is None else [*dict.fromkeys(each.concept for each in document.options)]
