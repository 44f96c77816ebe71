"""The questions of an interview on a terminal, one after another, and what is said at the end."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tarotrules import books
from tarotrules.book.wrapping import wrap
from tarotrules.cli.helping import WIDTH
from tarotrules.cli.typed import BACK, ENOUGH, INDENT, hanging, plain, say, typed_line
from tarotrules.games.registry import family

if TYPE_CHECKING:
    from tarotrules.games.variant import Variant
    from tarotrules.studio.asking import Told
    from tarotrules.studio.interview import Interview
    from tarotrules.wording.catalogue import Catalogue


def title_typed(usual: str, said: "Catalogue") -> str:
    """What a table calls its rules; what is proposed, if it says nothing."""
    say(wrap(said.say("new-title", usual=usual), WIDTH))
    return (typed_line() or "").strip() or usual


def players_typed(known: Sequence[int], said: "Catalogue") -> list[int]:
    """How many play, of the numbers there are rules for; all of them, if nothing is said."""
    numbers = [str(each) for each in known]
    say(["", *wrap(said.say("new-players", players=numbers), WIDTH)])
    while True:
        line = plain(typed_line()) or ""
        if line in {"", ENOUGH}:
            return list(known)
        typed = re.findall(r"\d+", line)
        if typed and set(typed) <= set(numbers):
            return [each for each in known if str(each) in typed]
        say(wrap(said.say("new-players-again", players=numbers), WIDTH))


def converse(interview: "Interview", said: "Catalogue") -> None:
    """Ask until all is said, or somebody has had enough."""
    from tarotrules.studio.asking import told

    say(["", *wrap(said.say("new-how", back=BACK, enough=ENOUGH), WIDTH)])
    while (question := interview.question) is not None:
        asked, apart = told(question, said.language, interview.players), question.apart(interview.players)
        asked["answers"] = [asked["answers"][at] for at in apart]
        say(["", *shown(asked, interview.place, said)])
        line = _answer(len(apart), said)
        if line is None:
            return
        if line == BACK:
            interview.back()
        else:
            interview.answer(apart[int(line or 1) - 1])


def _answer(choices: int, said: "Catalogue") -> str | None:
    """A line that answers: one of so many numbers, nothing, or *back*; none if there is to be no more."""
    while True:
        line = plain(typed_line())
        if line is None or line == ENOUGH:
            return None
        if line in {"", BACK} or (line.isdecimal() and 1 <= int(line) <= choices):
            return line
        say(wrap(said.say("new-not-an-answer", choices=choices, back=BACK, enough=ENOUGH), WIDTH))


def shown(asked: "Told", place: tuple[int, int], said: "Catalogue") -> Iterator[str]:
    """A question and its answers, each as the book would say it, how often it matters, and who plays so."""
    number, of = place
    yield from wrap(said.say("new-question", number=number, of=of, asks=asked["asks"] or asked["title"]), WIDTH)
    for at, answer in enumerate(asked["answers"], 1):
        name = said.say(f"new-{answer['says']}") if answer["says"] else answer["label"]
        says = said.say("new-answer", name=name, text=answer["text"], kind=_kind(name, answer["text"]))
        yield from hanging(f"  {at}  ", says)
        for note in answer["notes"]:
            yield from hanging(INDENT, note)


def _kind(name: str, text: str) -> str:
    return "both" if name and text else "name" if name else "text"


def in_force(variant: "Variant", left: Sequence[str], said: "Catalogue") -> Iterator[str]:
    """The rules that differ from those one began with, each in a sentence, and the answers that did not go together."""
    base = books.parent_of(variant)
    if base is None:
        return
    found = list(family().changed(base, variant, said.language))
    yield from wrap(said.say("new-in-force", found=len(found), base=base.title(said.language)), WIDTH)
    for each in found:
        yield from hanging("  – ", said.say("new-rule", name=each.name, number=each.number, text=each.text))
    for title in left:
        yield from wrap(said.say("new-left", title=title), WIDTH)
