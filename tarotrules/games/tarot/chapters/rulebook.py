"""A variant's rulebook: the chapters put together into a book."""

from collections.abc import Iterable, Iterator
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import line, plain
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters import examples
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.differences import joined
from tarotrules.games.tarot.chapters.front import Front, title_of
from tarotrules.games.tarot.chapters.glossary import glossary
from tarotrules.games.tarot.chapters.numbers import registry, with_players
from tarotrules.games.tarot.chapters.sources import Printed, Sources
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Section, Teller, capitalised
from tarotrules.games.tarot.engine.scoring import Account
from tarotrules.games.tarot.variant import Variant
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.titles import choose_title

SHORT: Final = 12
"""Signs of the rules' id that are enough to see that they are others."""
_PLAYERS: Final = ("players",)
"""The rule that says no more than for how many players the others are."""


def book(variant: Variant, language: str, *, parent: Variant | None, identity: str, sources: tree.Cited) -> tree.Book:
    """The rulebook as a tree; ``parent`` is what differences are shown to, ``identity`` the rules' id."""
    return _Binder(variant, language, parent, sources).book(identity)


class _Binder:
    """Puts one variant's book together in one language."""

    def __init__(self, variant: Variant, language: str, parent: Variant | None, sources: tree.Cited) -> None:
        self.variant, self.parent, self.language, self.cited = variant, parent, language, sources
        self.words = catalogue(language)
        self.main = variant.main.players
        self.beside = Beside(variant, parent, self.words)
        self.told, self.marks = self.beside.told, self.beside.marks()
        self.numbers = self.beside.numbers
        self.sources = Sources(variant, self.beside, self.words)
        self.noted: set[tuple[str, ...]] = set()
        self.printed: list[Printed] = []

    def book(self, identity: str) -> tree.Book:
        """The whole book."""
        numbers = self.words.join([str(number) for number in sorted(self.variant.rulesets)])
        subtitle = self.words.say("frame-subtitle", n=len(self.variant.rulesets), list=str(numbers))
        chapters = [*self.chapters(), *self.variations(), glossary(self.words, self.variant.rulesets.values())]
        if self.cited != "none":
            chapters += self.sources.chapter(self.printed, works_only=self.cited == "margin")
        chapters += self.changes()
        front = Front(self.variant, self.parent, self.words)
        facts = (*front.version(), *front.origin())
        colophon = tuple(map(line, self.colophon(identity)))
        return tree.Book(front.title(), subtitle, self.language, facts, tuple(chapters), "book", colophon, identity)

    def colophon(self, identity: str) -> Iterator[Phrase]:
        """What the book is, in small print at its end."""
        tell = self.words.tell
        yield tell("colophon-rules", identity=identity[:SHORT], edition=str(registry().edition))
        yield tell("colophon-numbers")
        if self.cited == "none":
            yield tell("colophon-unsourced", n=self.sources.without(self.printed), all=len(self.printed))

    def chapters(self) -> Iterator[tree.Chapter]:
        """The game for the main number of players, in the order of a deal."""
        known = registry()
        for section in self.told[self.main]:
            blocks: list[tree.Block] = list(self.blocks(section, self.main))
            if section.id == "scoring":
                blocks += self.examples(self.main)
            number, was = str(known.chapters[section.id]), known.chapters_before[section.id]
            yield tree.Chapter(number, section.id, line(section.title), tuple(blocks), was)

    def blocks(self, section: Section, players: int) -> list[tree.Rule]:
        """The rules of a chapter."""
        told = sorted(section.rules, key=lambda each: self.numbers.key(each.slot))
        shown = (each for each in told if players == self.main or self.varies(each, players))
        return [self.rule(each, section, players) for each in shown]

    def rule(self, rule: Rule, section: Section, players: int) -> tree.Rule:
        """One rule, with its tables, its change mark and its sources."""
        charts = [each for each in section.told if isinstance(each, Chart)]
        number, alone, was = self.numbers.of(rule.slot), None, self.numbers.was(rule.slot)
        if players != self.main:
            number, alone, was = with_players(number, players), players, tuple(f"P{players}-{each}" for each in was)
        self.printed.append((number, rule, players))
        change = self.marks.get(number)
        return tree.Rule(
            number,
            (*body_of(rule, charts, self.words), *self.notes(rule)),
            line(capitalised(rule.heading)) if rule.heading is not None else (),
            rule.settings,
            change.kind if change else None,
            change.before if change else (),
            self.sources.tags(rule, players) if self.cited == "margin" else (),
            alone,
            was,
        )

    def notes(self, rule: Rule) -> Iterator[tree.Passage]:
        """What the files say in their own words about the things a rule tells."""
        about = {path[:length] for path in rule.settings for length in range(1, len(path) + 1)}
        for path, texts in self.variant.notes.items():
            if path in about and path not in self.noted:
                self.noted.add(path)
                text = choose_title(texts, self.language, path[-1])
                yield tree.Paragraph(line(self.words.tell("frame-remark", text=text)))

    def examples(self, players: int) -> list[tree.Block]:
        """Worked examples for a number of players."""
        teller = self.beside.teller(players)
        accounts = examples.deals(teller.rules)
        if not accounts:
            return []
        heading = tree.Heading(line(self.words.tell("examples-title")))
        note = tree.Paragraph(line(self.words.tell("examples-note")))
        return [
            heading,
            note,
            *(self.example(teller, self.example_number(n, players), each) for n, each in enumerate(accounts, 1)),
        ]

    def example_number(self, place: int, players: int) -> str:
        """What an example is called."""
        number = f"E{place}"
        return number if players == self.main else with_players(number, players)

    def example(self, teller: Teller, number: str, account: Account) -> tree.Example:
        rows = tuple((line(who), line(score)) for who, score in examples.result(teller, account))
        columns = (
            tree.Column(line(teller.say("account-player"))),
            tree.Column(line(teller.say("account-score")), "end"),
        )
        table = tree.Table(line(teller.say("account-scores")), columns, rows)
        title = line(teller.title("auction", "bid", account.summary.contract or ""))
        steps = tuple(line(step) for step in examples.steps(teller, account))
        return tree.Example(title, steps, table, number)

    def variations(self) -> Iterator[tree.Chapter]:
        """What is different with other numbers of players."""
        for players in (n for n in self.variant.rulesets if n != self.main):
            number = f"P{players}"
            title = line(self.words.tell("variation-title", players=players))
            yield tree.Chapter(number, f"players-{players}", title, tuple(self.variation(players)))

    def varies(self, rule: Rule, players: int) -> bool:
        """Whether a rule is told otherwise for some players than for the main number."""
        said = self.beside.main_texts.get(rule.slot) != self.beside.text(rule.slot, players)
        return said and rule.settings != (_PLAYERS,)

    def variation(self, players: int) -> Iterator[tree.Block]:
        main = self.beside.main_texts
        there = self.beside.chapters[players].rules
        rules: list[tree.Block] = []
        for section in self.told[players]:
            found = self.blocks(section, players)
            if found:
                rules += [tree.Heading(line(section.title)), *found]
        dropped = [self.numbers.of(slot) for slot in main if slot not in there]
        intro = "variation-intro" if rules else "variation-none"
        given = {"players": players, "base": self.main} if rules else {"players": players}
        yield tree.Paragraph(line(self.words.tell(intro, **given)))
        if dropped:
            yield tree.Paragraph(line(self.words.tell("variation-dropped", numbers=str(self.words.join(dropped)))))
        yield from rules
        yield from self.examples(players)

    def changes(self) -> Iterator[tree.Chapter]:
        """One page: what differs from the base variant."""
        if self.parent is None:
            return
        title = title_of(self.parent, self.language)
        blocks: list[tree.Block] = []
        for players, entries in self.beside.changes():
            if players:
                counts = self.words.join([str(each) for each in sorted(players)])
                blocks.append(tree.Paragraph(line(self.words.tell("changes-players", players=str(counts)))))
            blocks.append(tree.Differences(tuple(each.difference for each in entries)))
        intro = tree.Paragraph(line(self.words.tell("changes-intro" if blocks else "changes-none", title=title)))
        heading = line(self.words.tell("changes-title", title=title))
        yield tree.Chapter("V", "changes", heading, (intro, *blocks))


def body_of(rule: Rule, charts: Iterable[Chart], words: Catalogue) -> tuple[tree.Passage, ...]:
    """A rule's sentences as one paragraph, and its tables."""
    return (
        tree.Paragraph(line(joined(map(capitalised, rule.phrases), words))),
        *(table_of(each) for each in charts if each.slot == rule.slot),
    )


def table_of(chart: Chart) -> tree.Table:
    """A chart as a table: columns of figures are set to the end."""
    columns = tuple(
        tree.Column(line(title), "end" if place and _is_figures(chart, place) else "start")
        for place, title in enumerate(chart.header)
    )
    rows = tuple(tuple(line(cell) for cell in row) for row in chart.rows)
    return tree.Table(line(chart.caption), columns, rows)


def _is_figures(chart: Chart, column: int) -> bool:
    return all(plain(line(row[column]))[-1:].isdigit() for row in chart.rows)
