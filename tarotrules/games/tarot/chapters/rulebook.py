"""A variant's rulebook: the chapters put together into a book."""

from collections.abc import Iterator
from functools import cached_property

from tarotrules.book import tree
from tarotrules.book.inline import line, plain, reference
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
from tarotrules.games.tarot.chapters.opening import Opening
from tarotrules.games.tarot.chapters.overview import overview
from tarotrules.games.tarot.chapters.pictures.figures import figures
from tarotrules.games.tarot.chapters.steps import PICTURED, steps
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.chapters.unsettled import unsettled
from tarotrules.games.tarot.engine.teaching import Taught, teach
from tarotrules.games.tarot.players.showing import shown
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.binder import Binder
from tarotrules.games.telling.front import Front
from tarotrules.games.telling.told import Rule
from tarotrules.wording.phrase import Phrase


def book(variant: Variant, language: str, *, parent: Variant | None, identity: str, sources: tree.Cited) -> tree.Book:
    """The rulebook as a tree; ``parent`` is what differences are shown to, ``identity`` the rules' id."""
    return _Binder(Beside(variant, parent, catalogue(language)), sources).book(identity)


class _Binder(Binder[Ruleset, Teller]):
    """Puts one variant's book together in one language."""

    beside: Beside

    def book(self, identity: str) -> tree.Book:
        """The whole book."""
        numbers = players_of(self.words, sorted(self.variant.rulesets))
        subtitle = plain(line(self.words.tell("frame-subtitle", n=len(self.variant.rulesets), list=numbers)))
        front = Front(self.variant, self.parent, self.words)
        opening = Opening(self.beside)
        before = (needs(opening, front), overview(opening), steps(opening))
        chapters = [*before, *self.chapters(), *self.whole_deal(), *unsettled(self.beside)]
        chapters += [*advice(self.beside), glossary(self.beside), *self.said_by()]
        chapters += [*self.changes(), index(self.beside), glance(self.beside)]
        colophon = tuple(map(line, self.colophon(identity)))
        facts, language = (*front.version(), *front.about()), self.words.language
        return tree.Book(front.title(), subtitle, language, facts, tuple(chapters), "book", colophon, identity)

    def below(self, rule: Rule) -> Iterator[tree.Block]:
        """A position in which a rule decides, and the deals that illustrate it."""
        yield from filter(None, (positions.box(self.tellers, rule, self.see),))
        yield from self.examples(rule)

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

    def figures(self, rule: Rule) -> Iterator[tree.Passage]:
        """What is drawn below a rule, if no step has shown it; a picture shows the main number of players."""
        main, *_ = self.beside.players
        if rule.slot not in PICTURED.values() and (not rule.players or main in rule.players):
            yield from figures(self.beside.teller(main), rule.slot)

    def whole_deal(self) -> Iterator[tree.Chapter]:
        """One deal, played with the main number of players."""
        main = self.variant.main
        deal = shown(main)
        if deal is not None:
            teller = self.beside.teller(main.players)
            told = Annotated(teller, deal, self.beside.chapters[main.players].rules, self.numbers)
            title = line(self.words.tell("chapter-annotated"))
            yield tree.Chapter("D", "whole-deal", title, tuple(told.blocks()))
