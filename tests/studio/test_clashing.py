"""What does not go together is told with the rules it is about, and an option with what it would change."""

import pytest

from tarotrules.studio.doors import DOORS

TEXT = 'variant x extends fft { title { en "X" } }'


def test_a_clash_names_the_settings_on_both_sides() -> None:
    """The one that was to be changed, in the text, and those it does not go with, in the shipped file."""
    given = {"text": TEXT, "language": "en", "path": "deal.hand", "players": [4], "value": "17", "known": TEXT}
    found = DOORS["said"](**given, force=False)

    assert found["why"] == "clash"
    assert len(found["problems"]) == 2
    assert found["settings"] == ["deal.hand", "deal.chien", "deal.packet"]


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("auction.bid.garde.multiplier", "viel", "number"),
        ("auction.bid.garde.multiplier", "-3", "number"),
        ("auction.bid.garde.multiplier", "1001", "number"),
        ("auction.bid.garde.multiplier", "1/0", "number"),
        ("auction.bid.garde.multiplier", "9e99999999", "number"),
        ("auction.bid.garde.multiplier", "", "number"),
        ("auction.bid.garde.multiplier", " 2,5 ", "clash"),
        ("auction.bid.garde.multiplier", " 3 ", None),
        ("deal.hand", "4.5", "number"),
        ("deal.hand", "17", "clash"),
        ("claim.handful.level.single.worth", "viel", "unfit"),
        ("claim.handful.level.single.worth", "-3", "unfit"),
        ("claim.handful.level.single.when", "hand.trumpish >= 15", "clash"),
        ("claim.handful.level.single.when", "hand.trumpish >= 40", "unfit"),
        ("scoring.round.unit", "away", "unfit"),
    ],
)
def test_what_cannot_be_is_refused_whatever_else_is_changed(path: str, value: str, why: str | None) -> None:
    """Nobody may have it all the same, nor is it offered; what other rules stand against is asked about."""
    given = {"text": TEXT, "language": "de", "path": path, "players": [4]}
    refused = DOORS["said"](**given, value=value, known=TEXT, force=False)
    forced = DOORS["said"](**given, value=value, known=TEXT, force=True)

    assert refused["why"] == why
    assert forced["why"] == (None if why == "clash" else why)
    assert bool(forced["changes"]) is (why in {None, "clash"})
    if why == "unfit":
        built = DOORS["built"](**given, blocks=None, value=value)
        assert built["value"] is None
        assert built["problems"]


def test_an_option_tells_what_it_does_not_go_with() -> None:
    """Before it is ticked; what goes together has nothing to say."""
    five = TEXT.replace("fft", "fft with round-to-5")
    assert DOORS["option_clash"](TEXT, "en", "round-to-5") == {"problems": [], "settings": [], "instead": []}
    found = DOORS["option_clash"](five, "en", "round-to-10")

    assert len(found["problems"]) == 1
    assert [each["id"] for each in found["instead"]] == ["round-to-5"]
    assert found["settings"]
    (change,) = DOORS["option_way"](five, "en", "round-to-10", ["round-to-5"], "alone")["changes"]
    assert five[: change["from"]] + change["insert"] + five[change["to"] :] == five.replace("to-5", "to-10")
    (both,) = DOORS["problems"](five.replace("-5", "-5, round-to-10"), "en")["problems"]
    assert [each["title"] for each in both["options"]] == [
        "Scores rounded to the nearest 5",
        "Scores rounded to the nearest 10",
    ]
    assert both["settings"] == found["settings"]


def test_an_option_tells_what_would_read_otherwise() -> None:
    """Each rule as it would be, and as it is; and the other way round once it is taken."""
    taken = TEXT.replace("fft", "fft with petit-sec-may")
    there = DOORS["option_effect"](TEXT, "en", "petit-sec-may", taken=True)["html"]
    back = DOORS["option_effect"](taken, "en", "petit-sec-may", taken=False)["html"]

    assert there.count("<li>") == back.count("<li>") == 1
    assert there.index("may have the deal annulled") < there.index('class="note before"')
    assert back.index('class="note before"') < back.index("may have the deal annulled")
    assert DOORS["option_effect"](TEXT + "}", "en", "petit-sec-may", taken=True) == {"html": None}


def test_what_is_worth_looking_at_is_told_as_the_page_tells_it() -> None:
    """By titles, with what it is about, warnings as well as errors; so is a text that cannot be read."""
    zero = TEXT[:-1] + "auction { bid garde { multiplier 0 } } }"
    (found,) = DOORS["problems"](zero, "fr")["problems"]

    assert found["severity"] == "warning"
    assert "«\u00a0Prise\u00a0»" in found["told"]
    assert found["settings"] == ["auction.bid.garde.multiplier", "auction.bid.prise"]
    assert DOORS["problems"](TEXT, "fr")["problems"] == []
    assert all(each["told"] for each in DOORS["problems"]("{{{", "fr")["problems"])
