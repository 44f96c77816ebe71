"""The studio in a browser while the site is being renewed: what runs is of one version, or it is said."""

from functools import partial
from typing import TYPE_CHECKING, Final

import pytest

from tarotrules.site import workbench
from tests.browser.studio import BUILT, LANGUAGES, Opened, begin, written

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

pytestmark = pytest.mark.browser

TITLE: Final = "Tarot chez Léa"
APP, LIBRARY, SCRIPTS = "app.bin", "runtime/library.bin", ("page.js", "worker.js")
TYPES: Final = {".js": "text/javascript", ".bin": "application/octet-stream"}


def test_versions_are_not_mixed(opened: Opened, studio: str) -> None:
    """What does not fit is loaded once more, unless something was typed; then it is said, and no work is lost."""
    context, language = opened(left=True), LANGUAGES[0]
    page, loads, held = context.new_page(), list[str](), list["Route"]()
    page.on("domcontentloaded", lambda each: loads.append(each.url))

    context.route(f"**/{APP}", partial(hold, held), times=1)
    page.goto(f"{studio}/{language}/studio/index.html")
    page.locator("#title").fill(TITLE)
    while not held:
        page.wait_for_timeout(50)
    send_another(APP, held[0])
    page.locator("#renewed").wait_for()
    assert (page.locator("#title").input_value(), len(loads)) == (TITLE, 1)

    begin(page, studio, language, TITLE)
    text, works = written(page), page.frame_locator("#book").locator("h1", has_text=TITLE).first
    page.locator("#turn-book").click()
    context.route(f"**/{LIBRARY}", partial(send_another, LIBRARY), times=1)
    assert loaded(page, loads, works) == 2
    for place in SCRIPTS:
        context.route(f"**/studio/{place}", partial(send_another, place))
        assert (place, loaded(page, loads, page.locator("#renewed"))) == (place, 2)
        context.unroute(f"**/studio/{place}")
        page.evaluate("sessionStorage.clear()")
    assert loaded(page, loads, works) == 1
    assert written(page) == text


def hold(held: list["Route"], asked: "Route") -> None:
    """Let the page wait for a file."""
    held.append(asked)


def send_another(place: str, asked: "Route") -> None:
    """Send a file of another version, that does the same."""
    build, file = (BUILT / workbench.BUILD).read_bytes(), BUILT / place
    content = file.read_bytes()
    other = content.replace(build, build[::-1]) if build in content else content + bytes(4)
    asked.fulfill(body=other, content_type=TYPES[file.suffix])


def loaded(page: "Page", loads: list[str], until: "Locator") -> int:
    """How often the page loads when it is loaded again, until something is there."""
    loads.clear()
    with page.expect_event("domcontentloaded"):
        page.evaluate("setTimeout(() => location.reload())")
    until.wait_for()
    return len(loads)
