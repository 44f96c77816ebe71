"""Which human language a file is written in."""

import re
from collections import Counter

from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.source.node import Node
from tarotrules.source.text import Source, Span
from tarotrules.syntax import problems
from tarotrules.syntax.folding import fold
from tarotrules.syntax.lexer import segments
from tarotrules.syntax.signs import CJK, signs
from tarotrules.syntax.vocabulary import Vocabulary, Words

_LINE = re.compile(r"[\ufeff\s]*[#＃][^\S\n]*([^\s:：]+)[^\S\n]*[:：][^\S\n]*([^\s#]+)[^\S\n]*(?=[\r\n]|$)")
_ENOUGH = 400


class Declared(Node, aside=()):
    """The file's ``# language: fr`` line."""

    code: str | None
    """``None``: a language nobody has a table for."""
    span: Span


def declared(source: Source, vocabulary: Vocabulary) -> Declared | None:
    """What the first line says, in whatever language it says so."""
    match = _LINE.match(source.text)
    if match is None:
        return None
    key, code = fold(match[1]), fold(match[2])
    known = code in vocabulary.languages
    tables = [code] * known + ["en"] + [other for other in vocabulary.languages if other not in (code, "en")]
    if not any(vocabulary.lexicon(table).meaning.get(key) == "language" for table in tables):
        return None
    return Declared(code if known else None, Span(source, match.start(2), match.end(2)))


def language_of(source: Source, vocabulary: Vocabulary, found: list[Diagnostic]) -> str:
    """The declared language, else the one that has most of the words; English on a tie."""
    line = declared(source, vocabulary)
    if line and line.code:
        return line.code
    if line:
        known = Concepts(vocabulary.languages)
        found.append(problems.UNKNOWN_LANGUAGE.at(line.span, written=line.span.text, known=known))
    return detect(source.text, vocabulary)


def detect(text: str, vocabulary: Vocabulary, preferred: str = "en") -> str:
    """The language whose own tables have most words of a text; on a tie, one that is preferred."""
    words, runs = _words(text)
    scores = {code: _score(words, runs, vocabulary.words(code)) for code in vocabulary.languages}
    return max(scores, key=lambda code: (scores[code], code == preferred))


def _words(text: str) -> tuple[Counter[str], Counter[str]]:
    words, runs = Counter[str](), Counter[str]()
    for match in signs(text):
        if match.lastgroup == "WORD":
            words[fold(match[0])] += 1
        elif match.lastgroup == "RUN":
            runs[match[0]] += 1
        if len(words) + len(runs) > _ENOUGH:
            break
    return words, runs


def _score(words: Counter[str], runs: Counter[str], lexicon: Words) -> int:
    own = lexicon.lexicons[0].meaning
    # A letter alone says little: an unaccented "à" may be anybody's name for something.
    known = sum(count for key, count in words.items() if key in own and not (len(key) == 1 and key.isascii()))
    if not runs or max(map(max, own)) < CJK[0]:
        return known
    return known + sum(count * _known_segments(run, lexicon) for run, count in runs.items())


def _known_segments(run: str, lexicon: Words) -> int:
    return sum(lexicon.knows(fold(run[start:end])) for start, end in segments(run, lexicon))
