"""The reckoning has everything in it, and a milestone can be reached."""

from collections.abc import Iterator
from itertools import islice

from tarotrules.games.piquet.check import problems
from tarotrules.games.piquet.check.coherence import Coherence
from tarotrules.games.piquet.check.possible import MOST_JUDGED
from tarotrules.games.piquet.check.reach import most_of
from tarotrules.games.piquet.check.witness import told
from tarotrules.games.piquet.ruleset.milestones import CATEGORIES
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Label


def order_is_whole(it: Coherence) -> Iterator[Diagnostic]:
    """The order has each category of scores once."""
    order = it.rules.reckoning.order
    missing = [each for each in CATEGORIES if each not in order]
    if missing:
        yield problems.ORDER_LACKS.at(it.span("reckoning", "order"), missing=Concepts(missing))


def rivals_come_first(it: Coherence) -> Iterator[Diagnostic]:
    """Who has one milestone does not score another: only what is stated before has been scored by then."""
    names = list(it.rules.milestone)
    for place, (name, milestone) in enumerate(it.rules.milestone.items()):
        rival = milestone.rival
        if rival is not None and rival in names[place:]:
            how, labels = "itself", list[Label]()
            if rival != name:
                how, labels = "later", [Label(it.span("milestone", rival), "other")]
            span = it.span("milestone", name, "rival")
            yield problems.RIVAL_TOO_LATE.at(span, *labels, name=Concept(name), rival=Concept(rival), how=how)


def milestones_can_be_reached(it: Coherence) -> Iterator[Diagnostic]:
    """The best hand, with all that can be won in play, makes what a milestone asks for."""
    if not set(CATEGORIES).issubset(it.rules.reckoning.order):
        return
    for name, milestone in islice(it.rules.milestone.items(), MOST_JUDGED):
        most = most_of(it.rules, frozenset(milestone.counts), milestone.reach)
        if most is not None and most.bound < milestone.reach:
            hand = told(most.hand)
            label = Label(it.span("milestone", name, "counts"), "counts")
            span = it.span("milestone", name, "reach")
            yield problems.OUT_OF_REACH.at(
                span, label, name=Concept(name), reach=milestone.reach, most=most.bound, hand=hand, made=most.made
            )


def claims_keep_from_something(it: Coherence) -> Iterator[Diagnostic]:
    """That the younger reaches no milestone by a claim means something where he could."""
    for name, claim in it.rules.claim.items():
        counting = (each for each in it.rules.milestone.values() if each.who != "elder" and "claims" in each.counts)
        if claim.for_milestones == "never_younger" and not any(counting):
            yield problems.BARS_NOTHING.at(
                it.span("claim", name, "for_milestones"), name=Concept(name), always=Concept("always")
            )
