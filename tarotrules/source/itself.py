"""A thing as itself, so that what was made of it can be remembered."""

from typing import Generic, TypeVar

_T = TypeVar("_T")


class Itself(Generic[_T]):
    """A thing that equals no other, whatever they say: places in it are part of what is made of it."""

    def __init__(self, it: _T) -> None:
        self.it = it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Itself) and self.it is other.it

    def __hash__(self) -> int:
        return id(self.it)
