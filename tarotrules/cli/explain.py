"""``explain``: a value, the chain of places it comes from, and who says so."""

import argparse
import json

from tarotrules import documents
from tarotrules.cli.asked import form, language, ruleset, variant
from tarotrules.cli.report import answer, complain
from tarotrules.source import problems


def run(asked: argparse.Namespace) -> int:
    """Print every setting under a path."""
    from tarotrules import explanation

    lang = language(asked)
    found = variant(asked)
    ruleset(found, asked.players)  # so many must be able to play it
    words = documents.vocabulary()
    each = explanation.explained(found, explanation.path_of(asked.path, words, (lang, "en")))
    if asked.players is not None:
        each = [one for one in each if asked.players in one.players]
    if not each:
        return complain([problems.NO_SUCH_SETTING.at(None, path=asked.path, name=found.id)], {}, lang)
    if form(asked, "text") == "json":
        data = [explanation.explained_json(one, words, lang) for one in each]
        return answer(json.dumps(data, ensure_ascii=False), asked.out, lang)
    return answer(explanation.explanation_text(each, found, words, lang), asked.out, lang)
