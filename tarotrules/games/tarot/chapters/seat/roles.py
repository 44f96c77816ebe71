"""What the players at a table of bots are in a deal."""

from tarotrules.cards.bits import together
from tarotrules.games.tarot.chapters.seat.news import all_sides_known, partners_known, playing_of
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.game import Game, Phase
from tarotrules.games.tarot.play.sitting import Sitting


def role(teller: Teller, sitting: Sitting, seat: int) -> str:
    """What everybody knows a player to be, and what the person knows besides."""
    phase, here = sitting.recorder.phase, sitting.terms.seat
    game = phase.game
    if game.taker is None:
        return ""
    if seat == game.taker:
        return teller.words.say("seat-role", role="taker")
    if isinstance(phase, Phase) and playing_of(phase) is None:
        return ""
    side = "partner" if seat in game.partners else "defender"
    known = seat in partners_known(phase) or not game.called or all_sides_known(phase) or _sees(game, here, seat)
    return teller.words.say("seat-role", role=side) if known else ""


def _sees(game: Game, here: int, seat: int) -> bool:
    """Whether a player knows, by the own cards, what another is: who holds all called cards, all of it."""
    holds_all = here in game.partners and not together(game.called) & ~game.dealt.hands[here]
    return not game.table.by_trick and (here == seat or holds_all)
