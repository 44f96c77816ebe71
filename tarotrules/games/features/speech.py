"""What conditions and amounts of a family may speak of: its scopes, and what each thing in them has.

A hook that decides what somebody *may do* reads only what that person sees: the scopes say which names each hook knows.
Ids of classes of cards, and of other things that a variant declares, are names too.
"""

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from typing import Final

from tarotrules.expressions.tree import Steps
from tarotrules.source.node import Node

SIDE, PLAYER, PLAYERS, NOBODY = "side", "player", "players", "nobody"
COUNT, NUMBER, TRUTH, CARD = "count", "number", "truth", "card"
CLASS: Final = "class"
"""What the name of a class of cards means that stands alone."""
PARTIES: Final = frozenset({SIDE, PLAYER, PLAYERS, NOBODY})
NUMBERS: Final = frozenset({COUNT, NUMBER})


class Names(Node):
    """The ids a variant declares that expressions may use."""

    classes: frozenset[str]
    """Of cards."""
    feats: frozenset[str] = frozenset()
    """Of what else has a name that a formula may ask about, such as the promises of tarot."""


class Unknown(Node):
    """The step of a path that means nothing, and what could have stood there."""

    step: int
    possible: tuple[str, ...]


class Speech(Node):
    """What formulas of a family speak of."""

    scopes: Mapping[str, Mapping[str, str]]
    """By what is decided: the first steps of paths, with their types."""
    members: Mapping[str, Mapping[str, str]]
    """By type: what a thing of it has, with its type."""
    of_classes: frozenset[str]
    """The types that have one count for every class of cards, too."""
    holders: tuple[str, ...]
    """The types of what is meant first where somebody names only what it has."""
    of_cards: str
    """The one that is meant first where he names cards."""
    asked: Mapping[str, tuple[str, ...]]
    """How a condition asks about a thing of each type; the first is added to its path."""
    named: frozenset[str] = frozenset()
    """The scopes that know what a variant declares by its name alone."""
    feat: str = ""
    """The type of what it declares beside classes of cards."""

    def roots(self, scope: str, names: Names) -> dict[str, str]:
        """First steps a path may have in a scope, with their types."""
        if scope not in self.named:
            return dict(self.scopes[scope])
        own = dict.fromkeys(sorted(names.classes), CLASS)
        return {**own, **dict.fromkeys(sorted(names.feats), self.feat), **self.scopes[scope]}

    def members_of(self, kind: str, names: Names) -> dict[str, str]:
        """Steps that may follow a thing of a type, with their types."""
        classes = dict.fromkeys(sorted(names.classes), COUNT) if kind in self.of_classes else {}
        return {**classes, **self.members.get(kind, {})}

    def type_of(self, steps: Steps, scope: str, names: Names) -> str | Unknown:
        """The type of a path, or where it goes wrong."""
        known = self.roots(scope, names)
        kind = ""
        for place, step in enumerate(steps):
            if step not in known:
                return Unknown(place, tuple(sorted(known)))
            kind = known[step]
            known = self.members_of(kind, names)
        return kind

    def ways_to(self, step: str, scope: str, names: Names, kinds: Collection[str] = ()) -> list[str]:
        """The dotted paths of two steps that end with a word, perhaps only those of some types; the likeliest first."""
        known = self.roots(scope, names)
        # What is both a class and had by a side is asked of the side: oudlers.
        order = (self.of_cards, *self.holders) if step in names.classes and step not in self._had else self.holders
        holders = sorted((each for each in known if known[each] in order), key=lambda each: order.index(known[each]))
        has = {each: self.members_of(known[each], names).get(step) for each in holders}
        return [f"{each}.{step}" for each in holders if has[each] is not None and (not kinds or has[each] in kinds)]

    def asked_of(self, path: tuple[str, ...], scope: str, names: Names) -> tuple[str, ...]:
        """What a condition says of a thing that is no condition by itself, word by word; nothing of most others."""
        kind = self.type_of(path, scope, names)
        if kind == CLASS:
            return (*(counted[:1] if (counted := self.ways_to(path[0], scope, names, {COUNT})) else path), ">", "0")
        if isinstance(kind, Unknown) or kind not in self.asked:
            return ()
        more, *behind = self.asked[kind]
        return (".".join(path) + more, *behind)

    def kind_of(self, steps: Steps) -> str | None:
        """The type of a path whose names are known to be right; ``None`` for a name that stands alone."""
        kind = self._anywhere.get(steps[0])
        for step in steps[1:]:
            has = self._declared if kind is None else self.members.get(kind, {})
            # Whatever else is asked of what has cards is how many of some class it has.
            kind = has.get(step, COUNT if kind in self.of_classes else None)
        return kind

    def is_whole(self, steps: Steps) -> bool:
        """Whether a path can only be a whole number: every count is."""
        return self.kind_of(steps) == COUNT

    def needs(self, scope: str, words: Iterable[str]) -> frozenset[str]:
        """Those of some first steps that a scope does not know, though another does."""
        return frozenset(word for word in words if word in self._anywhere and word not in self.scopes[scope])

    @cached_property
    def _anywhere(self) -> Mapping[str, str]:
        return {word: kind for known in self.scopes.values() for word, kind in known.items()}

    @cached_property
    def _declared(self) -> Mapping[str, str]:
        """What something with a name of the variant's own has."""
        return {**self.members.get(CLASS, {}), **self.members.get(self.feat, {})}

    @cached_property
    def _had(self) -> frozenset[str]:
        """What a side has of its own."""
        return frozenset(self.members.get(SIDE, {}))
