"""A deal in a file, for whoever has never seen one: a whole one, and all that may stand in it."""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tarotrules import documents, pipeline
from tarotrules.book.wrapping import wrap
from tarotrules.cli.helping import INDENT, WIDTH, rows, words
from tarotrules.games.registry import family

if TYPE_CHECKING:
    from tarotrules.games.evening import Choice, Evening, Field, Thing
    from tarotrules.wording.catalogue import Catalogue

EXAMPLE: Final = Path(__file__).parent / "deal.json"


def deal_shown(language: str) -> Iterator[list[str]]:
    """The parts of a page that show it, by the official rules for as many as play in the example."""
    said, base = words(language), pipeline.load(family().base).variant
    if base is None:
        return
    deal: dict[str, Any] = json.loads(EXAMPLE.read_text("utf-8"))
    spell = partial(documents.vocabulary().spell, language=language)
    evening = family().evening(base, base.rules_of(deal), language, spell)
    yield [said.say("telling-file"), *indented(evening.written(deal))]
    yield [*wrap(said.say("telling-may-be", rules=base.title(language)), WIDTH), *rows(_keys(evening, said))]


def as_text(deal: Mapping[str, Any]) -> str:
    """A deal as a file has it, with a line for each key."""
    lines = ",\n".join(f"{INDENT}{_json(key)}: {_json(value)}" for key, value in deal.items())
    return f"{{\n{lines}\n}}\n"


def indented(deal: Mapping[str, Any]) -> list[str]:
    """The same between lines of other text."""
    return [INDENT + line for line in as_text(deal).splitlines()]


def _keys(evening: "Evening", said: "Catalogue") -> Iterator[tuple[str, str]]:
    """Each key that a file may have, what it means and what may stand there."""
    seen = set(evening.written({}))
    for field in evening.form.fields:
        examples = [_example(each) for each in field.things]
        *_, (key, _) = evening.written({field.key: examples or 0}).items()
        if key not in seen:
            seen.add(key)
            things = zip(field.things, examples, strict=True) if examples else ()
            yield key, _may_be(field, evening, [_thing_shown(evening, field, *each) for each in things], said)


def _may_be(field: "Field", evening: "Evening", things: Iterable[str], said: "Catalogue") -> str:
    if field.kind in {"number", "numbers"}:
        return said.say("telling-number", label=field.label, least=field.least, most=field.most)
    people = [_shown(seat, name) for seat, name in enumerate(evening.seats) if field.kind == "player"]
    known = [*people, *(_shown(each.value, each.title) for each in _choices(field)), *things]
    return said.say("telling-of", of=field.label, label=", ".join(known))


def _choices(field: "Field") -> "list[Choice]":
    return [each for each in field.choices if not each.under]


def _shown(value: Any, title: str) -> str:
    """A value as a file has it, with what it is called at the table."""
    return title if str(value) == title else f"{_json(value)} ({title})"


def _thing_shown(evening: "Evening", field: "Field", thing: "Thing", told: Mapping[str, Any]) -> str:
    """Something that happened as a file has it, and what may be said of it instead."""

    def written(**instead: Any) -> dict[str, Any]:
        *_, (found,) = evening.written({field.key: [{**told, **instead}]}).values()
        return dict(found)

    usual = written()
    others = (written(**{one.key: each.value}) for one in _told_of(thing) for each in _choices(one))
    pairs = (f"{_json(key)}: {_json(each[key])}" for each in others for key in each if each[key] != usual[key])
    return ", ".join([f"{_json(usual)} ({thing.title})", *pairs])


def _told_of(thing: "Thing") -> "list[Field]":
    return [each for each in thing.fields if each.wanted]


def _example(thing: "Thing") -> dict[str, Any]:
    """A thing that happened, with the first of what may be said of it."""
    said = {each.key: [one.value for one in _choices(each) if one.value is not None] for each in _told_of(thing)}
    return {"id": thing.id, **{key: next(iter(values), 0) for key, values in said.items()}}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
