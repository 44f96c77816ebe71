"""A document's statements as acts on paths, read against the shape of a ruleset.

The shape (a :class:`~tarotrules.settings.record.Record` type) says which words are groups, which take
names and which hold values; no setting is known here by name.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tarotrules.draft import problems
from tarotrules.draft.head import HEADER, NEEDS, OF_OPTIONS, REGION, Head
from tarotrules.draft.layer import Layer, Lost
from tarotrules.draft.looks import (
    NUMBER,
    PROSE,
    RELATIONS,
    behind,
    field_of,
    glued,
    is_likeness,
    is_nameless,
    is_text_of_language,
    is_word,
    names_in,
    only_names,
    said_before,
    says_yes_or_no,
    surplus_name,
    texts_of,
    without_sign,
    words_of,
)
from tarotrules.draft.reading import name_missing
from tarotrules.draft.said import Act, Origin, Said
from tarotrules.draft.shape import RecordType, are_names_of_entries, lookup, removable, words
from tarotrules.expressions.tree import Compare, Path
from tarotrules.settings.kinds import Flag, Kind, Reference, Texts, is_name
from tarotrules.settings.record import Entries, Field, Group, Setting
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Row
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
    Values,
    Word,
)
from tarotrules.syntax.habits import name_like, told
from tarotrules.syntax.names import entry_name, file_name
from tarotrules.syntax.problems import BLANK_IN_NAME, REMOVE_WITHOUT_NAME

MOST_ENTRIES = 512
"""Blocks and named entries in one file; the official rules have 46."""


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
    reader.head.check_reasons({each.origin.citation.reason for each in reader.said if each.origin.citation is not None})
    declared = [each for each in reader.said if each.act == "declare"]
    if len(declared) > MOST_ENTRIES:
        reader.problems.append(problems.TOO_MANY_ENTRIES.at(declared[MOST_ENTRIES].origin.span, most=MOST_ENTRIES))
        reader.said.clear()
    layer = Layer(
        document=document,
        said=tuple(reader.said),
        prose=tuple(reader.head.prose),
        pinned=tuple(reader.head.pinned),
        lost=tuple(reader.lost),
        players=tuple(reader.head.players),
        refused=tuple(reader.head.refused),
        sources=tuple(reader.head.sources),
        version=reader.head.version,
        status=reader.head.status,
        regions=reader.head.regions,
        names=reader.names,
    )
    return layer, reader.problems


class _Reader:
    """Walks one document, collecting acts and problems."""

    def __init__(self, document: Document, rank: int, shape: RecordType) -> None:
        self.document, self.rank, self.shape = document, rank, shape
        self.said: list[Said] = []
        self.problems: list[Diagnostic] = []
        self.head = Head(document, shape, self.problems)
        self.lost: list[Lost] = []
        self.names: dict[Span, str] = {}

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

    def without_name(self, span: Span, word: str, where: _Where) -> None:
        """Something without the name it must have."""
        found = Lost(problems.MISSING_NAME, span, word, where.path[-1], where.path, self.shape, Concepts(), ())
        self.lost.append(found)

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
            self.unknown(entry.word, record, where, names_in(entry), words_of(entry))
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

    def unknown(
        self, word: Word, record: RecordType, where: _Where, beside: tuple[str, ...], behind: tuple[Word, ...] = ()
    ) -> None:
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
        header = [each for each in HEADER if head.kind == "option" or each not in OF_OPTIONS]
        known = Concepts(dict.fromkeys([*words(record), *PROSE, *(header if record is self.shape else ())]))
        lost = Lost(problems.UNKNOWN_SETTING, span, written, concept, where.path, record, known, beside, behind)
        self.lost.append(lost)

    def field(self, field: Field, entry: Entry, where: _Where) -> None:
        """A word of the record, with what follows it."""
        match field:
            case Setting(kind=Flag()) if (no := said_before(entry)) is not None:
                self.problems.append(told("meant", no.to(entry.word.span), Row((entry.word.concept, "no"))))
                self.act("set", where, entry.word.span, entry.values)
            case Setting(kind=Texts()):
                self.texts(entry, where)
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
        if field.optional and is_word(entry.values, "none"):
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
            first = next(iter(entry.values[0]), None) if entry.values else None
            if first is not None and says_yes_or_no(first):
                self.problems.append(REMOVE_WITHOUT_NAME.at(entry.span or entry.word.span))
                return
            if not isinstance(first, Path) or len(first.steps) != 1:
                self.without_name(entry.span or entry.word.span, entry.word.written, where)
                return
            first, after = self.in_one_piece(first, entry.values[0][1:], field, where)
            rest = tuple(group for group in (after, *entry.values[1:]) if group)
            if is_likeness(rest):
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
                self.without_name(inner.span or entry.word.span, entry.word.written, where)

    def one(self, field: Entries, entry: Entry, where: _Where) -> None:
        """One named entry: its word is the name."""
        if is_nameless(entry, field):
            self.without_name(entry.word.span, where.path[-1], where)
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
        while not isinstance(field.of, Kind) and (following := surplus_name(words[-1], inner, field.of)) is not None:
            inner = following
            words.append(inner.word)
        if len(words) == 1:
            return entry
        return Entry(self.joined(words, where), inner.values, inner.block, entry.citation, entry.span)

    def in_one_piece(
        self, first: Path, rest: tuple[Item, ...], field: Entries, where: _Where
    ) -> tuple[Path, tuple[Item, ...]]:
        """``bonus petit au bout worth 15``: the name as one word, and what is said of it."""
        at = glued(first, rest)
        if not isinstance(field.of, Kind):
            at = next((i for i, item in enumerate(rest) if field_of(item, field.of) is not None), at)
        words = [Word(item.steps[0], item.span) for item in (first, *rest[:at]) if isinstance(item, Path) and item.span]
        if not at or len(words) <= at or is_likeness((rest[at - 1 : at + 1],)):
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
        found = field_of(items[0], record)
        if found is None:
            self.no_field(record, values, where, entry, principal)
            return
        name, field, bare = found
        where_field, rest = where.under(name), items[1:]
        if bare is not None or (isinstance(field, Setting) and isinstance(field.kind, Flag)):
            given: Values = ((Path((bare,)),),) if bare else ()
            if bare is None and rest and says_yes_or_no(rest[0]):
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
        if isinstance(item, Compare) and item.operator == "=" and field_of(item.left, record) is not None:
            # « deal hand = 15 », « call chain = king, queen »
            meant = without_sign(item, values[1:] if not rest else ())
            self.problems += [told("meant", *meant)] if meant is not None else []
            self.run(record, ((item.left, item.right, *rest), *values[1:]), where, entry, principal=None)
            return
        if isinstance(item, Compare) and field_of(item.left, record) is not None:
            # « level single when >= 9 »: what is compared is left out.
            rest_of_it = item._replace(left=Path(("",)), span=behind(item.left, item))
            self.run(record, ((item.left, rest_of_it, *rest), *values[1:]), where, entry, principal=None)
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

    def texts(self, entry: Entry, where: _Where) -> None:
        """A setting in somebody's own words."""
        values = texts_of(entry)
        if values and all(map(is_text_of_language, values)):
            self.act("set", where, entry.span, values)
        else:
            self.head.no_text(entry.word, entry.span)

    def act(self, act: Act, where: _Where, span: Span | None, values: Values = ()) -> None:
        place = span or self.document.id.span
        origin = Origin(place, self.document.id.concept, self.rank, where.players, where.citation, self.head.followed)
        self.said.append(Said(act, where.path, values, origin, where.fixed))

    def meta(self, entry: Entry, record: RecordType, where: _Where) -> bool:
        """Words every block knows: titles, notes, a number, order and likeness."""
        concept = entry.word.concept
        if concept in PROSE:
            self.head.texts(entry, where.path)
        elif concept == NUMBER and len(where.path) == len(("kind", "name")) and lookup(record, concept) is None:
            self.head.number(entry, where.path)
        elif concept in RELATIONS and where.path and lookup(record, concept) is None:
            self.relation(entry, record, where)
        elif not where.path and concept in HEADER:
            self.head.header(entry)
            for item in (each for group in entry.values for each in group if concept in {NEEDS, REGION}):
                if isinstance(item, Path) and item.span is not None:
                    name = file_name if concept == NEEDS else entry_name
                    self.called(item.span, name(item.span.text, item.steps[0]))
        else:
            return False
        return True

    def relation(self, entry: Entry, record: RecordType, where: _Where) -> None:
        concept = entry.word.concept
        inner = entry.block[0] if entry.block is not None and len(entry.block) == 1 else None
        if isinstance(inner, Entry) and not entry.values:
            self.outside_block(entry.word, Path((inner.word.concept,), inner.word.span), where)
            self.block(inner.block or (), record, where)
            return
        if only_names(entry.values) is None:
            self.problems.append(name_missing(entry.span, entry.word.written))
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


def _act(concept: str) -> Act:
    return "like" if concept == "like" else "before" if concept == "before" else "after"
