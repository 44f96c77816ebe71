"""Deals that variants score differently, in words."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations, islice
from typing import Final, NamedTuple

from tarotrules.comparing.classes import Pair
from tarotrules.comparing.search import Shown, telling
from tarotrules.games.tarot.chapters.account import numbered_steps, score_rows, situation
from tarotrules.games.tarot.chapters.comparison.compared import Compared
from tarotrules.games.tarot.chapters.numbers import numbers_of
from tarotrules.games.tarot.chapters.telling import Teller, capitalised
from tarotrules.games.tarot.engine.candidates import are_scored_alike, candidates, scores
from tarotrules.games.tarot.engine.scoring import Account, settle
from tarotrules.games.tarot.engine.summary import Promised, Summary
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.wording.phrase import Phrase

REMEMBERED: Final = 32
"""Searches kept: the same variants are compared in one language after the other."""
TRIED: Final = 2000
"""So many deals, the simplest, are tried for a number of players: with many bonuses there are any number of them."""


class Decided(NamedTuple):
    """A deal as told, with the reckoning of each variant."""

    summary: Summary
    title: Phrase
    situation: tuple[Phrase, ...]
    """What happened, and what every variant reckons alike."""
    steps: tuple[tuple[Phrase, ...], ...]
    """By variant: what it reckons differently."""
    rules: tuple[Phrase, ...]
    """The numbers of the rules that what every variant reckons alike goes by; then, by variant, of those of its own."""
    accounts: tuple[Account, ...]
    rows: tuple[tuple[Phrase, ...], ...]
    """By seat: the player, and the score in each variant."""


def deciding(compared: Compared) -> Shown[Summary]:
    """The fewest and simplest deals that tell every pair apart that a deal can."""
    return _deciding(_by_count(compared), tuple(compared.order))


def _by_count(compared: Compared) -> tuple[tuple[Ruleset, ...], ...]:
    """By number of players, the rules of each variant."""
    return tuple(tuple(each.rulesets[players] for each in compared.variants) for players in compared.counts)


@lru_cache(REMEMBERED)
def _deciding(counts: tuple[tuple[Ruleset, ...], ...], order: tuple[int, ...]) -> Shown[Summary]:
    """Which deals they are does not depend on the language."""
    rules = {each[0].players: each for each in counts}
    every = frozenset(combinations(range(len(order)), 2))
    deals = chain.from_iterable(islice(candidates([each[place] for place in order]), TRIED) for each in counts)
    return telling(deals, lambda deal: scores(list(rules[deal.players]), deal), every)


def deciding_pairs(compared: Compared, shown: Shown[Summary]) -> dict[Pair, Summary]:
    """For two that no common deal tells apart, one that only they can be dealt, if there is any."""
    found: dict[Pair, Summary] = {}
    for pair in combinations(range(len(compared.variants)), 2):
        alone = compared.only(pair)
        more = set(alone.counts) - set(compared.counts)
        if pair not in shown.apart and more and not all(map(are_scored_alike, _by_count(alone))):
            case = next(iter(deciding(alone).cases), None)
            if case is not None:
                found[pair] = case
    return found


def decided(compared: Compared, deal: Summary) -> Decided:
    """A deal in words."""
    known = tuple(numbers_of(*compared.variants).own.items())
    tellers = [
        Teller(each.rulesets[deal.players], compared.words, each.titles, own=known) for each in compared.variants
    ]
    accounts = tuple(settle(each.rules, deal) for each in tellers)
    reckoned = [numbered_steps(teller, account) for teller, account in zip(tellers, accounts, strict=True)]
    alike = [step for step in reckoned[0] if all(step in steps for steps in reckoned)]
    apart = [[step for step in steps if step not in alike] or steps[-1:] for steps in reckoned]
    own = tuple(tuple(_steps(steps)) for steps in apart)
    by = tuple(
        teller.see(*dict.fromkeys(slot for slot, _ in steps))
        for teller, steps in zip((tellers[0], *tellers), (alike, *apart), strict=True)
    )
    tables = [score_rows(teller, account) for teller, account in zip(tellers, accounts, strict=True)]
    rows = tuple((seat[0][0], *(score for _, score in seat)) for seat in zip(*tables, strict=True))
    title = capitalised(tellers[0].title("auction", "bid", deal.contract or ""))
    return Decided(deal, title, (*_situation(tellers[0], accounts[0]), *_steps(alike)), own, by, accounts, rows)


def _steps(numbered: list[tuple[str, Phrase]]) -> Iterator[Phrase]:
    return (step for _, step in numbered)


def _situation(teller: Teller, account: Account) -> Iterator[Phrase]:
    deal = account.summary
    yield from situation(teller, account._replace(summary=deal._replace(promises=())))
    for promised in deal.promises:
        yield capitalised(_promise(teller, promised))


def _promise(teller: Teller, promised: Promised) -> Phrase:
    """Who announced it, if anybody, and who has done it, if anybody."""
    return teller.say(
        "comparison-promise",
        title=teller.title("promise", promised.id),
        announced=promised.announced or "nobody",
        kept=promised.kept or "nobody",
    )
