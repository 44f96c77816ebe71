"""“Which cards may I play?” is answered where a rule forbids a card, as the play engine does, and nowhere else."""

from collections.abc import Iterator

import pytest

from tarotrules import books
from tarotrules.book import tree
from tarotrules.book.inline import plain
from tarotrules.games.tarot.chapters.numbers import registry
from tests.games.tarot.engine.tables import table


def boxes(name: str) -> Iterator[tuple[str, str]]:
    """The number of the rule that each stands below, and what it says."""
    for chapter in books.book(table(name), "en", "none").chapters:
        number = ""
        for block in chapter.blocks:
            if isinstance(block, tree.Rule):
                number = block.number
            elif isinstance(block, tree.Example) and plain(block.title) == "Which cards may I play?":
                yield number, " ".join(map(plain, block.steps))


def numbers(name: str) -> list[str]:
    """Where they stand."""
    return [number for number, _ in boxes(name)]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("fft", ["call.lead", "play.follow", "play.trump", "play.overtrump", "exempt.excuse.play"]),
        ("other-habits", ["call.lead", "play.follow", "exempt.excuse.play"]),
    ],
)
def test_each_reason_has_its_position(name: str, told: list[str]) -> None:
    """Where nothing forbids a card, there is nothing to ask."""
    assert numbers(name) == [registry().numbers_of(table(name)).of(slot) for slot in told]


def test_what_is_not_allowed_says_which_rule_forbids_it() -> None:
    """Of a hand without the suit led a trump that does not go higher is refused by one rule, a suit card by another."""
    of = registry().numbers_of(table("fft")).of
    said = dict(boxes("fft"))[of("play.overtrump")]

    assert said.endswith(f"Allowed: [15] Not allowed: [8♦] ({of('play.trump')}) and [4] ({of('play.overtrump')})")
