"""A deal that nobody took, as the book tells it beforehand and the account afterwards."""

from typing import Final

import pytest

from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters import modes
from tarotrules.games.tarot.chapters.account import account_text
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.scoring import settle_reading
from tarotrules.games.tarot.engine.summary import read_summary
from tarotrules.games.telling.told import Rule
from tarotrules.wording.phrase import plain
from tests.games.tarot.engine.tables import table

DEAL: Final = {"players": 4, "card_points_by_seat": [9, 20, 21, 32], "oudlers_by_seat": [0, 1, 1, 1]}
FIRST: Final = "whoever is furthest {} comes first"
WORTH: Final = "each multiplied by 4 times (the number of card points in the chien plus {} plus 25, rounded up"


@pytest.mark.parametrize(
    ("option", "far", "first", "counted"),
    [
        ("one-for-one", "above", "(the first player’s surplus over the points needed, at least 0)", "D has −19 points"),
        ("descendante", "below", "the first player’s shortfall in points", "A has −47 points"),
    ],
)
def test_who_is_furthest_from_the_target_is_first_and_all_are_paid_by_that(
    option: str, far: str, first: str, counted: str
) -> None:
    """However the file writes it: by how much points are over the target, or how much they are short of it."""
    variant = table("fft", option)
    rules = variant.rulesets[4]
    teller = Teller(rules, catalogue("en"), variant.titles)
    book = " ".join(plain(each) for rule in modes.tell(teller) if isinstance(rule, Rule) for each in rule.phrases)
    account = account_text(variant, rules, settle_reading(rules, read_summary(DEAL, 4)), "en")

    assert FIRST.format(far) in book
    assert WORTH.format(first) in book
    assert account.splitlines()[1].startswith(f"{counted} relative to those needed: place 1.")
