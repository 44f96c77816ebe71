"""A second round, a ranked card, advice, a rival and a call each ask something of other chapters."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tarotrules import pipeline
from tarotrules.source.diagnostics import has_errors

Check = Callable[[str], list[str]]
FIRST_LEAD = (
    "partner holder; self_call allowed; moment before_chien; barred_may_be_called; silence must; first_lead free"
)
SHARED = "scoring { round partner toward 1 }"


@pytest.fixture
def check(tmp_path: Path) -> Check:
    """The codes of what is wrong with the official rules after some changes."""

    def found(body: str) -> list[str]:
        path = tmp_path / "house.tarot"
        path.write_text(f"# language: en\nvariant house extends fft {{\n{body}\n}}\n", encoding="utf-8")
        loaded = pipeline.load(str(path))
        assert (loaded.variant is None) == has_errors(loaded.problems)
        return sorted({each.code for each in loaded.problems})

    return found


SCALE: Final = "feature f { worth hand.points; without_chien no }\n"


@pytest.mark.parametrize(
    "body",
    [
        "auction { parole { second_round always } }",
        "auction { parole { second_round if_no_bid; only garde } }",
        "auction { all_pass second_round }",
        "auction { parole { second_round always }; all_pass second_round }",
        "redeal petit-sec { found_late annulled }",
        "redeal petit-sec { found_late played_on }",
        "deal { chien_apart }",
        "exempt petit { wins as_ranked; stays side; owed nothing; last_trick kept }",
        "play { look_back never }",
        "claim handful { show at_least }",
        "players 4\nclaim handful { level single when hand.trumpish > 9 and hand.trumpish < 13; show all }",
        "players 4\nclaim handful { level single when hand.trumpish > 9 and hand.petit = 1 }",
        "players 4\nclaim handful { level single when hand.points > 40; show nothing }",
        "promise other like slam { kept slam.side = attack and attack.points > 80 }",
        "bonus petit-au-bout { when last_trick.petit > 0 and last_trick.winner.side = achiever; payee achiever }",
        "claim handful { level single worth declarer.tricks + hand.kings }",
        "promise slam { moment in_auction }",
        "match { end deals; deals 3, 5, 7 }",
        "match { end deals; deals 1 }",
        SCALE + "auction { bid prise { hand_points 40 }; bid garde { hand_points 41 } }",
        # A bid between two advised ones may be left out.
        SCALE + "auction { bid prise { hand_points 40 }; bid garde-contre { hand_points 60 } }",
        # A scale may advise nothing.
        "feature f { when suit.cards = 0; worth 5; without_chien }",
        f"at 4, 5 players {{ call {{ chain king; {FIRST_LEAD} }} }}\n{SHARED}",
    ],
)
def test_good_changes_are_good(check: Check, body: str) -> None:
    """What a table may agree on is not complained of."""
    assert check(body) == []


@pytest.mark.parametrize(
    ("body", "codes"),
    [
        # R032: a second round follows a first one that ends.
        ("auction { rounds until_all_pass; parole { second_round always } }", ["R032"]),
        ("auction { rounds until_all_pass; all_pass second_round }", ["R032"]),
        ("auction { parole { second_round if_no_bid; only nobody } }", ["R016"]),
        ("auction { parole { only prise } }", ["D032"]),
        # R033: the Excuse has no rank.
        ("exempt excuse { wins as_ranked }", ["R033"]),
        ("exempt oudlers { wins as_ranked; stays side; owed nothing; last_trick kept }", ["R033"]),
        # R034, R035: advice by a scale, and more for more.
        ("auction { bid prise { hand_points 40 } }", ["R034"]),
        (SCALE + "auction { bid prise { hand_points 40 }; bid garde { hand_points 40 } }", ["R035"]),
        (SCALE + "auction { bid prise { hand_points 40 }; bid garde-sans { hand_points 9 } }", ["R035"]),
        # R036: a rival is another.
        ("promise slam { rival slam }", ["R036"]),
        ("promise slam { rival nobody }", ["R016"]),
        # R051: a hand, a declarer, an announcer and an achiever are of a declaration or of an announcement.
        ("bonus petit-au-bout { when dealt.petit = 1; payee achiever }", ["R051", "R066"]),
        # R066: both sides meet it, or neither.
        ("bonus petit-au-bout { payee achiever }", ["R066"]),
        ("scoring { contract { worth margin + hand.kings } }", ["R051"]),
        ("claim handful { payee announcer.side }", ["R051"]),
        ("bonus petit-au-bout { payee announcer.side }", ["R051"]),
        ("scoring { contract { payee achiever } }", ["R051"]),
        ("promise slam { kept declarer.tricks = deal.tricks }", ["R051"]),
        ("promise slam { unannounced { payee announcer.side } }", ["R051"]),
        ("promise slam { broken { payee achiever.opponents } }", ["R051"]),
        # R052: a feat does not ask about itself, nor about one that does.
        ("promise slam { kept not slam.side = defence }", ["R052"]),
        ("promise other like slam { kept slam.side = attack }\npromise slam { kept other.side = attack }", ["R052"]),
        # R053: cards are shown of a class that is counted.
        ("players 4\nclaim handful { level single when hand.points > 40 }", ["R053"]),
        ("players 4\nclaim handful { level single when hand.trumps > 9 or hand.kings = 4 }", ["R053"]),
        ("players 4\nclaim handful { level single when hand.trumps > 9 and hand.kings = 4 }", ["R053"]),
        # What there are no words for is told so.
        ("auction { all_pass misere }", ["D023"]),
        ("pool { worth 10 }", ["D012"]),
        ("players 11", ["D026"]),
        ("players 6", ["D051"]),
        ("deck { packs 3; identical second_wins }", ["D026"]),
        ("deck { packs 2 }", ["D032"]),
        ("deck { identical second_wins }", ["D033"]),
        ("deal { dead_dealer }", ["D012"]),
        ("auction { bid garde { colour hand.trumps > 9 } }", ["D012"]),
        ("play { forbidden oudlers }", ["D012"]),
        ("fine { worth 100 }", ["D012"]),
        ("redeal petit-sec { overtrump must }", ["D012"]),
        # Whoever is outbid answers at once, so nothing goes round.
        ("auction { rounds one; overcall duel }", ["D033"]),
        # R014: a call needs two defenders; at four it needs shares that come out whole, or a rounding.
        (f"at 3 players {{ call {{ chain king; {FIRST_LEAD} }} }}\n{SHARED}", ["R014"]),
        (f"at 4 players {{ call {{ chain king; {FIRST_LEAD} }} }}", ["R030"]),
        # A feature sees a hand, and nothing of the deal.
        ("feature f { worth last_trick.cards; without_chien no }", ["R002"]),
        ("feature f { when made; worth 1; without_chien no }", ["R002"]),
        # What is discovered late matters only where it had to be said.
        ("redeal petit-sec { may; found_late annulled }", ["D033"]),
        ("match { deals 3 }", ["D033"]),
        # Nothing is ruled out by what is only missing, or cannot be read.
        ('bonus b { title { en "B" }; when made; worth 5; payee defence; multiplied no }', ["D032"]),
        ('bonus b { title { en "B" }; when made; worth 5; payee defence; into unity; multiplied no }', ["D023"]),
    ],
)  # fmt: skip
def test_bad_changes_are_named(check: Check, body: str, codes: list[str]) -> None:
    """What cannot be played, or contradicts itself, is named, and nothing else."""
    assert check(body) == codes


def test_both_ways_to_a_second_round_are_named(tmp_path: Path) -> None:
    """Parole and a second round after all have passed are two problems, each with the auction that never ends."""
    file = tmp_path / "house.tarot"
    body = "auction { rounds until_all_pass\nparole { second_round always }\nall_pass second_round }"
    file.write_text(f"# language: en\nvariant house extends fft {{\n{body}\n}}\n", encoding="utf-8")

    found = [each for each in pipeline.load(str(file)).problems if each.code == "R032"]

    assert {tuple(label.span.line for label in each.labels) for each in found} == {(4, 3), (5, 3)}
