"""A variant's rulebook: the chapters put together into a book."""

from collections.abc import Iterator
from itertools import groupby

from tarotrules.book import tree
from tarotrules.book.inline import line, plain
from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters import changes
from tarotrules.games.piquet.chapters.brief import Difference, differing
from tarotrules.games.piquet.chapters.front import SHORT, Front, Variant
from tarotrules.games.piquet.chapters.game import players_of
from tarotrules.games.piquet.chapters.glossary import glossary
from tarotrules.games.piquet.chapters.index import index
from tarotrules.games.piquet.chapters.numbers import registry
from tarotrules.games.piquet.chapters.sections import sections
from tarotrules.games.piquet.chapters.sources import Printed, Sources
from tarotrules.games.piquet.chapters.tables import joined, table_of
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.chapters.unsettled import unsettled
from tarotrules.games.piquet.chapters.whole import whole_deal
from tarotrules.games.piquet.chapters.worked import worked
from tarotrules.games.telling.numbers import FIRST_OWN
from tarotrules.games.telling.told import Rule, Section, capitalised
from tarotrules.wording.titles import choose_title


def book(variant: Variant, language: str, *, parent: Variant | None, identity: str, sources: tree.Cited) -> tree.Book:
    """The rulebook as a tree; ``parent`` is what the variant builds on, ``identity`` the rules' id."""
    return _Binder(variant, language, parent).book(identity, sources)


class _Binder:
    """Puts one variant's book together in one language."""

    def __init__(self, variant: Variant, language: str, parent: Variant | None) -> None:
        self.variant, self.words = variant, catalogue(language)
        self.front = Front(variant, parent, self.words)
        self.teller = Teller.of(variant, variant.main, self.words)
        self.sections = sections(self.teller)
        self.rules = {rule.slot: rule for section in self.sections for rule in section.rules}
        self.found = [] if parent is None else [*differing(parent, variant, self.words)]
        self.marks: dict[str, Difference] = {each.rule.slot: each for each in self.found}
        self.noted: set[tuple[str, ...]] = set()

    def book(self, identity: str, cited: tree.Cited) -> tree.Book:
        """The whole book."""
        numbers = players_of(self.words, [self.variant.main.players])
        subtitle = plain(line(self.words.tell("frame-subtitle", list=numbers)))
        chapters = [*self.chapters(), *self.deals(), *unsettled(self.teller, self.rules)]
        chapters.append(glossary(self.teller, self.rules))
        if cited != "none":
            chapters += Sources(self.variant, [*self.rules.values()], self.words).chapter(self.printed())
        chapters += changes.chapter(self.front, self.found)
        chapters.append(index(self.teller, self.rules))
        edition = str(registry().edition)
        colophon = (line(self.words.tell("colophon-rules", identity=identity[:SHORT], edition=edition)),)
        facts, language = tuple(self.front.facts()), self.words.language
        return tree.Book(
            self.front.title(),
            subtitle,
            language,
            facts,
            tuple(chapters),
            colophon=colophon,
            identity=identity,
            motif="suits",
        )

    def deals(self) -> Iterator[tree.Chapter]:
        """One deal from beginning to end, and some of which only the scores are told."""
        blocks = (*whole_deal(self.teller), *worked(self.teller))
        if blocks:
            yield tree.Chapter("D", "worked", line(self.words.tell("worked-title")), blocks)

    def printed(self) -> list[Printed]:
        """The rules with their numbers."""
        return [(self.teller.numbers.of(slot), rule) for slot, rule in self.rules.items()]

    def chapters(self) -> Iterator[tree.Chapter]:
        """The chapters in the order of a deal."""
        for section in self.sections:
            number = str(registry().chapters[section.id])
            yield tree.Chapter(number, section.id, line(section.title), tuple(self.blocks(section)))

    def blocks(self, section: Section) -> Iterator[tree.Block]:
        """The rules of a chapter; a table's own by themselves, at the end."""
        for own, rules in groupby(section.rules, key=lambda rule: rule.slot not in registry().rules):
            if own:
                yield tree.Heading(line(self.words.tell("own-rules")))
                yield tree.Paragraph(line(self.words.tell("own-rules-numbered", n=FIRST_OWN)))
            for rule in rules:
                yield self.rule(rule, section)

    def rule(self, rule: Rule, section: Section) -> tree.Rule:
        """One rule, with its tables and what the files say of it in their own words."""
        gap, mark = self.words.say("sentence-gap"), self.marks.get(rule.slot)
        text = tree.Paragraph(line(joined(map(capitalised, rule.phrases), gap)))
        tables = map(table_of, section.charts(rule.slot))
        return tree.Rule(
            self.teller.numbers.of(rule.slot),
            (text, *tables, *self.notes(rule)),
            line(rule.called(self.words)),
            rule.settings,
            mark.kind if mark is not None else None,
            line(gap.join(mark.before)) if mark is not None else (),
        )

    def notes(self, rule: Rule) -> Iterator[tree.Passage]:
        """What the files say in their own words about the things a rule tells."""
        about = {path[:length] for path in rule.settings for length in range(1, len(path) + 1)}
        for path, texts in self.variant.notes.items():
            if path in about and path not in self.noted:
                self.noted.add(path)
                text = choose_title(texts, self.words.language, path[-1])
                yield tree.Paragraph(line(self.words.tell("frame-remark", text=text)))
