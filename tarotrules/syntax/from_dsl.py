"""A ``.tarot`` file, parsed into its document."""

from typing import Final, cast

from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.text import Source, Span
from tarotrules.syntax import problems
from tarotrules.syntax.braces import balance
from tarotrules.syntax.document import Comment, Document, Word
from tarotrules.syntax.header import mended
from tarotrules.syntax.language import declared, language_of
from tarotrules.syntax.layout import arrange
from tarotrules.syntax.lexer import Lexer
from tarotrules.syntax.names import file_name
from tarotrules.syntax.parser import Tree
from tarotrules.syntax.repair import Reading
from tarotrules.syntax.statements import Statements
from tarotrules.syntax.tokens import STRUCTURAL, Token
from tarotrules.syntax.vocabulary import Vocabulary

KIB: Final = 256
SHOWN: Final = 100

Parsed = tuple[Document | None, list[Diagnostic]]


def parse(source: Source, vocabulary: Vocabulary) -> Parsed:
    """What a file says, as far as it can be read, and what is wrong with its shape."""
    if (refused := too_large(source)) is not None:
        return None, [refused]
    found: list[Diagnostic] = []
    language = language_of(source, vocabulary, found)
    lexer = Lexer(vocabulary.words(language))
    tokens = balance(lexer.file(source), lexer.problems)
    document, more = from_tokens(source, tokens, lexer, vocabulary)
    return document, in_order([*found, *more])


def too_large(source: Source) -> Diagnostic | None:
    """Whether a file is refused unread."""
    if len(source.text) <= KIB * 1024:
        return None
    return problems.FILE_TOO_LARGE.at(Span(source, 0, 0), limit=KIB)


def from_tokens(source: Source, tokens: list[Token], lexer: Lexer, vocabulary: Vocabulary) -> Parsed:
    """The document that balanced tokens make, whatever notation they come from."""
    language = lexer.words.language
    end = Span(source, len(source.text), len(source.text))
    arranged = mended(arrange(tokens, lexer.problems), vocabulary, language, lexer.problems)
    reading = Reading([*arranged, Token("$END", "", end)], vocabulary, language)
    tree = reading.tree()
    found = [*lexer.problems, *reading.problems]
    if tree is None:
        return None, found
    statements = Statements(lexer.words)
    document = _document(source, tree, statements, lexer, vocabulary)
    found += [*statements.problems, *_names(document)]
    return document if reading.has_header else None, found


def _document(source: Source, tree: Tree, statements: Statements, lexer: Lexer, vocabulary: Vocabulary) -> Document:
    header, body = (cast("Tree", tree.children[i]) for i in (0, 2))
    kind, name = (cast("Token", child) for child in header.children[:2])
    clauses = {c.data: _clause(c) for c in header.children if not isinstance(c, Token)}
    return Document(
        kind="variant" if kind.type == "VARIANT" else "option",
        id=header_name(name),
        extends=next(iter(clauses.get("extends", ())), None),
        options=clauses.get("with", ()),
        body=statements.of(body),
        language=lexer.words.language,
        source=source,
        comments=_comments(source, lexer, vocabulary),
    )


def _clause(tree: Tree) -> tuple[Word, ...]:
    return tuple(header_name(t) for t in cast("list[Token]", tree.children) if t.type == "WORD")


def header_name(token: Token) -> Word:
    """A name in the header is that of a file: as written, unless only its translation can be one."""
    return Word(file_name(token.span.text, token.value), token.span)


def _comments(source: Source, lexer: Lexer, vocabulary: Vocabulary) -> tuple[Comment, ...]:
    """The comments but for the line that names the language, which is not one."""
    line = declared(source, vocabulary)
    if line is None:
        return tuple(lexer.comments)
    return tuple(c for c in lexer.comments if not c.span.start <= line.span.start < c.span.end)


def _names(document: Document) -> list[Diagnostic]:
    """A file cannot be called like a word of the structure."""
    name = document.id
    if name.concept not in STRUCTURAL or name.written.startswith("`"):
        return []
    return [problems.KEYWORD_AS_NAME.at(name.span, word=name.written)]


def in_order(found: list[Diagnostic]) -> list[Diagnostic]:
    """Problems in the order of the file, as many as somebody might read."""
    found = sorted(found, key=lambda d: d.labels[0].span.start if d.labels else 0)
    if len(found) <= SHOWN:
        return found
    first_left_out = found[SHOWN].labels[0].span
    return [*found[:SHOWN], problems.TOO_MANY_PROBLEMS.at(first_left_out, limit=SHOWN)]
