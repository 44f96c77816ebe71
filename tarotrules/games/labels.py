"""What settings and their choices are called, as players say it; what has a title of its own is called by that."""

from collections.abc import Mapping
from typing import Any

from tarotrules.draft.shape import record_of
from tarotrules.draft.writing import write
from tarotrules.expressions.tree import Number
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.settings.kinds import Amount, Choice, Flag, Kind, Reference, Whole
from tarotrules.settings.record import Entries, Record, word
from tarotrules.settings.walk import SettingPath
from tarotrules.syntax.spelling import Speller
from tarotrules.wording.titles import choose_title


def name_of(variant: Variant, path: SettingPath, speller: Speller) -> str:
    """A setting, or something that has a name."""
    titles = variant.titles.get(_home(variant, path), {})
    return choose_title(titles, speller.language, label(variant, path, speller))


def label(variant: Variant, path: SettingPath, speller: Speller) -> str:
    """What the family calls a setting; a name, and what it has no word for, is called as in a file."""
    words = {} if _is_name(variant, path) else family(variant.game).labels(speller.language).get("settings", {})
    return _said(words, words_of(variant, path)) or _keyword(path[-1], speller)


def choice(variant: Variant, path: SettingPath, kind: Kind, value: str, speller: Speller) -> str:
    """A value that can be chosen; what names something is called as that is."""
    if isinstance(kind, Reference):
        return name_of(variant, (*kind.to.split("."), value), speller)
    words = family(variant.game).labels(speller.language).get("choices", {})
    told = _said(words, (*words_of(variant, path), value))
    return told or " ".join(_keyword(each, speller) for each in value.split())


def said(variant: Variant, path: SettingPath, value: tuple[Kind, Any], speller: Speller) -> str | None:
    """A value in the few words it is called by; ``None`` if it has none, as a condition has not."""
    kind, what = value
    if isinstance(kind, Choice | Reference):
        return choice(variant, path, kind, what, speller)
    if isinstance(kind, Flag | Whole | Amount) or isinstance(what, Number):
        return speller.values(write(kind, what))
    return None


def words_of(variant: Variant, path: SettingPath) -> tuple[str, ...]:
    """The words that lead to a setting, without the names between them."""
    return tuple(each for each, _ in _walked(variant, path))


def _walked(variant: Variant, path: SettingPath) -> list[tuple[str, Any]]:
    record: type[Record] | None = family(variant.game).ruleset()
    steps, found = list(path), []
    while steps and record is not None:
        step = steps.pop(0)
        field = next((each for name, each in record.fields.items() if word(name) == step), None)
        found.append((step, field))
        if isinstance(field, Entries):
            del steps[:1]
        record = record_of(field) if field is not None else None
    return found


def _is_name(variant: Variant, path: SettingPath) -> bool:
    return len(words_of(variant, path[:-1])) == len(words_of(variant, path))


def _home(variant: Variant, path: SettingPath) -> SettingPath:
    """Where what a path leads to has its title: a name that comes from elsewhere has it there."""
    field = _walked(variant, path)[-1][1]
    keys = field.keys if isinstance(field, Entries) and _is_name(variant, path) else None
    return (*keys.split("."), path[-1]) if keys else path


def _keyword(concept: str, speller: Speller) -> str:
    return speller.keyword(concept).replace("_", " ")


def _said(words: Mapping[str, str], steps: tuple[str, ...]) -> str | None:
    """The word for the longest end of a path that there is one for."""
    ends = (".".join(steps[at:]) for at in range(len(steps)))
    return next((words[each] for each in ends if each in words), None)
