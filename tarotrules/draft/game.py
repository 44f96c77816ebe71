"""Which game a file is about: the furthest file it builds on says so, and nothing it takes may differ."""

from collections.abc import Collection, Iterable

from tarotrules.draft.problems import OTHER_GAME, UNKNOWN_GAME
from tarotrules.expressions.tree import Path
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.syntax.document import Document, Entry


def game_of(root: Document, others: Iterable[Document], known: Collection[str], usual: str) -> str | Diagnostic:
    """The game that ``root`` names, or the usual one; ``others`` build on it or are taken with it."""
    said = named(root)
    game = usual if said is None else said.steps[0]
    if said is not None and game not in known:
        return UNKNOWN_GAME.at(said.span, word=game, known=Concepts(known))
    for each in others:
        said = named(each)
        if said is not None and said.steps[0] not in known and _is_like_one(said.steps[0], known):
            # A slip of the pen; what is like no game is another one.
            return UNKNOWN_GAME.at(said.span, word=said.steps[0], known=Concepts(known))
        if said is not None and said.steps[0] != game:
            return OTHER_GAME.at(said.span, word=said.steps[0], base=root.id.concept, game=game)
    return game


def _is_like_one(word: str, known: Collection[str]) -> bool:
    from difflib import get_close_matches

    return bool(get_close_matches(word, known, n=1))


def named(document: Document) -> Path | None:
    """The game a file says it is about."""
    for statement in document.body:
        if isinstance(statement, Entry) and statement.word.concept == "game" and statement.values:
            item = statement.values[0][0]
            return item if isinstance(item, Path) else None
    return None
