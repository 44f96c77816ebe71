"""What a change makes worth looking at is told where it was made, with a way back; a count above leads there."""

from typing import TYPE_CHECKING

import pytest

from tests.browser.studio import PHONE, Opened, begin, nobody_is_kept_out

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
HEIGHT = 900
"""Of the screen."""
GARDE = "[id='field-auction.bid.garde.multiplier']"


def test_a_silly_value_is_told_at_once(opened: Opened, studio: str) -> None:
    """A warning stands at its setting, an error that was insisted on above them; both are gone when taken back."""
    page = opened("light", PHONE).new_page()
    begin(page, studio, "fr")
    rule(page, "r4.5")
    page.locator(f"{GARDE} > summary").click()
    enter(page, f"{GARDE} input[id^=value]", "0")
    assert "« Garde »" in page.locator(f"{GARDE} .news").inner_text().replace("\xa0", " ")
    assert page.locator("#concerns-count").inner_text().endswith("1")
    assert page.locator(".news").count() == 1
    nobody_is_kept_out(page, PHONE, "news")
    page.locator(f"{GARDE} .done button").click()
    page.locator(".news").wait_for(state="detached")
    assert page.locator("#concerns").is_hidden()

    enter(page, f"{GARDE} input[id^=value]", "0")
    page.locator(f"{GARDE} .news").wait_for()
    # Whoever changes something else has been told.
    page.locator("#turn-options").click()
    page.locator("#option-clockwise").check()
    page.locator("#effect-of-clockwise", has_text="enlève").wait_for()
    page.locator("#turn-book").click()
    page.locator(".news").wait_for(state="detached")
    page.locator("#rule-close").click()
    page.locator("#concerns-count").click()
    page.locator("#concerns-list button").wait_for()
    bar = page.locator("#concerns").bounding_box()
    assert bar is not None
    assert bar["height"] <= HEIGHT / 4
    page.locator("#concerns").evaluate("each => each.scrollTo(0, 999)")
    page.locator("#concerns-count").click()
    assert page.locator("#concerns-list").is_hidden()
    page.locator("#concerns-count").click()
    page.locator("#concerns-list button").click()
    page.locator("#rule-title", has_text="4.5").wait_for()
    assert not page.locator("#concerns").evaluate("each => each.open")
    page.locator(".news").wait_for(state="detached")
    page.locator(f"{GARDE} > summary").click()
    assert page.locator(f"{GARDE} button[id^=back]").inner_text().endswith("2")

    page.locator("#rule-close").click()
    rule(page, "r3.4")
    number = page.locator("#rule .groups.number input").nth(1)
    number.fill("17")
    number.press("Enter")
    page.locator("#rule-trouble .buttons button").nth(1).click()
    page.locator("#rule-trouble .news").wait_for()
    assert page.locator("#rule-trouble .news p").count() == 2
    assert page.locator("#concerns-count").inner_text().endswith("3")
    page.locator("#rule-trouble > button").click()
    page.locator("#rule-trouble .news").wait_for(state="detached")
    assert page.locator("#concerns-count").inner_text().endswith("1")


def rule(page: "Page", id: str) -> None:
    """Open the panel of a rule."""
    page.frame_locator("#book").locator(f"[id='{id}'] > .studio-change").click()
    page.locator("#rule summary, #rule input").first.wait_for()


def enter(page: "Page", field: str, value: str) -> None:
    """Enter a value, and wait for what is told of it."""
    page.locator(field).first.fill(value)
    page.locator(field).first.press("Enter")
    page.locator(".news").wait_for()
