"""The texts that a page asks about, loaded once for several questions."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tarotrules import pipeline
from tarotrules.pipeline import Loaded

if TYPE_CHECKING:
    from tarotrules.wording.diagnostics import Presented

REMEMBERED: Final = 8
"""Texts kept: what is written, what it is compared with, and a few steps back."""


@lru_cache(REMEMBERED)
def loaded(text: str) -> Loaded:
    """What a text comes to."""
    return pipeline.load_text(text)


def worse(text: str, after: str, language: str) -> list[str]:
    """What is wrong with a text that was not wrong before, in words."""
    return list(told_worse(text, after, language))


def told_worse(text: str, after: str, language: str) -> "dict[str, Presented]":
    """The same with its places, by what is said of it."""
    before = {each.message for each in _errors(text, language)}
    return {
        " ".join(filter(None, (each.message, each.help))): each
        for each in _errors(after, language)
        if each.message not in before
    }


def _errors(text: str, language: str) -> "list[Presented]":
    """What makes a text no rules."""
    from tarotrules.studio.saying import file_of
    from tarotrules.studio.telling import told

    return [each for each in told(loaded(text), file_of(text), language) if each.severity == "error"]
