"""A document's statements as acts on paths, read against the shape of a ruleset.

The shape (a :class:`~tarotrules.settings.record.Record` type) says which words are groups, which take
names and which hold values; no setting is known here by name.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from tarotrules.draft import problems
from tarotrules.draft.reading import not_a_number
from tarotrules.draft.said import Act, Origin, Said
from tarotrules.draft.shape import RecordType, are_names_of_entries, is_word_in, lookup, removable, words
from tarotrules.expressions.tree import Compare, Number, Path
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import Flag, Kind, Reference, Whole, is_name
from tarotrules.settings.record import Entries, Field, Group, Setting
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Label, Problem, Row, Steps
from tarotrules.source.node import Node
from tarotrules.source.text import Span
from tarotrules.syntax.document import (
    Citation,
    Document,
    Entry,
    Fixed,
    Guard,
    Item,
    Remove,
    Statement,
    Text,
    Values,
    Word,
)
from tarotrules.syntax.habits import answer, list_meant, name_like, told
from tarotrules.syntax.names import entry_name
from tarotrules.syntax.problems import BLANK_IN_NAME, REMOVE_WITHOUT_NAME
from tarotrules.syntax.signs import quote

PROSE = ("title", "note")
RELATIONS = ("like", "before", "after")
_AROUND_TEXT = ":：=＝ \t\u00a0\u3000{};\"“”„«»「」＂'"
HEADER = ("game", "players", "source", "version", "needs", "group", "reason")
MOST_ENTRIES = 512
"""Blocks and named entries in one file; the official rules have 46."""


class Prose(NamedTuple):
    """A title or note on a path, or a reason under its name, in one language."""

    path: SettingPath
    word: str
    language: str
    text: str
    span: Span


class Lost(Node, aside=()):
    """A word that means nothing where it stands; what the whole game declares may tell what it was meant for."""

    problem: Problem
    span: Span
    written: str
    concept: str
    path: SettingPath
    """The place it stands in."""
    record: RecordType
    known: Concepts
    """What could have stood there."""
    beside: tuple[str, ...]
    """What stands with it and may tell what is meant: the names after it, or the word before it."""

    @property
    def line(self) -> str:
        """The words that stand together on its line, with it first."""
        line = self.span.source.line(self.span.line)[self.span.source.position(self.span.start)[1] - 1 :]
        return re.split(r"[{};0-9#]", line)[0]

    @property
    def has_number(self) -> bool:
        """Whether a number follows at once."""
        return self.span.source.text[self.span.end :].lstrip(" \u3000")[:1].isdecimal()

    @property
    def has_block(self) -> bool:
        """Whether a block follows on its line."""
        line = self.span.source.line(self.span.line)[self.span.source.position(self.span.start)[1] - 1 :]
        return "{" in re.split(r"[};#]", line)[0]


class Layer(Node):
    """A document read against the shape: what it says, in order."""

    document: Document
    said: tuple[Said, ...]
    prose: tuple[Prose, ...]
    lost: tuple[Lost, ...]
    players: tuple[int, ...]
    refused: tuple[int, ...]
    """Numbers of players asked for that no game has."""
    sources: tuple[str, ...]
    version: str | None
    names: Mapping[Span, str]
    """What stands for a name, and what is called so: it may be a word elsewhere."""


class _Where(NamedTuple):
    """The place in the ruleset a statement stands in, and what is inherited from its surroundings."""

    path: SettingPath
    players: tuple[int, ...] | None = None
    citation: Citation | None = None
    fixed: bool = False

    def under(self, *steps: str) -> "_Where":
        return self._replace(path=(*self.path, *steps))


def flatten(document: Document, shape: RecordType, rank: int) -> tuple[Layer, list[Diagnostic]]:
    """What a document says, as acts; ``rank`` orders the layers, weakest first."""
    reader = _Reader(document, rank, shape)
    if not is_name(document.id.concept):
        reader.nameless(document.id, (), shape)
    reader.block(document.body, shape, _Where(()))
    reader.problems.extend(_unused_reasons(reader))
    declared = [each for each in reader.said if each.act == "declare"]
    if len(declared) > MOST_ENTRIES:
        reader.problems.append(problems.TOO_MANY_ENTRIES.at(declared[MOST_ENTRIES].origin.span, most=MOST_ENTRIES))
        reader.said.clear()
    layer = Layer(
        document,
        tuple(reader.said),
        tuple(reader.prose),
        tuple(reader.lost),
        tuple(reader.players),
        tuple(reader.refused),
        tuple(reader.sources),
        next(_header_texts(document, "version"), None),
        reader.names,
    )
    return layer, reader.problems


class _Reader:
    """Walks one document, collecting acts and problems."""

    def __init__(self, document: Document, rank: int, shape: RecordType) -> None:
        self.document, self.rank, self.shape = document, rank, shape
        self.said: list[Said] = []
        self.prose: list[Prose] = []
        self.problems: list[Diagnostic] = []
        self.players: list[int] = []
        self.refused: list[int] = []
        self.counted: Span | None = None
        self.lost: list[Lost] = []
        self.reasons: dict[str, Span] = {}
        self.told: dict[tuple[SettingPath, str, str], Span] = {}
        self.names: dict[Span, str] = {}
        self.sources = list(_header_texts(document, "source"))

    def block(self, statements: Iterable[Statement], record: RecordType, where: _Where) -> None:
        """The statements of a block that describes a record."""
        for statement in statements:
            match statement:
                case Guard():
                    self.guard(statement, record, where)
                case Remove():
                    self.remove(statement, record, where)
                case Fixed(inner):
                    self.block((inner,), record, where._replace(fixed=True))
                case Entry():
                    self.entry(statement, record, where)

    def guard(self, guard: Guard, record: RecordType, where: _Where) -> None:
        if where.players is not None:
            self.problems.append(problems.NESTED_GUARD.at(guard.span))
            return
        self.block(guard.block, record, where._replace(players=guard.players))

    def remove(self, remove: Remove, record: RecordType, where: _Where) -> None:
        for last in remove.names:
            words = (*remove.path, last)
            are_names = are_names_of_entries(record, [word.concept for word in words])
            path = tuple(map(self.step, words, are_names))
            if removable(record, path):
                self.act("remove", where.under(*path), last.span)
            else:
                span = remove.span or last.span
                written = ".".join(each.written for each in words)
                beside = (entry_name(last.written, last.concept), last.concept)
                self.lost.append(
                    Lost(problems.NOT_REMOVABLE, span, written, path[0], where.path, record, Concepts(), beside)
                )

    def step(self, word: Word, is_name: bool) -> str:  # noqa: FBT001 it goes with the word
        """A step of a path: a word, or the name of an entry."""
        return self.called(word.span, entry_name(word.written, word.concept)) if is_name else word.concept

    def nameless(self, word: Word, path: SettingPath, record: RecordType) -> None:
        """Something that cannot be a name where one stands."""
        self.lost.append(Lost(problems.BAD_NAME, word.span, word.written, word.concept, path, record, Concepts(), ()))

    def entry(self, entry: Entry, record: RecordType, where: _Where) -> None:
        if entry.citation is not None:
            where = where._replace(citation=entry.citation)
        if self.meta(entry, record, where):
            return
        found = lookup(record, entry.word.concept)
        if found is None:
            self.unknown(entry.word, record, where, _names_in(entry))
            return
        name, field, bare = found
        if bare is not None:
            self.bare(entry, where.under(name), bare)
        else:
            self.field(field, entry, where.under(name))

    def bare(self, entry: Entry, where: _Where, bare: str) -> None:
        if entry.values or entry.block is not None:
            self.problems.append(
                problems.FLAG_WITH_VALUE.at(entry.span, word=Concept(bare), hint="bare", yes="", no="")
            )
            return
        self.act("set", where, entry.word.span, ((Path((bare,), entry.word.span),),))

    def unknown(self, word: Word, record: RecordType, where: _Where, beside: tuple[str, ...]) -> None:
        span, written, concept = word.span, word.written, word.concept
        head = self.document
        if concept in {"extends", "with"}:
            parent = head.extends.concept if head.extends is not None else "…"
            home = Row((head.kind, head.id.concept, "extends", parent, *(["with", "…"] if concept == "with" else [])))
            found = problems.UNKNOWN_SETTING.at(
                span, word=written, known=Concepts(), hint="home", suggestion="", home=home, inside=Concepts()
            )
            self.problems.append(found)
            return
        known = Concepts(dict.fromkeys([*words(record), *PROSE, *(HEADER if record is self.shape else ())]))
        self.lost.append(Lost(problems.UNKNOWN_SETTING, span, written, concept, where.path, record, known, beside))

    def field(self, field: Field, entry: Entry, where: _Where) -> None:
        """A word of the record, with what follows it."""
        match field:
            case Setting():
                if entry.block is not None:
                    self.problems.append(problems.NO_BLOCK_HERE.at(entry.span, word=entry.word.written))
                else:
                    self.set(field, where, entry.span, entry.values)
            case Group(record):
                self.group(field, record, entry, where)
            case Entries():
                self.named(field, entry, where)

    def group(self, field: Group, record: RecordType, entry: Entry, where: _Where) -> None:
        if field.optional and _is_word(entry.values, "none"):
            self.act("remove", where, entry.span, ((Path(("none",)),),))
            return
        self.act("declare", where, entry.word.span)
        if entry.block is not None:
            self.block(entry.block, record, where)
        else:
            self.run(record, entry.values, where, entry, principal=None)

    def named(self, field: Entries, entry: Entry, where: _Where) -> None:
        """``bid petite { … }``, ``bid { petite { … } }`` or ``shares default taker 2 partner 1``."""
        if entry.block is None:
            first = entry.values[0][0] if entry.values else None
            if first is not None and _says_yes_or_no(first):
                self.problems.append(REMOVE_WITHOUT_NAME.at(entry.span or entry.word.span))
                return
            if not isinstance(first, Path) or len(first.steps) != 1:
                self.problems.append(problems.MISSING_NAME.at(entry.span, word=entry.word.written))
                return
            first, after = self.in_one_piece(first, entry.values[0][1:], field, where)
            rest = tuple(group for group in (after, *entry.values[1:]) if group)
            if _is_likeness(rest):
                model = Entry(Word("like", entry.word.span), (rest[0][1:],), None, None, entry.span)
                alike = Entry(Word(first.steps[0], first.span or entry.word.span), (), (model,), None, entry.span)
                self.one(field, alike, where)
                return
            named = Entry(Word(first.steps[0], first.span or entry.word.span), rest, None, None, entry.span)
            self.one(field, named, where)
            return
        for inner in entry.block:
            self.inner(field, entry, inner, where)

    def inner(self, field: Entries, entry: Entry, inner: Statement, where: _Where) -> None:
        match inner:
            case Entry():
                deeper = where if inner.citation is None else where._replace(citation=inner.citation)
                self.one(field, inner, deeper)
            case Fixed(statement):
                self.inner(field, entry, statement, where._replace(fixed=True))
            case Guard(players, block) if where.players is None:
                for each in block:
                    self.inner(field, entry, each, where._replace(players=players))
            case _:
                self.problems.append(problems.MISSING_NAME.at(inner.span, word=entry.word.written))

    def one(self, field: Entries, entry: Entry, where: _Where) -> None:
        """One named entry: its word is the name."""
        if _is_nameless(entry, field):
            self.problems.append(problems.MISSING_NAME.at(entry.word.span, word=Concept(where.path[-1])))
            return
        entry = self.named_in_one_piece(field, entry, where)
        name = self.called(entry.word.span, entry_name(entry.word.written, entry.word.concept))
        if not is_name(name):
            if entry.word.concept:
                self.nameless(entry.word, where.path, self.shape)
            return
        where = where.under(name)
        self.act("declare", where, entry.word.span)
        if isinstance(field.of, Kind):
            self.act("set", where, entry.span, entry.values)
        elif entry.block is not None:
            self.block(entry.block, field.of, where)
        elif entry.values:
            self.run(field.of, entry.values, where, entry, principal=field.principal)

    def named_in_one_piece(self, field: Entries, entry: Entry, where: _Where) -> Entry:
        """``bonus petit au bout { … }`` with its name as one word."""
        words, inner = [entry.word], entry
        while not isinstance(field.of, Kind) and (following := _surplus_name(words[-1], inner, field.of)) is not None:
            inner = following
            words.append(inner.word)
        if len(words) == 1:
            return entry
        return Entry(self.joined(words, where), inner.values, inner.block, entry.citation, entry.span)

    def in_one_piece(
        self, first: Path, rest: tuple[Item, ...], field: Entries, where: _Where
    ) -> tuple[Path, tuple[Item, ...]]:
        """``bonus petit au bout worth 15``: the name as one word, and what is said of it."""
        at = _glued(first, rest)
        if not isinstance(field.of, Kind):
            at = next((i for i, item in enumerate(rest) if _field_of(item, field.of) is not None), at)
        words = [Word(item.steps[0], item.span) for item in (first, *rest[:at]) if isinstance(item, Path) and item.span]
        if not at or len(words) <= at or _is_likeness((rest[at - 1 : at + 1],)):
            return first, rest
        word = self.joined(words, where)
        return Path((word.concept,), word.span), rest[at:]

    def joined(self, words: list[Word], where: _Where) -> Word:
        """The name that several words make; they may also be several names."""
        name = name_like(" ".join(each.written for each in words))
        whole = words[0].span.to(words[-1].span)
        problem = BLANK_IN_NAME if is_name(name) and len(whole.text.split()) > 1 else problems.BAD_NAME
        beside = tuple(entry_name(each.written, each.concept) for each in words)
        self.lost.append(Lost(problem, whole, whole.text, name, where.path, self.shape, Concepts(), beside))
        return Word(name, whole)

    def run(self, record: RecordType, values: Values, where: _Where, entry: Entry, *, principal: str | None) -> None:
        """Fields and their values on one line: ``taker 2 partner 1``, ``margin away 1``."""
        items = list(values[0]) if values else []
        if not items:
            return
        found = _field_of(items[0], record)
        if found is None:
            self.no_field(record, values, where, entry, principal)
            return
        name, field, bare = found
        where_field, rest = where.under(name), items[1:]
        if bare is not None or (isinstance(field, Setting) and isinstance(field.kind, Flag)):
            given: Values = ((Path((bare,)),),) if bare else ()
            if bare is None and rest and _says_yes_or_no(rest[0]):
                given, rest = ((rest[0],),), rest[1:]
            self.act("set", where_field, entry.span, given)
        elif isinstance(field, Setting) and field.kind.arity == 1 and len(rest) > 1:
            self.set(field, where_field, entry.span, ((rest[0],),))
            rest = rest[1:]
            self.run(record, (tuple(rest), *values[1:]), where, entry, principal=None)
            return
        elif isinstance(field, Setting):
            self.set(field, where_field, entry.span, (tuple(rest), *values[1:]) if rest else values[1:])
            return
        else:
            self.field(field, Entry(entry.word, (tuple(rest), *values[1:]), None, None, entry.span), where_field)
            return
        if rest:
            self.run(record, (tuple(rest), *values[1:]), where, entry, principal=None)

    def no_field(self, record: RecordType, values: Values, where: _Where, entry: Entry, principal: str | None) -> None:
        if principal is not None:
            self.act("set", where.under(principal), entry.span, values)
            return
        item, *rest = values[0]
        span = item.span or entry.word.span
        if isinstance(item, Compare) and item.operator == "=" and _field_of(item.left, record) is not None:
            # « deal hand = 15 »
            spelled = [each.span.text for each in (item.left, item.right) if each.span is not None]
            self.problems.append(told("meant", span, " ".join(spelled)))
            self.run(record, ((item.left, item.right, *rest), *values[1:]), where, entry, principal=None)
            return
        if isinstance(item, Compare) and _field_of(item.left, record) is not None:
            # « level single when >= 9 »: what is compared is left out.
            behind = item._replace(left=Path(("",)), span=_behind(item.left, item))
            self.run(record, ((item.left, behind, *rest), *values[1:]), where, entry, principal=None)
            return
        concept = item.steps[0] if isinstance(item, Path) else span.text
        if concept in RELATIONS and rest and isinstance(rest[0], Path) and len(where.path) > 1:
            self.outside_block(Word(concept, span), rest[0], where)
            self.run(record, (tuple(rest[1:]), *values[1:]), where, entry, principal=None)
            return
        self.unknown(Word(concept, span), record, where, (entry.word.concept,))

    def set(self, setting: Setting, where: _Where, span: Span | None, values: Values) -> None:
        """A setting and its value, which may be the name of an entry."""
        if isinstance(setting.kind, Reference):
            values = tuple(tuple(map(self.named_item, group)) for group in values)
        self.act("set", where, span, values)

    def act(self, act: Act, where: _Where, span: Span | None, values: Values = ()) -> None:
        source = self.sources[0] if self.sources else None
        place = span or self.document.id.span
        origin = Origin(place, self.document.id.concept, self.rank, where.players, where.citation, source)
        self.said.append(Said(act, where.path, values, origin, where.fixed))

    def meta(self, entry: Entry, record: RecordType, where: _Where) -> bool:
        """Words every block knows: titles, notes, order and likeness."""
        concept = entry.word.concept
        if concept in PROSE:
            self.texts(entry, where)
        elif concept in RELATIONS and where.path and lookup(record, concept) is None:
            self.relation(entry, record, where)
        elif not where.path and concept in HEADER:
            self.header(entry)
        else:
            return False
        return True

    def texts(self, entry: Entry, where: _Where) -> None:
        block = entry.block or ()
        if entry.block is None:
            self.no_text(entry.word, entry.span)
        for each in block:
            text = _only_text(each)
            if isinstance(each, Entry) and text is not None:
                self.check_language(each.word)
                self.tell(Prose(where.path, entry.word.concept, each.word.concept, text.value, text.span))
            else:
                self.no_text(entry.word, each.span)

    def no_text(self, word: Word, span: Span | None, name: str = "") -> None:
        """Something else where a text should be, with what it would look like."""
        span = span or word.span
        behind = span.text.removeprefix(word.written).strip(_AROUND_TEXT)
        language, _, rest = behind.partition(" ")
        if language not in LANGUAGES:
            language, rest = self.document.language, behind
        text = quote(rest.strip(_AROUND_TEXT) or "…")
        how = "plain" if word.concept in {"source", "version"} else "languages"
        instead = text if how == "plain" else f"{{ {language} {text} }}"
        self.problems.append(
            problems.META_EXPECTED.at(span, word=word.written, how=how, instead=f"{word.written} {name}{instead}")
        )

    def tell(self, prose: Prose) -> None:
        """A text; another one in its place would be lost."""
        before = self.told.setdefault(prose[:3], prose.span)
        if before is not prose.span:
            what = Steps((*prose.path, prose.word, prose.language))
            self.problems.append(problems.SAID_TWICE.at(prose.span, Label(before, "other"), what=what))
        self.prose.append(prose)

    def check_language(self, word: Word) -> None:
        if word.concept not in LANGUAGES:
            known = Concepts(LANGUAGES)
            self.problems.append(problems.UNKNOWN_LANGUAGE.at(word.span, word=word.written, known=known))

    def relation(self, entry: Entry, record: RecordType, where: _Where) -> None:
        concept = entry.word.concept
        inner = entry.block[0] if entry.block is not None and len(entry.block) == 1 else None
        if isinstance(inner, Entry) and not entry.values:
            self.outside_block(entry.word, Path((inner.word.concept,), inner.word.span), where)
            self.block(inner.block or (), record, where)
            return
        if _names(entry.values) is None:
            self.problems.append(problems.MISSING_NAME.at(entry.span, word=entry.word.written))
            return
        self.act(_act(concept), where, entry.span, tuple((self.named_item(group[0]),) for group in entry.values))

    def called(self, span: Span, name: str) -> str:
        """A name, noted as one."""
        self.names[span] = name
        return name

    def named_item(self, item: Item) -> Item:
        """A path of one step as the name of an entry."""
        if not isinstance(item, Path) or len(item.steps) != 1 or item.span is None:
            return item
        return Path((self.called(item.span, entry_name(item.span.text, item.steps[0])),), item.span)

    def outside_block(self, word: Word, name: Path, where: _Where) -> None:
        """``bid pousse after prise``: what belongs into the block of an entry stands before it."""
        of, named = where.path[-2:]
        home = Row((of, named, "{", word.concept, name.steps[0], "}"))
        if not any(each.arguments.get("home", ())[:2] == home[:2] for each in self.problems):  # type: ignore[index]
            self.problems.append(
                problems.UNKNOWN_SETTING.at(
                    word.span,
                    word=word.written,
                    known=Concepts(),
                    hint="home",
                    suggestion="",
                    home=home,
                    inside=Concepts(),
                )
            )
        self.act(_act(word.concept), where, word.span, ((self.named_item(name),),))

    def header(self, entry: Entry) -> None:
        concept = entry.word.concept
        if concept in {"source", "version"}:
            if _only_text(entry) is None:
                self.no_text(entry.word, entry.span)
            return
        if concept == "players":
            self.player_counts(entry)
            return
        if concept == "reason":
            self.reason(entry)
            return
        if _names(entry.values) is None:
            self.problems.append(problems.MISSING_NAME.at(entry.span, word=entry.word.written))

    def reason(self, entry: Entry) -> None:
        """``reason no-source { fr "…"; en "…" }``: why something is assumed, said once for all languages."""
        name = _only_name(entry.values)
        if name is not None:
            self.no_text(entry.word, None, f"{name} ")
        elif not entry.block:
            self.problems.append(problems.MISSING_NAME.at(entry.span, word=entry.word.written))
        for named in entry.block or ():
            if isinstance(named, Entry) and named.block:
                name = named.word.concept
                self.reasons.setdefault(name, named.word.span)
                self.texts(Entry(entry.word, (), named.block, None, named.span), _Where((name,)))
            else:
                self.no_text(entry.word, named.span)

    def player_counts(self, entry: Entry) -> None:
        """``players 4, 3, 5``: the first is the number the game is explained for."""
        if not entry.values:
            self.problems.append(problems.VALUE_MISSING.at(entry.span, word=Concept("players")))
        if self.counted is not None:
            label = Label(self.counted, "other")
            self.problems.append(problems.SAID_TWICE.at(entry.span, label, what=Steps(("players",))))
            return
        self.counted = entry.span
        for values in entry.values:
            number = _number_of(values)
            if number is None:
                self.no_count(entry, values)
                return
            least, most = bounds_on_players(self.shape)
            if not least <= number <= most:
                self.problems.append(
                    problems.OUT_OF_BOUNDS.at(
                        values[0].span or entry.span, word=Concept("players"), least=least, most=most, given=number
                    )
                )
                self.refused.append(number)
                return
            self.players.append(int(number))

    def no_count(self, entry: Entry, values: tuple[Item, ...]) -> None:
        first, last = values[0].span or entry.word.span, values[-1].span or entry.word.span
        whole = first.to(last)
        meant = list_meant(values, whole.text)
        if not meant and "," in whole.text:
            meant = ", ".join(re.findall("[0-9]+", whole.text))
        if meant:
            self.problems.append(problems.COMMA_FOR_LIST.at(whole, written=whole.text, instead=meant))
        else:
            self.problems.append(not_a_number(Concept("players"), whole))


def _is_nameless(entry: Entry, field: Entries) -> bool:
    """Whether what stands for a name is a setting with its value: ``bonus { worth 10 }``, ``promise worth 200``."""
    if isinstance(field.of, Kind) or entry.block is not None or not entry.values:
        return False
    first = entry.values[0][0]
    return is_word_in(field.of, entry.word.concept) and _field_of(first, field.of) is None


def _surplus_name(word: Word, entry: Entry, record: RecordType) -> Entry | None:
    """What stands behind a name on its line and means nothing there: more of the name."""
    if entry.block is None or len(entry.block) != 1 or not isinstance(entry.block[0], Entry):
        return None
    inner = entry.block[0]
    between = word.span.source.text[word.span.end : inner.word.span.start]
    follows = inner.word.span.source is word.span.source and inner.word.span.start >= word.span.end
    beside = follows and not between.strip(" \t\u00a0\u3000")
    meta = inner.word.concept in {*PROSE, *RELATIONS}
    return inner if beside and not meta and lookup(record, inner.word.concept) is None else None


def _glued(first: Item, rest: Sequence[Item]) -> int:
    """How many values stand at the first without a space, as words do in Japanese."""
    pairs = pairwise([first, *rest])
    return sum(
        1 for _ in takewhile(lambda two: two[0].span and two[1].span and two[0].span.end == two[1].span.start, pairs)
    )


def _names_in(entry: Entry) -> tuple[str, ...]:
    """The words that may be names in a statement: the first of its line, or those its block begins lines with."""
    line = [group[0].steps[0] for group in entry.values[:1] if group and isinstance(group[0], Path)]
    return tuple(line or [each.word.concept for each in entry.block or () if isinstance(each, Entry)])


def _says_yes_or_no(item: Item) -> bool:
    return isinstance(item, Path) and item.span is not None and answer(item.span.text) is not None


def _act(concept: str) -> Act:
    return "like" if concept == "like" else "before" if concept == "before" else "after"


def bounds_on_players(shape: RecordType) -> tuple[int, int]:
    """The fewest and the most players a ruleset may be for."""
    field = shape.fields["players"]
    if not isinstance(field, Setting) or not isinstance(field.kind, Whole):
        raise TypeError(shape)
    return field.kind.least, field.kind.most


def _unused_reasons(reader: "_Reader") -> Iterator[Diagnostic]:
    """Reasons declared that nothing is assumed for: one of two names may be misspelt."""
    given = {each.origin.citation.reason for each in reader.said if each.origin.citation is not None}
    for name, span in reader.reasons.items():
        if name not in given:
            yield problems.UNUSED_REASON.at(span, name=Concept(name))


def _number_of(values: tuple[Item, ...]) -> int | None:
    item = values[0]
    whole = len(values) == 1 and isinstance(item, Number) and item.value.denominator == 1
    return int(item.value) if whole and isinstance(item, Number) else None


def _header_texts(document: Document, word: str) -> Iterator[str]:
    for statement in document.body:
        if isinstance(statement, Entry) and statement.word.concept == word:
            text = _only_text(statement)
            if text is not None:
                yield text.value


def _only_text(statement: Statement) -> Text | None:
    if not isinstance(statement, Entry) or len(statement.values) != 1 or len(statement.values[0]) != 1:
        return None
    item = statement.values[0][0]
    return item if isinstance(item, Text) else None


def _names(values: Values) -> list[str] | None:
    names = [group[0].steps[0] for group in values if len(group) == 1 and isinstance(group[0], Path)]
    return names if values and len(names) == len(values) else None


def _only_name(values: Values) -> str | None:
    names = _names(values)
    return names[0] if names is not None and len(names) == 1 else None


def _behind(first: Item, whole: Item) -> Span | None:
    """What stands behind the first part of something."""
    if first.span is None or whole.span is None:
        return None
    text = whole.span.source.text[first.span.end : whole.span.end]
    return whole.span._replace(start=whole.span.end - len(text.lstrip()))


def _is_likeness(values: Values) -> bool:
    """``like petit-au-bout``, said without a block."""
    return len(values) == 1 and len(values[0]) == 2 and _names((values[0][:1],)) == ["like"]  # noqa: PLR2004


def _is_word(values: Values, concept: str) -> bool:
    return _names(values) == [concept]


def _field_of(item: Item, record: RecordType) -> "tuple[str, Field, str | None] | None":
    return lookup(record, item.steps[0]) if isinstance(item, Path) and len(item.steps) == 1 else None
