"""What expressions read when a deal is settled from its summary.

What only the cards could tell (who won the last trick, what a hand held) is absent; a bonus or a
claim that the summary states brings its own side and player along.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from tarotrules.cards.pack import PACK
from tarotrules.expressions.evaluate import Value
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Summary
from tarotrules.games.tarot.ruleset.ruleset import Ruleset


class Seat(NamedTuple):
    """A player, by seat."""

    number: int


class Seats(NamedTuple):
    """Several players."""

    numbers: tuple[int, ...]


class Bound(NamedTuple):
    """Who the payment at hand is about."""

    side: str | None = None
    player: int | None = None
    announced: str | None = None


class Facts(NamedTuple):
    """The state of a reckoning, as paths see it."""

    rules: Ruleset
    summary: Summary
    made: bool | None
    margin: Fraction
    bound: Bound = Bound()

    def value(self, steps: tuple[str, ...]) -> Value:
        """What a path means here; ``None`` when the summary cannot tell."""
        first, *rest = steps
        read = _ROOTS.get(first)
        thing = read(self) if read is not None else None
        for step in rest:
            thing = self.member(thing, step)
        return thing

    def belongs(self, _thing: Value, _kind: str) -> bool:
        """Whether a card is in a class; a summary knows no cards."""
        return False

    def member(self, thing: Value, step: str) -> Value:
        """What a thing has under a word."""
        if isinstance(thing, Seat):
            return self.of_side(self.summary.seat_side(thing.number), step, own="side")
        if isinstance(thing, str):
            return self.of_side(thing, step, own="")
        if isinstance(thing, dict):
            return thing.get(step)
        return None

    def of_side(self, side: str, step: str, own: str) -> Value:
        """What a side has; a seat's own word for its side is *side*."""
        if step == own:
            return side
        if step == "opponents":
            return other_side(side)
        if side == ATTACK and own == "":
            return {"points": self.summary.points, "oudlers": self.summary.oudlers}.get(step)
        return None

    @property
    def winners(self) -> str | None:
        """The side that won the deal; nobody wins a drawn one."""
        return None if self.made is None else ATTACK if self.made else DEFENCE


def other_side(side: str) -> str:
    """The side opposite."""
    return DEFENCE if side == ATTACK else ATTACK


def tricks(rules: Ruleset) -> int:
    """Tricks in a deal: one for each card of a hand."""
    return rules.deal.hand


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


def _contract(facts: Facts) -> Value:
    bid = facts.rules.auction.bid[facts.summary.contract or ""]
    return {"worth": bid.worth, "multiplier": bid.multiplier}


def _others(facts: Facts) -> Value:
    return Seats(tuple(seat for seat in range(facts.summary.players) if seat != facts.bound.player))


_ROOTS: dict[str, Callable[[Facts], Value]] = {
    "players": lambda facts: Fraction(facts.summary.players),
    "deal": lambda facts: {"tricks": Fraction(tricks(facts.rules)), "cards": Fraction(len(PACK))},
    "contract": _contract,
    "margin": lambda facts: facts.margin,
    "made": lambda facts: facts.made,
    "taker": lambda facts: _seat(facts.summary.taker),
    "partner": lambda facts: _seat(facts.summary.partner),
    "dealer": lambda facts: _seat(facts.summary.dealer),
    "declarer": lambda facts: _seat(facts.bound.player) if facts.bound.player is not None else _sided(facts.bound.side),
    "announcer": lambda facts: _sided(facts.bound.announced),
    "achiever": lambda facts: facts.bound.side,
    "attack": lambda _: ATTACK,
    "defence": lambda _: DEFENCE,
    "winners": lambda facts: facts.winners,
    "losers": lambda facts: None if facts.winners is None else other_side(facts.winners),
    "everyone": lambda facts: Seats(tuple(range(facts.summary.players))),
    "others": _others,
    "nobody": lambda _: Seats(()),
}


def _sided(side: str | None) -> Value:
    """Somebody of whom only the side is known."""
    return None if side is None else {"side": side, "opponents": other_side(side)}
