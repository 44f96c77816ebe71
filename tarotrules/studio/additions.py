"""Something is added to a text of rules: what others play, or what nobody foresaw, by a pattern with blanks."""

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Any, Final, NamedTuple

from tarotrules import documents
from tarotrules.book.typography import set_spaces
from tarotrules.games.building import Pack
from tarotrules.games.patterns import Blank, Filled, Pattern
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.reports import told
from tarotrules.settings.kinds import Formula, is_name
from tarotrules.settings.walk import SettingPath, values
from tarotrules.studio import edits
from tarotrules.studio.blocks import blocks
from tarotrules.studio.building import Site, built, offered, pack_blocks
from tarotrules.studio.building_blocks import Unbuildable, condition_blocks
from tarotrules.studio.dropping import changed
from tarotrules.studio.edits import Change, applied
from tarotrules.studio.file import File, file_of
from tarotrules.studio.form import entries_at
from tarotrules.studio.hints import Hint, hints
from tarotrules.studio.known import Known, Written, known, rank
from tarotrules.studio.loading import loaded, remarked
from tarotrules.studio.putting import put
from tarotrules.studio.saying import kind_at
from tarotrules.studio.telling import said_at
from tarotrules.syntax.document import Entry
from tarotrules.syntax.habits import name_like
from tarotrules.syntax.signs import quote
from tarotrules.syntax.spelling import Speller
from tarotrules.tongues import Tongue, spoken
from tarotrules.wording.titles import choose_title

Answer = dict[str, Any]
LONGEST: Final = 80
"""So many letters of a title are taken."""
_SHORT: Final = 24
"""So many letters the name in the file has, which people read there."""
_READ: Final = 3
"""Of a title in other letters hardly anything is left that could be read."""


class Wanted(NamedTuple):
    """What somebody wants to add: an entry that others have, or a pattern with a name and what stands in its blanks."""

    language: str
    known: str = ""
    """The path of the entry, and the variant or option that plays it."""
    pattern: str = ""
    title: str = ""
    values: Mapping[str, Any] = {}
    """By blank: a word, or a condition in blocks."""


class Added(NamedTuple):
    """A text to which something was added, what that is, and what it is called if nobody has called it anything."""

    text: str
    path: SettingPath
    title: str = ""


# What there is


def possible(text: str, language: str) -> list[Answer]:
    """By place, what others play and these rules lack, and the patterns; nothing, if the text makes no rules."""
    variant = _variant(text)
    if variant is None:
        return []
    game = family(variant.game)
    patterns, others = tuple(game.patterns(variant, language)), list(known(variant, game))
    spelled = Speller(documents.vocabulary(variant.game), spoken(loaded(text).tongues) or language)
    return [
        {
            "path": ".".join(place.path),
            "label": place.label,
            "known": [_known(each, language) for each in others if each.path[:-1] == place.path],
            "patterns": [_pattern(each, spelled, variant, language) for each in patterns if each.at == place.path],
        }
        for place in game.places(language)
    ]


def _known(each: Known, language: str) -> Answer:
    document = documents.document(each.layer)
    titles = documents.own_titles(document) if document is not None else {}
    title, who = each.title(language), choose_title(titles, language, each.layer)
    return {"id": f"{'.'.join(each.path)} {each.layer}", "title": title[:1].upper() + title[1:], "who": who}


def _pattern(each: Pattern, speller: Speller, variant: Variant, language: str) -> Answer:
    told = [
        {**_blank(blank, speller), **(_tapped(each, blank, variant, language) if blank.kind == "formula" else {})}
        for blank in each.blanks
    ]
    return {"id": each.name, "title": each.title, "blanks": told}


def _tapped(pattern: Pattern, blank: Blank, variant: Variant, language: str) -> Answer:
    """What a condition is put together of, and what it is at the beginning."""
    kind, site = _site(pattern, variant, language)
    start = _condition(blank.start, "en")
    return {"offered": offered(kind, site), "blocks": condition_blocks(start) if start is not None else None}


def _site(pattern: Pattern, variant: Variant, language: str) -> tuple[Formula, Site]:
    """Where a condition of a pattern would stand."""
    path = (*pattern.at, pattern.name, "when")
    kind = kind_at(family(variant.game).ruleset(), path)
    if not isinstance(kind, Formula):
        raise TypeError(path)
    return kind, Site(variant, path, (variant.players,), language)


def _blank(each: Blank, speller: Speller) -> Answer:
    start = each.start if each.kind != "formula" else _formula(each.start, "en", speller)
    return {
        "name": each.name,
        "label": each.label,
        "kind": each.kind,
        "choices": [{"value": one.value, "title": one.title, "group": one.group} for one in each.choices],
        "least": each.least,
        "most": each.most,
        "start": start,
        "given": {"blank": each.given[0], "values": list(each.given[1])},
        "pack": None if each.pack is None else pack_blocks(each.pack),
    }


# What the text becomes


def added(text: str, wanted: Wanted) -> Added | None:
    """The text with what is wanted; nothing, if more than that would change."""
    file, variant = file_of(text), _variant(text)
    if file is None or variant is None:
        return None
    return _others(file, variant, wanted.known) if wanted.known else _own(file, variant, wanted)


def change(text: str, found: Added) -> Change:
    """What must change in a text."""
    return changed(text, found.text)


def _others(file: File, variant: Variant, name: str) -> Added | None:
    """With what a shipped variant or option plays: what it says, or the option itself where it says more than that."""
    dotted, _, source = name.partition(" ")
    each = Known(tuple(dotted.split(".")), source)
    if not each.is_alone:
        return Added(applied(file.text, edits.with_option(file.document, source)), each.path)
    whole = _written(file, variant, each, lean=False)
    if whole is None or _variant(whole.text) is not None:
        return whole
    # What it may do without may need something that these rules do not have.
    lean = _written(file, variant, each, lean=True)
    return whole if lean is None or _variant(lean.text) is None else lean


def _written(file: File, variant: Variant, each: Known, *, lean: bool) -> Added | None:
    written = Written(each.variant, each.path, variant, lean=lean)
    return _with(file, each.path, Filled(f"{written.citation} {{ {written.block()} }}")) if written.given else None


def _own(file: File, variant: Variant, wanted: Wanted) -> Added | None:
    """With a pattern whose blanks are filled in; a condition may be written in the words of the file."""
    game = family(variant.game)
    pattern = next(each for each in game.patterns(variant, "en") if each.name == wanted.pattern)
    if not _is_whole(pattern, wanted.values):
        return None
    given, english, brought = dict(wanted.values), Speller(documents.vocabulary(variant.game), "en"), ""
    for blank in _conditions(pattern, given):
        found, brought = _given(given[blank.name], pattern, variant, file.document.language)
        if found is None:
            return None
        given[blank.name] = english.values(((found,),))
    for blank in _texts(pattern):
        words = _in_one_line(given.get(blank.name, ""), blank.most)
        if not words:
            return None
        given[blank.name] = f"{wanted.language} {quote(words)}"
    given |= {each.name: " ".join(given[each.name]["cards"]) for each in _own_sets(pattern, given)}
    title = _in_one_line(wanted.title, LONGEST) or _called(variant, pattern, given, wanted.language)
    filled = game.filled(variant, wanted.pattern, given)
    path = (*pattern.at, _name(title, wanted.pattern, entries_at(variant, pattern.at)))
    titles = f"title {{ {wanted.language} {quote(title)} }}; "
    besides = "; ".join(filter(None, (brought, filled.besides)))
    found = _with(file, path, filled._replace(block=f"{{ {titles}{filled.block} }}", besides=besides))
    return None if found is None else found._replace(title=title)


def _called(variant: Variant, pattern: Pattern, given: Mapping[str, Any], language: str) -> str:
    """What something is called to which nobody has given a name: by what it is, and unlike everything beside it."""
    own = family(variant.game).called(variant, pattern.name, given, language)
    beside = {
        choose_title(variant.titles.get((*pattern.at, each), {}), language, each)
        for each in entries_at(variant, pattern.at)
    }
    others = (f"{own} {number}" for number in range(2, len(beside) + 3))
    return next(each for each in (own, *others) if each not in beside)


def _in_one_line(words: object, most: int) -> str:
    """What somebody has written, without what cannot be seen, and no longer than it may be."""
    shown = "".join(each if each.isprintable() else " " for each in words) if isinstance(words, str) else ""
    return " ".join(shown.split())[:most].strip()


def _texts(pattern: Pattern) -> list[Blank]:
    return [each for each in pattern.blanks if each.kind == "text"]


def _name(title: str, pattern: str, held: list[str]) -> str:
    """A name that nothing else has there: made of the title, or of the pattern where that is in other letters."""
    like = _short(name_like(title))
    is_read = sum(each.isalpha() for each in like) >= _READ
    name = like if is_read and is_name(like) and _spelled(like) == like else pattern
    others = (f"{name}-{number}" for number in range(2, len(held) + 3))
    return next(each for each in (name, *others) if each not in held)


def _short(name: str) -> str:
    """A name that people can read at a glance: as many of its words as fit.

    >>> _short("the-king-of-hearts-captured-by-a-queen"), _short("x" * 80) == "x" * 24
    ('the-king-of-hearts', True)
    """
    fitting = [each for each in accumulate(name.split("-"), "{}-{}".format) if len(each) <= _SHORT]
    return fitting[-1] if fitting else name[:_SHORT]


def _spelled(name: str) -> str:
    """A name, between backquotes if it would be read as a word of the language."""
    return Speller(documents.vocabulary(), "en").word(name)


def _conditions(pattern: Pattern, given: Mapping[str, Any]) -> list[Blank]:
    return [each for each in pattern.blanks if each.kind == "formula" and each.name in given]


def _counts(blank: Blank, given: Any) -> bool:
    """Whether what is given for a blank is a number where one is asked for; what is left out is as at the beginning."""
    if blank.kind != "number" or given is None:
        return True
    is_number = isinstance(given, str) and given.isdecimal() and len(given) <= len(str(blank.most))
    return is_number and blank.least <= int(given) <= blank.most


def _own_sets(pattern: Pattern, given: Mapping[str, Any]) -> list[Blank]:
    """The blanks for which cards were tapped together."""
    return [each for each in pattern.blanks if each.pack is not None and isinstance(given.get(each.name), dict)]


def _is_whole(pattern: Pattern, given: Mapping[str, Any]) -> bool:
    """Whether every number is one, and whoever taps cards has tapped some that there are."""
    numbers = all(_counts(each, given.get(each.name)) for each in pattern.blanks)
    return numbers and all(_are_cards(each.pack, given[each.name]) for each in _own_sets(pattern, given))


def _are_cards(pack: Pack | None, found: Mapping[str, Any]) -> bool:
    known = {card.id for row in pack.rows for card in row.cards} if pack is not None else set[str]()
    codes = found.get("cards")
    return isinstance(codes, list) and bool(codes) and all(isinstance(each, str) and each in known for each in codes)


def _given(found: Any, pattern: Pattern, variant: Variant, language: str) -> tuple[Any, str]:
    """A condition that was tapped together, or written, and what its cards need; nothing if it is none."""
    if isinstance(found, str):
        return _condition(found, language), ""
    kind, site = _site(pattern, variant, "en")
    try:
        return built(kind, found, site)
    except Unbuildable:
        return None, ""


def unread(text: str, wanted: Wanted) -> Answer | None:
    """Why what is wanted cannot be: a condition is not understood or not complete, or a number is none that may be."""
    file, variant = file_of(text), _variant(text)
    if file is None or variant is None or wanted.known:
        return None
    language = file.document.language
    pattern = next(each for each in family(variant.game).patterns(variant, "en") if each.name == wanted.pattern)
    if any(not _in_one_line(wanted.values.get(each.name, ""), each.most) for each in _texts(pattern)):
        return {"why": "unsaid", "problems": []}
    for blank in _conditions(pattern, wanted.values):
        found = wanted.values[blank.name]
        if _given(found, pattern, variant, language)[0] is None:
            written = isinstance(found, str)
            problems = _read(found, language).problems if written else ()
            words = told(problems, {"": Tongue(language, variant.game)}, wanted.language)
            said = list(dict.fromkeys(each.message for each in words))
            return {"why": "unread" if written else "unfinished", "problems": said}
    return None if _is_whole(pattern, wanted.values) else {"why": "unfinished", "problems": []}


def _formula(written: str, language: str, speller: Speller) -> str | None:
    """A condition in the words of a language, as another writes it; nothing if it is none, or more than that."""
    found = _condition(written, language)
    return None if found is None else speller.values(((found,),))


def _condition(written: str, language: str) -> Any:
    """A condition in the words of a language; nothing if it is none, or more than that."""
    read = _read(written, language)
    body = read.document.body if read.document is not None and not read.problems else ()
    match body:
        case (Entry(values=((found,),), citation=None, block=None),):
            return found
    return None


def _read(written: str, language: str) -> Any:
    known = Speller(documents.vocabulary(), language)
    line = f"# {known.keyword('language')}: {language}\n"
    return documents.parse("", f"{line}{known.keyword('option')} x {{ {known.word('when')} {written}\n}}")


def goes_on(text: str, place: SettingPath, written: str, language: str) -> tuple[int, list[tuple[str, Hint]]]:
    """What may be written behind a condition in the words of a file, and from where in it on."""
    file = file_of(text)
    if file is None:
        return len(written), []
    words = " ".join(map(file.speller.word, place))
    before = f"{text[: next(blocks(file.document, file.own)).end]}\n{words} x {{ {file.speller.word('when')} "
    start, found = hints(before + written, len(before) + len(written), language)
    return max(start - len(before), 0), found


def _with(file: File, path: SettingPath, filled: Filled) -> Added | None:
    """With an entry; what is missing besides comes first."""
    words = map(Speller(documents.words_of(file.document), "en").word, path)
    after = put(file, filled.besides, f"{' '.join(words)} {filled.block}")
    return None if after is None else Added(after.text, path)


# What it would mean


def sentences(text: str, found: Added, language: str) -> list[str]:
    """What the book would print that it does not print now; nothing, if the rules would not be sound."""
    before, after = _variant(text), _variant(found.text)
    if after is None:
        return []
    now = dict.fromkeys(_told(after, found.path, language))
    was = set() if before is None else set(_told(before, found.path[:-1], language))
    return [set_spaces(each, language) for each in now if each not in was]


def remarks(text: str, found: Added, wanted: Wanted) -> list[Answer]:
    """What is to be looked at in what would be added, with the blank that it is about."""
    file, told_there = file_of(found.text), remarked(text, found.text, wanted.language)
    blanks = {each.sets: each.name for each in _blanks(text, wanted)} if told_there else {}
    return [
        {"told": words, "blank": blanks.get((said_at(problem.labels[0].span, file) or ("",))[-1], "")}
        for words, problem in told_there.items()
        if problem.labels
    ]


def _blanks(text: str, wanted: Wanted) -> tuple[Blank, ...]:
    variant = _variant(text)
    patterns = family(variant.game).patterns(variant, "en") if variant is not None else ()
    return next((each.blanks for each in patterns if each.name == wanted.pattern), ())


def _told(variant: Variant, path: SettingPath, language: str) -> Iterator[str]:
    """Everything that the book says of what a path leads to."""
    game = family(variant.game)
    told = {each: None for rules in variant.rulesets.values() for each, _, _ in values(rules)}
    found = [each for each in told if each[: len(path)] == path]
    for each in sorted(found, key=lambda one: rank(type(variant.main), one)):
        yield from game.sentences(variant, each, language)


def _variant(text: str) -> Variant | None:
    return loaded(text).variant
