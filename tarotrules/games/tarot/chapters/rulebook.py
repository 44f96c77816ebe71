"""A variant's rulebook: the chapters put together into a book."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import zip_longest
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, plain
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters import examples
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.differences import joined
from tarotrules.games.tarot.chapters.front import Front, title_of
from tarotrules.games.tarot.chapters.glossary import glossary
from tarotrules.games.tarot.chapters.numbers import registry, with_players
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Section, Teller, capitalised
from tarotrules.games.tarot.engine.scoring import Account
from tarotrules.games.tarot.variant import Told, Variant
from tarotrules.games.variant import cited_together
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.titles import choose_title

_PLAYERS: Final = ("players",)
"""Said in the header of a file, where nothing is cited."""


def book(variant: Variant, language: str, *, parent: Variant | None, identity: str) -> tree.Book:
    """The rulebook as a tree; ``parent`` is what differences are shown to, ``identity`` the rules' id."""
    return _Binder(variant, language, parent, identity).book()


class _Binder:
    """Puts one variant's book together in one language."""

    def __init__(self, variant: Variant, language: str, parent: Variant | None, identity: str) -> None:
        self.variant, self.parent, self.language, self.identity = variant, parent, language, identity
        self.words = catalogue(language)
        self.main = variant.main.players
        self.beside = Beside(variant, parent, self.words)
        self.told, self.marks = self.beside.told, self.beside.marks()
        self.numbers = self.beside.numbers
        self.noted: set[tuple[str, ...]] = set()

    def book(self) -> tree.Book:
        """The whole book."""
        numbers = self.words.join([str(number) for number in sorted(self.variant.rulesets)])
        subtitle = self.words.say("frame-subtitle", n=len(self.variant.rulesets), list=str(numbers))
        chapters = [
            *self.chapters(),
            *self.variations(),
            *self.changes(),
            glossary(self.words, self.variant.rulesets.values()),
        ]
        front = Front(self.variant, self.parent, self.words)
        identity = front.fact("frame-id", self.identity)
        facts = (*front.version(), *front.origin(), identity, *front.sources())
        return tree.Book(front.title(), subtitle, self.language, facts, tuple(chapters))

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
        """The rules of a chapter; a source that several in a row share stands once, under the last."""
        told = sorted(section.rules, key=lambda each: self.numbers.key(each.slot))
        rules = [self.rule(rule, section, players) for rule in told]
        return [
            rule._replace(origins=()) if following is not None and rule.origins == following.origins else rule
            for rule, following in zip_longest(rules, rules[1:])
        ]

    def rule(self, rule: Rule, section: Section, players: int) -> tree.Rule:
        """One rule, with its tables, its change mark and its sources."""
        charts = [each for each in section.told if isinstance(each, Chart)]
        number, alone, was = self.numbers.of(rule.slot), None, self.numbers.was(rule.slot)
        if players != self.main:
            number, alone, was = with_players(number, players), players, tuple(f"P{players}-{each}" for each in was)
        change = self.marks.get(number)
        return tree.Rule(
            number,
            (*body_of(rule, charts, self.words), *self.notes(rule)),
            line(capitalised(rule.heading)) if rule.heading is not None else (),
            rule.settings,
            change.kind if change else None,
            change.before if change else (),
            self.origins(rule, players),
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

    def origins(self, rule: Rule, players: int) -> tuple[Line, ...]:
        """Who says so: every citation of the settings the rule tells, once."""
        known = self.sayings.get(players, {})
        said = (each.origin for path in rule.settings for each in known.get(path, ()))
        found = {(each.said(self.language), each.assumed) for each in said}
        ordered = sorted((each for each in found if each[0] or each[1]), key=lambda each: (each[1], each[0] or ""))
        unsaid = self.unsaid(rule, players) if self.cites else frozenset()
        if not unsaid:
            return tuple(self.origin(*each) for each in ordered)
        if not ordered:
            return (line(self.words.tell("origin-none", part="all")),)
        # Beside a change that has no source, a source can only be meant for the rest.
        if unsaid == self.beside.changed(rule.slot, players):
            return tuple(self.origin(*each, part="unchanged") for each in ordered)
        return (line(self.words.tell("origin-none", part="some")),)

    def unsaid(self, rule: Rule, players: int) -> frozenset[SettingPath]:
        """The settings that no rule tells more exactly, and for which nobody says who says so."""
        rules = self.beside.chapters[players].rules.values()
        known = self.variant.origins.get(players, {})
        bare = [path for path, told in known.items() if told.origin.source is None and not told.origin.assumed]
        closest = {path: max(each.closeness(path) for each in rules) for path in bare if path != _PLAYERS}
        return frozenset(path for path, most in closest.items() if rule.closeness(path) == most > 0)

    @cached_property
    def sayings(self) -> Mapping[int, Mapping[SettingPath, list[Told]]]:
        """What the files say at each path and below it, by number of players."""
        return {players: _by_place(known) for players, known in self.variant.origins.items()}

    @cached_property
    def cites(self) -> bool:
        """Whether anything in the book has a source."""
        return any(told.origin.source is not None for known in self.variant.origins.values() for told in known.values())

    def origin(self, source: str | None, assumed: bool, part: str = "all") -> Line:  # noqa: FBT001 two parts of one key
        if assumed and source:
            return line(self.words.tell("origin-assumed", reason=source))
        if assumed or source is None:
            return line(self.words.tell("origin-assumed-bare"))
        return line(self.words.tell("origin", source=cited_together(source, self.words), part=part))

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

    def variation(self, players: int) -> Iterator[tree.Block]:
        main = self.beside.main_texts
        there = self.beside.chapters[players].rules
        rules: list[tree.Block] = []
        for section in self.told[players]:
            changed = {
                with_players(self.numbers.of(rule.slot), players)
                for rule in section.rules
                if main.get(rule.slot) != self.beside.text(rule.slot, players) and rule.settings != (_PLAYERS,)
            }
            found = [rule for rule in self.blocks(section, players) if rule.number in changed]
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


def _by_place(known: Mapping[SettingPath, Told]) -> Mapping[SettingPath, list[Told]]:
    """What is told at each path and below it."""
    found: dict[SettingPath, list[Told]] = {}
    for path, told in known.items():
        for length in range(1, len(path) + 1):
            found.setdefault(path[:length], []).append(told)
    return found
