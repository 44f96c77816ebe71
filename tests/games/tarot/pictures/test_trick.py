"""In the picture of a trick everybody plays what they would like to be rid of, as far as the rules let them."""

import pytest

from tarotrules.cards.pack import PACK, card_name
from tarotrules.games.tarot.chapters.pictures.trick import played
from tests.strategies import variant


@pytest.mark.parametrize(
    ("players", "void", "overtrump", "cards", "duties", "winner"),
    [
        (4, "must_trump", "must", "H8 HK T5 T14", "leads follow trump overtrump", 3),
        (4, "must_trump", "free", "H8 HK T5 T2", "leads follow trump trump", 2),
        (4, "free", "must", "H8 HK C3 D4", "leads follow any any", 1),
        (4, "free", "free", "H8 HK C3 D4", "leads follow any any", 1),
        (3, "must_trump", "must", "H8 T5 T14", "leads trump overtrump", 2),
        (5, "must_trump", "must", "H8 HK T5 T14 S9", "leads follow trump overtrump none", 3),
    ],
)
def test_a_trick_goes_by_the_rules(  # noqa: PLR0917 what rules, and what comes of them
    players: int, void: str, overtrump: str, cards: str, duties: str, winner: int
) -> None:
    """Worked out by hand for each duty there may be."""
    rules = variant("fft").rulesets[players]
    found = played(rules.replace(play=rules.play.replace(void=void, overtrump=overtrump)))
    assert found is not None
    trick, place = found

    assert " ".join(card_name(PACK[each.card]) for each in trick) == cards
    assert " ".join(each.duty for each in trick) == duties
    assert place == winner
