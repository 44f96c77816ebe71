"""What each player knows of a deal: the own cards, and what has been said, shown and played for all to see."""

from collections.abc import Iterator
from typing import Any, Final

from tarotrules.cards.bits import CardSet
from tarotrules.games.piquet.engine.combinations import Key
from tarotrules.games.piquet.play.acts import ASK, ENOUGH, Answer, Call
from tarotrules.games.piquet.play.calling import Answering, Contesting, Stating
from tarotrules.games.piquet.play.cards import NAMES, names, together
from tarotrules.games.piquet.play.game import Claimed, Game, Over, Phase
from tarotrules.games.piquet.play.record import Recorder, act_to_json
from tarotrules.games.piquet.play.settling import account_of, by_seat, tricks_of
from tarotrules.games.piquet.play.tricks import Playing, Trick
from tarotrules.games.playing.acts import PASS, Discard

SILENCE: Final = (PASS, ENOUGH)
"""What is not seen where only somebody's own cards gave a choice."""


def view(recorder: Recorder, seat: int) -> dict[str, Any]:
    """All that a player knows, as data; two deals that differ only in what the player cannot know give the same.

    Seats are numbers. ``calls`` are by contest and seat what was told of combinations, each ``{"keys": […]}``, with
    ``"cards"`` where they were shown; ``scores`` are what each has said aloud, after the tricks that are complete, or
    nothing, where that is not done (R67).
    """
    phase = recorder.phase
    game = phase.game
    place = game.place_of(seat)
    return {
        "players": game.table.players,
        "dealer": recorder.dealer,
        "seat": seat,
        "dealt": list(names(game.first[place])),
        "hand": list(names(held(phase, place))),
        "discard": list(names(seen_discard(game, place))),
        "unused": list(names(game.unused if place == 0 else 0)),
        "left": list(names(seen_stock(game))) or None,
        "stock": len(game.stock),
        "exchanged": [_number(game.discards[game.place_of(each)]) for each in range(game.table.players)],
        "claimed": [
            [game.seat_of(each.place), each.claim, list(names(each.cards if sees_claim(game, each, place) else 0))]
            for each in game.claims
        ],
        "calls": {
            contest.name: [[*_calls(game, number, game.place_of(each))] for each in range(game.table.players)]
            for number, contest in enumerate(game.table.contests)
        },
        "acts": [[actor, act] for actor, act in seen_acts(recorder, seat)],
        "tricks": [_trick(game, each) for each in _lying(phase, place)],
        "scores": by_seat(game, account_of(phase).scores) if _are_said(phase) else None,
        "turn": None if isinstance(phase, Over) else turn(phase, seat),
    }


def turn(phase: Phase, seat: int) -> int:
    """Whose turn it is, as somebody sees it: of silence nobody knows, so whoever acts in the open next."""
    if phase.seat == seat:
        return seat
    following: Phase | Over | None = phase
    while isinstance(following, Phase):
        phase, following = following, following.silent()
    return phase.seat


def held(phase: Phase | Over, place: int) -> CardSet:
    """What a player still holds."""
    match phase:
        case Over():
            return 0
        case Playing(gone=gone):
            return phase.game.hands[place] & ~gone
    lead = phase.game.lead
    return phase.game.hands[place] & ~(0 if lead is None else 1 << lead)


def seen_stock(game: Game) -> CardSet:
    """What everybody has seen of the stock that is left."""
    return together(game.stock) if game.looked else 0


def seen_discard(game: Game, place: int) -> CardSet:
    """What a player may look at of the own discard (CAV L 45)."""
    exchange = game.table.rules.exchange
    may = exchange is not None and exchange.own_discard == "any_time"
    return (game.discards[place] or 0) if may else 0


def _are_said(phase: Phase | Over) -> bool:
    return phase.game.table.rules.play.aloud or isinstance(phase, Over)


def sees_claim(game: Game, claimed: Claimed, place: int) -> bool:
    """Whether a player has seen what something was claimed for: not before the own exchange (CAV L 19, L 20)."""
    shown, exchange = game.table.rules.claim[claimed.claim].shown, game.table.rules.exchange
    if claimed.place == place or shown in {"not_shown", "at_once"} or exchange is None:
        return shown != "not_shown" or claimed.place == place
    exchanging = {game.table.places[-1]} | (set() if exchange.elder is None else {0})
    still = {each for each in exchanging if game.discards[each] is None}
    return place not in still if shown == "before_own_exchange" else not still


def seen_acts(recorder: Recorder, seat: int) -> Iterator[tuple[int, Any]]:
    """What a player has seen done, and by whom: of combinations what was told, of discards how many cards."""
    for at, (actor, act, phase) in enumerate(recorder.done):
        if actor == seat:
            yield actor, act_to_json(act)
        elif act not in SILENCE or phase.silent() is None:
            yield actor, _seen(recorder, at)


def _seen(recorder: Recorder, at: int) -> Any:
    """An act as others have seen it."""
    _, act, phase = recorder.done[at]
    game = recorder.phase.game
    match act, phase:
        case Discard(cards), _:
            return {"discard": cards.bit_count()}
        case Call(id, cards), Contesting(place=place) if cards:
            contest = game.table.contest_of[id]
            key = next(each.key for each in game.held[contest][place] if each.cards == cards)
            if isinstance(phase, Stating) and not place and game.table.rules.calling.stating == "count_alone":
                # The elder tells no more than is asked for.
                later = recorder.done[at + 1 :]
                asked = sum(each.act == ASK and _is_in(each.phase, contest) for each in later)
                key = key[: 1 + asked]
            shown = any(each == cards for _, each in told(game, contest, place))
            return {"call": id, "keys": list(key), **({"cards": list(names(cards))} if shown else {})}
        case Answer("not_good"), Answering(own=own, talk=talk) if game.table.rules.calling.answer == "with_own":
            return {"not_good": list(own[0].key[: talk.keys])}
    return act_to_json(act)


def _calls(game: Game, contest: int, place: int) -> Iterator[dict[str, Any]]:
    for key, cards in told(game, contest, place):
        yield {"keys": list(key), **({"cards": list(names(cards))} if cards else {})}


def _number(cards: CardSet | None) -> int | None:
    return None if cards is None else cards.bit_count()


def _is_in(phase: Phase, contest: int) -> bool:
    return isinstance(phase, Answering) and phase.contest == contest


def told(game: Game, contest: int, place: int) -> Iterator[tuple[Key, CardSet]]:
    """What everybody has heard of the combinations of a place: as far as its key was told, and its cards, if shown."""
    if not game.talks:
        return
    talk = game.talks[contest]
    for each in talk.told(place):
        whole = place > 0 or talk.raised or each is not talk.stated[0]
        yield each.key if whole else each.key[: talk.keys], each.cards if place in talk.shown else 0


def _lying(phase: Phase | Over, place: int) -> list[Trick]:
    """The tricks that may be looked at again (CAV L 60; R65)."""
    play = phase.game.table.rules.play
    every = play.tricks_lie == "face_up" or play.look_back == "any_time"
    return [each for each in tricks_of(phase) if every or (play.look_back == "own" and each.winner == place)]


def _trick(game: Game, trick: Trick) -> dict[str, Any]:
    seats = {"leader": game.seat_of(trick.leader), "winner": game.seat_of(trick.winner)}
    return {**seats, "cards": [NAMES[card] for card in trick.cards]}
