"""What rules were before is looked at before it is brought back, and that is undone; a mistake has a way out."""

import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser.studio import PHONE, Opened, begin, nobody_is_kept_out, write

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

STUDIO: Final = "tarotrules.studio"
MINUTES: Final = """([key, minute]) => {
    const kept = JSON.parse(localStorage.getItem(key));
    for (const { before } of Object.values(kept.files))
        before.forEach((each, at) => { each.time = minute + 20000 - 7000 * at; });
    localStorage.setItem(key, JSON.stringify(kept));
}"""
"""What was before was before, all in one minute."""
MINUTE: Final = 1_700_000_040_000


def test_what_was_before_is_brought_back(opened: Opened, studio: str) -> None:
    """Each is told by its time and what differs; one is looked at, brought back, and that undone; nothing is lost."""
    page = opened("dark", PHONE).new_page()
    begin(page, studio, "fr", "Un")
    texts = [text(page)]
    page.locator("#turn-options").click()
    for option, counted in (("petit-sec-may", "(1)"), ("misere", "(4)")):
        page.locator(f"#option-{option}").check()
        page.locator("#turn-changes", has_text=counted).wait_for()
        page.evaluate(MINUTES, [STUDIO, MINUTE])
        texts.append(text(page))

    page.locator("#versions-open").click()
    lines = page.locator("#earlier li")
    lines.nth(1).locator(".differs", has_text="3.7").wait_for()
    assert lines.count() == 2
    assert "3.7" not in lines.first.locator(".differs").inner_text()
    times = page.locator("#earlier time").all_inner_texts()
    assert len({*times}) == 2
    lines.nth(1).locator("summary").click()
    assert lines.nth(1).locator("dd").count() > 2
    nobody_is_kept_out(page, PHONE, "versions")
    assert text(page) == texts[2]
    lines.nth(1).locator(".first").click()
    page.locator("#brought", has_text=times[1]).wait_for()
    page.locator("#turn-changes:not(:has-text('('))").wait_for()
    assert text(page) == texts[0]
    page.locator("#brought button").first.click()
    page.locator("#turn-changes", has_text="(4)").wait_for()
    assert text(page) == texts[2]
    assert page.locator("#brought").is_hidden()

    page.locator("#turn-take").click()
    page.locator("#take-earlier").click()
    lines.nth(1).wait_for()
    assert lines.count() == 2
    page.locator("#versions-close").click()
    mistaken(page)
    assert text(page) == texts[2]


def mistaken(page: "Page") -> None:
    """A mistake is written, and the page is opened again: the way out stands where the book would."""
    write(page, "viel")
    page.locator("#stale").wait_for()
    page.reload()
    page.locator("#lost-bring").wait_for()
    assert page.locator("#stale").is_hidden()
    assert "viel" in page.locator("#waiting code").inner_text()
    nobody_is_kept_out(page, PHONE, "lost")
    page.locator("#turn-compare").click()
    page.locator("#stale button").click()
    page.locator("#lost-bring").click()
    page.frame_locator("#book").locator("h1", has_text="Un").first.wait_for()


def text(page: "Page") -> str:
    """The text that is kept."""
    kept: Any = json.loads(page.evaluate(f"localStorage['{STUDIO}']"))
    return str(kept["files"][kept["current"]]["text"])
