"""Seats at a table of Piquet for tests, and the moments at which something is asked there."""

from random import Random
from typing import Final, NamedTuple

from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.seat.seat import Seat
from tarotrules.games.piquet.chapters.seat.sitting_down import sit
from tarotrules.games.piquet.play.cards import NAMES, names
from tarotrules.games.piquet.play.game import Over, Phase
from tarotrules.games.playing.acts import Discard, Play
from tarotrules.games.seated import Wanted
from tarotrules.games.telling.front import Front
from tests.games.piquet.reading import variant

AGREED: Final = {"piquet-normand", "piquet-voleur"}
"""By these rules it is agreed how many deals are played."""


class Moment(NamedTuple):
    """Somebody who does anything that is allowed has so much done before something is asked."""

    rules: str
    seed: int
    acts: int


def seat_at(rules: str, language: str, seed: int, deals: int | None = None) -> Seat:
    """A seat among club players."""
    found = variant(rules)
    return sit(Front(found, None, catalogue(language)), found.main, Wanted(seed, deals, None), "rules")


def phase_of(seat: Seat) -> Phase:
    """What the person has to decide."""
    phase = seat.sitting.recorder.phase
    assert not isinstance(phase, Over)
    return phase


def answered(seat: Seat, random: Random) -> str:
    """Answer in any way that is allowed, as it is done at the table; what kind of thing was asked."""
    phase, scene = phase_of(seat), seat.scene()
    act = phase.options().pick(random)
    match act:
        case Play(card):
            assert seat.play(NAMES[card]) is None
        case Discard(cards) if seat.asker.ask(phase).number_of(act) is None:
            assert scene.picking is not None
            assert seat.lay(names(cards)) is None
        case _:
            number = seat.asker.ask(phase).number_of(act)
            assert number is not None
            assert scene.choices[number].may
            assert seat.choose(number) is None
    return type(phase).__name__


def come_to(moment: Moment, language: str) -> Seat:
    """A seat at a moment."""
    deals = 1 if moment.rules in AGREED else None
    seat, random = seat_at(moment.rules, language, moment.seed, deals), Random(moment.seed)
    for _ in range(moment.acts):
        answered(seat, random)
    return seat


def advised(seat: Seat) -> None:
    """Do what a program would do."""
    advice, scene = seat.advice(), seat.scene()
    assert advice is not None
    if advice.choice is not None:
        assert seat.choose(advice.choice) is None
    elif scene.plays:
        assert seat.play(advice.cards[0]) is None
    else:
        assert seat.lay(advice.cards) is None
