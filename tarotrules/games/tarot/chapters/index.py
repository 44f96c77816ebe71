"""The index: words by which a rule is looked up, and the numbers of the rules."""

from collections.abc import Iterator, Mapping
from typing import Final

from tarotrules.book import tree
from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.glossary import unplayed
from tarotrules.games.tarot.chapters.unsettled import unwritten
from tarotrules.games.tarot.ruleset.bonuses import conditions
from tarotrules.games.tarot.ruleset.payments import multiplies
from tarotrules.games.telling import index as telling
from tarotrules.games.telling.index import word_of
from tarotrules.games.telling.numbers import slot_of
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
    words = beside.words
    known = [*((word_of(words, key), slot) for key, slot in keyed(beside)), *_declared(beside)]
    revoke = word_of(words, "revoke")
    is_asked = unwritten(beside, "revoke") and not any(word == revoke for word, _ in known)
    return telling.index(beside, known, (revoke,) if is_asked else ())


def keyed(beside: Beside) -> Iterator[tuple[str, str]]:
    """Words of the registry, as it calls them, and the rules that they lead to."""
    yield from telling.keyed(beside, unplayed(beside))
    yield from _of_kinds(beside)
    yield from _of_last_trick(beside)
    yield from _of_halves(beside)


def _declared(beside: Beside) -> Iterator[tuple[str, str]]:
    """The names of what files declare, with the rules about it."""
    titles, language = beside.variant.titles, beside.words.language
    yield from telling.declared(beside)
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
