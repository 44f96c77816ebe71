"""A newcomer's mistakes are answered with where, why and what to do, as ``mistakes.md`` has it."""

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tarotrules import pipeline
from tarotrules.reports import told
from tarotrules.source.text import Span
from tarotrules.tongues import spoken
from tarotrules.wording.diagnostics import Presented
from tests.diagnostics.test_pages import lay_out

FILE: Final = Path(__file__).with_name("mistakes.md")
_MISTAKE = re.compile(
    r"^## ([^\n]+)\n\n`([^\n]+)`\n\n```\w+\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.MULTILINE | re.DOTALL
)


class Mistake(NamedTuple):
    """One part of the page."""

    title: str
    file: str
    text: str
    answer: str


def mistakes() -> list[Mistake]:
    """All of them, in their order."""
    return [Mistake(*found) for found in _MISTAKE.findall(FILE.read_text(encoding="utf-8"))]


def answer(name: str) -> str:
    """What is said of a file, in the file's language: ``error D012 2:9``, the sentence, the help."""
    loaded = pipeline.load(name)
    language = spoken(loaded.tongues) or "en"
    return "".join(map(_line, told(loaded.problems, loaded.tongues, language))) or "fine\n"


def _line(problem: Presented) -> str:
    first, *others = [_place(each.span, each.caption) for each in problem.places] or ["-"]
    also = "".join(f"  {each}\n" for each in others)
    return f"{problem.severity} {problem.code} {first}\n{also}  {problem.message}\n  {problem.help}\n"


def _place(span: Span, caption: str) -> str:
    line, column = span.source.position(span.start)
    # A shipped file grows; what matters is that its statement is shown, not on which line.
    where = "" if span.source.name.startswith("variants/") else f":{line}:{column}"
    shown = f"{span.source.name}{where} {span.text.splitlines()[0] if span.text else ''}".rstrip()
    return f"{shown} ({caption})" if caption else shown


@pytest.mark.parametrize("mistake", mistakes(), ids=lambda each: each.file)
def test_the_answer_is_the_one_on_the_page(
    mistake: Mistake, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Code, place, sentence and help are those that were judged good."""
    monkeypatch.chdir(tmp_path)
    lay_out({mistake.file: mistake.text}, tmp_path)
    said = answer(mistake.file)
    if request.config.getoption("update_snapshots"):
        _write(mistake, said)
        return

    assert said == mistake.answer


def _write(mistake: Mistake, said: str) -> None:
    page = FILE.read_text(encoding="utf-8")
    notation = Path(mistake.file).suffix[1:]
    new = f"## {mistake.title}\n\n`{mistake.file}`\n\n```{notation}\n{mistake.text}```\n\n```text\n{said}```\n"
    found = next(each for each in _MISTAKE.finditer(page) if each[1] == mistake.title)
    FILE.write_text(page[: found.start()] + new + page[found.end() :], encoding="utf-8", newline="\n")
