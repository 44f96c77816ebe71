"""The studio in a browser: rules begin with questions, and what is named and cited stands in the book."""

from typing import TYPE_CHECKING

import pytest

from tarotrules.studio.asking import text_of_answers
from tarotrules.studio.questions import questions
from tests.browser.studio import LANGUAGES, SCREENS, Opened, nobody_is_kept_out, reads, written

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
