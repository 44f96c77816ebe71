"""``convert``: a file in the other notation, or with another language's words; its meaning stays."""

import argparse

from tarotrules import pipeline
from tarotrules.cli.asked import form, language
from tarotrules.cli.report import answer, complain
from tarotrules.source.diagnostics import has_errors


def run(asked: argparse.Namespace) -> int:
    """Write the file anew."""
    lang = language(asked)
    document, found, languages = pipeline.parsed(asked.variant)
    if document is None or has_errors(found):
        return complain(found, languages, lang)
    to = asked.to_language or document.language
    if form(asked, "tarot") == "yaml":
        from tarotrules.syntax.to_yaml import to_yaml

        return answer(to_yaml(document, pipeline.vocabulary(), to), asked.out, lang)
    from tarotrules.syntax.to_dsl import to_dsl

    return answer(to_dsl(document, pipeline.vocabulary(), to), asked.out, lang)
