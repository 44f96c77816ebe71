"""What a statement looks like, before anybody asks what it means: names, texts, and where one ends."""

from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import Final

from tarotrules.draft.shape import RecordType, is_word_in, lookup
from tarotrules.expressions.tree import Compare, Path
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Entries, Field
from tarotrules.source.text import Span
from tarotrules.syntax.document import Entry, Item, Statement, Text, Values, Word
from tarotrules.syntax.habits import answer

PROSE: Final = ("title", "note")
NUMBER: Final = "number"
"""Pins the number of an entry's rules."""
RELATIONS: Final = ("like", "before", "after")
"""Words that every named entry may have."""


def is_nameless(entry: Entry, field: Entries) -> bool:
    """Whether what stands for a name is a setting with its value: ``bonus { worth 10 }``, ``promise worth 200``."""
    if isinstance(field.of, Kind) or entry.block is not None or not entry.values:
        return False
    first = entry.values[0][0]
    return is_word_in(field.of, entry.word.concept) and field_of(first, field.of) is None


def surplus_name(word: Word, entry: Entry, record: RecordType) -> Entry | None:
    """What stands behind a name on its line and means nothing there: more of the name."""
    if entry.block is None or len(entry.block) != 1 or not isinstance(entry.block[0], Entry):
        return None
    inner = entry.block[0]
    between = word.span.source.text[word.span.end : inner.word.span.start]
    follows = inner.word.span.source is word.span.source and inner.word.span.start >= word.span.end
    beside = follows and not between.strip(" \t\u00a0\u3000")
    meta = inner.word.concept in {*PROSE, *RELATIONS}
    return inner if beside and not meta and lookup(record, inner.word.concept) is None else None


def glued(first: Item, rest: Sequence[Item]) -> int:
    """How many values stand at the first without a space, as words do in Japanese."""
    pairs = pairwise([first, *rest])
    return sum(
        1 for _ in takewhile(lambda two: two[0].span and two[1].span and two[0].span.end == two[1].span.start, pairs)
    )


def names_in(entry: Entry) -> tuple[str, ...]:
    """The words that may be names in a statement: the first of its line, or those its block begins lines with."""
    line = [group[0].steps[0] for group in entry.values[:1] if group and isinstance(group[0], Path)]
    return tuple(line or [each.word.concept for each in entry.block or () if isinstance(each, Entry)])


def words_of(entry: Entry) -> tuple[Word, ...]:
    """The words behind the first in a statement, up to a comma."""
    items = (item for group in entry.values[:1] for item in group)
    return tuple(Word(each.steps[0], each.span) for each in items if isinstance(each, Path) and each.span is not None)


def said_before(entry: Entry) -> Span | None:
    """What is said of a word, and stands before it: ``not multiplied``."""
    said = entry.values[0][0].span if entry.values and entry.values[0] else None
    return said if said is not None and said.end <= entry.word.span.start else None


def says_yes_or_no(item: Item) -> bool:
    """Whether a value is *yes* or *no* in some language."""
    return isinstance(item, Path) and item.span is not None and answer(item.span.text) is not None


def only_names(values: Values) -> list[str] | None:
    """The names with commas between them that the values are, if they are nothing else."""
    names = [group[0].steps[0] for group in values if len(group) == 1 and isinstance(group[0], Path)]
    return names if values and len(names) == len(values) else None


def only_name(values: Values) -> str | None:
    """The one name that the values are."""
    names = only_names(values)
    return names[0] if names is not None and len(names) == 1 else None


def only_text(statement: Statement) -> Text | None:
    """The text in quotes that is all a statement says."""
    if not isinstance(statement, Entry) or len(statement.values) != 1 or len(statement.values[0]) != 1:
        return None
    item = statement.values[0][0]
    return item if isinstance(item, Text) else None


def texts_of(entry: Entry) -> Values:
    """A text for each language, said in a block or on a line; nothing for what is something else."""
    if entry.block is None:
        return entry.values
    found: list[tuple[Item, ...]] = []
    for each in entry.block:
        first, *rest = each.values if isinstance(each, Entry) and each.values else ((),)
        word = (Path((each.word.concept,), each.word.span),) if isinstance(each, Entry) else ()
        found += [(*word, *first), *rest]
    return tuple(found)


def is_text_of_language(group: Sequence[Item]) -> bool:
    """Whether it is the name of a language with a text behind it."""
    match group:
        case (Path((_,)), Text(value)):
            return value.strip() != ""
    return False


def behind(first: Item, whole: Item) -> Span | None:
    """What stands behind the first part of something."""
    if first.span is None or whole.span is None:
        return None
    text = whole.span.source.text[first.span.end : whole.span.end]
    return whole.span._replace(start=whole.span.end - len(text.lstrip()))


def without_sign(first: Compare, others: Values) -> tuple[Span, str] | None:
    """What is compared, with the values that follow after commas, and the same without the sign: ``hand 15``."""
    more = takewhile(lambda group: not any(isinstance(each, Compare) for each in group), others)
    said = [first.right, *(item for group in more for item in group)]
    head, start, end = first.left.span, said[0].span, said[-1].span
    if head is None or start is None or end is None:
        return None
    return head.to(end), f"{head.text} {start.to(end).text}"


def is_likeness(values: Values) -> bool:
    """``like petit-au-bout``, said without a block."""
    return len(values) == 1 and len(values[0]) == 2 and only_names((values[0][:1],)) == ["like"]  # noqa: PLR2004


def is_word(values: Values, concept: str) -> bool:
    """Whether the values are one word of the language."""
    return only_names(values) == [concept]


def field_of(item: Item, record: RecordType) -> "tuple[str, Field, str | None] | None":
    """The field of a record that a value is the word for."""
    return lookup(record, item.steps[0]) if isinstance(item, Path) and len(item.steps) == 1 else None
