"""A deal told by answers to one question after another: what is asked next, and what cannot be.

The questions are the fields of a form (:mod:`tarotrules.games.evening`), one value each.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from tarotrules.games.evening import Choice, Evening, Field, Thing
from tarotrules.games.refused import Refused
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.node import Node

Wants = Literal["players", "names", "way", "choice", "number", "thing"]
"""How many play, who they are, how the result is told, one of several, a number, or something that happened."""
NOTHING: Final = Choice(None, "")


class Question(Node):
    """What is asked now: its answer is a value of one of the choices, a number, or names."""

    wants: Wants
    label: str = ""
    of: str = ""
    """The thing that it is about, or what is asked of each player."""
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    whole: bool = False
    """Whether it must be a whole number, and within these."""
    offered: Choice | None = None
    """What an empty answer says; nothing, where somebody has to say."""
    again: bool = False
    """Whether it is asked once more, for what else there was."""
    why: Diagnostic | None = None
    """Why it is asked although it was answered."""


Told = dict[str, Any]
Script = Generator[Question, Any, None]


class Filling:
    """A deal that is being told; every answer can be taken back."""

    def __init__(self, evenings: Mapping[int, Callable[[], Evening]], usual: int) -> None:
        self._evenings, self._usual = evenings, usual
        self._answers: list[Any] = []
        self._begin()

    def answer(self, value: Any) -> Diagnostic | None:
        """Take an answer, unless the deal cannot be with it: then what is wrong, and the question stays."""
        self._send(value)
        wrong = next((each for each in self._problems() if not self.evening.is_open(each)), None)
        if wrong is None:
            self._answers.append(value)
            return None
        self._begin()
        return self.evening.worded(wrong, self.names)

    def back(self) -> None:
        """Ask the last question again, if there was one."""
        del self._answers[-1:]
        self._begin()

    def skip(self) -> bool:
        """Answer nothing more than what is offered, as far as that goes; whether it went anywhere."""
        before = len(self._answers)
        while self.question is not None and self.question.offered is not None and self.question.why is None:
            if self.answer(self.question.offered.value) is not None:
                break
        return len(self._answers) > before

    @property
    def begun(self) -> bool:
        """Whether anything is said."""
        return bool(self._answers)

    @property
    def written(self) -> Told:
        """The deal as far as it is told, as a file has it."""
        return self.evening.written(self.told)

    @property
    def problems(self) -> list[Diagnostic]:
        """What cannot be of the deal as it is told, or is still to be said."""
        return [self.evening.worded(each, self.names) for each in self._problems()]

    def _begin(self) -> None:
        """Ask from the first question on, and answer as before."""
        self.told: Told = {}
        self._seat(self._usual)
        self._script = self._asks()
        self.question: Question | None = next(self._script, None)
        for each in self._answers:
            self._send(each)

    def _seat(self, players: int) -> None:
        """Have so many play, who have no names yet."""
        self.players, self.evening = players, self._evenings[players]()
        self.names = list(self.evening.seats)

    def _send(self, value: Any) -> None:
        try:
            self.question = self._script.send(value)
        except StopIteration:
            self.question = None

    def _problems(self) -> Sequence[Diagnostic]:
        try:
            self.evening.scored(self.told, self.names)
        except Refused as refused:
            return refused.diagnostics
        return ()

    # What is asked.

    def _asks(self) -> Script:
        yield from self._people()
        yield from self._fields(self.evening.form.fields, self.told)
        for _ in range(_ROUNDS):
            problem = next(iter(self._problems()), None)
            if problem is None or not (yield from self._more(problem)):
                return

    def _people(self) -> Script:
        if len(self._evenings) > 1:
            counts = tuple(Choice(each, str(each)) for each in sorted(self._evenings))
            usual = Choice(self._usual, str(self._usual))
            self._seat((yield Question("players", choices=counts, offered=usual)))
        offered = Choice(None, ", ".join(self.names))
        self.names = (yield Question("names", most=self.players, offered=offered)) or self.names

    def _fields(self, fields: Sequence[Field], told: Told, of: str = "") -> Script:
        """All that a form asks for, in one of the ways to say it."""
        way = ""
        for field in fields:
            if field.key == self.evening.form.dealer:
                continue
            if field.ways and not way and is_asked(field, told, field.ways[0]):
                ways = self.evening.form.ways
                way = yield Question("way", choices=ways, offered=ways[0])
            if is_asked(field, told, way):
                yield from self._field(field, told, of)

    def _field(self, field: Field, told: Told, of: str = "", why: Diagnostic | None = None) -> Script:
        if field.kind == "things":
            yield from self._things(field, told, why)
        elif field.kind == "numbers":
            told[field.key] = [None] * self.players
            for seat, name in enumerate(self.names):
                told[field.key][seat] = yield _number(field._replace(label=name), of=field.label, why=why)
        elif field.kind == "number":
            number = yield _number(field, of=of, why=why)
            if number is not None:
                told[field.key] = number
        else:
            choices = tuple(self._choices(field, told))
            only = field.kind == "choice" and len(choices) == 1
            told[field.key] = choices[0].value if only else (yield _choice(field, choices, of, why))

    def _choices(self, field: Field, told: Told) -> Iterator[Choice]:
        """Of a player everybody who can be meant; of all what can be said of a deal that is scored."""
        if field.kind == "player":
            apart = told.get(field.apart)
            yield from (Choice(seat, name) for seat, name in enumerate(self.names) if seat != apart)
        yield from (each for each in field.choices if not each.under)

    def _things(self, field: Field, told: Told, why: Diagnostic | None) -> Script:
        """What happened, one after the other, until there is nothing more."""
        found: list[Told] = told.setdefault(field.key, [])
        while True:
            there = {each["id"] for each in found}
            left = [each for each in field.things if each.often or each.id not in there]
            choices = tuple(Choice(each.id, each.title) for each in left)
            if not choices:
                return
            name = yield Question("thing", field.label, choices=choices, offered=NOTHING, again=bool(found), why=why)
            if name is None:
                break
            yield from self._thing(_thing(field, name), found)
        if not found:
            del told[field.key]

    def _thing(self, thing: Thing, found: list[Told]) -> Script:
        told: Told = {"id": thing.id}
        found.append(told)
        yield from self._fields(thing.fields, told, thing.title)

    def _more(self, problem: Diagnostic) -> "Generator[Question, Any, bool]":
        """Ask for what nobody knew beforehand is needed; whether anything can be asked."""
        form, asks, place = self.evening.form, self.evening.asks(problem), self.evening.place(problem)
        fields = {each.key: each for each in form.fields}
        if asks is not None:
            about = self._about(place) if asks.of_thing else [self.told]
            told = next((each for each in about if asks.field.key not in each.get("facts", {})), None)
            if told is None:
                return False
            of = _thing(fields[place[0]], place[1]).title if asks.of_thing else ""
            # How much it can be, only its refusal knows.
            yield from self._field(asks.field._replace(most=0), told.setdefault("facts", {}), of)
        elif form.dealer in fields and form.dealer not in self.told:
            yield from self._field(fields[form.dealer], self.told)
        elif place and place[0] in fields:
            yield from self._again(fields[place[0]], place[1:], self.evening.worded(problem, self.names))
        else:
            return False
        return True

    def _about(self, place: tuple[str, ...]) -> list[Told]:
        """What is told of the things that a problem is about."""
        key, *names = place or ("",)
        return [each for each in self.told.get(key, ()) if each["id"] in names]

    def _again(self, field: Field, name: tuple[str, ...], why: Diagnostic) -> Script:
        """Ask once more what a problem is about: all that was said of a thing, or a whole field."""
        about = self._about((field.key, *name)) if field.things else []
        rest = [each for each in self.told.get(field.key, ()) if each not in about] if name else []
        self.told.pop(field.key, None)
        if rest:
            self.told[field.key] = rest
        yield from self._field(field, self.told, why=why)


_ROUNDS: Final = 32
"""No deal has more that nobody knew beforehand."""


def is_asked(field: Field, told: Mapping[str, Any], way: str) -> bool:
    """Whether something is to be filled in, by what was said before it."""
    if (field.ways and way not in field.ways) or (field.given and told.get(field.given) is None):
        return False
    said = not field.unless or field.unless[0] in told
    return said and all(told.get(key) is None for key in field.unless)


def _choice(field: Field, choices: tuple[Choice, ...], of: str, why: Diagnostic | None) -> Question:
    """One of several; of so many things in a row their number is asked."""
    values = [each.value for each in choices]
    if all(type(each) is int for each in values) and field.kind == "choice":
        least, most = min(values), max(values)  # type: ignore[type-var] # they are numbers
        return Question("number", field.label, of, (), least, most, whole=True, why=why)  # type: ignore[arg-type]
    offered = choices[0] if field.kind == "choice" and choices[0].value is None else None
    return Question("choice", field.label, of, choices, offered=offered, why=why)


def _number(field: Field, of: str, why: Diagnostic | None) -> Question:
    """A number; what each player has is only known to be wrong once all is told, so it is looked at here."""
    offered, whole = None if field.wanted else NOTHING, field.kind == "numbers" and not field.halves
    return Question(
        "number", field.label, of, least=field.least, most=field.most, whole=whole, offered=offered, why=why
    )


def _thing(field: Field, name: str) -> Thing:
    return next(each for each in field.things if each.id == name)
