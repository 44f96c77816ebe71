"""What differs from the variant that rules build on: a chapter of their book, and a sheet of its own."""

from collections.abc import Iterator, Sequence

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, reference
from tarotrules.book.labels import labels
from tarotrules.games.piquet.chapters.brief import Difference, differing
from tarotrules.games.piquet.chapters.front import SHORT, Front
from tarotrules.wording.catalogue import Catalogue


def chapter(front: Front, found: Sequence[Difference]) -> Iterator[tree.Chapter]:
    """The chapter: which rules differ, by what they are about; what is dropped stands nowhere in the book."""
    if front.parent is None:
        return
    words, title = front.words, front.parent.title(front.words.language)
    intro = tree.Paragraph(line(words.tell("changes-intro" if found else "changes-none", title=title)))
    kinds = labels(words.language)
    rows: tuple[tuple[Line, ...], ...] = tuple(
        (
            line(each.number if each.kind == "removed" else reference(each.number)),
            line(each.rule.called(words)),
            line(kinds.of(each.kind)),
        )
        for each in found
    )
    table = (_table(words, ("sources-rule", "changes-name", "changes-kind"), rows),) if rows else ()
    yield tree.Chapter("V", "changes", line(words.tell("changes-title", title=title)), (intro, *table))


def sheet(front: Front, identity: str) -> tree.Book:
    """The same on a sheet, with what the rules say now and what they said."""
    words, parent = front.words, front.parent
    found = () if parent is None else tuple(differing(parent, front.variant, words))
    gap = words.say("sentence-gap")
    rows = tuple(
        (line(each.number), line(each.rule.called(words)), line(gap.join(each.now)), line(gap.join(each.before)))
        for each in found
    )
    if parent is None:
        blocks: tuple[tree.Block, ...] = (tree.Paragraph(line(words.tell("changes-no-base"))),)
    elif not rows:
        none = words.tell("changes-none", title=parent.title(words.language))
        blocks = (tree.Paragraph(line(none)),)
    else:
        blocks = (_table(words, ("sources-rule", "changes-name", "changes-now", "changes-before"), rows),)
    title = words.say("changes-title", title=parent.title(words.language) if parent is not None else "")
    made = tree.Chapter("", "changes", line(words.tell("changes-rules")), blocks)
    facts = (front.fact("frame-id", identity[:SHORT]),)
    return tree.Book(front.title(), title if parent is not None else "", words.language, facts, (made,), form="sheet")


def _table(words: Catalogue, heads: Sequence[str], rows: tuple[tuple[Line, ...], ...]) -> tree.Table:
    return tree.Table((), tuple(tree.Column(line(words.tell(each))) for each in heads), rows)
