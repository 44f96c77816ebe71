"""What somebody means who says a condition as at the table: of whom, how many, and of a hand before it is played."""

from fractions import Fraction
from typing import Final

import pytest

from tarotrules.expressions.tree import Number, Path
from tarotrules.games.checking.meant import Asked, condition_meant
from tarotrules.games.features.speech import Names
from tarotrules.games.tarot.check.from_draft import CHECK
from tarotrules.syntax.document import Item

NAMES: Final = Names(frozenset({"petit", "trumps"}), frozenset())


@pytest.mark.parametrize(
    ("scope", "words", "meant"),
    [
        ("end", ("attack", "tricks"), "attack.tricks"),
        ("end", ("taker", "tricks"), "taker.tricks"),
        ("end", ("last_trick", "petit"), "last_trick.petit"),
        ("dealt", ("trumps",), "hand.trumps"),
        ("rank", ("own", "tricks"), "own.tricks"),
    ],
)
def test_what_has_so_many_of_something(scope: str, words: tuple[str, ...], meant: str) -> None:
    """A number alone says from how many on; of what was played it may say exactly how many, too."""
    items: list[Item] = [*(Path((word,)) for word in words), Number(Fraction(9))]
    found = condition_meant(items, Asked(CHECK.known, scope, NAMES, None, lambda _: False))

    signs = (">=", "=") if scope == "end" else (">=",)
    assert [tuple(each) for each in found] == [(meant, sign, "9") for sign in signs]
