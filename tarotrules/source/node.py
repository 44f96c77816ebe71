"""Values that never change: the nodes of trees.

They are what ``@dataclass(frozen=True)`` makes, without what that costs at each start: it writes and compiles five
methods for every class.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Self, dataclass_transform


@dataclass_transform(frozen_default=True)
class Node:
    """Fields in the order they are declared, inherited ones first; those ``aside`` are neither compared nor shown."""

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _told: ClassVar[tuple[str, ...]] = ()
    _all: ClassVar[frozenset[str]] = frozenset()
    _unsaid: ClassVar[Mapping[str, Any]] = {}
    """What fields are that nobody gives."""

    def __init_subclass__(cls, aside: tuple[str, ...] = ("span",)) -> None:
        super().__init_subclass__()
        own = (name for name in cls.__annotations__ if name not in cls.__match_args__)
        cls.__match_args__ = (*cls.__match_args__, *own)  # type: ignore[misc] # what it is made for
        cls._told = tuple(name for name in cls.__match_args__ if name not in aside)
        cls._all = frozenset(cls.__match_args__)
        cls._unsaid = {name: getattr(cls, name) for name in cls.__match_args__ if hasattr(cls, name)}

    def __init__(self, *values: Any, **named: Any) -> None:
        names, own = self.__match_args__, self.__dict__
        own.update(zip(names, values), **named)  # noqa: B905 what is too much or too little is counted
        if named or len(values) != len(names):
            self._complete(len(values) + len(named))
        self.__post_init__()

    def _complete(self, given: int) -> None:
        """Put in what was not given; refuse what is unknown, given twice or missing."""
        own = self.__dict__
        once = len(own) == given
        for name, value in self._unsaid.items():
            own.setdefault(name, value)
        if not once or own.keys() != self._all:
            raise TypeError(f"{type(self).__name__} takes {', '.join(self.__match_args__)}")

    def __post_init__(self) -> None:
        """Refuse fields that do not fit together."""

    def _replace(self, **fields: Any) -> Self:
        """The same node but for some fields."""
        return type(self)(**{**self.__dict__, **fields})

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} never changes")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} never changes")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        mine, theirs = self.__dict__, other.__dict__
        return all(mine[name] == theirs[name] for name in self._told)

    def __hash__(self) -> int:
        own = self.__dict__
        return hash((type(self), *[own[name] for name in self._told]))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={self.__dict__[name]!r}' for name in self._told)})"
