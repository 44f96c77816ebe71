"""Examples of problems in the reader's words: what is wrong in one language is wrong in all of them."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from tarotrules import documents
from tarotrules.noticing import remembered
from tarotrules.site.reference.manual import ENGLISH, Shown, shown
from tarotrules.site.reference.trial import Tried, is_for_one_reader, run
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.syntax.to_dsl import to_dsl
from tarotrules.syntax.to_yaml import to_yaml
from tarotrules.syntax.vocabulary import Vocabulary

NOTATIONS: Final = {"tarot": to_dsl, "yaml": to_yaml}
"""By how a file's name ends, how it is written."""


class Example(NamedTuple):
    """The files of an example in some language, and what the program says of them."""

    files: Shown
    tried: Tried


@remembered()
def example(code: str, language: str) -> Example:
    """The example of a problem in a language; as it was written where it shows the problem only like that."""
    written = _as_written(code, language if is_for_one_reader(shown()[code]) else ENGLISH)
    for files in _translations(written, code, language):
        told = Example(files, run(files, language))
        if _alike(told.tried, written.tried, code, language):
            return told
    return written


@remembered()
def _as_written(code: str, reader: str) -> Example:
    return Example(shown()[code], run(shown()[code], reader))


def _translations(written: Example, code: str, language: str) -> Iterator[Shown]:
    files = written.files
    bad, good = _convert(files.bad, language), _convert(files.good, language)
    if bad is None or good is None or bad == files.bad:
        return
    told = files._replace(bad=bad, good=good)
    meant = written.tried.suggested(code, language)
    if meant is not None:
        problem = written.tried.problem(code)
        words = documents.vocabulary(written.tried.tongue(code, language).game)
        yield from (_misspelt(told, problem, wrong) for wrong in _slips(problem, meant, words, language))
    yield told


def _convert(files: Mapping[str, str], language: str) -> dict[str, str] | None:
    """The files in a language's words; nothing if one cannot be put into other words and mean the same."""
    told: dict[str, str] = {}
    for name, text in files.items():
        converted = _in_words(name, text, language)
        if converted is None:
            return None
        told[name] = converted
    return told


def _in_words(name: str, text: str, language: str) -> str | None:
    notation = name.rpartition(".")[2]
    if notation not in NOTATIONS:
        return text
    document, found, game = documents.parse(name, text)
    if document is None:
        return None
    if document.language == language:
        return text
    told = NOTATIONS[notation](document, documents.vocabulary(game), language)
    # The program will read it like this too, and then it is known.
    again, still, _ = documents.parse(name, told)
    return told if again == document and _codes(still) == _codes(found) else None


def _codes(problems: Iterable[Diagnostic]) -> Counter[tuple[str, int]]:
    return Counter((each.code, len(each.labels)) for each in problems)


def _alike(told: Tried, written: Tried, code: str, language: str) -> bool:
    """Whether the same is wrong, and advice of the same kind is given."""
    if _codes(told.problems) != _codes(written.problems):
        return False
    return told.given(code, language).get("hint") == written.given(code, language).get("hint")


def _slips(problem: Diagnostic, meant: str, words: Vocabulary, language: str) -> Iterator[str]:
    """How somebody who writes in a language might misspell the word that was meant, or the English word."""
    known = problem.arguments["known"]
    for right in (words.spell(meant, language), words.spell(meant, "en")):
        for wrong in (right[:-2] + right[:-3:-1], right + right[-1]):
            if isinstance(known, Concepts) and words.nearest(wrong, known, language) == meant:
                yield wrong


def _misspelt(files: Shown, problem: Diagnostic, wrong: str) -> Shown:
    """The files with a word misspelt as somebody would who writes in their language."""
    word = re.compile(rf"(?<!\w){re.escape(str(problem.arguments['word']))}(?!\w)")
    return files._replace(bad={name: word.sub(wrong, text) for name, text in files.bad.items()})
