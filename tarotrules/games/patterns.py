"""What a table can add to its rules without writing: patterns with blanks, which a family fills in.

Nothing here knows any game: a family says which patterns it has, in words, and a page shows them.
"""

from collections.abc import Mapping
from typing import Literal

from tarotrules.games.building import Pack
from tarotrules.settings.walk import SettingPath
from tarotrules.source.node import Node

Kind = Literal["choice", "number", "formula", "text"]
"""One of several; a whole number; a condition or amount as files write it; somebody's own words."""


class Choice(Node):
    """One of several things that may stand in a blank."""

    value: str
    title: str
    group: str = ""
    """What it belongs to, where there are many."""


class Blank(Node):
    """Something to be filled in."""

    name: str
    label: str
    kind: Kind
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    start: str = ""
    """What stands there before anybody has filled it in; of words, some that could."""
    given: tuple[str, tuple[str, ...]] = ("", ())
    """The blank that it depends on, and what must stand there for it to be asked."""
    pack: Pack | None = None
    """What else may stand there: some of these, by their codes with gaps between them."""
    sets: str = ""
    """The setting that it fills, where something may be remarked on it; its first choice is then offered."""


class Pattern(Node):
    """Something that a table may add, as long as it has blanks."""

    name: str
    at: SettingPath
    """What it would be one of."""
    title: str
    blanks: tuple[Blank, ...]


class Place(Node):
    """Somewhere in the rules that has a list of its own, such as the bonuses."""

    path: SettingPath
    label: str
    """What a page says to have one added."""


class Filled(Node):
    """A pattern without blanks: what its block holds, and what the rules need besides, as an English file writes it."""

    block: str
    besides: str = ""


Values = Mapping[str, str]
"""What stands in the blanks."""
