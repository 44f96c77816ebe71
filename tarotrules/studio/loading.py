"""The texts that a page asks about, loaded once for several questions."""

from functools import lru_cache
from typing import Final

from tarotrules import pipeline
from tarotrules.pipeline import Loaded

REMEMBERED: Final = 8
"""Texts kept: what is written, what it is compared with, and a few steps back."""


@lru_cache(REMEMBERED)
def loaded(text: str) -> Loaded:
    """What a text comes to."""
    return pipeline.load_text(text)


def worse(text: str, after: str, language: str) -> list[str]:
    """What is wrong with a text that was not wrong before, in words."""
    before = _errors(text, language)
    return [whole for message, whole in _errors(after, language).items() if message not in before]


def _errors(text: str, language: str) -> dict[str, str]:
    """What makes a text no rules, each with what helps."""
    from tarotrules.reports import told

    found = loaded(text)
    errors = (each for each in told(found.problems, found.languages, language) if each.severity == "error")
    return {each.message: " ".join(filter(None, (each.message, each.help))) for each in errors}
