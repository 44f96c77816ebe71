"""A variant's rulebook: the chapters put together into a book."""

from collections.abc import Iterator

from tarotrules.book import tree
from tarotrules.book.inline import line, plain
from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.beside import Beside, Variant
from tarotrules.games.piquet.chapters.game import players_of
from tarotrules.games.piquet.chapters.glossary import glossary
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.chapters.unsettled import unsettled
from tarotrules.games.piquet.chapters.whole import whole_deal
from tarotrules.games.piquet.chapters.worked import how_told, worked
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling.binder import Binder
from tarotrules.games.telling.front import Front
from tarotrules.games.telling.index import declared, index, keyed, word_of


def book(variant: Variant, language: str, *, parent: Variant | None, identity: str, sources: tree.Cited) -> tree.Book:
    """The rulebook as a tree; ``parent`` is what the variant builds on, ``identity`` the rules' id."""
    return _Binder(Beside(variant, parent, catalogue(language)), sources).book(identity)


class _Binder(Binder[Ruleset, Teller]):
    """Puts one variant's book together in one language."""

    beside: Beside

    def book(self, identity: str) -> tree.Book:
        """The whole book."""
        numbers = players_of(self.words, sorted(self.variant.rulesets))
        subtitle = plain(line(self.words.tell("frame-subtitle", n=len(self.variant.rulesets), list=numbers)))
        front = Front(self.variant, self.parent, self.words)
        chapters = [*self.chapters(), *self.deals(), *unsettled(self.beside), glossary(self.beside)]
        looked_up = ((word_of(self.words, key), slot) for key, slot in keyed(self.beside))
        chapters += [*self.said_by(), *self.changes(), index(self.beside, (*looked_up, *declared(self.beside)))]
        return tree.Book(
            front.title(),
            subtitle,
            self.words.language,
            (*front.version(), *front.about(), *front.origin(), *front.numbers()),
            tuple(chapters),
            colophon=tuple(map(line, self.colophon(identity))),
            identity=identity,
            motif="suits",
        )

    def deals(self) -> Iterator[tree.Chapter]:
        """One deal from beginning to end, and some of which only the scores are told."""
        teller = self.beside.teller(self.variant.players)
        blocks = (*whole_deal(teller), *worked(teller))
        if blocks:
            yield tree.Chapter("D", "worked", line(self.words.tell("worked-title")), (how_told(teller), *blocks))
