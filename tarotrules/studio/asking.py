"""The questions in words: each answer as the sentence the book would print; and the text that the answers come to."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from tarotrules.book.typography import set_spaces
from tarotrules.games.registry import catalogue, family
from tarotrules.games.variant import Variant
from tarotrules.settings.walk import SettingPath
from tarotrules.studio import voices
from tarotrules.studio.answering import Chosen, with_answer
from tarotrules.studio.beginning import text_of
from tarotrules.studio.how_often import deals, often
from tarotrules.studio.loading import loaded
from tarotrules.studio.questions import Answer, Question, questions
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.titles import choose_title

Told = dict[str, Any]
SHOWN: Final = 2
"""So many of the rules that an option changes are told, if it adds none; the rest is in the book."""
NAMED: Final = 3
"""So many of those who play so are named."""


def asked(language: str) -> list[Told]:
    """The questions in their order, with their answers in words, who plays so, and what each answer settles besides."""
    return [told(each, language) for each in questions()]


def text_of_answers(language: str, title: str, answers: Mapping[str, int]) -> tuple[str, list[str]]:
    """The text that answers come to, and the titles of the questions whose answer does not go with the others."""
    chosen = [Chosen(each, each.answers[answers[each.about]]) for each in questions() if each.about in answers]
    text, left = written(text_of(language, voices.base().id, title), chosen)
    return text, [told(each, language)["title"] for each in left]


def written(text: str, chosen: Iterable[Chosen]) -> tuple[str, list[Question]]:
    """A text with answers written into it as a person would, and the questions whose answer could not be."""
    left = []
    for each in chosen:
        after = with_answer(text, each)
        if after is None:
            left.append(each.question)
        else:
            text = after
    return text, left


# In words


def told(question: Question, language: str, players: tuple[int, ...] = ()) -> Told:
    """A question with its answers in words, as they are where so many play."""
    title, labels, texts = _texts(question.about, language, players or tuple(voices.base().rulesets))
    who = [_who(question, at, language) for at, _ in enumerate(question.answers)]
    spaced = [set_spaces(each, language) for each in texts]
    answers = zip(question.answers, labels, _yes_or_no(question, language), spaced, who, strict=True)
    return {
        "id": question.about,
        "title": title,
        "asks": family().questions(language).get(question.about),
        "answers": [
            {
                "label": label,
                "says": says,
                "text": text,
                "who": who,
                "settles": settled(question, each),
                "notes": _notes(often(question.about, each), who, language),
            }
            for each, label, says, text, who in answers
        ],
    }


def _notes(found: int | None, who: Sequence[str], language: str) -> list[str]:
    """How often an answer matters, if that was counted, and who plays so."""
    words = Catalogue.load(language)
    counted = [] if found is None else [words.say("how-often-it-matters", found=found, deals=deals())]
    some, others = who[:NAMED], len(who[NAMED:])
    return [*counted, *([words.say("who-plays-so", who=" · ".join(some), others=others)] if who else [])]


def _yes_or_no(question: Question, language: str) -> list[str | None]:
    """Which answers are *yes* or *no*: where the rules have nothing of what an option brings, or it takes that away.

    Of several options none is just *yes*.
    """
    answers: list[str | None] = [None] * len(question.answers)
    if not question.is_of_options:
        return answers
    takes = _takes(question)
    if not takes and not _brings(question, language):
        return answers
    answers[0] = "yes" if takes else "no"
    if len(answers) == len(("yes", "no")):
        answers[1] = "no" if takes else "yes"
    return answers


def _takes(question: Question) -> bool:
    """Whether an option only takes something away."""
    own, *others = (each.state for each in question.answers)
    gone = {path for each in others for path, agreed in each.items() if own[path] and not agreed}
    return bool(gone) and not any(agreed and not own[path] for each in others for path, agreed in each.items())


def _brings(question: Question, language: str) -> bool:
    """Whether the rules that one begins with say nothing of what an option is about, or nothing else than it does."""
    after = _with(question.answers[1].options)
    return not {*_sentences(voices.base(), question.paths, language)} - {*_sentences(after, question.paths, language)}


@cache
def _texts(about: str, language: str, players: tuple[int, ...]) -> tuple[str, list[str], list[str]]:
    """What is asked about, and how answers are called and what they come to where so many play."""
    question = _asked(about)
    tell = _about_options if question.is_of_options else _about_a_rule
    return tell(question, language, players)


def _about_a_rule(question: Question, language: str, players: tuple[int, ...]) -> tuple[str, list[str], list[str]]:
    """What its rule is called, or else the first that changes, and what the book says otherwise than for another."""
    variants = [_few(answered_by(question.about, at), players) for at, _ in enumerate(question.answers)]
    told = [_sentences(each, question.paths, language) for each in variants]
    common = set.intersection(*map(set, told))
    named = [each for variant in variants[1:] for each in family().changed(variants[0], variant, language)]
    title = next((each.name for each in (*(one for one in named if one.number == question.about), *named)), "")
    gap = catalogue(language).say("sentence-gap")
    return title, [""] * len(told), [gap.join(each for each in said if each not in common) for said in told]


def _sentences(variant: Variant, paths: Iterable[SettingPath], language: str) -> list[str]:
    said = (each for path in paths for each in family().sentences(variant, path, language))
    return list(dict.fromkeys(said))


def _about_options(question: Question, language: str, players: tuple[int, ...]) -> tuple[str, list[str], list[str]]:
    """What the option is called, and the rules that it changes, as they are and as they would be."""
    titles, texts = [], [""]
    for *needed, name in (each.options for each in question.answers[1:]):
        before, after = _few(_with(needed), players), _few(_with([*needed, name]), players)
        titles.append(choose_title(after.options[name], language, name))
        texts.append(_changed(before, after, language))
    if not _brings(question, language):
        without, base = (_few(each, players) for each in (_with(question.answers[1].options), voices.base()))
        texts[0] = _changed(without, base, language, only="changed")
    return titles[0], ["", *titles], texts


def _changed(before: Variant, after: Variant, language: str, only: str | None = None) -> str:
    """The first and the last rule that are new: what may be done, and what is paid; or else the first that differ."""
    found = [each for each in family().changed(before, after, language) if only in {None, each.change}]
    new = [each for each in found if each.change == "added"]
    told = [*new[:1], *new[1:][-1:]] or found[:SHOWN]
    return catalogue(language).say("sentence-gap").join(each.text for each in told)


def _with(options: Sequence[str]) -> Variant:
    found = voices.with_options(options)
    if found is None:
        raise ValueError(options)
    return found


@cache
def answered_by(about: str, at: int) -> Variant:
    """The rules that one begins with, and an answer to a question."""
    question = _asked(about)
    answer = question.answers[at]
    if answer.options:
        return _with(answer.options)
    text, _ = written(text_of("en", voices.base().id, "-"), [Chosen(question, answer)])
    found = loaded(text).variant
    if found is None:
        raise ValueError(about)
    return found


def _asked(about: str) -> Question:
    return next(each for each in questions() if each.about == about)


def _few(variant: Variant, players: tuple[int, ...]) -> Variant:
    """A variant where only so many play."""
    return variant._replace(rulesets={each: rules for each, rules in variant.rulesets.items() if each in players})


def _who(question: Question, at: int, language: str) -> list[str]:
    """Who plays so: variants by their titles, if they play just what is told, and the works that tell of it."""
    answer = question.answers[at]
    works = map(family().catalogue(language).work, answer.works)
    variants = (each for each in answer.variants if _says_so(question, at, each, language))
    return [*(voices.variant(each).title(language) for each in variants), *works]


def _says_so(question: Question, at: int, name: str, language: str) -> bool:
    """Whether each sentence of an answer is in a variant's own book: where there are other contracts, *three* is wrong.

    Nothing is made of a variant for fewer players that says of them what two answers say, or for other numbers of them.
    """
    variant = voices.variant(name)
    players = tuple(each for each in variant.rulesets if each in answered_by(question.about, at).rulesets)
    if not players:
        return False
    *_, texts = _texts(question.about, language, players)
    own, said = _answer_book(question.about, at, players, language), _shipped_book(name, language)
    return texts.count(texts[at]) == 1 and all(each in said for each in own if each in texts[at])


@cache
def _answer_book(about: str, at: int, players: tuple[int, ...], language: str) -> frozenset[str]:
    return _book(_few(answered_by(about, at), players), language)


@cache
def _shipped_book(name: str, language: str) -> frozenset[str]:
    return _book(voices.variant(name), language)


def _book(variant: Variant, language: str) -> frozenset[str]:
    """All its sentences."""
    return frozenset(family().sentences(variant, (), language))


def settled(question: Question, answer: Answer) -> list[str]:
    """The questions that need not be asked after an answer, because it is about the same settings."""
    own = question.answers[0].state
    touched = {path for path, agreed in answer.state.items() if agreed != own.get(path)}
    return [each.about for each in questions() if each is not question and touched & set(each.paths)]
