"""The studio in a browser: evenings that are kept are chosen, deleted and brought back, whatever people are called."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.studio import Opened, begin, everybody_can_use_it, until
from tests.browser.test_studio_evening import fields, fill_in

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

NARROW, LOW = 360, 600
BOTTOM = "document.querySelector('.field.number:not([hidden])').getBoundingClientRect().bottom"
NAMES = ("Maximiliane-Charlotte", "寿限無寿限無五劫の擦り切れ海砂利水魚", "Константин Константинов", "Jean")


def test_an_evening_is_deleted_and_brought_back(opened: Opened, studio: str, tmp_path: Path) -> None:
    """Its file says which deals were corrected; dates are in the language of the page, and no name is cut off."""
    page = opened("light", NARROW).new_page()
    begin(page, studio, "ja")
    page.locator("#turn-score").click()
    for place, name in enumerate(NAMES):
        page.locator(".names input").nth(place).fill(name)
    page.locator(".evening-start .first").click()
    page.locator(".filling h2").wait_for()
    fill_in(page, 49)
    told_otherwise(page)
    page.locator(".bar .first:enabled").click()
    page.locator(".opener").click()
    page.locator(".deals td .buttons button").first.click()
    assert page.locator(".number:visible input").input_value() == "42"
    fields(page).nth(3).locator(".chip").first.click()
    fill_in(page, 51)
    page.locator(".bar .first:enabled").click()
    page.locator(".opener small").wait_for()
    assert cut(page, ".totals dt, .deals thead th, .kept-evenings button") == []
    everybody_can_use_it(page, NARROW, ("score",))

    page.locator(".deals .take button").nth(2).click()
    page.frame_locator("#print").locator(".steps li").first.wait_for(state="attached")
    assert page.frame_locator("#print").locator("[hidden], .buttons").count() == 0
    with page.expect_download() as saved:
        page.locator(".deals .take button").nth(1).click()
    file = tmp_path / "evening.json"
    saved.value.save_as(file)
    assert [each.get("corrected") for each in json.loads(file.read_text("utf-8"))["deals"]] == [True]

    assert "202" in page.locator(".kept-evenings .kept").inner_text()
    page.locator(".kept-evenings .drop").click()
    page.locator(".evening-start").wait_for()
    assert page.locator(".kept-evenings .kept").count() == 0
    page.locator(".kept-evenings .undo").click()
    page.locator(".opener small").wait_for()

    page.locator(".kept-evenings .drop").click()
    page.reload()
    page.locator("#turn-score").click()
    page.locator(".evening-start").wait_for()
    assert page.locator(".kept-evenings li").count() == 0
    page.locator(".open-evening input").set_input_files(file)
    page.locator(".opener small").wait_for()


def told_otherwise(page: "Page") -> None:
    """By the points of the defence; what is asked then comes from behind the bar by itself."""
    page.set_viewport_size({"width": NARROW, "height": LOW})
    page.evaluate("document.getElementById('view-score').scrollTo(0, 0)")
    fields(page).nth(3).locator(".chip input").nth(1).evaluate("each => each.click()")
    until(page, f"{BOTTOM} <= document.querySelector('.bar').getBoundingClientRect().top + 1")
    page.locator(".number:visible input").fill("42")
    page.set_viewport_size({"width": NARROW, "height": 900})


def cut(page: "Page", what: str) -> list[str]:
    """Words that are not seen to the end."""
    found: list[str] = page.locator(what).evaluate_all(
        "found => found.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"
    )
    return found
