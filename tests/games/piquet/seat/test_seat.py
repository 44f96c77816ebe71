"""At a table of bots a person is asked what the rules of Piquet ask, may answer all they allow, and sees no secret."""

from collections import Counter
from itertools import count
from random import Random
from typing import Final

import pytest

from tarotrules.cards.bits import each
from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.seat.people import people
from tarotrules.games.piquet.chapters.seat.scene import scene
from tarotrules.games.piquet.chapters.seat.seat import Seat
from tarotrules.games.piquet.chapters.seat.sitting_down import sit
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.play.agenda import start
from tarotrules.games.piquet.play.game import Dealt, Over
from tarotrules.games.piquet.play.record import Recorder, card_set
from tarotrules.games.piquet.play.sitting import Sitting
from tarotrules.games.piquet.play.table import play_table
from tarotrules.games.piquet.play.tricks import Playing
from tarotrules.games.playing.sitting import Terms
from tarotrules.games.refused import Refused
from tarotrules.games.seated import Forbidden, NoSuch, Scene, Wanted, read_out
from tarotrules.games.telling.front import Front
from tarotrules.languages import LANGUAGES
from tests.games.piquet.play.test_view import TOLD_MORE, alike
from tests.games.piquet.reading import variant
from tests.games.piquet.seat.tables import AGREED, Moment, advised, answered, come_to, phase_of, seat_at

KINDS: Final = {
    *("Blank", "Exchanging", "Stating", "Answering", "Raising", "Telling", "Showing", "Looking", "Leading", "Playing"),
}
SHIPPED: Final = (
    *("piquet", "piquet-wikipedia", "piquet-garraud", "piquet-au-cent", "pikett", "piquet-normand", "piquet-voleur"),
)
IN_FULL: Final = """# language: en
variant x extends piquet {
  claim carte-blanche { moment after_exchange; again yes; shown after_exchange }
  calling { stating in_full; answer with_own; sinking forbidden; younger_calls before_lead; show before_lead }
  play { aloud no }
}"""
PLAYED: Final = (
    *((rules, number) for number, rules in enumerate((*SHIPPED, IN_FULL, TOLD_MORE))),
    *(("piquet-voleur", 28), ("piquet", 2), ("piquet", 1), ("piquet", 3)),
)
"""Rules, and a seed; the last have a blank hand, something nothing beats, cards left over, and several sequences."""
COMPARED: Final = 12
"""Deals compared by each rules; of what a scene is made of, many more are (``play/test_view.py``)."""
Tried = tuple[Forbidden | None, Scene, Scene]
"""The answer to something that may not be done, and what is seen before and after it."""


def test_every_question_can_be_answered() -> None:
    """By all shipped rules and odd ones, in every language, whole deals are played by whatever is allowed."""
    asked = Counter[str]()
    for number, (rules, seed) in enumerate(PLAYED):
        seat, random = (
            seat_at(rules, LANGUAGES[number % len(LANGUAGES)], seed, 1 if rules in AGREED else None),
            Random(seed),
        )
        while seat.scene().sheet is None:
            asked[answered(seat, random)] += 1

    assert asked.keys() == KINDS


@pytest.mark.parametrize("name", ["piquet", "piquet-normand", "piquet-voleur", TOLD_MORE, IN_FULL])
def test_nothing_hidden_is_on_the_screen(name: str) -> None:
    """Deals that differ only in what a player may not know look the same to that player, act by act."""
    found = variant(name)
    table, random = play_table(found.main), Random(3)
    teller = Teller.of(found, found.main, catalogue("en"))
    empty = seat_at(name, "en", 1, 1 if name in AGREED else None).sitting

    def look(recorder: Recorder, watcher: int) -> Scene | None:
        if isinstance(recorder.phase, Over):
            return None
        sitting = Sitting.__new__(Sitting)
        sitting.table, sitting.terms, sitting.player = table, Terms(table.players, watcher, 1, None, 0), empty.player
        sitting.match, sitting.done, sitting.recorder = empty.match, [], recorder
        return scene(people(teller, watcher, table.players, ()), "", sitting, None)

    compared = Counter(each for number in range(COMPARED) for each in alike(table, number, random, look))

    assert {"Answering", "Playing"} <= compared.keys()


FORBIDDEN: Final = {
    "en": (
        ("Hearts were led, and you have a heart: you must follow suit.", "7.2", "must play one"),
        ("You may not exchange so many cards, or so few.", "5.1", "from 1 to 5 cards"),
        ("You hold nothing as good: it is good.", "6.11", "answers “Good”"),
    ),
    "fr": (
        ("On joue cœur, et vous en avez : vous devez fournir.", "7.2", "doit en jouer"),
        ("Vous ne pouvez pas écarter ce nombre de cartes.", "5.1", "1 à 5 cartes"),
        ("Vous n’avez rien d’aussi bon : c’est bon.", "6.11", "répond « Bon »"),
    ),
}


@pytest.mark.parametrize("language", FORBIDDEN)
def test_what_may_not_be_done_is_answered_with_the_rule(language: str) -> None:
    """A card of another suit, six cards exchanged, an answer that is not so: each by its rule, and nothing happens."""
    said = []
    for tried in (_another_suit, _too_many, _not_so):
        forbidden, before, after = tried(language)
        assert before == after
        assert forbidden is not None
        said.append(forbidden)

    for (says, rule, text), forbidden in zip(FORBIDDEN[language], said, strict=True):
        shown = forbidden.text.replace("\u00a0", " ").replace("\u202f", " ")
        assert shown.startswith(says)
        assert forbidden.rule == rule
        assert text in shown


def _another_suit(language: str) -> Tried:
    seat = come_to(Moment("piquet", 0, 7), language)
    before = seat.scene()
    assert seat.why_not("SJ") == seat.play("sj")
    return seat.play("SJ"), before, seat.scene()


def _too_many(language: str) -> Tried:
    seat = seat_at("piquet", language, 2)
    before = seat.scene()
    return seat.lay([card.code for row in before.hand for card in row][:6]), before, seat.scene()


def _not_so(language: str) -> Tried:
    seat = come_to(Moment("piquet", 1, 1), language)
    before = seat.scene()
    assert [each.may for each in before.choices] == [True, False, False, False]
    return seat.choose(2), before, seat.scene()


def test_what_is_not_there_is_no_choice() -> None:
    """No card of such a name, no answer of such a number; and once the deal is over, nothing happens."""
    seat = come_to(Moment("piquet", 1, 1), "en")
    for number in (-1, 4):
        with pytest.raises(NoSuch):
            seat.choose(number)
    with pytest.raises(NoSuch):
        seat.play("TX")

    seat.play_on()
    over = seat.scene()
    assert (over.hand, over.choices, seat.advice()) == ((), (), None)
    assert (seat.choose(0), seat.play("SA"), seat.lay(["SA"]), seat.why_not("SA")) == (None,) * 4
    assert seat.scene() == over


def test_who_has_nothing_to_call_is_not_asked() -> None:
    """It is said all the same; and who has something is asked, and may say that there is nothing."""
    for seed in count():
        seat, random = seat_at("piquet", "en", seed), Random(seed)
        while not isinstance(seat.sitting.recorder.phase, Over):
            phase = phase_of(seat)
            if len(phase.options()) == 1 and type(phase).__name__ == "Stating":
                assert seat.scene().choices[0].text.startswith("Point")
            answered(seat, random)
        if any("You: “No s" in read_out(line) for line in seat.scene().news):
            break


def test_a_partie_is_put_away_and_taken_up_again() -> None:
    """In the middle of a deal: the same is seen, and the same bots play on in the same way."""
    seat = come_to(Moment("piquet", 8, 7), "en")
    found = variant("piquet")
    front = Front(found, None, catalogue("en"))
    again = sit(front, found.main, Wanted(77, None, seat.to_json(), ()), "rules")

    assert again.scene() == seat.scene()
    seat.play_on()
    again.play_on()
    assert again.scene() == seat.scene()
    with pytest.raises(Refused):
        sit(front, found.main, Wanted(77, None, seat.to_json()), "others")
    with pytest.raises(Refused):
        sit(front, found.main, Wanted(77, 4, None), "rules")


def test_the_others_have_names() -> None:
    """Those they are given; whoever is given none has one all the same."""
    found = variant("piquet-normand")
    seat = sit(Front(found, None, catalogue("fr")), found.main, Wanted(1, 1, None, ("Zoé",)), "rules")

    assert [place[0] for place in seat.scene().places] == ["Vous", "Zoé", "Paul"]


def test_partners_have_one_score() -> None:
    """What either scores is seen with both, in the deal and in all; and both have won."""
    seat = seat_at("piquet-voleur", "en", 1, 2)
    while not (over := seat.scene()).is_over:
        if over.sheet is None:
            seat.play_on()
        else:
            seat.go_on()
    assert over.sheet is not None
    rows = {row[0]: row[1:] for row in over.sheet.rows}

    assert rows["You"][1:] == rows["Jack"][1:]
    assert rows["Emma"][1:] == rows["Lily"][1:]
    assert rows["Jack"][0] == "partner"
    assert over.sheet.ending.endswith((": You and Jack.", ": Emma and Lily."))


def test_what_was_scored_adds_up() -> None:
    """The steps of a sheet come to what the deal has brought; the total is what all deals have."""
    seat = seat_at("piquet", "en", 5)
    totals = dict.fromkeys(("You", "Emma"), 0)
    while not (over := seat.scene()).is_over:
        if over.sheet is None:
            seat.play_on()
            continue
        for name, _, deal, total in over.sheet.rows:
            steps = [each.text.split(" – ")[1] for each in over.sheet.steps if each.text.startswith(f"{name}:")]
            assert sum(int(each.split()[0]) for each in steps) == int(deal)
            totals[name] += int(deal)
            assert totals[name] == int(total)
        assert all(each.rule and each.text.endswith(f"({each.rule})") for each in over.sheet.steps)
        seat.go_on()

    assert over.heading.startswith("Deal 6 of 6")


BLANK: Final = ("S7 S8 S9 S10 H7 H8 H9 H10 D7 D8 D9 C7", "SA SK SQ SJ HA HK HQ HJ DA DK DQ CA")
"""Two hands, one of them without a court."""


def with_hands(rules: str, dealer: int, own: str, other: str) -> Seat:
    """A seat at a table for two where these cards were dealt."""
    seat = seat_at(rules, "en", 1)
    table = seat.sitting.table
    hands = tuple(card_set(hand.split()) for hand in (own, other))
    stock = tuple(each(table.pack & ~sum(hands)))
    seat.sitting.recorder = Recorder(start(table, Dealt(dealer, hands, stock)))
    seat.sitting._others()
    return seat


def told(seat: Seat) -> list[str]:
    """What has happened, as letters."""
    return [read_out(line) for line in seat.scene().news]


def test_carte_blanche_is_said_at_once_and_shown_when_it_may_be_seen() -> None:
    """By the younger before the elder exchanges, who sees the hand only afterwards; and one's own is asked about."""
    seat = with_hands("piquet", 1, *reversed(BLANK))
    said, shows = "Emma: “Carte blanche”", "Emma shows 10♠ 9♠ 8♠ 7♠ 10♥ 9♥ 8♥ 7♥ 9♦ 8♦ 7♦ 7♣"
    assert told(seat)[1:] == [said, "Emma scores 10: carte blanche"]
    seat.lay(["SJ", "HJ"])
    assert shows in told(seat)

    own = with_hands("piquet", 1, *BLANK)
    assert [each.text for each in own.scene().choices] == ["Claim carte blanche", "Say nothing"]
    own.choose(1)
    assert told(own) == ["Emma deals."]
    own = with_hands("piquet", 1, *BLANK)
    own.choose(0)
    own.lay(["S7", "S8", "H7", "D7", "D8"])
    assert not any(line.startswith("You show") for line in told(own))


def test_cards_from_the_stock_are_marked_until_the_play() -> None:
    """Those that were drawn, and no others; of what the elder leaves it is told which."""
    seat = with_hands("piquet", 1, *reversed(BLANK))
    seat.lay(["SJ", "HJ"])
    before = seat.scene()
    assert before.before == ()
    drawn = {card.code for row in before.hand for card in row if card.note}
    assert len(drawn) == 2
    assert drawn.isdisjoint(BLANK[1].split())
    assert [line.split(" ", 3)[:2] for line in told(seat) if line.startswith("You leave")] == [["You", "leave"]]

    while not isinstance(phase_of(seat), Playing):
        advised(seat)
    assert not any(card.note for row in seat.scene().hand for card in row)
    assert [read_out(each).partition(":")[0] for each in seat.scene().before] == ["Your discard", "Seen in the stock"]


def test_nothing_may_be_exchanged_where_that_may_be_refused() -> None:
    """Three cards at least, or none at all, which is one of the choices."""
    seat = with_hands("# language: en\nvariant x extends piquet with elder-three-or-none { }", 1, *reversed(BLANK))
    asked = seat.scene()
    assert asked.picking is not None
    assert (asked.picking.least, [each.text for each in asked.choices]) == (3, ["Exchange nothing"])
    assert seat.lay(["SJ", "HJ"]) is not None
    assert seat.choose(0) is None
    assert "You exchange nothing." in told(seat)


def test_scores_that_are_not_said_are_not_seen() -> None:
    """Where nobody says what it is, a score is known when the deal is over, and no milestone is told before."""
    seat = seat_at(IN_FULL, "en", 3)
    column = seat.scene().header.index("Deal")
    while (asked := seat.scene()).sheet is None:
        assert {place[column] for place in asked.places} == {""}
        assert not any(" scores " in line for line in told(seat))
        advised(seat)

    assert all(str(place[column]).isdecimal() for place in asked.places)
