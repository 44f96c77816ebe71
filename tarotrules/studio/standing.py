"""Where in a file of rules somebody is writing: in which block, behind which words; also while half is written."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tarotrules import documents
from tarotrules.draft.head import STATUS, STATUSES, TOLD
from tarotrules.draft.looks import PROSE, RELATIONS
from tarotrules.draft.shape import RecordType, lookup
from tarotrules.games.registry import family
from tarotrules.settings.kinds import Choice, Kind
from tarotrules.settings.record import Entries, Group, Setting
from tarotrules.settings.walk import SettingPath
from tarotrules.source.text import Source
from tarotrules.syntax.language import declared, detect
from tarotrules.syntax.lexer import STRUCTURAL_OR_WORD, Lexer
from tarotrules.syntax.names import entry_name
from tarotrules.syntax.tokens import Token
from tarotrules.syntax.vocabulary import Words

HEADS: Final = frozenset({"VARIANT", "OPTION"})
TEXTS: Final = frozenset({*PROSE, *TOLD, "reason"})
"""Words of blocks that hold texts by language."""
PASSED: Final = frozenset({"FIXED", "REMOVE", "CITATION"})
"""What stands before a statement or in it and leads nowhere."""
WORDS: Final = STRUCTURAL_OR_WORD | {"NUMBER"}
ENDS: Final = frozenset({"NEWLINE", "END"})


class Place(NamedTuple):
    """What words have led to: a block for a record, names, a value, texts; or nothing that is known."""

    path: SettingPath = ()
    record: RecordType | None = None
    names: Entries | None = None
    kind: Kind | None = None
    texts: bool = False
    rest: tuple[Token, ...] = ()
    """What is written of the value."""


class Standing(NamedTuple):
    """A place in a file: the block, the words of the statement so far, and the word that is being written."""

    language: str
    block: Place | None
    """Nothing in the header."""
    before: tuple[Token, ...]
    start: int
    said: frozenset[str] = frozenset()
    """The words that statements of the block began with so far."""

    @property
    def place(self) -> Place:
        """What the statement has come to."""
        return led(self.block or Place(), self.before)


def standing(text: str, at: int, reader: str) -> Standing | None:
    """Where an offset is; nothing inside of a text, a citation or a comment.

    Of a few words, nobody can tell which language they are: then it is the reader's.
    """
    document, words = documents.parse("", text).document, _words(text, reader)
    lexer = Lexer(words)
    # A full stop that nothing follows would be taken for the end of a sentence.
    dotted = text[:at].endswith((".", "．"))
    tokens = lexer.file(Source("", text[:at] + "x" * dotted))
    tokens = tokens[:-1] if dotted else tokens
    if any(comment.span.end == at for comment in lexer.comments) or _is_inside(tokens, text, at):
        return None
    writing = tokens[-1] if tokens and tokens[-1].span.end == at and tokens[-1].type in STRUCTURAL_OR_WORD else None
    tokens = tokens[:-1] if writing is not None else tokens
    game = family() if document is None else documents.family_of(document)
    block, before, said = _blocks(tokens, game.ruleset())
    return Standing(words.language, block, before, writing.span.start if writing is not None else at, said)


def word_at(text: str, at: int, reader: str) -> tuple[Standing, Token] | None:
    """The word that an offset is in or beside, and where it stands."""
    tokens = Lexer(_words(text, reader)).file(Source("", text))
    found = next((each for each in tokens if each.span.start <= at <= each.span.end and each.type in WORDS), None)
    here = standing(text, found.span.start, reader) if found is not None else None
    return (here, found) if here is not None and found is not None else None


def _words(text: str, reader: str) -> Words:
    """What may be written in a text that is being written."""
    vocabulary = documents.vocabulary(documents.parse("", text).game)
    line = declared(Source("", text), vocabulary)
    return vocabulary.words((line.code if line is not None else None) or detect(text, vocabulary, preferred=reader))


def _is_inside(tokens: Sequence[Token], text: str, at: int) -> bool:
    """Whether the last of the tokens is a text or citation that has not ended."""
    last = tokens[-1] if tokens else None
    if last is None or last.type not in {"TEXT", "CITATION"} or last.span.end != at:
        return False
    return len(last.span.text) == 1 or text[at - 1] not in '"＂”“»«」]］'


def _blocks(tokens: Sequence[Token], shape: RecordType) -> tuple[Place | None, tuple[Token, ...], frozenset[str]]:
    """The innermost block that is open, the statement so far, and the heads of those before it."""
    blocks: list[tuple[Place | None, set[str]]] = [(None, set())]
    before: list[Token] = []
    for token in tokens:
        if token.type == "LBRACE":
            inside = blocks[-1][0]
            blocks.append((Place(record=shape) if inside is None else led(inside, before), set()))
            before = []
        elif token.type == "RBRACE":
            if len(blocks) > 1:
                blocks.pop()
            before = []
        elif token.type in ENDS:
            before = before if blocks[-1][0] is None else []
        else:
            if not before:
                blocks[-1][1].add(token.value)
            before.append(token)
    return blocks[-1][0], tuple(before), frozenset(blocks[-1][1])


def led(block: Place, words: Sequence[Token]) -> Place:
    """What words in a block lead to."""
    if any(each.type == "AT" for each in words):
        return block
    words = [each for each in words if each.type not in PASSED]
    if block.names is not None and words:
        return led(_named(block, words[0]), words[1:])
    if not words or block.kind is not None:
        return block._replace(rest=tuple(words))
    word = words[0]
    if block.record is None:
        return Place()
    if word.value in RELATIONS and lookup(block.record, word.value) is None:
        return led(block, words[2:]) if len(words) > 1 else _beside(block)
    found = lookup(block.record, word.value)
    if found is None and word.value == STATUS and not block.path:
        return Place((STATUS,), kind=Choice(*STATUSES), rest=tuple(words[1:]))
    if found is None:
        return Place(texts=word.value in TEXTS, path=block.path)
    name, field, bare = found
    path = (*block.path, name)
    match field:
        case Setting(kind):
            return Place() if bare is not None else Place(path, kind=kind, rest=tuple(words[1:]))
        case Group(record):
            return led(Place(path, record), words[1:])
    return led(Place(path, names=field), words[1:])


def _named(block: Place, word: Token) -> Place:
    """What the name of an entry leads to."""
    path, of = (*block.path, entry_name(word.span.text, word.value)), block.names.of if block.names else None
    return Place(path, kind=of) if isinstance(of, Kind) else Place(path, of)


def _beside(block: Place) -> Place:
    """What stands behind *like*, *before* and *after*: the name of another entry of the kind."""
    return Place(block.path[:-1], names=Entries(of=block.record)) if block.record is not None else Place()
