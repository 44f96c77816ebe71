"""The settings of a rule as fields to fill in: what each may be, what it is, and who says so."""

import json
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache, singledispatch
from typing import Any

from tarotrules import books, documents
from tarotrules.draft.writing import word_item, write
from tarotrules.explanation import Explained, explained
from tarotrules.expressions.json import dump_number
from tarotrules.games.labels import choice, name_of
from tarotrules.games.registry import family
from tarotrules.games.variant import Provenance, Variant
from tarotrules.languages import LANGUAGES
from tarotrules.settings import kinds
from tarotrules.settings.record import Record, word
from tarotrules.settings.walk import SettingPath
from tarotrules.studio.building_blocks import number
from tarotrules.studio.citing import citation_of
from tarotrules.studio.file import File, Wanted
from tarotrules.studio.saying import kind_at
from tarotrules.syntax.document import Text
from tarotrules.syntax.spelling import Speller
from tarotrules.wording.phrase import begun
from tarotrules.wording.titles import choose_title

Widget = dict[str, Any]
Numbers = kinds.Whole | kinds.Amount


@singledispatch
def widget(kind: kinds.Kind) -> Widget:
    """How a kind of values is entered; those of a family's own are written as in a file."""
    if type(kind) not in family().kinds():
        raise TypeError(kind)
    return {"kind": "text"}


@widget.register
def _(_kind: kinds.Flag) -> Widget:
    return {"kind": "choice", "values": ["yes", "no"]}


@widget.register(kinds.Whole)
@widget.register(kinds.Amount)
def _(kind: Numbers) -> Widget:
    return {
        "kind": "number",
        "least": kind.least,
        "most": kind.most,
        "unit": kind.unit,
        "whole": isinstance(kind, kinds.Whole),
    }


@widget.register
def _(kind: kinds.Choice) -> Widget:
    return {"kind": "choice", "values": list(kind.words)}


@widget.register
def _(kind: kinds.Words) -> Widget:
    return {"kind": "choice", "values": [" ".join(row) for row in kind.possible]}


@widget.register
def _(_kind: kinds.Reference) -> Widget:
    return {"kind": "choice", "values": []}


@widget.register
def _(kind: kinds.Texts) -> Widget:
    return {"kind": "texts", "most": kind.most}


@widget.register(kinds.Listing)
@widget.register(kinds.RoundingKind)
@widget.register(kinds.Formula)
def _(_kind: kinds.Kind) -> Widget:
    return {"kind": "text"}


def fields(variant: Variant, file: File, told: Sequence[SettingPath], language: str) -> Iterator[dict[str, Any]]:
    """The settings that a rule tells, in the order of the chapters, each with its values by number of players."""
    shown, base = Speller(documents.vocabulary(variant.game), language), books.parent_of(variant)
    found, before = _by_path(variant, told), _by_path(base, told) if base is not None else {}
    common = _common(list(found))
    for path, values in found.items():
        kind = kind_at(family(variant.game).ruleset(), path)
        if kind is not None:
            yield {
                "path": ".".join(path),
                "name": _called(variant, path, common, shown),
                "widget": filled(kind, variant, path, shown),
                "groups": [_group(variant, file, each, before.get(path, ()), kind, shown) for each in values],
            }


def _by_path(variant: Variant, told: Sequence[SettingPath]) -> dict[SettingPath, list[Explained]]:
    """The settings that some paths lead to; a path may name what holds several."""
    found: dict[SettingPath, list[Explained]] = {}
    for each in explained(variant):
        if any(each.path[: len(path)] == path for path in told):
            found.setdefault(each.path, []).append(each)
    return found


def _common(paths: Sequence[SettingPath]) -> int:
    """How many steps all paths begin with, their last ones aside."""
    steps = zip(*(path[:-1] for path in paths), strict=False)
    return next((at for at, some in enumerate(steps) if len(set(some)) > 1), min(map(len, paths), default=1) - 1)


def _group(  # noqa: PLR0913, PLR0917 each is another thing
    variant: Variant, file: File, each: Explained, before: Sequence[Explained], kind: kinds.Kind, speller: Speller
) -> dict[str, Any]:
    """A value, for the numbers of players that it is the same for."""
    wanted = guarded(variant, file, each.path, each.players)
    was = [old.groups for old in before if set(old.players) & set(each.players) and old.groups != each.groups]
    return {
        "players": list(each.players),
        "value": file.speller.values(each.groups),
        "chosen": plain(each.groups),
        **_texts(each.groups, speller.language),
        "own": file.of(wanted) is not None,
        "back": None,
        "cited": citation_of(file, wanted),
        "before": spoken(variant, each.path, kind, was[0], speller) if was else None,
        "origin": None if each.told is None else _origin(variant, each.told.origin, speller.language),
    }


def spoken(variant: Variant, path: SettingPath, kind: kinds.Kind, groups: Any, speller: Speller) -> str:
    """A value as people read it."""
    if widget(kind)["kind"] == "choice":
        return choice(variant, path, kind, plain(groups), speller)
    named: str | None = _texts(groups, speller.language).get("means")
    return named or speller.values(groups).replace("_", " ")


def plain(groups: Any) -> str:
    """A value of words alone, as a choice names it."""
    return " ".join(getattr(item, "steps", ("",))[0] for group in groups for item in group)


def _texts(groups: Any, language: str) -> dict[str, Any]:
    """What is said in each language, of a value that is somebody's own words."""
    said = {group[0].steps[0]: group[1].value for group in groups if len(group) > 1 and isinstance(group[1], Text)}
    told = [{"language": each, "own": said.get(each, ""), "else": ""} for each in LANGUAGES]
    return {"texts": told, "means": choose_title(said, language, next(iter(said.values())))} if said else {}


def guarded(variant: Variant, file: File, path: SettingPath, players: tuple[int, ...]) -> Wanted:
    """For whom a file would have to say something, so that it holds for some numbers of players and for no other."""
    said = [each.origin.players for each in file.own if each.act == "set" and each.path == path]
    named = {number for some in said if some is not None for number in some}
    rest = {number for number in variant.rulesets if number not in named}
    for some in said:
        if set(rest if some is None else some) & set(variant.rulesets) == set(players):
            return Wanted(path, some)
    every = set(players) == set(variant.rulesets)
    return Wanted(path, None if every else tuple(sorted(players)))


def _origin(variant: Variant, origin: Provenance, language: str) -> dict[str, Any]:
    titles = variant.titles.get((), {}) if origin.layer == variant.id else _titles(origin.layer)
    return {
        "layer": choose_title(titles, language, origin.layer),
        "source": origin.cited(family(variant.game).catalogue(language)),
        "assumed": origin.assumed,
    }


@cache
def _titles(layer: str) -> dict[str, str]:
    shipped = documents.document(layer)
    return documents.own_titles(shipped) if shipped is not None else {}


def _called(variant: Variant, path: SettingPath, common: int, speller: Speller) -> str:
    """What a setting is called: its word, behind the names that tell it from others of the same rule."""
    return " · ".join(begun(name_of(variant, path[: at + 1], speller)) for at in range(common, len(path)))


def named(variant: Variant, path: SettingPath, language: str) -> dict[str, str]:
    """Something that has a name, as a page speaks of it."""
    speller = Speller(documents.vocabulary(variant.game), language)
    return {"path": ".".join(path), "title": name_of(variant, path, speller)}


def filled(kind: kinds.Kind, variant: Variant, path: SettingPath, speller: Speller) -> Widget:
    """A widget whose choices are named."""
    found = widget(kind)
    if found["kind"] != "choice":
        return found
    values = choices_of(kind, variant)
    return {
        "kind": "choice",
        "values": [{"value": each, "name": choice(variant, path, kind, each, speller)} for each in values],
    }


def choices_of(kind: kinds.Kind, variant: Variant) -> list[str]:
    """The choices there are; those between entries are known from the rules alone."""
    if isinstance(kind, kinds.Reference):
        return entries_at(variant, tuple(kind.to.split(".")))
    return list(widget(kind).get("values", ()))


def held_at(rules: Record, path: SettingPath) -> Any:
    """What rules hold at a path; nothing, if they have nothing there."""
    held: Any = rules
    for step in path:
        names = {word(name): name for name in held.fields} if isinstance(held, Record) else {step: step}
        inside = held.items() if isinstance(held, Record) else dict(held or ())
        held = dict(inside).get(names.get(step))
    return held


def entries_at(variant: Variant, steps: tuple[str, ...]) -> list[str]:
    """The names of what is declared at a place."""
    held = (held_at(rules, steps) for rules in variant.rulesets.values())
    return list(dict.fromkeys(name for each in held for name in each or ()))


def written(file: File, kind: kinds.Kind, value: str) -> str:
    """A value that was entered, in words of the file's language."""
    if widget(kind)["kind"] == "choice":
        return file.speller.values((tuple(word_item(word) for word in value.split()),))
    if isinstance(kind, kinds.Texts):
        said = _said(value)
        return file.speller.values(write(kind, said)) if said else ""
    if isinstance(kind, Numbers):
        found = number_of(kind, value)
        return file.speller.values(write(kind, found)) if found is not None else ""
    return value.strip()


def number_of(kind: Numbers, value: str) -> Fraction | None:
    """A number that was entered, if it is one that may be there."""
    try:
        found = number(value)
        kind.load(dump_number(found))
    except ValueError:
        return None
    return found


def _said(value: str) -> tuple[tuple[str, str], ...]:
    """Words in several languages, as a page sends them: JSON, by language."""
    try:
        told = json.loads(value)
    except ValueError:
        return ()
    known = told.items() if isinstance(told, dict) else ()
    words = {each: " ".join(str(said).split()) for each, said in known if each in LANGUAGES}
    return tuple((each, said) for each, said in words.items() if said)
