"""What a table forbids is refused to whoever can do otherwise, with its rule, and to nobody else."""

from typing import Any

import pytest

from tarotrules.cards.sets import NAMES, names
from tarotrules.games.tarot.play.game import Over
from tarotrules.games.tarot.play.position import position
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tests.games.tarot.engine.tables import played
from tests.games.tarot.play import naive
from tests.shelf import house

THREE = "forbid three-oudlers { when this_trick.oudlers >= 2 and card is oudlers }"
COURTS = "forbid courts { when this_trick.courts >= 2 and card is courts }"


def ruled(body: str, players: int = 4) -> Ruleset:
    """The official rules with something forbidden."""
    rules: Ruleset = house(f"# language: en\nvariant house extends fft {{ {body} }}").rulesets[players]
    return rules


def refused(rules: Ruleset, hand: str, trick: str, **told: Any) -> dict[str, tuple[str, str | None]]:
    """The cards that may not be played, each with the reason."""
    here = position(rules, {"players": rules.players, "hand": hand.split(), "trick": trick.split(), **told})
    reasons = {NAMES[card]: here.why_not(card) for card in here.hand}
    return {card: (reason.id, reason.about) for card, reason in reasons.items() if reason is not None}


OF_THREE = ("forbidden-card", "three-oudlers")


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        # The 1 and the Excuse lie there: of 21 and 20 only the 20 goes, and overtrumps.
        ("T21 T20 SK", "T1 EX", {"T21": OF_THREE, "SK": ("must-follow", None)}),
        # Nothing else beats the 10, but a lower trump may not be played by the duty: the 21 is all there is.
        ("T21 T4 SK", "T1 EX T10", {"T4": ("must-overtrump", None), "SK": ("must-follow", None)}),
        # The Excuse need not be played, and is the third.
        ("EX SK HK", "T1 T21", {"EX": OF_THREE}),
        # Two of them may lie together.
        ("T21 T20", "T1 T2", {}),
        ("EX", "T1 T21", {}),
    ],
)
def test_the_third_oudler(hand: str, trick: str, expected: dict[str, Any]) -> None:
    """Two oudlers on the table: the third stays in the hand, unless the duties leave nothing else."""
    assert refused(ruled(THREE), hand, trick) == expected


@pytest.mark.parametrize(
    ("body", "hand", "trick", "told", "expected"),
    [
        ("card is trumps and this_trick.cards = 0 and hand.trumps < 3", "T2 T9 SK", "", {}, {"T2", "T9"}),
        ("card is trumps and this_trick.cards = 0 and hand.trumps < 3", "T2 T9 T8 SK", "", {}, set()),
        ("card is trumps and this_trick.cards = 0 and hand.trumps < 3", "T2 T9 SK", "H2", {}, {"SK"}),
        ("card is excuse and this_trick.number = deal.tricks - 1", "EX SK", "S2", {}, {"EX"}),
        ("card is excuse and this_trick.number = deal.tricks - 1", "EX SK S3", "S2", {}, set()),
        ("card is kings and this_trick.number = 1", "SK S3", "S2", {"first_trick": True}, {"SK"}),
        ("card is kings and this_trick.number = 1", "SK S3", "S2", {}, set()),
        ("this_trick.points > 4 and not card is courts", "SJ S3", "SK SQ", {}, {"S3"}),
        ("card is trumps and players = 5", "T2 SK", "", {}, set()),
    ],
)
def test_what_a_ban_reads(body: str, hand: str, trick: str, told: dict[str, Any], expected: set[str]) -> None:
    """The card, what lies on the table, which trick it is, the own hand, and how many play."""
    assert set(refused(ruled(f"forbid odd {{ when {body} }}"), hand, trick, **told)) == expected


def test_two_bans_together() -> None:
    """To the first trick at five, whoever may lead neither the called suit nor kings leads the rest, or anything."""
    rules, told = ruled("forbid kings { when card is kings and this_trick.cards = 0 }", 5), {"first_trick": True}

    assert refused(rules, "S2 DK D3", "", called="SK", **told) == {
        "S2": ("called-suit", None),
        "DK": ("forbidden-card", "kings"),
    }
    assert refused(rules, "S2 DK", "", called="SK", **told) == {}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_plays_what_is_forbidden(players: int) -> None:
    """Where a third court card falls all the same, its player had nothing else to play; without the ban many had."""
    free, banned = (sum(map(avoidable, played(ruled(body, players), 40))) for body in ("", COURTS))

    assert free > 4
    assert banned == 0


def avoidable(over: Over) -> int:
    """Court cards after two others played by somebody who had something else, counted with lists of names."""
    hands, found = [list(names(hand)) for hand in over.game.hands], 0
    for trick in over.tricks:
        lying: list[str] = []
        for place, card in enumerate(NAMES[each] for each in trick.cards):
            hand = hands[(trick.leader + place) % len(hands)]
            third = is_court(card) and sum(map(is_court, lying)) > 1
            found += third and not all(map(is_court, naive.allowed(hand, lying, naive.BOUND)))
            hand.remove(card)
            lying.append(card)
    return found


def is_court(card: str) -> bool:
    """Jacks, knights, queens and kings."""
    return card[0] != "T" and card[1] in "JNQK"
