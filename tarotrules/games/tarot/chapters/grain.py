"""How fine an amount can be that is not rounded: halves are usual, and their halves need another word."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import lcm
from typing import Final

from tarotrules.expressions.tree import Number
from tarotrules.games.tarot.ruleset.auction import multipliers
from tarotrules.games.tarot.ruleset.call import most_partners
from tarotrules.games.tarot.ruleset.paid import everything_paid
from tarotrules.games.tarot.ruleset.payments import pays_a_side
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.kinds import RoundingRule

_HALVES: Final = 2


def parts(grain: int) -> str:
    """What is kept of amounts that come in such parts of a point."""
    return "halves" if grain <= _HALVES else "fractions"


def of_unit(rules: Ruleset) -> int:
    """Into how many parts of a point the sum falls that each defender pays."""
    return lcm(*(each.denominator for each in _paid(rules)))


def of_partner(rules: Ruleset) -> int:
    """Into how many parts a partner's share of all sums falls."""
    unit = 1 if _is_rounded(rules.scoring.round.unit) else of_unit(rules)
    shared = product(rules.scoring.shares.values(), range(1, most_partners(rules) + 1))
    parts = (
        Fraction(rules.players - 1 - many, unit) * each.partner / each.together(many)
        for each, many in shared
        if each.together(many)
    )
    return lcm(*(each.denominator for each in parts))


def of_seat(rules: Ruleset) -> int:
    """Into how many parts a score falls."""
    partner = rules.call is None or _is_rounded(rules.scoring.round.partner)
    unit = 1 if _is_rounded(rules.scoring.round.unit) else of_unit(rules)
    return unit if partner else lcm(unit, of_partner(rules))


def _paid(rules: Ruleset) -> Iterator[Fraction]:
    """Amounts of which all that a side is paid is made."""
    margin = Fraction(1) if _is_rounded(rules.scoring.round.margin) else Fraction(1, _HALVES)
    amounts = {multiplier for bid in rules.auction.bid.values() for multiplier in multipliers(bid)}
    for paid in everything_paid(rules):
        if not pays_a_side(paid.flow):
            continue
        of_contract = paid.feat.kind == "contract"
        worths = [bid.worth for bid in rules.auction.bid.values()] if of_contract else []
        worths += [margin] if of_contract else []
        worths += [paid.worth.value] if isinstance(paid.worth, Number) else []
        yield from (worth * each for worth in worths for each in (amounts if paid.flow.multiplied else {Fraction(1)}))
    yield Fraction(1)


def _is_rounded(rule: RoundingRule | None) -> bool:
    return rule is not None and "none" not in {rule.made.direction, rule.lost.direction}
