"""What somebody sees, as JSON data: each thing by the names of its parts."""

from typing import Any

from tarotrules.source.node import Node


def as_data(value: Any) -> Any:
    """A node, and all that it is made of."""
    if isinstance(value, Node):
        return {name: as_data(each) for name, each in vars(value).items()}
    return [as_data(each) for each in value] if isinstance(value, tuple) else value
