"""Rules are compared with any others: shipped ones, one's own, and those of a file."""

import re
from functools import partial
from typing import Final

from tarotrules.studio import doors
from tarotrules.studio.beginning import begun
from tests.studio.door import asked

compared: Final = partial(asked, "compare")


def house(title: str, more: str = "") -> str:
    """Rules of somebody's own."""
    return str(begun("en", "fft", title)["text"]).rstrip().removesuffix("}") + more + "}"


def test_rules_are_compared_with_those_of_another_text() -> None:
    """A deal shows what differs, and what is broken is told apart by whose it is."""
    worth = "auction { bid garde { worth 30 } }"
    found = compared(text=house("Ours"), language="en", other="", against=house("Theirs", worth))

    assert "Theirs" in found["html"]
    assert ' id="chapter-deals"' in found["html"]
    assert '(<a class="reference" href="#r11.4">11.4</a> and <span class="elsewhere">11.5</span>)' in found["html"]
    assert compared(text=house("Ours"), language="en", other="fft")["html"] != found["html"]
    assert compared(text=house("Ours"), language="en", other="", against="variant x {")["broken"]
    assert compared(text="variant x {", language="en", other="", against=house("Theirs")) | {"id": 0} == {
        "html": None,
        "id": 0,
        "broken": False,
    }


def test_those_compared_are_called_by_their_titles() -> None:
    """By no id of a file, and settings by no path; rules without a title are called so, and twins told apart."""
    ours, untitled = house("Ours", "auction { bid garde { worth 30 } }"), "variant house extends fft {}"
    shown = body(compared(text=ours, language="en", other="fft")["html"])
    nameless = compared(text=ours, language="ru", other="", against=untitled)["html"]
    twins = compared(text=ours, language="ja", other="", against=house("Ours"))["html"]

    assert shown.startswith("2 of the 54 rules differ.")
    assert not any(each in shown for each in ("fft", "house", "auction.bid", "bid garde"))
    assert "Правила без названия" in nameless
    assert "house" not in body(nameless)
    assert {"Ours（比べる相手）", "Ours（このルール）"} <= set(re.findall(r"<th[^>]*>([^<]*)</th>", twins))
    assert asked("problems", text=untitled, language="ja")["title"] == ""
    assert "<title>Rules without a title</title>" in doors.book(untitled, "en")["html"]


def body(html: str) -> str:
    """What a page says below its title, without what marks it up."""
    return re.sub(
        r"\s+", " ", re.sub(r"<[^>]*>", " ", html[html.index('class="subtitle"') :].partition(">")[2])
    ).strip()
