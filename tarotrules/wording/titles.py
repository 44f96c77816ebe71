"""Titles are somebody's words, not sentences: they have a declared order of fallback, which sentences never have."""

from collections.abc import Mapping

from tarotrules.source.node import Node

FALLBACK = ("en", "fr")
"""Where a title is looked for, after the reader's own language and before the bare id."""


class Title(Node):
    """A title and the language it is in; ``None``: it is an id, of no language."""

    text: str
    language: str | None


def choose_title(titles: Mapping[str, str], language: str, id: str) -> Title:
    """The title in the reader's language, else in English, else in French, else the id."""
    for candidate in (language, *FALLBACK):
        if candidate in titles:
            return Title(titles[candidate], candidate)
    return Title(id, None)
