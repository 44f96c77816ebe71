"""``check``: every problem of every file, in one run."""

import argparse
import sys

from tarotrules import pipeline
from tarotrules.cli.asked import form, language
from tarotrules.cli.report import FINE, PROBLEMS, answer, each_once, present
from tarotrules.source.diagnostics import Diagnostic, has_errors


def _all_is_well(names: list[str], lang: str) -> int:
    """Tell a person who waits for an answer that there is nothing to mend; programs have the exit code."""
    from tarotrules.games.tarot.catalogues import catalogue

    words = catalogue(lang)
    return answer("\n".join(words.say("report-fine", name=name) for name in names), None, lang)


def run(asked: argparse.Namespace) -> int:
    """Print the problems; silence in words means all is well."""
    problems: list[Diagnostic] = []
    languages: dict[str, str] = {}
    for name in asked.variants:
        loaded = pipeline.load(name)
        problems.extend(loaded.problems)
        languages.update(loaded.languages)
    found = each_once(problems)
    shape = form(asked, "text")
    code = PROBLEMS if has_errors(found) else FINE
    if shape == "text" and not found and not asked.out:
        return _all_is_well(asked.variants, language(asked)) if sys.stdout.isatty() else code
    text = present(found, languages, language(asked), form="human" if shape == "text" else shape)
    return answer(text, asked.out, language(asked)) or code
