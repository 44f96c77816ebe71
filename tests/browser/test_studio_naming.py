"""The studio in a browser: rules begin with questions, and what is named and cited stands in the book."""

from typing import TYPE_CHECKING

import pytest

from tarotrules.studio.asking import text_of_answers
from tarotrules.studio.questions import questions
from tests.browser.studio import LANGUAGES, SCREENS, Opened, begin, nobody_is_kept_out, reads, written

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_begin_with_questions(opened: Opened, studio: str, language: str) -> None:
    """Answered, skipped, gone back to, and enough: the book says what was answered last, and nothing else."""
    scheme, width = SCREENS[language][0]
    page = opened(scheme, width).new_page()
    page.goto(f"{studio}/{language}/studio/index.html")
    page.locator("#title").fill("Mardi")
    page.locator("#ask").click()
    first, second, third = questions()[:3]
    last = len(second.answers) - 1
    nobody_is_kept_out(page, width, "asking")
    answer(page, 1)
    answer(page, 1)
    page.locator("#asking-skip").click()
    page.locator("#asking-back").click()
    answer(page, 1)
    page.locator("#asking-back").click()
    page.locator("#asking-back").click()
    assert page.locator(".answer.chosen").count() == 1
    answer(page, last)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("#asking-enough").click()

    text, left = text_of_answers(language, "Mardi", {first.about: 1, second.about: last, third.about: 0})
    assert left == []
    reads(page, text, language)
    assert written(page).rstrip() == text.rstrip()


def answer(page: "Page", at: int) -> None:
    """Tap an answer, and see the next question."""
    before = page.locator("#asking-progress").inner_text()
    page.locator(".answer").nth(at).click()
    page.locator("#asking-progress").filter(has_not_text=before).wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_named_and_cited_stands_in_the_book(opened: Opened, studio: str, language: str) -> None:
    """A contract is renamed, moved and taken back; a choice says where it comes from, the rules what they follow."""
    scheme, width = SCREENS[language][1]
    page = opened(scheme, width).new_page()
    begin(page, studio, language)
    book = page.frame_locator("#book")
    write_in(page, "#about-open", "#about-source", "Cahier <2026>")
    page.locator("#about-source-1").fill("Claire")
    page.locator("#about-source").focus()
    page.locator("#about-source-2").wait_for()
    nobody_is_kept_out(page, width, "about")
    page.locator("#about-close").click()

    tap(page, "auction.bid")
    page.locator("#rule-names-all > summary").click()
    page.locator("[id='called-auction.bid.prise-later']").click()
    page.locator("[id='called-auction.bid.prise-earlier']:enabled").wait_for()
    page.locator(f"[id='called-auction.bid.garde-{language}']").fill("Garde 木")
    page.keyboard.press("Enter")
    book.locator(".rule", has_text="Garde 木").first.wait_for()
    nobody_is_kept_out(page, width, "names")
    page.locator("[id='called-auction.bid.prise-earlier']").click()
    page.locator("[id='called-auction.bid.prise-earlier']:disabled").wait_for()
    page.locator(".named .own .quiet").click()
    page.locator(".named .own").wait_for(state="detached")

    tap(page, "redeal.petit-sec")
    page.locator("#rule-fields details:has([type=radio]) > summary").first.click()
    page.locator("#rule-fields [type=radio]:not(:checked)").first.check()
    page.locator("[id^=cited-]").fill("3 mai")
    page.locator("[id^=use-cited]").click()
    page.locator("#rule .note", has_text="3 mai").wait_for()
    text = written(page)

    assert "[3 mai]" in text
    assert "Cahier <2026>" in text
    assert "garde" not in text


def write_in(page: "Page", button: str, field: str, words: str) -> None:
    """Open something, and fill in a field of it."""
    page.locator(button).click()
    page.locator(field).fill(words)
    page.locator(field).blur()
    page.locator(".cm-line", has_text=words).wait_for(state="attached")


def tap(page: "Page", setting: str) -> None:
    """Tap the rule that tells a setting."""
    rule = page.frame_locator("#book").locator(f".rule[data-settings*='{setting}']").first
    rule.locator(".studio-change").click()
    page.locator("#rule-names-all").wait_for()
