"""A variant's chapters put together as its rulebook has them; a family adds what stands around them."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Generic, TypeVar

from tarotrules.book import tree
from tarotrules.book.inline import line, reference
from tarotrules.book.labels import labels
from tarotrules.games.telling.beside import Beside, Differing
from tarotrules.games.telling.front import SHORT
from tarotrules.games.telling.numbers import FIRST_OWN, Registry
from tarotrules.games.telling.sources import Printed, Sources
from tarotrules.games.telling.tables import body_of
from tarotrules.games.telling.told import Rule, Section, Teller
from tarotrules.settings.record import Record
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.titles import choose_title

_Rules = TypeVar("_Rules", bound=Record)
_Teller = TypeVar("_Teller", bound=Teller[Any])


class Binder(Generic[_Rules, _Teller]):
    """Puts one variant's book together in one language."""

    def __init__(self, beside: Beside[_Rules, _Teller], cited: tree.Cited) -> None:
        self.beside, self.variant, self.parent, self.words = beside, beside.variant, beside.parent, beside.words
        self.cited = cited
        self.known: Registry = beside.manner.teller.registry()
        self.marks = beside.marks()
        self.numbers = beside.numbers
        self.sources = Sources(beside)
        self.noted: set[tuple[str, ...]] = set()
        self.leapt = False
        self.printed: list[Printed] = []

    def below(self, rule: Rule) -> Iterator[tree.Block]:
        """What illustrates a rule, below it."""
        del rule
        yield from ()

    def figures(self, rule: Rule) -> Iterator[tree.Passage]:
        """What is drawn in a rule."""
        del rule
        yield from ()

    def said_by(self) -> Iterator[tree.Chapter]:
        """Who says so, of the rules that have been printed."""
        if self.cited != "none":
            yield from self.sources.chapter(self.printed, works_only=self.cited == "margin")

    def colophon(self, identity: str) -> Iterator[Phrase]:
        """What the book is, in small print at its end."""
        tell = self.words.tell
        yield tell("colophon-rules", identity=identity[:SHORT], edition=str(self.known.edition))
        if self.cited == "none":
            yield tell("colophon-unsourced", n=self.sources.without(self.printed), all=len(self.printed))

    def chapters(self) -> Iterator[tree.Chapter]:
        """The game for all numbers of players at once, in the order of a deal."""
        for section in self.beside.all.sections:
            number, was = str(self.known.chapters[section.id]), self.known.chapters_before[section.id]
            title = line(section.title, *self.badge(section.players, " "))
            yield tree.Chapter(number, section.id, title, tuple(self.blocks(section)), was)

    def badge(self, players: tuple[int, ...], before: str = "", after: str = "") -> Iterator[str]:
        """For whom something is, if not for all."""
        if players:
            yield from (before, self.beside.abreast.badge(players), after)

    def blocks(self, section: Section) -> Iterator[tree.Block]:
        """The rules of a chapter, each with what illustrates it; a table's own by themselves, at the end."""
        for own, rules in groupby(sorted(section.rules, key=lambda each: self.numbers.key(each.slot)), self.is_own):
            if own:
                yield from self.own_rules()
            for each in rules:
                yield self.rule(each, section)
                yield from self.below(each)

    def is_own(self, rule: Rule) -> bool:
        """Whether only somebody's own file tells what a rule is about."""
        return rule.slot not in self.known.rules

    def own_rules(self) -> Iterator[tree.Block]:
        """What stands above the rules that a table has added, where numbers leap; the first time it says so."""
        yield tree.Heading(line(self.words.tell("own-rules")))
        if not self.leapt:
            self.leapt = True
            yield tree.Paragraph(line(self.words.tell("own-rules-numbered", n=FIRST_OWN)))

    def rule(self, rule: Rule, section: Section) -> tree.Rule:
        """One rule, with its tables, its change mark and its sources."""
        number = self.numbers.of(rule.slot)
        self.printed.append((number, rule))
        change = self.marks.get(number)
        text, *tables = body_of(rule, section.charts(rule.slot), self.words)
        heading = line(rule.called(self.words), *self.badge(rule.players, " "))
        return tree.Rule(
            number,
            (text, *tables, *self.figures(rule), *self.notes(rule)),
            heading,
            rule.settings,
            change.kind if change else None,
            change.instead if change else (),
            self.sources.tags(rule) if self.cited == "margin" else (),
            tuple(self.was(rule.slot)),
        )

    def was(self, slot: str) -> Iterator[str]:
        """The numbers a rule had: in the chapters, and among what was different with other numbers of players."""
        _, *others = self.beside.players
        for number in self.numbers.was(slot):
            yield from (number, *(f"P{players}-{number}" for players in others))

    def notes(self, rule: Rule) -> Iterator[tree.Passage]:
        """What the files say in their own words about the things a rule tells."""
        about = {path[:length] for path in rule.settings for length in range(1, len(path) + 1)}
        for path, texts in self.variant.notes.items():
            if path in about and path not in self.noted:
                self.noted.add(path)
                text = choose_title(texts, self.words.language, path[-1])
                yield tree.Paragraph(line(self.words.tell("frame-remark", text=text)))

    def changes(self) -> Iterator[tree.Chapter]:
        """One page: which rules differ from the base variant's, by what they are about."""
        if self.parent is None:
            return
        title = self.parent.title(self.words.language)
        found = self.beside.differing
        intro = tree.Paragraph(line(self.words.tell("changes-intro" if found else "changes-none", title=title)))
        heading = line(self.words.tell("changes-title", title=title))
        yield tree.Chapter("V", "changes", heading, (intro, *([self.listed(found)] if found else ())))

    def listed(self, differing: Iterable[Differing]) -> tree.Table:
        """Rules with their numbers, what they are called, and whether they are new; what is dropped stands nowhere."""
        kinds = labels(self.words.language)
        rows = tuple(
            (
                line(each.number if each.change.kind == "removed" else reference(each.number)),
                line(each.rule.called(self.words)),
                line(kinds.of(each.change.kind)),
            )
            for each in differing
        )
        heads = ("sources-rule", "changes-name", "changes-kind")
        columns = tuple(tree.Column(line(self.words.tell(each))) for each in heads)
        return tree.Table((), columns, rows)
