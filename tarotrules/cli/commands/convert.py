"""``convert``: a file in the other notation, or with another language's words; its meaning stays."""

from tarotrules import documents
from tarotrules.cli.asked import Unusable, form
from tarotrules.cli.declared import FORMAT_OF_FILE, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.draft.names import with_names
from tarotrules.languages import LANGUAGES
from tarotrules.tongues import Tongue

COMMAND = Command(
    "rules",
    (VARIANT, Argument("to_language", "--to-language", choices=LANGUAGES)),
    forms=("tarot", "yaml"),
    examples=("$house.tarot --to-language de", "$house.tarot -o $house.yaml"),
    format=FORMAT_OF_FILE,
)


def run(asked: Asked) -> int:
    """Write the file anew."""
    read = documents.parsed(asked.variant)
    document = read.document
    if document is None or not read.sound:
        tongues = {} if document is None else {document.source.name: Tongue(document.language, read.game)}
        raise Unusable(read.problems, tongues)
    document = with_names(document, documents.family_of(document).ruleset())
    words = documents.vocabulary(read.game)
    to = asked.to_language or document.language
    if _notation(asked, document.source.name) == "yaml":
        from tarotrules.syntax.to_yaml import to_yaml

        return answer(to_yaml(document, words, to), asked)
    from tarotrules.syntax.to_dsl import to_dsl

    return answer(to_dsl(document, words, to), asked)


def _notation(asked: Asked, name: str) -> str:
    """The notation asked for; a file that is to speak another language keeps its own."""
    if asked.format is None and not asked.out and asked.to_language and name.endswith((".yaml", ".yml")):
        return "yaml"
    return form(asked)
