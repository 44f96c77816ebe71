"""What conditions and amounts are tried on is all there can be."""

from tarotrules.games.piquet.check.possible import counted, possible
from tests.games.piquet.check.test_reach import changed
from tests.games.piquet.reading import rules

SEVEN = "# language: en\nvariant x extends piquet-voleur { deal { hand 7; stock 4; stock_laid one_packet } }"


def test_every_combination_is_tried() -> None:
    """Of 32 cards, 255 a suit, the runs of three to eight, and of five ranks a set of four and four of three."""
    whole = "contest whole { after set; of hand; by pips; when cards >= 1; scores best; worth 5 }"

    def many(text: str) -> dict[str, int]:
        return {name: len(each) for name, each in possible(rules(changed(text))).items()}

    assert many("") == {"point": 4 * 255, "sequence": 4 * 21, "set": 5 * 5}
    assert many("deck { lowest 6 } deal { stock 12 } claim carte-blanche { tie nobody }")["point"] == 4 * 511
    assert max(len(each.cards) for each in possible(rules(SEVEN))["point"]) == 7
    assert "whole" not in many(whole)


def test_every_trick_is_tried() -> None:
    """Twelve, won by whoever led or not; and of each as many as classes tell cards apart."""
    of_the_clubs = [(each.trick.number, each.trick.winner) for each in counted(rules("piquet"))]

    assert {*of_the_clubs} == {(number, seat) for number in range(1, 13) for seat in (0, 1)}
    assert len(of_the_clubs) > len({*of_the_clubs})
