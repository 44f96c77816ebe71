"""What may be written at a place of a file, in the file's words, each with what it means; the likeliest first."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, singledispatch
from typing import Final, NamedTuple

from tarotrules import books, documents, library, pipeline
from tarotrules.book.inline import plain
from tarotrules.book.tree import Rule
from tarotrules.draft.flatten import flatten
from tarotrules.draft.head import HEADER, OF_OPTIONS, REGION
from tarotrules.draft.looks import PROSE, RELATIONS
from tarotrules.draft.shape import record_of, words
from tarotrules.explanation import explained, written
from tarotrules.games.family import Family, Features
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.settings import kinds
from tarotrules.settings.record import Entries, Record, Setting, word
from tarotrules.settings.walk import SettingPath, walk
from tarotrules.studio.standing import HEADS, Place, Standing, standing
from tarotrules.syntax.document import Document
from tarotrules.syntax.spelling import Speller
from tarotrules.syntax.tokens import Token
from tarotrules.wording.titles import choose_title

REMEMBERED: Final = 16
JOINING: Final = ("and", "or", "is", "exists")
"""What may stand behind something that is asked about."""


class Hint(NamedTuple):
    """Something that may be written: a word of the language or a name, and what it means."""

    concept: str
    kind: str
    """*notation*, *setting*, *value*, *feature* or *name*."""
    told: str = ""


class Base(NamedTuple):
    """What a file builds on: a shipped variant and shipped options."""

    name: str
    options: tuple[str, ...] = ()

    @property
    def variant(self) -> Variant:
        """The variant with them."""
        found = pipeline.load(self.name, self.options).variant
        if found is None:
            raise ValueError(self)
        return found


class Asked(NamedTuple):
    """Who is writing where: the file as far as it can be read, and what it builds on."""

    here: Standing
    place: Place
    document: Document | None
    built_on: Base
    language: str

    @property
    def base(self) -> Variant:
        """The variant it builds on."""
        return self.built_on.variant

    @property
    def family(self) -> Family:
        """The family of games whose rules it holds."""
        return family(self.base.game)


def hints(text: str, at: int, language: str) -> tuple[int, list[tuple[str, Hint]]]:
    """From where on is written what is being written, and what it may become, spelled as the file does."""
    here = standing(text, at, language)
    if here is None:
        return at, []
    read = documents.parse("", text)
    asked = Asked(here, here.place, read.document, base_of(read.document), language)
    speller = Speller(documents.vocabulary(read.game), here.language)
    found = [(_spelled(each, speller), each) for each in dict.fromkeys(_possible(asked))]
    return here.start, [(word, _as_before(each, word, asked)) for word, each in found]


def _as_before(hint: Hint, spelled: str, asked: Asked) -> Hint:
    """A value, with the rules that have it already."""
    if hint.kind != "value":
        return hint
    told = telling(asked.built_on, asked.language, asked.here.language)
    return hint._replace(told=asked.built_on.name) if told.now.get(asked.place.path) == spelled else hint


def _spelled(hint: Hint, speller: Speller) -> str:
    return hint.concept if hint.kind == "code" else speller.word(hint.concept, ())


def base_of(document: Document | None) -> Base:
    """What a file builds on, as far as it is known; the official rules, if that is not."""
    parent = document.extends.concept if document is not None and document.extends is not None else ""
    taken = tuple(each.concept for each in document.options) if document is not None else ()
    usual = documents.family_of(document) if document is not None else family()
    name = parent if parent in library.shipped(usual.name) else usual.base
    found = Base(name, taken)
    return found if pipeline.load(*found).variant is not None else Base(name)


def _possible(asked: Asked) -> Iterator[Hint]:
    here, place = asked.here, asked.place
    if here.block is None:
        yield from _header(asked)
    elif [each.value for each in here.before[:1]] == [REGION] and not here.block.path:
        regions = asked.family.catalogue(asked.language).regions
        yield from (Hint(name, "name", told) for name, told in regions.items())
    elif place.texts:
        yield from () if here.before else (Hint(code, "code") for code in (asked.here.language, *LANGUAGES))
    elif place.kind is not None:
        yield from values(place.kind, asked)
    elif place.names is not None:
        yield from _names(place.path, asked)
    elif place.record is not None:
        yield from _statements(place, asked)


def _header(asked: Asked) -> Iterator[Hint]:
    types = [each.type for each in asked.here.before]
    if not HEADS.intersection(types):
        yield from (Hint(each, "notation") for each in ("variant", "option"))
    elif types[-1] == "EXTENDS":
        names = sorted(library.shipped(asked.family.name), key=lambda each: each != asked.family.base)
        yield from (Hint(name, "name", _title(name, asked.language)) for name in names)
    elif "WITH" in types and types[-1] in {"WITH", "COMMA"}:
        taken = library.shipped_options(asked.family.name)
        yield from (Hint(name, "name", _title(name, asked.language)) for name in taken)
    elif types[-1] == "WORD" and "WITH" not in types:
        yield Hint("with" if "EXTENDS" in types else "extends", "notation")


def _title(name: str, language: str) -> str:
    document = documents.document(name)
    return choose_title(documents.own_titles(document), language, "") if document is not None else ""


def _statements(place: Place, asked: Asked) -> Iterator[Hint]:
    """What a statement may begin with, what is not yet said first; or what may stand behind the name of an entry."""
    if place.record is None:
        return
    begun, entry = bool(asked.here.before), _is_entry(asked.family.ruleset(), place.path)
    own = [each for each in words(place.record) if each not in asked.here.said or begun]
    told = telling(asked.built_on, asked.language, asked.here.language)
    yield from (Hint(each, "setting", told((*place.path, each))) for each in own)
    if entry:
        yield from (Hint(each, "notation") for each in RELATIONS)
    if begun:
        return
    yield from (Hint(each, "notation") for each in PROSE)
    if not place.path:
        option = asked.document is not None and asked.document.kind == "option"
        yield from (Hint(each, "notation") for each in HEADER if option or each not in OF_OPTIONS)
    yield from (Hint(each, "notation") for each in ("at", "remove", "fixed"))
    yield from (Hint(each, "setting", told((*place.path, each))) for each in words(place.record) if each not in own)


def _is_entry(shape: type[Record], path: SettingPath) -> bool:
    """Whether a path ends in the name of an entry."""
    record: type[Record] | None = shape
    steps = iter(path)
    named = False
    for step in steps:
        field = next((each for name, each in record.fields.items() if word(name) == step), None) if record else None
        named = isinstance(field, Entries) and next(steps, None) is not None
        record = record_of(field) if field is not None else None
    return named


def _names(path: SettingPath, asked: Asked) -> Iterator[Hint]:
    """The entries of a kind, those of the file itself first."""
    for name in dict.fromkeys([*_own(path, asked), *_declared(path, asked.base)]):
        titles = asked.base.titles.get((*path, name), {})
        yield Hint(name, "name", choose_title(titles, asked.language, ""))


def _own(path: SettingPath, asked: Asked) -> Iterator[str]:
    if asked.document is not None:
        layer, _ = flatten(asked.document, asked.family.ruleset(), 0)
        yield from (each.path[-1] for each in layer.said if each.act == "declare" and each.path[:-1] == path)


def _declared(path: SettingPath, variant: Variant) -> Iterator[str]:
    for rules in variant.rulesets.values():
        for here, field, value in walk(rules):
            if here == path and isinstance(field, Entries):
                yield from value or ()


@singledispatch
def values(kind: kinds.Kind, asked: Asked) -> Iterator[Hint]:  # noqa: ARG001 others look at the kind
    """What a value may be; what is a kind of a family's own is told by the names of what is of that kind."""
    for path in _classes(asked.family):
        yield from _names(path, asked)


@values.register(kinds.Whole)
@values.register(kinds.Amount)
def _(_kind: kinds.Kind, asked: Asked) -> Iterator[Hint]:
    yield from () if asked.place.rest else _now(asked)


@values.register
def _(_kind: kinds.Flag, asked: Asked) -> Iterator[Hint]:
    yield from () if asked.place.rest else map(_value, ("yes", "no"))


@values.register
def _(kind: kinds.Choice, asked: Asked) -> Iterator[Hint]:
    yield from () if asked.place.rest else map(_value, kind.words)


@values.register
def _(kind: kinds.Words, asked: Asked) -> Iterator[Hint]:
    said = tuple(each.value for each in asked.place.rest)
    yield from map(
        _value, (row[len(said)] for row in kind.possible if row[: len(said)] == said and len(row) > len(said))
    )


@values.register
def _(kind: kinds.Listing, asked: Asked) -> Iterator[Hint]:
    rest = asked.place.rest
    if not rest or rest[-1].type == "COMMA":
        yield from values(kind.of, asked._replace(place=asked.place._replace(rest=())))


@values.register
def _(kind: kinds.Reference, asked: Asked) -> Iterator[Hint]:
    yield from () if asked.place.rest else _names(tuple(kind.to.split(".")), asked)


@values.register
def _(kind: kinds.RoundingKind, asked: Asked) -> Iterator[Hint]:
    said = [each.value for each in asked.place.rest]
    if not said or said[-1] in {"made", "lost"}:
        yield from map(_value, (*kind.directions, "none", *(() if said else ("made",))))
    elif asked.place.rest[-1].type == "NUMBER" and "made" in said:
        yield _value("lost")


@values.register
def _(kind: kinds.Formula, asked: Asked) -> Iterator[Hint]:
    rest, known = asked.place.rest, asked.family.features()
    last = rest[-1] if rest else None
    if last is not None and last.type == "DOT":
        members = _members(rest[:-1], kind.scope, known)
        yield from (Hint(each, "feature") for each in members)
        if "cards" in members:
            yield from (each for path in _classes(asked.family) for each in _names(path, asked))
    elif last is not None and last.type == "IS":
        yield from (each for path in _classes(asked.family) for each in _names(path, asked))
    elif last is not None and last.type in {"WORD", "NUMBER"}:
        yield from (Hint(each, "notation") for each in JOINING)
    else:
        yield from () if rest else _now(asked)
        yield from (Hint(each, "feature") for each in known.scopes.get(kind.scope, {}))
        yield from (each for path in _classes(asked.family) for each in _names(path, asked))
        yield from (Hint(each, "notation") for each in ("not", "if") if kind.gives != "party")


def _members(rest: Sequence[Token], scope: str, known: Features) -> Iterable[str]:
    """What a dotted path at the end of some words has."""
    steps = list[str]()
    for at, token in enumerate(reversed(rest)):
        if token.type != ("DOT" if at % 2 else "WORD"):
            break
        steps = steps if at % 2 else [token.value, *steps]
    found = known.scopes.get(scope, {})
    type_ = found.get(steps[0]) if steps else ""
    if type_ is None:
        # It is something that the rules declare: nothing in a scope is of such a type.
        usual = {each for names in (*known.scopes.values(), *known.members.values()) for each in names.values()}
        own = {member: of for type_, has in known.members.items() if type_ not in usual for member, of in has.items()}
        type_ = own.get(steps[1], "") if steps[1:] else None
        if type_ is None:
            return own
        steps = steps[1:]
    for step in steps[1:]:
        type_ = known.members.get(type_, {}).get(step, "")
    return known.members.get(type_, {})


def _now(asked: Asked) -> Iterator[Hint]:
    """What holds in the rules that a file builds on, to be changed."""
    now = telling(asked.built_on, asked.language, asked.here.language).now.get(asked.place.path)
    if now is not None:
        yield Hint(now, "code", asked.built_on.name)


def _value(concept: str) -> Hint:
    return Hint(concept, "value")


def _classes(game: Family) -> Iterator[SettingPath]:
    """Where entries are declared by a kind of value that only this family has: classes of cards."""
    own = tuple(game.kinds())
    yield from _holding(game.ruleset(), (), own)


def _holding(record: type[Record], path: SettingPath, own: tuple[type[kinds.Kind], ...]) -> Iterator[SettingPath]:
    for name, field in record.fields.items():
        inner = record_of(field)
        if inner is None:
            continue
        here = (*path, word(name))
        if isinstance(field, Entries):
            fields: Iterable[object] = inner.fields.values()
            if any(isinstance(each, Setting) and isinstance(each.kind, own) for each in fields):
                yield here
        else:
            yield from _holding(inner, here, own)


class Telling:
    """What the book on which a file builds says of settings, in a line: the rule, and what holds now."""

    def __init__(self, base: Base, language: str, spelled: str) -> None:
        vocabulary = documents.vocabulary(base.variant.game)
        self.rules = rules(base, language)
        self.now: dict[SettingPath, str] = {}
        for each in explained(base.variant):
            self.now.setdefault(each.path, written(each, vocabulary, spelled))

    def __call__(self, path: SettingPath) -> str:
        """The line; empty if nothing is told."""
        return " · ".join(filter(None, (self.rules.get(path, ""), self.now.get(path, ""))))


telling: Final = lru_cache(REMEMBERED)(Telling)


@lru_cache(REMEMBERED)
def rules(base: Base, language: str) -> dict[SettingPath, str]:
    """The number and name of the rule that tells a setting, or the first of them; of a block, the first in it."""
    found: dict[SettingPath, str] = {}
    blocks = (block for chapter in books.book(base.variant, language).chapters for block in chapter.blocks)
    for rule in (each for each in blocks if isinstance(each, Rule)):
        for path in rule.settings:
            found.setdefault(path, f"{rule.number} {plain(rule.title)}".strip())
    for path in list(found):
        for size in range(1, len(path)):
            found.setdefault(path[:size], found[path])
    return found
