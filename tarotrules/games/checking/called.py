"""What must be told apart is called by titles of its own: nobody tells two of one title apart."""

from collections.abc import Callable, Iterator
from unicodedata import normalize

from tarotrules.draft.layer import Prose
from tarotrules.draft.resolve import Draft
from tarotrules.games.checking import problems
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Diagnostic, Label

Among = Callable[[SettingPath], object]
"""By a path: the things among which it must be told apart, as anything that stands for them; ``None`` for none."""


def title_problems(draft: Draft, among: Among) -> Iterator[Diagnostic]:
    """Titles that two have in one language, each pair once."""
    played = {path for state in draft.states.values() for path in state.declared}
    told = set[tuple[SettingPath, SettingPath]]()
    seen = dict[tuple[object, str, str], Prose]()
    for each in _titles(draft):
        kind = among(each.path)
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


def _as_read(title: str) -> str:
    return " ".join(normalize("NFKC", title).casefold().split())
