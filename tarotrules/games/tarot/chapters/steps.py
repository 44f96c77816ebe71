"""A deal, step by step: in few words, with the rules that say the rest."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from tarotrules.book import tree
from tarotrules.book.inline import Inline, Line, Reference, Text, line
from tarotrules.comparing.classes import merged
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.differences import joined
from tarotrules.games.tarot.chapters.numbers import slot_of
from tarotrules.games.tarot.chapters.promises import said_moment
from tarotrules.games.tarot.chapters.sheets.steps import MOMENTS
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

_BEFORE_CHIEN: Final = MOMENTS[:2]
_RULES: Final[dict[str, tuple[str, ...]]] = {
    "deal": ("seating.direction", "deal.shuffle", "deal.hands", "deal.chien"),
    "auction": ("auction.first", "auction.rounds", "auction.taker", "auction.contracts", "auction.parole"),
    "call": ("call.card", "call.chain", "call.partner"),
    "play": ("play.lead", "play.follow", "play.trump", "play.overtrump", "play.winner"),
    "scoring": ("deck.counting", "seating.dealer"),
}
"""Where more is said of a step, besides the rules of its chapter that every table has."""
_WHOLE: Final = ("chien", "scoring")
"""Of these chapters every rule belongs to the step."""
_MORE: Final = " → "
"""Where to read on."""


class Step(NamedTuple):
    """What is done, in the words of one ruleset."""

    chapter: str
    phrases: tuple[Phrase, ...]
    slots: tuple[str, ...]


def steps(teller: Teller) -> Iterator[tuple[str, Step]]:
    """The steps of a deal, each with a name of its own."""
    rules, say = teller.rules, teller.sentence
    deal, auction, call = rules.deal, rules.auction, rules.call
    dealt = say("cheat-deal", shuffled=deal.shuffle != "none", hand=deal.hand, packet=deal.packet)
    chien = (say("cheat-deal-chien", n=deal.chien),) if deal.chien else ()
    yield "deal", Step("deal", (dealt, *chien), _RULES["deal"])
    yield "auction", Step("auction", tuple(_bidding(teller)), _RULES["auction"])
    called = Step("call", (say("steps-call"),), _RULES["call"])
    after = call is not None and deal.chien > 0 and call.moment == "after_chien"
    for moment in _BEFORE_CHIEN:
        yield from _announced(teller, moment)
    if call is not None and not after:
        yield "call", called
    if deal.chien and any(bid.chien[0] == "taker_hand" for bid in auction.bid.values()):
        yield "chien", Step("chien", (say("cheat-take-chien"),), ())
    if after:
        yield "call", called
    for moment in MOMENTS[len(_BEFORE_CHIEN) :]:
        yield from _announced(teller, moment)
    follow = say("cheat-follow", void=rules.play.void, overtrump=rules.play.overtrump)
    yield "play", Step("play", (follow,), _RULES["play"])
    ended = say("cheat-count"), say("cheat-next", direction=rules.seating.direction)
    yield "scoring", Step("scoring", ended, _RULES["scoring"])


def _bidding(teller: Teller) -> Iterator[Phrase]:
    auction, say = teller.rules.auction, teller.sentence
    yield say("cheat-auction", rounds=auction.rounds or auction.overcall, first=auction.first_bidder)
    names = [teller.title("auction", "bid", name) for name in auction.bid]
    yield say("steps-bids", names=teller.list(names, "or"))
    yield say("cheat-all-pass", dealer=auction.all_pass)


def _announced(teller: Teller, moment: str) -> Iterator[tuple[str, Step]]:
    """What may be announced or declared at a moment, if anything."""
    rules = teller.rules
    kinds = (("promise", "promises", rules.promise), ("claim", "claims", rules.claim))
    for kind, chapter, entries in kinds:
        names = [name for name, each in entries.items() if each.moment == moment]
        if names:
            titles = teller.list([teller.title(kind, name) for name in names], "or")
            said = teller.sentence("cheat-announce", moment=said_moment(teller, moment), titles=titles)
            yield f"{kind} {moment}", Step(chapter, (said,), tuple(slot_of(kind, name, "when") for name in names))


def step_by_step(beside: Beside, words: Catalogue, legend: tuple[tree.Block, ...]) -> tree.Chapter:
    """The page that a table looks at first; ``legend`` says how the book is to be read."""
    told = {players: dict(steps(beside.teller(players))) for players in beside.players}
    keys = merged(list(found) for found in told.values())
    rows = ({n: found[key] for n, found in told.items() if key in found} for key in keys)
    items = tree.Items(tuple(_item(beside, words, row) for row in rows), numbered=True)
    need = tree.Paragraph(line(words.tell("steps-need")))
    return tree.Chapter("", "steps", line(words.tell("cheat-steps")), (need, *legend, items))


def _item(beside: Beside, words: Catalogue, row: Mapping[int, Step]) -> Line:
    some = beside.abreast.some(row)
    first = next(iter(row.values()))
    part = words.tell(f"chapter-{first.chapter}")
    said = joined(beside.abreast.sentences({n: step.phrases for n, step in row.items()}), words)
    slots = [slot for step in row.values() for slot in step.slots]
    badge = (beside.abreast.badge(some), " ") if some else ()
    told = words.tell("steps-step", part=part, said=said)
    return (*line(*badge, told, _MORE), *_references(beside, first.chapter, slots))


def _references(beside: Beside, chapter: str, slots: list[str]) -> Iterator[Inline]:
    """The rules in the order of the book, those that follow each other as the first and the last."""
    rules = {slot: home.id for slot, home in beside.all.home.items()}
    order = sorted(rules, key=beside.numbers.key)
    wanted = [
        place for place, slot in enumerate(order) if slot in slots or (chapter in _WHOLE and rules[slot] == chapter)
    ]
    starts = [place for before, place in pairwise([-2, *wanted]) if _apart(order, rules, before, place)]
    for start in starts:
        end = start
        while end + 1 in wanted and not _apart(order, rules, end, end + 1):
            end += 1
        if start != starts[0]:
            yield Text(", ")
        yield Reference(beside.numbers.of(order[start]))
        if end > start:
            yield from (Text("–"), Reference(beside.numbers.of(order[end])))


def _apart(order: list[str], rules: Mapping[str, str], before: int, place: int) -> bool:
    return place != before + 1 or rules[order[before]] != rules[order[place]]
