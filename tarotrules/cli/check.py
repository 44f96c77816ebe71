"""``check``: every problem of every file, in one run."""

import argparse

from tarotrules import pipeline
from tarotrules.cli.asked import form, language
from tarotrules.cli.report import FINE, PROBLEMS, answer, present
from tarotrules.source.diagnostics import Diagnostic, has_errors


def run(asked: argparse.Namespace) -> int:
    """Print the problems; silence in words means all is well."""
    found: list[Diagnostic] = []
    languages: dict[str, str] = {}
    for name in asked.variants:
        loaded = pipeline.load(name)
        found.extend(each for each in loaded.problems if each not in found)
        languages.update(loaded.languages)
    shape = form(asked, "text")
    code = PROBLEMS if has_errors(found) else FINE
    if shape == "text" and not found:
        return code
    text = present(found, languages, language(asked), form="human" if shape == "text" else shape)
    return answer(text, asked.out, language(asked)) or code
