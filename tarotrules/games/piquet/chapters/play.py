"""The tricks, what is counted during them, and what most of them score."""

from collections.abc import Iterator
from typing import Final

from tarotrules.expressions.rounding import Amount
from tarotrules.expressions.tree import And, Compare, Expression, Number, Path
from tarotrules.games.piquet.chapters.reading import Reader
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.ruleset.play import Count
from tarotrules.games.telling.told import TWO, Rule, Told
from tarotrules.wording.phrase import Phrase

_LEADER: Final = Path(("leader",))
_WINNER: Final = Path(("winner",))
_NUMBER: Final = Path(("trick", "number"))
_TRICKS: Final = Path(("deal", "tricks"))
_ALWAYS, _OVER, _LAST = "always", "over", "last"
"""When a count is made: in every trick, in one that another has led to, in the last."""


def tell(teller: Teller) -> Iterator[Told]:
    """Who leads, what must be played, who wins, and what it scores."""
    rules, say = teller.rules, teller.say
    for slot in ("lead", "follow", "winner"):
        yield Rule(f"play.{slot}", (say(f"play-{slot}"),), ())
    tricks = (say("play-tricks", lie=rules.play.tricks_lie), say("play-look-back", look=rules.play.look_back))
    yield Rule("play.tricks", tricks, _paths("tricks_lie", "look_back"))
    for name, count in rules.count.items():
        settings = tuple(("count", name, each) for each in ("when", "payee", "worth"))
        yield Rule(f"count.{name}", (_counted(teller, count),), settings, heading_of(teller, "count", name))
    together = _together(teller)
    if together is not None:
        yield Rule("play.together", (together,), ())
    yield Rule(
        "play.cards",
        tuple(_cards(teller)),
        _paths(("cards", "majority"), ("cards", "divided"), ("cards", "counted"), ("cards", "none_won")),
    )
    yield Rule("play.capot", tuple(_capot(teller)), _paths(("cards", "every")))
    yield Rule("play.aloud", (say("play-aloud" if rules.play.aloud else "play-silent"),), _paths("aloud"))


def _paths(*settings: str | tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(("play", *((each,) if isinstance(each, str) else each)) for each in settings)


def heading_of(teller: Teller, kind: str, name: str) -> Phrase:
    """What a rule about something declared is called: by its title, else as the language calls it, else by its id."""
    known = f"name-{kind}-{name}"
    if not teller.titles.get((kind, name)) and teller.words.has(known):
        return teller.words.tell(known)
    return teller.title(kind, name)


def _counted(teller: Teller, count: Count) -> Phrase:
    """Who scores in a trick, how much, and when."""
    worth = Reader(teller).worth(count.worth)
    payee = "leader" if count.payee == _LEADER else "winner"
    kind, rest = when_of(count)
    which = {"payee": payee} if kind != _OVER else {}
    if rest is not None:
        ending = "-if" if kind != _ALWAYS else ""
        start = "if" if kind == _ALWAYS else kind
        return teller.say(f"count-{start}{ending}", worth=worth, when=Reader(teller).truth(rest), **which)
    return teller.say(f"count-{kind}", worth=worth, **which)


def when_of(count: Count) -> tuple[str, Expression | None]:
    """When something is counted: what is told in so many words, and what is left to be read aloud."""
    if count.when is None:
        return _ALWAYS, None
    clauses = count.when.operands if isinstance(count.when, And) else (count.when,)
    for at, clause in enumerate(clauses):
        kind = _kind(clause, count)
        if kind is not None:
            rest = (*clauses[:at], *clauses[at + 1 :])
            return kind, None if not rest else rest[0] if len(rest) == 1 else And(rest)
    return _ALWAYS, count.when


def _kind(clause: Expression, count: Count) -> str | None:
    match clause:
        case Compare("!=", left, right) if {left, right} == {_LEADER, _WINNER} and count.payee == _WINNER:
            return _OVER
        case Compare("=", left, right) if {left, right} == {_NUMBER, _TRICKS}:
            return _LAST
    return None


def _together(teller: Teller) -> Phrase | None:
    """What all counts come to, where nothing but who wins decides it (R60)."""
    rules = teller.rules
    every: dict[str, Amount] = {_ALWAYS: 0, _OVER: 0, _LAST: 0}
    for count in rules.count.values():
        kind, rest = when_of(count)
        match count.worth:
            case Number(value) if rest is None:
                every[kind] += value
            case _:
                return None
    if rules.players != TWO or not every[_OVER]:
        return None
    total = rules.deal.hand * every[_ALWAYS] + every[_LAST]
    return teller.say("play-together", tricks=rules.deal.hand, sum=total, each=every[_OVER])


def _cards(teller: Teller) -> Iterator[Phrase]:
    """What most of the tricks score."""
    cards, say = teller.rules.play.cards, teller.say
    kind = "" if teller.rules.players == TWO else "-most"
    if cards.majority:
        yield say(f"play-cards{kind}", worth=say("amount-number", n=cards.majority))
    else:
        yield say(f"play-cards{kind}-nothing")
    yield say(f"play-cards{kind}-divided", n=cards.divided)
    if cards.majority or cards.divided:
        yield say("play-cards-counted")
        if cards.counted == "once_sure":
            yield say("play-cards-early")
    if cards.none_won is not None:
        yield say("play-cards-none-won", n=cards.none_won)


def _capot(teller: Teller) -> Iterator[Phrase]:
    """What every trick scores; less what was scored for the cards, if it was certain before."""
    rules, cards = teller.rules, teller.rules.play.cards
    if cards.counted == "once_sure" and cards.every > cards.majority > 0:
        rest, see = cards.every - cards.majority, teller.see("play.cards")
        yield teller.say(
            "play-capot-rest", tricks=rules.deal.hand, n=cards.every, had=cards.majority, rest=rest, see=see
        )
    else:
        yield teller.say("play-capot", tricks=rules.deal.hand, n=cards.every)
