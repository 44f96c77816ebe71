"""How long the studio takes, in a browser, beside a bare runtime and beside the same questions asked here.

    python tests/bench_studio.py            everything; takes minutes
    python tests/bench_studio.py --quick    without the long editing

It takes what ``make studio`` made, and a server of its own on this machine. Beside the time that passes stands the
processor time of the page's process: on a machine that is shared the first says little. Nothing here is a test.
"""

import gzip
import json
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tarotrules.site import workbench

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

HOUSE: Final = Path(__file__).resolve().parents[1]
BUILT: Final = Path(os.environ.get("TAROTRULES_STUDIO", HOUSE / "studio" / "dist"))
PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome")
QUIET: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync")
LANGUAGE: Final = "fr"
TITLE: Final = "Tarot du jeudi"
TEXT: Final = f"""# langue: fr
variante jeudi étend fft avec misere {{
  titre {{ fr "{TITLE}" }}
  prime petit-au-bout {{ vaut 15 }}
}}
"""
RULE, SETTING = "auction.bid", "auction.bid.garde.multiplier"
VALUE: Final = f"[id^='value-{SETTING}-']"
ROUNDS: Final = 3
TIMES: Final = 9
"""So often something is done on a page that is open."""
WARM, LONG = 200, 300
"""So many edits until everything was used and no more of them is kept to be undone, and so many more."""
TICKS: Final = os.sysconf("SC_CLK_TCK")
AIMS: Final = {
    "sent": "5.5 MB",
    "begun with the official rules: a book to read": "0.3 s",
    "begun with the official rules: live book": "4.5 s",
    "a friend's link: editor": "0.3 s",
    "a friend's link: problems": "3.5 s",
    "a friend's link: live book": "4.5 s",
    "second visit: live book": "4 s",
    "keystroke to marks": "0.25 s",
    "tap on a rule to its settings": "0.5 s",
    "tapped change to the new book": "0.5 s",
    "memory of the page's process": "400 MB",
    "script's heap, after long editing": "within 10 %",
    "runtime's heap, after long editing": "within 10 %",
}

MEMORY: Final = """
for (const name of ["instantiate", "instantiateStreaming"]) {
  const made = WebAssembly[name].bind(WebAssembly);
  WebAssembly[name] = async (...given) => {
    const found = await made(...given);
    self.memory ??= found.instance?.exports.memory;
    return found;
  };
}
"""
"""Before the worker: it remembers the memory it runs in, which nobody else can see."""
SEEN: Final = """
if (window.top === window) {
  const book = () => document.getElementById("book")?.contentDocument?.querySelector("h1");
  const asked = {
    "a book to read": () => document.getElementById("work")?.hidden === false && book(),
    "editor": () => document.querySelector(".cm-content"),
    "problems": () => document.getElementById("problem-count")?.textContent,
    "live book": () => book()?.textContent.includes("TITLE"),
  };
  window.seen = {};
  const timer = setInterval(() => {
    for (const [name, is] of Object.entries(asked)) if (!(name in seen) && is()) seen[name] = performance.now();
    if (Object.keys(seen).length === Object.keys(asked).length) clearInterval(timer);
  }, 5);
}""".replace("TITLE", TITLE)
"""In the page: when each thing was there, since somebody asked for it."""
WATCH: Final = """([event, inside, changes, wanted]) => {
  const element = (name) => document.getElementById(name);
  const place = (name) => name === "book" ? element(name).contentDocument.body : element(name);
  let start = null;
  place(inside).addEventListener(event, () => { start ??= performance.now(); }, { capture: true, once: true });
  window.spent = new Promise((done) => {
    const seen = new MutationObserver(() => {
      if (start === null || (wanted && !place(changes).querySelector(wanted))) return;
      seen.disconnect();
      done(performance.now() - start);
    });
    seen.observe(place(changes), { childList: true, subtree: true, characterData: true });
  });
}"""
"""In the page: how long after an event in one place something changes in another, and what is waited for is there."""
BEGIN: Final = """() => new Promise((done) => {
  const book = () => document.getElementById("book").contentDocument;
  const asked = {
    "a book to read": () => !document.getElementById("book").inert && book().querySelector("h1"),
    "live book": () => book().getElementById("chapter-changes"),
  };
  const seen = {}, start = performance.now();
  document.querySelector("#begin-form .first").click();
  const timer = setInterval(() => {
    for (const [name, is] of Object.entries(asked)) if (!(name in seen) && is()) seen[name] = performance.now() - start;
    if (Object.keys(seen).length === Object.keys(asked).length) { clearInterval(timer); done(seen); }
  }, 5);
})"""
"""In the page: somebody begins with the official rules; when each thing was there, since the tap."""
BARE: Final = """
const start = performance.now();
const { loadPyodide } = await import("../studio/runtime/pyodide.mjs");
const { PACKED } = await import("./packed.js");
const ask = self.fetch.bind(self);
self.fetch = (what, ...how) => ask(PACKED[String(what.url ?? what).split("/").pop()] ?? what, ...how);
const indexURL = new URL("../studio/runtime/", location.href).href;
const python = await loadPyodide({ indexURL, lockFileContents: LOCK, packageBaseUrl: location.href });
python.runPython("pass");
self.postMessage(performance.now() - start);
"""
"""A worker in which the same runtime starts and does nothing; nothing is packed."""

ENTER: Final = """(each, to) => {
  each.value = to;
  each.dispatchEvent(new Event("input", { bubbles: true }));
  each.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}"""
START: Final = """() => new Promise((done, failed) => {
  const worker = new Worker("worker.js", { type: "module" });
  worker.onmessage = ({ data }) => done(data);
  worker.onerror = ({ message }) => failed(new Error(message));
})"""


class Row(NamedTuple):
    """One thing measured: what came out, and the processor time of the page's process."""

    name: str
    found: str
    spent: str = ""


def main() -> None:
    """Print a line for each thing."""
    if not workbench.is_built(BUILT):
        sys.exit(f"no studio in {BUILT}: {workbench.COMMAND}")
    sys.stdout.write(f"load of the machine: {' '.join(f'{each:.1f}' for each in os.getloadavg())}\n")
    for row in rows(quick="--quick" in sys.argv):
        sys.stdout.write(f"{row.name:44} {row.found:>24} {row.spent:>16}   aim {AIMS.get(row.name, '-')}\n")
        sys.stdout.flush()
    sys.stdout.write(f"load of the machine: {' '.join(f'{each:.1f}' for each in os.getloadavg())}\n")


def rows(*, quick: bool) -> Iterator[Row]:
    """Everything that is measured."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        address = laid_out(Path(folder) / "rules")
        yield from sizes(Path(folder) / "rules")
        program = next(filter(None, map(shutil.which, PROGRAMS)))
        browser = running.chromium.launch(executable_path=program, args=list(QUIET))
        with served(Path(folder)) as server:
            yield from bare(browser, f"{server}/rules/bare/index.html")
            yield from beginners(browser, f"{server}/{address}".partition("#")[0])
            yield from visits(browser, f"{server}/{address}")
            with opened(browser, f"{server}/{address}") as page:
                yield from warm(browser, page)
                yield Row("memory of the page's process", f"{resident(browser):.0f} MB")
                yield from () if quick else hour(page)
        browser.close()
        yield from here()


def laid_out(site: Path) -> str:
    """A site that has the studio, and a page on which the bare runtime starts; the address of the first."""
    built = site.with_name("built")
    shutil.copytree(BUILT, built)
    worker = (built / "worker.js").read_text("utf-8")
    (built / "worker.js").write_text(MEMORY + worker, "utf-8")
    workbench.bring(built, site, [LANGUAGE])
    (site / "bare").mkdir()
    import lzma

    runtime = BUILT / "runtime"
    (site / "bare" / "machine.wasm").write_bytes(lzma.decompress((runtime / "machine.bin").read_bytes()))
    (site / "bare" / "library.zip").write_bytes(gzip.decompress((runtime / "library.bin").read_bytes()))
    packed = {"pyodide.asm.wasm": "machine.wasm", "python_stdlib.zip": "library.zip"}
    (site / "bare" / "packed.js").write_text(f"export const PACKED = {json.dumps(packed)};", "utf-8")
    lock_file = HOUSE / "studio" / "node_modules" / "pyodide" / "pyodide-lock.json"
    info = json.loads(lock_file.read_text("utf-8"))["info"]
    lock = json.dumps({"info": {**info, "version": "0"}, "packages": {}})
    (site / "bare" / "worker.js").write_text(BARE.replace("LOCK", lock), "utf-8")
    (site / "bare" / "index.html").write_text("<!DOCTYPE html><title>bare</title>", "utf-8")
    letters = zlib.compressobj(wbits=-15)
    fragment = urlsafe_b64encode(letters.compress(TEXT.encode()) + letters.flush()).decode().rstrip("=")
    return f"rules/{LANGUAGE}/studio/index.html#rules={fragment}&view=book"


@contextmanager
def served(root: Path) -> Iterator[str]:
    """The address of a folder."""

    class Silent(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 it is called so
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(root))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def sizes(site: Path) -> Iterator[Row]:
    """What a visit fetches, and what it comes to where the server packs what is not packed already."""
    whole = 0
    paths = [*(site / "studio").rglob("*"), *(site / LANGUAGE / "studio").glob("*"), site / workbench.KEEPER]
    for path in sorted(each for each in paths if each.is_file() and each.suffix != ".txt"):
        raw = path.read_bytes()
        sent = min(len(raw), len(gzip.compress(raw, 9)))
        place = path.relative_to(site).as_posix()
        later = place.startswith(f"{workbench.LATER}/")
        whole += 0 if later else sent
        yield Row(f"  {place}{' (later)' if later else ''}", f"{sent:,} of {len(raw):,} B")
    yield Row("sent", f"{whole / 1e6:.2f} MB")


def processes(browser: "Browser") -> list[int]:
    """Those in which pages run."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [each["id"] for each in found if each["type"] == "renderer"]


def spent(browser: "Browser") -> float:
    """Processor time of all pages, in seconds."""
    stats = (Path(f"/proc/{each}/stat").read_text("utf-8").rpartition(")")[2].split() for each in processes(browser))
    return sum(int(each[11]) + int(each[12]) for each in stats) / TICKS


def resident(browser: "Browser") -> float:
    """Memory of the largest page, in millions of bytes."""
    pages = (Path(f"/proc/{each}/status").read_text("utf-8") for each in processes(browser))
    return max(int(found[1]) for found in (re.search(r"VmRSS:\s+(\d+)", each) for each in pages) if found) * 1024 / 1e6


def told(name: str, passed: list[float], used: list[float]) -> Row:
    """Medians, in seconds."""
    return Row(name, f"{statistics.median(passed):.2f} s", f"cpu {statistics.median(used):.2f} s" if used else "")


def bare(browser: "Browser", address: str) -> Iterator[Row]:
    """The same runtime, alone."""
    passed, used = [], []
    for _ in range(ROUNDS):
        context = browser.new_context()
        page = context.new_page()
        page.goto(address)
        before = spent(browser)
        passed.append(page.evaluate(START) / 1000)
        used.append(spent(browser) - before)
        context.close()
    yield told("a bare runtime, and `pass`", passed, used)


def beginners(browser: "Browser", address: str) -> Iterator[Row]:
    """Somebody who was never here begins as soon as there is something to tap."""
    found: dict[str, list[float]] = {}
    used = []
    for _ in range(ROUNDS):
        context = browser.new_context()
        page = context.new_page()
        before = spent(browser)
        page.goto(address)
        for name, passed in page.evaluate(BEGIN).items():
            found.setdefault(f"begun with the official rules: {name}", []).append(passed / 1000)
        used.append(spent(browser) - before)
        context.close()
    for name, passed_in in found.items():
        yield told(name, passed_in, used if name.endswith("live book") else [])


def visits(browser: "Browser", address: str) -> Iterator[Row]:
    """Somebody opens a friend's link who was never here, and comes again."""
    found: dict[str, list[float]] = {}
    used: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        context = browser.new_context()
        for visit, where in (("a friend's link", address), ("second visit", address.partition("#")[0])):
            page, seen, cpu = visited(browser, context, where)
            for name, passed in seen.items():
                found.setdefault(f"{visit}: {name}", []).append(passed / 1000)
            used.setdefault(f"{visit}: live book", []).append(cpu)
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            page.close()
        context.close()
    for name, passed_in in found.items():
        yield told(name, passed_in, used.get(name, []))


def visited(browser: "Browser", context: "BrowserContext", address: str) -> "tuple[Page, dict[str, float], float]":
    """A page, when what was there, and the processor time until all of it was."""
    page = context.new_page()
    page.add_init_script(SEEN)
    before = spent(browser)
    page.goto(address)
    while "live book" not in page.evaluate("seen"):
        page.wait_for_timeout(20)
    return page, page.evaluate("seen"), spent(browser) - before


@contextmanager
def opened(browser: "Browser", address: str) -> "Iterator[Page]":
    """A page with the rules of the link."""
    context = browser.new_context(service_workers="block", viewport={"width": 1280, "height": 900})
    page, _, _ = visited(browser, context, address)
    yield page
    context.close()


def warm(browser: "Browser", page: "Page") -> Iterator[Row]:
    """What is done time and again."""
    book = page.frame_locator("#book")
    rule = book.locator(f"[data-settings~='{RULE}'] > .studio-change").first

    def tapped() -> None:
        page.locator("#rule-close").evaluate("each => each.click()")
        rule.evaluate("each => each.click()")

    values = iter(range(3, 99))

    def changed() -> None:
        page.locator(VALUE).first.evaluate(ENTER, str(next(values)))

    rule.evaluate("each => each.click()")
    page.locator(VALUE).first.wait_for(state="attached")
    yield timed("tap on a rule to its settings", browser, page, tapped, ("click", "book", "rule-fields", VALUE))
    yield timed("tapped change to the new book", browser, page, changed, ("keydown", "rule-fields", "book"))
    page.locator("#rule-close").evaluate("each => each.click()")
    page.locator("#turn-text").evaluate("each => each.click()")
    page.locator(".cm-content").focus()
    page.keyboard.press("Control+End")
    keys = iter(("}", "Backspace") * TIMES)
    name = "keystroke to marks"
    yield timed(name, browser, page, lambda: page.keyboard.press(next(keys)), ("keydown", "editor", "problems"))


def timed(name: str, browser: "Browser", page: "Page", do: Callable[[], None], watched: tuple[str, ...]) -> Row:
    """How long something takes on a page, done a few times."""
    passed, used = [], []
    for _ in range(TIMES):
        before = spent(browser)
        page.evaluate(WATCH, list(watched))
        do()
        passed.append(page.evaluate("spent") / 1000)
        page.wait_for_timeout(700)
        used.append(spent(browser) - before)
    return told(name, passed[1:], used[1:])


def hour(page: "Page") -> Iterator[Row]:
    """Long editing: what it leaves behind when the text is again what it was."""
    chance = random.Random(1)
    edited(page, chance, WARM)
    before = heaps(page)
    edited(page, chance, LONG)
    after = heaps(page)
    for name, old, new in zip(("script", "runtime"), before, after, strict=True):
        yield Row(f"{name}'s heap, after long editing", f"{old / 1e6:.1f} → {new / 1e6:.1f} MB {new / old - 1:+.0%}")


def edited(page: "Page", chance: random.Random, times: int) -> None:
    """So many things done at random, and then the text as it was."""
    for _ in range(times):
        chance.choice((typed, undone, opened_rule, entered, turned, taken))(page, chance)
        page.wait_for_timeout(chance.choice((20, 150, 400)))
    page.locator("#turn-text").evaluate("each => each.click()")
    page.locator(".cm-content").focus()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(TEXT)
    page.locator("#turn-book").evaluate("each => each.click()")
    page.wait_for_timeout(3000)


def typed(page: "Page", chance: random.Random) -> None:
    """Something is written into the text, most often a mistake."""
    page.locator("#turn-text").evaluate("each => each.click()")
    page.locator(".cm-content").focus()
    page.keyboard.press(chance.choice(("Control+End", "Control+Home", "ArrowUp", "ArrowDown", "End")))
    page.keyboard.type(chance.choice(("}", "{", " 3", "\n# ici\n", "prime", "}\n", "« non »")))


def undone(page: "Page", chance: random.Random) -> None:
    """A few steps back."""
    page.locator("#turn-text").evaluate("each => each.click()")
    page.locator(".cm-content").focus()
    for _ in range(chance.randint(1, 9)):
        page.keyboard.press("Control+z")


def opened_rule(page: "Page", chance: random.Random) -> None:
    """A rule is tapped."""
    page.locator("#turn-book").evaluate("each => each.click()")
    page.frame_locator("#book").locator(".studio-change").evaluate_all(
        "(all, at) => all[at % all.length]?.click()", chance.randrange(999)
    )


def entered(page: "Page", chance: random.Random) -> None:
    """A value of the rule that is open."""
    page.locator("#rule-fields input").evaluate_all(
        """(all, [at, to]) => {
          const each = all[at % all.length];
          if (each?.type === "radio") each.click();
          else if (each) { each.value = to; each.dispatchEvent(new Event("change")); }
        }""",
        [chance.randrange(999), chance.randrange(40)],
    )


def turned(page: "Page", chance: random.Random) -> None:
    """Another part of the page."""
    page.locator(f"#turn-{chance.choice(workbench.VIEWS)}").evaluate("each => each.click()")


def taken(page: "Page", chance: random.Random) -> None:
    """An option is taken, or no longer."""
    page.locator("#turn-options").evaluate("each => each.click()")
    page.locator("#options input").evaluate_all("(all, at) => all[at % all.length]?.click()", chance.randrange(999))


def heaps(page: "Page") -> tuple[float, float]:
    """What the page's scripts hold, and what the runtime has taken, in bytes."""
    session = page.context.new_cdp_session(page)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    script = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return float(script), float(page.workers[0].evaluate("memory.buffer.byteLength"))


ASKED: Final = """
import json, sys, time
from tarotrules.studio.doors import answer
text, times = json.load(sys.stdin), {}
def ask(op, **more):
    start = time.process_time()
    answer(json.dumps({"op": op, "args": {"text": text, "language": "fr", **more}}))
    times.setdefault(op, []).append(time.process_time() - start)
for number in range(16, 26):
    text = text.replace(f"vaut {number - 1}", f"vaut {number}")
    ask("problems"), ask("book"), ask("form", settings="bonus.petit-au-bout")
print(json.dumps(times))
"""


def here() -> Iterator[Row]:
    """The same questions, asked of the package as it is installed here."""
    command = [sys.executable, "-c", ASKED]
    start = time.perf_counter()
    said = subprocess.run(command, input=json.dumps(TEXT), capture_output=True, text=True, check=True).stdout
    passed = time.perf_counter() - start
    for op, (first, *others) in json.loads(said).items():
        yield Row(f"here: {op}", f"{statistics.median(others) * 1000:.0f} ms", f"first {first * 1000:.0f} ms")
    yield Row("here: all of it, with an interpreter", f"{passed:.2f} s")


if __name__ == "__main__":
    main()
