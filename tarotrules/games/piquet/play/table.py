"""A ruleset made ready to be played by."""

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from tarotrules.cards.bits import CardSet
from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.combinations import Combination, Key, combinations
from tarotrules.games.piquet.engine.table import Ready, Table, table_of
from tarotrules.games.piquet.play.cards import set_of, those
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.settings.identity import ruleset_id
from tarotrules.settings.record import dump

REMEMBERED: Final = 64
"""Rulesets kept ready."""


class Own(NamedTuple):
    """A combination that somebody may call."""

    key: Key
    cards: CardSet
    worth: Amount
    combination: Combination


class PlayTable:
    """A ruleset as it is played by."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.settling: Table = table_of(rules)
        self.players = rules.players
        self.pack: CardSet = set_of(rules.deck.cards)
        self.contests = self.settling.contests
        self.places = range(rules.players)
        """From the elder on; the last is the dealer's."""
        self.sides = tuple(self.settling.side(place) for place in self.places)
        """By place: those who score together."""
        self.contest_of = {each.name: number for number, each in enumerate(self.contests)}

    @cached_property
    def id(self) -> str:
        """Of the ruleset."""
        return ruleset_id(dump(self.rules))

    def owned(self, contest: Ready, hand: CardSet) -> tuple[Own, ...]:
        """What a hand may call in a contest, the best first."""
        found = combinations(self.settling, contest, those(hand))
        return tuple(Own(each.key, set_of(each.cards), each.worth, each) for each in found)


@lru_cache(REMEMBERED)
def play_table(rules: Ruleset) -> PlayTable:
    """The table of a ruleset, made once."""
    return PlayTable(rules)
