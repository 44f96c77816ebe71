"""Every contest has combinations, each worth something whole, and says what happens where the best are equal."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations as choose
from itertools import groupby, islice
from typing import Final, NamedTuple

from tarotrules.cards.french import Card
from tarotrules.games.piquet.check import problems
from tarotrules.games.piquet.check.coherence import Coherence
from tarotrules.games.piquet.check.possible import possible, shaped
from tarotrules.games.piquet.check.witness import told
from tarotrules.games.piquet.check.worths import About, worth_problems
from tarotrules.games.piquet.engine.combinations import Combination, combinations
from tarotrules.games.piquet.engine.table import Ready, Table
from tarotrules.source.diagnostics import Concept, Diagnostic, Label, Row

MOST_PAIRS: Final = 6
"""So many pairs of equal combinations are tried to find two hands that have them."""


def combinations_occur(it: Coherence) -> Iterator[Diagnostic]:
    """What is a combination at all can be held; the witness is the one that has most cards."""
    table, found = it.table, possible(it.rules)
    for contest in table.contests:
        most = next(shaped(table, contest), None)
        if contest.name in found and not found[contest.name] and most is not None:
            cards = told(most)
            span = it.span("contest", contest.name, "when")
            yield problems.NEVER_COMBINED.at(span, name=Concept(contest.name), cards=cards)


def combinations_are_worth_something(it: Coherence) -> Iterator[Diagnostic]:
    """No combination is worth less than nothing, or a part of a point."""
    for name, found in possible(it.rules).items():
        worths = ((each.worth, partial(_shown, each)) for each in found)
        yield from worth_problems(it.span("contest", name, "worth"), "cards", worths)


def _shown(combination: Combination) -> About:
    return {"cards": told(combination.cards)}


def contests_differ(it: Coherence) -> Iterator[Diagnostic]:
    """No two contests score the same cards alike."""
    scored: dict[frozenset[tuple[object, ...]], str] = {}
    for name, found in possible(it.rules).items():
        same = scored.setdefault(frozenset((each.cards, each.worth) for each in found), name)
        if same != name and found:
            label = Label(it.span("contest", same), "other")
            span = it.span("contest", name)
            cards = told(found[0].cards)
            yield problems.SAME_CARDS.at(span, label, one=Concept(same), two=Concept(name), cards=cards)


def ties_are_settled(it: Coherence) -> Iterator[Diagnostic]:
    """Who scores if the best are equal is said where they can be, and nowhere else."""
    table = it.table
    for contest in table.contests:
        found = possible(it.rules).get(contest.name, ())
        if contest.entry.scores == "every_hand" or not found:
            continue
        pairs = list(islice(_equal(found), MOST_PAIRS))
        if contest.entry.tie is not None and not pairs:
            span = it.span("contest", contest.name, "tie")
            yield problems.NEVER_TIED.at(span, name=Concept(contest.name), cards=told(found[0].cards))
        tied = _tied(table, contest, pairs) if contest.entry.tie is None else None
        if tied is not None:
            name, span = Concept(contest.name), it.span("contest", contest.name)
            (one, two), (hand, other) = tied
            shown = {"one": told(one), "two": told(two), "hand": told(hand), "other": told(other)}
            yield problems.TIE_NOT_SAID.at(span, name=name, of="contest", way=Row(("tie", "nobody")), **shown)


class _Tie(NamedTuple):
    """Two hands whose best is equal."""

    best: tuple[Sequence[Card], Sequence[Card]]
    hands: tuple[Sequence[Card], Sequence[Card]]


def _equal(found: Iterable[Combination]) -> Iterator[tuple[Combination, Combination]]:
    """Of combinations that are equal, two that have no card in common, the best first."""
    ordered = sorted(found, key=lambda each: each.key, reverse=True)
    for _, group in groupby(ordered, lambda each: each.key):
        apart = (each for each in choose(group, 2) if set(each[0].cards).isdisjoint(each[1].cards))
        yield from islice(apart, 1)


def _tied(table: Table, contest: Ready, pairs: Iterable[tuple[Combination, Combination]]) -> _Tie | None:
    """Two hands that have a pair of equal combinations, and nothing better."""
    by_rank = sorted(table.rules.deck.cards, key=lambda card: card.rank)
    for one, two in pairs:
        for order in (by_rank, by_rank[::-1]):
            hands = _filled(table, contest, (one, two), order)
            if hands is not None:
                return _Tie((one.cards, two.cards), hands)
    return None


def _filled(
    table: Table, contest: Ready, best: tuple[Combination, Combination], order: Sequence[Card]
) -> tuple[list[Card], list[Card]] | None:
    """Whole hands with these as their best, of cards taken in an order; nothing, if they do not come to be whole."""
    hands, size = (list(best[0].cards), list(best[1].cards)), table.rules.deal.hand
    for card in order:
        for hand, own in sorted(zip(hands, best, strict=True), key=lambda each: len(each[0])):
            if card in (*hands[0], *hands[1]) or len(hand) == size:
                continue
            having = combinations(table, contest, [*hand, card])
            if having and having[0].key == own.key:
                hand.append(card)
    return hands if all(len(hand) == size for hand in hands) else None
