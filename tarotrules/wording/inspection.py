"""Looking into Fluent trees without saying them."""

from collections.abc import Iterator

from fluent.syntax import ast

from tarotrules.wording.entries import Entries


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and everything in it, in order."""
    yield node
    for child in vars(node).values():
        for inner in child if isinstance(child, list) else [child]:
            if isinstance(inner, ast.BaseNode):
                yield from walk(inner)


def variables(entries: Entries, name: str) -> frozenset[str]:
    """The ``$arguments`` of a pattern and of the messages it mentions; a term keeps its own to itself."""
    found: set[str] = set()
    for pattern in _reached(entries, name):
        found.update(node.id.name for node in walk(pattern) if isinstance(node, ast.VariableReference))
    return frozenset(found)


def mentioned(node: ast.MessageReference | ast.TermReference) -> str:
    """``id``, ``-id`` or ``id.attribute`` of a reference."""
    sigil = "-" if isinstance(node, ast.TermReference) else ""
    return sigil + node.id.name + (f".{node.attribute.name}" if node.attribute else "")


def _reached(entries: Entries, name: str) -> Iterator[ast.Pattern]:
    seen, waiting = {name}, [name]
    while waiting:
        pattern = entries.pattern(waiting.pop())
        yield pattern
        messages = {mentioned(node) for node in walk(pattern) if isinstance(node, ast.MessageReference)}
        waiting += messages - seen
        seen |= messages
