"""What each player knows of a deal: the own cards, and what has been said, shown and played for all to see."""

from collections.abc import Iterator
from typing import Any

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.cards.sets import EVERY, NAMES, names
from tarotrules.games.playing.acts import Discard, Pass, Play
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.auction import speakers
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.claiming import Claiming, Declaring
from tarotrules.games.tarot.play.game import PLAYED, Game, Over, Phase
from tarotrules.games.tarot.play.promising import Announcing
from tarotrules.games.tarot.play.record import Recorder, done_to_json
from tarotrules.games.tarot.play.redealing import Redealing
from tarotrules.games.tarot.play.tricks import Playing, first_leader

_UNSEEN = (Redealing, Claiming, Declaring)
"""Where somebody only may say something: that nothing was said is not seen, nor that there was anything to say."""


def view(recorder: Recorder, seat: int) -> dict[str, Any]:
    """All that a player knows, as data; two deals that differ only in what the player cannot know give the same."""
    phase, dealt = recorder.phase, recorder.dealt
    game = phase.game
    return {
        "players": game.table.players,
        "dealer": dealt.dealer,
        "seat": seat,
        "dealt": list(names(dealt.hands[seat])),
        "hand": list(names(held(phase, seat))),
        **({"piles": _piles(phase)} if dealt.piles else {}),
        **({} if dealt.taker is None else {"taker": dealt.taker}),
        "chien": list(names(dealt.chien)) if sees_chien(phase, seat) else None,
        "discard": list(names(_sees_discard(phase, seat))),
        "excused": [[who, *names(cards)] for who, cards in excused(recorder)],
        "shown": list(names(shown_hand(phase))) or None,
        "acts": [[actor, done_to_json(game.table, act)] for actor, act, _ in seen_acts(recorder, seat)],
        "turn": None if isinstance(phase, Over) else _turn(phase),
    }


def held(phase: Phase | Over, seat: int) -> int:
    """What a player still holds."""
    if isinstance(phase, Over) and phase.tricks:
        return 0
    return phase.game.hands[seat] & ~_gone(phase)


def sees_chien(phase: Phase | Over, seat: int) -> bool:
    """Whether a player has seen the chien: after the auction and what else precedes it, or when all is counted."""
    rules = phase.game.table.rules
    match phase:
        case Over():
            return phase.ending == PLAYED
        case Calling() if rules.call is not None and rules.call.moment == "before_chien":
            return False
        case Announcing(queue=((_, promise), *_)) if rules.promise[promise].moment == "after_auction":
            return False
    return phase.game.sees_chien(seat)


def _piles(phase: Phase | Over) -> list[list[tuple[str | None, int]]]:
    """What lies in front of each player: of each pile the top card, unless it was just played, and how many others."""
    return [[(None if top is None else NAMES[top], covered) for top, covered in each] for each in seen_piles(phase)]


def seen_piles(phase: Phase | Over) -> list[list[tuple[CardNumber | None, int]]]:
    """The same, by numbers of cards."""
    gone = _gone(phase)
    every = [] if isinstance(phase, Over) and phase.tricks else phase.game.piles
    return [[(None if gone >> pile[0] & 1 else pile[0], len(pile) - 1) for pile in piles if pile] for piles in every]


def _gone(phase: Phase | Over) -> CardSet:
    """The cards that were played."""
    match phase:
        case Playing(gone=gone) | Declaring(playing=Playing(gone=gone)):
            return gone
    return 0


def _sees_discard(phase: Phase | Over, seat: int) -> CardSet:
    """The cards of the discard that a player has seen: all, at the end."""
    whole = seat == phase.game.taker or isinstance(phase, Over)
    return phase.game.discard & (EVERY if whole else phase.game.table.discardable.shown)


def excused(recorder: Recorder) -> Iterator[tuple[int, CardSet]]:
    """Who has said that a card is excused, where the holder must."""
    game = recorder.phase.game
    for seat, exempts in enumerate(game.exempt):
        for exempt in exempts:
            held = exempt.cards & game.dealt.hands[seat]
            if held and exempt.announce is not None and _has_said(exempt.announce, seat, recorder):
                yield seat, held


def _has_said(moment: str, seat: int, recorder: Recorder) -> bool:
    """Whether the moment to say it has come; who says it when playing the card says no more than the card."""
    played = any(isinstance(act, Play) and actor == seat for actor, act, _ in recorder.told())
    return moment == "after_deal" or (moment == "own_first_card" and played)


def shown_hand(phase: Phase | Over) -> CardSet:
    """The hand that called the deal off, where it is laid open."""
    if not isinstance(phase, Over) or phase.called_off is None:
        return 0
    seat, redeal = phase.called_off
    game: Game = phase.game
    return game.dealt.hands[seat] if game.table.rules.redeal[redeal].show_hand else 0


def seen_acts(recorder: Recorder, seat: int) -> Iterator[tuple[int, Act, Phase]]:
    """What a player has seen done, by whom and in which phase: of a discard only what must be shown."""
    for actor, act, phase in recorder.told():
        if actor == seat or not (isinstance(act, Pass) and isinstance(phase, _UNSEEN)):
            yield actor, act if actor == seat else _in_the_open(act, phase), phase


def _in_the_open(act: Act, phase: Phase) -> Act:
    if isinstance(act, Discard) and isinstance(phase, Discarding):
        return Discard(act.cards & phase.game.table.discardable.shown)
    return act


def _turn(phase: Phase) -> int:
    """Whose turn everybody sees it to be: where only somebody's own cards give a choice, who acts in the open next."""
    match phase:
        case Redealing(found=((_, redeal), *_)) if not redeal.own_turn:
            return speakers(phase.game)[0]
        case Claiming():
            return first_leader(phase.game)
    return phase.seat
