"""Ticking and unticking options never breaks a text, and what goes with them is told before and after."""

import pytest

from tarotrules import documents
from tarotrules.pipeline import load_text
from tarotrules.studio.clashing import option_clash
from tarotrules.studio.doors import DOORS
from tarotrules.studio.ticking import options, ticked

TEXT = 'variant x extends fft { title { en "X" } }'
COURT = TEXT.replace("fft", "fft with misere, misere-court")


def told(text: str) -> dict[str, tuple[list[str], ...]]:
    """What each option brings along, leaves behind and is kept by, if anything."""
    found = {each["id"]: (each["brings"], each["rests"], each["kept"]) for each in options(text, "fr")["options"]}
    return {id: each for id, each in found.items() if any(each)}


def test_an_option_tells_what_goes_with_it() -> None:
    """What it brings before it is ticked; what stays and what it is kept by once it is; what others need too stays."""
    assert told(TEXT)["misere-court"] == (["misere"], [], [])
    assert {id: each for id, each in told(COURT).items() if "misere" in id} == {
        "misere": ([], [], ["misere-court"]),
        "misere-court": ([], ["misere"], []),
    }
    both = told(ticked(COURT, "misere-personal", taken=True))
    assert "misere-court" not in both
    assert both["misere"] == ([], [], ["misere-court", "misere-personal"])


def test_what_builds_on_an_option_goes_with_it() -> None:
    """The text is as it was before they were ticked."""
    (change,) = DOORS["option"](COURT, "fr", "misere", taken=False)["changes"]
    assert COURT[: change["from"]] + change["insert"] + COURT[change["to"] :] == TEXT
    assert ticked(COURT, "misere-court", taken=False) == TEXT.replace("fft", "fft with misere")
    assert DOORS["option_effect"](COURT, "fr", "misere", taken=False)["html"] is not None


@pytest.mark.parametrize(("one", "other"), [("pousse", "round-to-5"), ("round-to-5", "pousse")])
def test_every_way_out_tells_what_would_be_the_rule(one: str, other: str) -> None:
    """And is gone: one of two options, or both, and then the file itself says what one of them does."""
    text = TEXT.replace("fft", f"fft with {other}")
    ways = {each["way"]: each["told"] for each in DOORS["option_ways"](text, "en", one, [other])["ways"]}
    halves = "The sum to be paid is not rounded: halves are kept."
    rounded = "The sum to be paid is rounded to the nearest multiple of 5 (halfway amounts away from zero)."
    ours, theirs = (halves, rounded) if one == "pousse" else (rounded, halves)
    assert ways == {"alone": ours, "others": theirs, "ours": ours, "theirs": theirs}
    for way, said in ways.items():
        after = gone(text, one, [other], way)
        taken = {each["id"] for each in options(after, "en")["options"] if each["taken"]}
        assert taken == {"alone": {one}, "others": {other}}.get(way, {one, other})
        assert said in DOORS["book"](after, "en")["html"]
        assert load_text(after).problems == ()


def test_a_stranger_s_thousands_are_each_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an option needs is looked up for each that is named, and for each that there is, not for each of both."""
    asked: list[str] = []

    def needs(option: str) -> tuple[str, ...]:
        asked.append(option)
        return ()

    monkeypatch.setattr(documents, "needs", needs)
    named = [f"o{n}" for n in range(100)]
    there = len(options(TEXT.replace("fft", f"fft with {', '.join(named)}"), "en")["options"])
    assert len(asked) <= len(named) + 2 * there


def gone(text: str, one: str, others: list[str], way: str) -> str:
    """The text after a way was gone."""
    for change in DOORS["option_way"](text, "en", one, others, way)["changes"]:
        text = text[: change["from"]] + change["insert"] + text[change["to"] :]
    return text


def test_options_of_which_one_is_played_have_two_ways_out() -> None:
    """What an option itself needs is not what it could be taken instead of."""
    text = TEXT.replace("fft", "fft with misere-each-pays")
    found = option_clash(text, "en", "misere-personal")
    assert [each["id"] for each in found["instead"]] == ["misere-each-pays"]
    ways = DOORS["option_ways"](text, "en", "misere-personal", ["misere-each-pays"])["ways"]
    assert [each["way"] for each in ways] == ["alone", "others"]
    assert load_text(gone(text, "misere-personal", ["misere-each-pays"], "alone")).variant is not None
