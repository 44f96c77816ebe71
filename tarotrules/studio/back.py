"""What a setting would be again if a file no longer said anything of it: told before anybody goes back to it."""

from typing import Any

from tarotrules import books
from tarotrules.draft.writing import write
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.studio.building import Site, read
from tarotrules.studio.edits import applied
from tarotrules.studio.file import File
from tarotrules.studio.form import guarded, held_at, spoken, widget
from tarotrules.studio.loading import loaded
from tarotrules.studio.saying import kind_at, taken_back


def tell_back(fields: list[Any], variant: Variant, file: File, language: str) -> None:
    """Have fields say what each value of one's own would be again.

    Nothing, where there is nothing to go back to; no words, where then nothing is said of it.
    """
    for each in fields:
        steps = tuple(each["path"].split("."))
        for group in each["groups"]:
            if group["own"]:
                group["back"] = _back(file, Site(variant, steps, tuple(group["players"]), language))


def _back(file: File, site: Site) -> str | None:
    change = taken_back(file, guarded(site.variant, file, site.path, site.players))
    if change is None:
        return None
    after = loaded(applied(file.text, [change])).variant
    # What does not go together any more is asked about then.
    then = after if after is not None else books.parent_of(site.variant)
    return None if then is None else _read(site._replace(variant=then))


def _read(site: Site) -> str | None:
    """A value as people read it; nothing, if rules do not even have what it is said of."""
    kind = kind_at(family(site.variant.game).ruleset(), site.path)
    seats = [each for each in site.players if each in site.variant.rulesets]
    if kind is None or not seats:
        return None
    here = site._replace(players=tuple(seats))
    if here.value is None:
        return "" if held_at(here.rules, here.path[:-1]) is not None else None
    if widget(kind)["kind"] == "text":
        return read(kind, here.value, here) or here.speller.values(write(kind, here.value)).replace("_", " ")
    return spoken(here.variant, here.path, kind, write(kind, here.value), here.speller)
