"""The partie, and what the loser pays at its end."""

from collections.abc import Iterator
from typing import Final

from tarotrules.expressions.tree import Expression, Number, paths_of
from tarotrules.games.piquet.chapters.play import heading_of
from tarotrules.games.piquet.chapters.reading import Reader
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.engine.match import settle
from tarotrules.games.piquet.engine.table import table_of
from tarotrules.games.piquet.ruleset.match import Match
from tarotrules.games.telling.told import TWO, Rule, Told, yes_no
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.values import Value

_TRIED: Final = ((105, 101), (97, 89), (131, 113), (125, 81), (103, 40), (120, 100))
"""Totals of published examples (R81, R82), and others that show where an entry begins."""


def tell(teller: Teller) -> Iterator[Told]:
    """When it is over, what counts more, who pays what."""
    rules, say = teller.rules, teller.say
    match = rules.match
    yield Rule("match.end", tuple(_end(teller, match)), _paths("end", "deals", "score", "reached"))
    if match.games is not None:
        yield Rule("match.games", (say("match-games", n=match.games),), _paths("games"))
    if match.weights is not None:
        yield Rule("match.weights", tuple(_weights(teller, match.weights)), _paths("weights"))
    yield Rule("match.settling", (_settling(teller),), (("settle",),))
    yield from _settles(teller)
    if match.tie is not None:
        yield Rule("match.tie", (say("match-tie", tie=match.tie),), _paths("tie"))


def _settling(teller: Teller) -> Phrase:
    rules = teller.rules
    if rules.match.reached is not None:
        return teller.say("match-settling-score", reached=rules.match.reached)
    name = "match-settling" if rules.players == TWO else "match-settling-many"
    return teller.say(name, paid=yes_no(bool(rules.settle)))


def _paths(*settings: str) -> tuple[tuple[str, ...], ...]:
    return tuple(("match", each) for each in settings)


def _end(teller: Teller, match: Match) -> Iterator[Phrase]:
    if match.end == "deals":
        deals = match.deals or 0
        yield teller.say("match-deals", n=deals)
        each, left = divmod(deals, teller.rules.players)
        if each and not left:
            yield teller.say("match-deals-each", n=each)
    elif match.end == "score":
        what, see = "partie" if match.games is None else "game", teller.see("reckoning.order")
        yield teller.say("match-score", n=match.score or 0, reached=match.reached or "", what=what, see=see)
    else:
        yield teller.say("match-agreed")


def _weights(teller: Teller, weights: tuple[int, ...]) -> Iterator[Phrase]:
    counting = [(deal, each) for deal, each in enumerate(weights, start=1) if each > 1 or {*weights} == {1}]
    every = [teller.say("match-weight", deal=deal, n=each) for deal, each in counting]
    yield teller.say("match-weights", list=teller.list(every))
    yield teller.say("match-weights-after")


def _settles(teller: Teller) -> Iterator[Rule]:
    """What the loser pays: the first entry that fits holds."""
    before = False
    for name, entry in teller.rules.settle.items():
        kind, paid = _paid(teller, entry.worth)
        if entry.when is not None:
            told = teller.say(f"settle-{kind}if", when=Reader(teller).truth(entry.when), **paid)
        else:
            told = teller.say(f"settle-{kind}else" if before else f"settle-{kind}always", **paid)
        before = True
        settings = tuple(("settle", name, each) for each in ("when", "worth"))
        phrases = (told, *_examples(teller, name))
        yield Rule(f"settle.{name}", phrases, settings, heading_of(teller, "settle", name))


def _paid(teller: Teller, worth: Expression) -> tuple[str, dict[str, Value]]:
    """So many points; or so many times what is played for, or so many games, where no points are asked about."""
    match worth:
        case Number(value) if teller.rules.match.games is not None:
            return "game-", {"n": value}
        case Number(value):
            return "", {"payment": teller.say("pays-units", n=value)}
    return "", {"payment": Reader(teller).worth(worth)}


def _examples(teller: Teller, name: str) -> Iterator[Phrase]:
    """Totals of which an entry holds, and what it comes to."""
    rules = teller.rules
    table = table_of(rules)
    if not paths_of_worth(rules.settle[name].worth):
        return
    deals = rules.match.deals or 0
    for totals in _TRIED:
        found = settle(table, (*totals, *(0 for _ in table.seats[TWO:])), deals)
        if found.settle == name and rules.players == TWO:
            yield teller.say("settle-example", winner=totals[0], loser=totals[1], payment=found.payment)
            return


def paths_of_worth(worth: Expression) -> bool:
    """Whether a payment depends on the totals."""
    return any(paths_of(worth))
