"""Nobody sees what is hidden: deals that differ in nothing a player may know look alike to that player, all along.

A deal is stopped somewhere; cards that the others have not played yet change places among them, the chien and the
discard, and whatever was done in the open is done again.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from tarotrules.cards.bits import CardSet, each
from tarotrules.games.playing.acts import PASS, Discard, Pass, Play
from tarotrules.games.tarot.play.acts import Act, Bid, Claim
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.claiming import Claiming, Declaring
from tarotrules.games.tarot.play.game import Dealt, Over, Phase
from tarotrules.games.tarot.play.promising import Announcing
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.redealing import Redealing
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.view import view
from tests.games.tarot.play.deals import played, stacked, undisturbed
from tests.strategies import Base, base_of

Done = tuple[int, Act]
OPTIONAL = (Redealing, Claiming, Declaring)
NAMES = {
    *("eryod at 3", "fft at 4", "fft at 5", "wikipedia at 4", "fft with petit-imprenable at 4"),
    *("fft with misere at 5", "fft with weak-hand-redeal at 4", "fft with announce-before-play at 5"),
}
BASES = tuple(base_of(each) for each in sorted(NAMES))
OFTEN = {"fft with weak-hand-redeal at 4", "fft with announce-before-play at 5"}
DEALS = 24
EARLY = 14
MANY = 99
"""More options than these are discards of one's own cards."""


def in_the_open(recorder: Recorder, watcher: int) -> list[Done]:
    """What was done, but for silence where only somebody else's own cards gave a choice."""
    return [
        (seat, act)
        for seat, act, phase in recorder.told()
        if seat == watcher or not (isinstance(act, Pass) and isinstance(phase, OPTIONAL))
    ]


def known_cards(phase: Phase | Over, history: list[Done], watcher: int) -> CardSet:
    """The cards of which everybody, or the watcher, knows by then where they were dealt."""
    game = phase.game
    known = game.dealt.hands[watcher]
    for _, act in history:
        match act:
            case Play(card):
                known |= 1 << card
            case Claim(_, _, shown):
                known |= shown
    turned_up = not isinstance(phase, Bidding | Calling | Announcing) and game.sees_chien(watcher)
    return known | (game.chien if turned_up else 0)


def changed(dealt: Dealt, known: CardSet, random: Random) -> Dealt:
    """Some pairs of cards change places, or very many."""
    places = [*dealt.hands, dealt.chien]
    for _ in range(random.choice((2, 3, 200))):
        one, two = random.sample(range(len(places)), 2)
        mine, theirs = places[one] & ~known, places[two] & ~known
        if mine and theirs:
            give, take = (1 << random.choice([*each(cards)]) for cards in (mine, theirs))
            places[one] ^= give | take
            places[two] ^= give | take
    *hands, chien = places
    return dealt._replace(hands=tuple(hands), chien=chien)


def advance(recorder: Recorder, done: Done) -> bool:
    """Do something in the open, whoever need not speak being silent before; whether it could be done."""
    seat, act = done
    phase = recorder.phase
    while isinstance(phase, OPTIONAL) and not (phase.seat == seat and act in phase.options()):
        recorder.act(PASS)
        phase = recorder.phase
    if isinstance(phase, Over) or phase.seat != seat or act not in phase.options():
        return False
    recorder.act(act)
    return True


def another(recorder: Recorder, act: Act, known: CardSet, random: Random) -> Act:
    """Another discard, where nobody can tell the difference."""
    phase = recorder.phase
    if not isinstance(act, Discard) or isinstance(phase, Over):
        return act
    shown, held = phase.game.table.discardable.shown, phase.game.hands[phase.seat]
    give, take = act.cards & ~shown, held & ~act.cards & ~shown & ~known
    if not give or not take:
        return act
    out, into = (1 << random.choice([*each(cards)]) for cards in (give, take))
    other = Discard(act.cards ^ out ^ into)
    return other if other in phase.options() else act


def choices(recorder: Recorder, watcher: int) -> list[str] | None:
    """What a player may choose from whose turn it is."""
    phase = recorder.phase
    if isinstance(phase, Over) or phase.seat != watcher or len(phase.options()) > MANY:
        return None
    return sorted(map(repr, phase.options()))


def alike(
    table: PlayTable, number: int, random: Random, look: Callable[[Recorder, int], object] = view
) -> Iterator[str]:
    """Two deals side by side, looked at by somebody; the phases in which they were compared."""
    watcher = number % table.players
    deal = (stacked, shuffled)[number // table.players % 2]
    whole = played(table, deal(table, random.randrange(table.players), random), random)
    history, phase = stopped(whole, watcher, random)
    known = known_cards(phase, history, watcher)
    one = Recorder(start(table, whole.dealt))
    two = Recorder(start(table, changed(whole.dealt, known, random)))
    for done in [*history, None]:
        if isinstance(one.phase, Over) or isinstance(two.phase, Over):
            return
        assert look(one, watcher) == look(two, watcher)
        # Whether somebody else is asked first is waited for, not seen.
        may = choices(one, watcher), choices(two, watcher)
        assert None in may or may[0] == may[1]
        yield f"{type(one.phase).__name__} {type(two.phase).__name__}"
        if done is not None:
            assert advance(one, done)
            if not advance(two, done if done[0] == watcher else (done[0], another(two, done[1], known, random))):
                return


def stopped(whole: Recorder, watcher: int, random: Random) -> tuple[list[Done], Phase | Over]:
    """What was done in the open up to some moment, often an early one, and the deal as it was then."""
    history = in_the_open(whole, watcher)
    length = (
        random.randrange(len(history) + 1) if random.random() < 0.3 else random.randrange(min(len(history) + 1, 14))
    )
    recorder = Recorder(start(whole.table, whole.dealt))
    for done in history[:length]:
        assert advance(recorder, done)
    return history[:length], recorder.phase


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.name)
def test_hidden_cards_are_not_seen(base: Base) -> None:
    """View and options of a player are the same in both deals before each act."""
    random, table = Random(3), play_table(base.rules)
    compared: Counter[str] = Counter()
    for number in range(DEALS if base.name not in OFTEN else 3 * DEALS):
        compared += Counter(alike(table, number, random))

    assert {"Bidding Bidding", "Playing Playing"} <= compared.keys()


def test_the_chien_is_turned_up_after_the_call() -> None:
    """At five the taker may announce a slam, and calls, before anybody has seen it; then everybody has."""
    table = play_table(base_of("fft at 5").rules)
    recorder = Recorder(start(table, undisturbed(table)))
    seen = []
    for act in (Bid("garde"), PASS, PASS, PASS, PASS, PASS, None):
        seen += [{view(recorder, seat)["chien"] is not None for seat in range(5)}]
        phase = recorder.phase
        assert not isinstance(phase, Over)
        recorder.act(next(iter(phase.options())) if act is None else act)

    assert isinstance(recorder.phase, Discarding)
    assert seen == [{False}] * 7
    assert all(view(recorder, seat)["chien"] is not None for seat in range(5))


@pytest.mark.parametrize(("contract", "known"), [("garde", True), ("garde-sans", False)])
def test_who_declares_something_knows_the_chien_that_was_shown(contract: str, known: bool) -> None:
    """And does not know one that nobody looked at."""
    table = play_table(base_of("fft at 4").rules)
    phase = start(table, undisturbed(table))
    for act in (Bid(contract), PASS, PASS, PASS):
        assert isinstance(phase, Bidding)
        phase = phase.after(act)

    game = phase.game
    assert {game.sight(seat).chien == game.chien for seat in range(4)} == {known}


def test_the_taker_knows_the_discard_and_at_the_end_everybody_does() -> None:
    """While tricks are played the others see nothing of it."""
    table, random = play_table(base_of("fft at 4").rules), Random(2)
    recorder = Recorder(start(table, undisturbed(table)))
    for act in (Bid("garde"), PASS, PASS, PASS):
        recorder.act(act)
    sizes = []
    while not isinstance(recorder.phase, Over):
        recorder.act(recorder.phase.options().pick(random))
        if recorder.phase.game.discard:
            sizes.append(tuple(len(view(recorder, seat)["discard"]) for seat in (1, 2)))

    assert [*dict.fromkeys(sizes)] == [(6, 0), (6, 6)]
