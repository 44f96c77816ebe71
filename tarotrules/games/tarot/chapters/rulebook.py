"""A variant's rulebook: the chapters put together into a book, and the book written in a form."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from tarotrules import pipeline
from tarotrules.book import tree
from tarotrules.book.inline import Line, line, plain
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters import examples
from tarotrules.games.tarot.chapters.sections import LANGUAGES, sections
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Section, Teller, capitalised
from tarotrules.games.tarot.engine.scoring import Account
from tarotrules.games.tarot.variant import Told, Variant
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.titles import choose_title

GLOSSARY = (
    "attack", "chien", "contract", "court", "defence", "difference", "discard", "excuse", "lead", "oudler", "petit",
    "taker", "trick", "trump",
)  # fmt: skip


def rulebook(variant: Variant, language: str, form: str) -> str:
    """The rulebook as ``md``, ``html`` or ``txt``."""
    written = book(variant, language)
    if form == "html":
        from tarotrules.book.to_html import to_html  # noqa: PLC0415

        return to_html(written)
    if form == "txt":
        from tarotrules.book.to_text import to_text  # noqa: PLC0415

        return to_text(written)
    from tarotrules.book.to_markdown import to_markdown  # noqa: PLC0415

    return to_markdown(written)


def book(variant: Variant, language: str) -> tree.Book:
    """The rulebook as a tree."""
    return _Binder(variant, language, _parent(variant)).book()


def _parent(variant: Variant) -> Variant | None:
    return pipeline.load(variant.parent).variant if variant.parent is not None else None


class _Change(NamedTuple):
    """How a rule differs from the base's: the rule there, if there is one."""

    kind: tree.Change
    before: Line


class _Binder:
    """Puts one variant's book together in one language."""

    def __init__(self, variant: Variant, language: str, parent: Variant | None) -> None:
        self.variant, self.parent, self.language = variant, parent, language
        self.words = catalogue(language)
        self.main = variant.main.players
        self.told = {players: self.sections(variant, players) for players in variant.rulesets}
        self.base = self._base()

    def _base(self) -> dict[int, list[Section]]:
        if self.parent is None:
            return {}
        return {n: self.sections(self.parent, n) for n in self.variant.rulesets if n in self.parent.rulesets}

    def teller(self, variant: Variant, players: int) -> Teller:
        return Teller(variant.rulesets[players], self.words, variant.titles)

    def sections(self, variant: Variant, players: int) -> list[Section]:
        return sections(self.teller(variant, players))

    def book(self) -> tree.Book:
        """The whole book."""
        numbers = self.words.join([str(number) for number in sorted(self.variant.rulesets)])
        subtitle = self.words.say("frame-subtitle", n=len(self.variant.rulesets), list=str(numbers))
        chapters = [*self.chapters(), *self.variations(), *self.changes(), self.glossary()]
        return tree.Book(title_of(self.variant, self.language), subtitle, self.language, self.front(), tuple(chapters))

    def front(self) -> tuple[tree.Fact, ...]:
        """The title page: what the rules are, made of what, and who says so."""
        facts = []
        if self.parent is not None:
            facts.append(self.fact("frame-base", title_of(self.parent, self.language)))
        options = [name for name in self.variant.layers[:-1] if name not in self.lineage()]
        if options:
            facts.append(self.fact("frame-options", str(self.words.join(list(dict.fromkeys(options))))))
        facts.append(self.fact("frame-id", pipeline.variant_id(self.variant)))
        facts += [self.fact("frame-sources", source) for source in self.variant.sources]
        if LANGUAGES[self.language] != LANGUAGES["en"]:
            facts.append(self.fact("frame-note", self.words.say("frame-partial")))
        return tuple(facts)

    def lineage(self) -> set[str]:
        parent = self.parent
        return set() if parent is None else {parent.id, *parent.layers}

    def fact(self, label: str, value: str) -> tree.Fact:
        return tree.Fact(line(self.words.tell(label)), line(value))

    def chapters(self) -> Iterator[tree.Chapter]:
        """The game for the main number of players, in the order of a deal."""
        changes = self.differences(self.main)
        for section in self.told[self.main]:
            blocks: list[tree.Block] = list(self.blocks(section, self.main, changes))
            if section.id == "scoring":
                blocks += self.examples(self.main)
            yield tree.Chapter(section.number, section.id, line(section.title), tuple(blocks))

    def blocks(self, section: Section, players: int, changes: Mapping[str, _Change]) -> Iterator[tree.Rule]:
        charts = [each for each in section.told if isinstance(each, Chart)]
        for rule in section.rules:
            change = changes.get(rule.number)
            yield tree.Rule(
                rule.number,
                body_of(rule, charts),
                line(capitalised(rule.heading)) if rule.heading is not None else (),
                rule.settings,
                change.kind if change else None,
                change.before if change else (),
                self.origins(rule, players),
            )

    def origins(self, rule: Rule, players: int) -> tuple[Line, ...]:
        """Who says so: every citation of the settings the rule tells, once."""
        known = self.variant.origins.get(players, {})
        found = {(each.origin.source, each.origin.assumed) for each in _told_by(rule, known)}
        ordered = sorted(found, key=lambda each: (each[1], each[0] or ""))
        return tuple(self.origin(*each) for each in ordered if each[0] or each[1])

    def origin(self, source: str | None, assumed: bool) -> Line:  # noqa: FBT001 two parts of one key
        if assumed and source:
            return line(self.words.tell("origin-assumed", reason=source))
        return line(self.words.tell("origin-assumed-bare") if assumed else self.words.tell("origin", source=source or ""))

    def examples(self, players: int) -> list[tree.Block]:
        """Worked examples for a number of players."""
        teller = self.teller(self.variant, players)
        accounts = examples.deals(teller.rules)
        if not accounts:
            return []
        heading = tree.Heading(line(self.words.tell("examples-title")))
        note = tree.Paragraph(line(self.words.tell("examples-note")))
        return [heading, note, *(self.example(teller, n, each) for n, each in enumerate(accounts, 1))]

    def example(self, teller: Teller, number: int, account: Account) -> tree.Example:
        rows = tuple((line(who), line(score)) for who, score in examples.result(teller, account))
        columns = (
            tree.Column(line(teller.say("account-player"))),
            tree.Column(line(teller.say("account-score")), "end"),
        )
        table = tree.Table(line(teller.say("account-scores")), columns, rows)
        title = line(teller.say("example-title", n=number))
        return tree.Example(title, tuple(line(step) for step in examples.steps(teller, account)), table)

    def variations(self) -> Iterator[tree.Chapter]:
        """What is different with other numbers of players."""
        for players in (n for n in self.variant.rulesets if n != self.main):
            number = f"P{players}"
            title = line(self.words.tell("variation-title", players=players))
            yield tree.Chapter(number, f"players-{players}", title, tuple(self.variation(players)))

    def variation(self, players: int) -> Iterator[tree.Block]:
        main = {rule.number: text_of(rule, section) for section in self.told[self.main] for rule in section.rules}
        there = {rule.number for section in self.told[players] for rule in section.rules}
        changes = self.differences(players)
        rules: list[tree.Block] = []
        for section in self.told[players]:
            changed = {rule.number for rule in section.rules if main.get(rule.number) != text_of(rule, section)}
            found = [
                replace(rule, number=f"P{players}-{rule.number}")
                for rule in self.blocks(section, players, changes)
                if rule.number in changed
            ]
            if found:
                rules += [tree.Heading(line(section.title)), *found]
        dropped = [number for number in main if number not in there]
        intro = "variation-intro" if rules else "variation-none"
        given = {"players": players, "base": self.main} if rules else {"players": players}
        yield tree.Paragraph(line(self.words.tell(intro, **given)))
        if dropped:
            yield tree.Paragraph(line(self.words.tell("variation-dropped", numbers=str(self.words.join(dropped)))))
        yield from rules
        yield from self.examples(players)

    def differences(self, players: int) -> dict[str, _Change]:
        """The rules that differ from the base's, by number."""
        if players not in self.base:
            return {}
        before = {rule.number: (rule, section) for section in self.base[players] for rule in section.rules}
        result: dict[str, _Change] = {}
        for section in self.told[players]:
            for rule in section.rules:
                old = before.get(rule.number)
                if old is None:
                    result[rule.number] = _Change("added", ())
                elif text_of(*old) != text_of(rule, section):
                    result[rule.number] = _Change("changed", line(text_of(*old)))
        return result

    def removed(self, players: int) -> dict[str, Line]:
        """Rules of the base that are gone."""
        if players not in self.base:
            return {}
        now = {rule.number for section in self.told[players] for rule in section.rules}
        return {
            rule.number: line(text_of(rule, section))
            for section in self.base[players]
            for rule in section.rules
            if rule.number not in now
        }

    def changes(self) -> Iterator[tree.Chapter]:
        """One page: what differs from the base variant."""
        if self.parent is None:
            return
        title = title_of(self.parent, self.language)
        blocks: list[tree.Block] = []
        seen: set[tuple[str, Line]] = set()
        for players in self.variant.rulesets:
            entries = tuple(each for each in self.entries(players) if (each.number, each.now) not in seen)
            seen |= {(each.number, each.now) for each in entries}
            if entries and players != self.main:
                blocks.append(tree.Paragraph(line(self.words.tell("changes-players", players=players))))
            if entries:
                blocks.append(tree.Differences(entries))
        intro = tree.Paragraph(line(self.words.tell("changes-intro" if blocks else "changes-none", title=title)))
        heading = line(self.words.tell("changes-title", title=title))
        yield tree.Chapter("V", "changes", heading, (intro, *blocks))

    def entries(self, players: int) -> Iterator[tree.Difference]:
        changes = self.differences(players)
        for section in self.told[players]:
            for rule in section.rules:
                if rule.number in changes:
                    change = changes[rule.number]
                    yield tree.Difference(rule.number, change.kind, line(text_of(rule, section)), change.before)
        for number, before in self.removed(players).items():
            yield tree.Difference(number, "removed", (), before)

    def glossary(self) -> tree.Chapter:
        """The words of the game."""
        terms = tuple(
            tree.Term(line(self.words.tell(f"term-{name}")), line(self.words.tell(f"term-{name}.definition")))
            for name in GLOSSARY
        )
        return tree.Chapter("G", "glossary", line(self.words.tell("glossary-title")), (tree.Glossary(terms),))


def title_of(variant: Variant, language: str) -> str:
    """What a variant is called in a language."""
    return choose_title(variant.titles.get((), {}), language, variant.id).text


def text_of(rule: Rule, section: Section) -> Phrase:
    """All a rule says, its tables included, to be compared and quoted."""
    tables = [row for each in section.told if isinstance(each, Chart) and each.number == rule.number for row in each.rows]
    said = [str(capitalised(phrase)) for phrase in rule.phrases]
    rows = ["; ".join(" – ".join(row) for row in tables)] if tables else []
    return Phrase(" ".join([*said, *rows]))


def body_of(rule: Rule, charts: Iterable[Chart]) -> tuple[tree.Passage, ...]:
    """A rule's sentences as one paragraph, and its tables."""
    text = Phrase(" ".join(capitalised(phrase) for phrase in rule.phrases))
    return (tree.Paragraph(line(text)), *(table_of(each) for each in charts if each.number == rule.number))


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


def _told_by(rule: Rule, known: Mapping[tuple[str, ...], Told]) -> Iterator[Told]:
    wanted = [tuple(path.split(".")) for path in rule.settings]
    for path, told in known.items():
        if any(path[: len(each)] == each for each in wanted):
            yield told
