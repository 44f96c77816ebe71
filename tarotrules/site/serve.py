"""A fresh site shown on this machine, until somebody stops it."""

import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from tarotrules.site.build import build
from tarotrules.site.rehearsal import Run
from tarotrules.source import problems
from tarotrules.source.diagnostics import Diagnostic

HOST: Final = "127.0.0.1"


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files and keeps no diary."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 it is called so
        pass


def serve(languages: Sequence[str], run: Run, port: int, studio: str | None = None) -> Diagnostic | None:
    """Build the site into a folder that is gone afterwards, and serve it to this machine alone."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            server = ThreadingHTTPServer((HOST, port), partial(_Quiet, directory=str(Path(folder, "site"))))
        except (OSError, OverflowError):
            command = f"tarotrules site serve --port {port + 1}"
            return problems.PORT_TAKEN.at(None, port=str(port), command=command)
        with server:
            problem = build(str(Path(folder, "site")), languages, run, studio=studio)
            if problem is not None:
                return problem
            sys.stdout.write(f"http://{HOST}:{server.server_port}/\n")
            sys.stdout.flush()
            try:
                server.serve_forever()
            except KeyboardInterrupt:
                return None
    return None
