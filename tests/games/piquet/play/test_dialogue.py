"""What may be said, by whom, who sees it, and what it comes to: scenes from the sources."""

from typing import Any

import pytest

from tarotrules.games.piquet.play.agenda import start
from tarotrules.games.piquet.play.cards import NAMES, names, set_of
from tarotrules.games.piquet.play.game import Dealt, Over
from tarotrules.games.piquet.play.record import Recorder, act_from_json, act_to_json
from tarotrules.games.piquet.play.settling import account_of
from tarotrules.games.piquet.play.table import play_table
from tarotrules.games.piquet.play.view import view
from tests.games.piquet.engine.test_published import cards
from tests.games.piquet.reading import rules

ELDER, YOUNGER = 0, 1
EQUAL = "SAK1098 HKQ DQJ7 CJ9", "S7 HAJ1098 DAK9 CAK8"
"""Points of five that make 48 (PQ06)."""
QUINTS = "SKQJ109 HAKQ D87 CAJ", "SA8 H109 DAKQJ10 C987"
"""Of two quints the one to the ace is better (PQ05)."""
BROKEN = "SAKQJ10 H1098 D107 C107", "S98 HAKQ7 DAKQJ CAK"
"""Nobody else has more than four in a row, whoever has the tens."""
REPIQUE = "SAKQJ10987 HA DA CA7", "HKQJ109 DKQJ10 CKQJ"
"""Eight in a row and four aces are thirty-two; who sinks the point leaves the younger a bar."""
BLANK = "SA109 HA98 D1087 C987", "SKQ HKQ DAKQJ CAKQJ"


def deal(hands: tuple[str, str], said: str = "") -> Recorder:
    """A deal in which the exchange may be declined."""
    freely = "exchange { elder { least 0 } younger { least 0 } }"
    table = play_table(rules(f"# language: en\nvariant x extends piquet {{ {freely} {said} }}"))
    held = tuple(set_of(cards(each)) for each in hands)
    stock = [number for number in range(36) if table.pack >> number & 1 and not sum(held) >> number & 1]
    return Recorder(start(table, Dealt(YOUNGER, held, tuple(stock))))


def calls(hands: tuple[str, str], said: str = "") -> Recorder:
    """The same, when the elder is to call."""
    return say(deal(hands, said), {"discard": []}, {"discard": []})


def say(recorder: Recorder, *acts: Any) -> Recorder:
    """Things are done, as records write them."""
    for act in acts:
        recorder.act(act_from_json(act))
    return recorder


def may(recorder: Recorder) -> list[Any]:
    """What may be done now."""
    assert not isinstance(recorder.phase, Over)
    return [act_to_json(act) for act in recorder.phase.options()]


def call(contest: str, written: str) -> dict[str, Any]:
    """A combination."""
    return {"call": contest, "cards": list(names(set_of(cards(written))))}


def heard(recorder: Recorder, contest: str, by: int = YOUNGER, of: int = ELDER) -> list[Any]:
    """What somebody has heard of another's combinations."""
    found: list[Any] = view(recorder, by)["calls"][contest][of]
    return found


def hand(recorder: Recorder, contest: str) -> list[Any]:
    """What each scores in a contest."""
    declared = account_of(recorder.phase).declared
    return next([*each.amounts] for each in declared if each.contest == contest)


def test_equal_points_are_asked_about() -> None:
    """As many cards: the younger asks, hears the pips, and nobody scores (R40, R43)."""
    recorder = say(calls(EQUAL), call("point", "SAK1098"))
    assert (may(recorder), heard(recorder, "point")) == (["ask", "good"], [{"keys": [5]}])

    say(recorder, "ask")
    assert (may(recorder), heard(recorder, "point")) == (["equal", "good"], [{"keys": [5, 48]}])

    assert hand(say(recorder, "equal"), "point") == [0, 0]


@pytest.mark.parametrize(("tie", "scored"), [("everybody", [5, 5]), ("elder", [5, 0])])
def test_who_scores_equal_points(tie: str, scored: list[int]) -> None:
    """As the rules have it: the younger says it when his turn to call has come."""
    recorder = say(calls(EQUAL, f"contest point {{ tie {tie} }}"), call("point", "SAK1098"), "ask", "equal", "pass")
    say(recorder, {"call": "sequence"}, {"call": "set"}, "C9")
    if tie == "everybody":
        say(recorder, call("point", "HAJ1098"))

    assert hand(recorder, "point") == scored


def test_who_has_said_not_good_has_to_call() -> None:
    """The better quint, and what else there is of the kind; the elder's tierce counts nothing (R44, R55)."""
    recorder = say(calls(QUINTS), call("point", "SKQJ109"), "ask", "not_good")
    say(recorder, call("sequence", "SKQJ109"), "ask", "not_good", {"call": "set"}, "HA")
    assert may(recorder) == [call("point", "DAKQJ10")]

    say(recorder, may(recorder)[0], "pass")
    assert may(recorder) == [call("sequence", "DAKQJ10")]

    say(recorder, may(recorder)[0])
    assert may(recorder) == [call("sequence", "C987"), "enough"]
    assert hand(say(recorder, call("sequence", "C987")), "sequence") == [0, 18]


def test_what_is_sunk_bars_nothing() -> None:
    """Whoever calls less than the best, or says good to it, may; where that is forbidden there is no choice (R53)."""
    recorder = calls(QUINTS)
    assert may(recorder) == [*(call("point", each) for each in ("SKQJ109", "HAKQ", "CAJ", "D87")), {"call": "point"}]
    say(recorder, {"call": "point"}, call("sequence", "HAKQ"))
    assert may(recorder) == ["not_good", "good"]
    assert {
        each["call"] for each in may(say(calls(QUINTS), {"call": "point"}, call("sequence", "HAKQ"), "not_good"))
    } == {"set"}
    say(recorder, "good", "pass")
    assert hand(recorder, "sequence") == [3, 0]

    forbidden = calls(QUINTS, "calling { sinking forbidden; order as_listed }")
    assert may(forbidden) == [call("point", "SKQJ109")]
    assert may(say(forbidden, call("point", "SKQJ109"))) == ["ask"]
    assert may(say(forbidden, "ask")) == ["not_good"]


def test_what_is_good_against_the_cards_may_still_be_called() -> None:
    """The quint that nothing in the younger's hand or discard could beat (CAV L 49)."""
    said = {"call": "point"}, call("sequence", "H1098"), "not_good"
    recorder = say(calls(BROKEN), *said)
    assert may(recorder) == [call("sequence", "SAKQJ10"), "pass"]
    assert view(recorder, YOUNGER)["turn"] == ELDER

    say(recorder, call("sequence", "SAKQJ10"), call("sequence", "H1098"))
    assert hand(recorder, "sequence") == [18, 0]
    assert may(say(calls(BROKEN, "calling { raising forbidden }"), *said)) == [
        call("set", "S10 H10 D10 C10"),
        {"call": "set"},
    ]


def test_the_rest_of_a_kind_gets_no_higher_than_what_was_called() -> None:
    """Good is what was called; the quint that was held back is not told with it, if it could be beaten (R54)."""
    recorder = say(calls(QUINTS), {"call": "point"}, call("sequence", "HAKQ"), "good")

    assert [each for each in may(recorder) if isinstance(each, dict)] == [{"show": "sequence"}]


def test_the_order_of_calls() -> None:
    """The point first, then as the elder likes (CAV L 46); in another house in their order."""
    free, fixed = (calls(QUINTS, f"calling {{ order {order} }}") for order in ("first_fixed", "as_listed"))
    for recorder in (free, fixed):
        say(recorder, {"call": "point"})

    assert {each["call"] for each in may(free)} == {"sequence", "set"}
    assert {each["call"] for each in may(fixed)} == {"sequence"}
    assert {each["call"] for each in may(say(free, {"call": "set"}))} == {"sequence"}


def test_answers_and_calls_tell_more_where_they_must() -> None:
    """*Not good* with one's own number (R57); everything at once, so that nobody asks (R100)."""
    recorder = say(calls(QUINTS, "calling { answer with_own; stating in_full }"), call("point", "SKQJ109"))
    assert heard(recorder, "point") == [{"keys": [5, 49]}]

    say(recorder, "not_good")
    assert view(recorder, ELDER)["acts"][-1] == [YOUNGER, {"not_good": [5, 51]}]


@pytest.mark.parametrize(
    ("show", "seen"), [("on_demand", [0, 0, 5]), ("at_once", [5, 5, 5]), ("before_lead", [0, 5, 5])]
)
def test_what_was_called_is_shown(show: str, seen: list[int]) -> None:
    """On demand, at once, or before the first card (CAV L 55, R98)."""
    recorder, found = say(calls(QUINTS, f"calling {{ show {show} }}"), call("point", "SKQJ109"), "good"), list[int]()
    found.append(len(heard(recorder, "point")[0].get("cards", ())))
    asked = [{"show": "point"}] if show == "on_demand" else []
    later = say(calls(QUINTS, f"calling {{ show {show} }}"), call("point", "SKQJ109"), "good", *asked)
    say(recorder, *(["pass"] if asked else []), {"call": "sequence"}, {"call": "set"})
    found.append(len(heard(recorder, "point")[0].get("cards", ())))
    say(later, {"call": "sequence"}, {"call": "set"})
    found.append(len(heard(later, "point")[0].get("cards", ())))

    assert found == seen


def test_a_blank_hand_is_seen_before_the_others_exchange_is_over() -> None:
    """It is claimed before anything else, and the younger sees it when he has exchanged (CAV L 19, L 20)."""
    recorder = deal(BLANK)
    assert may(recorder) == [{"claim": "carte-blanche"}, "pass"]
    assert view(deal(BLANK), YOUNGER)["turn"] == ELDER

    say(recorder, {"claim": "carte-blanche"}, {"discard": ["H8"]})
    assert view(recorder, YOUNGER)["claimed"] == [[ELDER, "carte-blanche", []]]
    say(recorder, {"discard": []})
    assert len(view(recorder, YOUNGER)["claimed"][0][2]) == 12
    assert account_of(recorder.phase).scores == (10, 0)


def test_a_repique_is_said_when_all_is_called() -> None:
    """Thirty in hand are sixty more (CAV L 68), but not as long as the younger may have a point that comes before."""
    said = {"call": "point"}, call("sequence", "SAKQJ10987"), "good", "pass", call("set", "SA HA DA CA"), "good", "pass"
    silent, barring = (say(calls(REPIQUE), *said, "C7") for _ in range(2))
    assert view(silent, YOUNGER)["scores"] == [32, 0]

    say(silent, {"call": "point"})
    say(barring, call("point", "HKQJ109"), "pass")
    assert (view(silent, YOUNGER)["scores"], view(barring, YOUNGER)["scores"]) == ([92, 0], [32, 5])


@pytest.mark.parametrize(
    ("moment", "asked"), [("at_once", [1, 0, 0]), ("after_discard", [0, 1, 0]), ("after_exchange", [0, 0, 1])]
)
def test_when_a_blank_hand_is_claimed(moment: str, asked: list[int]) -> None:
    """Before anything else, once the elder has discarded, or after the exchange (R22)."""
    recorder, found = deal(BLANK, f"claim carte-blanche {{ moment {moment} }}"), list[int]()
    exchanges: list[list[Any]] = [[{"discard": []}], [{"discard": []}], []]
    for discard in exchanges:
        claims = may(recorder) == [{"claim": "carte-blanche"}, "pass"]
        found.append(int(claims))
        say(recorder, *["pass"] * claims, *discard)

    assert found == asked


def test_a_hand_that_is_still_blank_counts_again() -> None:
    """Where it does: ten, and ten more after the exchange (R24)."""
    recorder = say(deal(BLANK, "claim carte-blanche { again yes }"), {"claim": "carte-blanche"}, *[{"discard": []}] * 2)
    assert may(recorder) == [{"claim": "carte-blanche"}, "pass"]

    assert account_of(say(recorder, {"claim": "carte-blanche"}).phase).scores == (20, 0)


def test_the_stock_is_taken_from_the_top_and_may_be_looked_at() -> None:
    """The younger takes what the elder has left, or his own three first; both see what is left, if he looks."""
    orders = {}
    for order in ("top_first", "own_three"):
        recorder = deal(EQUAL, f"exchange {{ order {order} }}")
        stock = recorder.dealt.stock
        say(recorder, {"discard": ["C9"]}, {"discard": ["S7", "C8"]})
        assert view(recorder, ELDER)["unused"] == [*names(sum(1 << card for card in stock[1:5]))]
        orders[order] = [stock.index(number) for number in stock if recorder.phase.game.hands[YOUNGER] >> number & 1]
        say(recorder, {"call": "point"}, {"call": "sequence"}, {"call": "set"}, "SA")
        say(recorder, {"call": "point"}, {"call": "sequence"}, {"call": "set"})
        assert may(recorder) == ["look", "pass"]
        assert view(say(recorder, "look"), ELDER)["left"] == view(recorder, YOUNGER)["left"]
        taken = (0, *orders[order])
        assert {*view(recorder, ELDER)["left"]} == {NAMES[card] for at, card in enumerate(stock) if at not in taken}

    assert orders == {"top_first": [1, 2], "own_three": [5, 6]}


@pytest.mark.parametrize(
    ("said", "elder", "younger"),
    [
        ("", [1, 2, 3, 4, 5], [1, 2, 3]),
        ("elder-three-or-none", [0, 3, 4, 5], [1, 2, 3]),
        ("younger-half", [1, 2, 3, 4, 5], [2, 3]),
        ("younger-may-keep-all", [1, 2, 3, 4, 5], [0, 1, 2, 3]),
    ],
)
def test_how_many_cards_are_exchanged(said: str, elder: list[int], younger: list[int]) -> None:
    """One to five for the elder, then one to what is left for the younger; as the sources differ (R25, R27)."""
    taken = f"with {said}" if said else ""
    table = play_table(rules(f"# language: en\nvariant x extends piquet {taken} {{}}"))
    hands = tuple(set_of(cards(each)) for each in EQUAL)
    stock = [number for number in range(36) if table.pack >> number & 1 and not sum(hands) >> number & 1]
    recorder, found = Recorder(start(table, Dealt(YOUNGER, hands, tuple(stock)))), []
    for _ in range(2):
        own = may(recorder)
        found.append(sorted({len(each["discard"]) for each in own}))
        assert not isinstance(recorder.phase, Over)
        assert len(recorder.phase.options()) == len(own)
        say(recorder, next(each for each in own if len(each["discard"]) == max(found[-1])))

    assert found == [elder, younger]
