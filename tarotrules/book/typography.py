"""Spaces that must not break, which nobody types: each language keeps other things together."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from tarotrules.source.tables import read_table

HOUSE: Final = Path(__file__).parents[1]
_SPACES: Final = {"narrow": "\N{NARROW NO-BREAK SPACE}", "wide": "\N{NO-BREAK SPACE}"}


@cache
def _rules(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What stands on both sides of a space that becomes another: in every book, then beside words of a game."""
    own = Path(__file__).parent / "catalogues" / language / "spaces.toml"
    more = sorted(HOUSE.glob(f"games/*/catalogues/{language}/spaces.toml"))
    tables = map(read_table, (own, *more))
    return tuple(
        (re.compile(place), _SPACES[width]) for each in tables for width, places in each.items() for place in places
    )


def set_spaces(text: str, language: str) -> str:
    r"""The text with the no-break spaces its language wants.

    >>> set_spaces("oui ; non", "fr").split(" ")[1:]
    ['non']
    >>> set_spaces("У игрока 4 карты и Дурак в руке", "ru").split(" ")
    ['У\xa0игрока', '4\xa0карты', 'и\xa0Дурак', 'в\xa0руке']
    >>> set_spaces("3 игрока: 13; цена: 20 очков; всем.", "ru").split(" ")
    ['3\xa0игрока:\xa013;', 'цена:', '20\xa0очков;', 'всем.']
    """
    for place, space in _rules(language) if " " in text else ():
        text = place.sub(space, text)
    return text
