"""What the chapters of a ruleset of Piquet must agree on, in the order in which it is told."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from tarotrules.games.checking import named
from tarotrules.games.checking.problems import CLASS_NOT_IN_PACK
from tarotrules.games.checking.references import references_exist
from tarotrules.games.piquet.check import claims, contests, counts, dealing, milestones, settling
from tarotrules.games.piquet.check.coherence import Coherence
from tarotrules.games.piquet.ruleset.features import HAND, MEMBERS
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Diagnostic, Label

_CLASS: Final = ("deck", "class")
_TAKEN: Final[Mapping[SettingPath, Collection[str]]] = {_CLASS: MEMBERS[HAND].keys()}
"""Words that conditions read as their own where the name of a class could stand."""


def _classes_have_cards(it: Coherence) -> Iterator[Diagnostic]:
    for name in it.rules.deck.class_:
        if not it.rules.deck.of(name):
            label = Label(it.span("deck", "lowest"), "without")
            yield CLASS_NOT_IN_PACK.at(it.span(*_CLASS, name, "cards"), label, name=Concept(name))


def _names_mean_one_thing(it: Coherence) -> Iterator[Diagnostic]:
    return named.names_mean_one_thing(it, _TAKEN)


Check = Callable[[Coherence], Iterator[Diagnostic]]
NAMES: Final[tuple[Check, ...]] = (_classes_have_cards, _names_mean_one_thing, references_exist)
"""Whatever is called by a name is there, and called by no other word."""
CHECKS: Final[tuple[Check, ...]] = (
    dealing.pack_is_dealt,
    dealing.stock_is_exchanged,
    dealing.exchanges_can_be_made,
    dealing.partners_sit_opposite,
    claims.claims_know_their_cards,
    claims.claims_can_hold,
    claims.ties_are_settled,
    claims.claims_are_worth_something,
    contests.combinations_occur,
    contests.combinations_are_worth_something,
    contests.contests_differ,
    contests.ties_are_settled,
    counts.counts_occur,
    counts.counts_are_worth_something,
    counts.tricks_count_once,
    milestones.order_is_whole,
    milestones.rivals_come_first,
    milestones.milestones_can_be_reached,
    milestones.claims_keep_from_something,
    settling.partie_is_settled,
    settling.payments_are_whole,
    settling.weights_fit,
)
