"""A claim asks about what is known when it is told, can hold and can fail, and is worth something."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Final

from tarotrules.cards.french import Card
from tarotrules.expressions.tree import Expression, paths_of
from tarotrules.games.checking.problems import ALWAYS_HOLDS, NEVER_HOLDS, NOT_VISIBLE
from tarotrules.games.features.hands import judge
from tarotrules.games.piquet.check import problems
from tarotrules.games.piquet.check.coherence import Coherence
from tarotrules.games.piquet.check.possible import MOST_JUDGED
from tarotrules.games.piquet.check.witness import told
from tarotrules.games.piquet.check.worths import About, worth_problems
from tarotrules.games.piquet.engine.table import Held
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Numbers, Row

_KNOWN: Final[Mapping[str, frozenset[str]]] = {
    "at_once": frozenset({"dealt"}),
    "after_discard": frozenset({"dealt"}),
    "after_exchange": frozenset({"dealt", "hand"}),
    "when_complete": frozenset({"dealt", "hand"}),
}
"""By the moment a claim is told: the cards that are known by then."""


def claims_know_their_cards(it: Coherence) -> Iterator[Diagnostic]:
    """Before the exchange nobody knows the hand he will play with, and before the calls nobody knows what is good."""
    if it.rules.exchange is None:
        return
    for name, claim in it.rules.claim.items():
        known = _KNOWN[claim.moment]
        asked = [steps for formula in (claim.when, claim.worth) for steps in paths_of(formula)]
        unknown = [steps for steps in asked if steps[0] in {"dealt", "hand"} - known]
        early = [steps for steps in asked if steps[1:] == ("good",) and claim.moment != "when_complete"]
        for steps in (unknown or early)[:1]:
            span, word = it.span("claim", name, "when"), steps[0] if unknown else ".".join(steps)
            yield NOT_VISIBLE.at(span, word=Concept(word), known=Concepts(sorted({*known, "players"})))


def claims_can_hold(it: Coherence) -> Iterator[Diagnostic]:
    """Every condition on a hand holds for some hand, and fails for another; the witness is a hand."""
    deck, players, classes = it.rules.deck, Numbers((it.rules.players,)), _classes(it.rules)
    for name, claim in it.rules.claim.items():
        found = judge(claim.when, it.rules.deal.hand, classes, deck.cards)
        if found is None or (found.holds and found.fails):
            continue
        problem = NEVER_HOLDS if found.holds is None else ALWAYS_HOLDS
        hand = Concepts(told(found.holds or found.fails or ()).split())
        yield problem.at(it.span("claim", name, "when"), hand=hand, players=players, whom="some")


def ties_are_settled(it: Coherence) -> Iterator[Diagnostic]:
    """Who scores if two hands meet a condition is said where two can (R20)."""
    for name, claim in it.rules.claim.items():
        hands = _both(it, claim.when) if claim.tie is None else None
        if hands is not None:
            way, shown = Row(("tie", "nobody")), {"hand": told(hands[0]), "other": told(hands[1]), "one": "", "two": ""}
            span = it.span("claim", name)
            yield problems.TIE_NOT_SAID.at(span, name=Concept(name), of="claim", way=way, **shown)


def _both(it: Coherence, when: Expression) -> tuple[Sequence[Card], Sequence[Card]] | None:
    """Two hands that meet a condition: each of half of the pack, or one of the cards that another leaves."""
    pack, classes, size = it.rules.deck.cards, _classes(it.rules), it.rules.deal.hand
    for cards in (pack, pack[: len(pack) // 2]):
        one = judge(when, size, classes, cards)
        if one is None or one.holds is None:
            continue
        rest = tuple(card for card in pack if card not in one.holds)
        two = judge(when, size, {name: tuple(set(own) & {*rest}) for name, own in classes.items()}, rest)
        if two is not None and two.holds is not None:
            return one.holds, two.holds
    return None


def _classes(rules: Ruleset) -> Mapping[str, tuple[Card, ...]]:
    """The cards of each class, in the order of the pack."""
    return {name: tuple(filter(rules.deck.of(name).__contains__, rules.deck.cards)) for name in rules.deck.class_}


def claims_are_worth_something(it: Coherence) -> Iterator[Diagnostic]:
    """Tried on hands of one suit after the other, in the order of the pack."""
    pack, size = it.rules.deck.cards, it.rules.deal.hand
    for claim in islice(it.table.claims, MOST_JUDGED):
        hands = [frozenset(pack[first : first + size]) for first in range(len(pack) - size + 1)]
        worths = ((claim.worth(Held(hand, hand, hand)), partial(_shown, hand)) for hand in hands)
        yield from worth_problems(it.span("claim", claim.name, "worth"), "hand", worths)


def _shown(hand: Iterable[Card]) -> About:
    return {"cards": told(hand)}
