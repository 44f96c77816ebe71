"""What rules without a taker need, and what means nothing in them."""

from collections.abc import Iterator
from typing import Final

from tarotrules.draft.problems import MEANINGLESS
from tarotrules.draft.said import Origin
from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.ruleset.auction import is_imposed
from tarotrules.games.tarot.ruleset.scoring import NOT_ROUNDED
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Diagnostic, Label, Row, Steps

_TAKER: Final = ("auction", "taker")
_OF_A_TAKER: Final = (("auction", "bid"), ("auction", "parole"), ("call",), ("claim",), ("promise",), ("bonus",))
"""What there is only where somebody takes."""
_OF_AN_AUCTION: Final = frozenset({"same_dealer_silent", "own_turn"})
"""Values that say what somebody may or may not bid, or when."""
_OF_BIDDING: Final = _OF_AN_AUCTION | {"in_auction", "requires", "promises"}
"""The same, and what is said with a bid or asked for one."""
_WAY: Final = Row(("auction", "{", "plays", "…", "}"))


def without_a_taker(it: Coherence) -> Iterator[Diagnostic]:
    """Where nobody takes it is said how deals are played, and nothing else speaks of a taker or of bids."""
    rules = it.rules
    if rules.auction.taker != "nobody":
        return
    if rules.auction.plays is None:
        yield problems.NO_WAY_TO_PLAY.at(it.span(*_TAKER), way=_WAY)
    label = Label(it.span(*_TAKER), "other")
    if rules.match.pool is not None:
        taker = Label(it.span(*_TAKER), "taker")
        yield problems.POOL_NEVER_TAKEN.at(it.span("match", "pool"), taker)
    for path, origin in _said_as_near(it).items():
        yield MEANINGLESS.at(origin.span, label, word=Concept(path[-1]), place=Steps(path[:-1]))
    said: dict[SettingPath, str] = {("redeal", name, "moment"): each.moment for name, each in rules.redeal.items()}
    for path, word in {("deal", "misdeal"): rules.deal.misdeal, **said}.items():
        if word in _OF_AN_AUCTION:
            yield problems.SPEAKS_OF_AUCTION.at(it.span(*path), label, word=Concept(word), what=Steps(path))


def without_an_auction(it: Coherence) -> Iterator[Diagnostic]:
    """Whoever is appointed plays the only contract there is, and nothing is said that asks for bidding."""
    rules = it.rules
    if not is_imposed(rules.auction):
        return
    bids, label = rules.auction.bid, Label(it.span(*_TAKER), "appointed")
    if len(bids) > 1:
        last = next(reversed(bids))
        taker = Label(it.span(*_TAKER), "other")
        yield problems.CONTRACTS_TO_CHOOSE.at(it.span("auction", "bid", last), taker, n=len(bids))
    said: dict[SettingPath, str] = {("redeal", name, "moment"): each.moment for name, each in rules.redeal.items()}
    said |= {("promise", name, "moment"): each.moment for name, each in rules.promise.items()}
    said[("deal", "misdeal")] = rules.deal.misdeal
    asked = [("auction", "bid", name, key) for name in bids for key in ("requires", "promises")]
    said |= {path: path[-1] for path in asked if getattr(bids[path[2]], path[3]) is not None}
    for path, word in said.items():
        if word in _OF_BIDDING:
            yield problems.SPEAKS_OF_AUCTION.at(it.span(*path), label, word=Concept(word), what=Steps(path))


def _said_as_near(it: Coherence) -> dict[SettingPath, Origin]:
    """What is said in the file that says nobody takes, or in one that builds on it: each entry once."""
    near = it.rank(*_TAKER)
    said = [*it.state.declared.items(), *((path, each.origin) for path, each in it.state.values.items())]
    found: dict[SettingPath, Origin] = {}
    for path, origin in said:
        for root in _OF_A_TAKER:
            if origin.rank >= near and path[: len(root)] == root:
                found.setdefault(path[: len(root) + 1], origin)
    return found


def rest_is_taken(it: Coherence) -> Iterator[Diagnostic]:
    """What is left when scores are rounded falls to the taker; a deal that nobody takes has none."""
    rounding = it.rules.scoring.round.seat
    if it.rules.auction.plays is not None and rounding not in {None, NOT_ROUNDED}:
        label = Label(it.span("auction", "plays"), "plays")
        yield problems.ROUNDED_FOR_TAKER.at(it.span("scoring", "round", "seat"), label)
