"""What a player sees says nothing of what only others can know: not their cards, nor what they have laid away.

Two deals are compared that a player cannot tell apart: cards of others, of the stock and of what was discarded change
places, and others call another combination of which the same was told. The same is done, and the same must be seen.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

from tarotrules.cards.bits import CardSet, each
from tarotrules.games.piquet.play.acts import ASK, ENOUGH, NOT_GOOD, Act, Call
from tarotrules.games.piquet.play.agenda import shuffled, start
from tarotrules.games.piquet.play.calling import Answering, Contesting, Raising, Stating, Telling
from tarotrules.games.piquet.play.cards import together
from tarotrules.games.piquet.play.claiming import Blank
from tarotrules.games.piquet.play.game import Dealt, Over, Phase
from tarotrules.games.piquet.play.record import Recorder
from tarotrules.games.piquet.play.table import PlayTable, play_table
from tarotrules.games.piquet.play.view import view
from tarotrules.games.piquet.players.known import known
from tarotrules.games.playing.acts import PASS, Discard, Play
from tests.games.piquet.reading import rules

DEALS: Final = 100
Look = Callable[[Recorder, int], Any]
"""What a player sees of a deal."""
SILENT: Final = (Blank, Raising, Telling)
"""Where somebody only may say something: that nothing was said is not seen."""
SILENCE: Final = (PASS, ENOUGH)
TOLD_MORE: Final = "# language: en\nvariant x extends piquet { calling { answer with_own; show at_once } }"


class Secret(AssertionError):  # noqa: N818 it is the secret that is out
    """Something differs that nobody could know."""


def open_acts(recorder: Recorder, watcher: int) -> list[int]:
    """The places of what was done in the open, or by the watcher."""
    return [
        at
        for at, (seat, act, phase) in enumerate(recorder.done)
        if seat == watcher or not (act in SILENCE and isinstance(phase, SILENT))
    ]


def known_cards(recorder: Recorder, watcher: int) -> CardSet:
    """The cards of which the watcher knows where they were dealt, or everybody does."""
    game = recorder.phase.game
    place = game.place_of(watcher)
    found = game.first[place] | game.hands[place] | (game.unused if not place else 0)
    found |= together(game.stock) if game.looked else 0
    for _, act, phase in recorder.done:
        if isinstance(act, Play):
            found |= 1 << act.card
        if isinstance(phase, Contesting):
            talk = game.talks[phase.contest]
            for who in talk.shown:
                for own in talk.told(who):
                    found |= own.cards
    for claimed in game.claims:
        found |= claimed.cards
    return found


def changed(dealt: Dealt, fixed: CardSet, among: CardSet, random: Random) -> Dealt:
    """Cards change places, as far as they are not known."""
    free = list(each(among & ~fixed))
    shuffled_ = random.sample(free, len(free))
    moved = dict(zip(free, shuffled_, strict=True))
    hands = tuple(together(moved.get(card, card) for card in each(hand)) for hand in dealt.hands)
    return Dealt(dealt.dealer, hands, tuple(moved.get(card, card) for card in dealt.stock))


def silently(recorder: Recorder, act: Act | None, seat: int) -> Phase | Over:
    """Whoever need not speak is silent, as long as it is not this that somebody does."""
    phase = recorder.phase
    while isinstance(phase, SILENT) and not (phase.seat == seat and act is not None and act in phase.options()):
        recorder.act(ENOUGH if isinstance(phase, Telling) else PASS)
        phase = recorder.phase
    return phase


def alike(table: PlayTable, number: int, random: Random, look: Look) -> Iterator[str]:
    """Two deals side by side, looked at by somebody; the phases in which they were compared."""
    watcher = number % table.players
    whole = Recorder(start(table, shuffled(table, random.randrange(table.players), random)))
    length = random.randrange(36 if number % 3 else 14)
    while not isinstance(whole.phase, Over) and len(whole.done) < length:
        whole.act(whole.phase.options().pick(random))
    fixed = known_cards(whole, watcher)
    game = whole.phase.game
    hidden = sum(away or 0 for place, away in enumerate(game.discards) if place != game.place_of(watcher))
    among = table.pack if number % 2 else together(game.stock) | hidden
    one = Recorder(start(table, whole.dealt))
    two = Recorder(start(table, changed(whole.dealt, fixed, among, random)))
    for at in [*open_acts(whole, watcher), None]:
        _same(one, two, watcher, look)
        yield f"{type(one.phase).__name__}"
        if at is None:
            return
        seat, act, _ = whole.done[at]
        silently(one, act, seat)
        one.act(act)
        other = act if seat == watcher else likewise(whole, at, two, fixed, random)
        phase = silently(two, other, seat)
        if other is None or isinstance(phase, Over) or phase.seat != seat or other not in phase.options():
            return
        two.act(other)


def _same(one: Recorder, two: Recorder, watcher: int, look: Look) -> None:
    if look(one, watcher) != look(two, watcher):
        raise Secret(look(one, watcher), look(two, watcher))
    mine = [each.phase for each in (one, two) if not isinstance(each.phase, Over) and each.phase.seat == watcher]
    if len(mine) == 2:
        if known(mine[0]) != known(mine[1]):
            raise Secret(known(mine[0]), known(mine[1]))
        few = [[*phase.options()] for phase in mine if len(phase.options()) < 200]
        if few and few[0] != few[-1]:
            raise Secret(few)


def likewise(whole: Recorder, at: int, two: Recorder, fixed: CardSet, random: Random) -> Act | None:
    """What another does that looks the same: lays away as many cards, calls something of which as much is told."""
    seat, act, phase = whole.done[at]
    here = two.phase
    if isinstance(act, Discard):
        hand = here.game.hands[here.game.place_of(seat)]
        free = list(each(hand & ~fixed))
        size = act.cards.bit_count()
        return Discard(together(random.sample(free, size))) if len(free) >= size else None
    if isinstance(act, Call) and act.cards and isinstance(phase, Contesting):
        contest = whole.table.contest_of[act.contest]
        key = next(own.key for own in whole.phase.game.held[contest][phase.place] if own.cards == act.cards)
        if isinstance(phase, Stating) and not phase.place and whole.table.rules.calling.stating == "count_alone":
            later = whole.done[at + 1 :]
            asked = [one for one in later if one.act == ASK and isinstance(one.phase, Contesting)]
            key = key[: 1 + sum(one.phase.contest == contest for one in asked if isinstance(one.phase, Contesting))]
        game = here.game
        may = game.held[contest][phase.place] if game.held else ()
        found = [own for own in may if own.key[: len(key)] == key]
        # Cards that were shown meanwhile are those.
        pick = found if act.cards & ~fixed else [own for own in found if own.cards == act.cards]
        return Call(act.contest, random.choice(pick).cards) if pick else None
    if act == NOT_GOOD and isinstance(phase, Answering) and isinstance(here, Answering):
        with_own = here.game.table.rules.calling.answer == "with_own"
        told = [each.own[0].key[: each.talk.keys] for each in (phase, here) if each.own]
        return None if with_own and told[0] != told[-1] else act
    return act


@pytest.mark.parametrize("name", ["piquet", "piquet-wikipedia", "piquet-normand", "piquet-voleur", TOLD_MORE])
def test_nothing_is_seen_of_what_is_hidden(name: str) -> None:
    """Views and options are the same; programs, too, are told no more."""
    table, random, compared = play_table(rules(name)), Random(1), Counter[str]()
    for number in range(DEALS):
        compared += Counter(alike(table, number, random, view))

    expected = {"Stating", "Answering", "Telling", "Playing", "Leading"} - ({"Telling"} if table.players > 2 else set())
    assert {each for each, times in compared.items() if times > 2} >= expected
