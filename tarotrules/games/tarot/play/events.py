"""What a card that was played is an example of: a duty that left its player no other choice, or freedom from them."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from tarotrules.cards.bits import BITS, CardNumber, each
from tarotrules.cards.sets import TRUMPS
from tarotrules.games.playing.acts import Play
from tarotrules.games.tarot.play.reasons import of_card
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.tricks import Playing

EventId = Literal["must-follow", "must-trump", "must-overtrump", "throws-away", "excused", "called"]


class Event(NamedTuple):
    """Something that a card shows."""

    id: EventId
    trick: int
    """Counted from 0."""
    seat: int
    card: CardNumber
    about: str | None = None
    """Of an excused card, the class by which it is."""


def events(recorder: Recorder) -> Iterator[Event]:
    """What the cards of a deal show, in the order they were played."""
    for seat, act, phase in recorder.done:
        if isinstance(act, Play) and isinstance(phase, Playing):
            trick = len(phase.tricks)
            if act.card in phase.game.called:
                yield Event("called", trick, seat, act.card)
            found = _shown(phase, act.card)
            if found is not None:
                yield Event(found[0], trick, seat, act.card, found[1])


def _shown(playing: Playing, card: CardNumber) -> tuple[EventId, str | None] | None:
    for exempt in playing.game.exempt[playing.seat]:
        if exempt.cards & BITS[card]:
            return "excused", exempt.name
    if not playing.led:
        return None
    refused = playing.hand() & ~playing.playable()
    duties = {reason.id for reason in (of_card(playing, other) for other in each(refused)) if reason is not None}
    if BITS[card] & playing.beating() and "must-overtrump" in duties:
        return "must-overtrump", None
    if BITS[card] & TRUMPS and "must-trump" in duties:
        return "must-trump", None
    if BITS[card] & playing.led and "must-follow" in duties:
        return "must-follow", None
    return None if BITS[card] & (playing.led | TRUMPS) or refused else ("throws-away", None)
