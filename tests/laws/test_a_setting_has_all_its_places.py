"""Every setting has a value with a source, a deed, a rule that tells it and a line to look up: the forgotten are named.

What is left out on purpose stands in ``left_out.toml`` with the reason, until it need not be.
"""

import tomllib
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules import api
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Entries, Group, Record, word
from tarotrules.settings.walk import SettingPath
from tests.changing import AnyBase, AnyChange, general, setting
from tests.laws.families import EVERY
from tests.laws.walked import GAMES, Game, game_of

HOLDS_FOR: Final = EVERY
LEFT_OUT: Final[dict[str, dict[str, list[dict[str, Any]]]]] = tomllib.loads(
    Path(__file__).with_name("left_out.toml").read_text("utf-8")
)
"""By game, then by place."""
LEFT_OUT_SO_FAR: Final = {
    "tarot": {"engine": 13, "cheat-sheet": 52, "play": 22},
    "piquet": {"engine": 13, "cheat-sheet": 50, "play": 17},
}
"""How many are left out of each place: a number that gets smaller. Who raises it has decided that a rule which the book
tells is carried out by people alone."""
TRIED: Final = 3
"""So many changes of each setting are looked for on the cheat sheet; of what is left out, only one."""


@pytest.fixture(scope="module", params=HOLDS_FOR)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn."""
    return GAMES[request.param]


def left_out(game: Game, place: str) -> set[str]:
    """The settings that are left out of a place."""
    return {each for line in LEFT_OUT[game.name][place] for each in line["settings"]}


def faults(game: Game, place: str, there: Collection[str]) -> dict[str, list[str]]:
    """What is forgotten in a place, and what is left out though it is there; ``there`` are the settings that are."""
    out = left_out(game, place)
    found = {
        "forgotten": [each for each in game.settings if each not in there and each not in out],
        "no longer left out": [each for each in game.settings if each in there and each in out],
    }
    return {what: settings for what, settings in found.items() if settings}


def test_every_setting_has_a_value_with_a_source(game: Game) -> None:
    """In the base variant each value, or the block it is in, says where it is from, or that it is assumed and why."""
    base = api.load(game.family.base)
    whole = (None, *base.sources)  # what the file as a whole is from says nothing of a value
    unsourced = {
        ".".join(path)
        for known in base.origins.values()
        for path, told in known.items()
        if not told.origin.assumed and told.origin.source in whole and path != ("players",)
    }

    assert sorted(unsourced) == []


# --- the deed -----------------------------------------------------------------------------------


@contextmanager
def watched(paths: dict[tuple[int, str], str]) -> Iterator[set[str]]:
    """The settings that are read meanwhile; ``paths`` has them by record and field."""
    read: set[str] = set()

    def watching(record: Record, name: str) -> Any:
        if (found := paths.get((id(record), name))) is not None:
            read.add(found)
        return object.__getattribute__(record, name)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Record, "__getattribute__", watching)
        yield read


def places(record: Record, path: SettingPath = ()) -> Iterator[tuple[tuple[int, str], str]]:
    """Where the value of each setting is kept, with a star for a name."""
    for name, field in record.fields.items():
        value, here = record.items()[name], (*path, word(name))
        starred = (*here, "*") if isinstance(field, Entries) else here
        if isinstance(field, Group):
            yield from places(value, here) if value is not None else ()
        elif isinstance(field, Entries) and not isinstance(field.of, Kind):
            for each in (value or {}).values():
                yield from places(each, starred)
        else:
            yield (id(record), name), ".".join(starred)


def test_every_setting_has_its_deed(game: Game) -> None:
    """It is read to score a deal, to judge a hand or to play, or it is left out: what nobody reads changes no game."""
    read: set[str] = set()
    for base in game.bases():
        rules = base.rules.replace()  # a ruleset the engine has not made ready yet
        with watched(dict(places(rules))) as here:
            game.everything(rules)
        read |= here

    assert faults(game, "engine", read) == {}


# --- the line to look up ------------------------------------------------------------------------


def test_every_setting_is_on_the_cheat_sheet(game: Game) -> None:
    """Whoever looks it up at the table finds it, or it is left out."""
    out = left_out(game, "cheat-sheet")
    tried = {setting: found[: 1 if setting in out else TRIED] for setting, found in changed(game).items()}
    seen = {setting for setting, found in tried.items() if any(map(on_the_sheet, found))}

    assert faults(game, "cheat-sheet", seen) == {}


def changed(game: Game) -> dict[str, list[AnyChange]]:
    """Some changes of each setting, in the first rules where it means something."""
    found: dict[str, list[AnyChange]] = {}
    for base in game.bases():
        here: dict[str, list[AnyChange]] = {}
        for change in game.meant(base):
            here.setdefault(setting(change), []).append(change)
        found = here | found
    return found


def on_the_sheet(change: AnyChange) -> bool:
    """Whether a change is seen on the cheat sheet."""
    return any(one != two for one, two in zip_longest(as_it_is(change.base), sheet(change.base, change.rules)))


@cache
def as_it_is(base: AnyBase) -> list[Any]:
    """The cheat sheet of a base."""
    return list(sheet(base, base.rules))


def sheet(base: AnyBase, rules: Record) -> Iterator[Any]:
    """The parts of the cheat sheet of a ruleset alone."""
    players = base.rules.players
    alone = base.variant._replace(rulesets={players: rules})
    yield from game_of(alone).sheet(alone, players)


# --- the rule -----------------------------------------------------------------------------------


def test_every_setting_is_told_by_a_rule(game: Game) -> None:
    """A rule of the book lists it, or what it belongs to."""
    rules = (rule for base in game.bases() for section in game.sections(base) for rule in section.rules)
    told = {".".join(general(game.ruleset, path)) for rule in rules for path in rule.settings}

    assert [each for each in game.settings if not any(each == one or each.startswith(f"{one}.") for one in told)] == []


def test_no_more_is_left_out_than_before() -> None:
    """The list gets shorter, and the number with it; a setting cannot be added to it unseen."""
    left_out = {
        game: {place: sum(len(each["settings"]) for each in lines) for place, lines in places.items()}
        for game, places in LEFT_OUT.items()
    }

    assert left_out == LEFT_OUT_SO_FAR


def test_nothing_else_is_left_out(game: Game) -> None:
    """Each line of the list is about a setting that there is, and says why; none is in two lines of a place."""
    lines = [each for place in LEFT_OUT[game.name].values() for each in place]
    twice = [Counter(each for line in place for each in line["settings"]) for place in LEFT_OUT[game.name].values()]

    assert [setting for each in lines for setting in each["settings"] if setting not in game.settings] == []
    assert [setting for place in twice for setting, times in place.items() if times > 1] == []
    assert [each for each in lines if not each["why"]] == []
