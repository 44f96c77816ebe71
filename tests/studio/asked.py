"""What is asked of the package as it is sent, and of the package here: the text of this file runs in both."""

import json
import os
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import Any

from tarotrules import pipeline
from tarotrules.reports import told
from tarotrules.studio import taking


def answer(line: str) -> str:
    """The answer to a question, both as a line of JSON."""
    what, *given = json.loads(line)
    return json.dumps(taken(*given) if what == "taken" else problems(*given))


def taken(name: str, language: str, kind: str) -> str:
    """A file made of a shipped variant."""
    variant = pipeline.load(name).variant
    assert variant is not None
    return b64encode(taking.taken(variant, language, kind, None).content).decode()


def problems(files: dict[str, str], name: str, languages: list[str]) -> list[Any]:
    """What is said of a file that lies beside others, in some languages."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            for each, text in files.items():
                Path(each).write_text(text, "utf-8")
            loaded = pipeline.load(name)
        finally:
            os.chdir(before)
    return [[_line(each) for each in told(loaded.problems, loaded.tongues, language)] for language in languages]


def _line(found: Any) -> list[Any]:
    places = [[each.span.source.name, each.span.start, each.span.end, each.caption] for each in found.places]
    mends = [[each.span.start, each.span.end, each.written] for each in found.mends]
    return [found.code, found.severity, found.message, found.help, places, mends]
