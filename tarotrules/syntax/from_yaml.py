"""A YAML file, parsed into the same document: YAML is the ``.tarot`` notation with indentation.

``key: value`` is the statement ``key value``, a list has commas, a mapping has braces. So the file is
turned into the very tokens of the other notation, each with its place, and parsed by the same parser.
"""

from collections.abc import Callable, Iterator
from typing import Final

from tarotrules.source.diagnostics import Diagnostic, Label
from tarotrules.source.text import Source, Span
from tarotrules.syntax import problems
from tarotrules.syntax.from_dsl import Parsed, from_tokens, in_order, too_large
from tarotrules.syntax.language import language_of
from tarotrules.syntax.lexer import Lexer
from tarotrules.syntax.tokens import Token
from tarotrules.syntax.vocabulary import Vocabulary
from tarotrules.syntax.yaml_nodes import Mapping, Node, Refused, Scalar, Sequence, comments_of, read_yaml, without_space

TEXTS: Final = frozenset({"title", "note", "source", "played_by", "period", "reason"})
"""What is written under these words is text, quoted or not."""
NAMED: Final = frozenset({"reason"})
"""Of these, the ones whose texts have a name first."""

_HEADER: Final = {"VARIANT": 0, "OPTION": 0, "EXTENDS": 1, "WITH": 2}
_NOT_IN_SCALARS: Final = frozenset({"LBRACE", "RBRACE", "END"})


def parse(source: Source, vocabulary: Vocabulary) -> Parsed:
    """What a file says, as far as it can be read, and what is wrong with its shape."""
    if (refused := too_large(source)) is not None:
        return None, [refused]
    try:
        root = read_yaml(source)
    except Refused as refusal:
        return None, [refusal.problem]
    found: list[Diagnostic] = []
    language = language_of(source, vocabulary, found)
    lexer = Lexer(vocabulary.words(language))
    lexer.comments = comments_of(source, root)
    reader = _Reader(lexer)
    tokens = list(reader.file(root)) if isinstance(root, Mapping) else []
    if root and not tokens:
        found.append(_wrong_kind(root))
        return None, found
    document, more = from_tokens(source, tokens, lexer, vocabulary)
    return document, in_order([*found, *more])


class _Reader:
    """Turns nodes into tokens."""

    def __init__(self, lexer: Lexer) -> None:
        self.lexer = lexer

    def file(self, root: Mapping) -> Iterator[Token]:
        header: dict[int, list[Token]] = {}
        body: list[tuple[list[Token], Node]] = []
        for key, value in self._entries(root):
            if len(key) == 1 and key[0].type in _HEADER:
                header[_HEADER[key[0].type]] = [*key, *self._value(value)]
            else:
                body.append((key, value))
        yield from (token for _, tokens in sorted(header.items()) for token in tokens)
        yield _sign("LBRACE", root.span, root.span.start)
        for key, value in body:
            yield from self._statement(key, value, texts=False)
        yield _sign("RBRACE", root.span, root.span.end)

    def _entries(self, mapping: Mapping) -> Iterator[tuple[list[Token], Node]]:
        seen: dict[tuple[tuple[str, str], ...], Span] = {}
        for key, value in mapping.entries:
            if not isinstance(key, Scalar):
                self.lexer.problems.append(_wrong_kind(key))
                continue
            tokens = self._tokens(key)
            same = tuple(token[:2] for token in tokens if token.type != "CITATION")
            if same in seen:
                first = Label(seen[same], "first")
                self.lexer.problems.append(problems.DUPLICATE_KEY.at(key.span, first, key=key.value))
            elif tokens:
                seen[same] = key.span
                yield tokens, value
            else:
                self.lexer.problems.append(problems.MISSING_NAME.at(key.span))

    def _statement(self, key: list[Token], value: Node, *, texts: bool) -> Iterator[Token]:
        texts = (texts or _holds_texts(key)) and key[0].type != "REMOVE"
        if [token.type for token in key] == ["REMOVE"] and not isinstance(value, Scalar):
            yield from self._removals(key, value)
            return
        if isinstance(value, Mapping):
            yield from key
            yield from self._block(value, texts=texts)
        else:
            cited = [token for token in key if token.type == "CITATION"]
            yield from (token for token in key if token.type != "CITATION")
            yield from self._value(value, texts=texts)
            yield from cited
        yield _sign("END", value.span, value.span.end)

    def _block(self, mapping: Mapping, *, texts: bool) -> Iterator[Token]:
        yield _sign("LBRACE", mapping.span, mapping.span.start)
        for key, value in self._entries(mapping):
            yield from self._statement(key, value, texts=texts)
        yield _sign("RBRACE", mapping.span, self._end(mapping))

    def _end(self, mapping: Mapping) -> int:
        """Where a block ends: after the comments that are indented like it.

        YAML lets it end where the next one begins, comments of the next one included.
        """
        text, end = mapping.span.source.text, _end_of(mapping)
        if text[mapping.span.start : mapping.span.start + 1] == "{":
            return mapping.span.end
        for comment in self.lexer.comments:
            if comment.span.start >= end:
                between = text[end : comment.span.start]
                if between.strip() or ("\n" in between and _column(comment.span) < _column(mapping.span)):
                    break
                end = comment.span.end
        return end

    def _removals(self, path: list[Token], value: Node) -> Iterator[Token]:
        """``remove: {bid: [prise, garde]}``, or a list of what is removed."""
        if isinstance(value, Mapping):
            for key, inner in self._entries(value):
                yield from self._removals([*path, *key], inner)
            return
        listed = isinstance(value, Sequence) and len(path) == 1
        for item in value.items if isinstance(value, Sequence) and listed else [value]:
            yield from path
            yield from self._value(item)
            yield _sign("END", item.span, item.span.end)

    def _value(self, value: Node, *, texts: bool = False) -> Iterator[Token]:
        if isinstance(value, Mapping):
            self.lexer.problems.append(_wrong_kind(value))
        elif isinstance(value, Scalar):
            if not texts and (found := without_space(value)) is not None:
                self.lexer.problems.append(found)
                return
            yield from self._scalar(value, texts=texts)
        else:
            yield from self._list(value, texts=texts)

    def _list(self, sequence: Sequence, *, texts: bool) -> Iterator[Token]:
        separator: list[Token] = []
        for item in sequence.items:
            if not isinstance(item, Scalar) or item.is_null:
                self.lexer.problems.append(_wrong_kind(item))
                continue
            yield from separator
            yield from self._scalar(item, texts=texts)
            separator = [_sign("COMMA", item.span, item.span.end)]

    def _scalar(self, scalar: Scalar, *, texts: bool) -> Iterator[Token]:
        if texts and not scalar.is_null:
            yield Token("TEXT", scalar.value, scalar.span)
        else:
            yield from self._tokens(scalar)

    def _tokens(self, scalar: Scalar) -> list[Token]:
        """The words of a scalar; braces and comments have no business in it."""
        comments = len(self.lexer.comments)
        tokens = self.lexer.piece(scalar.value, _place(scalar))
        strange = [t.span for t in tokens if t.type in _NOT_IN_SCALARS]
        strange += [comment.span for comment in self.lexer.comments[comments:]]
        del self.lexer.comments[comments:]
        self.lexer.problems += [problems.UNEXPECTED.at(span, found=span.text) for span in strange]
        return [t for t in tokens if t.type not in _NOT_IN_SCALARS and t.type != "NEWLINE"]


def _place(scalar: Scalar) -> Callable[[int, int], Span]:
    source, offset, whole = scalar.span.source, scalar.offset, scalar.span
    if offset is None:
        return lambda *_: whole
    return lambda start, end: Span(source, offset + start, offset + end)


def _sign(kind: str, span: Span, offset: int) -> Token:
    return Token(kind, kind, Span(span.source, offset, offset))


def _holds_texts(key: list[Token]) -> bool:
    words = [token for token in key if token.type != "CITATION"]
    words = words[1:] if words and words[0].type == "FIXED" else words
    return heads_texts([word.value for word in words])


def heads_texts(words: list[str]) -> bool:
    """Whether texts stand below a head: below ``title``, and below ``reason`` and the reason's name."""
    return bool(words) and words[0] in TEXTS and len(words) <= 1 + (words[0] in NAMED)


def _wrong_kind(node: Node) -> Diagnostic:
    return problems.YAML_WRONG_KIND.at(node.span, found=type(node).__name__.lower())


def _end_of(node: Node) -> int:
    return node.span.end if isinstance(node, Scalar) or not node.items else _end_of(node.items[-1])


def _column(span: Span) -> int:
    return span.source.position(span.start)[1]
