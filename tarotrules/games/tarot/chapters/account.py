"""The account of a deal in words."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import zip_longest
from string import ascii_uppercase

from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.rounding import Amount, divided, size
from tarotrules.expressions.tree import Calculation, Path
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.irregularities import heading_of
from tarotrules.games.tarot.chapters.payments import feat_title
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.account import Standing
from tarotrules.games.tarot.engine.scoring import Account, Term
from tarotrules.games.tarot.engine.summary import Faulted, Summary
from tarotrules.games.tarot.ruleset.faults import IF_WON
from tarotrules.games.tarot.ruleset.features import is_whole
from tarotrules.games.tarot.ruleset.modes import what_counts
from tarotrules.games.tarot.ruleset.paid import Feat
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import Said, capitalised
from tarotrules.wording.phrase import Phrase, plain
from tarotrules.wording.values import Value

SEATS = ascii_uppercase
"""What players are called: seat 0 is A."""
_RESULT, _DIFFERENCE, _SUM = "scoring.target", "scoring.difference", "scoring.sum"
_PASSED, _FAULTS = "auction.taker", "irregularities.result"
"""The slots of the rules by which most is reckoned."""
_STAKE = canonical(Calculation("+", Path(("contract", "worth")), Path(("margin",))), is_whole)
"""The stake of nearly all tables: the value of the contract and the difference."""


def account_text(
    variant: Variant, rules: Ruleset, account: Account, language: str, names: Sequence[str] | None = None
) -> str:
    """The account as plain lines, by letters if nobody has a name."""
    teller = Teller(rules, catalogue(language), variant.titles)
    called = SEATS if names is None else [Phrase.of(each) for each in names]
    lines = [plain(phrase) for phrase in account_steps(teller, account, called)]
    scores = [f"  {plain(role)}  {plain(score)}" for role, score in score_rows(teller, account, called)]
    fines = [f"  {plain(who)}  {plain(fine)}" for who, fine in fine_rows(teller, account, called)]
    charged = ["", plain(teller.say("account-fines")), *fines] if fines else []
    return "\n".join([*lines, "", plain(teller.say("account-scores-below")), *scores, *charged]) + "\n"


def account_steps(teller: Teller, account: Account, names: Sequence[str] = SEATS) -> list[Phrase]:
    """The reckoning, a sentence a step: what players pay each other comes after the sum, of which it is no part."""
    return [phrase for _, phrase in numbered_steps(teller, account, names)]


def numbered_steps(teller: Teller, account: Account, names: Sequence[str] = SEATS) -> list[tuple[str, Phrase]]:
    """The same, each step with the slot of the rule that it goes by."""
    if account.annulled is not None:
        found = [(_RESULT, step) for step in _found(teller, account)]
        return [*found, (_FAULTS, _annulled(teller, account, account.annulled, names))]
    if account.standing is not None:
        return list(_alone(teller, account, account.standing, names))
    if account.summary.taker is None:
        return [(_PASSED, teller.say("account-passed"))]
    steps = [
        *((_DIFFERENCE if _is_rounding(step) else _RESULT, step) for step in _result(teller, account)),
        *((_FAULTS, step) for step in _counts(teller, account, names)),
        *(
            (_slot(term), _term(teller, account, term))
            for term in account.terms
            if term.margin is None and term.seats is None
        ),
        *((_FAULTS, step) for step in _lapsed(teller, account)),
        *((_SUM, step) for step in _unit(teller, account)),
        *((_slot(term), _between(teller, account, term, names)) for term in account.terms if term.seats is not None),
    ]
    return [(slot, capitalised(step)) for slot, step in steps]


def _alone(teller: Teller, account: Account, standing: Standing, names: Sequence[str]) -> Iterator[tuple[str, Phrase]]:
    """What each player has, which place that is, and what the places are paid."""
    slot, places = partial(slot_of, "mode", standing.mode), standing.places
    taker = teller.rules.auction.taker
    yield slot("play"), teller.say("account-alone", taker=taker, title=teller.title("mode", standing.mode))
    seats = sorted(range(len(places)), key=places.__getitem__)
    first, *_ = teller.rules.mode[standing.mode].rank.values()
    what = what_counts(first)
    counted = {"points": "account-points", "over": "account-over", "short": "account-over"}.get(what, "account-counted")
    for seat in seats:
        number = -standing.counted[seat] if what == "short" else standing.counted[seat]
        has = teller.say(counted, n=number if counted == "account-points" else Phrase.of(teller.words.signed(number)))
        yield slot("rank"), capitalised(teller.say("account-place", who=names[seat], counted=has, place=places[seat]))
    for place in dict.fromkeys(places[seat] for seat in seats):
        yield slot("paid"), _place_paid(teller, account, standing, place)


def _place_paid(teller: Teller, account: Account, standing: Standing, place: int) -> Phrase:
    """What somebody at a place gets, or each of those who share it and those behind."""
    seat, several = standing.places.index(place), standing.places.count(place)
    pays, score = (Phrase.of(teller.words.signed(each)) for each in (standing.pays[seat], account.scores[seat]))
    given: dict[str, Value] = {"place": place, "pays": pays, "worth": standing.worth, "score": score}
    times = "no" if standing.worth == 1 else "yes"
    if several == 1:
        return teller.say("account-place-paid", times=times, **given)
    return teller.say("account-place-shared", times=times, last=place + several - 1, **given)


def _is_rounding(step: Phrase) -> bool:
    return isinstance(step, Said) and step.message == "account-margin-rounded"


def _slot(term: Term) -> str:
    """The slot of the rule by which something is paid."""
    if term.kind == "contract":
        return "scoring.contract"
    return slot_of(term.kind, term.id, "" if term.kind == "bonus" else "paid")


def score_rows(teller: Teller, account: Account, names: Sequence[str] = SEATS) -> list[tuple[Phrase, Phrase]]:
    """Each player with the score; by a letter, or by name."""
    return [
        (_role(teller, account, seat, names[seat]), Phrase.of(teller.words.signed(score)))
        for seat, score in enumerate(account.scores)
    ]


def fine_rows(teller: Teller, account: Account, names: Sequence[str] = SEATS) -> list[tuple[Phrase, Phrase]]:
    """What each fault costs the player who committed it, beside the scores."""
    return [
        (
            _role(teller, account, fine.player, names[fine.player]),
            teller.say("account-fine", fine=-fine.points, what=heading_of(teller, fine.id)),
        )
        for fine in account.fines
    ]


def _found(teller: Teller, account: Account) -> list[Phrase]:
    """What was reckoned before the deal was annulled."""
    return [capitalised(step) for step in _result(teller, account)] if account.made is not None else []


def _annulled(teller: Teller, account: Account, fault: str, names: Sequence[str]) -> Phrase:
    told = next(each for each in account.summary.faults if each.id == fault)
    won = teller.rules.fault[fault].deal == IF_WON
    return _at_fault(teller, told, "account-fault-won" if won else "account-fault-annulled", names)


def _at_fault(teller: Teller, told: Faulted, message: str, names: Sequence[str]) -> Phrase:
    return teller.say(message, what=heading_of(teller, told.id), who=names[told.player or 0])


def _counts(teller: Teller, account: Account, names: Sequence[str]) -> Iterator[Phrase]:
    """Faults that would have annulled the deal, had their side won it."""
    for each in account.summary.faults:
        if teller.rules.fault[each.id].deal == IF_WON and account.made is not None:
            yield _at_fault(teller, each, "account-fault-counts", names)


def _lapsed(teller: Teller, account: Account) -> Iterator[Phrase]:
    for each in account.lapsed:
        yield teller.say("account-fault-lapsed", what=feat_title(teller, Feat("claim", each.id, each.level)))


def situation(teller: Teller, account: Account) -> list[Phrase]:
    """What happened in the deal, players by their letters."""
    summary = account.summary
    if summary.points_by_seat is not None:
        return list(_played_alone(teller, summary))
    sentences = [
        teller.say(
            "account-situation",
            partner=partners_told(teller, summary),
            players=summary.players,
            contract=teller.title("auction", "bid", summary.contract or ""),
            points=summary.points or Fraction(0),
            oudlers=summary.oudlers or 0,
        )
    ]
    sentences += [
        teller.say("account-bonus", side=bonus.side or "", title=teller.title("bonus", bonus.id))
        for bonus in summary.bonuses
    ]
    for claim in summary.claims:
        title = teller.level(claim.id, claim.level)
        sentences.append(teller.say("account-claim", who=SEATS[claim.player or 0], title=title))
    return [capitalised(sentence) for sentence in sentences]


def partners_told(teller: Teller, summary: Summary) -> str:
    """Whether somebody plays with the taker, as far as that is to be told, and whether it is one or two."""
    return "always" if teller.rules.call is None else ("no", "yes", "two")[len(summary.partners)]


def _played_alone(teller: Teller, summary: Summary) -> Iterator[Phrase]:
    """What each has in a deal that everybody has passed."""
    points, oudlers = summary.points_by_seat or (), summary.oudlers_by_seat or ()
    taker = teller.rules.auction.taker
    yield teller.say("account-all-passed", taker=taker, players=summary.players)
    has = zip_longest(points, oudlers, fillvalue=0)
    yield teller.say(
        "account-have",
        taker=taker,
        list=teller.list([teller.say("account-has", who=SEATS[at], n=n, oudlers=m) for at, (n, m) in enumerate(has)]),
    )


def _role(teller: Teller, account: Account, seat: int, who: str) -> Phrase:
    summary = account.summary
    role = "taker" if seat == summary.taker else "partner" if seat in summary.partners else "defender"
    return teller.say("account-role", role=role, who=who)


def _result(teller: Teller, account: Account) -> Iterator[Phrase]:
    say, summary = teller.say, account.summary
    if account.target is not None and summary.oudlers is not None and account.points is not None:
        if added := teller.rules.scoring.added:
            yield say("account-added", cards=account.points - added, added=added, points=account.points)
        yield say("account-target", oudlers=summary.oudlers, target=account.target, points=account.points)
    margin = account.margin or 0
    if not account.made:
        # What the attack is short of is told without its sign.
        margin = -margin
    short = teller.rules.scoring.half_point_short
    result = short if account.made is None else "made" if account.made else "lost"
    steps = list(_differences(teller, account, margin))
    if steps and not any(term.margin is not None for term in account.terms):
        # Only rounded: whether the contract is made was plain before.
        yield say("account-decided", result=result)
        yield from steps
    else:
        yield from steps
        yield say("account-result", result=result, margin=margin)


def _differences(teller: Teller, account: Account, margin: Amount) -> Iterator[Phrase]:
    """How the difference comes about: from the points, with what is paid into it, rounded."""
    paid = [term for term in account.terms if term.margin is not None]
    for term in paid:
        yield _term(teller, account, term)
    raw = account.raw_margin
    if raw is None or account.made is None:
        return
    total = raw + sum(term.margin or 0 for term in paid)
    if total != raw:
        yield teller.say("account-margin-paid", raw=raw, margin=total)
    if total != margin:
        yield teller.say("account-margin-rounded", way=way(total, margin), raw=total, margin=margin)


def _term(teller: Teller, account: Account, term: Term) -> Phrase:
    what = term_title(teller, account, term)
    if term.margin is not None:
        return teller.say("account-term-margin", what=what, margin=term.margin)
    unit = term.unit if term.unit is not None else 0
    sum_ = stake_of_two(teller, account, term)
    if term.amount and not unit:
        return teller.say("account-term-nothing", what=what)
    if sum_ is not None:
        worth, margin = sum_
        to = "attack" if unit >= 0 else "defence"
        add = teller.say("account-add", less="yes" if margin < 0 else "no", margin=size(margin))
        return teller.say(
            "account-stake", what=what, worth=worth, add=add, multiplier=term.multiplier, unit=unit, to=to
        )
    if term.multiplier == 1:
        return teller.say("account-term-plain", what=what, unit=unit)
    return teller.say(
        "account-term",
        what=what,
        amount=divided(unit, term.multiplier) if term.multiplier else term.amount,
        multiplier=term.multiplier,
        unit=unit,
    )


def _between(teller: Teller, account: Account, term: Term, names: Sequence[str]) -> Phrase:
    """What players pay each other."""
    what, seats = term_title(teller, account, term), enumerate(term.seats or ())
    paid = [teller.say("account-seat", who=names[seat], score=amount) for seat, amount in seats if amount]
    if not paid:
        return teller.say("account-between-nobody", what=what)
    return teller.say("account-between", what=what, list=teller.list(paid))


def stake_of_two(teller: Teller, account: Account, term: Term) -> tuple[Amount, Amount] | None:
    """The value of the contract and the difference, where the stake is their sum."""
    stake = teller.rules.scoring.contract.worth
    if term.kind != "contract" or stake != _STAKE or account.margin is None:
        return None
    worth = teller.rules.auction.bid[account.summary.contract or ""].worth
    return (worth, term.amount - worth) if worth else None


def term_title(teller: Teller, account: Account, term: Term) -> Phrase:
    """What a payment is for."""
    if term.kind == "contract":
        return teller.say("account-contract", title=teller.title("auction", "bid", account.summary.contract or ""))
    return feat_title(teller, Feat(term.kind, term.id, term.detail))


def _unit(teller: Teller, account: Account) -> Iterator[Phrase]:
    if account.unit != account.raw_unit:
        towards = way(account.raw_unit, account.unit)
        yield teller.say("account-unit-rounded", way=towards, raw=account.raw_unit, unit=account.unit)
    to = "attack" if account.unit > 0 else "defence" if account.unit < 0 else "nobody"
    yield teller.say("account-unit", to=to, unit=size(account.unit), signed=account.unit)


def way(raw: Amount, rounded: Amount) -> str:
    """Whether an amount was rounded up or down, whatever its sign."""
    return "up" if size(rounded) > size(raw) else "down"
