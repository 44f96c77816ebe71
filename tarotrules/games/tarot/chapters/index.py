"""The index: words by which a rule is looked up, and the numbers of the rules."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, reference
from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.glossary import folded, unplayed
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.unsettled import OPEN, unwritten
from tarotrules.games.tarot.ruleset.bonuses import conditions
from tarotrules.games.tarot.ruleset.payments import multiplies
from tarotrules.games.telling.numbers import slot_of
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.titles import choose_title

BIDS: Final = ("auction.contracts", "chien.taken")
"""The rules in which every contract is named."""
MULTIPLIED: Final = ("auction.contracts", "scoring.contract")
"""The rules that tell of multipliers."""
KINDS: Final[Mapping[str, str]] = {"claim": "declaration", "promise": "announcement", "bonus": "bonus"}
"""What the glossary calls what a file declares, by its kind."""
LAST_TRICK: Final = "last_trick"
"""What a condition names first that is about it."""


def index(beside: Beside) -> tree.Chapter:
    """The chapter, with the words of the rules that this book has."""
    words, readings = beside.words, _readings(beside.words)
    found: dict[str, set[str]] = {}
    named = ((word_of(words, key), slot) for key, slot in keyed(beside))
    for word, slot in (*named, *_declared(beside)):
        found.setdefault(word, set()).add(slot)
    revoke = word_of(words, "revoke")
    asked = {revoke} if revoke not in found and unwritten(beside, "revoke") else set[str]()
    terms = sorted({*found, *asked}, key=lambda word: (folded(_read(word, readings)), word))
    entries = tuple(
        tree.Term(line(word), line(reference(OPEN)) if word in asked else _rules(beside, found[word])) for word in terms
    )
    return tree.Chapter("I", "index", line(words.tell("index-title")), (tree.Index(entries),))


def word_of(words: Catalogue, key: str) -> str:
    """What a word of the registry is in a language: a term of the glossary, or a word of the index alone."""
    return words.say(f"term-{key}") if words.has(f"term-{key}") else words.say(f"index-{key}")


def keyed(beside: Beside) -> Iterator[tuple[str, str]]:
    """Words of the registry, as it calls them, and the rules that they lead to."""
    known, unknown = registry().rules, unplayed(beside)
    for slot in beside.all.rules:
        keys = known[slot].index if slot in known else ()
        said = [key for key in keys if key not in unknown]
        # What has no other word is looked up by the word for what is not there: a chien, where there is none.
        yield from ((key, slot) for key in (said or keys if registry().thing_of(slot) is None else said))
    yield from _of_kinds(beside)
    yield from _of_last_trick(beside)
    yield from _of_halves(beside)


def _declared(beside: Beside) -> Iterator[tuple[str, str]]:
    """The names of what files declare, with the rules about it."""
    titles, language = beside.variant.titles, beside.words.language
    for slot in beside.all.rules:
        thing = registry().thing_of(slot)
        path = tuple(thing.split(".")) if thing is not None else ()
        if path and (path in titles or slot not in registry().rules):
            yield choose_title(titles.get(path, {}), language, path[-1]), slot
    names = dict.fromkeys(name for rules in beside.variant.rulesets.values() for name in rules.auction.bid)
    for name in names:
        title = choose_title(titles.get(("auction", "bid", name), {}), language, name)
        yield from ((title, slot) for slot in BIDS if slot in beside.all.rules)


def _of_kinds(beside: Beside) -> Iterator[tuple[str, str]]:
    """What a declaration, an announcement and a bonus are called, with every rule about one; and what multiplies."""
    for slot in beside.all.rules:
        kind, _, part = slot.partition(".")
        if kind in KINDS and (kind == "bonus" or part.endswith(".when")):
            yield KINDS[kind], slot
    if any(map(multiplies, beside.variant.rulesets.values())):
        yield from (("multiplier", slot) for slot in MULTIPLIED if slot in beside.all.rules)


def _of_last_trick(beside: Beside) -> Iterator[tuple[str, str]]:
    """The bonuses and announcements, a table's own among them, that turn on the last trick."""
    for rules in beside.variant.rulesets.values():
        bonuses = [(slot_of("bonus", name), when) for name, when in conditions(rules.bonus)]
        promises = [(slot_of("promise", name, "what"), promise.kept) for name, promise in rules.promise.items()]
        for slot, condition in (*bonuses, *promises):
            if any(steps[0] == LAST_TRICK for steps in paths_of(condition)):
                yield "last-trick", slot


def _of_halves(beside: Beside) -> Iterator[tuple[str, str]]:
    """What is rounded, where it can be a half: the sum of a deal, a partner's share, and a score."""
    for rules in beside.variant.rulesets.values():
        rounded = rules.scoring.round
        if rounded.unit is not None:
            yield "half-point", "scoring.sum"
        if rounded.partner is not None or rounded.seat is not None:
            yield "half-point", "scoring.settling"


def _readings(words: Catalogue) -> Mapping[str, str]:
    """How words are read, where they are sorted by that: the catalogue says so, as word and reading in turn."""
    given = iter(words.say("index-readings").split())
    return dict(zip(given, given, strict=False))


def _read(word: str, readings: Mapping[str, str]) -> str:
    """How a word is read: by itself, or as the longest beginning of it that is known, and the rest as it is spelt."""
    known = max((each for each in readings if word.startswith(each)), key=len, default="")
    return readings.get(known, "") + word.removeprefix(known)


def _rules(beside: Beside, slots: Iterable[str]) -> Line:
    """The numbers of rules in their order."""
    numbers = [reference(beside.numbers.of(slot)) for slot in sorted(slots, key=beside.numbers.key)]
    gap = beside.words.tell("index-gap")
    return line(*(part for place, each in enumerate(numbers) for part in ((gap, each) if place else (each,))))
