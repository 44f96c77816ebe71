"""``check``: every problem of every file, in one run."""

import argparse
import sys

from tarotrules import pipeline
from tarotrules.cli.asked import form, language
from tarotrules.cli.report import FINE, PROBLEMS, answer, present
from tarotrules.source.diagnostics import Diagnostic, has_errors


def _all_is_well(names: list[str], lang: str) -> int:
    """Tell a person who waits for an answer that there is nothing to mend; programs have the exit code."""
    from tarotrules.games.tarot.catalogues import catalogue

    words = catalogue(lang)
    return answer("\n".join(words.say("report-fine", name=name) for name in names), None, lang)


def _key(problem: Diagnostic) -> tuple[str, ...]:
    """What tells one problem from another, though files that share a parent have read it twice."""
    places = (f"{each.span.source.name}:{each.span.start}-{each.span.end}" for each in problem.labels)
    return (problem.code, *places, *map(str, problem.arguments.values()))


def run(asked: argparse.Namespace) -> int:
    """Print the problems; silence in words means all is well."""
    each_once: dict[tuple[str, ...], Diagnostic] = {}
    languages: dict[str, str] = {}
    for name in asked.variants:
        loaded = pipeline.load(name)
        each_once |= {_key(each): each for each in loaded.problems}
        languages.update(loaded.languages)
    found = list(each_once.values())
    shape = form(asked, "text")
    code = PROBLEMS if has_errors(found) else FINE
    if shape == "text" and not found and not asked.out:
        return _all_is_well(asked.variants, language(asked)) if sys.stdout.isatty() else code
    text = present(found, languages, language(asked), form="human" if shape == "text" else shape)
    return answer(text, asked.out, language(asked)) or code
