"""Numbers of rules for tests, which know a rule by its slot."""

from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.numbers import with_players


def rule_number(slot: str, players: int | None = None) -> str:
    """The number that a rule has in all books; for some players, where these are told apart."""
    known = registry().rules[slot].number
    return known if players is None else with_players(known, players)


def own_number(variant: Variant, slot: str) -> str:
    """The number that a rule has in a variant's book."""
    return registry().numbers_of(variant).of(slot)
