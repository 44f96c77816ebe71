"""An evening that goes wrong: what is tapped too soon or twice, no safe way, and rules that nobody reads any more."""

import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser.studio import PHONE, PLAIN, Opened, begin, nobody_is_kept_out, plainly, press, until
from tests.browser.test_studio_evening import chosen, fields, fill_in

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

EVENINGS: Final = "tarotrules.evenings"
WRITTEN: Final = ("45", "46,5", "\uff14\uff17")
"""Points as people write them."""
HELD: Final = """
const send = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (...given) {
    if (window.held) window.held.push(() => send.apply(this, given));
    else send.apply(this, given);
};"""
"""Questions wait while there is a list for them."""
UNREAD: Final = """(key) => {
    const kept = JSON.parse(localStorage.getItem(key));
    const unread = (each) => Object.assign(each, { text: `${each.text}}`, rulesId: "unread" });
    Object.values(kept.evenings).flat().forEach(unread);
    localStorage.setItem(key, JSON.stringify(kept));
}"""
"""The rules of what is kept have a mistake for whoever reads them, and are none of those that are open."""
SAID: Final = """(() => {
    const [status, all] = ["#status", "header"].map((each) => document.querySelector(each));
    return status.textContent !== "" && status.getBoundingClientRect().bottom <= all.getBoundingClientRect().bottom;
})()"""
"""Something is told, and covers nothing."""
HOLDING: Final = "window.held ??= []; 0"
RELEASED: Final = "window.held.splice(0).forEach((each) => each()); window.held = null; 0"


def test_an_evening_is_what_was_filled_in(opened: Opened, studio: str, tmp_path: "Path") -> None:
    """What stands in the form is written; one tap does one thing; deals outlive rules that are not read any more."""
    context = opened("dark", PHONE)
    context.add_init_script(HELD)
    page = context.new_page()
    begin(page, plainly(studio), "fr")
    assert page.evaluate("[isSecureContext, crypto.randomUUID === undefined]") == [False, True]
    page.locator("#turn-score").click()
    for place, name in enumerate(("Anne", "\u202e山田\u3000花子", "M.\u00a0Léon", "👩\u200d🌾")):
        page.locator(".names input").nth(place).fill(name)
    page.locator(".evening-start .field:not([hidden]) .chip", has_text="Léon").click()
    twice(page, page.locator(".evening-start .first"))
    fields(page).first.wait_for()
    assert chosen(page, "who") == ["M.\u00a0Léon"]
    for deal in range(len(WRITTEN)):
        fill_in(page, 41)
        page.locator(".bar .first:enabled").wait_for()
        page.evaluate(HOLDING)
        page.locator(".number input").first.fill(WRITTEN[deal])
        twice(page, page.locator(".bar .first"))
        page.locator(".opener").nth(deal).wait_for()
        page.locator(".bar .first:disabled").wait_for()
    (evening,) = kept(page)
    assert [each["told"]["card_points"] for each in evening["deals"]] == [45, 46.5, 47]
    assert evening["people"][1] == "山田\u3000花子"

    page.locator(".opener").first.click()
    twice(page, page.locator("tr:not([hidden]) .buttons button").last)
    page.locator(".opener").nth(2).wait_for(state="detached")
    page.locator(".deals .undo").wait_for()
    assert len(kept(page)[0]["deals"]) == 2

    for each in range(21):
        page.locator(".at-table summary").click() if each == 0 else None
        page.locator("#new-player").fill(f"P{each}")
        page.locator(".at-table .add button").click()
    page.locator(".at-table .wrong", has_text="24").wait_for()
    assert len(kept(page)[0]["people"]) == 24

    page.evaluate(UNREAD, EVENINGS)
    page.reload()
    page.locator("#turn-score").click()
    page.locator(".deals li", has_text="花子").first.wait_for()
    nobody_is_kept_out(page, PHONE, "score")
    with page.expect_download() as saved:
        page.locator(".deals .take button").click()
    saved.value.save_as(tmp_path / "evening.json")
    deals = json.loads((tmp_path / "evening.json").read_text("utf-8"))["deals"]
    assert [each["told"]["card_points"] for each in deals] == [46.5, 47]
    page.locator(".notice button").click()
    page.locator(".opener").nth(1).wait_for()
    assert fields(page).count() > 0
    is_copied(page)


def twice(page: "Page", button: "Locator") -> None:
    """Tap twice before anything is answered: else the second tap would be on what stands there then."""
    page.evaluate(HOLDING)
    button.click(click_count=2)
    page.evaluate(RELEASED)


def is_copied(page: "Page") -> None:
    """The link, where a browser has no clipboard for pages."""
    page.locator("#turn-take").click()
    page.locator("#code:not([hidden])").wait_for()
    page.locator("#copy").click()
    until(page, SAID)
    page.locator("#turn-book").click()
    page.locator("#find").press("Control+V")
    assert page.locator("#find").input_value().startswith(f"http://{PLAIN}:")


def kept(page: "Page") -> list[dict[str, Any]]:
    """The evenings of the rules that are open."""
    found = json.loads(page.evaluate(f"localStorage['{EVENINGS}']"))["evenings"]
    return [each for evenings in found.values() for each in evenings]


RULES: Final = """variant own extends fft { bonus kings-out {
    when last_trick.kings > 0; worth 10 * last_trick.kings; payee attack; into unit; multiplied no; follows_result no
} }"""


def test_what_was_needed_once_is_not_needed_for_ever(opened: Opened, studio: str) -> None:
    """What a bonus is paid by is asked for as long as the bonus is there."""
    page = opened("light", PHONE).new_page()
    page.goto(f"{studio}/fr/studio/index.html")
    payload: Any = {"name": "own.tarot", "mimeType": "text/plain", "buffer": RULES.encode()}
    page.locator("#file").set_input_files(payload)
    page.locator("#turn-score").click()
    page.locator(".evening-start .chip").nth(1).click()
    page.locator(".evening-start .first").click()
    fill_in(page, 45)
    page.locator(".bar .first:enabled").wait_for()
    page.locator(".filling .chip", has_text="kings-out").click()
    asked = page.locator(".filling .field", has_text="rois").locator("input")
    asked.wait_for()
    page.locator(".bar .first:disabled").wait_for()
    page.locator(".filling .chip", has_text="kings-out").click()
    asked.wait_for(state="detached")
    page.locator(".bar .first:enabled").wait_for()

    page.locator("#turn-text").click()
    page.locator(".cm-content").click()
    press(page, "Control+End", "ArrowLeft", "ArrowLeft", "ArrowLeft")
    page.keyboard.insert_text('title { fr "Rois dehors" }')
    page.locator("#turn-score").click()
    page.locator(".filling .chip", has_text="Rois dehors").wait_for()
    assert page.locator(".notice").inner_text() == ""
