"""Every setting changes something in some deal that is played: who may do what, who sees what, or what comes of it.

What only people can carry out, and what no deal has shown yet, stands in ``left_out.toml`` with the reason.
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

import pytest

from tests.changing import AnyChange, setting
from tests.laws.families import EVERY
from tests.laws.test_a_setting_has_all_its_places import faults, left_out
from tests.laws.walked import GAMES, Game

HOLDS_FOR: Final = EVERY


def tries(game: Game) -> dict[str, list[AnyChange]]:
    """The changes of each setting, of several rulesets in turn."""
    found: dict[str, dict[str, list[AnyChange]]] = {}
    for base in game.tables():
        for change in game.meant(base):
            found.setdefault(setting(change), {}).setdefault(base.name, []).append(change)
    return {setting: list(_in_turn(list(of.values()))) for setting, of in found.items()}


def _in_turn(lists: Sequence[Sequence[AnyChange]]) -> Iterator[AnyChange]:
    return (each for some in zip_longest(*lists) for each in some if each is not None)


@pytest.mark.parametrize("name", HOLDS_FOR)
def test_every_setting_is_played(name: str) -> None:
    """A deal shows it, or it is left out."""
    game = GAMES[name]
    found, out = tries(game), left_out(game, "play")
    seen = {each for each in game.settings if game.seen(each, found.get(each, ()), left_out=each in out)}

    assert faults(game, "play", seen) == {}
