"""All pages of the reference, in the order they are read."""

from collections.abc import Iterator
from importlib import import_module
from typing import Final

from tarotrules.site.page import Page

PARTS: Final = ("grammar", "settings", "keywords", "problems", "python", "developers")
"""Modules beside this one."""


def pages(part: str, language: str) -> Iterator[Page]:
    """A part of the reference in one language."""
    found: Iterator[Page] = import_module(f"{__package__}.{part}").pages(language)
    return found
