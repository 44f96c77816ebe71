"""What follows from a fault can follow from it, and only one entry says what follows in each case."""

from collections.abc import Iterator
from itertools import combinations

from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.ruleset.faults import FOUND, REMEDIES, Fault, culprits
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Label


def remedies_fit(it: Coherence) -> Iterator[Diagnostic]:
    """A revoke is not mended by cutting again, and not noticed while the cards are dealt."""
    for name, fault in it.rules.fault.items():
        found = (each for each in FOUND[fault.event] if each is not None)
        for field, said, known in (("found", fault.found, (*found,)), ("remedy", fault.remedy, REMEDIES[fault.event])):
            if said is not None and said not in known:
                label = Label(it.span("fault", name, "event"), "event")
                yield problems.FAULT_OTHERWISE.at(
                    it.span("fault", name, field), label, word=Concept(said), event=Concept(fault.event),
                    known=Concepts(known), n=len(known),
                )  # fmt: skip


def faults_are_settled_once(it: Coherence) -> Iterator[Diagnostic]:
    """Where two entries speak of one case, nobody knows which of them holds."""
    for (one, first), (two, second) in combinations(it.rules.fault.items(), 2):
        if _one_case(first, second):
            farther, nearer = sorted((one, two), key=lambda name: it.declared("fault", name))
            label = Label(it.span("fault", farther), "other")
            yield problems.FAULT_TWICE.at(it.span("fault", nearer), label, one=Concept(farther), two=Concept(nearer))


def _one_case(one: Fault, two: Fault) -> bool:
    return (
        one.event == two.event
        and (one.found == two.found or None in {one.found, two.found})
        and (culprits(one) == culprits(two) or "anyone" in {culprits(one), culprits(two)})
    )
