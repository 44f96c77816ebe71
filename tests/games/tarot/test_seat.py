"""At a table of bots a person is asked what the rules ask, may answer all that they allow, and sees nothing hidden."""

from collections import Counter
from itertools import chain, repeat
from random import Random
from typing import Final

import pytest

from tarotrules.cards.bits import each
from tarotrules.cards.sets import CODES
from tarotrules.games.playing.acts import PASS, Discard, Play
from tarotrules.games.playing.sitting import Terms
from tarotrules.games.seated import Scene
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.seat.asking import Asker
from tarotrules.games.tarot.chapters.seat.people import people
from tarotrules.games.tarot.chapters.seat.seat import Seat, scene
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.acts import Act, Claim
from tarotrules.games.tarot.play.agenda import start
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.sitting import Sitting, begin, offered
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.telling.front import Front
from tarotrules.languages import LANGUAGES
from tests.games.tarot.engine.tables import table
from tests.games.tarot.play.deals import stacked
from tests.games.tarot.play.test_view import alike
from tests.numbering import rule_number
from tests.strategies import Base, base_of, shipped_bases

FIRST_SEED: Final = 11
MOST_ROUNDS: Final = 12
"""So often what asks more than others do is tried, until every kind of question has been asked."""
KINDS: Final = {
    *("Redealing", "Bidding", "Calling", "Announcing", "Discarding", "Claiming", "Declaring", "Playing"),
}
ODD: Final = {
    *("fft with several at 4", "fft with parole at 4", "fft with misere at 5", "fft with weak-hand-redeal at 4"),
    *("fft with announce-before-play at 5", "fft with petit-sec-may at 4"),
}
"""Options that ask what is not asked without them."""
NEWS: Final = {"fft at 4", "fft at 5"}
COMPARED: Final = 12
"""Deals compared by each rules; of what a scene is made of, many more are (``play/test_view.py``)."""


def seat_at(base: Base, language: str, seed: int) -> Seat:
    """A seat by some rules, among players who like to pass, with hands that are worth something."""
    table = play_table(base.rules)
    sitting = begin(table, seed, offered(table)[0], passing)
    sitting.recorder = Recorder(start(table, stacked(table, seed % table.players, Random(seed))))
    sitting._others()
    return Seat(Front(base.variant, None, catalogue(language)), base.rules, sitting, base.name)


def passing(phase: Phase, random: Random) -> Act:
    """Whoever can pass passes."""
    return PASS if PASS in phase.options() else phase.options().pick(random)


def answered(seat: Seat, asked: Scene, random: Random) -> str:
    """Answer in any way that is allowed; the kind of question."""
    phase = seat.sitting.recorder.phase
    assert not isinstance(phase, Over)
    act = phase.options().pick(random)
    match act:
        case Play(card):
            assert seat.play(CODES[card]) is None
        case Discard(cards):
            assert seat.lay([CODES[card] for card in each(cards)]) is None
        case _:
            _say(seat, act, asked)
    return type(phase).__name__


def _say(seat: Seat, act: Act, asked: Scene) -> None:
    """Say it by its number; cards that are shown are chosen."""
    phase = seat.sitting.recorder.phase
    assert not isinstance(phase, Over)
    answers = Asker(seat.teller).ask(phase).answers
    number = next(place for place, answer in enumerate(answers) if answer.is_for(act))
    assert asked.choices[number].may
    assert seat.choose(number) is None
    if seat.showing is not None:
        assert isinstance(act, Claim)
        assert seat.scene().picking is not None
        assert seat.lay([CODES[card] for card in each(act.shown)]) is None


def test_every_question_can_be_answered() -> None:
    """By all shipped rules, at every number of players, in every language and with two packs, deals are played so."""
    random, asked = Random(1), Counter[str]()
    odd, two = [*map(base_of, sorted(ODD))], table("two-packs")
    bases = [each for each in shipped_bases() if " with " not in each.name]
    bases.append(Base("two-packs at 4", two.main, two))
    for number, rules in enumerate(chain(bases, *repeat(odd, MOST_ROUNDS)), FIRST_SEED):
        if number >= FIRST_SEED + len(bases) + len(odd) and asked.keys() == KINDS:
            break
        seat = seat_at(rules, LANGUAGES[number % len(LANGUAGES)], number)
        while (question := seat.scene()).sheet is None:
            asked[answered(seat, question, random)] += 1
        assert len(question.sheet.rows) == rules.rules.players

    assert asked.keys() == KINDS


@pytest.mark.parametrize("name", sorted(NEWS))
def test_nothing_hidden_is_on_the_screen(name: str) -> None:
    """Deals that differ only in what a player may not know look the same to that player, act by act."""
    table, random = play_table(base_of(name).rules), Random(3)
    teller, numbers = (
        Teller(base_of(name).rules, catalogue("en"), base_of(name).variant.titles),
        registry().numbers_of(base_of(name).variant),
    )

    def look(recorder: Recorder, watcher: int) -> Scene | None:
        if isinstance(recorder.phase, Over):
            return None
        sitting = Sitting.__new__(Sitting)
        sitting.table, sitting.terms, sitting.player = table, Terms(table.players, watcher, 1, None, 0), passing
        sitting.match, sitting.done, sitting.recorder = empty.match, [], recorder
        return scene(people(teller, watcher, table.players, ()), numbers, "", sitting, None)

    empty = seat_at(base_of(name), "en", 1).sitting
    compared = Counter(each for number in range(COMPARED) for each in alike(table, number, random, look))

    assert {"Bidding Bidding", "Playing Playing"} <= compared.keys()


def test_a_card_that_may_not_be_laid_away_says_why() -> None:
    """A king is not laid away: the rule says so as soon as it is picked, and nothing is laid away with it."""
    fft = base_of("fft at 4")
    sitting = begin(play_table(fft.rules), 2, None, passing)
    seat = Seat(Front(fft.variant, None, catalogue("en")), fft.rules, sitting, fft.name)
    for answer in ("Garde", "Announce nothing"):
        choices = [each.text for each in seat.scene().choices]
        assert seat.choose(choices.index(answer)) is None
    king = next(card.code for row in seat.scene().hand for card in row if card.code[1] == "K")

    why = seat.why_not(king)
    assert why is not None
    assert (why.rule, f"Rule {why.rule}" in why.text) == (rule_number("chien.discard"), True)
    assert why.text.startswith("The king of ")
    assert seat.lay([king]) is not None
    assert isinstance(seat.sitting.recorder.phase, Discarding)
