"""What may be done in a deal of Piquet, what was not allowed and why, in words."""

from typing import Any, Final

import pytest

from tarotrules.games.piquet.family import Piquet
from tarotrules.games.piquet.play.game import Over
from tarotrules.games.piquet.play.record import Recorder
from tarotrules.games.refused import Refused
from tarotrules.languages import LANGUAGES
from tarotrules.reports import present
from tests.games.piquet.play.test_dialogue import BLANK, EQUAL, call, calls, deal, say
from tests.games.piquet.reading import variant

FAMILY: Final = Piquet()
FREELY: Final = "exchange { elder { least 0 } younger { least 0 } }"
VARIANT: Final = variant(f"# language: en\nvariant x extends piquet {{ {FREELY} }}")
SUIT: Final = {"call": "point", "cards": ["S8", "S9", "S10", "SK", "SA"]}


def legal(recorder: Recorder, language: str = "en") -> list[str]:
    """What may be done, line by line."""
    found = FAMILY.play(VARIANT).legal(VARIANT.main, recorder.to_json())
    return FAMILY.legal_text(VARIANT, VARIANT.main, found, language).split("\n")


def why(recorder: Recorder, act: Any) -> list[str]:
    """Why something may not be done, line by line."""
    reason = FAMILY.play(VARIANT).why_not(VARIANT.main, recorder.to_json(), act)
    found = None if reason is None else FAMILY.why(VARIANT, VARIANT.main, reason, "en")
    return FAMILY.why_text(found, "en").split("\n")


def verdict(recorder: Recorder, *more: list[Any], language: str = "en", **said: Any) -> str:
    """What a referee says of a deal, and of something that was done after it."""
    record = recorder.to_json()
    found: Any = FAMILY.play(VARIANT).referee(VARIANT.main, {**record, "acts": [*record["acts"], *more], **said})
    return FAMILY.verdict_text(VARIANT, VARIANT.main, found, language)


def to_play(recorder: Recorder) -> Recorder:
    """The deal when somebody is to play a card; whatever comes before is the first thing possible."""
    while not legal(recorder)[0].endswith("to play a card."):
        assert not isinstance(recorder.phase, Over)
        recorder.act(next(iter(recorder.phase.options())))
    return recorder


def test_what_may_be_done_is_listed() -> None:
    """An exchange by its numbers; calls and answers one a line, by the names that they have at the table."""
    assert legal(deal(EQUAL)) == [
        "First the elder has to exchange cards.",
        "The elder may exchange up to 5 cards.",
    ]
    assert legal(calls(EQUAL))[:3] == [
        "It is the turn of the elder to call.",
        "The elder may:",
        "  call “point of 5 (48)”: A♠ K♠ 10♠ 9♠ 8♠",
    ]
    assert legal(calls(EQUAL))[-1] == "  pass over “point”"
    assert legal(say(calls(EQUAL), SUIT)) == [
        "First the younger has to answer.",
        "The younger may:",
        "  ask how much it makes",
        "  answer “good”",
    ]
    assert legal(deal(BLANK)) == [
        "It is the turn of the elder to tell what the hand scores by itself, or to say nothing.",
        "The elder may:",
        "  claim “carte blanche”",
        "  say nothing",
    ]


def test_cards_that_may_not_be_played_are_listed_with_the_rule() -> None:
    """Whoever has the suit led must follow it."""
    lines = legal(to_play(say(to_play(calls(EQUAL)), "SA")))

    assert lines[:2] == ["It is the turn of the younger to play a card.", "May be played: 7♠."]
    assert "8♥ may not be played: rule 7.2. A player who has the suit led must follow it." in lines


@pytest.mark.parametrize(
    ("act", "says", "rule"),
    [
        ("equal", "Both have as many here, so it has to be asked first how much it makes.", "6.11"),
        ("ask", "It is allowed.", None),
        ("look", "First the younger has to answer.", None),
        ({"call": "quint"}, "These rules have nothing of that name.", None),
    ],
)
def test_an_answer_is_allowed_or_not(act: Any, says: str, rule: str | None) -> None:
    """With the rule that says so."""
    lines = why(say(calls(EQUAL), SUIT), act)

    assert lines[0] == says
    assert [each.partition(":")[0] for each in lines[1:]] == ([] if rule is None else [f"Rule {rule}"])


@pytest.mark.parametrize(
    ("hands", "answers"),
    [
        (EQUAL, {"not_good": "Both have the same here, so they are equal.", "equal": "It is allowed."}),
        (EQUAL[::-1], {"ask": "That need not be asked: what was said decides it."}),
    ],
)
def test_answers_are_true(hands: tuple[str, str], answers: dict[str, str]) -> None:
    """Of what is better, worse and the same nothing else may be said."""
    best = SUIT if hands is EQUAL else call("point", "HAJ1098")
    recorder = say(calls(hands), best, "ask")

    assert {act: why(recorder, act)[0] for act in answers} == answers


def test_calls_have_their_order() -> None:
    """The point comes before what is called after it; once it is over, something else is due."""
    said = why(calls(EQUAL), {"call": "set"})
    later = why(to_play(calls(EQUAL)), {"call": "point"})

    assert said[0] == "The calls have their order: something else is called first."
    assert said[1].startswith("Rule 6.1: Before the play, the hands are compared for 3 things")
    assert later == ["It is the turn of the elder to play a card."]


def test_a_fault_is_told_with_what_could_have_been_done() -> None:
    """Who did what, and why not; and so far nothing was wrong."""
    assert verdict(calls(EQUAL), [1, "good"]) == (
        "The younger was not allowed to answer “good”.\nIt is the turn of the elder to call."
    )
    assert verdict(calls(EQUAL)) == "So far everything was by the rules. It is the turn of the elder."
    assert verdict(deal(EQUAL), [0, {"discard": ["SA", "SK", "S10", "S9", "S8", "HK"]}]).startswith(
        "The elder was not allowed to discard A♠ K♠ 10♠ 9♠ 8♠ K♥.\nSo many cards may not be exchanged.\nRule 5.1: "
    )
    assert verdict(deal(EQUAL), acts=[], misdeal=True) == (
        "The cards were dealt wrongly: nothing is scored.\nThe same player deals again."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_has_words(language: str) -> None:
    """In every language in which there is a book."""
    assert [each for each in legal(say(calls(EQUAL), SUIT), language) if "{" in each or not each.strip()] == []
    assert verdict(calls(EQUAL), [1, "good"], language=language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong",
    [
        {"record": 2}, {"game": "tarot"}, {"players": "two"}, {"dealer": "x"}, {"hands": 5}, {"hands": [5, 6]},
        {"stock": 5}, {"stock": ["SX"]}, {"acts": 5}, {"acts": [5]}, {"misdeal": 5}, {"ruleset": 5}, {"thing": 5},
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_record_has_words(wrong: dict[str, Any], language: str) -> None:
    """Whatever stands in a record, in every language."""
    with pytest.raises(Refused) as refused:
        FAMILY.play(VARIANT).referee(VARIANT.main, {**deal(EQUAL).to_json(), **wrong})

    assert present(refused.value.diagnostics, {}, language, game="piquet").count("P0") == len(refused.value.diagnostics)


def test_what_is_no_act_is_refused() -> None:
    """With what an act may be."""
    with pytest.raises(Refused) as refused:
        why(deal(EQUAL), "what")

    assert 'An act is a card such as "SA"' in present(refused.value.diagnostics, {}, "en", game="piquet")
