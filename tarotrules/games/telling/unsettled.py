"""What rules leave open: questions to be settled before the first deal, each at the rule it belongs to."""

from collections.abc import Iterable, Iterator
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import line, reference
from tarotrules.games.telling.beside import AnyBeside
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.phrase import Phrase

OPEN: Final = "O"
"""The number of the chapter."""
Question = tuple[Phrase, str | None]
"""What is asked, and the slot of the rule it is asked at."""
ENTRY: Final = 3
"""Steps of the path to a setting of something that a file declares: kind, name, setting."""


def question(path: SettingPath) -> str:
    """The message that asks for a setting, whatever it is a setting of."""
    steps = (path[0], *path[2:]) if len(path) >= ENTRY else path
    return f"open-{'-'.join(steps).replace('_', '-')}"


def rule_of(beside: AnyBeside, path: SettingPath) -> str | None:
    """The slot of the rule that would say it, if there is one."""
    closest = max(beside.all.rules.values(), key=lambda each: each.closeness(path))
    return closest.slot if closest.closeness(path) else None


def chapter(beside: AnyBeside, asked: Iterable[Question]) -> Iterator[tree.Chapter]:
    """The chapter, where there is anything to settle; what is asked twice stands there once."""
    found = dict.fromkeys(asked)
    if found:
        words, known = beside.words, beside.numbers
        there = sorted(((said, slot) for said, slot in found if slot), key=lambda each: known.key(each[1]))
        anywhere = (line(said) for said, slot in found if slot is None)
        lines = (line(words.tell("open-at", question=said, rule=reference(known.of(slot)))) for said, slot in there)
        intro = tree.Paragraph(line(words.tell("open-intro")))
        yield tree.Chapter(OPEN, "open", line(words.tell("open-title")), (intro, tree.Items((*lines, *anywhere))))
