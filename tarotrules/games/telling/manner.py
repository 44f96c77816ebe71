"""How a family tells its rules: what the house must be given to put them into books, and beside each other."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from tarotrules.games.telling.told import Section, Teller
from tarotrules.source.node import Node

_Teller = TypeVar("_Teller", bound=Teller[Any])


class Manner(Node, Generic[_Teller]):
    """How the rulesets of one family are told."""

    teller: type[_Teller]
    sections: Callable[[_Teller], list[Section]]
    """The chapters that have something to say for one ruleset."""
    chapters: Sequence[str]
    """The ids of all chapters, in the order of a deal."""
    weights: Path
    """How much a difference weighs in each."""
