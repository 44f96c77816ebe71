"""Words that mean nothing where they stand, looked up in everything the game declares."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from tarotrules.draft import problems
from tarotrules.draft.layer import Lost
from tarotrules.draft.shape import RecordType, is_word_in, lookup, record_of
from tarotrules.draft.shape import words as possible
from tarotrules.draft.state import State
from tarotrules.settings.kinds import Amount, Choice, Flag, Formula, Kind, Listing, RoundingKind, Whole, is_name
from tarotrules.settings.record import Entries, Group, Setting, word
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Argument, Concept, Concepts, Diagnostic, Row
from tarotrules.syntax.document import Word
from tarotrules.syntax.folding import fold
from tarotrules.syntax.habits import answer, name_like, table
from tarotrules.syntax.problems import BLANK_IN_NAME, REMOVE_WITHOUT_NAME, VALUE_BEFORE_BLOCK
from tarotrules.syntax.vocabulary import Vocabulary

Said = dict[str, Argument]
"""What a problem says of a word."""
Holder = tuple[SettingPath, RecordType]
"""A block by the words that lead to it, and what it may hold."""
_NUMBER: Final = r"[0-9]+"
NEAREST: Final = "nearest"
"""How one rounds who does not say how."""
LEAST: Final = 4
"""A shorter word of plain letters is like too many."""


def look_up(lost: Lost, shape: RecordType, states: Iterable[State]) -> Diagnostic:
    """The problem of a lost word, with the place it belongs to if there is one."""
    declared = list(dict.fromkeys(path for state in states for path in state.declared))
    if lost.problem in {problems.BAD_NAME, BLANK_IN_NAME, problems.MISSING_NAME}:
        return _name(lost, declared)
    if lost.problem == problems.NOT_REMOVABLE:
        return _not_removable(lost, shape, declared)
    home = _home(lost, shape, declared)
    if _denies(Word(lost.concept, lost.span)) and not home.get("home"):
        return REMOVE_WITHOUT_NAME.at(lost.span)
    return lost.problem.at(lost.span, word=lost.written, known=lost.known, **home)


def _name(lost: Lost, declared: list[SettingPath]) -> Diagnostic:
    """The problem of a name that is none, or is missing."""
    names = [path[-1] for path in declared if lost.path and path[:-1] == lost.path]
    if lost.problem == problems.MISSING_NAME:
        hint = "list" if names else "none"
        return lost.problem.at(lost.span, word=Concept(lost.concept), known=Concepts(names), hint=hint)
    if lost.beside and set(lost.beside) <= set(names):
        return _several_names(lost)
    if lost.problem == BLANK_IN_NAME and (inner := _named_within(lost, declared)):
        said: Said = {"hint": "home", "suggestion": "", "home": inner, "inside": Concepts()}
        return problems.UNKNOWN_SETTING.at(lost.span, word=lost.written, known=lost.known, **said)
    if lost.problem == BLANK_IN_NAME:
        return lost.problem.at(lost.span, written=lost.written, instead=lost.concept)
    meant = name_like(lost.written)
    instead = meant if is_name(meant) else ""
    return lost.problem.at(lost.span, word=lost.written, known=Concepts(names), instead=instead)


def _not_removable(lost: Lost, shape: RecordType, declared: list[SettingPath]) -> Diagnostic:
    named, literal = lost.beside[-1], lost.beside[0]
    kinds = ((lost.concept,), ())
    removals = (_removal(name, lost.path, declared, kind) for kind in kinds for name in (literal, named))
    removal = next(filter(None, removals), None) or _none_of(lost, shape)
    home = next((path for path, _ in _homes(lost.concept, shape)), ()) if not lost.path else ()
    hint = "meant" if removal else "home" if home else "none"
    return lost.problem.at(lost.span, what=lost.written, hint=hint, home=removal or Row(home))


def _named_within(lost: Lost, declared: list[SettingPath]) -> Row:
    """``claim handful single``: an entry, and one in it whose word is left out."""
    depth = len(lost.path)
    first, last = lost.beside[0], lost.beside[-1]
    inner = (path for path in declared if path[:depth] == lost.path and path[-1] == last and len(path) > depth + 2)
    return Row(next((path[depth - 1 :] for path in inner if path[depth] == first), ()))


def _several_names(lost: Lost) -> Diagnostic:
    """``bid prise garde { … }``: what is said of several needs a statement for each."""
    first, second, *_ = lost.beside
    return VALUE_BEFORE_BLOCK.at(
        lost.span,
        word=Concept(lost.path[-1]),
        value=lost.written,
        hint="names",
        first=Concept(first),
        second=Concept(second),
    )


def _home(lost: Lost, shape: RecordType, declared: list[SettingPath]) -> Said:
    row = (
        _joined(lost, declared)
        or _nought(lost, shape, declared)
        or _below(lost, declared)
        or _number(lost)
        or _number_of(lost, shape)
        or _with_names(lost)
        or _of_name(lost, declared)
        or _new_entry(lost, shape)
    )
    if row:
        return {"hint": "home", "suggestion": "", "home": row, "inside": Concepts()}
    if said := _rounding(lost) or _by_habit(lost, shape, declared):
        return said
    here = [home for home in _homes(lost.concept, lost.record) if _takes(home, lost)]
    here = here or [home for home in _apart(lost, shape) if _takes(home, lost)]
    here = here or _taking_numbers(lost)
    if not here:
        settings = Concepts(dict.fromkeys(() if lost.has_number else _that_can_be(lost.concept, shape)))
        value: Said = {"hint": "value", "suggestion": ""} if settings else {}
        return {"home": Row(), "inside": settings, **value}
    if len(here) == 1:
        return {"hint": "home", "suggestion": "", "home": _way(lost, here[0][0], declared), "inside": Concepts()}
    inside = Concepts(dict.fromkeys(path[-1] for path, _ in here))
    return {"hint": "inside", "suggestion": "", "home": Row(), "inside": inside}


def _way(lost: Lost, path: SettingPath, declared: list[SettingPath]) -> Row:
    """The words that lead to a word, with a name where one must stand: ``level single { worth … }``."""
    record, steps = lost.record, []
    for step in path:
        found = lookup(record, step)
        field = None if found is None else found[1]
        inner = None if field is None else record_of(field)
        if inner is None:
            return Row((*path, lost.concept))
        steps.append(step)
        if isinstance(field, Entries):
            steps.append(next((each[-1] for each in declared if each[-2:-1] == (step,)), "…"))
        record = inner
    named = len(steps) > len(path)
    return Row((*steps, "{", lost.concept, "…", "}") if named else (*path, lost.concept, *_followed(record, lost)))


def _followed(record: RecordType, lost: Lost) -> tuple[str, ...]:
    """What stands for all that comes after a word."""
    found = lookup(record, lost.concept)
    if found is None or found[2] is not None or (isinstance(found[1], Setting) and isinstance(found[1].kind, Flag)):
        return ()
    return ("{", "…", "}") if isinstance(found[1], Group) else ("…",)


def _takes(home: Holder, lost: Lost) -> bool:
    """Whether what stands behind a word can be its value in a block: a number says no way of rounding, nor chooses."""
    found = lookup(home[1], lost.concept)
    kind = found[1].kind if found is not None and isinstance(found[1], Setting) else None
    return not (lost.has_number and isinstance(kind, RoundingKind | Choice))


def _rounding(lost: Lost) -> Said:
    """In a block of ways of rounding, one of them: ``round 5`` says neither what is rounded nor how."""
    fields = [(word(name), each) for name, each in lost.record.fields.items() if isinstance(each, Setting)]
    kinds = [each.kind for _, each in fields if isinstance(each.kind, RoundingKind)]
    if not kinds or len(kinds) < len(fields):
        return {}
    rest = lost.span.source.text[lost.span.start :]
    step = re.match(rf"[^{{}};\n0-9]*({_NUMBER})", rest)
    way = lost.concept if lost.concept in kinds[0].directions else NEAREST
    example = Row((fields[0][0], way, step[1] if step else "5"))
    return {"hint": "rounding", "suggestion": "", "home": example, "inside": Concepts(name for name, _ in fields)}


def _by_habit(lost: Lost, shape: RecordType, declared: list[SettingPath]) -> Said:
    """A word that others write where this notation has one of its own, if that is possible here or elsewhere."""
    said = fold(" ".join(lost.line.split()[:2]))
    *within, meant = (table("heads").get(said) or table("heads").get(fold(lost.written), "")).split(".")
    if lookup(lost.record, meant) is not None and not within:
        return {"hint": "near", "suggestion": Concept(meant), "home": Row(), "inside": Concepts()}
    homes = [path for path, _ in _homes(meant, shape) if list(path[-1:]) == within or not within]
    if len(homes) == 1:
        way = _way(lost._replace(concept=meant, record=shape), homes[0], declared)
        return {"hint": "home", "suggestion": "", "home": way, "inside": Concepts()}
    inside = Concepts(dict.fromkeys(path[-1] for path in homes))
    return {"hint": "below", "suggestion": Concept(meant), "home": Row(), "inside": inside} if homes else {}


def _that_can_be(concept: str, shape: RecordType) -> Iterator[str]:
    """The settings whose value a word can be."""
    for record in (shape, *(inner for _, inner in _blocks(shape, ()))):
        for name, field in record.fields.items():
            if isinstance(field, Setting) and not field.bare and concept in _values(field.kind):
                yield word(name)


def _values(kind: Kind) -> Iterable[str]:
    match kind:
        case Choice():
            return kind.words
        case RoundingKind():
            return kind.directions
        case Listing(of=Choice() as of):
            return of.words
    return ()


def _with_names(lost: Lost) -> Row:
    """The only way to a word that takes names: ``discard trumps`` is ``chien discard``."""
    homes = [
        path
        for path, record in _homes(lost.concept, lost.record)
        if (found := lookup(record, lost.concept)) is not None and isinstance(found[1], Entries)
    ]
    return Row((*homes[0], lost.concept, *lost.beside[:1])) if len(homes) == 1 else Row()


def _joined(lost: Lost, declared: list[SettingPath]) -> Row:
    """The way to an entry whose name is written in several words: ``petit au bout`` for ``bonus petit-au-bout``."""
    words, depth = lost.line.split(), len(lost.path)
    least = 2
    while words and table("said").get(fold(words[0])) == "nothing":
        words, least = words[1:], 1
    names = [name_like(" ".join(words[:size])) for size in range(len(words), least - 1, -1)]
    meant = (path for name in names for path in declared if path[-1] == name and path[:depth] == lost.path)
    return Row(next(meant, ())[depth:])


def _below(lost: Lost, declared: list[SettingPath]) -> Row:
    """The way to an entry whose name stands where its word does."""
    depth = len(lost.path)
    goes_on = lost.has_block or lost.has_number or not lost.beside or is_word_in(lost.record, lost.beside[0])
    if not goes_on:
        return Row()
    named = [path for path in declared if path[:-1] not in declared]
    below = [path for path in named if path[:depth] == lost.path and path[-1] == lost.concept and len(path) > depth]
    return Row((*min(below, key=len)[depth:], "{", "…", "}")) if below else Row()


def _of_name(lost: Lost, declared: list[SettingPath]) -> Row:
    """The way to an entry that is named beside a word which is not the entry's: ``contract garde``."""
    depth = len(lost.path)
    meant = [path for path in declared if path[:depth] == lost.path and path[-1] in lost.beside]
    return Row(min((path for path in meant if len(path) > depth + 1), key=len, default=())[depth:])


def _new_entry(lost: Lost, shape: RecordType) -> Row:
    """A name with a block beside a word that is not the entry's, where only one kind of thing has names."""
    kinds = [word(name) for name, each in lost.record.fields.items() if isinstance(each, Entries) and not each.keys]
    name, *more = (*lost.beside, "")
    block = re.match(r"[ \t]*[^\s{};]+[ \t]*\{", lost.span.source.text[lost.span.end :])
    one = (
        lost.path
        and lookup(shape, lost.concept) is None
        and block
        and len(kinds) == 1
        and is_name(name)
        and more == [""]
    )
    return Row((kinds[0], name, "{", "…", "}")) if one else Row()


def _number(lost: Lost) -> Row:
    """A number without its word, where only one word takes amounts: ``bonus petit-au-bout 15``."""
    fields = lost.record.fields.items()
    taking = [word(name) for name, each in fields if isinstance(each, Setting) and _takes_number(each.kind)]
    alone = re.match(r"[ \t\u3000]*(?:[;}#\r\n]|$)", lost.span.source.text[lost.span.end :])
    amount = alone and (re.fullmatch(_NUMBER, lost.written) or re.search(r"[-+*/]", lost.written))
    return Row((taking[0], lost.written)) if amount and len(taking) == 1 else Row()


def _number_of(lost: Lost, shape: RecordType) -> Row:
    """A number for a group that has none, where a setting of that name has: ``chien 6`` is ``deal chien 6``."""
    if not lost.path or not re.fullmatch(_NUMBER, lost.written):
        return Row()
    for path, record in _blocks(shape, ()):
        found = lookup(record, lost.path[-1])
        if found is not None and isinstance(found[1], Setting) and _takes_number(found[1].kind):
            return Row((*path, lost.path[-1], lost.written))
    return Row()


def _taking_numbers(lost: Lost) -> list[Holder]:
    """The blocks below that a number may be for: ``promise slam 400`` is for ``announced`` or others."""
    numbers = re.fullmatch(_NUMBER, lost.written)
    return [
        (path, record)
        for path, record in (_blocks(lost.record, ()) if numbers else ())
        if any(isinstance(each, Setting) and _takes_number(each.kind) for each in record.fields.values())
    ]


def _takes_number(kind: Kind) -> bool:
    return isinstance(kind, Whole | Amount) or (isinstance(kind, Formula) and kind.gives == "number")


def _nought(lost: Lost, shape: RecordType, declared: list[SettingPath]) -> Row:
    """What says that there is none of a thing: ``no chien`` is ``deal chien 0``, ``no prise`` removes that bid."""
    if not any(map(_denies, (Word(lost.concept, lost.span), *lost.behind))):
        return Row()
    removals = (_removal(concept, lost.path, declared) for concept in (lost.concept, *lost.beside))
    return next(filter(None, removals), None) or _none_of(lost, shape)


def _denies(word: Word) -> bool:
    """Whether a word says *no*, *none*, *without* or *remove*."""
    return (
        answer(word.written) is False
        or word.concept in {"no", "none", "remove"}
        or table("said").get(fold(word.written)) == "not"
    )


def _none_of(lost: Lost, shape: RecordType) -> Row:
    """How it is said that there is none of something that is named beside a word."""
    for path, record in (((), lost.record), *_blocks(shape, ())):
        for concept in (lost.concept, *lost.beside):
            found = lookup(record, concept)
            if found is not None and isinstance(found[1], Group) and found[1].optional:
                return Row(("remove", *path, concept))
            if found is not None and isinstance(found[1], Setting) and isinstance(found[1].kind, Whole):
                return Row((*path, concept, "0")) if found[1].kind.least == 0 else Row()
    return Row()


def _removal(name: str, place: SettingPath, declared: list[SettingPath], kind: SettingPath = ()) -> Row:
    """How something with a name is removed, perhaps of one kind: ``auction { remove bid prise }``."""
    named = (path for path in declared if len(path) > 1 and path[:-1] not in declared and path[: len(place)] == place)
    path = next((path[len(place) :] for path in named if path[-len(kind) - 1 :] == (*kind, name)), ())
    if len(path) <= len(("bid", name)):
        return Row(("remove", *path)) if path else Row()
    return Row((*path[:-2], "{", "remove", *path[-2:], "}"))


def _apart(lost: Lost, shape: RecordType) -> Iterator[Holder]:
    """The blocks elsewhere that may hold a word; from inside a block none of an entry that would need a name."""
    for path, record in _homes(lost.concept, shape):
        if not lost.path or not _through_entries(path, shape):
            yield path, record


def _through_entries(path: SettingPath, shape: RecordType) -> bool:
    record = shape
    for step in path:
        found = lookup(record, step)
        inner = None if found is None else record_of(found[1])
        if found is None or inner is None or isinstance(found[1], Entries):
            return True
        record = inner
    return False


def near_elsewhere(
    lost: Lost, shape: RecordType, declared: Iterable[SettingPath], words: Vocabulary, language: str
) -> Said | None:
    """A word like none of its place, but a name below it, misspelt or foreign, a chapter, or like a word below."""
    if words.nearest(lost.written, lost.known, language) or words.foreign(lost.written, lost.known, but=language):
        return None
    if lost.written.isascii() and len(lost.written) < LEAST:
        return None
    depth = len(lost.path)
    named = [path for path in declared if path[:depth] == lost.path and len(path) > depth + 1]
    names = {path[-1]: path for path in sorted(named, key=len, reverse=True)}
    _, foreign = (names and words.foreign(lost.written, names, but=language)) or ("", None)
    if (name := foreign or words.nearest(lost.written, names, language)) is not None:
        block = ("{", "…", "}") if lost.has_block else ()
        return {"hint": "home", "suggestion": "", "home": Row((*names[name][depth:], *block)), "inside": Concepts()}
    spelled = (each for known in lost.known for each in words.words(language).spellings(known))
    begun = any(fold(each).startswith(fold(lost.written)) for each in spelled)
    if lost.path and lookup(shape, lost.concept) is not None and not begun and not lost.has_number:
        return {"hint": "top", "suggestion": "", "home": Row(), "inside": Concepts()}
    below = dict.fromkeys(each for _, inner in _blocks(lost.record, ()) for each in possible(inner))
    near = words.nearest(lost.written, below, language)
    if near is None:
        return None
    inside = Concepts(dict.fromkeys(path[-1] for path, _ in _homes(near, lost.record)))
    return {"hint": "below", "suggestion": Concept(near), "home": Row(), "inside": inside}


def _homes(concept: str, record: RecordType) -> Iterator[Holder]:
    """The blocks below a record that may hold a word, the record itself left out."""
    for path, inner in _blocks(record, ()):
        if lookup(inner, concept) is not None:
            yield path, inner


def _blocks(record: RecordType, path: SettingPath) -> Iterator[Holder]:
    for name, field in record.fields.items():
        inner = record_of(field)
        if inner is not None:
            here = (*path, word(name))
            yield here, inner
            yield from _blocks(inner, here)
