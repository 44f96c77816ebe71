"""What the page asks of the package: a question as JSON, an answer as JSON.

A text of rules is all that a page knows: it has no file, no folder, and builds on shipped files alone. Places are told
as offsets in the units of JavaScript's strings.
"""

import json
from base64 import b64encode
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from tarotrules import books, documents, library, pipeline
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.studio import edits, saying, taking
from tarotrules.studio.adding import added, addition, additions, condition
from tarotrules.studio.beginning import NAMELESS, answered, begun
from tarotrules.studio.building_doors import brought, builder, building_words, built, read_aloud
from tarotrules.studio.clashing import about_rules, clash, is_unfit, option_clash, option_effect
from tarotrules.studio.dropping import changed as differs
from tarotrules.studio.earlier import earlier
from tarotrules.studio.entitled import entitled, own_title, side_by_side, title_of
from tarotrules.studio.evening import evening, scored
from tarotrules.studio.file import Wanted, file_of
from tarotrules.studio.filing import filed
from tarotrules.studio.kept import evening_file, evening_name, evening_opened
from tarotrules.studio.loading import loaded, worse
from tarotrules.studio.naming_doors import about, called, cited, moved, names, ranked, sourced
from tarotrules.studio.playing import advised, forbidden, played, tables
from tarotrules.studio.saying import kind_at
from tarotrules.studio.searching import sought
from tarotrules.studio.ticking import option, options
from tarotrules.studio.units import Units, changed
from tarotrules.studio.ways import option_way, option_ways
from tarotrules.tongues import spoken

if TYPE_CHECKING:
    from tarotrules.studio.setting import Letters

Answer = dict[str, Any]
SHOWN: Final = 2
"""Pages of a kind kept: the one that is shown, and the one before it."""


def answer(question: str) -> str:
    """The answer to ``{"op": …, "args": {…}}``."""
    asked = json.loads(question)
    return json.dumps(DOORS[asked["op"]](**asked["args"]), ensure_ascii=False)


def problems(text: str, language: str) -> Answer:
    """Every problem of a text in words, and whether it can be used all the same."""
    from tarotrules.reports import told

    found, units = loaded(text), Units(text)
    concerns = about_rules(text, language)
    return {
        "usable": found.variant is not None,
        "language": spoken(found.tongues) or language,
        "title": None if found.variant is None else own_title(found.variant, language),
        "problems": [
            {
                "code": each.code,
                "severity": each.severity,
                "message": each.message,
                "help": each.help,
                **concern,
                "places": [
                    {"from": units.of(place.span.start), "to": units.of(place.span.end), "caption": place.caption}
                    for place in each.places
                    if not place.span.source.name
                ],
                "mends": [
                    {"from": units.of(mend.span.start), "to": units.of(mend.span.end), "insert": mend.written}
                    for mend in each.mends
                    if not mend.span.source.name
                ],
            }
            for each, concern in zip(told(found.problems, found.tongues, language), concerns, strict=True)
        ],
    }


@lru_cache(SHOWN)
def book(text: str, language: str) -> Answer:
    """The rulebook, a page by itself."""
    return _told(text, language, lambda variant: books.rulebook(variant, language, "html"))


@lru_cache(SHOWN)
def changes(text: str, language: str) -> Answer:
    """What differs from the variant it builds on."""
    return _told(text, language, lambda variant: books.render(books.changes(variant, language), "html"))


@lru_cache(SHOWN)
def differing(text: str, language: str) -> Answer:
    """How many rules that page lists; nothing, if the text has errors."""
    from tarotrules.book.tree import Differences

    variant = loaded(text).variant
    if variant is None:
        return {"rules": None}
    blocks = (each for chapter in books.changes(variant, language).chapters for each in chapter.blocks)
    return {"rules": sum(len(each.entries) for each in blocks if isinstance(each, Differences))}


@lru_cache(SHOWN)
def sheet(text: str, language: str, players: int | None = None) -> Answer:
    """The page to look things up at the table, for so many players."""

    def tell(variant: Variant) -> str:
        return books.render(books.cheatsheet(variant, language, taking.seated(variant, players)), "html")

    return _told(text, language, tell)


@lru_cache(SHOWN)
def compare(text: str, language: str, other: str, against: str | None = None) -> Answer:
    """What differs from a shipped variant, or from the rules of another text, and which deals show it.

    Nothing, if one of them has errors; ``broken`` says whether it is the other.
    """
    beside = pipeline.load(other).variant if against is None else loaded(against).variant
    if beside is None:
        return {"html": None, "id": None, "broken": True}

    def tell(variant: Variant) -> str:
        found = books.compare(side_by_side(beside, variant, language), language)
        # What a file calls a setting says nothing to whoever has never seen one.
        return books.comparison(found, "html", brief=True)

    return {**_told(text, language, tell), "broken": False}


def taken(text: str, language: str, kind: str, players: int | None = None) -> Answer:
    """A file of the rules to be saved, its content in base 64; nothing, if the text has errors.

    A sheet is for so many ``players``.
    """
    variant = entitled(text, language)
    if variant is None:
        return {"name": None}
    file = taking.taken(variant, language, kind, players)
    return {"name": file.name, "type": file.type, "content": b64encode(file.content).decode()}


def filename(text: str, language: str, title: str) -> Answer:
    """What the file of a text is called: by its title, or by that it had before it got a mistake."""
    variant = loaded(text).variant
    return {"name": filed(title if variant is None else title_of(variant, language), "", library.SUFFIXES[0], NAMELESS)}


def typeset(  # noqa: PLR0913, PLR0917 each is asked for by name
    text: str, language: str, kind: str, paper: str, players: int | None, letters: "Letters"
) -> Answer:
    """A book or a sheet for the typesetter, and the signs it has no letters for; nothing, if the text has errors."""
    from tarotrules.studio.setting import Wanted, ready

    variant = entitled(text, language)
    if variant is None:
        return {"name": None}
    found = ready(variant, language, Wanted(kind, paper, players), letters)
    return {**found._asdict(), "data": found.data.decode()}


def folded(text: str, language: str, title: str, pages: int) -> Answer:  # noqa: ARG001 every question has a text
    """The sheets of a book of so many pages, to be folded."""
    from tarotrules.book.imposing import sheets

    return sheets({"title": title, "language": language}, pages)


def seats(text: str, language: str) -> Answer:  # noqa: ARG001 every question has a language
    """For how many players a text has rules, and for how many first; nothing, if it has errors."""
    variant = loaded(text).variant
    return (
        {"players": [], "first": None}
        if variant is None
        else {"players": sorted(variant.rulesets), "first": variant.players}
    )


def form(text: str, language: str, settings: str) -> Answer:
    """The settings that a rule tells, as fields; nothing, if the text has errors."""
    from tarotrules.studio.back import tell_back
    from tarotrules.studio.dropping import droppable
    from tarotrules.studio.form import fields, named

    variant, file = loaded(text).variant, file_of(text)
    if variant is None or file is None:
        return {"fields": None}
    told = [tuple(each.split(".")) for each in settings.split()]
    found = list(fields(variant, file, told, language))
    read_aloud(found, variant, language)
    tell_back(found, variant, file, language)
    whole = droppable(family(variant.game).ruleset(), [tuple(each["path"].split(".")) for each in found])
    return {"fields": found, "whole": None if whole is None else named(variant, whole, language)}


def choices(text: str, language: str, path: str, players: list[int]) -> Answer:
    """What the book would say for each choice of a setting, for some numbers of players."""
    from tarotrules.studio.choices import sentences
    from tarotrules.studio.form import choices_of

    variant, steps = loaded(text).variant, tuple(path.split("."))
    if variant is None:
        return {"sentences": {}}
    kind = kind_at(family(variant.game).ruleset(), steps)
    if kind is None:
        raise ValueError(path)
    return {"sentences": sentences(variant, Wanted(steps, tuple(players)), kind, choices_of(kind, variant), language)}


def said(  # noqa: PLR0913, PLR0917 each is asked for by name
    text: str, language: str, path: str, players: list[int], value: str, known: str, besides: str = "", *, force: bool
) -> Answer:
    """The changes by which a text says a value for some numbers of players, or why it is better left as it is.

    ``known`` is the last text without errors: it tells for whom a file has to say something. ``besides`` is what the
    value needs that the rules do not have.
    """
    from tarotrules.studio.form import Numbers, guarded, number_of, written

    file, variant, steps = brought(file_of(text), besides), loaded(known).variant, tuple(path.split("."))
    if file is None or variant is None:
        return {"changes": [], "why": "unreadable", "problems": []}
    kind = kind_at(family(variant.game).ruleset(), steps)
    if kind is None:
        raise ValueError(path)
    if isinstance(kind, Numbers) and number_of(kind, value) is None:
        return {"changes": [], "why": "number", "problems": []}
    wanted, value = guarded(variant, file, steps, tuple(players)), written(file, kind, value)
    found = saying.said(file, wanted, value)
    if found is None:
        rash = saying.rash(file, wanted, value)
        why = worse(text, edits.applied(file.text, [rash]), language) if rash is not None else []
        return {"changes": [], "why": "impossible", "problems": why}
    after = edits.applied(file.text, [found])
    unfit = is_unfit(text, after, steps, kind)
    wrong = clash(text, after, language) if unfit or not force else None
    if wrong:
        return {"changes": [], "why": "unfit" if unfit else "clash", **wrong}
    return {**changed(text, [found if file.text == text else differs(text, after)]), "why": None}


def unsaid(text: str, language: str, path: str, players: list[int], *, force: bool) -> Answer:
    """The changes by which a text says nothing of a setting, or why it is better left as it is."""
    from tarotrules.studio.form import guarded

    file, variant, steps = file_of(text), loaded(text).variant, tuple(path.split("."))
    if file is None or variant is None:
        return {"changes": [], "why": "unreadable", "problems": []}
    found = saying.taken_back(file, guarded(variant, file, steps, tuple(players)))
    if found is None:
        return {"changes": [], "why": "impossible", "problems": []}
    wrong = None if force else clash(text, edits.applied(text, [found]), language)
    return {"changes": [], "why": "clash", **wrong} if wrong else {**changed(text, [found]), "why": None}


def dropped(text: str, language: str, path: str, *, force: bool) -> Answer:
    """The change by which a text has something no more, or why it is better left as it is."""
    from tarotrules.studio import dropping

    file = file_of(text)
    found = None if file is None else dropping.dropped(file, tuple(path.split(".")))
    if found is None:
        return {"changes": [], "why": "impossible", "problems": []}
    wrong = None if force else clash(text, edits.applied(text, [found]), language)
    return {"changes": [], "why": "clash", **wrong} if wrong else {**changed(text, [found]), "why": None}


def tongue(text: str, language: str, other: str) -> Answer:  # noqa: ARG001 every question has both
    """The changes by which a text is written in the words of another language; none, if it has mistakes."""
    read = documents.parse("", text)
    return changed(text, edits.in_language(read.document, other) if read.document is not None and read.sound else [])


def hints(text: str, language: str, at: int) -> Answer:
    """What may be written at a place, and from where on it takes the place of what is there."""
    from tarotrules.studio.hints import hints

    units = Units(text)
    start, found = hints(text, units.characters(at), language)
    return {
        "from": units.of(start),
        "hints": [{"written": written, "kind": hint.kind, "told": hint.told} for written, hint in found],
    }


def meaning(text: str, language: str, at: int) -> Answer:
    """What the word at a place means, and where what it says comes from; nothing, if that is told of no word there."""
    from tarotrules.studio.meaning import meaning

    units = Units(text)
    found = meaning(text, units.characters(at), loaded(text).variant, language)
    if found is None:
        return {"rule": None}
    return {"from": units.of(found.start), "to": units.of(found.end), "rule": found.rule, "values": found.values}


DOORS: Final[Mapping[str, Callable[..., Answer]]] = MappingProxyType(
    {
        each.__name__: each
        for each in (
            problems,
            book,
            changes,
            differing,
            earlier,
            sheet,
            compare,
            taken,
            filename,
            sought,
            typeset,
            folded,
            seats,
            options,
            option,
            option_clash,
            option_effect,
            option_ways,
            option_way,
            begun,
            answered,
            evening,
            scored,
            evening_file,
            evening_name,
            evening_opened,
            tables,
            played,
            advised,
            forbidden,
            hints,
            tongue,
            meaning,
            form,
            choices,
            said,
            unsaid,
            dropped,
            builder,
            built,
            building_words,
            additions,
            addition,
            added,
            condition,
            names,
            about,
            called,
            cited,
            sourced,
            ranked,
            moved,
        )
    }
)


def _told(text: str, language: str, tell: Callable[[Variant], str]) -> Answer:
    """A page made of a variant; nothing, if the text has errors."""
    variant = entitled(text, language)
    return {"html": None, "id": None} if variant is None else {"html": tell(variant), "id": variant.id}
