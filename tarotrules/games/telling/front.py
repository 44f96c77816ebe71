"""What stands before the rules: the title of a variant, what it is made of, and who says so."""

from collections.abc import Iterator, Mapping
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.games.variant import Variant
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.titles import choose_title

SHORT: Final = 12
"""Signs of the rules' id that are enough to see that they are others."""


class Front(Node):
    """A variant and what it builds on, as a title page tells of them."""

    variant: Variant
    parent: Variant | None
    words: Catalogue

    def title(self) -> str:
        """The variant's title; a parent's with options, if it has none of its own."""
        options = list(self.option_titles())
        if self.variant.titles.get(()) or self.parent is None or not options:
            return self.variant.title(self.words.language)
        base = self.parent.title(self.words.language)
        return self.words.say("frame-with", base=base, options=str(self.words.join(options)))

    def version(self) -> Iterator[tree.Fact]:
        """What the file says of its own version."""
        if self.variant.version is not None:
            yield self.fact("frame-version", self.variant.version)

    def about(self) -> Iterator[tree.Fact]:
        """What the file says of its rules: whose they are, where, by whom and when they are played."""
        about, words = self.variant.about, self.words
        if about.status is not None:
            yield self.fact("about-status", words.say("status-name", status=about.status))
        if about.regions:
            yield self.fact("about-regions", str(words.join(list(map(words.region, about.regions)))))
        for label, texts in (("about-people", about.played_by), ("about-period", about.period)):
            if texts:
                yield self.fact(label, choose_title(texts, words.language, ""))

    def origin(self) -> Iterator[tree.Fact]:
        """What it is made of, and what the files say about themselves, the nearest first."""
        if self.parent is not None:
            yield self.fact("frame-base", self.parent.title(self.words.language))
        options = list(self.option_titles())
        if options:
            yield self.fact("frame-options", str(self.words.join(options)))
        for name, texts in reversed(tuple(self.variant.remarks.items())):
            yield self.fact("frame-notes", choose_title(texts, self.words.language, name))

    def numbers(self) -> Iterator[tree.Fact]:
        """Why some numbers are missing."""
        yield self.fact("frame-notes", self.words.say("about-numbers"))

    def sources(self) -> Iterator[tree.Fact]:
        """What the files say they follow."""
        if self.variant.sources:
            yield self.fact("frame-sources", " · ".join(map(self.words.work, self.variant.sources)))

    def option_titles(self) -> Iterator[str]:
        """The titles of the options it takes, each by itself."""
        for name, titles in self.options().items():
            yield self.words.say("frame-option", title=choose_title(titles, self.words.language, name))

    def options(self) -> dict[str, Mapping[str, str]]:
        """The options this variant takes and its parent does not, with their titles."""
        inherited = {} if self.parent is None else self.parent.options
        return {name: titles for name, titles in self.variant.options.items() if name not in inherited}

    def fact(self, label: str, value: str) -> tree.Fact:
        """A line of the title page; the value is somebody's text."""
        return tree.Fact(line(self.words.tell(label)), line(value))
