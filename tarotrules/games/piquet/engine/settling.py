"""What is told is reckoned by a ruleset, or refused with everything that is wrong with it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, Final

from tarotrules.cards.french import Card
from tarotrules.games.piquet.engine import exchange, ledger, possible, refusals, scoring
from tarotrules.games.piquet.engine.combinations import combinations
from tarotrules.games.piquet.engine.declaring import declare
from tarotrules.games.piquet.engine.followed import followed, won
from tarotrules.games.piquet.engine.hands import checked, dealt_of, hands_of, sized
from tarotrules.games.piquet.engine.ledgers import entries_of, scores_of
from tarotrules.games.piquet.engine.parties import partie
from tarotrules.games.piquet.engine.punishing import punished
from tarotrules.games.piquet.engine.reading import SEATS, read
from tarotrules.games.piquet.engine.results import Compared, Outcome, Partie, Reckoned, Tried, Worth, terms
from tarotrules.games.piquet.engine.scoring import Account, Deal
from tarotrules.games.piquet.engine.seen import Seen
from tarotrules.games.piquet.engine.table import Held, Table, Taken, table_of
from tarotrules.games.piquet.engine.told import Cards, Reading
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.refused import Refused
from tarotrules.source.diagnostics import Concepts, Entry

_TRICKS: Final = ("plays", "tricks", "play_points")


def settle_reading(rules: Ruleset, reading: Reading) -> Outcome:
    """What comes of a reading; raises :class:`~tarotrules.games.refused.Refused`, with every problem."""
    problems, found = list(reading.problems), None
    if reading.kind is not None:
        seen = Seen(table_of(rules), reading.told, reading.kind, problems)
        found = _BY_KIND[reading.kind](seen)
    if problems or found is None:
        raise Refused(*problems)
    return found


def evaluate(rules: Ruleset, cards: Sequence[str]) -> Worth:
    """What a hand is worth, of cards as they are written; raises ``Refused``, with every problem, for what is none."""
    found = settle_reading(rules, read({"kind": "hand", "hand": list(cards)}, rules.players))
    if not isinstance(found, Worth):
        raise TypeError(found)
    return found


def standings(rulesets: Mapping[int, Ruleset], data: Any) -> Partie:
    """What a partie comes to, from JSON data; raises ``Refused`` for what is none."""
    usual = next(iter(rulesets.values()))
    reading = read(data, usual.players)
    named = len(reading.told.names or ()) if reading.told.players is None else reading.players
    found = settle_reading(rulesets.get(named, usual), reading)
    if not isinstance(found, Partie):
        raise Refused(refusals.NOT_A_DEAL, what="unclear", number=0)
    return found


def _tricks(seen: Seen, hands: Sequence[Cards] | None) -> tuple[tuple[Taken, ...], bool]:
    """The tricks that are told, and whether these are all."""
    told, size = seen.told, seen.rules.deal.hand
    several = [key for key in _TRICKS if getattr(told, key) is not None]
    if len(several) > 1:
        seen.report(refusals.NOT_A_DEAL, what="several", number=0)
    tricks: tuple[Taken, ...] = ()
    if told.plays is not None:
        if hands is None:
            checked(seen, told.plays)
        if not seen.problems:
            tricks, wrong = followed(seen.table, told.plays, hands)
            seen.problems.extend(wrong)
    elif told.tricks is not None and seen.all_seated(seat for trick in told.tricks for seat in trick):
        tricks, wrong = won(seen.table, told.tricks)
        seen.problems.extend(wrong)
        asking = [each.name for each in seen.table.counts if possible.asks_for_cards(each)]
        if tricks and asking:
            seen.report(refusals.CARDS_NEEDED, count=Entry(("count", asking[0])))
    given = len(told.plays or told.tricks or ())
    if given > size or (told.complete and given < size and several != ["play_points"]):
        seen.report(refusals.TRICKS, what="more" if given > size else "fewer", given=given, wanted=size)
    return tricks, len(tricks) == size and told.complete is not False


def _sunk(seen: Seen) -> frozenset[tuple[int, str]]:
    if seen.told.sunk and seen.rules.calling.sinking == "forbidden":
        seen.report(refusals.NOT_SUNK)
    named = [(seat, seen.named(name, seen.rules.contest)) for seat, name in seen.told.sunk if seen.seated(seat)]
    return frozenset((seat, name) for seat, name in named if name is not None)


def _points(seen: Seen) -> tuple[tuple[int, int], ...]:
    """What is told of the play as amounts; nobody scores more in it than there is."""
    points, most = seen.told.play_points or (), possible.most_in_play(seen.table)
    for seat, amount in points:
        if seen.seated(seat) and not 0 <= amount <= most:
            seen.report(refusals.NO_SUCH_AMOUNT, what="play", name="", amount=amount, most=int(most))
    return points


def _deal(seen: Seen) -> Outcome | None:
    hands = hands_of(seen)
    dealt = dealt_of(seen, hands) if hands is not None else ()
    tricks, over = _tricks(seen, hands)
    sunk, points = _sunk(seen), _points(seen)
    if hands is None or seen.problems:
        return None
    deal = Deal(tuple(map(frozenset, hands)), dealt, tricks, over, sunk)
    if seen.kind == "penalty":
        return punished(seen.table, deal, seen.told)
    account = _with_points(seen.table, scoring.settled(seen.table, deal), points)
    return Reckoned(seen.kind, account, terms(seen.table, account))


def _with_points(table: Table, account: Account, points: Sequence[tuple[int, int]]) -> Account:
    """An account with what is told of the play as amounts."""
    if not points:
        return account
    entries = [*account.entries, *ledger.played(table, points)]
    return scoring.account(table, entries, (), account.declared, over=False)


def _declare(seen: Seen) -> Outcome | None:
    hands, sunk = hands_of(seen), _sunk(seen)
    if hands is None or seen.problems:
        return None
    declared = declare(seen.table, hands, sunk)
    account = scoring.account(seen.table, ledger.called(seen.table, declared), (), declared, over=False)
    return Compared(declared, terms(seen.table, account._replace(reached=())))


def _trick_counts(seen: Seen) -> Outcome | None:
    if seen.told.plays is None and seen.told.tricks is None:
        seen.missing("tricks")
    tricks, over = _tricks(seen, None)
    if seen.problems:
        return None
    account = scoring.account(seen.table, ledger.counted(seen.table, tricks), tricks, over=over)
    return Reckoned(seen.kind, account, terms(seen.table, account))


def _ledger(seen: Seen) -> Outcome | None:
    table, told = seen.table, seen.told
    if told.scores is None:
        seen.missing("hand")
    scores = scores_of(seen)
    tricks, over = _tricks(seen, None)
    points = _points(seen)
    if seen.problems:
        return None
    entries = [*entries_of(table, scores), *ledger.counted(table, tricks), *ledger.played(table, points)]
    account = scoring.account(table, entries, tricks, over=over)
    return Reckoned(seen.kind, account, terms(table, account))


def _hand(seen: Seen) -> Outcome | None:
    hand = seen.told.hand
    if hand is None:
        seen.missing("hand")
        return None
    checked(seen, [hand])
    sized(seen, [hand], "own")
    return None if seen.problems else worth_of(seen.table, frozenset(hand))


def worth_of(table: Table, hand: frozenset[Card]) -> Worth:
    """What a hand has to call, and what it scores by itself as it was dealt."""
    called = {each.name: tuple(combinations(table, each, hand)) for each in table.contests}
    held = Held(hand, hand, frozenset())
    claims = [each for each in table.claims if each.entry.moment != "when_complete" and each.when(held) is True]
    return Worth(called, {each.name: each.worth(held) for each in claims})


def _legal(seen: Seen) -> Outcome | None:
    if seen.told.tries is None:
        seen.missing("tries")
    _stocked(seen, seen.told.stock)
    found = (exchange.tried(seen.rules, *each) for each in seen.told.tries or ())
    return None if seen.problems else tuple[Tried, ...](found)


def _stocked(seen: Seen, cards: int | None) -> None:
    """The stock has as many cards as the rules say, if it is told."""
    if cards is not None and cards != seen.rules.deal.stock:
        seen.not_so_many("stock", cards, seen.rules.deal.stock)


def _exchange_order(seen: Seen) -> Outcome | None:
    pile, exchanged = seen.told.pile, seen.told.exchanged
    if pile is None or exchanged is None:
        seen.missing(*(key for key, each in (("stock", pile), ("exchanged", exchanged)) if each is None))
        return None
    checked(seen, [pile])
    _stocked(seen, len(pile))
    elder, younger = (each for each, _ in zip_longest(exchanged[:2], SEATS))
    found = exchange.tried(seen.rules, elder, younger)
    if len(exchanged) > len(SEATS) or elder is None:
        seen.wrong("exchanged", list(exchanged), "exchanged")
    elif found.reason is not None:
        who = found.reason.partition("_")[0]
        cards = (elder, younger or 0)[SEATS.index(who)]
        seen.report(refusals.EXCHANGE, reason=found.reason, cards=cards, bound=found.bound)
    return None if seen.problems else exchange.shared_out(seen.rules, pile, elder or 0, younger or 0)


def _penalty(seen: Seen) -> Outcome | None:
    told, faults = seen.told, seen.rules.fault
    if told.fault is None or told.by is None:
        seen.missing(*(key for key in ("fault", "by") if getattr(told, key) is None))
        return None
    seen.seated(told.by)
    fault = faults.get(told.fault)
    if fault is None:
        seen.report(refusals.UNKNOWN_FAULT, word=told.fault, known=Concepts(faults))
        return None
    if told.waived and not fault.waivable:
        seen.report(refusals.NOT_WAIVED, name=Entry(("fault", told.fault)))
    if told.contest is not None:
        seen.named(told.contest, seen.rules.contest)
    if all(each is None for each in (told.elder, told.younger, told.hands, told.dealt_elder)):
        return None if seen.problems else punished(seen.table, None, told)
    return _deal(seen)


def _partie(seen: Seen) -> Outcome | None:
    return partie(seen, partial(settle_reading, seen.rules))


_BY_KIND: Final[Mapping[str, Callable[[Seen], Outcome | None]]] = {
    "hand": _hand,
    "declare": _declare,
    "deal": _deal,
    "ledger": _ledger,
    "trick_counts": _trick_counts,
    "partie": _partie,
    "legal": _legal,
    "exchange_order": _exchange_order,
    "penalty": _penalty,
}
