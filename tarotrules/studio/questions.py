"""What a table is asked to find out how it plays: where the rules that people know differ most, first.

A question is a rule that known variants have otherwise, or an option and those it goes with, if there are words for it.
Nobody lists their answers: they follow from the shipped variants and options, and so does the order of the questions.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from tarotrules import books, documents
from tarotrules.book.tree import Rule
from tarotrules.games.registry import family
from tarotrules.settings.walk import SettingPath
from tarotrules.studio import voices
from tarotrules.studio.answering import Chosen, with_answer
from tarotrules.studio.beginning import text_of
from tarotrules.studio.how_often import often
from tarotrules.studio.voices import Agreed, State, Voice

MOST: Final = 12
"""So many are asked; whoever wants more finds it in the book."""


FEWEST: Final = 2
"""So many must play otherwise: what one alone does is found in the book."""


class Answer(NamedTuple):
    """One way to play: the options it takes, or else the settings it says; and who plays so."""

    options: tuple[str, ...]
    state: State
    variants: tuple[str, ...] = ()
    works: tuple[str, ...] = ()


class Question(NamedTuple):
    """A rule by its number, or an option by its name; the first answer is what the rules say that one begins with."""

    about: str
    answers: tuple[Answer, ...]

    @property
    def is_of_options(self) -> bool:
        """Whether it asks for options alone, so that one of its answers is *no*."""
        return self.about in voices.options()

    def apart(self, players: Sequence[int]) -> list[int]:
        """The places of the answers that are told apart where so many play; of those that are alike, the first."""
        here = [
            {path: [agreed.get(each) for each in players] for path, agreed in answer.state.items()}
            for answer in self.answers
        ]
        return [at for at, each in enumerate(here) if each not in here[:at]]

    @property
    def paths(self) -> tuple[SettingPath, ...]:
        """The settings that it is about."""
        return tuple(self.answers[0].state)


@cache
def questions() -> tuple[Question, ...]:
    """What is asked, in its order."""
    about_rules = [_and_options(each) for each in _of_rules()]
    there = {each for question in about_rules for answer in question.answers for each in answer.options}
    about_options = _of_options([each for each in voices.options() if each not in there])
    heard = [_heard(each) for each in (*about_rules, *about_options)]
    worded = family().questions(documents.vocabulary().languages[0])
    telling = _telling([each for each in heard if each.about in worded and len(_others(each)) >= FEWEST])
    chosen = islice((each for each in map(_sayable, telling) if len(each.answers) > 1), MOST)
    return tuple(sorted(chosen, key=_matters, reverse=True))


def _matters(question: Question) -> bool:
    """Whether some answer was seen to change a score; what does not is asked at the end."""
    return any(often(question.about, each) for each in question.answers[1:])


def _sayable(question: Question) -> Question:
    """A question without the answers that nobody gives, or that cannot be given alone: fewer cards, of a full pack."""
    own, *others = question.answers
    text = text_of("en", voices.base().id, "-")
    known = (each for each in others if each.options or each.variants)
    return question._replace(answers=(own, *(each for each in known if with_answer(text, Chosen(question, each)))))


# Rules that known variants have otherwise


def _of_rules() -> Iterator[Question]:
    for number, paths in _settings_by_rule().items():
        own = {path: voices.ours().state[path] for path in paths}
        states = [own, *(found for each in voices.variants() if (found := _spread(own, each.state)) is not None)]
        differing = [path for path in paths if any(state[path] != own[path] for state in states)]
        rows = [{path: state[path] for path in differing} for state in states]
        answers = [row for at, row in enumerate(rows) if row not in rows[:at]]
        if len(answers) > 1:
            yield Question(number, tuple(Answer((), each) for each in answers))


def _settings_by_rule() -> dict[str, list[SettingPath]]:
    """The settings by the number of the first rule that tells them most closely, in the order of the book.

    A rule that only mentions that a card is called, does not tell which.
    """
    chapters = books.book(voices.base(), documents.vocabulary().languages[0]).chapters
    rules = [each for chapter in chapters for each in chapter.blocks if isinstance(each, Rule)]
    found: dict[str, list[SettingPath]] = {}
    for path in voices.ours().state:
        near = [max((len(told) for told in each.settings if path[: len(told)] == told), default=-1) for each in rules]
        if (nearest := max(near, default=-1)) >= 0:
            found.setdefault(rules[near.index(nearest)].number, []).append(path)
    return found


def _spread(ours: State, theirs: State) -> State | None:
    """Their settings for all our numbers of players; nothing if they do not have them all.

    What they say of some numbers of players they say of all, if neither they nor we make a difference between them.
    """
    found: dict[SettingPath, Agreed] = {}
    for path, own in ours.items():
        other = {players: value for players, value in theirs.get(path, {}).items() if players in own}
        if not other:
            return None
        first = next(iter(other.values()))
        alike = all(_is_one(each) for each in (own, other))
        found[path] = {**(dict.fromkeys(own, first) if alike else own), **other}
    return found


def _is_one(agreed: Agreed) -> bool:
    first, *others = agreed.values()
    return all(each == first for each in others)


# Options


def _and_options(question: Question) -> Question:
    """A question about a rule, with the options that change nothing else as answers."""
    own, answers = question.answers[0].state, list(question.answers)
    for name in voices.options():
        changed = voices.changed(name)
        if changed and set(changed) <= set(own) and not documents.needs(name) and not voices.groups(name):
            state = {**own, **changed}
            at = next((at for at, each in enumerate(answers) if each.state == state), len(answers))
            answers[at : at + 1] = [Answer((name,), state, works=voices.cited(name))]
    return question._replace(answers=tuple(answers))


def _of_options(names: Sequence[str]) -> Iterator[Question]:
    """An option, with those that refine it and those that cannot be taken with it."""
    for some in _kin(names):
        changes = {name: voices.changed(name) for name in some}
        own = {path: voices.ours().state.get(path, {}) for each in changes.values() for path in each}
        answers = (
            Answer((*documents.needs(name), name), {**own, **changes[name]}, works=voices.cited(name)) for name in some
        )
        yield Question(some[0], (Answer((), own), *answers))


def _kin(names: Sequence[str]) -> list[list[str]]:
    """Options with what they go with, those that need no other first."""
    kin: list[list[str]] = []
    for name in sorted(names, key=lambda each: len(documents.needs(each))):
        marks = {*documents.needs(name), *voices.groups(name)}
        home = next((each for each in kin if marks & {*each, *voices.groups(each[0])}), None)
        if home is None:
            kin.append(home := [])
        home.append(name)
    return kin


# Who plays so, and what is asked first


def _heard(question: Question) -> Question:
    """A question with the variants that play each answer."""
    answers = list(question.answers)
    for each in voices.variants():
        at = _answer_of(question, each)
        if at is not None:
            answers[at] = answers[at]._replace(variants=(*answers[at].variants, each.name))
    return question._replace(answers=tuple(answers))


def _answer_of(question: Question, voice: Voice) -> int | None:
    """The answer that known rules give; nothing if they are yet others."""
    return next((at for at, each in enumerate(question.answers) if voice.plays(each.state)), None)


def _telling(found: Sequence[Question]) -> Iterator[Question]:
    """What most of those who are known play otherwise, first; who has been heard often already, counts less."""
    heard, waiting = Counter[str](), list(found)
    while waiting:
        chosen = max(waiting, key=lambda each: sum(Fraction(1, 1 + heard[other]) for other in _others(each)))
        heard.update(_others(chosen))
        waiting.remove(chosen)
        yield chosen


def _others(question: Question) -> set[str]:
    """Those who do not play what the rules say that one begins with: variants, and works that tell of options.

    What a variant has from the one it builds on is not its own word.
    """
    parents = {each.name: each.parent for each in voices.variants()}
    answers = question.answers[1:]
    own = {name for each in answers for name in each.variants if parents[name] not in each.variants}
    return own | {work for each in answers for work in each.works}
