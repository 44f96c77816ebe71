"""The site in five languages, a server for it, and the browser that is on this machine."""

import os
import re
import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tarotrules.cli.main import main
from tarotrules.languages import LANGUAGES
from tarotrules.site import filling, sections, texts, workbench
from tarotrules.site.build import build
from tests.browser.studio import BUILT, DESK, PATIENCE, PLAIN, Kept, Opened, plainly
from tests.browser.studio import LANGUAGES as WRITTEN
from tests.once import made_once

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

UNSEEN = re.compile(
    r"variants/(?!(fft|wikipedia)/page)|comparisons/(?!index|wikipedia$|kinship|rules$)|.*/problems/(?!index|D012)"
)
"""Sections that no test opens a page of."""
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1",
)  # fmt: skip


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 it is called so
        pass


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        # A page that is left does not wait for what it asked for.
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@pytest.fixture(scope="session")
def languages() -> list[str]:
    """The languages whose texts are written."""
    return [each for each in LANGUAGES if (texts.FOLDER / each).is_dir()]


@pytest.fixture(scope="session")
def served() -> Iterator[Callable[[Path], str]]:
    """Serves a folder, and says at which address."""
    with ExitStack() as servers:

        def serve(root: Path) -> str:
            server = servers.enter_context(_Server(("127.0.0.1", 0), partial(_Silent, directory=str(root))))
            servers.callback(server.shutdown)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            return f"http://127.0.0.1:{server.server_port}"

        yield serve


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, languages: list[str], served: Callable[[Path], str]) -> str:
    """The address of the site, in a folder of the server, as somebody may put it; perhaps it is there already."""
    built = os.environ.get("TAROTRULES_SITE")
    root = Path(built).parents[1] if built else made_once(tmp_path_factory, "web", partial(_built, languages))
    return f"{served(root)}/rules/tarot"


def _built(languages: list[str], root: Path) -> None:
    """The pages that are looked at, and what they lead to at once; no books on paper, which are most of a build."""
    every = sections.sections()
    looked_at = {name: each for name, each in every.items() if not UNSEEN.match(name)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(filling, "sections", lambda: looked_at)
        problem = build(str(root / "rules" / "tarot"), languages, main)
    assert problem is None, problem


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """The browser; where there is none, nothing here can be tried."""
    playwright = pytest.importorskip("playwright.sync_api", reason="the extra `browser` is not installed")
    program = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if program is None or not Path(program).exists():
        pytest.skip(f"none of these is installed: {', '.join(PROGRAMS)}")
    with playwright.sync_playwright() as running:
        started = running.chromium.launch(executable_path=program, args=list(QUIET))
        yield started
        started.close()


@pytest.fixture(scope="session")
def studio(tmp_path_factory: pytest.TempPathFactory, served: Callable[[Path], str]) -> str:
    """The address of a site that has the studio and nothing else."""
    if not workbench.is_built(BUILT):
        pytest.skip(f"no studio was built in {BUILT}: `make studio`, or TAROTRULES_STUDIO says where it is")
    bring = partial(workbench.bring, BUILT, languages=WRITTEN)
    root = made_once(tmp_path_factory, "studio", lambda root: bring(site=root / "rules" / "tarot"))
    return f"{served(root)}/rules/tarot"


@pytest.fixture
def opened(browser: "Browser", studio: str) -> Iterator[Opened]:
    """A browser that was never here; what is asked of anybody else, or fails on the page, is a failure in the end."""
    contexts, strays, failures = list["BrowserContext"](), list[str](), list[str]()

    def open_(
        scheme: Any = "light", width: int = DESK, workers: Any = "block", *, left: bool = False
    ) -> "BrowserContext":
        size: Any = {"width": width, "height": 900}
        context = browser.new_context(viewport=size, color_scheme=scheme, service_workers=workers)
        context.set_default_timeout(PATIENCE)
        context.on("request", lambda each: strays.append(each.url))
        # What a page fetches that is left while it loads does not come.
        context.on(
            "weberror",
            lambda each: None if left and "Failed to fetch" in str(each.error) else failures.append(str(each.error)),
        )
        contexts.append(context)
        return context

    yield open_
    for context in contexts:
        context.close()

    assert [each for each in strays if not each.startswith((studio, plainly(studio), "data:", "blob:"))] == []
    assert failures == []


@pytest.fixture
def keeping(browser: "Browser", studio: str, served: Callable[[Path], str], tmp_path: Path) -> Iterator[Kept]:
    """A page of a site that is renewed and taken away, in the first language."""
    del studio
    site = tmp_path / "rules"
    workbench.bring(BUILT, site, WRITTEN[:1])
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    yield Kept(context.new_page(), site, f"{served(tmp_path)}/rules")
    context.close()
