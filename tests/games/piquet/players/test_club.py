"""What a player of the club does, and what becomes of many deals."""

from typing import Any

import pytest

from tarotrules.games.piquet.play.cards import names, set_of
from tarotrules.games.piquet.play.table import play_table
from tarotrules.games.piquet.players.club.discarding import discard
from tarotrules.games.piquet.players.club.tricks import card_to_play
from tarotrules.games.piquet.players.known import Known
from tarotrules.games.piquet.players.reported import beside
from tarotrules.games.piquet.players.simulating import chunk
from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import add
from tests.games.piquet.engine.test_published import cards
from tests.games.piquet.reading import rules


@pytest.mark.parametrize(
    ("hand", "away"),
    [
        ("SAKQJ10 HAK7 D87 C98", "H7 D7 D8 C8 C9"),
        ("SA HA DA CAK S987 H87 D9 C8", "H7 H8 D9 C8"),
        ("S10987 HKQJ10 DKQ CKQ", "S7 S8 S9"),
    ],
)
def test_what_is_laid_away(hand: str, away: str) -> None:
    """What serves neither point, sequence nor set; nines and lower first (R110)."""
    found = discard(set_of(cards(hand)), len(away.split()))

    assert set(names(found)) == set(away.split())


def trick(hand: str, table: str = "", gone: str = "", discarded: str = "") -> str:
    """The card that is played, to some cards or first."""
    own, led = set_of(cards(hand)), [set_of(cards(each)).bit_length() - 1 for each in table.split()]
    seen = set_of(cards(gone)) | sum(1 << card for card in led)
    known = Known(
        play_table(rules("piquet")), 0, own, set_of(cards(discarded)), 0, 0, (), (), int(bool(led)), tuple(led), seen
    )
    suited = own & sum(0b111111111 << card // 9 * 9 for card in led)
    return names(1 << card_to_play(known, suited or own))[0]


def test_which_card_is_played() -> None:
    """Sure tricks of the long suit; the cheapest card that wins; a stopper keeps its guard."""
    assert trick("SAKQ HA7 D8") == "SA"
    assert trick("SKQJ10 HQ7 D87", discarded="SA") == "SK"
    assert trick("SKQJ109 HA7") == "SK"
    assert trick("SKQJ9 HAKQ DAKQJ8") == "DA"
    assert trick("SAK7 H87", "SQ") == "SK"
    assert trick("S987 H87", "SQ") == "S7"
    assert trick("HK7 D98", "SQ") == "D8"


def simulated(kinds: tuple[str, ...], number: int, first: int = 0) -> dict[str, Any]:
    """What becomes of deals by the laws of 1882."""
    return chunk(Question((rules("piquet"),), kinds, 1), first, number)


def test_sums_are_those_of_their_parts() -> None:
    """However deals are cut into chunks: the partie, too, that goes over the cut."""
    parts: dict[str, Any] = {}
    for first, number in ((0, 7), (7, 2), (9, 9)):
        add(parts, simulated(("club", "random"), number, first))

    assert parts == simulated(("club", "random"), 18)
    assert sum(parts["variants"]["0"]["parties"].values()) == 3


def test_the_club_beats_chance_and_the_elder_the_younger() -> None:
    """Who deals is worse off (R11); what may be called and what is exchanged makes most of it."""
    club, mixed = (simulated(kinds, 150)["variants"]["0"] for kinds in (("club",), ("club", "random")))
    mean = {name: each["sum"] / each["n"] for name, each in (*club["roles"].items(), *mixed["kinds"].items())}

    assert mean["elder"] > mean["younger"] + 4
    assert mean["club"] > mean["random"] + 15
    assert 25 < mean["elder"] < 36
    assert club["milestones"]["pique"]["elder"] > club["milestones"]["repique"]["younger"]


def test_what_is_found_beside_what_is_reported() -> None:
    """Sums of deals as people are said to have played them differ by nothing from what is reported."""
    people: dict[str, Any] = {
        "endings": {"played": 57 * 76 * 41},
        "roles": {role: {"n": 2, "sum": 2 * each, "squares": 9999} for role, each in (("elder", 28), ("younger", 14))},
        "payment": {"n": 2, "sum": 400, "squares": 99999},
        "milestones": {
            "repique": {"elder": 2 * 76 * 41, "younger": 57 * 41},
            "pique": {"elder": 5 * 57 * 76 - 2 * 76 * 41},
        },
        "tricks": {"elder": {"most": 30, "every": 5}, "younger": {"most": 21}, "divided": {"most": 8}},
        "parties": {"rubicon": 2, "plain": 7},
        "claims": {"carte-blanche": {"elder": 2 * 57 * 76 * 41 / 1792.4}},
    }
    found = {each.name: each for each in beside(rules("piquet"), people)}

    assert len(found) == 10
    assert all(abs(each.differs) < 1e-9 for each in found.values())
    assert found["elder"].reported == 28
    assert beside(rules("piquet"), {}) == ()
