"""Whoever answers questions gets rules that say so, whichever way they play, and is asked first what differs most."""

import json
import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from tarotrules import pipeline
from tarotrules.book.typography import set_spaces
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.studio import asking, doors, voices
from tarotrules.studio.how_often import often
from tarotrules.studio.questions import FEWEST, MOST, Answer, Question, questions

TOLD = ("en", "ja")
"""What is told of answers is the sentences of the book, which have laws for every language."""


def answered(answers: dict[str, int], language: str = "fr") -> Any:
    """What the page gets."""
    args = {"language": language, "title": "Jeudi", "answers": answers}
    return json.loads(doors.answer(json.dumps({"op": "answered", "args": args})))


asked = cache(asking.asked)
"""The questions in a language."""


def rules(text: str) -> Variant:
    """What a text comes to, without a mistake."""
    loaded = pipeline.load_text(text)
    assert loaded.variant is not None, text
    assert loaded.problems == (), text
    return loaded.variant


def test_each_answer_gives_sound_rules_that_say_so() -> None:
    """And nothing else; what the rules say anyhow is not written."""
    before, nothing = voices.ours().state, answered({})["text"]
    for question, at in ((each, at) for each in questions() for at in range(len(each.answers))):
        found = answered({question.about: at})
        after, wanted = voices.said(rules(found["text"])), question.answers[at].state

        assert found["left"] == [], question.about
        assert {path: after.get(path, {}) for path in wanted} == wanted
        assert {path for path in {**before, **after} if before.get(path) != after.get(path)} <= set(wanted)
        assert (found["text"] == nothing) == (at == 0), question.about


def test_all_that_is_answered_is_in_the_rules() -> None:
    """Also where one answer touches what another was about; what does not go together is told."""
    chance = random.Random(3)
    for _ in range(3):
        answers = {each.about: chance.randrange(len(each.answers)) for each in questions()}
        found = answered(answers, "ja")
        state = voices.said(rules(found["text"]))
        said = [each.answers[answers[each.about]] for each in questions() if not each.is_of_options]
        if not found["left"]:
            assert all(state.get(path, {}) == agreed for each in said for path, agreed in each.state.items())


def test_what_most_have_otherwise_is_asked_first() -> None:
    """About ten questions, each with somebody who plays otherwise, and nothing asked twice."""
    asked = questions()
    others = [{*answer.variants, *answer.works} for each in asked for answer in each.answers[1:]]
    voiced = [
        len({name for answer in each.answers[1:] for name in (*answer.variants, *answer.works)}) for each in asked
    ]

    assert 8 <= len(asked) <= MOST
    assert all(others)
    assert min(voiced) >= FEWEST
    matters = [any(often(each.about, answer) for answer in each.answers[1:]) for each in asked]
    assert matters == sorted(matters, reverse=True), "what never changes a score comes at the end"
    first, second = voiced[: sum(matters)], voiced[sum(matters) :]
    assert first[0] == max(first)
    assert second[0] == max(second)
    assert all(voices.base().id in each.answers[0].variants for each in asked)
    settings = [path for each in asked if not each.is_of_options for path in each.paths]
    assert len(settings) == len(set(settings))


@pytest.mark.parametrize("language", TOLD)
def test_each_answer_is_told_as_the_book_tells_it(language: str) -> None:
    """No two answers of a question read alike, and each but a *no* says something, to its end."""
    for each in asked(language):
        texts = [(answer["label"], answer["text"]) for answer in each["answers"]]
        assert each["title"]
        assert len(set(texts)) == len(texts)
        assert [answer["says"] for answer in each["answers"] if not answer["text"]] in ([], ["no"])
        assert [text for _, text in texts if text.rstrip().endswith((":", "："))] == []


def test_what_an_answer_tells_is_so_in_every_variant_named_beside_it() -> None:
    """Word for word; the same are named in every language."""
    found = {language: named(language) for language in TOLD}

    for language, who in found.items():
        told = {each["id"]: [answer["text"] for answer in each["answers"]] for each in asked(language)}
        for about, at, name in who:
            variant = voices.variant(name)
            if variant.rulesets.keys() == voices.base().rulesets.keys():
                said = [each for each in sentences(made(about, at), language) if each in told[about][at]]
                assert {*said} <= {*sentences(variant, language)}, (about, name)
    assert ("no-prise", 0, "eryod") in found["en"]
    assert ("no-prise", 1, "petite-pousse") not in found["en"], "it has five contracts, not three"
    assert ("10.1", 0, "solitaire-paradise") in found["en"], "of four players it says the same"
    assert ("3.4", 0, "solitaire-paradise") not in found["en"], "both answers are the same for four players"
    assert all(who == found["en"] for who in found.values())


def named(language: str) -> set[tuple[str, int, str]]:
    """Which variants are named beside which answers."""
    title = {each.name: voices.variant(each.name).title(language) for each in voices.variants()}
    answers = [(each["id"], at, told["who"]) for each in asked(language) for at, told in enumerate(each["answers"])]
    return {(about, at, name) for about, at, who in answers for name in title if title[name] in who}


@cache
def made(about: str, at: int) -> Variant:
    """The rules that an answer comes to."""
    return rules(answered({about: at})["text"])


def sentences(variant: Variant, language: str) -> Sequence[str]:
    """All that a book says, its spaces those of the answers."""
    return [set_spaces(each, language) for each in family().sentences(variant, (), language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_is_what_a_player_would_ask(language: str) -> None:
    """It ends as a question does, and is not asked twice; whoever ships a variant that makes a new one is told."""
    words = family().questions(language)
    numbers = {each.partition(".")[0] for each in words} - {*voices.options()}

    assert [each.about for each in questions() if not words.get(each.about)] == []
    assert all(each.endswith(("?", "？")) for each in words.values())
    assert len({*words.values()}) == len(words)
    assert all(each.isdigit() for each in numbers)


def test_no_is_said_where_there_is_less() -> None:
    """Whoever answers *no* has fewer rules than whoever answers otherwise, whichever is played as the book begins."""
    said = []
    for question, each in zip(questions(), asked("en"), strict=True):
        size = [sum(map(bool, answer.state.values())) for answer in question.answers]
        none = [at for at, answer in enumerate(each["answers"]) if answer["says"] == "no"]
        said += [at == 0 for at in none]
        assert all(size[at] < other for at in none for other in size[:at] + size[at + 1 :])
    assert set(said) == {True, False}


def test_the_sentence_of_an_answer_is_in_the_book_it_makes() -> None:
    """Of a rule, as its teller says it."""
    question = next(each for each in questions() if not each.is_of_options)
    told = next(each for each in asked("en") if each["id"] == question.about)
    for at, answer in enumerate(told["answers"]):
        variant = rules(answered({question.about: at})["text"])
        said = " ".join(each for path in question.paths for each in family().sentences(variant, path, "en"))
        assert " ".join(answer["text"].split()) in " ".join(said.split())


def test_what_an_answer_settles_is_about_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not asked again; what the rules say anyhow settles nothing."""
    by = {each.about: each for each in questions()}
    for each in asked("en"):
        assert each["answers"][0]["settles"] == []
        for at, answer in enumerate(each["answers"]):
            for name in answer["settles"]:
                assert shared(by[each["id"]], by[each["id"]].answers[at], by[name])

    question = questions()[0]
    own, other = (each.state for each in question.answers[:2])
    changed = {path: own[path] for path in own if other[path] != own[path]}
    monkeypatch.setattr(asking, "questions", lambda: (question, Question("besides", (Answer((), changed),))))
    assert [asking.settled(question, each) for each in question.answers[:2]] == [[], ["besides"]]


def shared(question: Question, answer: Answer, other: Question) -> bool:
    """Whether an answer changes what another question is about."""
    own = question.answers[0].state
    return any(agreed != own[path] and path in other.paths for path, agreed in answer.state.items())
