"""Whatever the rules, shipped or not, a deal can be played to its end, and what must hold of every deal holds of it."""

import json
from collections.abc import Callable
from random import Random
from typing import Final

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tarotrules.cards.pack import PACK
from tarotrules.games.playing.acts import PASS, Discard, Play
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.dealing import any_layout, any_pack, dealt, number_of_layouts
from tarotrules.games.tarot.play.game import Dealt, Over, Phase
from tarotrules.games.tarot.play.reasons import why_not
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.rereading import replayed
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.play.tricks import Playing
from tests.games.tarot.play.deals import highest, stacked
from tests.games.tarot.play.law import obey, views_agree
from tests.strategies import Change, changed

Stack = Callable[[PlayTable, int, Random], Dealt]
Policy = Callable[[Phase, Random], Act]
LOOKS: Final = 0.05
"""How often what everybody sees is looked at."""
FEW: Final = 40


def in_packets(table: PlayTable, dealer: int, random: Random) -> Dealt:
    """As people deal."""
    assume(number_of_layouts(table) > 0)
    return dealt(table, dealer, any_pack(table, random), any_layout(table, random))


def by_chance(phase: Phase, random: Random) -> Act:
    """Anything."""
    return phase.options().pick(random)


def high(phase: Phase, random: Random) -> Act:
    """The highest card: whoever has a strong hand wins every trick."""
    return highest(phase) if isinstance(phase, Playing) else phase.options().pick(random)


def talkative(phase: Phase, random: Random) -> Act:
    """Whoever may say something does."""
    options = phase.options()
    found = [*options][1:] if 1 < len(options) < FEW and not isinstance(phase, Playing) else []
    return random.choice(found) if found else options.pick(random)


def silent(phase: Phase, random: Random) -> Act:
    """Nobody says more than the least that must be said."""
    return PASS if PASS in phase.options() and random.random() < 0.9 else phase.options().pick(random)


seeds = st.integers(0, 10_000)
stacks = st.sampled_from((shuffled, stacked, in_packets))
policies = st.sampled_from((by_chance, high, talkative, silent))


def begun(change: Change, stack: Stack, random: Random) -> Recorder:
    """A deal by changed rules; not by rules that deal more or fewer cards than there are, which nobody gets."""
    deal = change.rules.deal
    assume(
        change.rules.players * deal.tricks + deal.chien == len(change.rules.deck.pack) and deal.hand % deal.packet == 0
    )
    table = PlayTable(change.rules)
    return Recorder(start(table, stack(table, random.randrange(table.players), random)))


@given(change=changed(), seed=seeds, stack=stacks, policy=policies)
def test_deals_by_any_rules(change: Change, seed: int, stack: Stack, policy: Policy) -> None:
    """Somebody can always go on, until the deal is over; then all cards, points and scores are accounted for."""
    random = Random(seed)
    recorder = begun(change, stack, random)
    while not isinstance(recorder.phase, Over):
        assert len(recorder.phase.options()) > 0
        recorder.act(policy(recorder.phase, random))
        if random.random() < LOOKS:
            views_agree(recorder)
    views_agree(recorder)
    obey(recorder.phase)


def summed_up(phase: Phase | Over) -> tuple[str, int, int]:
    """A phase in short."""
    if isinstance(phase, Over):
        return phase.ending, phase.dealer, 0
    return type(phase).__name__, phase.seat, len(phase.options())


class AtTheTable(RuleBasedStateMachine):
    """A deal that is put away and taken up again, in which acts are taken back, and things are asked that cannot be."""

    @initialize(change=changed(), seed=seeds)
    def deal(self, change: Change, seed: int) -> None:
        """Cards are dealt."""
        self.random = Random(seed)
        self.recorder = begun(change, stacked, self.random)

    @precondition(lambda self: not isinstance(self.recorder.phase, Over))
    @rule(times=st.integers(1, 30))
    def go_on(self, times: int) -> None:
        """Some acts."""
        for _ in range(times):
            phase = self.recorder.phase
            if not isinstance(phase, Over):
                self.recorder.act(by_chance(phase, self.random))

    @rule()
    def put_away(self) -> None:
        """What is written down is taken up as it was."""
        written = json.dumps(self.recorder.to_json())
        self.recorder = replayed(self.recorder.table, json.loads(written))

        assert json.dumps(self.recorder.to_json()) == written

    @precondition(lambda self: self.recorder.done)
    @rule()
    def take_back(self) -> None:
        """The phase before is as it was, and the same act leads to the same."""
        last = self.recorder.done[-1]
        again = last.phase.after(last.act)

        assert summed_up(again) == summed_up(self.recorder.phase)
        self.recorder.phase = last.phase
        self.recorder.done.pop()

    @rule(card=st.integers(0, len(PACK) - 1))
    def ask(self, card: int) -> None:
        """What may be done is not forbidden, and what may not be has its reason."""
        phase = self.recorder.phase
        for act in (PASS, Play(card), acts.Call(card), Discard(1 << card)):
            allowed = not isinstance(phase, Over) and act in phase.options()
            assert (why_not(phase, act) is None) is allowed

    @invariant()
    def is_in_order(self) -> None:
        """At its end the deal obeys every law."""
        over = self.recorder.phase
        if isinstance(over, Over):
            obey(over)


TestAtTheTable = AtTheTable.TestCase
TestAtTheTable.settings = settings(max_examples=12, stateful_step_count=12)
