"""A document written as ``.tarot``, in any language that has a table."""

from typing import Final

from tarotrules.syntax.document import Comment, Document, Entry, Fixed, Guard, Remove, Statement, reasons_of
from tarotrules.syntax.language import detect
from tarotrules.syntax.outline import Head, Line, head_of, outline
from tarotrules.syntax.spelling import Speller
from tarotrules.syntax.vocabulary import Vocabulary

WIDTH: Final = 88
INDENT: Final = "  "


def to_dsl(document: Document, vocabulary: Vocabulary, language: str) -> str:
    """The document in the canonical words of a language, comments kept."""
    printer = _Printer(Speller(vocabulary, language, reasons_of(document)))
    text = printer.document(document)
    if language == "en" and detect(text, vocabulary) == "en":
        return text
    return language_line(printer.speller) + text


def language_line(speller: Speller) -> str:
    """``# langue: fr``."""
    return f"# {speller.keyword('language')}: {speller.language}\n"


class _Printer:
    def __init__(self, speller: Speller) -> None:
        self.speller = speller

    def document(self, document: Document) -> str:
        lines, top = outline(document)
        header = f"{self._header(document)} {{"
        body = self._block(lines, INDENT)
        return "\n".join([*map(comment_line, top), header, *body, "}"]) + "\n"

    def _header(self, document: Document) -> str:
        speller = self.speller
        parts = [speller.keyword(document.kind), speller.name(document.id)]
        if document.extends:
            parts += [speller.keyword("extends"), speller.name(document.extends)]
        if document.options:
            parts += [speller.keyword("with"), ", ".join(map(speller.name, document.options))]
        return " ".join(parts)

    def _block(self, lines: list[Line], indent: str) -> list[str]:
        return [text for line in lines for text in self._line(line, indent)]

    def _line(self, line: Line, indent: str) -> list[str]:
        texts = [""] if line.spaced else []
        texts += [indent + comment_line(comment) for comment in line.before]
        if line.statement is None:
            return texts
        behind = "".join(f"  {comment_line(comment)}" for comment in line.behind)
        short = self._on_one_line(line)
        if short is not None and (line.lines is None or len(indent + short) <= WIDTH):
            return [*texts, indent + short + behind]
        inner = self._block(line.lines or [], indent + INDENT)
        return [*texts, f"{indent}{self._opening(line.statement)} {{", *inner, f"{indent}}}{behind}"]

    def _on_one_line(self, line: Line) -> str | None:
        """The statement on one line, if it is simple enough for that: one block may hold one other."""
        if line.statement is None:
            return None
        if line.lines is None:
            return self._flat(line.statement)
        if any(inner.before or inner.behind or inner.spaced for inner in line.lines):
            return None
        if len(line.lines) > 1 and any(inner.lines is not None for inner in line.lines):
            return None
        inner = [self._on_one_line(inner) for inner in line.lines]
        texts = [text for text in inner if text is not None]
        opening = self._opening(line.statement)
        return " ".join([opening, "{", *["; ".join(texts)][: len(texts)], "}"]) if len(texts) == len(inner) else None

    def _flat(self, statement: Statement) -> str:
        """A statement without a block."""
        speller = self.speller
        match statement:
            case Fixed(inner):
                return f"{speller.keyword('fixed')} {self._flat(inner)}"
            case Remove(path, names):
                words = "".join(f"{speller.word(word)} " for word in path)
                return f"{speller.keyword('remove')} {words}{speller.names(names)}"
            case Entry(values=values, citation=citation):
                written = f" {speller.values(values)}" if values else ""
                return f"{speller.head_of_values(statement)}{written}{speller.citation(citation)}"
        return self._opening(statement)

    def _opening(self, statement: Statement) -> str:
        """What stands before a block."""
        match statement:
            case Guard(players):
                return guard(self.speller, players)
            case Fixed(Entry() as entry):
                return opening(self.speller, head_of(entry, fixed=True))
            case Entry():
                return opening(self.speller, head_of(statement))
        return ""


def guard(speller: Speller, players: tuple[int, ...]) -> str:
    """``at 3, 5 players``, in the order of the language."""
    numbers = ", ".join(map(str, players))
    at = speller.keyword("at")
    # After a preposition a noun may have another form than at the head of a line.
    noun = speller.words.sign("players_there_are", speller.word("players"))
    last = speller.words.sign("guard", "first") == "last"
    return f"{numbers} {noun} {at}" if last else f"{at} {numbers} {noun}"


def opening(speller: Speller, head: Head) -> str:
    """``fixed bonus x like y [p. 3]``."""
    first, *rest = head.words
    words = [speller.keyword("fixed")] if head.fixed else []
    words += [speller.head(first), *map(speller.word, rest)]
    if head.like:
        words += [speller.word("like"), speller.word(head.like)]
    return " ".join(words) + speller.citation(head.innermost.citation)


def comment_line(comment: Comment) -> str:
    """``# …``."""
    return f"# {comment.text}".rstrip()
