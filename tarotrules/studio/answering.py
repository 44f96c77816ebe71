"""The text that says an answer: what a file says is changed where the answer says otherwise, and nowhere else."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tarotrules import documents
from tarotrules.draft.writing import write
from tarotrules.games.registry import family
from tarotrules.settings.walk import SettingPath
from tarotrules.studio import edits, saying, voices
from tarotrules.studio.file import file_of
from tarotrules.studio.form import guarded
from tarotrules.studio.loading import loaded
from tarotrules.studio.saying import kind_at

if TYPE_CHECKING:
    from tarotrules.games.variant import Variant
    from tarotrules.studio.questions import Answer, Question


class Chosen(NamedTuple):
    """A question and the answer given to it."""

    question: "Question"
    answer: "Answer"


class Asked(NamedTuple):
    """A setting of rules, and for how many players it is asked about."""

    variant: "Variant"
    path: SettingPath
    players: tuple[int, ...]


def with_answer(text: str, chosen: Chosen) -> str | None:
    """A text that says what an answer does; nothing if it cannot be said, or does not go with what is said already."""
    after = _with_answer(text, *chosen)
    return after if after is not None and loaded(after).variant is not None else None


def _with_answer(text: str, question: "Question", answer: "Answer") -> str | None:
    """A text that says what an answer does, as far as it does not say so anyhow; nothing if it cannot be said."""
    document = documents.parse("", text).document
    for name in answer.options[-1:]:
        if document is None:
            return None
        return edits.applied(text, edits.with_option(document, name))
    variant = loaded(text).variant
    if variant is None:
        return None
    before = voices.said(variant)
    state = () if question.is_of_options else answer.state.items()
    for path, agreed in state:
        for players, value in _by_value({each: agreed[each] for each in agreed if each in variant.rulesets}):
            after = _said(text, Asked(variant, path, _others(before.get(path, {}), players, value)), value)
            if after is None:
                return None
            text = after
    return text


def _by_value(agreed: voices.Agreed) -> list[tuple[tuple[int, ...], Any]]:
    """The values of a setting, each with the numbers of players that have it."""
    found: list[tuple[tuple[int, ...], Any]] = []
    for players, value in agreed.items():
        at = next((at for at, (_, other) in enumerate(found) if other == value), len(found))
        found[at : at + 1] = [((*(found[at][0] if at < len(found) else ()), players), value)]
    return found


def _others(now: voices.Agreed, players: Sequence[int], value: Any) -> tuple[int, ...]:
    """For whom a value is not so yet."""
    return tuple(each for each in players if now.get(each) != value)


def _said(text: str, asked: Asked, value: Any) -> str | None:
    """A text that says a value; one alone of several that belong together may not go with the rest."""
    file, kind = file_of(text), kind_at(family().ruleset(), asked.path)
    if not asked.players:
        return text
    if file is None or kind is None:
        return None
    words = file.speller.values(write(kind, value))
    change = saying.said(file, guarded(asked.variant, file, asked.path, asked.players), words)
    return None if change is None else edits.applied(text, [change])
