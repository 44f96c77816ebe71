"""``check``: every problem of every file, in one run."""

import sys

from tarotrules import pipeline
from tarotrules.cli.asked import form, language
from tarotrules.cli.declared import Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import FINE, PROBLEMS, answer
from tarotrules.reports import present
from tarotrules.source.diagnostics import Diagnostic, each_once, has_errors

COMMAND = Command(
    "rules",
    (Argument("files", takes="some"),),
    forms=("text", "json", "sarif"),
    examples=("$house.tarot", "fft misere --lang fr"),
)


def run(asked: Asked) -> int:
    """Print the problems; silence in words means all is well."""
    problems: list[Diagnostic] = []
    languages: dict[str, str] = {}
    for name in asked.files:
        loaded = pipeline.load(name)
        problems.extend(loaded.problems)
        languages.update(loaded.languages)
    found = each_once(problems)
    shape = form(asked)
    code = PROBLEMS if has_errors(found) else FINE
    if shape == "text" and not found and not asked.out:
        return _all_is_well(asked) if sys.stdout.isatty() else code
    text = present(found, languages, language(asked, languages), form="human" if shape == "text" else shape)
    return answer(text, asked) or code


def _all_is_well(asked: Asked) -> int:
    """Tell a person who waits for an answer that there is nothing to mend; programs have the exit code."""
    from tarotrules.games.registry import catalogue

    words = catalogue(language(asked))
    return answer("\n".join(words.say("report-fine", name=name) for name in asked.files), asked)
