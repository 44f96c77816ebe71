"""A deal of Piquet as other programs play it: what is done goes in and comes out as records write it."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tarotrules.games.piquet.play.acts import Act
from tarotrules.games.piquet.play.agenda import shuffled, start
from tarotrules.games.piquet.play.game import Over
from tarotrules.games.piquet.play.reasons import Reason, RuleOf, as_told, why_not
from tarotrules.games.piquet.play.record import Recorder, act_from_json, act_to_json
from tarotrules.games.piquet.play.replaying import Replayed, again, settled
from tarotrules.games.piquet.play.table import play_table
from tarotrules.games.piquet.play.view import view
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.playing import state
from tarotrules.source.diagnostics import Argument


class State(state.State[Recorder, Act, Reason]):
    """A deal at some moment."""

    def __init__(self, recorder: Recorder, rule_of: RuleOf) -> None:
        super().__init__(recorder)
        self._rule_of = rule_of

    @property
    def next_dealer(self) -> int | None:
        phase = self.recorder.phase
        return phase.dealer if isinstance(phase, Over) else None

    def view(self, seat: int) -> dict[str, Any]:
        return view(self.recorder, seat)

    def result(self) -> Replayed:
        return settled(self.recorder.phase)

    def read(self, data: Any) -> Act:
        return act_from_json(data)

    def write(self, act: Act) -> Any:
        return act_to_json(act)

    def forbidding(self, act: Act) -> Reason | None:
        return why_not(self.recorder.phase, act)

    def told(self, reason: Reason) -> Mapping[str, Argument]:
        return as_told(reason, self._rule_of)


def begin(rules: Ruleset, dealer: int, random: Random, rule_of: RuleOf) -> State:
    """A deal of cards that are dealt by chance."""
    table = play_table(rules)
    return State(Recorder(start(table, shuffled(table, dealer, random))), rule_of)


def resume(rules: Ruleset, data: Any, rule_of: RuleOf) -> State:
    """A deal as far as a record tells it; raises :class:`~tarotrules.games.refused.Refused`."""
    return State(again(play_table(rules), data, rule_of), rule_of)
