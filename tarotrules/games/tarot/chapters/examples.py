"""Worked examples: deals of this very ruleset, settled by the scorer."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from tarotrules.expressions.rounding import Amount, size, whole
from tarotrules.games.tarot.chapters.account import SEATS, account_steps, score_rows
from tarotrules.games.tarot.chapters.telling import Teller, capitalised
from tarotrules.games.tarot.engine.refusals import Refused
from tarotrules.games.tarot.engine.results import ALL_POINTS, OUDLERS
from tarotrules.games.tarot.engine.scoring import Account, settle
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Side, Stated, Summary
from tarotrules.games.tarot.ruleset.payments import pays_a_side
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.wording.phrase import Phrase

_HALF = Fraction(1, 2)
_UNPAID = 4
"""What an oudler counts for a side without a trick to pay for it (R-RO201206, ex. 5)."""


def deals(rules: Ruleset) -> list[Account]:
    """Accounts of deals that show a contract made, one lost, a half point, a feat, and payments between players."""
    accounts: list[Account] = []
    for summary in _summaries(rules):
        try:
            accounts.append(settle(rules, summary))
        except Refused:
            # A variant may make one of the usual deals impossible; then it is no example of it.
            continue
    return accounts


def choice(every: Iterable[Ruleset]) -> list[Account]:
    """The deals of the first, and of the others those that show something that none before has shown."""
    first, *others = every
    found = deals(first)
    seen = {lesson for account in found for lesson in _lessons(first, account)}
    for rules in reversed(others):
        for account in deals(rules):
            new = set(_lessons(rules, account)) - seen
            if new:
                found.append(account)
                seen |= new
    return found


def _lessons(rules: Ruleset, account: Account) -> Iterator[tuple[str, ...]]:
    """What can be learnt from an account."""
    summary = account.summary
    yield "result", str(account.made)
    yield from (("claim", each.id) for each in summary.claims)
    yield from (("bonus", each.id, str(each.side)) for each in summary.bonuses)
    yield from (("promise", each.id) for each in summary.promises)
    if account.raw_margin is not None and account.margin is not None and size(account.margin) != account.raw_margin:
        yield ("rounded",)
    if rules.call is not None:
        yield "partner", str(summary.partner is not None)


def _summaries(rules: Ruleset) -> Iterator[Summary]:
    bids = list(rules.auction.bid)
    target = rules.scoring.target
    side_claims = [name for name, claim in rules.claim.items() if pays_a_side(claim)][:1]
    other_claims = [name for name in rules.claim if name not in side_claims][:1]
    bonus = next(iter(rules.bonus), None)
    middle, low = bids[min(1, len(bids) - 1)], bids[0]
    won = _deal(rules, middle, Fraction(target[2] + 8), 2)
    yield won._replace(bonuses=_bonuses(bonus, ATTACK), claims=_claims(rules, side_claims, 0))
    lost = _deal(rules, low, Fraction(target[1] - 7), 1)
    yield lost._replace(bonuses=_bonuses(bonus, DEFENCE))
    if rules.players % 2:
        yield _deal(rules, low, target[2] - _HALF, 2)
    if other_claims:
        defender = 2 if rules.call is not None else 1
        yield _deal(rules, middle, Fraction(target[2] + 4), 2)._replace(claims=_claims(rules, other_claims, defender))
    if rules.promise:
        feat = Promised(next(iter(rules.promise)), ATTACK, ATTACK)
        yield _deal(rules, middle, *_slam(rules))._replace(promises=(feat,))


def _slam(rules: Ruleset) -> tuple[Amount, int]:
    """Points and oudlers of an attack that wins every trick: an oudler that wins none is in another hand, and stays."""
    never = [name for name, exempt in rules.exempt.items() if exempt.wins == "never"]
    kept = any(card.is_oudler for name in never for card in rules.deck.class_[name].cards)
    return (ALL_POINTS - _UNPAID, OUDLERS - 1) if kept else (ALL_POINTS, OUDLERS)


def _deal(rules: Ruleset, bid: str, points: Amount, oudlers: int) -> Summary:
    partner = None if rules.call is None else 1
    return Summary(players=rules.players, taker=0, partner=partner, contract=bid, points=whole(points), oudlers=oudlers)


def _bonuses(name: str | None, side: Side) -> tuple[Stated, ...]:
    return () if name is None else (Stated(name, side=side),)


def _claims(rules: Ruleset, names: list[str], player: int) -> tuple[Stated, ...]:
    return tuple(Stated(name, next(iter(rules.claim[name].level)), player=player) for name in names)


def situation(teller: Teller, account: Account) -> list[Phrase]:
    """What happened in the deal."""
    summary = account.summary
    sentences = [
        teller.say(
            "example-situation",
            partner="always" if teller.rules.call is None else "yes" if summary.partner is not None else "no",
            players=summary.players,
            contract=teller.title("auction", "bid", summary.contract or ""),
            points=summary.points or Fraction(0),
            oudlers=summary.oudlers or 0,
        )
    ]
    sentences += [
        teller.say("example-bonus", side=bonus.side or "", title=teller.title("bonus", bonus.id))
        for bonus in summary.bonuses
    ]
    for claim in summary.claims:
        title = teller.title("claim", claim.id)
        level = teller.title("claim", claim.id, "level", claim.level or "")
        sentences.append(teller.say("example-claim", who=SEATS[claim.player or 0], title=title, level=level))
    for promise in summary.promises:
        title = teller.title("promise", promise.id)
        sentences.append(teller.say("example-promise", outcome="announced", title=title))
    return [capitalised(sentence) for sentence in sentences]


def steps(teller: Teller, account: Account) -> list[Phrase]:
    """The situation, then the reckoning."""
    return [*situation(teller, account), *account_steps(teller, account)]


def result(teller: Teller, account: Account) -> list[tuple[Phrase, Phrase]]:
    """Each player with the score."""
    return score_rows(teller, account)
