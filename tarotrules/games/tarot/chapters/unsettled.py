"""What the rules leave open: questions to be settled before the first deal, each at the rule it belongs to."""

from collections.abc import Iterator

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, reference
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.settings.walk import SettingPath, left_open
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.titles import choose_title

ENTRY = 3
"""Steps of the path to a setting of something that a file declares: kind, name, setting."""


def unsettled(beside: Beside) -> Iterator[tree.Chapter]:
    """The chapter, where there is anything to settle."""
    rulesets = (beside.variant.rulesets[each] for each in beside.players)
    found = dict.fromkeys(path for rules in rulesets for path in left_open(rules))
    if found:
        words = beside.words
        questions = tree.Items(tuple(_line(beside, path) for path in found))
        intro = tree.Paragraph(line(words.tell("open-intro")))
        yield tree.Chapter("O", "open", line(words.tell("open-title")), (intro, questions))


def question(path: SettingPath) -> str:
    """The message that asks for a setting, whatever it is a setting of."""
    steps = (path[0], *path[2:]) if len(path) >= ENTRY else path
    return f"open-{'-'.join(steps).replace('_', '-')}"


def _line(beside: Beside, path: SettingPath) -> Line:
    """A question, with the rule that would answer it."""
    words, asked = beside.words, question(path)
    if len(path) >= ENTRY:
        title = choose_title(beside.variant.titles.get(path[:2], {}), words.language, path[1])
        said = words.tell("open-of", title=title, question=words.tell(asked))
    else:
        said = words.tell(asked)
    return line(_at(beside, path, said))


def _at(beside: Beside, path: SettingPath, said: Phrase) -> Phrase:
    rules = beside.all.rules.values()
    closest = max(rules, key=lambda each: each.closeness(path))
    if not closest.closeness(path):
        return said
    return beside.words.tell("open-at", question=said, rule=reference(beside.numbers.of(closest.slot)))
