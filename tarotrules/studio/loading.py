"""The texts that a page asks about, loaded once for several questions."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tarotrules import pipeline
from tarotrules.pipeline import Loaded

if TYPE_CHECKING:
    from tarotrules.source.diagnostics import Diagnostic
    from tarotrules.wording.diagnostics import Presented

REMEMBERED: Final = 12
"""Texts kept: what is written, what it is compared with, a few steps back, and what would be without one setting."""

_CALLED_ALIKE: Final = "title-given-twice"


@lru_cache(REMEMBERED)
def loaded(text: str) -> Loaded:
    """What a text comes to."""
    return pipeline.load_text(text)


def worse(text: str, after: str, language: str) -> list[str]:
    """What is wrong with a text that was not wrong before, in words."""
    return list(told_worse(text, after, language))


def called_alike(text: str, after: str, language: str) -> list[str]:
    """Of which titles a text leaves two that cannot be told apart and could be before, in words."""
    before = {told.message for _, told in _told(text, language)}
    found = (told for problem, told in _told(after, language) if problem.problem.name == _CALLED_ALIKE)
    return [" ".join(filter(None, (told.message, told.help))) for told in found if told.message not in before]


def remarked(text: str, after: str, language: str) -> "dict[str, Diagnostic]":
    """What is only to be looked at in a text, and was not there before, with its places, by what is said of it."""
    before = {told.message for _, told in _told(text, language)}
    return {
        told.message: problem
        for problem, told in _told(after, language)
        if told.severity == "warning" and told.message not in before and problem.problem.name != _CALLED_ALIKE
    }


def told_worse(text: str, after: str, language: str) -> "dict[str, Diagnostic]":
    """The same with its places, by what is said of it."""
    before = {told.message for _, told in _errors(text, language)}
    return {
        " ".join(filter(None, (told.message, told.help))): problem
        for problem, told in _errors(after, language)
        if told.message not in before
    }


def _errors(text: str, language: str) -> "list[tuple[Diagnostic, Presented]]":
    """What makes a text no rules, and how it is told."""
    return [(problem, each) for problem, each in _told(text, language) if each.severity == "error"]


def _told(text: str, language: str) -> "list[tuple[Diagnostic, Presented]]":
    from tarotrules.studio.file import file_of
    from tarotrules.studio.telling import told

    found = loaded(text)
    return list(zip(found.problems, told(found, file_of(text), language), strict=True))
