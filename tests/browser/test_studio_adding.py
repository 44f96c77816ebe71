"""A bonus that nobody foresaw, and a declaration that others play, are added in a browser, and taken back."""

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.studio import DESK, LANGUAGES, SCREENS, Opened, begin, nobody_is_kept_out, until, written

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

MINE = "Roi de cœur 心"
IN_SIGHT = """[...document.getElementById('book').contentDocument.querySelectorAll('%s')].some((each) => {
  const { top, bottom } = each.getBoundingClientRect();
  return top >= 0 && bottom <= each.ownerDocument.documentElement.clientHeight;
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_something_is_added_seen_scored_and_taken_back(opened: Opened, studio: str, language: str) -> None:
    """Found where options are; its sentence stands before it is added; the book leads to it, the evening offers it."""
    scheme, width = SCREENS[language][0]
    page = opened(scheme, width).new_page()
    begin(page, studio, language)
    before = written(page)
    page.locator("#turn-options").click()
    page.locator("#add-places button").first.click()
    page.locator("#add .known .sentence").first.wait_for()
    until(page, IN_SIGHT % ".studio-add")
    nobody_is_kept_out(page, width, "add")
    page.locator("#add .patterns button").first.click()
    page.locator("#add-name").fill(MINE)
    page.locator("#add .sentence").first.wait_for()
    first = page.locator("#add .told").inner_text()
    page.locator("#add-cards").select_option("own-cards")
    page.locator("#add .told .note", has_text=re.compile("[:：]")).wait_for()
    page.locator("#add-cards-own summary").click()
    for card in ("T18", "T20"):
        page.locator(f"#add-cards-own [data-at=c{card}]").click()
    page.locator("#add-cards-own .run button").last.click()
    page.locator("#add .sentence", has_text="18").filter(has_text="21").wait_for()
    nobody_is_kept_out(page, width, "add")
    page.locator("#add-cards").select_option("HK")
    page.locator("#add .sentence").filter(has_not_text=first).filter(has_not_text="18").wait_for()
    nobody_is_kept_out(page, width, "add")
    sentence = page.locator("#add .told").inner_text()
    page.locator("#add button.first").click()
    page.locator("#added-undo").wait_for()
    rule = page.frame_locator("#book").locator(".studio-new")
    assert MINE in rule.inner_text()
    assert "".join(sentence.split()) in "".join(rule.inner_text().split())
    nobody_is_kept_out(page, width, "added")
    height = page.evaluate("innerHeight")
    for across, turn in ((DESK, "text"), (DESK, "options"), (DESK, "book"), (width, "book")):
        page.set_viewport_size({"width": across, "height": height})
        page.locator(f"#turn-{turn}").click()
        if turn != "options":
            until(page, IN_SIGHT % ".studio-new")

    page.locator("#turn-score").click()
    page.locator(".evening-start .first").click()
    page.locator(".filling .deal-form:not(.who) > .field").first.locator(".chip").nth(1).click()
    page.locator(".chip", has_text=MINE).first.wait_for()
    page.locator("#turn-book").click()
    page.locator("#added-undo").click()
    rule.wait_for(state="detached")
    assert written(page) == before


def test_what_others_play_is_added_by_keyboard_from_the_book(opened: Opened, studio: str) -> None:
    """The button stands below the last rule of its kind; what is added is offered no more."""
    page = opened().new_page()
    begin(page, studio, "fr")
    offered = page.frame_locator("#book").locator("[data-place=claim] button")
    press(page, offered)
    page.locator("#add .known .sentence").first.wait_for()
    known = page.locator("#add .known button")
    count = known.count()
    known.first.focus()
    page.keyboard.press("Enter")
    page.locator("#added-undo").wait_for()
    assert "annonce misère" in written(page)
    page.locator("#turn-book").click()
    page.frame_locator("#book").locator(".rule", has_text="misère").first.wait_for()
    page.frame_locator("#book").locator(".rule", has_text="misère").first.click()
    press(page, page.locator("#rule-add"))
    page.locator("#add .patterns button").first.wait_for()
    assert page.locator("#rule").is_hidden()
    assert known.count() < count
    page.keyboard.press("Escape")
    page.locator("#add").wait_for(state="hidden")


def press(page: "Page", button: "Locator") -> None:
    """A button, by the keyboard."""
    button.focus()
    page.keyboard.press("Enter")
