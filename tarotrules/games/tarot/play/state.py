"""A deal as other programs play it: what is done goes in and comes out as records write it."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.identical import read_act
from tarotrules.games.tarot.play.options import Few, Options
from tarotrules.games.tarot.play.reasons import Reason, RuleOf, as_told, why_not
from tarotrules.games.tarot.play.record import Recorder, Unreadable, act_to_json
from tarotrules.games.tarot.play.replaying import Replayed, again, settled
from tarotrules.games.tarot.play.rereading import cannot_be_read
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.play.view import view
from tarotrules.games.tarot.ruleset.ruleset import Ruleset


class Choices:
    """What may be done, as records write it; of very many discards none is written before it is asked for."""

    def __init__(self, phase: Phase | Over) -> None:
        self._phase = phase
        self._options: Options = Few() if isinstance(phase, Over) else phase.options()

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Any]:
        return map(act_to_json, self._options)

    def __contains__(self, act: object) -> bool:
        try:
            return read_act(self._phase, act) in self._options
        except Unreadable:
            return False

    def pick(self, random: Random) -> Any:
        """Any of them, by chance."""
        return act_to_json(self._options.pick(random))


class State:
    """A deal at some moment."""

    def __init__(self, recorder: Recorder, rule_of: RuleOf) -> None:
        self._recorder, self._rule_of = recorder, rule_of

    @property
    def seat(self) -> int | None:
        """Whose turn it is; nobody's, if the deal is over."""
        phase = self._recorder.phase
        return None if isinstance(phase, Over) else phase.seat

    @property
    def next_dealer(self) -> int | None:
        """Who deals after it; nobody knows before it is over."""
        phase = self._recorder.phase
        return phase.dealer if isinstance(phase, Over) else None

    def choices(self) -> Choices:
        """What may be done."""
        return Choices(self._recorder.phase)

    def after(self, act: Any) -> "State":
        """The deal after something was done; raises :class:`~tarotrules.games.refused.Refused`."""
        recorder = self._recorder
        reason = self.why_not(act)
        if reason is not None:
            number, seat = len(recorder.done) + 1, self.seat or 0
            raise Refused(refusals.ILLEGAL_ACT, number=number, seat=seat, **as_told(reason, self._rule_of))
        return State(recorder.after(read_act(recorder.phase, act)), self._rule_of)

    def why_not(self, act: Any) -> Reason | None:
        """What forbids to do something; nothing, if it may be done."""
        try:
            return why_not(self._recorder.phase, read_act(self._recorder.phase, act))
        except Unreadable as unreadable:
            raise cannot_be_read(len(self._recorder.done) + 1, unreadable.args[0]) from None

    def view(self, seat: int) -> dict[str, Any]:
        """What a player knows."""
        return view(self._recorder, seat)

    def record(self) -> dict[str, Any]:
        """The deal so far, as it is written."""
        return self._recorder.to_json()

    def result(self) -> Replayed:
        """What it is worth; raises :class:`~tarotrules.games.refused.Refused` before the end."""
        return settled(self._recorder.phase)


def begin(rules: Ruleset, dealer: int, random: Random, rule_of: RuleOf) -> State:
    """A deal of cards that are dealt by chance."""
    table = play_table(rules)
    return State(Recorder(start(table, shuffled(table, dealer, random))), rule_of)


def resume(rules: Ruleset, data: Any, rule_of: RuleOf) -> State:
    """A deal as far as a record tells it; raises :class:`~tarotrules.games.refused.Refused`."""
    return State(again(play_table(rules), data, rule_of), rule_of)
