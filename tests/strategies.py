"""What Hypothesis draws from, and the rulesets that laws walk over: shipped ones and changed ones."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar, cast, get_args
from zlib import crc32

from hypothesis import strategies as st

from tarotrules import documents, library, pipeline
from tarotrules.cards.pack import Card
from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.compiled import UNKNOWN, Value, compiled
from tarotrules.expressions.json import dump as dump_expression
from tarotrules.expressions.tree import (
    And,
    Arithmetic,
    Calculation,
    Choose,
    Compare,
    Comparison,
    Direction,
    Exists,
    Expression,
    Is,
    Negative,
    Not,
    Number,
    Or,
    Path,
    Rounded,
    Steps,
)
from tarotrules.games.features.speech import NUMBERS as FIGURES
from tarotrules.games.features.speech import Names
from tarotrules.games.tarot.ruleset.deck import CardSet
from tarotrules.games.tarot.ruleset.faults import Fault
from tarotrules.games.tarot.ruleset.features import SPEECH, is_whole
from tarotrules.games.tarot.ruleset.match import Pool
from tarotrules.games.tarot.ruleset.play import Forbid
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.settings.kinds import (
    Amount,
    Choice,
    Flag,
    Formula,
    Kind,
    Listing,
    Reference,
    Rounding,
    RoundingKind,
    RoundingRule,
    Texts,
    Whole,
    Words,
)
from tarotrules.settings.record import Entries, Field, Group, Record, Setting, dump, word
from tarotrules.settings.walk import SettingPath
from tests.changing import BaseOf, ChangeOf, own

_R = TypeVar("_R", bound=Record)

# --- rulesets -----------------------------------------------------------------------------------

OPTIONS: Final = ("misere", "misere-personal", "pousse", "petit-imprenable", "one-for-one")
"""Options that go together, and add entries of several chapters."""


FOUR: Final = 4
STUDIED: Final = ("eryod", "fft", "petite-pousse", "solitaire-paradise", "wikipedia", "wikipedia-older")
"""Shipped variants that between them do nearly everything: what takes long is done with these, not with every other."""


@cache
def variant(name: str, *options: str) -> Variant:
    """A shipped variant, with options."""
    loaded = pipeline.load(name, options)
    if loaded.variant is None:
        raise ValueError([(each.problem.name, each.arguments) for each in loaded.problems])
    return loaded.variant


Base = BaseOf[Ruleset]
Change = ChangeOf[Ruleset]


@cache
def shipped_bases() -> tuple[Base, ...]:
    """Studied variants for every number of players; others, and the official rules with each option, for one."""
    named = [(name, variant(name)) for name in STUDIED]
    named.append(("fft with several", variant("fft", *OPTIONS)))
    every = [Base(f"{name} at {n}", each.rulesets[n], each) for name, each in named for n in sorted(each.rulesets)]
    rest = [(name, variant(name)) for name in sorted(library.shipped().keys() - set(STUDIED))]
    options = sorted(library.shipped_options())
    rest += [(f"fft with {option}", variant("fft", *documents.needs(option), option)) for option in options]
    for name, each in rest:
        players = sorted(each.rulesets)[crc32(name.encode()) % len(each.rulesets)]
        every.append(Base(f"{name} at {players}", each.rulesets[players], each))
    return tuple(every)


@cache
def base_of(name: str) -> Base:
    """A ruleset by its name, such as ``fft with misere at 5``."""
    of, _, players = name.partition(" at ")
    parent, _, option = of.partition(" with ")
    options = OPTIONS if option == "several" else (*documents.needs(option), option) if option else ()
    found = variant(parent, *options)
    return Base(name, found.rulesets[int(players)], found)


@cache
def bases() -> tuple[Base, ...]:
    """Rulesets that between them say every setting of every record: the law about silence walks these."""
    fft, several = variant("fft"), variant("fft", *OPTIONS)
    shown = [variant(name) for name in STUDIED if name != "fft"]
    main, whole = fft.rulesets[4], everything(fft.rulesets[4])
    return (
        Base("fft at 4", main, fft),
        *(Base(f"fft at {n}", fft.rulesets[n], fft, main) for n in (3, 5)),
        *(
            Base(f"{each.id} at {n}", each.rulesets[n], each, variant(each.parent or "fft").rulesets[n])
            for each in shown
            for n in (max(each.rulesets),)
        ),
        Base("fft with several at 4", several.rulesets[4], several, main),
        Base("everything said at 4", whole, fft, main),
        Base("everything said at 5", everything(fft.rulesets[5]), fft, whole),
        Base("players pay each other at 4", paid_by_players(main), fft, main),
    )


def everything(rules: Ruleset) -> Ruleset:
    """The rules with every optional thing said, and with payments of both kinds in every chapter."""
    filled = fill(rules)
    called = cast("dict[str, Record]", filled.exempt)
    bonus = next(iter(filled.bonus.values()))
    claim = next(iter(filled.claim.values()))
    promise = next(iter(filled.promise.values()))
    shares = next(iter(filled.scoring.shares.values()))
    redeal = next(iter(filled.redeal.values()))
    fault = sample_record(Fault)
    payment = to_players(cast("Record", promise.announced))
    # Were every bid to announce a slam or to ask for courts, hardly any slam would be announced otherwise.
    *others, _ = filled.auction.bid
    bids = {**filled.auction.bid}
    bids |= {name: bids[name].replace(promises=None, requires=None) for name in others}
    paid = {"announced": payment, "broken": payment, "unannounced": payment}
    left_out, two = (Card("S", 2),), rules.call is None
    packs, target = (2, (111, 106, 101, 92, 82, 77, 72)) if two else (1, rules.scoring.target)
    deck = filled.deck.replace(without=left_out, packs=packs, identical="second_wins" if two else None).of_its_pack()
    hand, piles, pile_cards = packs * (rules.deal.hand - rules.deal.packet), 1, 2
    in_all = rules.players * (hand + piles * pile_cards)
    return filled.replace(
        auction=filled.auction.replace(bid=bids),
        deck=deck,
        deal=repaired(filled.deal.replace(hand=hand, piles=piles, chien=len(deck.pack) - in_all)),
        bonus={**filled.bonus, "bonus-to-players": to_players(bonus), "bonus-judged": judged(bonus)},
        claim={**filled.claim, "claim-to-players": to_players(claim)},
        promise={**filled.promise, "promise-to-players": promise.replace(**paid)},
        redeal={**filled.redeal, "redeal-more": redeal.replace(when=_condition("dealt"))},
        exempt={**called, "petit": next(iter(called.values()))},
        forbid={"some": sample_record(Forbid)},
        fault={
            name: repaired(fault.replace(event=event, fine=20), optional=True)
            for name, event in (("fault-of-play", "revoke"), ("fault-of-claim", "claim_late"))
        },
        scoring=filled.scoring.replace(
            target=target,
            shares={**filled.scoring.shares, "shares-more": shares.replace(taker=Fraction(3))},
        ),
        seating=repaired(filled.seating.replace(at_table=rules.players + 1)),
        match=repaired(
            filled.match.replace(end="rounds", rank="topage")
            if rules.players == FOUR
            else filled.match.replace(end="score", rank="root")
        ),
    )


def paid_by_players(rules: Ruleset) -> Ruleset:
    """The rules with a stake that players pay to players, and a match of so many deals, for a pool."""
    scoring = rules.scoring.replace(contract=to_players(rules.scoring.contract))
    return rules.replace(scoring=scoring, match=repaired(rules.match.replace(end="deals", pool=sample_record(Pool))))


def to_players(flow: Any) -> Any:
    """A payment that players receive from players."""
    return repaired(flow.replace(payee=Path(("taker",))))


def judged(bonus: Any) -> Any:
    """A bonus that the table judges by itself."""
    return repaired(bonus.replace(judged=sample(Texts(), "judged"), payee=Path(("chosen", "side"))))


def fill(record: _R) -> _R:
    """The record with everything optional said."""
    values: dict[str, Any] = {}
    for name, field in record.fields.items():
        value = record.items()[name]
        if isinstance(field, Group):
            values[name] = fill(value if value is not None else sample_record(field.record))
        elif isinstance(field, Entries):
            of = field.of
            values[name] = value if isinstance(of, Kind) else {key: fill(each) for key, each in value.items()}
        else:
            values[name] = True if isinstance(field.kind, Flag) and value is not None else value
    return repaired(record.replace(**values), optional=True)


def repaired(record: _R, *, optional: bool = False) -> _R:
    """The record with what exists now said, and what means nothing now unsaid."""
    values: dict[str, Any] = {}
    for name, field in record.fields.items():
        value = record.items()[name]
        exists = field.exists is None or field.exists(record)
        if isinstance(field, Group) and not exists:
            values[name] = None
        if isinstance(field, Setting):
            if not exists:
                values[name] = None
            elif value is None and (optional or not field.optional) and not _names_what_may_be_missing(field):
                values[name] = sample(field.kind, name)
    return record.replace(**values)


def _names_what_may_be_missing(field: Setting) -> bool:
    """Whether it is a text, or names an entry of which rules may have none."""
    return isinstance(field.kind, Texts) or (isinstance(field.kind, Reference) and field.kind.to == "mode")


def sample_record(record: type[Record]) -> Record:
    """Some record of a type."""
    values: dict[str, Any] = {}
    for name, field in record.fields.items():
        if isinstance(field, Group):
            values[name] = None if field.optional else sample_record(field.record)
        elif isinstance(field, Entries):
            values[name] = {} if isinstance(field.of, Kind) else {"some": sample_record(field.of)}
        else:
            values[name] = None
            if field.exists is None and not field.optional:
                values[name] = sample(field.kind, name)
    return repaired(record(**values))


def sample(kind: Kind, name: str) -> Any:
    """Some value of a kind; who pays is never who is paid."""
    match kind:
        case Choice(words=words):
            return words[0]
        case Flag():
            return False
        case Whole(least=least):
            return max(least, 2)
        case Amount(least=least):
            return Fraction(max(least, 2))
        case Words(possible=possible):
            return possible[0]
        case Listing(of=of, least=least):
            return tuple(sample(of, name) for _ in range(least))
        case Reference():
            return "slam" if name == "promises" else "default"
        case Texts() | RoundingKind():
            return kind.load(
                {"nearest": 5} if isinstance(kind, RoundingKind) else {"en": "a song", "fr": "une chanson"}
            )
        case Formula(gives="truth", scope=scope):
            return _condition(scope)
        case Formula(gives="number"):
            return Number(Fraction(10))
        case Formula():
            return Path(("others",)) if name == "payer" else Path(("winners",))
        case CardSet():
            return CardSet().load(["SK", "HK"])
    raise TypeError(kind)


def _condition(scope: str) -> Expression:
    if scope == "play":
        # What forbids all cards alike forbids none.
        return And((Is(Path(("card",)), "courts"), Compare(">=", Path(("this_trick", "courts")), Number(Fraction(2)))))
    place = "last_trick" if scope in {"end", "settlement"} else "hand"
    return Compare(">=", Path((place, "courts")), Number(Fraction(2)))


# --- changes ------------------------------------------------------------------------------------


Rebuild = Callable[[Any], Ruleset]
"""A ruleset with another value in one place."""


@cache
def changes(base: Base) -> tuple[Change, ...]:
    """Everything that can be changed in a base, one thing at a time."""

    def rebuild(record: Any) -> Ruleset:
        return cast("Ruleset", record)

    return own(base, _in_record(_Here(base, (), rebuild), base.rules))


class _Here(NamedTuple):
    """A place in a base, and how to build the rules with something else there."""

    base: Base
    path: SettingPath
    rebuild: Rebuild

    def change(self, what: str, value: object) -> Change:
        return Change(self.base, self.path, what, self.rebuild(value))

    def field(self, record: Record, name: str) -> "_Here":
        return _Here(
            self.base,
            (*self.path, word(name)),
            lambda value: self.rebuild(repaired(record.replace(**{name: value}))),
        )

    def entry(self, entries: dict[str, Any], name: str) -> "_Here":
        return _Here(self.base, (*self.path, name), lambda value: self.rebuild({**entries, name: value}))


def _in_record(here: _Here, record: Record) -> Iterator[Change]:
    for name, field in record.fields.items():
        if not isinstance(field, Setting) or field.exists is None or field.exists(record):
            yield from _in_field(here.field(record, name), field, record.items()[name])


def _in_field(here: _Here, field: Field, value: Any) -> Iterator[Change]:
    if isinstance(field, Setting):
        yield from _in_setting(here, field, value)
    elif isinstance(field, Group):
        yield from _in_group(here, field, value)
    else:
        yield from _in_entries(here, field, value)


def _in_setting(here: _Here, field: Setting, value: Any) -> Iterator[Change]:
    if value is None:
        if not isinstance(field.kind, Reference) or field.kind.to != "mode":
            yield here.change("said", sample(field.kind, here.path[-1]))
        return
    for other in others(here.base.rules, field.kind, value):
        yield here.change(f"{_shown(value)} becomes {_shown(other)}", other)
    if field.optional:
        yield here.change("unsaid", None)


def others(rules: Ruleset, kind: Kind, value: Any) -> Iterator[Any]:
    """Other values of a kind: those it offers, and more where it offers only a few."""
    if isinstance(kind, Formula):
        found: list[Expression] = [value]
        for each in (*kind.others(value), *near(value, _names(rules))):
            other = canonical(each, is_whole)
            if not any(other == one or _means_the_same(rules, one, other) for one in found):
                found.append(other)
        yield from found[1:]
    elif isinstance(kind, Reference):
        yield from (name for name in entries_of(rules, kind.to) if name != value)
    elif isinstance(kind, RoundingKind):
        steps = [Rounding("none", 0), *(Rounding(each, step) for each in kind.directions for step in (1, 10))]
        every = [*kind.others(value), *(RoundingRule(one, one) for one in steps)]
        yield from (each for each in dict.fromkeys(every) if each != value)
    else:
        yield from kind.others(value)


def entries_of(rules: Ruleset, to: str) -> list[str]:
    """The names declared at a path of the rules."""
    thing: object = rules
    for step in to.split("."):
        thing = getattr(thing, step)
    return list(cast("dict[str, object]", thing))


def near(expression: Expression, names: Names) -> Iterator[Expression]:
    """The expression with one sign or number in it changed."""
    match expression:
        case Number(value):
            yield Number(value + 1)
        case Compare(operator, left, right):
            ordered = not isinstance(left, Path) or SPEECH.type_of(left.steps, "settlement", names) in FIGURES
            known: tuple[Comparison, ...] = get_args(Comparison) if ordered else ("=", "!=")
            yield from (Compare(other, left, right) for other in known if other != operator)
            yield from (Compare(operator, other, right) for other in near(left, names))
            yield from (Compare(operator, left, other) for other in near(right, names))
        case And(operands) | Or(operands):
            yield Or(operands) if isinstance(expression, And) else And(operands)
            for place, each in enumerate(operands):
                for other in near(each, names):
                    yield type(expression)((*operands[:place], other, *operands[place + 1 :]))
        case Calculation(operator, left, right):
            yield Calculation("-" if operator == "+" else "+", left, right)
            yield from (Calculation(operator, other, right) for other in near(left, names))
            yield from (Calculation(operator, left, other) for other in near(right, names))
        case Not(operand):
            yield operand


def _names(rules: Ruleset) -> Names:
    return Names(frozenset(rules.deck.class_), frozenset(rules.promise))


_OPPOSITES: Final = ({"=", "!="}, {"<", ">="}, {">", "<="})


def _means_the_same(rules: Ruleset, one: Expression, two: Expression) -> bool:
    """Whether conditions differ only in signs that mean the same, turned round or of a class with so few cards."""
    match one, two:
        case Compare(left=Path((_, name) as steps), right=Number()), Compare(right=Number()) if (
            name in rules.deck.class_
        ):
            if one.left != two.left:
                return False
            most = _most(rules, steps)
            return _holds(one, most) == _holds(two, most)
        case (Not(Compare() as turned), Compare() as straight) | (Compare() as straight, Not(Compare() as turned)):
            about = (turned.left, turned.right) == (straight.left, straight.right)
            return about and {turned.operator, straight.operator} in _OPPOSITES
        case And(some) | Or(some), And(more) | Or(more) if type(one) is type(two) and len(some) == len(more):
            same = [each for each in some if each in more]
            rest = [each for each in some if each not in same], [each for each in more if each not in same]
            return len(rest[0]) == len(rest[1]) == 1 and _means_the_same(rules, rest[0][0], rest[1][0])
    return False


def _most(rules: Ruleset, steps: Steps) -> int:
    """How many cards of a class a place can hold: a suit has no more than it has."""
    cards = rules.deck.class_[steps[-1]].cards
    return max(Counter(card.suit for card in cards).values()) if steps[0] == "suit" else len(cards)


@cache
def _holds(compare: Compare, most: int) -> tuple[bool, ...]:
    """Of which counts up to the most it is true."""
    holds = compiled(compare, _Count(cast("Path", compare.left).steps))
    return tuple(holds(count) is True for count in range(most + 1))


class _Count(NamedTuple):
    """An environment that is one count, which the path means."""

    steps: Steps

    def reader(self, steps: Steps) -> Callable[[Any], Value]:
        """What a path means here."""
        return lambda count: count if steps == self.steps else None

    def belongs(self, _kind: str) -> Callable[[Value], Value]:
        """No card is asked about."""
        return lambda _: False


def _shown(value: object) -> str:
    return str(dump_expression(value)) if isinstance(value, get_args(Expression)) else repr(value)


def _in_group(here: _Here, field: Group, value: Record | None) -> Iterator[Change]:
    if value is None:
        yield here.change("added", sample_record(field.record))
        return
    yield from _in_record(here, value)
    if field.optional:
        yield here.change("removed", None)


def _in_entries(here: _Here, field: Entries, value: dict[str, Any]) -> Iterator[Change]:
    for name, each in value.items():
        inner = here.entry(value, name)
        if isinstance(field.of, Kind):
            yield from _in_setting(inner, Setting(field.of), each)
        else:
            yield from _in_record(inner, each)
    yield from _structure(here, field, value)


def _structure(here: _Here, field: Entries, value: dict[str, Any]) -> Iterator[Change]:
    """Entries added, taken away (unless others speak of them) and moved."""
    new = sample(field.of, "some") if isinstance(field.of, Kind) else sample_record(field.of)
    key = next(name for name in here.base.rules.deck.class_ if name not in value) if field.keys else "something-new"
    yield here.change("one added", {**value, key: new})
    rules = json.dumps(dump(here.base.rules))
    for name in value:
        if here.path != ("deck", "class") and f'"{name}.' not in rules:
            yield here.change(f"{name} removed", {other: each for other, each in value.items() if other != name})
    if field.ordered and len(value) > 1:
        yield here.change("turned round", dict(reversed(value.items())))


@st.composite
def changed(draw: st.DrawFn) -> Change:
    """Any change of any base."""
    base = draw(st.sampled_from(bases()))
    return draw(st.sampled_from(changes(base)))


# --- expressions --------------------------------------------------------------------------------

COUNTS: Final = (("hand", "trumpish"), ("hand", "courts"), ("last_trick", "petit"), ("taker", "tricks"))
"""Paths that can only be whole."""
AMOUNTS: Final = (("margin",), ("attack", "points"), ("contract", "worth"), ("players",))
PEOPLE: Final = (("taker",), ("declarer",), ("last_trick", "winner"))
CARDS: Final = (("last_trick", "winning_card"),)
TRUTHS: Final = (("made",),)

NUMBERS: Final = st.builds(
    Number, st.one_of(st.integers(-20, 20).map(Fraction), st.fractions(-20, 20, max_denominator=6))
)


def _paths(known: tuple[Steps, ...]) -> st.SearchStrategy[Expression]:
    return st.sampled_from(known).map(Path)


def _amounts(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    divisors = NUMBERS.filter(lambda number: number.value != 0)
    steps = st.builds(Number, st.integers(1, 20).map(Fraction))
    sums = st.sampled_from(("+", "-", "*"))
    return st.one_of(
        st.builds(Calculation, cast("st.SearchStrategy[Arithmetic]", sums), inner, inner),
        st.builds(Calculation, st.just("/"), inner, divisors),
        st.builds(Negative, inner),
        st.builds(Choose, _plain_conditions(inner), inner, inner),
        st.builds(Rounded, inner, st.sampled_from(get_args(Direction)), steps),
    )


def _plain_conditions(amounts: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    return st.one_of(
        st.builds(Compare, st.sampled_from(get_args(Comparison)), amounts, amounts),
        st.builds(Compare, st.sampled_from(("=", "!=")), _paths(PEOPLE), _paths(PEOPLE)),
        st.builds(Is, _paths(CARDS), st.sampled_from(("kings", "petit"))),
        st.builds(Exists, _paths((*COUNTS, *PEOPLE, *CARDS))),
        _paths(TRUTHS),
    )


def amounts() -> st.SearchStrategy[Expression]:
    """Expressions that come to a number."""
    return st.recursive(st.one_of(NUMBERS, _paths(COUNTS), _paths(AMOUNTS)), _amounts, max_leaves=8)


def conditions() -> st.SearchStrategy[Expression]:
    """Expressions that come to a truth."""

    def joined(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
        several = st.lists(inner, min_size=2, max_size=4).map(tuple)
        return st.one_of(st.builds(Not, inner), st.builds(And, several), st.builds(Or, several))

    return st.recursive(_plain_conditions(amounts()), joined, max_leaves=6)


def expressions() -> st.SearchStrategy[Expression]:
    """Conditions and amounts."""
    return st.one_of(conditions(), amounts())


class Surroundings(NamedTuple):
    """An environment that knows some paths, and some classes of cards."""

    values: dict[Steps, object]
    belonging: frozenset[tuple[object, str]]

    def reader(self, steps: Steps) -> Callable[[object], Value]:
        """What a path means here."""
        return lambda _: self.values.get(steps)

    def belongs(self, kind: str) -> Callable[[Value], Value]:
        """Whether a card belongs to a class."""
        return lambda card: (card, kind) in self.belonging


def evaluate(expression: Expression, around: Surroundings) -> Value:
    """What an expression comes to."""
    return compiled(expression, around)(None)


@st.composite
def surroundings(draw: st.DrawFn) -> Surroundings:
    """Environments in which anything may be absent or unknown."""
    values: dict[Steps, object] = {}
    fractions = st.fractions(-30, 90, max_denominator=2)
    kinds: tuple[tuple[tuple[Steps, ...], st.SearchStrategy[object]], ...] = (
        (COUNTS, st.integers(0, 21)),
        (AMOUNTS, fractions),
        (PEOPLE, st.sampled_from(("A", "B"))),
        (CARDS, st.sampled_from(("SK", "T1"))),
        (TRUTHS, st.booleans()),
    )
    for paths, some in kinds:
        for path in paths:
            values[path] = draw(st.none() | st.just(UNKNOWN) | some)
    belonging = draw(st.frozensets(st.tuples(st.sampled_from(("SK", "T1")), st.sampled_from(("kings", "petit")))))
    return Surroundings(values, belonging)
