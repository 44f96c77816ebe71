"""What contracts and feats come to under a ruleset: every amount is settled by the scorer."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Final, NamedTuple

from tarotrules.expressions.rounding import Amount, whole
from tarotrules.games.tarot.engine.refusals import Refused
from tarotrules.games.tarot.engine.results import ALL_POINTS, OUDLERS
from tarotrules.games.tarot.engine.scoring import Account, Term, settle
from tarotrules.games.tarot.engine.summary import ATTACK, Promised, Side, Stated, Summary
from tarotrules.games.tarot.ruleset.paid import Feat
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

MARGINS: Final = (0, 10, 20, -10)
"""Differences that ready amounts are given for."""
_MADE: Final = Fraction(10)
"""The difference of the contract that a feat is added to."""
_USUAL: Final = 2
"""Oudlers of the attack, where a formula asks for them."""
_ANNOUNCED: Final[dict[str, tuple[Side | None, Side | None]]] = {
    "announced": (ATTACK, ATTACK),
    "broken": (ATTACK, None),
    "unannounced": (None, ATTACK),
}
"""Who announces and who achieves."""


class Amounts(NamedTuple):
    """What a defender pays for a feat, by contract; ``None`` where only the cards could tell."""

    amounts: tuple[Amount | None, ...]
    between: bool
    """Whether it is settled between the players."""


def stake(rules: Ruleset, bid: str, margin: int) -> Amount | None:
    """What each defender pays for a contract with this difference."""
    accounts = (_settled(rules, deal) for deal in _deals(rules, bid, Fraction(margin)))
    return next((of_each(account) for account in accounts if account is not None), None)


def of_each(account: Account) -> Amount:
    """What each defender pays to the attack, and for a contract that is settled between the players."""
    term = account.terms[0]
    return account.unit if term.seats is None else account.unit - term.seats[-1]


def paid(rules: Ruleset, feat: Feat) -> Amounts:
    """What each defender pays for a feat of the attack, under each contract made."""
    found = [_paid(rules, bid, feat) for bid in rules.auction.bid]
    between = any(term is not None and term.seats is not None for term, _ in found)
    return Amounts(tuple(amount for _, amount in found), between)


def _paid(rules: Ruleset, bid: str, feat: Feat) -> tuple[Term | None, Amount | None]:
    for deal in (*_deals(rules, bid, _MADE), _everything(rules, bid)):
        bare, full = _settled(rules, deal), _settled(rules, _with(deal, feat))
        if bare is not None and full is not None:
            term = _term(full, feat)
            return term, _each(term, full.unit - bare.unit)
    return None, None


def _each(term: Term | None, added: Amount) -> Amount:
    """What a defender pays for a term: the last seat is a defender's; what lengthens the difference adds to the sum."""
    if term is None or term.margin is not None:
        return added
    if term.seats is not None:
        return -term.seats[-1]
    return term.unit or Fraction(0)


def _deals(rules: Ruleset, bid: str, margin: Fraction) -> Iterable[Summary]:
    """Deals with a difference: by itself first, then with the points that make it."""
    partner = None if rules.call is None else 1
    alone = Summary(players=rules.players, taker=0, partner=partner, contract=bid, margin=whole(margin))
    points = whole(rules.scoring.target[_USUAL] + margin)
    return alone, alone._replace(margin=None, points=points, oudlers=_USUAL)


def _everything(rules: Ruleset, bid: str) -> Summary:
    """A deal in which the attack has all the points."""
    _, deal = _deals(rules, bid, _MADE)
    return deal._replace(points=ALL_POINTS, oudlers=OUDLERS)


def _with(deal: Summary, feat: Feat) -> Summary:
    """A deal with a feat of the taker's."""
    if feat.kind == "bonus":
        return deal._replace(bonuses=(Stated(feat.id, side=ATTACK, player=deal.taker),))
    if feat.kind == "claim":
        return deal._replace(claims=(Stated(feat.id, feat.detail, player=deal.taker),))
    return deal._replace(promises=(Promised(feat.id, *_ANNOUNCED[feat.detail or ""]),))


def _settled(rules: Ruleset, deal: Summary) -> Account | None:
    try:
        return settle(rules, deal)
    except Refused:
        return None


def _term(account: Account, feat: Feat) -> Term | None:
    return next((each for each in account.terms if (each.kind, each.id, each.detail) == feat), None)
