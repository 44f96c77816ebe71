"""Deals that variants score differently, in words."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, islice
from typing import Final, NamedTuple

from tarotrules.comparing.search import Shown, Told, fewest, told_apart
from tarotrules.games.tarot.chapters.account import numbered_steps, score_rows, situation
from tarotrules.games.tarot.chapters.comparison.compared import Compared
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.candidates import are_scored_alike, as_played, further, plain, score_of
from tarotrules.games.tarot.engine.scoring import Account, settle
from tarotrules.games.tarot.engine.summary import Promised, Summary
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase

REMEMBERED: Final = 256
"""Searches kept: the same variants are compared in one language after the other."""
TRIED: Final = 2000
"""So many deals, the simplest, are tried for a number of players: with many bonuses there are any number of them."""
Both = tuple[Ruleset, Ruleset]
"""The rules of two for a number of players."""


class Decided(NamedTuple):
    """A deal as told, with the reckoning of each variant that has such deals."""

    summary: Summary
    places: tuple[int, ...]
    """Those variants, among all that are compared."""
    compared: Compared
    """The same by themselves."""
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
    """Few and simple deals that tell each of the others from the first, if any deal does."""
    pairs = (compared.only((0, place)) for place in range(1, len(compared.variants)))
    found = [_deciding(_both(each), swapped=each.order[0] > 0) for each in pairs]
    return fewest(found, lambda place, deal: _score(compared, place, deal))


def _both(compared: Compared) -> tuple[Both, ...]:
    one, other = compared.variants
    return tuple((one.rulesets[players], other.rulesets[players]) for players in compared.counts)


def _score(compared: Compared, place: int, deal: Summary) -> object:
    rules = compared.variants[place].rulesets.get(deal.players)
    return rules and score_of(rules, deal)


@lru_cache(REMEMBERED)
def _deciding(counts: tuple[Both, ...], *, swapped: bool) -> Told[Summary]:
    """Which deal it is does not depend on the language, nor on who is named first."""
    differing = [each for each in counts if not are_scored_alike(each)]
    in_order = [each[::-1] if swapped else each for each in differing or counts[:1]]
    more = (islice(further(each), TRIED) for each in in_order) if differing else ()
    rules = {each[0].players: each for each in counts}
    deals = chain(*map(plain, in_order), *more)
    return told_apart(deals, *(lambda deal, at=at: score_of(rules[deal.players][at], deal) for at in range(2)))


def decided(compared: Compared, deal: Summary) -> Decided:
    """A deal in words."""
    places = tuple(at for at in range(len(compared.names)) if _score(compared, at, deal) is not None)
    compared = compared.only(places)
    known = tuple(registry().numbers_of(*compared.variants).own.items())
    tellers = [
        Teller(each.rulesets[deal.players], compared.words, each.titles, own=known) for each in compared.variants
    ]
    accounts = tuple(settle(each.rules, as_played(each.rules, deal)) for each in tellers)
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
    passed, contract = compared.words.tell("evening-passed"), deal.contract
    title = passed if contract is None else capitalised(tellers[0].title("auction", "bid", contract))
    told = *_situation(tellers[0], accounts[0]._replace(summary=deal)), *_steps(alike)
    return Decided(deal, places, compared, title, told, own, by, accounts, rows)


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
