"""What contracts and feats come to under a ruleset: every amount is settled by the scorer."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from tarotrules.games.tarot.chapters.promises import OUTCOMES
from tarotrules.games.tarot.engine.possible import ALL_POINTS, OUDLERS
from tarotrules.games.tarot.engine.refusals import Refused
from tarotrules.games.tarot.engine.scoring import Account, Term, settle
from tarotrules.games.tarot.engine.summary import ATTACK, Promised, Stated, Summary
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

MARGINS: Final = (0, 10, 20, -10)
"""Differences that ready amounts are given for."""
_MADE: Final = Fraction(10)
"""The difference of the contract that a feat is added to."""
_USUAL: Final = 2
"""Oudlers of the attack, where a formula asks for them."""
_ANNOUNCED: Final = dict(zip(OUTCOMES, ((ATTACK, ATTACK), (ATTACK, None), (None, ATTACK)), strict=True))
"""Who announces and who achieves."""


class Feat(NamedTuple):
    """Something that is paid beside the contract."""

    kind: str
    """``bonus``, ``claim`` or ``promise``."""
    id: str
    detail: str | None = None
    """Level of a claim, outcome of a promise."""


class Paid(NamedTuple):
    """What a defender pays for a feat, by contract; ``None`` where only the cards could tell."""

    amounts: tuple[Fraction | None, ...]
    between: bool
    """Whether it is settled between the players."""


def feats(rules: Ruleset) -> Iterator[Feat]:
    """All that can be paid beside the contract: bonuses, levels of claims, outcomes of promises."""
    yield from (Feat("bonus", name) for name in rules.bonus)
    for name, claim in rules.claim.items():
        yield from (Feat("claim", name, level) for level in claim.level)
    for name, promise in rules.promise.items():
        yield from (Feat("promise", name, outcome) for outcome in OUTCOMES if getattr(promise, outcome) is not None)


def stake(rules: Ruleset, bid: str, margin: int) -> Fraction | None:
    """What each defender pays for a contract with this difference."""
    accounts = (_settled(rules, deal) for deal in _deals(rules, bid, Fraction(margin)))
    return next((of_each(account) for account in accounts if account is not None), None)


def of_each(account: Account) -> Fraction:
    """What each defender pays to the attack, and for a contract that is settled between the players."""
    term = _term(account, Feat("contract", "contract"))
    return account.unit if term is None or term.seats is None else account.unit - term.seats[-1]


def paid(rules: Ruleset, feat: Feat) -> Paid:
    """What each defender pays for a feat of the attack, under each contract made."""
    found = [_paid(rules, bid, feat) for bid in rules.auction.bid]
    between = any(term is not None and term.seats is not None for term, _ in found)
    return Paid(tuple(amount for _, amount in found), between)


def _paid(rules: Ruleset, bid: str, feat: Feat) -> tuple[Term | None, Fraction | None]:
    for deal in (*_deals(rules, bid, _MADE), _everything(rules, bid)):
        bare, full = _settled(rules, deal), _settled(rules, _with(deal, feat))
        if bare is not None and full is not None:
            term = _term(full, feat)
            return term, _each(term, full.unit - bare.unit)
    return None, None


def _each(term: Term | None, added: Fraction) -> Fraction:
    """What a defender pays for a term: the last seat is a defender's; what lengthens the difference adds to the sum."""
    if term is None or term.margin is not None:
        return added
    if term.seats is not None:
        return -term.seats[-1]
    return term.unit or Fraction(0)


def _deals(rules: Ruleset, bid: str, margin: Fraction) -> Iterable[Summary]:
    """Deals with a difference: by itself first, then with the points that make it."""
    partner = None if rules.call is None else 1
    alone = Summary(rules.players, 0, partner, bid, None, None, margin, (), (), (), None, None)
    points = rules.scoring.target[_USUAL] + margin
    return alone, alone._replace(margin=None, points=points, oudlers=_USUAL)


def _everything(rules: Ruleset, bid: str) -> Summary:
    """A deal in which the attack has all the points."""
    _, deal = _deals(rules, bid, _MADE)
    return deal._replace(points=ALL_POINTS, oudlers=OUDLERS)


def _with(deal: Summary, feat: Feat) -> Summary:
    """A deal with a feat of the taker's."""
    if feat.kind == "bonus":
        return deal._replace(bonuses=(Stated(feat.id, None, ATTACK, deal.taker),))
    if feat.kind == "claim":
        return deal._replace(claims=(Stated(feat.id, feat.detail, None, deal.taker),))
    return deal._replace(promises=(Promised(feat.id, *_ANNOUNCED[feat.detail or ""]),))


def _settled(rules: Ruleset, deal: Summary) -> Account | None:
    try:
        return settle(rules, deal)
    except Refused:
        return None


def _term(account: Account, feat: Feat) -> Term | None:
    return next((each for each in account.terms if (each.kind, each.id, each.detail) == feat), None)
