"""What comes of something told, as JSON data; fractions that are not whole are strings such as ``"5/2"``."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import singledispatch
from typing import Any

from tarotrules.cards.french import card_name
from tarotrules.expressions.json import dump_number
from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine.combinations import Combination
from tarotrules.games.piquet.engine.declaring import hands_of
from tarotrules.games.piquet.engine.results import (
    Compared,
    Exchanged,
    Partie,
    Punished,
    Reckoned,
    Term,
    Tried,
    Worth,
)
from tarotrules.games.piquet.engine.told import Cards


@singledispatch
def to_json(found: Any) -> dict[str, Any]:
    """An outcome as JSON data."""
    raise TypeError(found)


@to_json.register
def _(found: Reckoned) -> dict[str, Any]:
    account = found.account
    said: dict[str, Any] = {
        "scores": _numbers(account.scores),
        "claims": _numbers(account.of("claims")),
        "hand": _numbers(account.of("contests")),
        "play": _numbers(account.of("play")),
        "cards": _numbers(account.of("cards")),
        "bonus": _numbers(account.bonus),
        "milestones": [{"id": each.name, "seat": each.seat} for each in account.reached],
        "tricks": list(account.tricks),
        "terms": [_term(each) for each in found.terms],
    }
    if account.declared:
        said["declare"] = _declared(hands_of(account.declared))
    if found.punished is not None:
        said |= to_json(found.punished)
    return said


def _term(term: Term) -> dict[str, Any]:
    said = {
        "category": term.category,
        "id": term.id,
        "seat": term.seat,
        "amount": _number(term.amount),
        "running": _number(term.running),
        "rule": term.rule,
    }
    if term.combination is not None:
        said["cards"] = _cards(term.combination.cards)
    if term.trick is not None:
        said["trick"] = term.trick
    return said


@to_json.register
def _(found: Punished) -> dict[str, Any]:
    gone = [{"id": each.name, "seat": each.seat, "amount": _number(each.amount)} for each in found.cancelled]
    said = {"fault": found.fault, "by": found.by, "remedy": found.remedy, "waived": found.waived, "bars": found.bars}
    return {**said, "cancelled": gone}


@to_json.register
def _(found: Compared) -> dict[str, Any]:
    return {"declare": _declared(hands_of(found.declared)), "terms": [_term(each) for each in found.terms]}


@to_json.register
def _(found: Worth) -> dict[str, Any]:
    contests = {name: [_combination(each) for each in held] for name, held in found.contests.items()}
    return {"contests": contests, "claims": {name: _number(each) for name, each in found.claims.items()}}


def _combination(held: Combination) -> dict[str, Any]:
    return {"cards": _cards(held.cards), "key": list(held.key), "worth": _number(held.worth)}


@to_json.register
def _(found: Partie) -> dict[str, Any]:
    settled, over = found.settled, found.left == 0
    said: dict[str, Any] = {
        "totals": dict(zip(found.names, _numbers(settled.totals), strict=True)),
        "over": over,
        "winner": None if found.winner is None else found.names[found.winner],
        "payment": _number(settled.payment) if over and not found.games else None,
        "settle": settled.settle if over and not found.games else None,
    }
    if found.games:
        said["games"] = [
            {"winner": found.names[player], "totals": _numbers(game.totals), "counts": _number(game.payment)}
            for player, game in found.games
        ]
    if found.deals:
        said["deals"] = [_numbers(each) for each in found.deals]
        said["elders"] = [found.names[each] for each in found.elders]
    return said


@to_json.register(tuple)
def _(found: Sequence[Tried]) -> dict[str, Any]:
    return {"legal": [each.reason is None for each in found], "reasons": [each.reason for each in found]}


@to_json.register
def _(found: Exchanged) -> dict[str, Any]:
    return {"taken": [_cards(each) for each in found.taken], "left": _cards(found.left)}


def _declared(amounts: Mapping[str, Iterable[Amount]]) -> dict[str, Any]:
    return {name: _numbers(each) for name, each in amounts.items()}


def _cards(cards: Cards) -> list[str]:
    return [card_name(card) for card in cards]


def _numbers(amounts: Iterable[Amount]) -> list[Any]:
    return list(map(_number, amounts))


def _number(amount: Amount) -> Any:
    return amount if type(amount) is int else dump_number(Fraction(amount))
