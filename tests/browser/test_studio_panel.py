"""A rule is found, opened, changed and left by keys alone, and so is what helps with the text; nobody is kept out."""

from typing import TYPE_CHECKING

import pytest

from tests.browser.studio import DESK, LANGUAGES, PHONE, SCREENS, Opened, begin, nobody_is_kept_out, press, until, write

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
    page.locator("#rule-trouble .places button").first.focus()
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
    assert page.locator("#where button").all_inner_texts() == ["3.4", "×"]
    covered = book.locator("[id='r3.4']").evaluate("""each => {
        const [pen, first] = [".studio-change", "h3"].map(one => each.querySelector(one).getBoundingClientRect());
        const [beside, above] = [pen.right <= first.left || pen.left >= first.right, pen.bottom <= first.top + 3];
        return !beside && !above;
    }""")
    assert not covered
    page.locator("#where button").last.click()
    assert page.locator("#where button").count() == book.locator(".studio-changed").count() == 0

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
    page.locator("#clash-round-to-5 .note").wait_for()
    page.locator(".effect li").first.wait_for()
    assert page.locator("#clash-round-to-5 .wrong").count() == 0
    page.locator("#clash-round-to-5").locator("..").locator("input").click()
    page.locator("#clash-round-to-5 .wrong").wait_for()
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
    page.locator("#clash-pousse .note").wait_for()
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


def test_a_number_is_applied_refused_or_left(opened: Opened, studio: str) -> None:
    """What is none is refused at its field; what stays is said and shown again; what was changed stays in view."""
    page = opened("light", PHONE).new_page()
    begin(page, studio, "fr")
    book = page.frame_locator("#book")
    book.locator("[id='r4.5'] .studio-change").click()
    page.locator("[id='name-auction.bid.garde.multiplier']").click()
    field = page.locator("[id^='value-auction.bid.garde.multiplier']")
    assert page.locator("[id^='use-auction.bid.garde.multiplier']").is_hidden()
    field.fill("-3")
    page.locator("#rule-title").click()
    page.locator("[id^='use-auction.bid.garde.multiplier']").click()
    page.locator("[id^='wrong-auction.bid.garde.multiplier']", has_text="de 0 à 1000").wait_for()
    nobody_is_kept_out(page, PHONE, "refused")
    assert field.input_value() == "-3"
    assert page.locator("#rule-trouble > *").count() == 0
    page.locator("#rule-close").click()
    page.locator("#untaken-take").click()
    page.locator("[id^='value-auction.bid.garde.multiplier']:focus").wait_for()
    page.locator("[id^='keep-auction.bid.garde.multiplier']", has_text="Garder\xa0: 2").click()
    assert field.input_value() == "2"
    page.locator("#rule-close").click()
    page.locator("#rule").wait_for(state="hidden")

    book.locator("[id='r3.4'] .studio-change").click()
    number(page, 1, "17")
    page.locator("#trouble-leave", has_text="18").click()
    until(page, "document.querySelectorAll('#rule .groups.number input')[1].value === '18'")
    assert not any(each.startswith("3.4") for each in page.locator("#rule-trouble .places").all_inner_texts())
    page.locator("#find").fill("poignée")
    page.locator("#rule").wait_for(state="hidden")
    page.locator("#find:focus").wait_for()
    page.locator("#found button", has_text="8.1").first.click()

    book.locator("[id='r8.1'] .studio-change").click()
    worth = page.locator("[id='field-claim.handful.level.single.worth']")
    worth.locator("summary").click()
    worth.locator("[id^=split]").click()
    five = worth.locator("fieldset", has=page.locator("[id$='worth-5']"))
    five.locator("input.figure").fill("30")
    page.locator("[id='use-claim.handful.level.single.worth-5']").click()
    five.locator(".done").wait_for()
    page.wait_for_timeout(600)  # What stands above it grows.
    assert page.locator("#rule").evaluate("""panel => {
        const [shown, done] = [panel, panel.querySelector(".done")].map(each => each.getBoundingClientRect());
        return done.top > shown.top + panel.querySelector(".top").offsetHeight - 1 && done.bottom < shown.bottom;
    }""")


def number(page: "Page", at: int, value: str) -> None:
    """Enter a number in the panel, by keys."""
    page.locator("#rule .groups.number input").nth(at).focus()
    page.keyboard.press("Control+a")
    page.keyboard.type(value)
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("language", "width"), [("fr", PHONE), ("ja", DESK)])
def test_what_is_typed_and_its_button_are_seen(opened: Opened, studio: str, language: str, width: int) -> None:
    """What a number comes to covers neither its field nor its button; no label on a tab touches another."""
    page = opened("light", width).new_page()
    begin(page, studio, language)
    page.frame_locator("#book").locator("[id='r8.1'] .studio-change").click()
    level = page.locator("#rule-fields > details").first
    level.locator("summary").click()
    field = level.locator("input.figure").nth(2)
    field.click()
    page.keyboard.press("Control+a")
    page.keyboard.type("9")
    level.locator(".means q").wait_for()
    until(page, SEEN)
    assert level.locator(".row select").evaluate_all(WHOLE)
    page.set_viewport_size({"width": width, "height": 560})  # Some phones are short.
    page.keyboard.press("Backspace")
    page.keyboard.type("10")
    level.locator(".means q", has_text="10").wait_for()
    until(page, SEEN)
    assert page.locator("[role=tab]").evaluate_all(APART)


SEEN = """[document.activeElement, document.querySelector(".doing:not([hidden]) [id^=use-]")].every(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const whose = y => document.elementFromPoint((left + right) / 2, y);
    return [top + 1, (top + bottom) / 2, bottom - 2].every(y => whose(y) === each);
})"""
"""Whether nothing lies over the field that has the keys, nor over the button that takes what is typed."""

WHOLE = """all => all.filter(each => each.checkVisibility()).every(each => {
    const [style, canvas] = [getComputedStyle(each), document.createElement("canvas").getContext("2d")];
    canvas.font = style.font;
    const { width } = canvas.measureText(each.selectedOptions[0].text);
    return width < each.clientWidth - 2 * parseFloat(style.paddingInlineStart);
})"""
"""Whether what is chosen can be read to its end."""

APART = """all => {
    const told = all.map(each => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getBoundingClientRect();
    });
    const beside = (one, other) => one.top < other.bottom && one.bottom > other.top;
    const apart = (one, other) => one.left - other.right > 4 || other.left - one.right > 4;
    return told.every((one, at) => told.slice(0, at).every(other => !beside(one, other) || apart(one, other)));
}"""
"""Whether what stands on each is apart from what stands on the others in its row."""
