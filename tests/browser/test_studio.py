"""The studio in a browser: rules are begun, changed, read and sent by everybody, and nobody else hears of it."""

import shutil
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tarotrules.site import workbench
from tests.browser.studio import (
    BUILT,
    LANGUAGES,
    SCREENS,
    UPDATE,
    Kept,
    Opened,
    begin,
    everybody_can_use_it,
    reads,
    until,
    write,
    written,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

pytestmark = pytest.mark.browser

SCRIPT: Final = f"{workbench.FOLDER}/page.js"
ON_PAPER: Final = """
document.querySelector("#code").getBoundingClientRect().bottom <= document.documentElement.scrollHeight
    && document.querySelector("header").getBoundingClientRect().height === 0"""
"""Whether the last of a long part of the page is printed as well, and no more than that part."""
MOMENTS: Final = 20
TITLE: Final = "Tarot <du> jeudi"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_made_and_sent(opened: Opened, studio: str, language: str) -> None:
    """Begun, an option taken, a mistake made and taken back; who opens the link reads the same book."""
    made, sent = SCREENS[language]
    page = opened(*made).new_page()
    begin(page, studio, language)
    page.locator("#turn-options").click()
    page.locator("#options input").first.check()
    write(page, "}")
    page.locator("#problems button").first.wait_for()
    page.locator("#stale").wait_for()
    page.keyboard.press("Backspace")
    page.locator("#stale").wait_for(state="hidden")
    text = written(page)
    everybody_can_use_it(page, made[1])
    page.locator("#turn-take").click()
    until(page, "document.getElementById('link').value !== ''")
    page.locator("#take-players").select_option("3")
    with page.expect_download() as sheet:
        page.locator("[data-kind=cheatsheet]").click()
    assert "3" in sheet.value.suggested_filename
    page.emulate_media(media="print")
    assert page.evaluate(ON_PAPER)
    page.emulate_media(media="screen")

    other = opened(*sent).new_page()
    other.goto(page.locator("#link").input_value())
    reads(other, text, language)
    assert written(other) == text
    everybody_can_use_it(other, sent[1])


def test_the_first_book_is_there_before_anything_runs(opened: Opened, studio: str) -> None:
    """By the title that was given; the rule that is tapped is opened as soon as there is something to ask."""
    context, held = opened(), list["Route"]()
    context.route("**/app.bin", partial(list.append, held))
    page = context.new_page()
    page.goto(f"{studio}/fr/studio/index.html")
    page.locator("#title").fill(TITLE)
    page.locator("#begin-form .first").click()
    book = page.frame_locator("#book")
    book.locator("h1", has_text=TITLE).wait_for()
    book.locator("[id='r3.4'] .studio-change").click()
    assert page.locator("#turns[inert]").count() == 1
    held[0].continue_()
    page.locator("#rule-title", has_text="3.4").wait_for()
    page.locator("#rule input").first.wait_for()
    assert TITLE in written(page)


def test_it_is_kept_whole(keeping: Kept) -> None:
    """Once opened it opens without a server; a new version is taken when all of it is there, and no work is lost."""
    (page, site, address), language = keeping, LANGUAGES[0]
    begin(page, address, language)
    text = written(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    changed = newer(site, language)
    script = (site / SCRIPT).read_bytes()
    for name, content in changed.items():
        (site / name).write_bytes(content)
    (site / SCRIPT).write_bytes(script)  # Half of it is not there yet.
    page.evaluate(UPDATE)
    page.reload()
    assert versions(page) == ["old", "old"]
    (site / SCRIPT).write_bytes(changed[SCRIPT])
    page.evaluate(UPDATE)
    page.reload()
    assert versions(page) == ["old", "old"]

    shutil.rmtree(site)
    seen = [["old", "old"]]
    # A browser takes a moment to notice that the last page of a version was closed.
    while seen[-1] == ["old", "old"] and len(seen) < MOMENTS:
        page.goto("about:blank")
        page.wait_for_timeout(500)
        page.goto(f"{address}/{language}/studio/index.html")
        seen.append(versions(page))
    assert seen[-1] == ["new", "new"]
    reads(page, text, language)
    assert written(page) == text


def newer(site: Path, language: str) -> dict[str, bytes]:
    """The files of another version of a site, in which page and script say so."""
    other = site.with_name("other")
    shutil.copytree(site, other)
    page, keeper = f"{language}/{workbench.PAGE}.html", workbench.KEEPER
    (other / page).write_bytes((site / page).read_bytes().replace(b"<html ", b'<html data-page="new" ', 1))
    (other / SCRIPT).write_bytes((site / SCRIPT).read_bytes() + b';document.documentElement.dataset.script="new";')
    made = workbench.keeper(other, [language]) + (BUILT / keeper).read_text("utf-8")
    return {page: (other / page).read_bytes(), SCRIPT: (other / SCRIPT).read_bytes(), keeper: made.encode()}


def versions(page: "Page") -> list[str]:
    """Those of the page and of its script."""
    page.locator("#view-book").wait_for()
    return [page.locator("html").get_attribute(f"data-{each}") or "old" for each in ("page", "script")]
