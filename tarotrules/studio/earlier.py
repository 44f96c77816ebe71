"""What a text said otherwise before: rule by rule; where one of the two texts has a mistake, line by line."""

from typing import Any, Final

from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.studio.loading import loaded

Answer = dict[str, Any]
SHOWN: Final = 3
"""So many lines of a text are told."""


def earlier(text: str, language: str, before: str) -> Answer:
    """What an earlier text says otherwise than the one there is: its rules, or its lines if not both can be read."""
    now, then = loaded(text).variant, loaded(before).variant
    both = now is not None and then is not None and now.game == then.game
    return {
        "whole": then is not None,
        "rules": _rules(now, then, language) if both and now and then else None,
        "lines": None if both else _lines(text, before),
    }


def _rules(now: Variant, then: Variant, language: str) -> list[Answer]:
    game = family(now.game)
    today = {(each.number, each.name): each for each in game.changed(then, now, language)}
    found = []
    for each in game.changed(now, then, language):
        other = today.get((each.number, each.name))
        is_there = other is not None and other.change != "removed"
        found.append(
            {
                "number": each.number,
                "name": each.name,
                "then": None if each.change == "removed" else each.text,
                "now": other.text if other is not None and is_there else None,
            }
        )
    return found


def _lines(now: str, then: str) -> Answer:
    """What differs between two texts once the lines are left away with which both begin and end."""
    one, two = ([line.strip() for line in each.splitlines() if line.strip()] for each in (now, then))
    while one and two and one[0] == two[0]:
        del one[0], two[0]
    while one and two and one[-1] == two[-1]:
        del one[-1], two[-1]
    return {"now": one[:SHOWN], "then": two[:SHOWN], "more": max(len(one), len(two)) > SHOWN}
