"""What differs from the base, on one page, chapter by chapter; and what each option contributes."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.book.labels import labels
from tarotrules.games.telling.beside import Beside, Differing
from tarotrules.games.telling.front import SHORT, Front
from tarotrules.games.telling.manner import Manner
from tarotrules.games.variant import Variant
from tarotrules.wording.titles import choose_title


def changes(manner: Manner[Any], front: Front, steps: Mapping[str, Variant], identity: str) -> tree.Book:
    """The page; ``steps`` are, by option, the parent with the options up to this one."""
    words, parent = front.words, front.parent
    if parent is None:
        return _sheet(front, words.say("changes-no-base"), (), identity)
    told = Beside(manner, front.variant, parent, words).differing
    subtitle = words.say("changes-title" if told else "changes-none", title=parent.title(words.language))
    chapters = (
        *_chapters(manner, told),
        *_contributions(manner, front, steps, frozenset(each.number for each in told)),
    )
    return _sheet(front, subtitle, chapters, identity)


def _sheet(front: Front, subtitle: str, chapters: tuple[tree.Chapter, ...], identity: str) -> tree.Book:
    """What differs comes first; what the rules are made of, who says so and their id is small print."""
    language = front.words.language
    facts = (*front.about(), *front.origin(), *front.sources(), front.fact("frame-id", identity[:SHORT]))
    small = tuple((*each.label, *line(labels(language).colon), *each.value) for each in facts)
    return tree.Book(front.title(), subtitle, language, tuple(front.version()), chapters, "sheet", small, identity)


def _chapters(manner: Manner[Any], entries: Iterable[Differing]) -> Iterator[tree.Chapter]:
    """What differs, by the chapters of the rulebook."""
    grouped: dict[str, list[Differing]] = {id: [] for id in manner.chapters}
    for each in entries:
        grouped[each.section.id].append(each)
    for id, found in grouped.items():
        if found:
            block = tree.Differences(tuple(each.difference for each in found))
            yield tree.Chapter("", id, line(found[0].section.title), (block,))


def _contributions(
    manner: Manner[Any], front: Front, steps: Mapping[str, Variant], differing: frozenset[str]
) -> Iterator[tree.Chapter]:
    """Which of the rules that differ each option changes."""
    words, before, rows = front.words, front.parent, []
    for name, step in steps.items():
        listed = [each.number for each in Beside(manner, step, before, words).differing if each.number in differing]
        rules = words.join(listed) if listed else words.tell("cheat-nothing")
        title = choose_title(front.variant.options[name], words.language, name)
        rows.append((line(words.tell("frame-option", title=title)), line(rules)))
        before = step
    if rows:
        heads = tuple(tree.Column(line(words.tell(head))) for head in ("changes-option", "changes-rules"))
        table = tree.Table((), heads, tuple(rows))
        yield tree.Chapter("", "options", line(words.tell("changes-options")), (table,))
