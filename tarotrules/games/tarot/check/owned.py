"""What only a declaration or an announcement has is asked of nothing else; and no feat asks about itself."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Final

from tarotrules.expressions.tree import Expression, paths_of
from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.ruleset.bonuses import conditions, nobody_at
from tarotrules.games.tarot.ruleset.claims import asks_for
from tarotrules.games.tarot.ruleset.features import asked_trick
from tarotrules.games.tarot.ruleset.promises import asked_of
from tarotrules.settings.kinds import Formula
from tarotrules.settings.walk import values
from tarotrules.source.diagnostics import Concept, Diagnostic, Label, Row


def names_have_owners(it: Coherence) -> Iterator[Diagnostic]:
    """Only a declaration has a declarer and a hand, only an announcement an announcer; a bonus has who achieved it."""
    for path, kind, value in values(it.rules):
        if isinstance(kind, Formula):
            absent = nobody_at(it.rules.bonus, path, kind.scope)
            for word in dict.fromkeys(steps[0] for steps in paths_of(value) if steps[0] in absent):
                words = {each: Concept(each) for each in ("claim", "promise", "achiever", "announcer", "judged")}
                yield problems.NOBODY_HAS.at(it.span(*path), word=Concept(word), of=absent[word], **words)


def achieved_by_a_side(it: Coherence) -> Iterator[Diagnostic]:
    """A bonus for the side that meets its condition asks about that side: else both meet it, or neither."""
    for name, when in conditions(it.rules.bonus):
        if _ACHIEVER in _roots(it.rules.bonus[name].payee) and _ACHIEVER not in _roots(when):
            winner = f"{asked_trick(paths_of(when))}.winner.side"
            way = {"instead": Row(("payee", winner)), "asked": Row((winner, "=", _ACHIEVER))}
            label = Label(it.span("bonus", name, "when"), "when")
            yield problems.ACHIEVED_BY_NEITHER.at(it.span("bonus", name, "payee"), label, name=Concept(name), **way)


_ACHIEVER: Final = "achiever"


def _roots(expression: Expression) -> set[str]:
    return {steps[0] for steps in paths_of(expression)}


def feats_ask_about_others(it: Coherence) -> Iterator[Diagnostic]:
    """Whether a feat was achieved does not depend on whether it was, be it by way of other feats."""
    asked, told = asked_of(it.rules.promise), set[str]()
    for name in it.rules.promise:
        round_trip = _way_back(name, name, asked, frozenset())
        if round_trip and not told & set(round_trip):
            told |= set(round_trip)
            labels = (Label(it.span("promise", each, "kept"), "other") for each in round_trip[:-1])
            way = Row(("kept", "achiever.tricks", "=", "deal.tricks"))
            yield problems.FEAT_OF_ITSELF.at(it.span("promise", name, "kept"), *labels, name=Concept(name), way=way)


def _way_back(name: str, to: str, asked: Mapping[str, tuple[str, ...]], seen: frozenset[str]) -> tuple[str, ...]:
    """The feats by way of which one asks about another, that other last; none, if it does not."""
    if to in asked[name]:
        return (to,)
    ways = ((each, _way_back(each, to, asked, seen | {name})) for each in asked[name] if each not in seen)
    return next(((each, *way) for each, way in ways if way), ())


def shown_cards_are_known(it: Coherence) -> Iterator[Diagnostic]:
    """Cards are shown for so many cards of a class: for what else a hand may fit, nobody knows which."""
    for name, claim in it.rules.claim.items():
        classes = it.rules.deck.class_
        unclear = [level for level, each in claim.level.items() if asks_for(each.when, classes) is None]
        for level in unclear[:1] if claim.show != "nothing" else ():
            asked = chain((steps[-1] for steps in paths_of(claim.level[level].when)), classes)
            way = Row(("when", f"hand.{next(each for each in asked if each in classes)}", ">=", "10"))
            show, when = ("claim", name, "show"), ("claim", name, "level", level, "when")
            # The file that came last made it so.
            first, other, role = (show, when, "when") if it.rank(*show) > it.rank(*when) else (when, show, "show")
            words = {"show": Concept("show"), "nothing": Concept("nothing")}
            label = Label(it.span(*other), role)
            yield problems.SHOWN_UNCLEAR.at(it.span(*first), label, name=Concept(level), way=way, **words)
