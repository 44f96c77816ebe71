"""Deals to try rules with, from the simplest: contracts made and lost, then with one thing more, then with two.

They are made of what all the rules compared know. Whether such a deal can be, the engine says.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import Any, Final, NamedTuple

from tarotrules.comparing.classes import merged
from tarotrules.expressions.json import dump_number
from tarotrules.expressions.rounding import Amount, divided, whole
from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.engine.results import count_of
from tarotrules.games.tarot.engine.scoring import settled_if_possible
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Side, Stated, Summary
from tarotrules.games.tarot.ruleset.call import partners_in
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.record import Entries, Record

_OVER, _SHORT = 8, -7
"""How far from the target: numbers that every way of rounding changes."""
_SCORED: Final = ("players", "deck", "deal", "call", "chien", "claim", "promise", "exempt", "bonus", "scoring", "mode")
"""The chapters that scoring reads, beside the contract of the deal."""
_HALF: Final = Fraction(1, 2)
_PARTNERS: Final = 1, 2
_MADE, _LOST = 2, 1
"""Oudlers of a contract that is made, and of one that is lost."""

_APART: Final = 4
"""How far players are apart who are not level, in halves."""
_ALIKE: Final = 2

_EVERYWHERE: Final = tuple(each for each in _SCORED if each not in {"bonus", "claim", "promise"})
"""Those that it reads in every deal."""


More = Callable[[Summary], Summary]
"""A deal in which something more happens."""


class Extra(NamedTuple):
    """Something more that happens in a deal."""

    added: More
    telling: bool
    """Whether the rules differ in what it is worth."""


def candidates(rules: Sequence[Ruleset]) -> Iterator[Summary]:
    """Deals of so many players as the rules are for, the simplest first."""
    yield from plain(rules)
    yield from further(rules)


def plain(rules: Sequence[Ruleset]) -> Iterator[Summary]:
    """Contracts made and lost, and nothing more."""
    bids = _common([each.auction.bid for each in rules])
    for bid in bids:
        yield from _usual(rules, bid)
    for bid in bids[:1]:
        yield from _with_other_oudlers(rules, bid)
    # Where tricks and chien have even numbers of cards, so has each side, and there are no half points.
    for bid in bids[: 2 * (rules[0].players % 2)]:
        yield from _half_points(rules, bid)
    for bid in bids:
        yield from _sweeps(rules, bid)
    yield from _alone(rules)


def further(rules: Sequence[Ruleset]) -> Iterator[Summary]:
    """The same with one thing more, then with two.

    Where all agree on what is reckoned in every deal, nothing is tried with bonuses, claims and promises alone on which
    they agree as well: those cannot tell them apart.
    """
    bids, every = _common([each.auction.bid for each in rules]), list(_extras(rules))
    alike = len(rules) > 1 and _agree(rules, _EVERYWHERE)
    pairs = ([one, two] for one, two in combinations(every, 2) if one.telling or two.telling or not alike)
    for bid, extra in product(bids, (each.added for each in every if each.telling or not alike)):
        yield from map(extra, (*_usual(rules, bid), *_sweeps(rules, bid)))
    for bid, (one, two) in product(bids[:2], [*pairs]):
        yield from (one.added(two.added(each)) for each in _usual(rules, bid))


def _alone(rules: Sequence[Ruleset]) -> Iterator[Summary]:
    """Deals that nobody took, where any know how to play one: nobody level, then some of the first or last."""
    modes = [each.mode.get(each.auction.plays or "") for each in rules]
    if not any(modes):
        return
    players = rules[0].players
    aside = max(
        each.deal.chien if mode and mode.chien == "aside" else 0 for each, mode in zip(rules, modes, strict=True)
    )
    pack = rules[0].deck.pack
    together = pack.halves - aside
    asked = {steps for mode in modes if mode for key in mode.rank.values() for steps in paths_of(key.measure)}
    # Of all that is not counted in points and oudlers they have as much: who is level stays so.
    alike = tuple((steps, (_ALIKE,) * players) for steps in sorted(asked) if steps[:1] == ("own",))
    for level in range(1, players):
        for first in (0, players - level):
            apart = [_APART * (0 if first <= seat < first + level else seat + 1) for seat in range(players)]
            # Two low cards make a point: with an even number of players nobody has a half.
            least = (together - sum(apart)) // players
            apart = [each + least - (least % 2 if players % 2 == 0 else 0) for each in apart]
            apart[max(range(players), key=apart.__getitem__)] += together - sum(apart)
            oudlers = [0] * players
            oudlers[-1], oudlers[-2] = max(0, pack.oudlers - 1), min(1, pack.oudlers)
            yield Summary(
                players=players,
                points_by_seat=tuple(divided(each, 2) for each in apart),
                oudlers_by_seat=tuple(oudlers),
                facts_by_seat=alike,
            )


def _common(named: Sequence[Mapping[str, Any]]) -> list[str]:
    """The names that all have."""
    return [name for name in merged(named) if all(name in each for each in named)]


def _usual(rules: Sequence[Ruleset], bid: str) -> Iterator[Summary]:
    """Made, then lost; with a partner first where there is one."""
    yield from _played(rules, bid, _MADE, _OVER)
    yield from _played(rules, bid, _LOST, _SHORT)


def _played(rules: Sequence[Ruleset], bid: str, oudlers: int, margin: Amount) -> Iterator[Summary]:
    targets = [each.scoring.target[oudlers] for each in rules]
    points = margin + (max(targets) if margin > 0 else min(targets))
    every = {who for each in rules if bid in each.auction.bid for who in partners_in(each, bid, 0, *_PARTNERS)}
    for partners in sorted(every, key=lambda who: (-len(who), who)):
        yield Summary(
            players=rules[0].players, taker=0, partners=partners, contract=bid, points=whole(points), oudlers=oudlers
        )


def _with_other_oudlers(rules: Sequence[Ruleset], bid: str) -> Iterator[Summary]:
    for oudlers, margin in product(range(min(map(_oudlers, rules)) + 1), (_OVER, _SHORT)):
        yield from _played(rules, bid, oudlers, margin)


def _sweeps(rules: Sequence[Ruleset], bid: str) -> Iterator[Summary]:
    """One side has everything."""
    count = count_of(rules[0])
    for each in _played(rules, bid, min(map(_oudlers, rules)), _OVER):
        yield each._replace(points=count.most, oudlers=count.oudlers)
        yield each._replace(points=count.least, oudlers=0)


def _oudlers(rules: Ruleset) -> int:
    return count_of(rules).oudlers


def _half_points(rules: Sequence[Ruleset], bid: str) -> Iterator[Summary]:
    yield from _played(rules, bid, _LOST, -_HALF)
    yield from _played(rules, bid, _MADE, _OVER + _HALF)
    yield from _played(rules, bid, _LOST, _SHORT - _HALF)


def _extras(rules: Sequence[Ruleset]) -> Iterator[Extra]:
    """Every bonus, claim and promise that all know, of either side."""
    defender = rules[0].players - 1
    told: tuple[tuple[Side, int | None], ...] = ((ATTACK, None), (DEFENCE, None), (ATTACK, 0), (DEFENCE, defender))
    for name, telling in _known([each.bonus for each in rules]):
        for side, player in told:
            yield Extra(_bonus(Stated(name, side=side, player=player)), telling)
    for name, telling in _known([each.claim for each in rules]):
        for level in _common([each.claim[name].level for each in rules]):
            for player in (0, defender):
                yield Extra(_claim(Stated(name, level, player=player)), telling)
    for name, telling in _known([each.promise for each in rules]):
        for announced, kept in _OUTCOMES:
            yield Extra(_promise(Promised(name, announced, kept)), telling)


def _known(named: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, bool]]:
    """The names that all have, and whether they mean something else by them."""
    first, *others = named
    yield from ((name, any(each[name] != first[name] for each in others)) for name in _common(named))


def _agree(rules: Sequence[Ruleset], chapters: Iterable[str]) -> bool:
    """Whether chapters say the same everywhere of all that is known everywhere."""
    return all(_alike([each.items()[chapter] for each in rules]) for chapter in chapters) and _alike(
        [each.auction.bid for each in rules]
    )


def _alike(said: Sequence[Any]) -> bool:
    """Whether the same is said; what not all have by name is left aside."""
    first, *others = said
    if all(each == first for each in others):
        return True
    if isinstance(first, Record) and all(type(each) is type(first) for each in others):
        named = (name for name, field in first.fields.items() if isinstance(field, Entries))
        every = {name: [each.items()[name] for each in said] for name in named}
        bare = [each.replace(**dict.fromkeys(every)) for each in said]
        return bare[1:] == bare[:-1] and all(map(_alike, every.values()))
    return isinstance(first, Mapping) and not any(telling for _, telling in _known(said))


_OUTCOMES: Final[tuple[tuple[Side | None, Side | None], ...]] = (
    *((ATTACK, ATTACK), (ATTACK, None), (None, ATTACK), (None, DEFENCE)),
    *((DEFENCE, DEFENCE), (DEFENCE, None), (ATTACK, DEFENCE), (DEFENCE, ATTACK)),
)
"""Who announces and who achieves."""


def _bonus(stated: Stated) -> More:
    return lambda deal: deal._replace(bonuses=(stated, *deal.bonuses))


def _claim(stated: Stated) -> More:
    return lambda deal: deal._replace(claims=(stated, *deal.claims))


def _promise(promised: Promised) -> More:
    return lambda deal: deal._replace(promises=(promised, *deal.promises))


def as_played(rules: Ruleset, deal: Summary) -> Summary:
    """A deal as some rules have it: where nobody plays on once all have passed, no more than that they have."""
    return Summary(deal.players) if rules.auction.plays is None and deal.points_by_seat is not None else deal


def score_of(rules: Ruleset, deal: Summary) -> tuple[Amount, ...] | None:
    """What a deal comes to; ``None`` if it cannot be under these rules."""
    account = settled_if_possible(rules, as_played(rules, deal))
    return None if account is None else account.scores


def are_scored_alike(rules: Sequence[Ruleset]) -> bool:
    """Whether no deal in a contract that all know can be scored differently, because all that scoring reads is one."""
    read = all(each.items()[chapter] == rules[0].items()[chapter] for chapter in _SCORED for each in rules)
    played = all(each.auction.plays == rules[0].auction.plays for each in rules)
    return read and played and _alike([each.auction.bid for each in rules])


def deal_json(deal: Summary) -> dict[str, Any]:
    """A deal as the JSON that it would be read from."""
    said = {
        "players": deal.players,
        "taker": deal.taker,
        "partner": dump_partners(deal.partners),
        "contract": deal.contract,
        "card_points": None if deal.points is None else dump_number(Fraction(deal.points)),
        "oudlers": deal.oudlers,
        "bonuses": [_said(each._asdict()) for each in deal.bonuses],
        "claims": [_said(each._asdict()) for each in deal.claims],
        "promises": [_said(each._asdict()) for each in deal.promises],
        "mode": deal.mode,
        "card_points_by_seat": _numbers(deal.points_by_seat),
        "oudlers_by_seat": _numbers(deal.oudlers_by_seat),
        "facts_by_seat": {".".join(path): _numbers(each) for path, each in deal.facts_by_seat} or None,
    }
    # Nobody took: that is said.
    return {key: value for key, value in said.items() if value not in (None, []) or key == "taker"}


def dump_partners(partners: tuple[int, ...]) -> int | list[int] | None:
    """Partners under their key: one is a seat, as it always was."""
    return list(partners) if len(partners) > 1 else next(iter(partners), None)


def _numbers(amounts: Sequence[Amount] | None) -> list[Any] | None:
    return None if amounts is None else [dump_number(Fraction(each)) for each in amounts]


def _said(values: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value not in (None, ())}
