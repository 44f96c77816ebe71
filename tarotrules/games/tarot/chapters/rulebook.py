"""A variant's rulebook: the chapters put together into a book."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import groupby

from tarotrules.book import tree
from tarotrules.book.inline import cell, line, plain, reference
from tarotrules.book.labels import labels
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters import examples, positions
from tarotrules.games.tarot.chapters.advice import advice
from tarotrules.games.tarot.chapters.annotated import Annotated
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.game import players_of
from tarotrules.games.tarot.chapters.glance import glance
from tarotrules.games.tarot.chapters.glossary import glossary
from tarotrules.games.tarot.chapters.index import index
from tarotrules.games.tarot.chapters.needs import needs
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.opening import Opening
from tarotrules.games.tarot.chapters.overview import overview
from tarotrules.games.tarot.chapters.pictures.figures import figures
from tarotrules.games.tarot.chapters.steps import PICTURED, steps
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.chapters.unsettled import unsettled
from tarotrules.games.tarot.engine.teaching import Taught, teach
from tarotrules.games.tarot.players.showing import shown
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.abreast import is_badged
from tarotrules.games.telling.beside import Differing
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.front import SHORT, Front
from tarotrules.games.telling.numbers import FIRST_OWN
from tarotrules.games.telling.sources import Printed, Sources
from tarotrules.games.telling.told import Chart, Rule, Section, capitalised
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.titles import choose_title


def book(variant: Variant, language: str, *, parent: Variant | None, identity: str, sources: tree.Cited) -> tree.Book:
    """The rulebook as a tree; ``parent`` is what differences are shown to, ``identity`` the rules' id."""
    return _Binder(variant, language, parent, sources).book(identity)


class _Binder:
    """Puts one variant's book together in one language."""

    def __init__(self, variant: Variant, language: str, parent: Variant | None, sources: tree.Cited) -> None:
        self.variant, self.parent, self.language, self.cited = variant, parent, language, sources
        self.words = catalogue(language)
        self.beside = Beside(variant, parent, self.words)
        self.marks = self.beside.marks()
        self.numbers = self.beside.numbers
        self.sources = Sources(self.beside)
        self.noted: set[tuple[str, ...]] = set()
        self.leapt = False
        self.printed: list[Printed] = []

    def book(self, identity: str) -> tree.Book:
        """The whole book."""
        numbers = players_of(self.words, sorted(self.variant.rulesets))
        subtitle = plain(line(self.words.tell("frame-subtitle", n=len(self.variant.rulesets), list=numbers)))
        front = Front(self.variant, self.parent, self.words)
        opening = Opening(self.beside)
        before = (needs(opening, front), overview(opening), steps(opening))
        chapters = [*before, *self.chapters(), *self.whole_deal(), *unsettled(self.beside)]
        chapters += [*advice(self.beside), glossary(self.beside)]
        if self.cited != "none":
            chapters += self.sources.chapter(self.printed, works_only=self.cited == "margin")
        chapters += [*self.changes(), index(self.beside), glance(self.beside)]
        colophon = tuple(map(line, self.colophon(identity)))
        facts = (*front.version(), *front.about())
        return tree.Book(front.title(), subtitle, self.language, facts, tuple(chapters), "book", colophon, identity)

    def colophon(self, identity: str) -> Iterator[Phrase]:
        """What the book is, in small print at its end."""
        tell = self.words.tell
        yield tell("colophon-rules", identity=identity[:SHORT], edition=str(registry().edition))
        if self.cited == "none":
            yield tell("colophon-unsourced", n=self.sources.without(self.printed), all=len(self.printed))

    def chapters(self) -> Iterator[tree.Chapter]:
        """The game for all numbers of players at once, in the order of a deal."""
        known = registry()
        for section in self.beside.all.sections:
            number, was = str(known.chapters[section.id]), known.chapters_before[section.id]
            title = line(section.title, *self.badge(section.players, " "))
            yield tree.Chapter(number, section.id, title, tuple(self.blocks(section)), was)

    def badge(self, players: tuple[int, ...], before: str = "", after: str = "") -> Iterator[str]:
        """For whom something is, if not for all."""
        if players:
            yield from (before, self.beside.abreast.badge(players), after)

    def blocks(self, section: Section) -> Iterator[tree.Block]:
        """The rules of a chapter, each with the deals that illustrate it; a table's own by themselves, at the end."""
        for own, rules in groupby(sorted(section.rules, key=lambda each: self.numbers.key(each.slot)), self.is_own):
            if own:
                yield from self.own_rules()
            for each in rules:
                yield self.rule(each, section)
                yield from filter(None, (positions.box(self.tellers, each, self.see),))
                yield from self.examples(each)

    def is_own(self, rule: Rule) -> bool:
        """Whether only somebody's own file tells what a rule is about."""
        return rule.slot not in registry().rules

    def own_rules(self) -> Iterator[tree.Block]:
        """What stands above the rules that a table has added, where numbers leap; the first time it says so."""
        yield tree.Heading(line(self.words.tell("own-rules")))
        if not self.leapt:
            self.leapt = True
            yield tree.Paragraph(line(self.words.tell("own-rules-numbered", n=FIRST_OWN)))

    @cached_property
    def tellers(self) -> list[Teller]:
        """Who tells the rules for each number of players."""
        return list(map(self.beside.teller, self.beside.players))

    def see(self, reason: str) -> Phrase:
        """The number of the rule that tells why something may not be done."""
        rules = self.beside.all.rules.items()
        slot = next(slot for slot, rule in rules if (reason, None) in rule.reasons)
        return reference(self.numbers.of(slot))

    def examples(self, rule: Rule) -> Iterator[tree.Example]:
        """The deals that illustrate a rule."""
        for taught in self.taught.get(rule.slot, ()):
            teller = self.beside.teller(taught.account.summary.players)
            yield examples.example(teller, taught.account)

    @cached_property
    def taught(self) -> dict[str, list[Taught]]:
        """The fewest deals from which all can be learnt that accounts show, by the rule they stand at."""
        first, *others = self.beside.players
        # With five there is most to see: a partner, and half points.
        every = (self.variant.rulesets[each] for each in (first, *sorted(others, reverse=True)))
        return examples.beside(teach(every), self.beside.all.rules)

    def rule(self, rule: Rule, section: Section) -> tree.Rule:
        """One rule, with its tables, its change mark and its sources."""
        charts = [each for each in section.told if isinstance(each, Chart)]
        number = self.numbers.of(rule.slot)
        self.printed.append((number, rule))
        change = self.marks.get(number)
        text, *tables = body_of(rule, charts, self.words)
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

    def figures(self, rule: Rule) -> Iterator[tree.Passage]:
        """What is drawn below a rule, if no step has shown it; a picture shows the main number of players."""
        main, *_ = self.beside.players
        if rule.slot not in PICTURED.values() and (not rule.players or main in rule.players):
            yield from figures(self.beside.teller(main), rule.slot)

    def notes(self, rule: Rule) -> Iterator[tree.Passage]:
        """What the files say in their own words about the things a rule tells."""
        about = {path[:length] for path in rule.settings for length in range(1, len(path) + 1)}
        for path, texts in self.variant.notes.items():
            if path in about and path not in self.noted:
                self.noted.add(path)
                text = choose_title(texts, self.language, path[-1])
                yield tree.Paragraph(line(self.words.tell("frame-remark", text=text)))

    def whole_deal(self) -> Iterator[tree.Chapter]:
        """One deal, played with the main number of players."""
        main = self.variant.main
        deal = shown(main)
        if deal is not None:
            teller = self.beside.teller(main.players)
            told = Annotated(teller, deal, self.beside.chapters[main.players].rules, self.numbers)
            title = line(self.words.tell("chapter-annotated"))
            yield tree.Chapter("D", "whole-deal", title, tuple(told.blocks()))

    def changes(self) -> Iterator[tree.Chapter]:
        """One page: which rules differ from the base variant's, by what they are about."""
        if self.parent is None:
            return
        title = self.parent.title(self.language)
        found = self.beside.differing
        intro = tree.Paragraph(line(self.words.tell("changes-intro" if found else "changes-none", title=title)))
        heading = line(self.words.tell("changes-title", title=title))
        yield tree.Chapter("V", "changes", heading, (intro, *([self.listed(found)] if found else ())))

    def listed(self, differing: Iterable[Differing]) -> tree.Table:
        """Rules with their numbers, what they are called, and whether they are new; what is dropped stands nowhere."""
        kinds = labels(self.language)
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


def body_of(rule: Rule, charts: Iterable[Chart], words: Catalogue) -> tuple[tree.Passage, ...]:
    """A rule's paragraphs, and its tables; what is for some only stands in a paragraph of its own."""
    said = groupby(map(capitalised, rule.phrases), key=lambda each: each if rule.apart or is_badged(each) else "")
    return (
        *(tree.Paragraph(line(joined(phrases, words))) for _, phrases in said),
        *(table_of(each) for each in charts if each.slot == rule.slot),
    )


def table_of(chart: Chart) -> tree.Table:
    """A chart as a table: columns of figures are set to the end."""
    if chart.lying:
        heads, *turned = zip(chart.header, *chart.rows, strict=True)
        return table_of(chart._replace(header=heads, rows=tuple(turned), lying=False))
    columns = tuple(
        tree.Column(cell(title), "end" if place and _is_figures(chart, place) else "start")
        for place, title in enumerate(chart.header)
    )
    rows = tuple(tuple(cell(each) for each in row) for row in chart.rows)
    return tree.Table(line(chart.caption), columns, rows)


def _is_figures(chart: Chart, column: int) -> bool:
    cells = [plain(cell(row[column])) for row in chart.rows]
    return any(map(_is_figure, cells)) and all(_is_figure(each) or not _is_word(each) for each in cells)


def _is_figure(text: str) -> bool:
    return text[-1:].isdigit()


def _is_word(text: str) -> bool:
    return any(map(str.isalnum, text))
