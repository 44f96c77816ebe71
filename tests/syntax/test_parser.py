"""Our parser and Lark's make the same tree of the same words, and refuse the same word."""

import random
from pathlib import Path
from typing import Any, Final

import pytest
from lark import Token as LarkToken
from lark import Tree as LarkTree
from lark.exceptions import UnexpectedToken

from tarotrules import documents, library
from tarotrules.source.text import Source
from tarotrules.syntax import from_dsl
from tarotrules.syntax.grammar import made
from tarotrules.syntax.parser import FILE_END, Parser, Tree
from tarotrules.syntax.repair import Reading
from tarotrules.syntax.tokens import Token

LARK: Final = made()
FILES: Final = [*library.everything().values(), Path("docs/examples/jeudi.tarot")]
Shape = tuple[str, tuple[object, ...]] | str


def tokens_of(path: Path) -> list[Token]:
    """The words and signs of a file, as they are parsed."""
    given: list[Token] = []

    class Kept(Reading):
        def __init__(self, tokens: list[Token], *rest: Any) -> None:
            super().__init__(tokens, *rest)
            given.extend(tokens)

    with pytest.MonkeyPatch.context() as trap:
        trap.setattr(from_dsl, "Reading", Kept)
        from_dsl.parse(Source(path.name, path.read_text("utf-8")), documents.vocabulary())
    return given


def ours(tokens: list[Token]) -> tuple[int, Shape | None]:
    """How many words were taken, and the tree of all."""
    parser = Parser()
    taken = next((at for at, each in enumerate(tokens) if not parser.take(each)), len(tokens))
    return taken, None if parser.tree is None else shape(parser.tree)


def larks(tokens: list[Token]) -> tuple[int, Shape | None]:
    """The same by Lark."""
    parser, found = LARK.parse_interactive(""), None
    for at, each in enumerate(tokens):
        try:
            found = parser.feed_token(LarkToken(each.type, str(at)))
        except UnexpectedToken:
            return at, None
    return len(tokens), None if found is None else shape(found, tokens)


def shape(tree: object, tokens: list[Token] | None = None) -> Shape:
    """What it is called, and what its parts are; a word by its kind and place."""
    match tree:
        case Tree() | LarkTree():
            return str(tree.data), tuple(shape(each, tokens) for each in tree.children)
        case LarkToken() if tokens is not None:
            return repr(tokens[int(tree)])
    return repr(tree)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_the_same_tree(path: Path) -> None:
    """And so it is where a word is lost, doubled or stands in another's place, as far as it can be read."""
    tokens, chance = tokens_of(path), random.Random(path.stem)
    assert tokens[-1].type == FILE_END
    assert ours(tokens) == larks(tokens)
    assert ours(tokens)[1] is not None

    for _ in range(2):
        at, other = chance.randrange(len(tokens) - 1), chance.randrange(len(tokens) - 1)
        for damaged in ([], [tokens[at]] * 2, [tokens[other]]):
            broken = [*tokens[:at], *damaged, *tokens[at + 1 :]]
            assert ours(broken) == larks(broken)
