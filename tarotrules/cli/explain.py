"""``explain``: a value, the chain of places it comes from, and who says so."""

import argparse
import json

from tarotrules import pipeline
from tarotrules.cli.asked import form, language, loaded, ruleset
from tarotrules.cli.report import answer, complain
from tarotrules.source import problems
from tarotrules.source.diagnostics import Diagnostic


def run(asked: argparse.Namespace) -> int:
    """Print every setting under a path."""
    from tarotrules import explanation

    lang = language(asked)
    found = loaded(asked)
    if found.variant is None:
        return complain(found.problems, found.languages, lang)
    rules = ruleset(found.variant, asked.players)
    if isinstance(rules, Diagnostic):
        return complain([rules], {}, lang)
    words = pipeline.vocabulary()
    each = explanation.explained(found.variant, explanation.path_of(asked.path, words, (lang, "en")))
    if asked.players is not None:
        each = [one for one in each if asked.players in one.players]
    if not each:
        return complain([problems.NO_SUCH_SETTING.at(None, path=asked.path, name=found.variant.id)], {}, lang)
    if form(asked, "text") == "json":
        data = [explanation.explained_json(one, words, lang) for one in each]
        return answer(json.dumps(data, ensure_ascii=False), asked.out, lang)
    return answer(explanation.explanation_text(each, found.variant, words, lang), asked.out, lang)
