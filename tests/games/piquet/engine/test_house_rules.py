"""What a table writes that nobody foresaw is reckoned as it says."""

import pytest

from tarotrules.games.piquet.engine.declaring import declare, hands_of
from tarotrules.games.piquet.engine.scoring import Account, Deal, settled
from tests.games.piquet.engine.test_published import cards
from tests.games.piquet.reading import table

QUEENS, TENS = "SA107 HQ1098 DQ107 C109", "SKQ98 HAKJ DK98 CJ7"


def reckoned(rules: str, elder: str, younger: str) -> Account:
    """The account of the calls alone."""
    return settled(table(rules), Deal((cards(elder), cards(younger)), (None, None)))


def test_a_contest_of_ones_own() -> None:
    """Two red queens score two, four tens ten instead of fourteen, and a repique needs forty."""
    found = hands_of(declare(table("house"), (cards(QUEENS), cards(TENS))))

    assert found["red-queens"] == (2, 0)
    assert found["set"] == (10, 0)
    assert table("house").rules.milestone["repique"].reach == 40


@pytest.mark.parametrize(("tie", "scored"), [("nobody", (0, 0)), ("everybody", (5, 5)), ("elder", (5, 0))])
def test_equal_points(tie: str, scored: tuple[int, int]) -> None:
    """Of equal points nobody, everybody or the elder scores: 48 pips on either side (PQ06)."""
    rules = f"# language: en\nvariant x extends piquet {{ contest point {{ tie {tie} }} }}"

    assert reckoned(rules, "SAK1098 HKQ DQJ7 CJ9", "S7 HAJ1098 DAK9 CAK8").declared[0].amounts == scored


@pytest.mark.parametrize(("scores", "scored"), [("best", (15, 0)), ("all", (18, 0)), ("every_hand", (18, 3))])
def test_what_of_the_sequences_scores(scores: str, scored: tuple[int, int]) -> None:
    """The quint alone, the tierce with it, or the other's tierce, too (R44, R46)."""
    rules = f"# language: en\nvariant x extends piquet {{ contest sequence {{ scores {scores} }} }}"

    assert hands_of(reckoned(rules, "SAKQJ10 HAKQ D87 C87", "S98 HJ109 DAKJ CAKJ9").declared)["sequence"] == scored


def test_what_is_not_called_counts_and_bars_nothing() -> None:
    """Who sinks the quatorze leaves the trio of the other good (R53)."""
    hands = cards("SA HAKQ DAKQ CAKQJ8"), cards("S10 H10 D10 SKQJ9 HJ9 DJ9 C9")
    open_, sunk = (declare(table("piquet"), hands, each) for each in ((), {(0, "set")}))

    assert hands_of(open_)["set"][1] == 0
    assert hands_of(sunk)["set"] == (0, 6)


@pytest.mark.parametrize(("barred", "reached"), [("earlier", ["repique"]), ("any_call", []), ("anything", [])])
def test_what_keeps_from_a_repique(barred: str, reached: list[str]) -> None:
    """A set of the younger comes after the elder's thirty; with some, whatever he scores keeps from it (R79)."""
    said = " ".join(f"milestone {name} {{ barred_by {barred} }}" for name in ("repique", "pique"))
    account = reckoned(
        f"# language: en\nvariant x extends piquet {{ {said} }}", "SAKQJ10987 HAKQJ", "H1098 DJ10987 C10987"
    )

    assert account.of("contests") == (30, 3)
    assert [each.name for each in account.reached] == reached
    assert account.scores == (30 + 60 * len(reached), 3)
