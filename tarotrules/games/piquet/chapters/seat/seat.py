"""A seat at a table of bots: the partie, the question that is asked there, and all there is to see."""

from tarotrules.cards.bits import CardSet
from tarotrules.games.piquet.chapters.seat.asking import Asker
from tarotrules.games.piquet.chapters.seat.faces import in_order
from tarotrules.games.piquet.chapters.seat.people import people
from tarotrules.games.piquet.chapters.seat.refusing import refusal
from tarotrules.games.piquet.chapters.seat.scene import scene
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.play.acts import Act, Call
from tarotrules.games.piquet.play.calling import Stating
from tarotrules.games.piquet.play.cards import NAMES
from tarotrules.games.piquet.play.game import Over, Phase
from tarotrules.games.piquet.play.reasons import why_not
from tarotrules.games.piquet.play.sitting import Sitting
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.seated import Forbidden, Scene
from tarotrules.games.seating import seat as seating
from tarotrules.games.seating.asked import Asked
from tarotrules.games.telling.front import Front


class Seat(seating.Seat[Sitting]):
    """A person's seat."""

    def __init__(
        self, front: Front, rules: Ruleset, sitting: Sitting, identity: str, names: tuple[str, ...] = ()
    ) -> None:
        super().__init__(sitting, identity, NAMES)
        self.front, self.rules = front, rules
        self.teller = Teller.of(front.variant, rules, front.words)
        self.people = people(self.teller, sitting.terms.seat, rules.players, names)
        self.asker = Asker(self.people)
        self._say_nothing()

    def scene(self) -> Scene:
        return scene(self.people, self.front.title(), self.sitting, self.asked())

    def asked(self) -> Asked | None:
        phase = self.sitting.recorder.phase
        return None if isinstance(phase, Over) else self.asker.ask(phase)

    def take(self, act: Act) -> Forbidden | None:
        refused = super().take(act)
        self._say_nothing()
        return refused

    def go_on(self) -> None:
        super().go_on()
        self._say_nothing()

    def _say_nothing(self) -> None:
        """Whoever has nothing to call says so unasked."""
        while isinstance(phase := self.sitting.recorder.phase, Stating) and len(only := phase.options()) == 1:
            if only[0] != Call(phase.rule.name, 0):
                return
            self.sitting.act(only[0])

    def because(self, phase: Phase, act: Act) -> Forbidden | None:
        reason = why_not(phase, act)
        return None if reason is None else refusal(self.front, self.rules, phase, reason)

    def codes(self, cards: CardSet) -> tuple[str, ...]:
        return tuple(NAMES[card] for card in in_order(cards))
