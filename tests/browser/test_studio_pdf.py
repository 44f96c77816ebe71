"""The studio in a browser: books and sheets are set in type there, as here, by whoever asks for it."""

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pypdfium2
import pytest

from tarotrules.book.to_pdf import Typeset, typeset
from tarotrules.book.to_typst import to_typst
from tarotrules.pipeline import load_text
from tarotrules.site import workbench
from tarotrules.studio.setting import Wanted, named
from tarotrules.studio.taking import BOOKS
from tests.browser.studio import BUILT, LANGUAGES, SCREENS, UPDATE, Kept, Opened, begin, nobody_is_kept_out, written

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

pytestmark = pytest.mark.browser

SET: Final = {
    "fr": (Wanted("book", "a4", None), Wanted("cheat", "a5", 5)),
    "ja": (Wanted("book", "booklet", None), Wanted("score", "a4", None)),
}
FEW, PALE = 50, 40
"""So many places of a page may be lighter or darker, and by so much."""
NEEDED: Final = {"fr": {"machine", "templates", "small"}, "ja": {"machine", "templates", "small", "large"}}


@pytest.fixture(autouse=True)
def _has_a_typesetter() -> None:
    if not (BUILT / "typesetter").is_dir():
        pytest.skip("the studio was built without what sets type: `make studio`")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_set_as_it_is_here(opened: Opened, studio: str, language: str) -> None:
    """Page for page and letter for letter; nothing of what sets type is fetched before somebody asks for it."""
    scheme, width = SCREENS[language][0]
    context, asked = opened(scheme, width), list[str]()
    context.on("request", lambda each: asked.append(each.url))
    page = context.new_page()
    begin(page, studio, language, "Tarot du jeudi")
    variant = load_text(written(page)).variant
    assert variant is not None
    page.locator("#turn-take").click()
    page.locator("#type-note:not(:empty)").wait_for()
    assert parts(asked) == {"letters"}
    nobody_is_kept_out(page, width, "take")
    for wanted in SET[language]:
        name, pdf = made(page, wanted)
        here = BOOKS[wanted.kind](variant, language, wanted.players)
        native = typeset(to_typst(here, wanted.paper))
        assert isinstance(native, Typeset)
        assert name == named(here, wanted.paper, "")
        looks_alike(pdf, native.pdf)
    assert parts(asked) == {"letters", *NEEDED[language]}
    assert "{" not in page.locator("#type-state").inner_text()


def test_whoever_asked_once_needs_no_network(keeping: Kept) -> None:
    """What sets type is kept when it was used, and not before; a newer version of the page has it too."""
    page, site, address = keeping
    begin(page, address, "fr", "Tarot du jeudi")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert kept(page) == [set()]
    page.locator("#turn-take").click()
    first = page.locator("#type-note:not(:empty)").inner_text()
    made(page, Wanted("score", "a4", None))
    page.locator("#type-note").filter(has_not_text=first).wait_for()
    whole = {"worker", "letters", *NEEDED["fr"]}
    assert kept(page) == [whole]

    shown = site / f"fr/{workbench.PAGE}.html"
    shown.write_bytes(shown.read_bytes() + b"<!-- new -->")
    made_anew = workbench.keeper(site, ["fr"]) + (BUILT / workbench.KEEPER).read_text("utf-8")
    (site / workbench.KEEPER).write_text(made_anew, "utf-8")
    page.evaluate(UPDATE)
    assert kept(page) == [whole, whole]

    shutil.rmtree(site)
    page.reload()
    page.locator("#turn-take").click()
    assert made(page, Wanted("score", "a4", None))[1].startswith(b"%PDF")


def test_what_cannot_be_set_is_told(opened: Opened, studio: str) -> None:
    """Signs without a letter, no network, an end half way; and whoever has enough stops it."""
    context = opened()
    page = context.new_page()
    begin(page, studio, "fr", "Tarot 😀")
    page.locator("#turn-take").click()
    page.locator("#type-note", has_text="😀 (U+1F600)").wait_for()
    page.locator("#type-make").click()
    assert page.locator("#type-stop").is_hidden()

    page.locator("#new").click()
    page.locator("#title").fill("Tarot du jeudi")
    page.locator("#begin-form .first").click()
    page.locator("#turn-take").click()
    page.locator("#type-note:not(:empty)").filter(has_not_text="😀").wait_for()
    for part, spoil in (("machine", missing), ("templates", empty)):
        context.route(f"**/typesetter/{part}-*", spoil)
        page.locator("#type-make").click()
        page.locator("#type-state", has_text="avec le navigateur").wait_for()
        page.locator("#type-make").wait_for()
        context.unroute_all()
    page.locator("#type-make").click()
    page.locator("#type-stop").click()
    page.locator("#type-state", has_text="Arrêté").wait_for()
    assert page.evaluate("document.activeElement.id") == "type-make"


@pytest.mark.parametrize("language", ["fr"])
def test_a_press_that_breaks_is_told_and_replaced(opened: Opened, studio: str, language: str) -> None:
    """No memory, a crash, silence while it sets and while it loads: each has its sentence, and one can ask again."""
    context = opened()
    context.add_init_script(HASTE)
    page = context.new_page()
    begin(page, studio, language, "Tarot du jeudi")
    page.locator("#turn-take").click()
    page.locator("#type-note:not(:empty)").wait_for()
    for says, words in BREAKS.items():
        context.route("**/typesetter/worker.js", doing(says))
        page.locator("#type-make").click()
        page.locator("#type-state", has_text=words).wait_for()
        page.locator("#type-make").wait_for()
        context.unroute_all()
    page.locator("#turn-book").click()
    page.frame_locator("#book").locator("h1").first.wait_for()


def doing(says: str) -> "Callable[[Route], None]":
    """A worker that does something else."""
    body = f"self.onmessage = () => {{ {says} }}"
    return lambda route: route.fulfill(content_type="text/javascript", body=body)


HASTE: Final = "const wait = setTimeout; window.setTimeout = (done, time) => wait(done, time === 120000 ? 500 : time);"
"""Nobody is as patient as the page."""
SETS: Final = "self.postMessage({ setting: true });"
BREAKS: Final = {
    f"{SETS} self.postMessage({{ error: 'memory', why: '' }});": "pas assez de mémoire",
    f"{SETS} setTimeout(() => {{ throw new RangeError('no memory'); }});": "pas assez de mémoire",
    SETS: "dure trop longtemps",
    "": "Impossible de télécharger",
}
"""What is said of what a worker does."""


def missing(route: "Route") -> None:
    """There is no network."""
    route.abort()


def empty(route: "Route") -> None:
    """What comes is not what was sent."""
    route.fulfill()


def made(page: "Page", wanted: Wanted) -> tuple[str, bytes]:
    """A PDF that is asked for, and its name."""
    page.locator("#type-kind").select_option(wanted.kind)
    page.locator("#type-paper").select_option(wanted.paper)
    if wanted.players is not None:
        page.locator("#type-players").select_option(str(wanted.players))
    with page.expect_download() as saved:
        page.locator("#type-make").click()
    return saved.value.suggested_filename, Path(saved.value.path()).read_bytes()


def looks_alike(made: bytes, native: bytes) -> None:
    """The same pages, with the same words, and the same picture of each but for a few places."""
    pages, others = pypdfium2.PdfDocument(made), pypdfium2.PdfDocument(native)
    assert len(pages) == len(others)
    for place, (page, other) in enumerate(zip(pages, others, strict=True)):
        assert page.get_textpage().get_text_range() == other.get_textpage().get_text_range()
        drawn, expected = page.render(grayscale=True), other.render(grayscale=True)
        assert (drawn.width, drawn.height) == (expected.width, expected.height)
        pairs = zip(bytes(drawn.buffer), bytes(expected.buffer), strict=True)
        assert (place, sum(abs(one - two) > PALE for one, two in pairs)) < (place, FEW)


def parts(asked: list[str]) -> set[str]:
    """Of what was asked for, the parts of what sets type."""
    names = (each.rpartition("/typesetter/")[2] for each in asked if "/typesetter/" in each)
    return {name.partition("-")[0] for name in names if name != "worker.js"}


def kept(page: "Page") -> list[set[str]]:
    """The parts of what sets type that are on the device, in each version that is kept."""
    found: list[list[str]] = page.evaluate("""async () => {
        const versions = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        return Promise.all(versions.map(async (each) => (await each.keys()).map(({ url }) => url)));
    }""")
    return [parts(each) | {"worker" for url in each if url.endswith("/typesetter/worker.js")} for each in found]
