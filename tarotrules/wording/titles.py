"""Titles are somebody's words, not sentences: they have a declared order of fallback, which sentences never have."""

from collections.abc import Mapping

FALLBACK = ("en", "fr")
"""Where a title is looked for, after the reader's own language and before the bare id."""


def choose_title(titles: Mapping[str, str], language: str, id: str) -> str:
    """The title in the reader's language, else in English, else in French, else the id."""
    return next((titles[each] for each in (language, *FALLBACK) if each in titles), id)
