"""A parser that is given one token after the other, and follows the table that was made of the grammar.

Lark makes the table (:mod:`tarotrules.syntax.make_table`). To follow it takes a page, and to load Lark a sixth of the
time that a file is checked in; nor could Lark go back to where a statement began.
"""

from collections.abc import Callable, Iterable
from typing import Final, cast

from tarotrules.syntax.parse_table import END, PRODUCTIONS, STATES
from tarotrules.syntax.tokens import Token

FILE_END: Final = "$END"
"""The token behind the last."""
_OPEN: Final = {number for number, (_, parts, _, _) in enumerate(PRODUCTIONS) if any(p.startswith("_") for p in parts)}
"""The productions with a part that is only a name of the grammar (``_item``): its own parts take its place."""
_PASSED: Final = {
    number
    for number, (_, parts, alias, alone) in enumerate(PRODUCTIONS)
    if number not in _OPEN and alone and alias is None and len(parts) == 1
}
"""Those that make of a part what it is already: most of what an expression goes through."""


class Tree:
    """What some words and signs are together; ``data`` is what the grammar calls it."""

    __slots__ = ("children", "data")

    def __init__(self, data: str, children: "list[Tree | Token]") -> None:
        self.data = data
        self.children = children


class Parser:
    """Takes one token after the other."""

    def __init__(self) -> None:
        self._states = [0]
        self._values: list[Tree | Token] = []
        self.tree: Tree | None = None
        """The file's tree, once the last token was taken."""

    def take(self, token: Token) -> bool:
        """Move on by one token; whether it fits."""
        if not _follow(self._states, token.type, self._build):
            return False
        if token.type == FILE_END:
            self.tree = cast("Tree", self._values[-1])
        else:
            self._values.append(token)
        return True

    def wants(self, kind: str) -> bool:
        """Whether a terminal may come next."""
        return kind in STATES[self._states[-1]]

    def would_take(self, tokens: Iterable[Token]) -> bool:
        """Whether these tokens would fit; the parser does not move."""
        states = [*self._states]
        return all(_follow(states, token.type, _build_nothing) for token in tokens)

    def forget_statement(self) -> bool:
        """Go back to where the innermost statement began; false in the header, which is none."""
        closed = 0
        while closed or not self.wants("BROKEN"):
            if not self._values:
                return False
            # A block that is closed already is part of the statement: nothing begins in it.
            kind = getattr(self._values.pop(), "type", "")
            closed += (kind == "RBRACE") - (kind == "LBRACE" and closed > 0)
            self._states.pop()
        return True

    def _build(self, production: int) -> None:
        """Put what a production is made of together."""
        if production in _PASSED:
            return
        made, parts, alias, alone = PRODUCTIONS[production]
        first = len(self._values) - len(parts)
        children = self._values[first:]
        if production in _OPEN:
            children = _flat(children, parts)
        del self._values[first:]
        is_itself = alone and alias is None and len(children) == 1
        self._values.append(children[0] if is_itself else Tree(alias or made, children))


def _follow(states: list[int], kind: str, build: Callable[[int], None]) -> bool:
    """Go where a terminal leads, once all that is complete before it is built; whether it leads anywhere."""
    while (to := STATES[states[-1]].get(kind)) is not None:
        if to >= 0:
            states.append(to)
            return True
        made, parts, _, _ = PRODUCTIONS[~to]
        del states[len(states) - len(parts) :]
        states.append(STATES[states[-1]][made])
        build(~to)
        if kind == FILE_END and states[-1] == END:
            return True
    return False


def _build_nothing(_: int) -> None:
    """What is only tried is not built."""


def _flat(children: "list[Tree | Token]", parts: tuple[str, ...]) -> "list[Tree | Token]":
    """The parts of a branch, with those of parts that are only names of the grammar in their place."""
    found: list[Tree | Token] = []
    for child, part in zip(children, parts, strict=True):
        if not part.startswith("_"):
            found.append(child)
        elif found:
            found += cast("Tree", child).children
        else:
            # Nobody else has it: a long list grows, and is not copied at each step.
            found = cast("Tree", child).children
    return found
