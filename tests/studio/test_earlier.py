"""What rules were before is told rule by rule, and line by line where one of the texts cannot be read."""

from tarotrules.studio.doors import DOORS

NOW = 'variant x extends fft with petit-sec-may {\n title { en "X" }\n auction { bid garde { multiplier 3 } }\n}\n'
BEFORE = NOW.replace(" with petit-sec-may", "")


def test_a_rule_says_what_it_said_and_says() -> None:
    """On both sides; a rule that only one of them has says nothing on the other; names alone are no rules."""
    (rule,) = DOORS["earlier"](NOW, "en", BEFORE)["rules"]
    assert (rule["number"], rule["name"]) == ("3.7", "Lone Petit")
    assert "must say so" in rule["then"]
    assert "may have the deal annulled" in rule["now"]

    with_more = BEFORE.replace("fft", "fft with misere")
    added = DOORS["earlier"](with_more, "en", BEFORE)["rules"]
    assert added
    assert {each["then"] for each in added} == {None}
    assert None not in {each["now"] for each in added}
    assert {each["now"] for each in DOORS["earlier"](BEFORE, "en", with_more)["rules"]} == {None}
    assert DOORS["earlier"](NOW, "en", NOW.replace('"X"', '"Y"'))["rules"] == []


def test_what_cannot_be_read_is_told_by_its_lines() -> None:
    """Whichever of the two it is; only a text that can be read is whole."""
    broken = NOW.replace("3", "viel")
    then, now = ["auction { bid garde { multiplier 3 } }"], ["auction { bid garde { multiplier viel } }"]
    assert DOORS["earlier"](broken, "en", NOW) == {
        "whole": True,
        "rules": None,
        "lines": {"now": now, "then": then, "more": False},
    }
    assert DOORS["earlier"](NOW, "en", broken)["whole"] is False
    assert len(DOORS["earlier"]("", "en", "a\n" * 9)["lines"]["then"]) == 3
