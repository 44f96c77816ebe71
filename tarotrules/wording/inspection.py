"""Looking into patterns without saying them."""

from tarotrules.wording.entries import Entries
from tarotrules.wording.patterns import Argument, Mention, walk


def variables(entries: Entries, name: str) -> frozenset[str]:
    """The ``$arguments`` of a pattern and of the messages it mentions; a term keeps its own to itself."""
    found: set[str] = set()
    seen, waiting = {name}, [name]
    while waiting:
        for node in walk(entries.pattern(waiting.pop())):
            if isinstance(node, Argument):
                found.add(node.name)
            elif isinstance(node, Mention) and node.name not in seen:
                seen.add(node.name)
                waiting.append(node.name)
    return frozenset(found)
