"""The studio in a browser: a rule is found by what players call it, in the language of the page first, then in any."""

import re
from typing import Final

import pytest

from tests.browser.studio import LANGUAGES, PHONE, Opened, begin, until

pytestmark = pytest.mark.browser

ASKED: Final = {
    "fr": (
        ("LEVEE", "7.5"),
        ("petit tout seul", "3.7"),
        ("garde multiplier", "4.5"),
        ("le roi est dans le chien", "5.4"),
        ("revoke", "O"),
        ("levee", "7.5"),
    ),
    "ja": (
        ("親", "3.2"),
        ("リボーク", "O"),
        ("ぷちだけ", "3.7"),
        ("手役", "8.1"),
        ("Hundestock", "3.5"),
        ("エクスキューズをリード", "7.7"),
    ),
}
"""What is typed, and the number of a rule or chapter that stands among the first ones found."""
FIRST: Final = 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_found_by_what_players_call_it(opened: Opened, studio: str, language: str) -> None:
    """Whoever finds nothing is told what to try, and sees the contents."""
    page = opened(width=PHONE).new_page()
    begin(page, studio, language, "Tarot")
    for words, number in ASKED[language]:
        page.locator("#find").fill(words)
        shown = page.locator(f"#found:not(:has([role=status])) li:nth-child(-n+{FIRST}) span")
        shown.filter(has_text=re.compile(rf"^{re.escape(number)}$")).first.wait_for()
    page.locator("#find").fill("xylophone 木琴")
    page.locator("#found [role=status]", has_text="xylophone").wait_for()
    assert page.locator("#found li").count() == page.frame_locator("#book").locator(".contents a").count()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    page.locator("#found button").nth(2).click()
    assert page.locator("#found").is_hidden()


def test_links_lead_to_their_place_and_back(opened: Opened, studio: str) -> None:
    """As in any book; what lies elsewhere is opened beside this page."""
    page = opened(width=PHONE).new_page()
    begin(page, studio, "fr", "Tarot")
    book = page.frame_locator("#book")
    far = "() => document.querySelector('#book').contentDocument.scrollingElement.scrollTop"
    link = book.locator(".contents a").nth(5)
    place = link.get_attribute("href") or ""
    link.click()
    until(page, f"() => document.querySelector('#book').contentDocument.activeElement.matches('{place}')")
    assert book.locator("h1", has_text="Tarot").count() == 1
    first = page.evaluate(far)
    book.locator(".rule .body a[href^='#']").last.evaluate("it => it.click()")
    until(page, f"() => ({far})() !== {first}")
    page.go_back()
    until(page, f"() => ({far})() === {first}")
    page.go_back()
    until(page, f"() => ({far})() < {first}")

    page.evaluate("() => { window.open = (address) => { window.led = address; }; }")
    link.evaluate("it => { it.href = 'https://example.org/'; it.click(); }")
    until(page, "() => window.led === 'https://example.org/'")
    assert book.locator("h1", has_text="Tarot").count() == 1
