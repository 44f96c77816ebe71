"""The rules that people know, shipped variants and options, each as what it says of every setting."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from tarotrules import documents, library, pipeline
from tarotrules.draft.resolve import header_names
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant, works
from tarotrules.settings.walk import SettingPath, values

Agreed = Mapping[int, Any]
"""What a setting is, by number of players."""
State = Mapping[SettingPath, Agreed]


class Voice(NamedTuple):
    """Rules that are known: a variant, or those that one begins with and an option."""

    name: str
    parent: str | None
    players: tuple[int, ...]
    state: State

    def plays(self, state: State) -> bool:
        """Whether it says so of some settings, as far as it is about as many players."""
        return all(
            own == self.state.get(path, {}).get(players)
            for path, agreed in state.items()
            for players in self.players
            for own in (agreed.get(players),)
        )


@cache
def base() -> Variant:
    """The rules that one begins with."""
    return variant(family().base)


@cache
def ours() -> Voice:
    """What they say."""
    return _voice(base())


@cache
def variants() -> tuple[Voice, ...]:
    """The shipped variants of the game, the one that one begins with first."""
    found = (variant(name) for name in library.shipped(base().game))
    others = [_voice(each) for each in found if each.game == base().game and each.id != base().id]
    return ours(), *others


@cache
def options() -> Mapping[str, Voice]:
    """The shipped options that can be taken with the rules that one begins with."""
    found = {name: with_options((*documents.needs(name), name)) for name in library.shipped_options(base().game)}
    return {name: _voice(each)._replace(name=name) for name, each in found.items() if each is not None}


def with_options(names: Sequence[str]) -> Variant | None:
    """The rules that one begins with, and options; nothing if they do not go together."""
    return pipeline.load(family().base, tuple(names)).variant


def changed(option: str) -> State:
    """What an option, with those it needs, changes of the rules that one begins with, adds to them or takes away."""
    before, after = ours().state, options()[option].state
    return {path: after.get(path, {}) for path in {**before, **after} if after.get(path) != before.get(path)}


def groups(option: str) -> tuple[str, ...]:
    """The groups of which it is the only one that may be taken."""
    document = documents.document(option)
    return tuple(header_names(document, "group")) if document is not None else ()


def cited(option: str) -> tuple[str, ...]:
    """The works in which an option is found."""
    document = documents.document(option)
    if document is None:
        return ()
    layer = documents.layer(document)
    return tuple(dict.fromkeys(each for source in layer.sources for each in works(source)))


def variant(name: str) -> Variant:
    """A shipped variant."""
    found = pipeline.load(name).variant
    if found is None:
        raise ValueError(name)
    return found


def _voice(variant: Variant) -> Voice:
    return Voice(variant.id, variant.parent, tuple(variant.rulesets), said(variant))


def said(variant: Variant) -> State:
    """What a variant says of all settings."""
    found: dict[SettingPath, dict[int, Any]] = {}
    for players, rules in variant.rulesets.items():
        for path, _, value in values(rules):
            found.setdefault(path, {})[players] = value
    return found
