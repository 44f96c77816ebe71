"""``explain``: a value, the chain of places it comes from, and who says so."""

import json

from tarotrules import documents
from tarotrules.cli.asked import Unusable, form, language, ruleset, variant
from tarotrules.cli.declared import OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.source.diagnostics import Diagnostic

COMMAND = Command(
    "rules",
    (VARIANT, OPTIONS, Argument("path", takes="any"), PLAYERS),
    examples=("fft handful", "fft scoring.target", "thursday.tarot single handful worth --players 5"),
)


def run(asked: Asked) -> int:
    """Print every setting that is asked for."""
    from tarotrules import explanation
    from tarotrules.lookup import Reader, look_up

    found, lang, words = variant(asked), language(asked), documents.vocabulary()
    ruleset(found, asked.players)  # so many must be able to play it
    each = look_up(found, asked.path, Reader(words, lang), asked.players)
    if isinstance(each, Diagnostic):
        raise Unusable([each], {})
    if form(asked) == "json":
        data = [explanation.explained_json(one, words, lang) for one in each]
        return answer(json.dumps(data, ensure_ascii=False), asked)
    return answer(explanation.explanation_text(each, found, words, lang), asked)
