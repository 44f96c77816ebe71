"""In the picture of a deal no card is laid aside where the rules forbid it, and one is wherever they allow it."""

import pytest

from tarotrules.book.pictures import Packets
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.pictures.packets import packets
from tarotrules.games.tarot.chapters.telling import Teller
from tests.strategies import variant


@pytest.mark.parametrize(
    ("players", "cards", "apart", "before", "between", "last", "after"),
    [
        (4, "not_first_nor_last", False, [0, 2, 2, 2], 2, [2], 0),
        (4, "not_first_nor_last_round", False, [0, 0, 0, 0], 2, [0], 0),
        (4, "free", True, [1, 1, 1, 1], 1, [1], 1),
        (3, "not_first_nor_last", True, [0, 1, 1], 1, [1], 0),
        (5, "not_first_nor_last_three", False, [0, 2, 2, 2, 2], 2, [2], 0),
    ],
)
def test_a_chien_is_dealt_where_it_may_be(  # noqa: PLR0917 what rules, and what comes of them
    players: int, cards: str, apart: bool, before: list[int], between: int, last: list[int], after: int
) -> None:
    """How many cards may be laid aside before each packet of the first round, after it, and around the last one."""
    rules = variant("fft").rulesets[players]
    rules = rules.replace(deal=rules.deal.replace(chien_cards=cards, chien_apart=apart))
    figure = packets(Teller(rules, catalogue("en"), {}))

    assert figure is not None
    picture = figure.picture
    assert isinstance(picture, Packets)
    assert [each.before for each in picture.first] == before
    assert (picture.between, [each.before for each in picture.last], picture.after) == (between, last, after)
    assert [each.name[0] for each in (*picture.first, *picture.last)] == [*"BCDE"[: players - 1], "A", "A"]
