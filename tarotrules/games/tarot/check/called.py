"""What is earned and what is played is called by titles of its own: nobody tells two of one title apart."""

from collections.abc import Iterator
from typing import Final
from unicodedata import normalize

from tarotrules.draft.layer import Prose
from tarotrules.draft.resolve import Draft
from tarotrules.games.tarot.check import problems
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Diagnostic, Label

_TOGETHER: Final = frozenset({("bonus",), ("claim",), ("promise",)})
"""What stands beside each other where a deal is written down."""
_APART: Final = frozenset({("auction", "bid"), ("redeal",), ("fault",)})


def title_problems(draft: Draft) -> Iterator[Diagnostic]:
    """Titles that two have in one language, each pair once."""
    played = {path for state in draft.states.values() for path in state.declared}
    told = set[tuple[SettingPath, SettingPath]]()
    seen = dict[tuple[object, str, str], Prose]()
    for each in _titles(draft):
        kind = _kind(each.path)
        if kind is None or each.path not in played:
            continue
        first = seen.setdefault((kind, each.language, _as_read(each.text)), each)
        pair = first.path, each.path
        if first is not each and pair not in told:
            told.add(pair)
            yield problems.TITLE_TWICE.at(each.span, Label(first.span, "other"), title=each.text)


def _titles(draft: Draft) -> Iterator[Prose]:
    """The title of each in each language: the nearest file has the last word."""
    prose = (each for layer in draft.layers for each in layer.prose if each.word == "title")
    yield from {(each.path, each.language): each for each in prose}.values()


def _kind(path: SettingPath) -> object:
    """Among what it must be told apart."""
    around = path[:-1]
    if around in _TOGETHER:
        return _TOGETHER
    is_level = path[:1] == ("claim",) and around[-1:] == ("level",)
    return around if around in _APART or is_level else None


def _as_read(title: str) -> str:
    return " ".join(normalize("NFKC", title).casefold().split())
