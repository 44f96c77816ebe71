"""The calls: what is compared, what is better and what it scores, and how it is told."""

from collections.abc import Iterator
from typing import Final

from tarotrules.expressions.rounding import Amount
from tarotrules.expressions.tree import Compare, Number, Path, paths_of
from tarotrules.games.piquet.chapters.cards import card_set
from tarotrules.games.piquet.chapters.irregularities import BARS, slot_of_event
from tarotrules.games.piquet.chapters.reading import Reader
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.engine.table import Combined, Ready, table_of
from tarotrules.games.piquet.ruleset.contests import Contest
from tarotrules.games.telling.told import TWO, Chart, Rule, Told, yes_no
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.phrase import Phrase

_CARDS: Final = ("cards",)
_RUN, _RANK = "run", "rank"
_SUITS: Final = 4
"""As many cards of a rank there are."""
_IN_FULL: Final = "in_full"
_ASKED: Final = frozenset({"suit", _RUN})
"""The shapes of which more is asked if as many cards are held."""
_EXAMPLES: Final = {"suit": ("cards", "pips"), _RUN: ("cards", "top"), _RANK: ("cards", "top")}
"""The shapes that a dialogue shows, with what they are compared by in it."""
_NAMED: Final = {_RUN: {3}, _RANK: {3, 4}}
"""The shapes of which a combination has a name by its length, and the lengths with which a sentence explains it."""
_NEVER: Final = {0}
MORE: Final = frozenset({"all", "every_hand", "all_of_side"})
"""What scores, where it is more than the best."""


def tell(teller: Teller) -> Iterator[Told]:
    """What is compared, each contest, and the dialogue."""
    rules, say = teller.rules, teller.say
    if not rules.contest:
        return
    yield Rule("calling.order", tuple(_order(teller)), (("contest",), ("calling", "order")))
    for ready in table_of(rules).contests:
        yield from _contest(teller, ready)
    calling = rules.calling
    yield Rule("calling.answers", tuple(_dialogue(teller)), (("calling", "answer"), ("calling", "stating")))
    yield Rule("calling.raising", (say("calling-raising", raising=calling.raising),), (("calling", "raising"),))
    yield Rule("calling.sinking", tuple(_sinking(teller)), (("calling", "sinking"),))
    yield Rule(
        "calling.younger", (say("calling-younger", when=calling.younger_calls),), (("calling", "younger_calls"),)
    )
    yield Rule("calling.showing", (say("calling-showing", show=calling.show),), (("calling", "show"),))


def _order(teller: Teller) -> Iterator[Phrase]:
    things = [
        teller.say(
            "calling-thing",
            title=teller.named(teller.title("contest", name), "listed"),
            see=teller.see(_slot(name, "what")),
        )
        for name in teller.rules.contest
    ]
    yield teller.say("calling-order", n=len(things), titles=teller.list(things))
    if len(things) > 1:
        yield teller.say("calling-turn", order=teller.rules.calling.order)
    yield teller.say("calling-best", see=teller.see("calling.answers"))


def _dialogue(teller: Teller) -> Iterator[Phrase]:
    """What is said and answered, with an example for each shape."""
    contests, calling = teller.rules.contest.values(), teller.rules.calling
    answer = calling.answer
    if calling.stating == _IN_FULL:
        yield teller.say("calling-states-in-full")
    else:
        yield teller.say("calling-states")
        if any(len(each.by) > 1 and each.of in _ASKED for each in contests):
            yield teller.say("calling-asks")
    yield teller.say("calling-answer", answer=answer)
    yield teller.say("calling-nothing")
    if any(each.scores in MORE for each in contests):
        yield teller.say("calling-others", when=calling.younger_calls, see=teller.see("calling.younger"))
    shapes = dict.fromkeys(each.of for each in contests if _EXAMPLES.get(each.of) == each.by)
    if shapes:
        full = yes_no(calling.stating == _IN_FULL)
        examples = [teller.say("calling-example", of=each, answer=answer, full=full) for each in shapes]
        gap = teller.words.say("sentence-gap")
        yield teller.say("calling-dialogue", examples=Phrase(gap.join(examples)))


def _sinking(teller: Teller) -> Iterator[Phrase]:
    """Whether something may be kept back, and what becomes of it."""
    yield teller.say("calling-sinking", sinking=teller.rules.calling.sinking)
    implied = [each.event for each in teller.rules.fault.values() if each.bars == "if_implied"]
    if implied:
        yield teller.say("calling-implied", see=teller.see(BARS, *map(slot_of_event, implied)))


def _slot(name: str, part: str) -> str:
    return f"contest.{name}.{part}"


def _contest(teller: Teller, ready: Ready) -> Iterator[Told]:
    """What is a combination, which is better, what it scores."""
    name, contest, say = ready.name, ready.entry, teller.say
    title = teller.title("contest", name)
    yield Rule(_slot(name, "what"), tuple(_what(teller, ready, title)), _paths(name, "of", "among", "when"), title)
    heading = say("name-contest-better", title=title)
    yield Rule(_slot(name, "better"), tuple(_better(teller, contest)), _paths(name, "by", "tie"), heading)
    scored, chart = say("contest-scores", scores=contest.scores), _chart(teller, ready, title)
    worth = _worth(teller, contest) if chart is None else say("contest-worth-table")
    paid = say("name-contest-worth", title=title)
    yield Rule(_slot(name, "worth"), (scored, worth), _paths(name, "scores", "worth"), paid)
    if chart is not None:
        yield chart


def _paths(name: str, *settings: str) -> tuple[SettingPath, ...]:
    return tuple(("contest", name, each) for each in settings)


def _what(teller: Teller, ready: Ready, title: Phrase) -> Iterator[Phrase]:
    contest = ready.entry
    yield teller.say("contest-shape", of=contest.of, title=teller.named(title))
    if contest.among is not None:
        known = teller.is_known(contest.among)
        cards = card_set(teller.words, teller.rules.deck.class_[contest.among].cards)
        noun = teller.noun(contest.among)
        yield teller.say("contest-among", noun=noun) if known else teller.say("contest-among-cards", cards=cards)
    match contest.when:
        case Compare(">=", Path(("cards",)), Number(value)):
            yield teller.say("contest-least", n=value) if value > 1 else teller.say("contest-single")
        case Compare(">=", Path(("pips",)), Number(value)):
            yield teller.say("contest-least-pips", n=value)
        case when:
            yield teller.say("contest-when", when=Reader(teller).truth(when))
    if _NAMED.get(contest.of, _NEVER) <= set(lengths(teller, ready)):
        yield teller.say(f"contest-named-{contest.of}")


def _better(teller: Teller, contest: Contest) -> Iterator[Phrase]:
    """What decides, and what follows if nothing does."""
    pips = teller.see("deck.pips")
    rank = yes_no(contest.of == _RANK)
    first, *others = contest.by
    yield teller.say("contest-first", key=first, rank=rank, see=pips)
    yield from (teller.say("contest-next", key=each, rank=rank, see=pips) for each in others)
    if contest.tie is not None:
        tied = "contest-tie" if teller.rules.players == TWO else "contest-tie-many"
        yield teller.say(tied, tie=contest.tie, lower=yes_no(contest.scores in MORE))


def _worth(teller: Teller, contest: Contest) -> Phrase:
    if contest.worth == Path(_CARDS):
        return teller.say("contest-worth-cards")
    return teller.say("contest-worth", worth=Reader(teller).worth(contest.worth))


def _chart(teller: Teller, ready: Ready, title: Phrase) -> Chart | None:
    """What combinations score by the number of their cards, if nothing else decides it."""
    rows = tuple(sizes(teller, ready))
    if not rows:
        return None
    cells = tuple(
        (teller.say("contest-size", n=cards), called, teller.say("number", n=worth)) for cards, called, worth in rows
    )
    heads = tuple(teller.say(f"contest-column-{each}") for each in ("cards", "name", "points"))
    return Chart(_slot(ready.name, "worth"), teller.say("contest-worth-caption", title=title), heads, cells)


def sizes(teller: Teller, ready: Ready) -> Iterator[tuple[int, Phrase, Amount]]:
    """Number of cards, name and score of each combination, where they have names and nothing else decides the score."""
    contest = ready.entry
    if contest.of in _NAMED and {*paths_of(contest.worth)} <= {_CARDS}:
        for cards in lengths(teller, ready):
            yield cards, teller.say(f"contest-called-{contest.of}", n=cards), ready.worth(_of_length(teller, cards))


def lengths(teller: Teller, ready: Ready) -> Iterator[int]:
    """How many cards a combination may have, where nothing else decides what is one."""
    if {*paths_of(ready.entry.when)} <= {_CARDS}:
        longest = _SUITS if ready.entry.of == _RANK else len(teller.rules.deck.cards) // _SUITS
        yield from (cards for cards in range(1, longest + 1) if ready.when(_of_length(teller, cards)) is True)


def _of_length(teller: Teller, cards: int) -> Combined:
    return Combined(cards, 0, teller.rules.deck.cards[0])
