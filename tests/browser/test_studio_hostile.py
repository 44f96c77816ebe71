"""Whatever somebody is sent, the studio neither hangs nor runs it, and what was written before is still there."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from zlib import compressobj

import pytest

from tests.browser.studio import PATIENCE, PHONE, Opened, begin, write, written
from tests.test_pipeline import COMPILED, HOSTILE

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

LONGEST: Final = 1000
"""So long may the page not answer a hand, in milliseconds."""
MOMENT: Final = 50
STUDIO: Final = "tarotrules.studio"
WATCH: Final = """
window.longest = 0;
const heard = (found) => { for (const each of found) window.longest = Math.max(window.longest, each.duration); };
window.tasks = new PerformanceObserver((found) => heard(found.getEntries()));
window.tasks.observe({ type: "longtask" });
window.hung = async () => {
    await new Promise((done) => setTimeout(done));
    heard(window.tasks.takeRecords());
    return window.longest;
};"""
ACTING: Final = "</style></title></script><img src=x onerror='window.ran=1'><script>window.ran=1</script>"
TURNING: Final = "a\u202eb\u2066c\u2067d"
MARKUP: Final = f'variant x extends fft {{ title {{ fr "{ACTING}" }} note {{ fr "{ACTING}" }} }}'

FILES: Final = {
    **{name: text[:65_000] for name, text in HOSTILE.items() if name not in {"many options", "a surrogate"}},
    "open": "{" * 6_000,
    "deep lists": COMPILED["deep lists"][:65_000],
    "no blanks": "役" * 6_000,
    "only blanks": "\n" * 65_000,
    "only quotes": '"' * 65_000,
    "markup": MARKUP,
    "turning": f'variant x extends fft {{ title {{ fr "{TURNING}" }} }}',
}
REFUSED: Final = {"200 KB": b"a" * 200_000, "no text": bytes(range(256)), "a surrogate": b"\xed\xa0\x80"}
FRAGMENTS: Final = ("rules=", "rules=" + "A" * 65_536, "rules=" + "A" * 65_537, "rules=%00", "rules=!&view=__proto__")
SLOW: Final = HOSTILE["many options"]
WRITTEN_OVER: Final = """([key, read, words]) => {
    const kept = JSON.parse(read);
    const file = kept.files[kept.current];
    Object.assign(file, { text: file.text + words, over: file.mark, mark: words });
    localStorage.setItem(key, JSON.stringify(kept));
}"""
"""As a tab does that has not heard what was kept since it read."""


@pytest.fixture
def page(opened: Opened, studio: str) -> "Page":
    """A page on which rules are written, and watched: how long it did not answer, and whether anything ran."""
    context = opened(width=PHONE)
    context.add_init_script(WATCH)
    page = context.new_page()
    begin(page, studio, "fr")
    return page


def test_every_file_and_link_ends_in_a_sentence(page: "Page") -> None:
    """Soon, and while the page still answers; titles that are markup or turn what follows are shown as they are."""
    slow = {name: silence(page, name) for name in FILES}
    # What took long while the machine did something else does not do so twice.
    slow = {name: min(each, silence(page, name)) for name, each in slow.items() if each > LONGEST}
    for name, raw in REFUSED.items():
        silent(page)
        give(page, raw)
        until(page, lambda now: now["status"] != "", name)
    assert {name: each for name, each in slow.items() if each > LONGEST} == {}

    for fragment in FRAGMENTS:
        silent(page)
        page.evaluate("(fragment) => { location.hash = fragment; }", fragment)
        until(page, lambda now: now["status"] != "", fragment)
    page.evaluate("(fragment) => { location.hash = fragment; }", linked(MARKUP))
    page.frame_locator("#book").locator("h1", has_text=ACTING).wait_for(state="attached")
    page.locator("#new").click()
    for title in (ACTING, TURNING):
        row = page.locator(".kept span", has_text=title).first
        assert row.evaluate("each => [each.dir, getComputedStyle(each).unicodeBidi]") == ["auto", "isolate"]
    assert page.evaluate("window.ran") is None


def test_what_takes_long_is_stopped(page: "Page") -> None:
    """At once, and not begun again by itself; a worker that breaks is replaced; other rules are read as before."""
    give(page, SLOW.encode())
    page.locator("#stop").click()
    page.locator("#again").wait_for()
    page.locator("#stale").wait_for()
    page.wait_for_timeout(3 * LONGEST)
    assert page.locator("#stop").is_hidden()
    assert json.loads(page.evaluate(f"localStorage['{STUDIO}']"))["files"]
    page.locator("#again").click()
    page.locator("#stop").click()

    give(page, b'variant other extends fft { title { fr "Autre" } }')
    page.frame_locator("#book").locator("h1", has_text="Autre").wait_for(state="attached")
    # Those that were stopped may still be counted.
    page.workers[-1].evaluate("setTimeout(() => { throw new Error('broken'); })")
    write(page, "\n}")
    page.locator("#problems .place").first.wait_for()
    assert page.evaluate("window.ran") is None


def test_what_is_kept_is_never_lost(opened: Opened, studio: str) -> None:
    """From a page before this one, from one that is newer, in two tabs, in a full store and without any."""
    context = opened()
    page = context.new_page()
    page.goto(f"{studio}/fr/studio/first.html")
    page.evaluate("(old) => localStorage.setItem('tarotrules.studio', old)", before_it_had_a_number(page))
    page.goto(f"{studio}/fr/studio/index.html")
    assert written(page).startswith("variant a")

    other = context.new_page()
    other.goto(f"{studio}/fr/studio/index.html")
    for each in (other, page):
        write(each, "")
    # Both tabs write before they hear of each other.
    other.keyboard.insert_text("# there\n")
    page.keyboard.insert_text("# here\n")
    keeps(page, "# here", "# there")
    for _ in range(PATIENCE // MOMENT):
        if written(page) == written(other):
            break
        page.wait_for_timeout(MOMENT)
    assert written(page) == written(other)

    # One tab reads what the other wrote only after it has written itself: what came between is an earlier text then.
    read = page.evaluate(f"localStorage['{STUDIO}']")
    write(page, "# between\n")
    keeps(page, "# between")
    other.evaluate(WRITTEN_OVER, [STUDIO, read, "# blind\n"])
    page.locator(".cm-line", has_text="# blind").wait_for()
    keeps(page, "# between", "# blind")
    # The next thing that is written there is still of a tab that knows of nothing, also once the last one is kept here.
    page.wait_for_timeout(LONGEST / 2)
    other.evaluate(WRITTEN_OVER, [STUDIO, read, "# deaf\n"])
    keeps(page, "# between", "# deaf")

    newer = json.dumps({"form": 99, "shelves": [1]})
    other.close()
    page.evaluate("(newer) => localStorage.setItem('tarotrules.studio', newer)", newer)
    write(page, "# more\n")
    page.wait_for_timeout(LONGEST)
    assert page.evaluate(f"localStorage['{STUDIO}']") == newer

    page.evaluate(f"localStorage['{STUDIO}'] = 'torn'; localStorage['{STUDIO}.other'] = ''")
    write(page, "# again\n")
    page.wait_for_timeout(LONGEST)
    assert page.evaluate(f"localStorage['{STUDIO}.unreadable']") == "torn"
    assert any("# again" in each for each in kept(page))

    page.evaluate("Storage.prototype.setItem = () => { throw new Error('full'); }; 0")
    silent(page)
    write(page, "# no room\n")
    until(page, lambda now: now["status"] != "", "full")
    assert "# no room" in written(page)


def before_it_had_a_number(page: "Page") -> str:
    """What a page of before kept; its earlier text is of this minute, so that time alone makes none."""
    earlier = {"text": "variant a extends fft { }\n", "time": page.evaluate("Date.now()")}
    rules = {"text": "variant a extends fft {}\n", "title": "A", "time": 1, "before": [earlier]}
    return json.dumps({"current": "a", "files": {"a": rules}})


def keeps(page: "Page", *words: str) -> None:
    """Wait until each of them is in a text that is kept."""
    for _ in range(PATIENCE // MOMENT):
        texts = kept(page)
        if all(any(each in text for text in texts) for each in words):
            return
        page.wait_for_timeout(MOMENT)
    pytest.fail(f"not all of {words} are in {texts}")


def kept(page: "Page") -> list[str]:
    """All texts that are kept, earlier ones too."""
    files = json.loads(page.evaluate(f"localStorage['{STUDIO}']"))["files"].values()
    return [text for each in files for text in (each["text"], *(before["text"] for before in each["before"]))]


def give(page: "Page", content: bytes) -> None:
    """Open a file."""
    payload: Any = {"name": "x.tarot", "mimeType": "text/plain", "buffer": content}
    page.locator("#file").set_input_files(payload)


def silence(page: "Page", name: str) -> float:
    """For how long the page does not answer when it is given a file."""
    silent(page)
    give(page, FILES[name].encode())
    until(page, lambda now: now["problems"] != "", name)
    return float(page.evaluate("window.hung()"))


def silent(page: "Page") -> None:
    """Forget what was said, so that the next sentence is a new one."""
    page.evaluate("""() => {
        window.longest = 0;
        for (const each of ["status", "problem-count"]) document.getElementById(each).textContent = "";
    }""")


def until(page: "Page", told: Callable[[dict[str, str]], bool], what: str) -> None:
    """Wait for a sentence."""
    for _ in range(PATIENCE // MOMENT):
        said = page.evaluate("""({
            status: document.getElementById("status").textContent,
            problems: document.getElementById("problem-count").textContent,
        })""")
        if told(said):
            return
        page.wait_for_timeout(MOMENT)
    pytest.fail(f"nothing was said: {what}")


def linked(text: str) -> str:
    """The fragment of a link that holds a text."""
    packer = compressobj(wbits=-15)
    packed = packer.compress(text.encode()) + packer.flush()
    return f"rules={urlsafe_b64encode(packed).decode().rstrip('=')}&view=book"
