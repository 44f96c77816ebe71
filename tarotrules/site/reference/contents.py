"""All pages of the reference, in the order they are read."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

from tarotrules.site.page import Page

Make = Callable[[str], Page]
"""Makes a page in a language."""

PARTS: Final = ("grammar", "settings", "keywords", "problems", "python", "developers")
"""Modules beside this one."""


def pages() -> Mapping[str, Make]:
    """What makes them, by part and name."""
    parts = {part: import_module(f"{__package__}.{part}").pages() for part in PARTS}
    return {f"{part}/{name}": make for part, made in parts.items() for name, make in made.items()}
