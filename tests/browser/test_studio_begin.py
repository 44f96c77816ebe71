"""Whoever begins is told what a tap does, finds all parts of the page within reach, and reads true numbers."""

from typing import Final

import pytest

from tests.browser.studio import LANGUAGES, Opened, begin, nobody_is_kept_out

pytestmark = pytest.mark.browser

NOW: Final = {"fr": "Vos règles", "ja": "いまのルール"}
NARROW = 360
ROW = "found => found.map(each => Math.round(each.getBoundingClientRect().top))"
UNSEEN: Final = """found => found.filter((each) => {
    const { left, right, bottom } = each.getBoundingClientRect();
    return left < 0 || right > innerWidth || bottom > innerHeight || each.scrollWidth > each.clientWidth;
}).map((each) => each.textContent)"""
"""What nobody sees without scrolling, or not to the end."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_beginning_on_a_small_phone(opened: Opened, studio: str, language: str) -> None:
    """The finder is one row; the tab counts what its page lists; an option is told beside one’s own rules."""
    page = opened("light", NARROW).new_page()
    page.goto(f"{studio}/{language}/studio/index.html")
    ways = page.locator("#begin .note:visible").all_inner_texts()
    assert len(ways) == len(list(filter(None, ways))) == page.locator("#begin :is(legend, h3):visible").count()
    page.locator("#ask").click()
    assert page.locator("#asking h2").inner_text()[-1] in "?？"
    assert page.locator("#asking .answer").count() > 1
    assert [each for each in page.locator("#asking .answer > small").all_inner_texts() if each.count("·") > 2] == []
    begin(page, studio, language)
    assert len({*page.locator("#find, #chapters, #about-open").evaluate_all(ROW)}) == 1
    assert page.locator("[role=tab]").evaluate_all(UNSEEN) == []

    page.locator("#turn-options").click()
    page.locator("#option-petit-imprenable").check()
    page.locator("#turn-changes", has_text="6").wait_for()
    headings = page.locator("#options > h3").all_inner_texts()
    assert len(headings) == len({*headings}) > 3
    page.locator("#effect-of-petit-imprenable").click()
    page.locator("#effect-petit-imprenable .note", has_text=NOW[language]).first.wait_for()
    nobody_is_kept_out(page, NARROW, "options")
    page.locator("#turn-changes").click()
    listed = page.frame_locator("#changes").locator(".differences > li")
    listed.first.wait_for()
    assert listed.count() == 6
