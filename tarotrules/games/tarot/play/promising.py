"""Feats that are promised before the tricks are played."""

from collections.abc import Iterator

from tarotrules.games.playing.acts import PASS
from tarotrules.games.playing.options import Few, Options
from tarotrules.games.tarot.play.acts import Act, Announce
from tarotrules.games.tarot.play.game import Game, Over, Phase, Promised, Step, go_on


def announceable(game: Game, seat: int, moment: str) -> Iterator[str]:
    """What a player may announce at a moment; what one has announced, nobody announces again."""
    said = {each.id for each in game.promises}
    for name in game.table.promises_at[moment]:
        if name not in said and (seat == game.taker or game.table.rules.promise[name].who == "anyone"):
            yield name


def announced(game: Game, seat: int, name: str) -> Game:
    """The deal with a feat announced."""
    return game.with_(promises=(*game.promises, Promised(seat, name)))


def promising(moment: str) -> Step:
    """Whoever may announce a feat at some moment is asked, in playing order."""

    def step(game: Game, place: int) -> Phase | Over:
        seats = game.in_order() if game.table.anyone_promises or game.taker is None else (game.taker,)
        queue = tuple([(seat, name) for seat in seats for name in announceable(game, seat, moment)])
        return Announcing(game, place, queue) if queue else go_on(game, place)

    return step


class Announcing(Phase):
    """Somebody may promise a feat."""

    __slots__ = ("game", "place", "queue", "seat")

    def __init__(self, game: Game, place: int, queue: tuple[tuple[int, str], ...]) -> None:
        self.game, self.place, self.queue = game, place, queue
        self.seat = queue[0][0]

    def options(self) -> Options[Act]:
        """To announce it, or not."""
        return Few((PASS, Announce(self.queue[0][1])))

    def after(self, act: Act) -> Phase | Over:
        """The next is asked, or the deal goes on."""
        game, (seat, name), rest = self.game, self.queue[0], self.queue[1:]
        if isinstance(act, Announce):
            game = announced(game, seat, name)
            rest = tuple(each for each in rest if each[1] != name)
        return Announcing(game, self.place, rest) if rest else go_on(game, self.place)
