"""What the players at a table of bots are in a deal."""

from tarotrules.games.tarot.chapters.seat.news import partner_is_known, playing_of
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.game import Phase
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
    known = game.called is None or partner_is_known(phase) or (not game.table.by_trick and here in {game.partner, seat})
    side = "partner" if seat == game.partner else "defender"
    return teller.words.say("seat-role", role=side) if known else ""
