"""Deals reckoned line by line, each for something that it shows: a milestone, capot, a hand that scores as a whole."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.cards.french import LOWEST, Card, parse_card
from tarotrules.games.piquet.chapters.account import what_for
from tarotrules.games.piquet.chapters.cards import faces
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.engine.playing import taken
from tarotrules.games.piquet.engine.results import Term, terms
from tarotrules.games.piquet.engine.scoring import Account, Deal, settled
from tarotrules.games.piquet.engine.table import table_of
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling.told import TWO, capitalised, yes_no
from tarotrules.source.tables import read_table
from tarotrules.wording.phrase import Phrase

FILE: Final = Path(__file__).parents[1] / "worked.toml"
_CARDS: Final = 12
"""In a hand of the deals there are."""
_PAIR: Final = 2
_ALL: Final = "every"
"""What a score for all tricks is called in an account."""
Hand = tuple[Card, ...]


class Told(NamedTuple):
    """A deal as it is told, the elder's hand first."""

    hands: tuple[Hand, Hand]
    plays: tuple[tuple[Card, ...], ...]


class Shown(NamedTuple):
    """A deal that shows something."""

    title: Phrase
    told: Told
    account: Account


@cache
def _told() -> tuple[Told, ...]:
    return tuple(
        Told((_hand(each["elder"]), _hand(each["younger"])), tuple(map(_trick, each["plays"].split())))
        for each in read_table(FILE)["deal"]
    )


def dealt() -> Iterator[tuple[tuple[Hand, ...], tuple[Hand, ...]]]:
    """The hands of the deals there are, and how they are played."""
    return ((each.hands, each.plays) for each in _told())


def _hand(text: str) -> Hand:
    return tuple(filter(None, map(parse_card, text.split())))


def _trick(text: str) -> Hand:
    return _hand(text.replace("-", " "))


def worked(teller: Teller) -> Iterator[tree.Block]:
    """What some deals come to, those of them that can be played by these rules and show something."""
    for each in _shown(teller):
        yield from _blocks(teller, each)


def how_told(teller: Teller) -> tree.Paragraph:
    """What there is to know about all accounts that are told."""
    return tree.Paragraph(line(teller.say("worked-intro", see=teller.see("reckoning.order"))))


def _shown(teller: Teller) -> Iterator[Shown]:
    """The first deal for each thing that can be shown; one deal may show several, and then is told once."""
    accounts = list(zip(_told(), accounts_of(teller.rules), strict=False))
    wanted = [*teller.rules.milestone, _ALL, *teller.rules.claim]
    seen: set[Told] = set()
    for name in wanted:
        for told, account in accounts:
            names = {each.name for each in account.reached} | {each.name for each in account.entries}
            if name in names and told not in seen:
                seen.add(told)
                yield Shown(_title(teller, name), told, account)
                break


def accounts_of(rules: Ruleset) -> Iterator[Account]:
    """What the deals come to, if they can be played by some rules."""
    if rules.players == TWO and rules.deal.hand == _CARDS and rules.deck.lowest > LOWEST:
        yield from (account_of(rules, told) for told in _told())


def account_of(rules: Ruleset, told: Told) -> Account:
    """What a deal comes to."""
    table = table_of(rules)
    hands = tuple(map(frozenset, told.hands))
    return settled(table, Deal(hands, hands, tuple(taken(table, told.plays)), over=True))


def _title(teller: Teller, name: str) -> Phrase:
    if name == _ALL:
        return teller.say("worked-capot")
    kind = "milestone" if name in teller.rules.milestone else "claim"
    return capitalised(teller.named(teller.title(kind, name)))


def _blocks(teller: Teller, shown: Shown) -> Iterator[tree.Block]:
    words, account = teller.words, shown.account
    elder, younger = (faces(words, hand) for hand in shown.told.hands)
    yield tree.Heading(line(shown.title))
    yield tree.Paragraph(line(teller.say("worked-hands", elder=elder, younger=younger)))
    yield tree.Paragraph(
        line(teller.say("worked-tricks", elder=_won(teller, shown, 0), younger=_won(teller, shown, 1)))
    )
    yield account_table(teller, account)


def _won(teller: Teller, shown: Shown, seat: int) -> Phrase:
    """Which tricks somebody wins: *1 to 6 and 8*."""
    table = table_of(teller.rules)
    numbers = [trick.number for trick in taken(table, shown.told.plays) if trick.winner == seat]
    runs = [[number for _, number in run] for _, run in groupby(enumerate(numbers), key=lambda each: each[1] - each[0])]
    # Of two, neither is left out.
    parts = [part for run in runs for part in ([run] if len(run) > _PAIR else [[each] for each in run])]
    told = [teller.say("worked-run", first=part[0], last=part[-1], several=yes_no(len(part) > 1)) for part in parts]
    return teller.list(told) if told else teller.say("worked-none")


def account_table(teller: Teller, account: Account) -> tree.Table:
    """The account of a deal of two, with what both have after each score."""
    heads = ("step", "elder", "younger", "running", "rule")
    columns = tuple(
        tree.Column(line(teller.say(f"worked-{each}")), "start" if each in {"step", "rule"} else "end")
        for each in heads
    )
    return tree.Table(line(teller.say("worked-caption")), columns, tuple(_rows(teller, account)))


def _rows(teller: Teller, account: Account) -> Iterator[tuple[Line, ...]]:
    """A line for each score; those of the tricks together, as far as nothing else comes between them."""
    total: Sequence[int] = (0, 0)
    every = terms(table_of(teller.rules), account)
    for _, those in groupby(enumerate(every), key=lambda each: "play" if _is_trick(each[1]) else each[0]):
        group = [term for _, term in those]
        gained = [int(sum(term.amount for term in group if term.seat == seat)) for seat in (0, 1)]
        total = [sum(each) for each in zip(total, gained, strict=True)]
        cells = (teller.words.number(each) if each else "" for each in gained)
        running = f"{total[0]} : {total[1]}"
        yield (line(_what(teller, group)), *map(line, cells), line(running), line(_rule(teller, group)))
    scores = (line(teller.words.number(each)) for each in account.scores)
    yield (line(teller.say("worked-total")), *scores, line(), line())


def _is_trick(term: Term) -> bool:
    return term.category == "play"


def _what(teller: Teller, group: Sequence[Term]) -> Phrase:
    """What a line is for."""
    first = group[0]
    if not _is_trick(first):
        return capitalised(what_for(teller, first))
    tricks = [term.trick for term in group if term.trick is not None]
    return teller.say("worked-play", first=min(tricks), last=max(tricks), several="yes" if len({*tricks}) > 1 else "no")


def _rule(teller: Teller, group: Sequence[Term]) -> Phrase:
    return teller.refer(*dict.fromkeys(term.rule for term in group))
