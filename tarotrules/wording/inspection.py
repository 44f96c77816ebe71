"""Looking into patterns without saying them."""

from collections.abc import Iterator

from tarotrules.wording.entries import Entries
from tarotrules.wording.patterns import Argument, Mention, Pattern, walk


def variables(entries: Entries, name: str) -> frozenset[str]:
    """The ``$arguments`` of a pattern and of the messages it mentions; a term keeps its own to itself."""
    found: set[str] = set()
    for pattern in _reached(entries, name):
        found.update(node.name for node in walk(pattern) if isinstance(node, Argument))
    return frozenset(found)


def _reached(entries: Entries, name: str) -> Iterator[Pattern]:
    seen, waiting = {name}, [name]
    while waiting:
        pattern = entries.pattern(waiting.pop())
        yield pattern
        messages = {node.name for node in walk(pattern) if isinstance(node, Mention)}
        waiting += messages - seen
        seen |= messages
