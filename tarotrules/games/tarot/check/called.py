"""What is earned and what is played is called by titles of its own: nobody tells two of one title apart."""

from collections.abc import Iterator
from typing import Final

from tarotrules.draft.resolve import Draft
from tarotrules.games.checking import called
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Diagnostic

_TOGETHER: Final = frozenset({("bonus",), ("claim",), ("promise",)})
"""What stands beside each other where a deal is written down."""
_APART: Final = frozenset({("auction", "bid"), ("redeal",), ("fault",)})


def title_problems(draft: Draft) -> Iterator[Diagnostic]:
    """Titles that two have in one language, each pair once."""
    return called.title_problems(draft, _kind)


def _kind(path: SettingPath) -> object:
    """Among what it must be told apart."""
    around = path[:-1]
    if around in _TOGETHER:
        return _TOGETHER
    is_level = path[:1] == ("claim",) and around[-1:] == ("level",)
    return around if around in _APART or is_level else None
