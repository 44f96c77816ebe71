"""What is wrong with rules of Piquet is found whatever the cause; what is shipped has nothing wrong with it."""

import pytest

from tarotrules.games.piquet.check.from_draft import CHECK
from tarotrules.games.piquet.check.possible import MOST_JUDGED, counted, possible
from tarotrules.games.piquet.engine.declaring import declare
from tarotrules.games.piquet.engine.table import table_of
from tests.games.piquet.check.test_reach import changed
from tests.games.piquet.engine.test_published import cards
from tests.games.piquet.reading import FOLDERS, rules, told

VARIANTS = sorted({path.stem for folder in (FOLDERS[0], FOLDERS[2]) for path in folder.glob("*.tarot")})
TO_A_HUNDRED = "match { end score; score 100; reached after_deal }"
SIXES = "deck { lowest 6 } deal { stock 12 }"


def codes(text: str) -> list[str]:
    """What is wrong with the rules of the clubs after a change."""
    return [each.code for each in told(changed(text))]


@pytest.mark.parametrize("name", VARIANTS)
def test_nothing_is_wrong_with_what_is_played(name: str) -> None:
    """Neither read from its file, nor from what it comes to, nor later, when part of that was forgotten."""
    assert told(name) == []
    assert CHECK.problems_of(rules(name)) == []
    table_of.cache_clear()
    assert CHECK.problems_of(rules(name)) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("deal { hand 11 }", ["R009", "R010"]),
        ("deal { packet 5, 4 }", ["R010"]),
        ("deal { packet 5, 7; packet_kept no }", []),
        ("deal { packet 7, 8; packet_kept no }", ["R010"]),
        ("exchange { elder { most 9 } }", ["R130"]),
        ("exchange { remove elder; younger { least 9; most 9 } }", ["R130"]),
        ("exchange { younger { least 4; or_none yes } }", []),
        ("exchange { younger { least 8 } }", ["R131", "R130"]),
        ("deck { class sixes 6 }", ["R070"]),
        ("deck { class good ace }", ["R046"]),
        ("contest set { among jokers }", ["R016"]),
        ("milestone pique { rival x }", ["R016"]),
        ("milestone pique { rival pique }", ["R134"]),
        ("claim carte-blanche { when dealt.courts > 12 }", ["R020"]),
        ("claim carte-blanche { when dealt.courts >= 0 }", ["R021", "R137"]),
        ("claim carte-blanche { when dealt.tens >= 2 }", ["R137"]),
        ("claim carte-blanche { when hand.courts = 0 }", ["R002"]),
        ("claim carte-blanche { when hand.courts = 0; moment after_exchange }", []),
        ("claim carte-blanche { when hand.good = 0; moment after_exchange }", ["R002"]),
        ("claim carte-blanche { when hand.good = 0; moment when_complete }", []),
        ("claim carte-blanche { when dealt.pips = 0 }", ["R001"]),
        ("claim carte-blanche { worth 5 / 2 }", ["R149"]),
        (SIXES, ["R137"]),
        (f"{SIXES} claim carte-blanche {{ tie nobody }}", []),
        ("contest point { when top }", ["R003"]),
        ("contest point { when winner = leader }", ["R002", "R002"]),
        ("contest point { when top is jokers }", ["R007"]),
        ("contest point { worth top }", ["R004"]),
        ("contest point { when pips = 48; remove tie }", ["R137"]),
        ("contest point { scores every_hand; remove tie }", []),
        ("contest set { when cards >= 2 }", ["R137"]),
        ("count lead { payee led }", ["R005"]),
        ("count lead { when led = winner }", ["R006"]),
        ("count lead { worth trick.number / 2 }", ["R149"]),
        ("count win { when led is honours }", []),
        ("count last { worth 10 }", []),
        ("settle plain { when loser.total < 0 }", ["R140", "R143"]),
        ("settle plain { when loser.total >= 100 }", []),
        ("settle plain { when deals >= 6 }", []),
        ("remove settle rubicon; settle plain { when winner.total >= 100 }", ["R143"]),
        (f"{TO_A_HUNDRED} remove settle rubicon; settle plain {{ when winner.total >= 100 }}", []),
        ("settle plain { worth winner.total - loser.total - 20 }", ["R142"]),
        ("remove settle plain; remove settle rubicon", []),
        ("match { deals 4; weights 2, 1, 1, 2 }", []),
        ("milestone repique { reach 67 }", []),
        ("milestone repique { reach 68 }", ["R135"]),
        ("milestone pique { counts play; reach 13 }", []),
        ("milestone pique { counts play; reach 14 }", ["R135"]),
    ],
)
def test_each_cause_is_told_once(text: str, found: list[str]) -> None:
    """Those of the rules of any game among them; what is beside a cause is none."""
    assert sorted(codes(text)) == sorted(found)


def test_hands_that_tie_are_shown() -> None:
    """They are whole, have no card in common, and score nothing by the rule that is proposed (R43)."""
    (found,) = told(changed("contest point { when pips = 48; remove tie }"))
    game = table_of(rules(changed("contest point { when pips = 48 }")))
    hands = [cards(str(found.arguments[name]).translate(str.maketrans("♠♥♦♣", "SHDC"))) for name in ("hand", "other")]

    assert [len(hand) for hand in hands] == [12, 12]
    assert not hands[0] & hands[1]
    assert declare(game, hands)[0].amounts == (0, 0)
    assert [len(declare(game, [hand, ()])[0].scored[0]) for hand in hands] == [1, 1]


def test_more_than_anybody_plays_is_not_tried() -> None:
    """A hostile file of hundreds of contests and conditions takes no longer than one of some."""
    body = "".join(
        f"contest x{number} {{ after set; of suit; by cards; when cards >= 1; worth {number}; scores all; tie nobody }}"
        f"count y{number} {{ after last; payee winner; when trick.number != {number}; worth {number} }}"
        f"settle z{number} {{ before plain; when loser.total = {number * 10}; worth 0 - 1 }}"
        for number in range(2, 40)
    )
    game = rules(changed(body))

    assert len(possible(game)) == MOST_JUDGED
    assert max(len(each.by) for each in counted(game)) == MOST_JUDGED
