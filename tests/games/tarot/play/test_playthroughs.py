"""One deal of every studied variant and number of players, to be read: who did what, and could have done what.

``make golden`` writes the files.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from random import Random

import pytest

from tarotrules.cards.bits import CardSet
from tarotrules.cards.sets import names
from tarotrules.games.playing.acts import PASS, Discard, Play
from tarotrules.games.tarot.engine.scoring import account_json
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.agenda import start
from tarotrules.games.tarot.play.auction import Bidding, Said, auction, speakers
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.game import PLAYED, Over, Phase
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.tricks import Playing
from tests.games.tarot.play.deals import stacked
from tests.strategies import STUDIED, Base, shipped_bases

BASES = tuple(base for base in shipped_bases() if base.name.startswith(tuple(f"{name} at " for name in STUDIED)))
CAUTION = 0.5
"""How often somebody passes."""
DEPTH = 4
"""So many first cards are played in every way."""
LAST = 2
"""So many tricks are played out in every way."""


FIRST = {"wikipedia at 5": 350, "wikipedia-older at 5": 350}
"""From which seed on a deal is looked for, where the first that will do is far away."""


def act(phase: Phase, random: Random) -> Act:
    """Anything; but nobody bids too often."""
    cautious = isinstance(phase, Bidding) and random.random() < CAUTION
    return PASS if cautious else phase.options().pick(random)


def played(table: PlayTable, first: int) -> tuple[int, Recorder]:
    """The first deal with a discard and something declared, in which nobody wins nearly all tricks; and its seed."""
    for seed in count(first):
        random = Random(seed)
        recorder = Recorder(start(table, stacked(table, seed % table.players, random)))
        while not isinstance(recorder.phase, Over):
            recorder.act(act(recorder.phase, random))
        over = recorder.phase
        won = Counter(trick.winner for trick in over.tricks)
        if over.ending == PLAYED and over.game.discard and over.game.claims and len(won) > 2:
            return seed, recorder
    raise AssertionError


def listed(cards: CardSet) -> str:
    """Cards in a line."""
    return " ".join(names(cards)) or "-"


def said(each: Act) -> str:
    """An act in a word or two."""
    match each:
        case Play(card) | acts.Call(card):
            return listed(1 << card)
        case acts.Bid(id, promises):
            return "+".join((id, *promises))
        case Discard(cards):
            return f"lays away {listed(cards)}"
        case acts.Claim(id, level, shown):
            return f"{id} {level}, showing {listed(shown)}"
        case acts.Announce(id):
            return id
    return "pass"


def told(recorder: Recorder, over: Over) -> Iterator[str]:
    """The deal, line by line."""
    game = over.game
    yield f"dealer {game.dealer}"
    yield from (f"{seat}: {listed(hand)}" for seat, hand in enumerate(game.dealt.hands))
    yield f"chien: {listed(game.chien)}"
    yield ""
    for each in recorder.done:
        if not isinstance(each.act, Play):
            yield f"{each.phase.seat} {type(each.phase).__name__.lower()}: {said(each.act)}"
    yield ""
    for number, trick in enumerate(over.tricks, 1):
        cards = " ".join(f"{listed(1 << card):>3}" for card in trick.cards)
        yield f"{number:2}. {trick.leader} leads  {cards}  {trick.winner} wins"
    yield ""
    deal = counted(over)
    whose = (*range(game.table.players), "nobody's")
    for seat, pile, credit in zip(whose, deal.piles.cards, deal.piles.credit, strict=True):
        if pile:
            yield f"{seat} has {listed(pile)}" + (f", and {credit:+}/2" if credit else "")
    account = account_json(account_of(over))
    yield f"target {account['target']}, difference {account['margin']}, unit {account['unit']}"
    yield from ("  " + " ".join(str(value) for value in term.values()) for term in account["terms"])
    yield "scores " + " ".join(f"{score:+}" for score in account["scores"])


def auctions(recorder: Recorder) -> int:
    """In how many ways everybody can bid."""

    @cache
    def ways(found: Said) -> int:
        return sum(follow(bidding(found).after(each)) for each in bidding(found).options())

    def bidding(found: Said) -> Bidding:
        return Bidding(game, game.agenda.steps.index(auction), found)

    def follow(phase: Phase | Over) -> int:
        return ways(phase.said) if isinstance(phase, Bidding) else 1

    game = recorder.phase.game
    return ways(Said(speakers(game)))


def plays(phase: Phase | Over, depth: int) -> int:
    """In how many ways so many cards can be played."""
    if isinstance(phase, Over) or not depth:
        return 1
    if not isinstance(phase, Playing):
        return plays(phase.after(PASS), depth)
    if depth == 1:
        return len(phase.options())
    return sum(plays(phase.after(each), depth - 1) for each in phase.options())


def counts(recorder: Recorder) -> Iterator[str]:
    """How often everybody could have done otherwise."""
    yield f"auctions {auctions(recorder):,}"
    laid = next(each.phase for each in recorder.done if isinstance(each.phase, Discarding))
    _, among, number, _ = laid.options().subsets
    yield f"discards C({among.bit_count()}, {number}) = {len(laid.options()):,}"
    players = recorder.table.players
    playing = [each.phase for each in recorder.done if isinstance(each.phase, Playing)]
    yield "first cards " + " ".join(f"{plays(playing[0], depth):,}" for depth in range(1, DEPTH + 1))
    yield f"last {LAST} tricks {plays(playing[-LAST * players], LAST * players):,}"


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.name)
def test_a_deal_to_be_read(base: Base, golden: Callable[[str, str], None]) -> None:
    """Nothing in it moves unless a rule does."""
    seed, recorder = played(play_table(base.rules), FIRST.get(base.name, 1))
    assert isinstance(recorder.phase, Over)
    lines = [f"{base.name}, seed {seed}", *told(recorder, recorder.phase), "", *counts(recorder)]

    golden(f"play/{base.name.replace(' ', '-')}.txt", "\n".join(lines) + "\n")
