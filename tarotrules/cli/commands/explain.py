"""``explain``: a value, the chain of places it comes from, and who says so."""

import json

from tarotrules import documents
from tarotrules.cli.asked import Unusable, form, language, ruleset, variant
from tarotrules.cli.declared import OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.source import problems

COMMAND = Command(
    "rules",
    (VARIANT, OPTIONS, Argument("path", takes="any"), PLAYERS),
    examples=("fft handful", "fft scoring.target", "thursday.tarot single handful worth --players 5"),
)


def run(asked: Asked) -> int:
    """Print every setting under a path."""
    from tarotrules import explanation

    found, lang, path = variant(asked), language(asked), ".".join(asked.path)
    ruleset(found, asked.players)  # so many must be able to play it
    words = documents.vocabulary()
    each = explanation.explained(found, explanation.path_of(path, words, (lang, "en")))
    if asked.players is not None:
        each = [one for one in each if asked.players in one.players]
    if not each:
        raise Unusable([problems.NO_SUCH_SETTING.at(None, path=path, name=found.id)], {})
    if form(asked) == "json":
        data = [explanation.explained_json(one, words, lang) for one in each]
        return answer(json.dumps(data, ensure_ascii=False), asked)
    return answer(explanation.explanation_text(each, found, words, lang), asked)
