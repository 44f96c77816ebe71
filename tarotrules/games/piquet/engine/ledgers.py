"""Amounts that are told in place of cards: such as a hand can make, and no milestone, which follows from them."""

from collections.abc import Iterable, Iterator, Sequence

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine import ledger, possible, refusals
from tarotrules.games.piquet.engine.ledger import Entry
from tarotrules.games.piquet.engine.seen import Seen
from tarotrules.games.piquet.engine.table import Held, Table
from tarotrules.games.piquet.engine.told import Score
from tarotrules.source.diagnostics import Entry as Declared


def entries_of(table: Table, scores: Sequence[Score]) -> list[Entry]:
    """The amounts as entries; what counts when it is complete stands behind the contest that is told before it."""
    names, found, last = [each.name for each in table.claims], list[Entry](), 0
    contests = [each.name for each in table.contests]
    for seat, name, amount in scores:
        if name in contests:
            last = contests.index(name)
            found += ledger.told(table, [(seat, name, amount)])
            continue
        place = names.index(name)
        where, moment = (table.rank["claims"], place, 0), (ledger.DEALT, place)
        claim = table.claims[place].entry
        if claim.moment == "when_complete":
            where, moment = (table.rank["contests"], last, 1), (ledger.YOUNGER if seat else ledger.ELDER, 1)
        towards = claim.for_milestones == "always" or seat == 0
        found.append(Entry("claims", name, seat, amount, where, moment, towards))
    return found


def scores_of(seen: Seen) -> tuple[Score, ...]:
    """The amounts, each such as there is; those of one contest are of one side."""
    found = tuple(_named(seen))
    sides: dict[str, set[int]] = {}
    for seat, name, amount in found:
        sides.setdefault(name, set()).add(seen.table.side(seat)[0])
        _amount(seen, name, amount)
    for name, those in sides.items():
        if len(those) > 1 and not _may_share(seen, name):
            seen.report(refusals.NOT_GOOD_TWICE, name=Declared(("contest", name)))
    return found


def _named(seen: Seen) -> Iterator[Score]:
    """The amounts of something that the rules have, by its name there."""
    rules = seen.rules
    for score in seen.told.scores or ():
        known = seen.meant(score.name, rules.milestone)
        if known is not None:
            seen.report(refusals.FOLLOWS, name=Declared(("milestone", known)))
        elif seen.seated(score.seat):
            name = seen.named(score.name, (*rules.contest, *rules.claim))
            if name is not None:
                yield score._replace(name=name)


def _may_share(seen: Seen, name: str) -> bool:
    contest = seen.rules.contest.get(name)
    return contest is None or contest.scores == "every_hand" or contest.tie == "everybody"


def _amount(seen: Seen, name: str, amount: int) -> None:
    """An amount is one that a hand can make: no more in all than its cards, and none of it is nothing."""
    known = _amounts(seen.table, name)
    if amount <= 0 or (known is not None and amount not in known):
        kind = "contest" if name in seen.rules.contest else "claim"
        most = int(max(known or (), default=0))
        seen.report(refusals.NO_SUCH_AMOUNT, what="hand", name=Declared((kind, name)), amount=amount, most=most)


def _amounts(table: Table, name: str) -> Iterable[Amount] | None:
    for contest in table.contests:
        if contest.name == name:
            return possible.amounts(table, contest)
    claim = next(each for each in table.claims if each.name == name)
    worth = claim.worth(Held(None, frozenset(), frozenset()))
    return None if worth is None else (worth,)
