"""Who says so: for each rule the citations of its settings, and what the editors settled where no source speaks."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, reference
from tarotrules.games.piquet.chapters.front import Variant
from tarotrules.games.telling.told import Rule, capitalised
from tarotrules.games.variant import Provenance, works
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

Printed = tuple[str, Rule]
"""A rule with its number in the book."""


class Sources:
    """The citations of one variant, in one language."""

    def __init__(self, variant: Variant, rules: Sequence[Rule], words: Catalogue) -> None:
        self.variant, self.rules, self.words = variant, rules, words

    def chapter(self, printed: Sequence[Printed]) -> Iterator[tree.Chapter]:
        """What the files follow, rule by rule, and what was settled; nothing where there is nothing to say."""
        blocks: list[tree.Block] = []
        if self.variant.sources:
            blocks.append(tree.Items(tuple(line(self._work(each)) for each in self.variant.sources)))
        blocks += self._table("sources-said", ((number, self._cited(rule)) for number, rule in printed))
        settled = self._table("sources-reason", ((number, self._settled(rule)) for number, rule in printed))
        blocks += [tree.Heading(line(self.words.tell("sources-settled"))), *settled] if settled else []
        if blocks:
            yield tree.Chapter("S", "sources", line(self.words.tell("sources-title")), tuple(blocks))

    def _work(self, source: str) -> str:
        """What is cited, with the punctuation of the book's language after the name it is cited by."""
        name, colon, work = self.words.work(source).partition(": ")
        return self.words.say("sources-work", name=name, work=work) if colon else name

    def _table(self, head: str, rows: Iterable[tuple[str, tuple[str, ...]]]) -> list[tree.Block]:
        """A line for each rule of which something is said; neighbours of which the same is said share theirs."""
        heads = tuple(tree.Column(line(self.words.tell(each))) for each in ("sources-rule", head))
        joint = self.words.say("origin-joint")
        runs = ((said, [number for number, _ in run]) for said, run in groupby(rows, key=itemgetter(1)) if said)
        told = tuple((self._range(numbers), line(joint.join(said))) for said, numbers in runs)
        return [tree.Table((), heads, told)] if told else []

    def _range(self, numbers: Sequence[str]) -> Line:
        first, last = reference(numbers[0]), reference(numbers[-1])
        return line(first if first == last else self.words.tell("sources-range", first=first, last=last))

    def _cited(self, rule: Rule) -> tuple[str, ...]:
        """Every citation of the settings a rule tells, once."""
        found = (each.source for each in self._of(rule) if each.source is not None and not each.assumed)
        known = {source.partition(": ")[0] for source in self.variant.sources}
        cited = sorted({work for source in found for work in works(source)})
        return tuple(dict.fromkeys(name if (name := each.partition(": ")[0]) in known else each for each in cited))

    def _settled(self, rule: Rule) -> tuple[str, ...]:
        """Why that was settled which no source says."""
        reasons = {each.said(self.words.language) for each in self._of(rule) if each.assumed}
        return tuple(sorted(str(capitalised(Phrase.of(each))) for each in reasons if each))

    def _of(self, rule: Rule) -> Iterator[Provenance]:
        """Who says the settings that no other rule tells more exactly."""
        for known in self.variant.origins.values():
            for path, told in known.items():
                if rule.closeness(path) and rule.closeness(path) == max(each.closeness(path) for each in self.rules):
                    yield told.origin
