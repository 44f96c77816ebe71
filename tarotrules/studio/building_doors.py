"""What a page asks to have a value built by tapping: what there is to build with, and what it comes to in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tarotrules import books
from tarotrules.book.typography import set_spaces
from tarotrules.games.registry import catalogue, family
from tarotrules.games.variant import Variant
from tarotrules.settings.kinds import Kind
from tarotrules.settings.walk import SettingPath
from tarotrules.studio import saying
from tarotrules.studio.edits import Change, applied
from tarotrules.studio.file import File, file_of
from tarotrules.studio.loading import loaded, worse
from tarotrules.studio.saying import kind_at

if TYPE_CHECKING:
    from tarotrules.studio.building import Site

Answer = dict[str, Any]

_HERE = "\0"
"""Stands for a value where its place is looked for: in no text that is read."""


def builder(text: str, language: str, path: str, players: Sequence[int]) -> Answer:
    """What a setting is built with, its value in blocks, and what that means; no blocks, where none show it."""
    from tarotrules.studio.building import Site, offered

    variant, steps = loaded(text).variant, tuple(path.split("."))
    kind = _kind(variant, steps)
    if variant is None or kind is None:
        return {"offered": None}
    site = Site(variant, steps, tuple(players), language)
    return {"offered": offered(kind, site), **_shown(kind, site)}


def read_aloud(fields: Sequence[Any], variant: Variant, language: str) -> None:
    """Have fields that are built say what their values mean, and those that they take the place of."""
    from tarotrules.studio.building import Site, means

    base = books.parent_of(variant)
    for each in fields:
        steps = tuple(each["path"].split("."))
        kind = _kind(variant, steps)
        for group in each["groups"] if each["widget"]["kind"] == "text" else ():
            site = Site(variant, steps, tuple(group["players"]), language)
            group["means"] = means(kind, site.value, site) if kind is not None else ""
            if base is not None and kind is not None and group["before"] is not None:
                group["before"] = _before(kind, site, base) or group["before"]


def _before(kind: Kind, site: "Site", base: Variant) -> str:
    """What rules said before that build on others."""
    from tarotrules.studio.building import read

    sites = (site._replace(variant=base, players=(number,)) for number in site.players if number in base.rulesets)
    old = next((each for each in sites if each.value not in {None, site.value}), None)
    return "" if old is None else read(kind, old.value, old)


def brought(file: File | None, besides: str) -> File | None:
    """A file with what a value needs besides, as an English file writes it."""
    from tarotrules.studio.putting import put

    return put(file, besides) if file is not None and besides else file


def built(text: str, language: str, path: str, players: Sequence[int], blocks: Any, value: str) -> Answer:  # noqa: PLR0913, PLR0917 each is asked for by name
    """What blocks or a written value would come to: how it is written, what it means, what the book would say.

    Nothing is changed; a value that cannot be is told of with what is wrong.
    """
    from tarotrules.studio.building import Site, groups
    from tarotrules.studio.building import besides as needed
    from tarotrules.studio.building_blocks import Unbuildable
    from tarotrules.studio.clashing import is_unfit
    from tarotrules.studio.form import guarded

    file, variant, steps = file_of(text), loaded(text).variant, tuple(path.split("."))
    kind = _kind(variant, steps)
    if file is None or variant is None or kind is None:
        return {"value": None, "problems": []}
    site = Site(variant, steps, tuple(players), language)
    try:
        said = value.strip() if blocks is None else file.speller.values(groups(kind, blocks, site))
        besides = "" if blocks is None else needed(kind, blocks, site)
    except Unbuildable:
        return {"value": None, "problems": []}
    wanted, file = guarded(variant, file, steps, tuple(players)), brought(file, besides) or file
    change = saying.said(file, wanted, said)
    after = applied(file.text, [change or saying.rash(file, wanted, said) or Change(0, 0, "")])
    other = loaded(after).variant
    if change is None or other is None or players[0] not in other.rulesets:
        wrong = worse(text, after, language)
        unfit = change is None or is_unfit(text, after, steps, kind)
        return {
            "value": said if wrong and not unfit else None,
            "besides": "",
            "means": "",
            "sentences": "",
            "problems": wrong,
        }
    shown = _shown(kind, site._replace(variant=other))
    return {
        "value": said,
        "besides": besides,
        **shown,
        "sentences": _new(variant, other, steps, language),
        "problems": [],
    }


def building_words(text: str, language: str, path: str, players: Sequence[int], value: str, at: int) -> Answer:  # noqa: PLR0913, PLR0917 each is asked for by name
    """What may be written at a place of a value, and from where on it takes the place of what is there."""
    from tarotrules.studio.form import guarded
    from tarotrules.studio.hints import hints
    from tarotrules.studio.units import Units

    file, variant, steps, units = file_of(text), loaded(text).variant, tuple(path.split(".")), Units(value)
    change = None
    if file is not None and variant is not None:
        change = saying.rash(file, guarded(variant, file, steps, tuple(players)), _HERE)
    if change is None:
        return {"from": at, "words": []}
    before, _, behind = change.insert.partition(_HERE)
    begin = change.start + len(before)
    after = applied(text, [change._replace(insert=f"{before}{value}{behind}")])
    start, found = hints(after, begin + units.characters(at), language)
    words = [{"written": written, "told": each.told} for written, each in found]
    return {"from": units.of(max(0, start - begin)), "words": words}


def _kind(variant: Variant | None, path: SettingPath) -> Kind | None:
    return None if variant is None else kind_at(family(variant.game).ruleset(), path)


def _shown(kind: Kind, site: "Site") -> Answer:
    """A value in blocks, as far as they show it, and in words."""
    from tarotrules.studio import building
    from tarotrules.studio.building_blocks import Unbuildable

    value = site.value
    if value is None:
        return {"blocks": None, "means": ""}
    try:
        blocks = building.blocks(kind, value, site)
    except Unbuildable:
        blocks = None
    return {"blocks": blocks, "means": building.means(kind, value, site)}


def _new(before: Variant, after: Variant, path: SettingPath, language: str) -> str:
    """What the book would say of a setting that it does not say now."""
    now = set(family(before.game).sentences(before, path, language))
    said = family(after.game).sentences(after, path, language)
    return set_spaces(catalogue(language).say("sentence-gap").join(each for each in said if each not in now), language)
