"""How fast deals are played by chance, beside a plain loop that knows one game, and beside another program.

    python -m tests.bench_play              everything, a minute
    python -m tests.bench_play --rounds 5   shorter, and less sure

Whole deals of the official game at four: dealt, bid, discarded, declared, played, counted and settled, from the shipped
ruleset. Processor time of this process, on one core; what is compared takes turns, a few deals at a time, because a
shared machine is now faster, now slower. OpenSpiel's *tarok* is another game of this kind, in C++, played through its
Python interface (``pip install open_spiel``); everybody passes who may, or most deals would be over after a dozen
actions. Nothing here is a test.
"""

import argparse
import gc
import importlib
import importlib.util
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from tarotrules.games.playing.drawing import any_card
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.game import PLAYED, Over, Phase
from tarotrules.games.tarot.play.rollout import rollout
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.tarot.players.kinds import KINDS
from tarotrules.games.tarot.players.simulating import chunk
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.sampling.question import Question
from tests.games.tarot.play import plain
from tests.strategies import STUDIED, variant

ROUNDS: Final = 25
DEALS: Final = 40
"""So many deals before it is another's turn."""
BIDS: Final = 3
"""Of the other program's game, in which nobody bids."""
Lane = Callable[[Random, int], int]
"""Plays the n-th deal; how many actions it had, where they are counted."""


class Row(NamedTuple):
    """One thing measured."""

    name: str
    deals: float
    """In a second."""
    actions: float
    """Likewise; 0 where they were not counted."""


def measured(lanes: dict[str, Lane], rounds: int) -> list[Row]:
    """The lanes in turn; the first round, in which everything is made for the first time, does not count."""
    randoms = {name: Random(1) for name in lanes}
    seconds, actions = dict.fromkeys(lanes, 0.0), dict.fromkeys(lanes, 0)
    for turn in range(rounds + 1):
        gc.collect()
        gc.freeze()
        for name, lane in lanes.items():
            random, before, done = randoms[name], process_time(), 0
            for number in range(DEALS):
                done += lane(random, number)
            if turn:
                seconds[name] += process_time() - before
                actions[name] += done
    return [Row(name, rounds * DEALS / seconds[name], actions[name] / seconds[name]) for name in lanes]


def settled(over: Over) -> None:
    """The account of a deal that was played."""
    if over.ending == PLAYED:
        account_of(over)


def by_values(table: PlayTable) -> Lane:
    """Options and acts as values, as players see them."""

    def play(random: Random, number: int) -> int:
        phase, acts = start(table, shuffled(table, number % table.players, random)), 0
        while not isinstance(phase, Over):
            phase = phase.after(phase.options().pick(random))
            acts += 1
        settled(phase)
        return acts

    return play


def by_numbers(table: PlayTable) -> Lane:
    """Cards as numbers, through states."""

    def play(random: Random, number: int) -> int:
        phase: Phase | Over = start(table, shuffled(table, number % table.players, random))
        acts = 0
        while not isinstance(phase, Over):
            if type(phase) is Playing:
                phase = phase.play(any_card(phase.playable(), random))
            else:
                phase = phase.after(phase.options().pick(random))
            acts += 1
        settled(phase)
        return acts

    return play


def by_rollout(table: PlayTable) -> Lane:
    """Without states, once the first trick is over."""

    def play(random: Random, number: int) -> int:
        settled(rollout(start(table, shuffled(table, number % table.players, random)), random))
        # The same deals as through states, and as many actions: they are counted there.
        return 0

    return play


def simulated(rules: Ruleset, kind: str) -> Lane:
    """As a simulation has it played, by programs of one kind, and counts it."""
    question = Question(rulesets=(rules,), kinds=(kind,), seed=1)

    def play(_random: Random, number: int) -> int:
        chunk(question, number, 1)
        return 0

    return play


def fixed(random: Random, number: int) -> int:
    """The plain loop."""
    plain.play(random, number % 4)
    return 0


def tarok() -> Lane | None:
    """The other program's game, if it is there."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game("tarok")

    def play(random: Random, _number: int) -> int:
        state, acts, share = game.new_initial_state(), 0, random.random
        while not state.is_terminal():
            actions = state.legal_actions()
            # First the cards, as one action; then three players pass, and the first of them plays the lowest contract.
            chosen = actions[0] if acts <= BIDS else actions[int(share() * len(actions))]
            state.apply_action(chosen)
            acts += 1
        state.returns()
        return acts

    return play


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    rounds = parser.parse_args().rounds
    table, other = play_table(variant("fft").main), tarok()
    lanes: dict[str, Lane] = {
        "plain loop": fixed,
        "values, through states": by_values(table),
        "cards as numbers, through states": by_numbers(table),
        "rollout": by_rollout(table),
        **({} if other is None else {"OpenSpiel tarok": other}),
    }
    rows = measured(lanes, rounds)
    # Whatever plays the same deals has the same actions.
    of_deal = rows[1].actions / rows[1].deals
    last = rows[-1].actions if other is not None else 0
    for row in rows:
        per_action = row.deals * of_deal if row.name != "OpenSpiel tarok" else last
        beside = f"{per_action / last:6.2f}" if last else "     -"
        line = f"{row.name:36} {row.deals:7.0f} deals/s {row.deals / rows[0].deals:6.2f} of the loop {beside} of tarok"
        sys.stdout.write(line + "\n")
    players = {f"{kind} players, counted": simulated(table.rules, kind) for kind in KINDS}
    loop, *rest = measured({"plain loop": fixed, **players}, max(1, rounds // 5))
    for row in rest:
        sys.stdout.write(f"{row.name:36} {row.deals:7.0f} deals/s {row.deals / loop.deals:6.2f} of the loop\n")
    every = {
        f"{name} at {players}": by_numbers(play_table(rules))
        for name in STUDIED
        for players, rules in sorted(variant(name).rulesets.items())
    }
    found = {row.name: row.deals for row in measured(every, max(1, rounds // 3))}
    for name, deals in sorted(found.items(), key=lambda each: each[1]):
        beside = f"{deals / found['fft at ' + name[-1]]:6.2f}"
        sys.stdout.write(f"{name:36} {deals:7.0f} deals/s {beside} of fft at {name[-1]}\n")


if __name__ == "__main__":
    main()
