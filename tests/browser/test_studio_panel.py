"""A rule is found, opened, changed and left by keys alone, and so is what helps with the text; nobody is kept out."""

from typing import TYPE_CHECKING

import pytest

from tests.browser.studio import DESK, LANGUAGES, PHONE, SCREENS, Opened, begin, nobody_is_kept_out, press, write

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_changed_by_keys(opened: Opened, studio: str, language: str) -> None:
    """Found by its number, changed in the panel; a clash leads to the other rule; a change is marked and counted."""
    scheme, width = SCREENS[language][0 if language == "fr" else 1]
    page = opened(scheme, width).new_page()
    begin(page, studio, language)
    book = page.frame_locator("#book")
    page.locator("#find").focus()
    page.keyboard.type("3.4")
    page.locator("#found button").first.wait_for()
    nobody_is_kept_out(page, width, "found")
    press(page, "ArrowDown", "Enter", "Enter")
    page.locator("#rule input").first.wait_for()
    nobody_is_kept_out(page, width, "panel")

    number(page, 1, "17")
    page.locator("#rule-trouble .places").wait_for()
    nobody_is_kept_out(page, width, "clash")
    rule = page.locator("#rule-title").inner_text()
    page.locator("#rule-trouble .places button").nth(1).focus()
    page.keyboard.press("Enter")
    page.locator("#rule-title", has_text="3.5").wait_for()
    assert page.locator("#rule-title").inner_text() != rule
    page.keyboard.press("Escape")
    page.locator("#rule").wait_for(state="hidden")

    book.locator("[id='r3.4'] .studio-change").focus()
    page.keyboard.press("Enter")
    page.locator("#rule input").first.wait_for()
    number(page, -1, "5")
    book.locator("[id='r3.4'].studio-changed").wait_for()
    page.locator("#turn-changes", has_text="1").wait_for()
    assert page.locator("#where button").all_inner_texts() == ["3.4"]
    covered = book.locator("[id='r3.4']").evaluate("""each => {
        const [pen, first] = [".studio-change", "h3"].map(one => each.querySelector(one).getBoundingClientRect());
        const [beside, above] = [pen.right <= first.left || pen.left >= first.right, pen.bottom <= first.top + 3];
        return !beside && !above;
    }""")
    assert not covered

    book.locator("[id='r2.6'] > .studio-fixed").focus()
    page.keyboard.press("Enter")
    book.locator("[id='r2.6'] > .studio-why").wait_for()
    page.keyboard.press("Enter")
    book.locator("[id='r2.6'] > .studio-why").wait_for(state="detached")
    book.locator("[id='r4.6'] > .studio-fixed").focus()
    press(page, "Enter", "Tab", "Enter")
    page.locator("#rule-title", has_text="9.2").wait_for()
    assert book.locator("[id='r2.6']").get_attribute("data-settings") is None


def test_the_text_is_helped_with_by_keys(opened: Opened, studio: str) -> None:
    """What may stand here, what a word means, and where the book ends beside it."""
    page = opened("dark", DESK).new_page()
    begin(page, studio, "fr")
    write(page, "")
    press(page, "ArrowUp", "ArrowUp", "End", "Enter")
    page.keyboard.type("d")
    page.keyboard.press("Control+Space")
    page.locator(".cm-tooltip-autocomplete li").first.wait_for()
    nobody_is_kept_out(page, DESK, "completion")
    press(page, "Escape", "Control+Home", "Control+i")
    page.locator("#meaning > :first-child").wait_for()
    page.locator("#meaning:focus").wait_for()
    page.locator("#divider").focus()
    before = page.locator("#view-text").bounding_box()
    page.keyboard.press("Home")
    after = page.locator("#view-text").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"]
    assert page.locator("#divider").get_attribute("aria-valuenow") == "25"


def test_an_option_shows_what_it_changes(opened: Opened, studio: str) -> None:
    """Before it is ticked, and what it would not go together with as well."""
    page = opened("dark", PHONE).new_page()
    begin(page, studio, "fr")
    page.locator("#turn-options").click()
    page.locator("#options summary").first.focus()
    page.keyboard.press("Enter")
    page.locator(".effect li").first.wait_for()
    page.locator("#clash-round-to-10").locator("..").locator("input").check()
    page.locator("#clash-round-to-5 .wrong").wait_for()
    page.locator("#clash-round-to-5").locator("..").locator("input").click()
    page.locator("#clash-round-to-5 button").last.wait_for()
    nobody_is_kept_out(page, PHONE, "options")
    page.locator("#clash-round-to-5 .ways button").first.click()
    page.locator("#option-round-to-5:checked").wait_for()
    assert not page.locator("#option-round-to-10").is_checked()


def test_options_bring_others_and_go_with_them(opened: Opened, studio: str) -> None:
    """What is ticked along is told with a way back, and not unticked alone; of two that disagree, all ways are told."""
    page = opened("light", PHONE).new_page()
    begin(page, studio, "fr")
    page.locator("#turn-options").click()
    page.locator("#option-misere-court").check()
    page.locator(".brought").wait_for()
    nobody_is_kept_out(page, PHONE, "brought")
    assert "tête" in page.locator("#beside-misere").inner_text()
    page.locator("#option-misere").click()
    page.locator("#clash-misere button").nth(1).click()
    assert page.locator("#clash-misere button").count() == 0
    assert page.locator("#option-misere").is_checked()
    page.locator("#option-misere").click()
    page.locator("#clash-misere button").first.click()
    page.locator("#option-misere-court:not(:checked)").wait_for()
    assert not page.locator("#option-misere").is_checked()

    page.locator("#option-misere-court").check()
    page.locator(".brought button").click()
    page.locator("#option-misere:not(:checked)").wait_for()
    page.locator("#option-misere-court").check()
    page.locator(".brought").wait_for()
    page.locator("#option-misere-court").uncheck()
    page.locator(".brought", has_text="Reste").locator("button").click()
    page.locator("#option-misere:not(:checked)").wait_for()
    assert page.locator(".brought").count() == 0

    page.locator("#option-round-to-5").check()
    page.locator("#clash-pousse .wrong").wait_for()
    page.locator("#option-pousse").click()
    page.locator("#clash-pousse .ways button:nth-child(4)").wait_for()
    assert page.locator("#clash-pousse .ways span").first.inner_text().endswith("demi-points.")
    nobody_is_kept_out(page, PHONE, "ways")
    page.locator("#clash-pousse .ways button").nth(2).click()
    page.locator("#option-pousse:checked").wait_for()
    assert page.locator("#option-round-to-5").is_checked()
    assert page.locator("#concerns").is_hidden()
    page.locator("#turn-book").click()
    page.frame_locator("#book").get_by_text("garde ses demi-points").first.wait_for()


def number(page: "Page", at: int, value: str) -> None:
    """Enter a number in the panel, by keys."""
    page.locator("#rule input[type=number]").nth(at).focus()
    page.keyboard.press("Control+a")
    page.keyboard.type(value)
    page.keyboard.press("Tab")
