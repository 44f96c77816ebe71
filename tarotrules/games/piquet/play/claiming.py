"""What a hand scores by itself is claimed: carte blanche (CAV L 18 to L 20; R20 to R24)."""

from typing import Final

from tarotrules.games.piquet.engine.table import Held, Ready
from tarotrules.games.piquet.play.acts import Act, Claim
from tarotrules.games.piquet.play.cards import those
from tarotrules.games.piquet.play.game import Claimed, Game, Over, Phase, Step, go_on
from tarotrules.games.playing.acts import PASS, NotAnOption
from tarotrules.games.playing.options import Few

WHEN_COMPLETE: Final = "when_complete"
"""What is not claimed, but counts as soon as it is so (R51)."""
Queue = tuple[tuple[Ready, int], ...]
"""What may be claimed, and at which place, one after the other."""


class Blank(Phase):
    """Somebody whose hand is worth a claim may claim it; that nobody claims anything is not seen."""

    __slots__ = ("again", "game", "place", "queue", "step")

    def __init__(self, game: Game, step: int, queue: Queue, *, again: bool) -> None:
        self.game, self.step, self.queue, self.again = game, step, queue, again
        self.place = queue[0][1]

    def options(self) -> Few[Act]:
        """To claim it, or to say nothing."""
        return Few((Claim(self.queue[0][0].name), PASS))

    def after(self, act: Act) -> Phase | Over:
        """The next that may be claimed."""
        game, (claim, place) = self.game, self.queue[0]
        if isinstance(act, Claim):
            held = _held(game, place, again=self.again)
            found = Claimed(place, claim.name, self.cards(), claim.worth(held), self.again)
            game = game._replace(claims=(*game.claims, found))
        elif act != PASS:
            raise NotAnOption(act)
        return _asked(game, self.step, self.queue[1:], again=self.again)

    def cards(self) -> int:
        """The hand that it is claimed for."""
        return self.game.hands[self.place]

    def silent(self) -> Phase | Over:
        """What follows if nothing is claimed."""
        return self.after(PASS)


def claiming(*moments: str, again: bool = False) -> Step:
    """What may be claimed at a moment, by the elder first; ``again``, once more after the exchange (R24)."""

    def step(game: Game, number: int) -> Phase | Over:
        table = game.table
        claims = [each for each in table.settling.claims if each.entry.moment in moments]
        may = [each for each in claims if each.entry.again] if again else claims
        return _asked(game, number, tuple((each, place) for each in may for place in table.places), again=again)

    return step


def _asked(game: Game, step: int, queue: Queue, *, again: bool) -> Phase | Over:
    for at, (claim, place) in enumerate(queue):
        before = any((each.place, each.claim) == (place, claim.name) for each in game.claims)
        if before == again and claim.when(_held(game, place, again=again)) is True:
            return Blank(game, step, queue[at:], again=again)
    return go_on(game, step)


def _held(game: Game, place: int, *, again: bool) -> Held:
    """What a claim is judged by: once more, as if the hand had been dealt."""
    hand = those(game.hands[place])
    return Held(hand if again else those(game.first[place]), hand, frozenset())
