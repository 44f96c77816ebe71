"""Conditions must be able to hold: those on a hand, and those on how a deal ended."""

from collections.abc import Iterator
from itertools import chain

from tarotrules.cards.pack import card_name
from tarotrules.expressions.rounding import Amount
from tarotrules.expressions.tree import Choose, Expression, parts_of
from tarotrules.games.checking.problems import ALWAYS_HOLDS, NEVER_HOLDS
from tarotrules.games.features.hands import judge
from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.engine.bans import judged
from tarotrules.games.tarot.engine.endings import Range, endings_of
from tarotrules.games.tarot.ruleset.bonuses import conditions
from tarotrules.games.tarot.ruleset.paid import everything_paid
from tarotrules.games.tarot.ruleset.payments import Flow, pays_a_side
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Argument, Concept, Concepts, Diagnostic, Numbers, Steps


def on_hands(it: Coherence) -> Iterator[Diagnostic]:
    """Every condition on a dealt hand can hold, and can fail; the witness is a hand."""
    conditions: list[tuple[SettingPath, Expression]] = [
        (("redeal", name, "when"), each.when) for name, each in it.rules.redeal.items()
    ]
    conditions += _of_levels(it.rules)
    bids = it.rules.auction.bid.items()
    conditions += [(("auction", "bid", name, "requires"), each.requires) for name, each in bids if each.requires]
    conditions += [
        (("exempt", name, "when"), each.when) for name, each in it.rules.exempt.items() if each.when is not None
    ]
    for path, condition in conditions:
        verdict = judge(condition, it.rules.deal.own, it.classes, it.rules.deck.pack.cards)
        if verdict is None:
            continue
        hand = verdict.fails if verdict.holds is None else verdict.holds
        shown = Concepts(card_name(card) for card in sorted(hand or (), key=lambda card: (-card.halves, card)))
        if verdict.holds is None:
            yield NEVER_HOLDS.at(it.span(*path), hand=shown, **whom(it))
        elif verdict.fails is None:
            yield ALWAYS_HOLDS.at(it.span(*path), hand=shown, **whom(it))


def on_bans(it: Coherence) -> Iterator[Diagnostic]:
    """Every ban forbids some card at some time, and leaves another: whoever has no other card may play any."""
    rules = it.rules
    classes = it.classes
    # Where cards lie in piles, a hand does not get smaller by one with each trick.
    for name, forbid in () if rules.deal.piles else rules.forbid.items():
        found = judged(forbid.when, classes, rules.deck.pack, rules.players, rules.deal.own)
        if found is not None and not (found.holds and found.fails):
            span, holds = it.span("forbid", name, "when"), "always" if found.holds else "never"
            yield problems.BAN_CHANGES_NOTHING.at(span, holds=holds, name=Concept(name))


def _of_levels(rules: Ruleset) -> list[tuple[SettingPath, Expression]]:
    return [
        (("claim", name, "level", level, "when"), each.when)
        for name, claim in rules.claim.items()
        for level, each in claim.level.items()
    ]


def on_endings(it: Coherence) -> Iterator[Diagnostic]:
    """Every condition on how a deal ended can hold; the witness is how much there can be of what it asks."""
    if not it.rules.auction.bid:
        # Nothing is played, which is said by itself.
        return
    before = endings_of(it.rules, "exact")
    adds = any(_into_margin(each.flow) for each in everything_paid(it.rules))
    after = endings_of(it.rules, "open" if adds else "rounded")
    for path, condition, decides_margin in chain(_on_endings(it.rules), _in_amounts(it.rules)):
        endings = before if decides_margin else after
        for part in endings.impossible_in(condition):
            witness = _witness(endings.asked_too_much(part))
            of = "whole" if part is condition else "part"
            yield problems.ENDING_IMPOSSIBLE.at(it.span(*path), part=of, number=it.rules.players, **witness, **whom(it))


def whom(it: Coherence) -> dict[str, Argument]:
    """The number of players of whom a problem is told."""
    return {"players": Numbers((it.rules.players,)), "whom": "some"}


def _into_margin(flow: Flow) -> bool:
    return pays_a_side(flow) and flow.into == "margin"


def _on_endings(rules: Ruleset) -> Iterator[tuple[SettingPath, Expression, bool]]:
    """Conditions, and whether they decide what is paid into the margin."""
    for name, when in conditions(rules.bonus):
        yield ("bonus", name, "when"), when, _into_margin(rules.bonus[name])
    for name, claim in rules.claim.items():
        if claim.requires is not None:
            yield ("claim", name, "requires"), claim.requires, False
    for name, promise in rules.promise.items():
        yield ("promise", name, "kept"), promise.kept, False


def _in_amounts(rules: Ruleset) -> Iterator[tuple[SettingPath, Expression, bool]]:
    """What amounts depend on, and whether they are paid into the margin."""
    for paid in everything_paid(rules):
        for each in parts_of(paid.worth):
            if isinstance(each, Choose):
                yield (*paid.path, "worth"), each.condition, _into_margin(paid.flow)


def _witness(found: Range | None) -> dict[str, Argument]:
    nothing: tuple[Amount, Amount] = (0, 0)
    path, made, short = ((), nothing, nothing) if found is None else found
    about = "nothing" if found is None else "margin" if path == ("margin",) else "other"
    return {
        "about": about,
        "path": Steps(path),
        "made": Concept("made"),
        "same": "yes" if made == short else "no",
        "least": made[0],
        "most": made[1],
        "least_short": short[0],
        "most_short": short[1],
    }
