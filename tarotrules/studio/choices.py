"""The choices of a setting as the sentences that the book would print for them."""

from collections.abc import Iterable, Mapping
from typing import Any

from tarotrules.book.typography import set_spaces
from tarotrules.games.registry import catalogue, family
from tarotrules.games.variant import Variant
from tarotrules.settings import record
from tarotrules.settings.kinds import Flag, Kind, Words
from tarotrules.settings.record import Record, word
from tarotrules.settings.walk import SettingPath
from tarotrules.studio.file import Wanted


def sentences(variant: Variant, wanted: Wanted, kind: Kind, choices: Iterable[str], language: str) -> dict[str, str]:
    """By choice, what the book would say otherwise than for another one; nothing for what cannot be as things are."""
    return told_of(variant, wanted, {choice: _value(kind, choice) for choice in choices}, language)


def told_of(variant: Variant, wanted: Wanted, values: Mapping[str, Any], language: str) -> dict[str, str]:
    """The same for values by whatever they are called."""
    told: dict[str, tuple[str, ...]] = {}
    path, players = wanted.path, wanted.players or tuple(variant.rulesets)
    for choice, value in values.items():
        other = _with(variant, path, value, players)
        if other is not None:
            told[choice] = tuple(family(variant.game).sentences(other, path, language))
    common = set.intersection(*map(set, told.values())) if len(told) > 1 else set()
    gap = catalogue(language).say("sentence-gap")
    only = {choice: gap.join(each for each in said if each not in common) for choice, said in told.items()}
    return {choice: set_spaces(said, language) for choice, said in only.items()}


def _value(kind: Kind, choice: str) -> Any:
    if isinstance(kind, Flag):
        return choice == "yes"
    return tuple(choice.split()) if isinstance(kind, Words) else choice


def _with(variant: Variant, path: SettingPath, value: Any, players: tuple[int, ...]) -> Variant | None:
    """A variant that says something else of a setting, if it then still makes sense."""
    rulesets = {n: replaced(rules, path, value) if n in players else rules for n, rules in variant.rulesets.items()}
    whole = all(_is_sound(variant, rules) for n, rules in rulesets.items() if n in players)
    return variant._replace(rulesets=rulesets) if whole else None


def _is_sound(variant: Variant, rules: Record) -> bool:
    try:
        record.load(type(rules), record.dump(rules))
    except ValueError:
        return False
    return not family(variant.game).problems_of(rules)


def replaced(held: Any, path: SettingPath, value: Any) -> Any:
    """A record, or what holds several by name, with another value at the end of a path."""
    if not path:
        return value
    step, *rest = path
    if isinstance(held, Record):
        name = next(each for each in held.fields if word(each) == step)
        return held.replace(**{name: replaced(held.items()[name], tuple(rest), value)})
    named: Mapping[str, Any] = held
    return {**named, step: replaced(named[step], tuple(rest), value)}
