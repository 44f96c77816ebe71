"""What a simulation is asked, and what it answers."""

from typing import Any

from tarotrules.sampling.sums import Sums
from tarotrules.source.node import Node


class Question(Node):
    """Which deals are played, and by whom."""

    rulesets: tuple[Any, ...]
    """For as many players each; the same deals are played under every one."""
    kinds: tuple[str, ...]
    """Who plays, by seat in the first deals; they begin anew when they are fewer than the players."""
    seed: int


class Simulated(Node):
    """What became of deals of a variant, or of several that are compared, for so many players."""

    variants: tuple[Any, ...]
    players: int
    question: Question
    deals: int
    sums: Sums
