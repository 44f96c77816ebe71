"""Who says so: for each rule the citations of its settings, and what the editors settled; at the back or beside it."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, reference
from tarotrules.games.telling.beside import AnyBeside
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.told import Rule, capitalised
from tarotrules.games.variant import Provenance, Told, works
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.phrase import Phrase

ASSUMED: Final = "○"
"""Marks a value that no source gives, where sources stand beside the rules."""
_PAGE: Final = re.compile(r"\bp\. ?(\d+)")
"""How files name a page."""
_PLAYERS: Final = ("players",)
"""Said in the header of a file, where nothing is cited."""
_NUMBERED: Final = re.compile(r"([A-Z]+) ((?:[LC] \d+(?:–\d+)?)(?:, [LC] \d+(?:–\d+)?)*)")
"""How files name laws and cases of a work."""
Printed = tuple[str, Rule]
"""A rule with its number in the book."""


class Sources:
    """The citations of one variant, in one language."""

    def __init__(self, beside: AnyBeside) -> None:
        self.variant, self.beside, self.words = beside.variant, beside, beside.words

    def chapter(self, printed: Sequence[Printed], *, works_only: bool) -> Iterator[tree.Chapter]:
        """What the files follow, rule by rule, and what the editors settled; nothing where there is nothing to say."""
        blocks = list(self._works(legend=works_only))
        if not works_only:
            blocks += self._table("sources-said", ((number, self.cited(rule)) for number, rule in printed))
            settled = self._table("sources-reason", ((number, self.settled(rule)) for number, rule in printed))
            blocks += [tree.Heading(line(self.words.tell("sources-settled"))), *settled] if settled else []
        if blocks:
            yield tree.Chapter("S", "sources", line(self.words.tell("sources-title")), tuple(blocks))

    def without(self, printed: Iterable[Printed]) -> int:
        """How many rules no source has."""
        return sum(not self._named(rule) for _, rule in printed)

    def cited(self, rule: Rule) -> tuple[Line, ...]:
        """Every citation of the settings a rule tells, once; or that for some of them there is none."""
        sources = _each_once(sorted(self._named(rule)))
        unsaid = self._unsaid(rule) if self.cites else frozenset()
        if not unsaid:
            return tuple(self._citation(each) for each in sources)
        if not sources:
            return (line(self.words.tell("origin-none", part="all")),)
        # Beside a change that has no source, a source can only be meant for the rest.
        if unsaid == self.beside.changed(rule.slot):
            return tuple(self._citation(each, part="unchanged") for each in sources)
        return (line(self.words.tell("origin-none", part="some")),)

    def settled(self, rule: Rule) -> tuple[Line, ...]:
        """Why the editors settled what no source says."""
        reasons = {each.said(self.words.language) for each in self._assumed(rule)}
        said = [Phrase.of(each) for each in sorted(filter(None, reasons))] or [self.words.tell("origin-assumed-bare")]
        sentences = [self.words.tell("frame-stop", text=capitalised(each)) for each in said]
        return (line(joined(sentences, self.words)),) if reasons else ()

    def tags(self, rule: Rule) -> tuple[Line, ...]:
        """The names of the works a rule is in, and a mark for what is assumed."""
        named = {work.split(",")[0].strip() for each in self._named(rule) for work in works(each)}
        return tuple(map(line, (*map(Phrase.of, sorted(named)), *([ASSUMED] if self._assumed(rule) else []))))

    @cached_property
    def cites(self) -> bool:
        """Whether anything in the book has a source."""
        return any(told.origin.source is not None for known in self.variant.origins.values() for told in known.values())

    def _works(self, *, legend: bool) -> Iterator[tree.Block]:
        if self.variant.sources:
            yield tree.Items(tuple(line(self._work(each)) for each in self.variant.sources))
        if legend:
            yield tree.Paragraph(line(self.words.tell("sources-legend", mark=ASSUMED)))

    def _work(self, source: str) -> str:
        """What is cited, with the punctuation of the book's language after the name it is cited by."""
        name, colon, work = self.words.work(source).partition(": ")
        return self.words.say("sources-work", name=name, work=work) if colon else name

    def _table(self, head: str, rows: Iterable[tuple[str, tuple[Line, ...]]]) -> list[tree.Block]:
        """A line for each rule of which something is said; neighbours of which the same is said share theirs."""
        heads = tuple(tree.Column(line(self.words.tell(each))) for each in ("sources-rule", head))
        gap = line(self.words.tell("origin-joint"))
        runs = ((lines, [number for number, _ in run]) for lines, run in groupby(rows, key=itemgetter(1)) if lines)
        said = tuple((self._range(numbers), _joined(lines, gap)) for lines, numbers in runs)
        return [tree.Table((), heads, said)] if said else []

    def _range(self, numbers: Sequence[str]) -> Line:
        first, last = numbers[0], numbers[-1]
        return line(
            reference(first)
            if first == last
            else self.words.tell("sources-range", first=reference(first), last=reference(last))
        )

    def _citation(self, source: str, part: str = "all") -> Line:
        together = self.words.say("origin-joint").join(map(self._named_shortly, works(source)))
        said = _PAGE.sub(lambda found: self.words.say("sources-page", n=found[1]), together)
        return line(self.words.tell("origin", source=said, part=part))

    def _named_shortly(self, work: str) -> str:
        """A work of the list by its name there, if more of it would say nothing to a reader of this language."""
        name, colon, _ = work.partition(": ")
        known = colon and work in self.variant.sources
        return name if known else work.partition(", ")[0] if work in self.words.works else work

    def _of(self, rule: Rule) -> list[Provenance]:
        # In which order entries stand, a rule may tell; who says what they are is cited at their own.
        own = self.beside.manner.teller.registry().own
        paths = [path for path in rule.settings if len(path) > 1 or path[0] not in own]
        return [each.origin for path in paths for known in self._sayings for each in known.get(path, ())]

    def _named(self, rule: Rule) -> set[str]:
        """Every citation of the settings a rule tells, each once."""
        return set(filter(None, map(self._who, self._of(rule))))

    def _who(self, origin: Provenance) -> str | None:
        """Who says a value; of a file that settles only details, the work it follows has said the rest of the rule."""
        if origin.assumed:
            return None if origin.layer in self._saying else origin.work
        return origin.source

    @cached_property
    def _saying(self) -> frozenset[str]:
        """The files that say more than what they had to settle themselves."""
        told = (each.origin for known in self.variant.origins.values() for each in known.values())
        return frozenset(each.layer for each in told if not each.assumed)

    def _assumed(self, rule: Rule) -> list[Provenance]:
        """What no source says of the settings that no rule tells more exactly."""
        closest = (path for path, most in self._guessed.items() if rule.closeness(path) == most > 0)
        every = self.variant.origins.values()
        return [
            known[path].origin for path in closest for known in every if path in known and known[path].origin.assumed
        ]

    def _unsaid(self, rule: Rule) -> frozenset[SettingPath]:
        """The settings that no rule tells more exactly, and for which nobody says who says so."""
        return frozenset(path for path, most in self._bare.items() if rule.closeness(path) == most > 0)

    @cached_property
    def _bare(self) -> Mapping[SettingPath, int]:
        """The settings for which nobody says who says so, each with how exactly any rule tells it."""
        return self._closest(lambda origin: origin.source is None and not origin.assumed)

    @cached_property
    def _guessed(self) -> Mapping[SettingPath, int]:
        """The settings that are assumed, each with how exactly any rule tells it."""
        return self._closest(lambda origin: origin.assumed)

    def _closest(self, wanted: Callable[[Provenance], bool]) -> Mapping[SettingPath, int]:
        told = ((path, each.origin) for known in self.variant.origins.values() for path, each in known.items())
        paths = {path for path, origin in told if wanted(origin)} - {_PLAYERS}
        rules = self.beside.all.rules.values()
        return {path: max(each.closeness(path) for each in rules) for path in paths}

    @cached_property
    def _sayings(self) -> list[Mapping[SettingPath, list[Told]]]:
        """What the files say at each path and below it, for each number of players."""
        return [_by_place(known) for known in self.variant.origins.values()]


def _each_once(sources: Sequence[str]) -> list[str]:
    """Citations without the works that an earlier one names as well; numbered places of one work stand together.

    >>> _each_once(["CAV L 20; PAGAT", "PAGAT; RTBF", "PAGAT"])
    ['CAV L 20; PAGAT', 'RTBF']
    >>> _each_once(["CAV L 19, L 20; RTBF", "CAV L 4", "CAV C 4, L 20"])
    ['CAV L 4, L 19, L 20, C 4; RTBF']
    """
    places = dict[str, set[str]]()
    for work in (work for each in sources for work in works(each)):
        if (numbered := _NUMBERED.fullmatch(work)) is not None:
            places.setdefault(numbered[1], set()).update(numbered[2].split(", "))
    known = set[str]()
    found = list[str]()
    for each in sources:
        every = (_in_order(work, places) for work in works(each))
        new = [work for work in dict.fromkeys(every) if work not in known]
        known.update(new)
        if new:
            found.append("; ".join(new))
    return found


def _in_order(work: str, places: Mapping[str, set[str]]) -> str:
    """A work with all its numbered places, laws before cases."""
    numbered = _NUMBERED.fullmatch(work)
    if numbered is None:
        return work
    ordered = sorted(places[numbered[1]], key=lambda each: (-ord(each[0]), int(each.split()[1].split("–")[0])))
    return f"{numbered[1]} {', '.join(ordered)}"


def _joined(lines: Sequence[Line], gap: Line) -> Line:
    return tuple(part for place, each in enumerate(lines) for part in (*(gap if place else ()), *each))


def _by_place(known: Mapping[SettingPath, Told]) -> Mapping[SettingPath, list[Told]]:
    """What is told at each path and below it."""
    found: dict[SettingPath, list[Told]] = {}
    for path, told in known.items():
        for length in range(1, len(path) + 1):
            found.setdefault(path[:length], []).append(told)
    return found
