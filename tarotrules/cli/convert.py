"""``convert``: a file in the other notation, or with another language's words; its meaning stays."""

import argparse

from tarotrules import documents
from tarotrules.cli.asked import form, language
from tarotrules.cli.report import answer, complain
from tarotrules.source.diagnostics import has_errors


def run(asked: argparse.Namespace) -> int:
    """Write the file anew."""
    lang = language(asked)
    document, found = documents.parsed(asked.variant)
    if document is None or has_errors(found):
        languages = {document.source.name: document.language} if document is not None else {}
        return complain(found, languages, lang)
    to = asked.to_language or document.language
    if form(asked, "tarot") == "yaml":
        from tarotrules.syntax.to_yaml import to_yaml

        return answer(to_yaml(document, documents.vocabulary(), to), asked.out, lang)
    from tarotrules.syntax.to_dsl import to_dsl

    return answer(to_dsl(document, documents.vocabulary(), to), asked.out, lang)
