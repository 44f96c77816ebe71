"""Proving the catalogues of several languages complete, and equal to each other.

Every language must say the same messages with the same arguments for the same values, and decline
the same nouns. Complaints are plain English: they are for whoever writes catalogues.
"""

from collections.abc import Collection, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Final

from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.errors import WordingError
from tarotrules.wording.functions import OPTIONS, usage
from tarotrules.wording.lists import JOINTS
from tarotrules.wording.nouns import PLAIN_CASE, TITLED, Entry
from tarotrules.wording.numbers import DEFAULT_CASE
from tarotrules.wording.patterns import Argument, Call, Element, Literal, Mention, Pattern, Select, Term, inner, walk
from tarotrules.wording.phrase import Signs
from tarotrules.wording.selection import CATEGORIES, is_numeric, keys
from tests.wording.untranslated import untranslated

PROSE: Final = 100
"""No language writes larger numbers as words."""
Patterns = Mapping[str, Pattern]
Table = Mapping[str, Mapping[str, object]]
"""Language -> name -> what is to be the same in all languages."""


def check_catalogues(
    languages: Collection[str], folders: Collection[Path] = (), *, nouns_in_code: Collection[str] = ()
) -> list[str]:
    """Everything that is wrong; ``nouns_in_code`` are the nouns that only code mentions."""
    try:
        catalogues = [Catalogue.load(language, folders) for language in languages]
    except WordingError as error:
        return [str(error)]
    broken = list(chain.from_iterable(map(_unreadable, catalogues)))
    return broken or list(_complaints(catalogues, frozenset(nouns_in_code)))


def _complaints(catalogues: list[Catalogue], nouns_in_code: frozenset[str]) -> Iterator[str]:
    patterns = {c.language: _patterns(c) for c in catalogues}
    for catalogue in catalogues:
        for complaint in _alone(catalogue, patterns[catalogue.language], nouns_in_code):
            yield f"{catalogue.language}: {complaint}"
    yield from _same("messages", {c.language: dict.fromkeys(_messages(c), "there") for c in catalogues})
    yield from _same("arguments", {c.language: {n: _arguments(c, n) for n in _messages(c)} for c in catalogues})
    yield from _same("variants", {language: _variants(found) for language, found in patterns.items()})
    yield from _same("nouns", {c.language: dict.fromkeys(c.lexicon.entries, "there") for c in catalogues})
    yield from untranslated(patterns)


def _alone(catalogue: Catalogue, patterns: Patterns, nouns_in_code: frozenset[str]) -> Iterator[str]:
    for name, pattern in patterns.items():
        for node in walk(pattern):
            yield from (f"{name}: {complaint}" for complaint in _node(node, catalogue))
        yield from (f"{name}: {complaint}" for complaint in _unbalanced(pattern))
    yield from _unused(catalogue, patterns, nouns_in_code)
    yield from _declension(catalogue)


def _unreadable(catalogue: Catalogue) -> Iterator[str]:
    for id in catalogue.entries:
        try:
            catalogue.entries.names(id)
        except WordingError as error:
            yield str(error)


def _patterns(catalogue: Catalogue) -> Patterns:
    entries = catalogue.entries
    return {name: entries.pattern(name) for id in entries for name in entries.names(id)}


def _messages(catalogue: Catalogue) -> list[str]:
    return [name for name in _patterns(catalogue) if not name.startswith("-")]


def _arguments(catalogue: Catalogue, name: str) -> object:
    try:
        return sorted(catalogue.arguments(name))
    except WordingError:
        return "unknown"


def _same(what: str, table: Table) -> Iterator[str]:
    for name in dict.fromkeys(chain.from_iterable(table.values())):
        having = {language: found[name] for language, found in table.items() if name in found}
        if what in {"messages", "nouns"}:
            yield from (f"{language}: {name}: missing in {what}" for language in table if language not in having)
        elif len({str(value) for value in having.values()}) > 1:
            yield f"{name}: {what} differ: " + "; ".join(f"{lang} {value}" for lang, value in having.items())


def _variants(patterns: Patterns) -> dict[str, object]:
    """For each pattern and argument that chooses by name: the names; a language need not choose."""
    found: dict[str, set[str]] = {}
    for name, pattern in patterns.items():
        for node in walk(pattern) if not name.startswith("-") else ():
            match node:
                case Select(Argument(chooser)) if not is_numeric(node):
                    found.setdefault(f"{name} ${chooser}", set()).update(keys(node))
    return {place: sorted(names) for place, names in found.items()}


def _node(node: Element, catalogue: Catalogue) -> Iterator[str]:
    match node:
        case Select():
            yield from _select(node, catalogue)
        case Call():
            yield from _call(node, catalogue)
        case Mention(name) | Term(name):
            yield from _reference(name, catalogue)


def _select(select: Select, catalogue: Catalogue) -> Iterator[str]:
    named = [key for key in keys(select) if key in CATEGORIES]
    if len(set(keys(select))) < len(select.variants):
        yield "a variant is there twice"
    if not is_numeric(select):
        return
    wanted = catalogue.lexicon.numerals.categories() if named != ["other"] else frozenset({"other"})
    if missing := wanted - frozenset(named):
        yield f"plural variants missing: {', '.join(sorted(missing))}"


def _call(call: Call, catalogue: Catalogue) -> Iterator[str]:
    name, options = call.function, call.options
    if name not in OPTIONS:
        yield f"no function {name}"
    elif len(call.given) != 1 or not options.keys() <= OPTIONS[name]:
        yield usage(name)
    elif options.get("joint", "and") not in JOINTS:
        yield f"no joint {options['joint']!r}"
    else:
        yield from _declined(call, catalogue)
        yield from _worded(call, catalogue)


def _declined(call: Call, catalogue: Catalogue) -> Iterator[str]:
    case = call.options.get("case")
    for noun in _nouns(call):
        if noun not in catalogue.lexicon.entries:
            yield f"no noun {noun!r} in the lexicon"
        elif not _has_case(catalogue, noun, case):
            yield f"noun {noun!r} has no case {case or DEFAULT_CASE!r}"


def _worded(call: Call, catalogue: Catalogue) -> Iterator[str]:
    """Numbers that have a word, but not for all that the call may count."""
    entries, case = catalogue.lexicon.entries, call.options.get("case")
    counted = [entries[each] for each in _nouns(call) if each in entries] or [
        entry for entry in entries.values() if _declines(entry, case)
    ]
    genders = {"COUNTED": {each.gender for each in counted if not each.figures}, "NUMBER": {call.options.get("gender")}}
    for gender in genders.get(call.function, set()):
        for number in filter(catalogue.lexicon.numerals.has_word, range(PROSE)):
            try:
                catalogue.lexicon.numerals.word(number, gender, case)
            except WordingError as error:
                yield str(error)


def _has_case(catalogue: Catalogue, noun: str, case: str | None) -> bool:
    return _declines(catalogue.lexicon.entries[noun], case)


def _declines(noun: Entry, case: str | None) -> bool:
    forms = noun.forms
    return case in forms if case else not forms.keys().isdisjoint({PLAIN_CASE, DEFAULT_CASE})


def _nouns(call: Call) -> Iterator[str]:
    if call.function == "COUNTED":
        yield from (value for key, value in call.options.items() if key == "noun")
    if call.function in {"NOUN", "GENDER"}:
        yield from (each.text for each in call.given if isinstance(each, Literal))


def _reference(name: str, catalogue: Catalogue) -> Iterator[str]:
    try:
        catalogue.entries.pattern(name)
    except WordingError as error:
        yield str(error)


def _unbalanced(pattern: Pattern) -> Iterator[str]:
    for each in inner(pattern):
        signs = Signs()
        try:
            for text in (element for element in each if isinstance(element, str)):
                signs.replace(text)
            signs.finish()
        except WordingError as error:
            yield str(error)


def _unused(catalogue: Catalogue, patterns: Patterns, nouns_in_code: frozenset[str]) -> Iterator[str]:
    nodes = list(chain.from_iterable(map(walk, patterns.values())))
    calls = [node for node in nodes if isinstance(node, Call)]
    nouns = {*chain.from_iterable(map(_nouns, calls)), *nouns_in_code, TITLED}
    terms = {node.name.partition(".")[0] for node in nodes if isinstance(node, Term)}
    yield from (f"noun {key!r} is never used" for key in catalogue.lexicon.entries if key not in nouns)
    yield from (f"term {id!r} is never used" for id in catalogue.entries if id.startswith("-") and id not in terms)


def _declension(catalogue: Catalogue) -> Iterator[str]:
    wanted = catalogue.lexicon.numerals.categories()
    for key, entry in catalogue.lexicon.entries.items():
        for case, forms in entry.forms.items():
            if missing := wanted - forms.keys():
                yield f"noun {key!r} {case} lacks: {', '.join(sorted(missing))}"
            if unknown := forms.keys() - CATEGORIES:
                yield f"noun {key!r} {case} has forms nobody asks for: {', '.join(sorted(unknown))}"
            if key.startswith(TITLED) and not all("{title}" in form for form in forms.values()):
                yield f"noun {key!r} must contain {{title}}"
