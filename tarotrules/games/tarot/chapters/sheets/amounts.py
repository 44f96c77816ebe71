"""What contracts and feats come to under a ruleset: every amount is settled by the scorer."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import chain, islice
from typing import Final, NamedTuple

from tarotrules.expressions.rounding import Amount, whole
from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.engine.counting import from_the_top
from tarotrules.games.tarot.engine.scoring import Account, Term, settled_if_possible
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Side, Stated, Summary
from tarotrules.games.tarot.engine.table import table_of
from tarotrules.games.tarot.ruleset.call import partners_in
from tarotrules.games.tarot.ruleset.paid import Feat, Paid, everything_paid, feats
from tarotrules.games.tarot.ruleset.payments import Flow, pays_a_side
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

MARGINS: Final = (0, 10, 20, -10)
"""Differences that ready amounts are given for."""
_MADE: Final = Fraction(10)
"""The difference of the contract that a feat is added to."""
_OTHERWISE: Final = tuple(map(Fraction, (0, 40, -10, -40)))
"""Differences that a feat may ask for, where what it pays is the same with all of them."""
_USUAL: Final = 2
"""Oudlers of the attack, where a formula asks for them."""
_HIGHEST: Final = 2
"""Counts that are tried: the highest comes about only where a card of the chien is given for the Excuse."""
_KNOWN_OF_EACH: Final = frozenset({"contract", "margin"})
"""What is the same for every number of players in a deal of which no more is told."""
_ANNOUNCED: Final[dict[str, tuple[bool, bool]]] = {
    "announced": (True, True),
    "broken": (True, False),
    "unannounced": (False, True),
}
"""Whether a side announces, and whether it achieves."""


class Amounts(NamedTuple):
    """What a defender pays for a feat, by contract; ``None`` where only the cards could tell."""

    amounts: tuple[Amount | None, ...]
    between: bool
    """Whether it is settled between the players."""


def paid_alike(one: Ruleset, other: Ruleset) -> bool:
    """Whether certainly every amount is the same: by contract and difference alone, from one side to the other."""
    return _flows(one) == _flows(other) and all(map(_asks_little, everything_paid(one)))


def _flows(rules: Ruleset) -> tuple[object, ...]:
    """All that says how much is paid, and how."""
    flows = [(each.feat, each.worth, *(getattr(each.flow, name) for name in Flow.fields)) for each in feats(rules)]
    return rules.scoring, rules.auction.bid, flows


def _asks_little(paid: Paid) -> bool:
    return pays_a_side(paid.flow) and {path[0] for path in paths_of(paid.worth)} <= _KNOWN_OF_EACH


def stake(rules: Ruleset, bid: str, margin: int) -> Amount | None:
    """What each defender pays for a contract with this difference."""
    found = []
    for partners in _partners(rules, bid):
        accounts = (settled_if_possible(rules, deal) for deal in _deals(rules, bid, Fraction(margin), partners))
        found += [_alone(account) for account in islice(filter(None, accounts), 1)]
    return found[0] if found and _are_one(found) else None


def _alone(account: Account) -> Amount:
    """What each defender pays for the contract, without what such a deal certainly earns beside it."""
    beside = sum(term.unit or 0 for term in account.terms[1:] if term.margin is None)
    return of_each(account) - (beside if account.unit == account.raw_unit else 0)


def _partners(rules: Ruleset, bid: str) -> tuple[tuple[int, ...], ...]:
    """The seats of partners that are tried: all there may be, and nobody's, where some may be called."""
    return partners_in(rules, bid, 0, 1, 2)


def _are_one(amounts: Sequence[Amount]) -> bool:
    return all(each == amounts[0] for each in amounts)


def of_each(account: Account) -> Amount:
    """What each defender pays to the attack, and for a contract that is settled between the players."""
    term = account.terms[0]
    return account.unit if term.seats is None else account.unit - term.seats[-1]


def paid(rules: Ruleset, feat: Feat) -> Amounts:
    """What each defender pays for a feat of the attack, under each contract made; of the defence, if it alone can."""
    amounts: Amounts = table_of(rules).remember(("paid", feat), lambda: _settled(rules, feat))
    return amounts


def _settled(rules: Ruleset, feat: Feat) -> Amounts:
    found = [_paid(rules, bid, feat, ATTACK) for bid in rules.auction.bid]
    if not any(term for term, _ in found) and all(amount is None for _, amount in found):
        found = [_paid(rules, bid, feat, DEFENCE) for bid in rules.auction.bid]
    between = any(term is not None and term.seats is not None for term, _ in found)
    return Amounts(tuple(amount for _, amount in found), between)


def either_earns(rules: Ruleset, feat: Feat) -> bool:
    """Whether the defence, too, is paid for a feat what the attack would be, under each contract."""
    found: bool = table_of(rules).remember(("either", feat), lambda: _either_earns(rules, feat))
    return found


def _either_earns(rules: Ruleset, feat: Feat) -> bool:
    amounts = paid(rules, feat).amounts
    return any(amounts) and all(
        amount is not None and _paid(rules, bid, feat, DEFENCE)[1] == -amount
        for bid, amount in zip(rules.auction.bid, amounts, strict=True)
    )


def _paid(rules: Ruleset, bid: str, feat: Feat, side: Side) -> tuple[Term | None, Amount | None]:
    """What is paid for a feat; no amount if that depends on whether the taker plays alone."""
    found = [_paid_with(rules, bid, feat, partners, side) for partners in _partners(rules, bid)]
    known = [each for each in found if each[1] is not None]
    if known and not _are_one([amount for _, amount in known if amount is not None]):
        return known[0][0], None
    return known[0] if known else found[0]


def _paid_with(
    rules: Ruleset, bid: str, feat: Feat, partners: tuple[int, ...], side: Side
) -> tuple[Term | None, Amount | None]:
    if feat.detail == "unannounced" and table_of(rules).announced_by.get(bid) == feat.id:
        # Whoever plays this contract has announced it.
        return None, None
    more = () if _grows_with_margin(rules, feat) else _OTHERWISE
    usual = (deal for margin in (_MADE, *more) for deal in _deals(rules, bid, margin, partners))
    for deal in chain(usual, _nearly_everything(rules, bid, partners)):
        full = settled_if_possible(rules, _with(deal, feat, side))
        if full is None:
            continue
        term = _term(full, feat)
        if term is not None and term.margin is None:
            # The last seat is a defender's.
            return term, term.unit or Fraction(0) if term.seats is None else -term.seats[-1]
        # What lengthens the difference adds to the sum.
        bare = settled_if_possible(rules, deal)
        if bare is not None:
            return term, full.unit - bare.unit
    return None, None


def _grows_with_margin(rules: Ruleset, feat: Feat) -> bool:
    """Whether what a feat pays is reckoned from the difference, or becomes a part of it."""
    (paid,) = (each for each in feats(rules) if each.feat == feat)
    return paid.flow.into == "margin" or any(path[0] == "margin" for path in paths_of(paid.worth))


def _deals(rules: Ruleset, bid: str, margin: Fraction, partners: tuple[int, ...]) -> Iterator[Summary]:
    """Deals with a difference: by itself first, then with the points that make it."""
    alone = Summary(players=rules.players, taker=0, partners=partners, contract=bid, margin=whole(margin))
    yield alone
    points = whole(rules.scoring.target[_USUAL] + margin)
    yield alone._replace(margin=None, points=points, oudlers=_USUAL)


def _nearly_everything(rules: Ruleset, bid: str, partners: tuple[int, ...]) -> Iterator[Summary]:
    """Deals in which the attack has as many points as it may without a chien that is not its own."""
    *_, deal = _deals(rules, bid, _MADE, partners)
    most = deal._replace(points=None, oudlers=rules.deck.pack.oudlers)
    for points in islice(from_the_top(table_of(rules), most), _HIGHEST):
        yield most._replace(points=points)


def _with(deal: Summary, feat: Feat, side: Side) -> Summary:
    """A deal with a feat of the taker's, or of the last defender's."""
    player = deal.taker if side == ATTACK else deal.players - 1
    if feat.kind == "bonus":
        return deal._replace(bonuses=(Stated(feat.id, side=side, player=player),))
    if feat.kind == "claim":
        return deal._replace(claims=(Stated(feat.id, feat.detail, player=player),))
    announced, kept = (side if does else None for does in _ANNOUNCED[feat.detail or ""])
    return deal._replace(promises=(Promised(feat.id, announced, kept),))


def _term(account: Account, feat: Feat) -> Term | None:
    return next((each for each in account.terms if (each.kind, each.id, each.detail) == feat), None)
