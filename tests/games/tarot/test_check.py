"""What the chapters of a ruleset must agree on; each problem has its page, with an example, in docs/diagnostics."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Final

import pytest

from tarotrules import pipeline
from tarotrules.expressions.tree import Compare, Number
from tarotrules.expressions.tree import Path as Steps
from tarotrules.games.tarot.engine.endings import Endings
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tests.games.tarot.engine.tables import table

Check = Callable[[str], list[str]]


@pytest.fixture
def check(tmp_path: Path) -> Check:
    """What is wrong with the official rules after some changes."""

    def found(body: str) -> list[str]:
        return sorted({each.problem.name for each in problems(tmp_path, body)})

    return found


def problems(folder: Path, body: str) -> tuple[Diagnostic, ...]:
    """What is wrong, one by one."""
    path = folder / "house.tarot"
    path.write_text(f"# language: en\nvariant house extends fft {{\n{body}\n}}\n", encoding="utf-8")
    return pipeline.load(str(path)).problems


SCALE: Final = "feature f { worth 1; without_chien no }"


@pytest.mark.parametrize(
    "body",
    [
        "",
        "at 4 players { deal { hand 19; packet 1; chien 2 } }",
        "scoring { target 57, 52, 42, 37 }",
        "bonus petit-au-bout { when last_trick.petit >= 1 }",
        "bonus extra like petit-au-bout { when last_trick.winning_card is kings }",
        "at 4 players { claim handful { level single { when hand.trumpish >= 9 and hand.petit = 1 } } }",
        "redeal petit-sec { when hand.trumpish = 0 }",
        "exempt petit { wins never; stays side; owed nothing; last_trick kept }",
        "match { end deals; deals 12 }",
        "bonus petit-au-bout { when petit.winner.side != petit.player.side }",
        "bonus petit-au-bout { payee last_trick.winner; payer others; in_all; worth 12 }",
        "bonus petit-au-bout { payee last_trick.winner; payer others; in_all; worth 12 * margin }",
        "bonus petit-au-bout { payee last_trick.winner; payer others; per_head; worth margin }",
        "at 5 players { bonus petit-au-bout { payee partner; payer others; per_head; worth 9 } }",
        "play { first_leader taker }\npromise slam { moment own_first_card }",
        "deal { chien_cards not_first_nor_last_round; chien_apart }",
        "scoring { contract { worth 20 + margin } }",
    ],
)
def test_good_changes_are_good(check: Check, body: str) -> None:
    """What a table may agree on is not complained of."""
    assert check(body) == []


BONUS: Final = "payee defence; into unit; multiplied no; follows_result no; worth 20"
IMPOSSIBLE: Final = [
    "margin <= -30",
    "margin > 95",
    "made and margin > 55",
    "not made and margin = 0",
    "attack.oudlers = 0 and attack.points > 78",
    "winners.points < 35",
    "defence.tricks > deal.tricks",
    "players = 5",
    "contract.multiplier > 6",
    "last_trick.petit > 1",
    "last_trick.trumps >= 3 and last_trick.courts >= 2",
    "last_trick.winner.oudlers > 3",
    # One of two ways to earn it is none.
    "made or margin <= -30",
    "last_trick.petit > 0 and (made or attack.oudlers > 3)",
]
POSSIBLE: Final = [
    "margin >= 55",
    "made or margin >= 30",
    "made and margin = 0",
    "not made and margin >= 30",
    "attack.oudlers = 0 and attack.points = 78",
    "winners.points = 36",
    "defence.tricks = deal.tricks",
    "players = 4",
    "contract.multiplier = 6",
    "not last_trick.petit > 1",
    "last_trick.trumps >= 3 and last_trick.courts >= 1",
    "last_trick.winner.oudlers = 3",
    "last_trick.winning_card is kings and slam.side exists",
]


@pytest.mark.parametrize(
    ("when", "impossible"), [*((each, True) for each in IMPOSSIBLE), *((each, False) for each in POSSIBLE)]
)
def test_endings_that_cannot_be_are_named(check: Check, when: str, impossible: bool) -> None:
    """A condition that no ending of a deal fulfils is named; one that some ending fulfils, or may fulfil, is not."""
    found = check(f"players 4\nbonus extra {{ {BONUS}; when {when} }}")

    assert found == (["ending-impossible"] if impossible else [])


def test_how_much_there_can_be_is_told_by_result() -> None:
    """Of a margin: 36 points are passed by 55 at most; 56 are missed by half a point at least, or by all of them."""
    asked = Compare("<=", Steps(("margin",)), Number(Fraction(-30)))
    found = Endings(table("fft").main, "exact").asked_too_much(asked)

    assert found is not None
    assert (found.made, found.short) == ((0, 55), (Fraction(1, 2), 56))


def test_a_margin_that_grows_may_be_anything(check: Check) -> None:
    """Where something is paid into the margin it may exceed the points; what decides that reads it before."""
    into_margin = "bonus extra { payee attack; into margin; worth 60; when margin > %s }"

    assert check(into_margin % 56) == ["ending-impossible"]
    assert check(into_margin % 55 + f"\nbonus more {{ {BONUS}; when margin > 95 }}") == []


SIX = (
    "claim handful { "
    + "; ".join(f"level {each} when hand.trumpish >= {n}" for each, n in (("single", 6), ("double", 8), ("triple", 10)))
    + " }"
)
CALLED = "partner holder; self_call allowed; moment before_chien; barred_may_be_called; silence must; first_lead free"


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("at 4 players { deal { chien 5 } }", "cards-dealt-do-not-fill-deck"),
        ("at 4 players { deal { hand 18; packet 4 } }", "packets-do-not-fill-hand"),
        ("scoring { target 56, 51, 51, 36 }", "targets-do-not-fall"),
        (f"call {{ chain king; {CALLED} }}", "call-needs-four-players"),
        ("players 6\ndeal { shuffle opposite; hand 12; packet 3; chien 6 }\n" + SIX, "nobody-to-play-with-taker"),
        ("bonus petit-au-bout { shared nobody-knows }", "unknown-reference"),
        ("remove scoring shares default", "default-shares-missing"),
        ("scoring { shares default taker 0 partner 0 }", "shares-of-nothing"),
        ("redeal petit-sec { when hand.petit = 2 }", "condition-never-holds"),
        ("redeal petit-sec { when hand.petit <= 1 }", "condition-always-holds"),
        ("redeal petit-sec { when last_trick.petit = 1 }", "not-visible-here"),
        ("claim handful { level single { when chien.petit = 1 and taker = attack } }", "not-visible-here"),
        ("bonus petit-au-bout { worth 0 - 5 }", "amount-below-zero"),
        ("bonus petit-au-bout { payee last_trick.winner; payer nobody; per_head; worth 9 }", "paid-by-nobody"),
        ("bonus petit-au-bout { payee nobody; payer others; per_head; worth 9 }", "paid-by-nobody"),
        ("bonus petit-au-bout { payee others; payer last_trick.winner; in_all; worth 100 }", "fraction-nobody-rounds"),
        ("bonus petit-au-bout { payee others; payer last_trick.winner; per_head; worth 10 }", "fraction-nobody-rounds"),
        ("bonus petit-au-bout { payee last_trick.winner; payer everyone; in_all; worth 10 }", "fraction-nobody-rounds"),
        ("bonus petit-au-bout { payee last_trick.winner; payer defence; in_all; worth 10 }", "fraction-nobody-rounds"),
        ("bonus petit-au-bout { payee last_trick.winner; payer others; in_all; worth margin }",
         "fraction-nobody-rounds"),
        ("bonus petit-au-bout { payee others; payer last_trick.winner; per_head; worth margin + 6 }",
         "fraction-nobody-rounds"),
        ("bonus petit-au-bout { payee partner; payer others; per_head; worth 9 }", "no-partner-to-pay"),
        ("bonus petit-au-bout { payee others; payer partner; in_all; worth 12 }", "no-partner-to-pay"),
        ("bonus petit-au-bout { payee partner.side }", "no-partner-to-pay"),
        ("bonus petit-au-bout { payee kings.player; payer others; per_head; worth 9 }", "several-cards-one-player"),
        ("bonus petit-au-bout { when kings.trick = petit.trick }", "several-cards-one-player"),
        ("bonus petit-au-bout { when petit.trick = 30 }", "ending-impossible"),
        ("bonus petit-au-bout { when oudlers.winner.side = attack }", "several-cards-one-player"),
        ("promise slam { moment own_first_card }", "announced-too-late-to-lead"),
        ("chien { discard trumps never; discard courts never }", "nothing-to-discard"),
        ("exempt kings like excuse { wins never }", "trick-nobody-wins"),
        ("at 4 players { deal { packet 18 } }\ndeal { chien_cards not_first_nor_last_round }", "no-place-for-chien"),
        ("at 4 players { deal { packet 18 } }\ndeal { chien_apart }", "no-place-for-chien"),
        # Without a chien two contracts do not differ by where it goes.
        (
            ("players 3\nat 3 players { deal { hand 26; packet 2; chien 0 } }\n"
            "auction { bid garde-contre { multiplier 4 } }"),
            "contracts-alike",
        ),
        # There are three rounds of six cards, and a chien of six.
        ("at 4 players { deal { packet 6 } }\ndeal { chien_cards each_round }", "no-place-for-chien"),
        ("players 4\ndeal { chien_packet 4 }", "packets-do-not-fill-chien"),
        ("at 5 players { deal { shuffle opposite } }", "nobody-opposite-dealer"),
        ("promise slam { kept achiever.tricks > deal.tricks }", "ending-impossible"),
        ("claim handful { requires contract.multiplier > 6 }", "ending-impossible"),
        ("auction { bid garde { multiplier 1; hand_points 9 } }\n" + SCALE, "contracts-alike"),
        ("bonus petit-au-bout { follows_result perhaps }", "flag-with-value"),
        ("bonus petit-au-bout { when margin }", "condition-expected"),
        ("bonus petit-au-bout { worth made }", "amount-expected"),
        ("bonus petit-au-bout { payee margin }", "payee-expected"),
        ("match { end agreed; deals 12 }", "setting-means-nothing-here"),
        ("exempt queens { wins never; stays side; owed nothing; last_trick kept }", "entry-for-unknown-class"),
        ("claim bare { payee winners; into margin; best_level; moment own_first_card; show all }",
         "claim-without-levels"),
    ],
)  # fmt: skip
def test_bad_changes_are_named(check: Check, body: str, problem: str) -> None:
    """What cannot be played, or contradicts itself, is named."""
    assert problem in check(body)


@pytest.mark.parametrize(
    ("when", "players", "whom"),
    [("attack.tricks >= 25", (3, 4, 5), "all"), ("attack.tricks >= 20", (4, 5), "some")],
)
def test_what_is_wrong_with_several_numbers_of_players_is_said_once(
    tmp_path: Path, when: str, players: tuple[int, ...], whom: str
) -> None:
    """There are 24 tricks at three, 18 at four, 15 at five."""
    (problem,) = problems(tmp_path, f"bonus extra {{ {BONUS}; when {when} }}")

    assert (problem.arguments["players"], problem.arguments["whom"]) == (players, whom)


def test_a_fraction_is_shown_where_this_file_makes_it(tmp_path: Path) -> None:
    """Not where the official rules say what the level is worth."""
    found = problems(tmp_path, "players 4\nclaim handful { payee declarer; payer others; in_all }")

    assert {each.labels[0].span.text for each in found} <= {"payee declarer", "payer others", "in_all"}
    assert {each.problem.name for each in found} == {"fraction-nobody-rounds"}


def test_everything_wrong_is_said_at_once(check: Check) -> None:
    """Problems of several chapters are reported in one run."""
    body = (
        "at 4 players { deal { chien 5 } }\nscoring { target 56, 51, 51, 36 }\nredeal petit-sec { when hand.petit = 2 }"
    )

    assert {"cards-dealt-do-not-fill-deck", "targets-do-not-fall", "condition-never-holds"} <= set(check(body))


NEW_BID: Final = "auction { bid pousse { before prise; worth 10; multiplier 1; chien taker_hand shown } }"
UNMULTIPLIED: Final = "scoring { contract { multiplied no } }\nbonus petit-au-bout { multiplied no }\n"


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("scoring { contract { worth 20 + margin } }\nauction { bid garde { worth 30 } }", ["nothing-reads-this"]),
        ("scoring { contract { worth 2 * contract.worth } }\nauction { bid garde { worth 30 } }", []),
        ("scoring { contract { worth 20 + margin } }\n" + NEW_BID, []),
        (UNMULTIPLIED + "auction { bid garde { multiplier 3 } }", ["nothing-reads-this"]),
        (UNMULTIPLIED + "auction { bid garde { multiplier 1 } }", []),
        (UNMULTIPLIED + "claim handful { multiplied }\nauction { bid garde { multiplier 3 } }", []),
        (
            UNMULTIPLIED
            + "auction { bid garde { multiplier 3 } }\nclaim handful { level single worth contract.multiplier }",
            [],
        ),
    ],
)
def test_what_is_said_of_a_contract_is_read(check: Check, body: str, found: list[str]) -> None:
    """A value or multiplier that this file gives a contract of its parent's changes an amount, or is complained of."""
    assert [each for each in check(body) if each == "nothing-reads-this"] == found


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("bonus king { when last_trick.kings > 0; worth 5; payee achiever }", ["setting-means-nothing-here"]),
        ("auction { bid garde { worth 25; multiplier 2; chien taker_hand shown } }", ["setting-means-nothing-here"]),
        ("redeal petit-sec { moment own_turn }", ["speaks-of-auction-there-is-not"]),
        ("auction { remove plays }", ["mode-never-played", "no-way-to-play-without-taker"]),
    ],
)
def test_nothing_speaks_of_a_taker_where_nobody_takes(tmp_path: Path, body: str, found: list[str]) -> None:
    """What is inherited is left out by itself; what the file says itself is remarked on."""
    path = tmp_path / "house.tarot"
    path.write_text(f"# language: en\nvariant house extends qui-perd-gagne {{\n{body}\n}}\n", encoding="utf-8")

    assert sorted({each.problem.name for each in pipeline.load(str(path)).problems}) == found


@pytest.mark.parametrize(
    ("body", "left"),
    [
        ("at 4 players { pays 3, 1, -1, -3 }", ["first-two", "first-three"]),
        ("at 4 players { pays 3, 1, -1, -3; tied first-two { pays 3, 3, -1, -5 } }", ["first-three"]),
        ("at 4 players { pays 3, 1, -1, -3; remove tied first-two; remove tied first-three }", []),
        ("at 4 players { pays 2, 1, -1, -2 }", []),
        ("worth 10", []),
    ],
)
def test_ties_of_former_payments_are_remarked_on(tmp_path: Path, body: str, left: list[str]) -> None:
    """Where a file changes what places pay, each tie that it says nothing of is named."""
    path = tmp_path / "house.tarot"
    text = f"variant house extends fft with descendante {{ mode descendante {{ {body} }} }}"
    path.write_text(f"# language: en\n{text}\n", encoding="utf-8")

    found = pipeline.load(str(path)).problems
    assert [(each.problem.name, each.arguments["ties"]) for each in found] == [
        ("ties-of-former-payments", Concepts(left)) for _ in left[:1]
    ]
