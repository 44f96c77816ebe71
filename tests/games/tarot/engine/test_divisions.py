"""Whatever a slam proves of a side's cards is in the account, of either side, and nothing else is."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, product
from typing import Final

import pytest

from tarotrules import api
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.variant import Variant
from tests.games.tarot.engine.tables import promise

House = Callable[[str], Variant]
Beside = dict[str, int]
"""Cards by their kind that one side has beside the tricks, all of which the other has won."""

HALVES: Final = {"kings": 9, "queens": 7, "knights": 5, "jacks": 3, "low": 1}
CLASSES: Final = {
    "kings": ("kings",),
    "queens": ("queens",),
    "riders": ("knights",),
    "ends": ("queens", "jacks"),
    "courts": ("kings", "queens", "knights", "jacks"),
}
SIZE: Final = {name: 4 * len(kinds) for name, kinds in CLASSES.items()}
DECK: Final = """deck {
  class queens queen
  class riders knight
  class ends queen, jack
}"""
SIDE: Final = "into unit; multiplied no; follows_result no"
PLAYERS: Final = {3: 6, 4: 6, 5: 3}
CHIEN: Final = {"garde": (0, False), "garde-sans": (0, True), "garde-contre": (3, True)}
"""Oudlers of the attack when one side has nothing but the chien or the discard; whether a king may be in it."""


def conditions() -> Iterator[tuple[str, str, Callable[[Beside], bool]]]:
    """Bonuses of side cards: their names, when the loser of all tricks earns them, and the same of the cards."""
    for name, kinds in CLASSES.items():
        for word, least in (("none", None), ("some", 1), ("two", 2), ("all", SIZE[name])):

            def holds(beside: Beside, kinds: Sequence[str] = kinds, least: int | None = least) -> bool:
                count = sum(beside[each] for each in kinds)
                return count == 0 if least is None else count >= least

            yield f"{name}-{word}", f"SIDE.{name} {'= 0' if least is None else f'>= {least}'}", holds
    either = "SIDE.queens = 0 or SIDE.riders = 0"
    yield "not-both", either, lambda beside: not (beside["queens"] and beside["knights"])


def rules(side: str) -> str:
    """The bonuses of a side that has no trick, each of 1."""
    bonuses = (
        f"bonus {name} {{ when {when.replace('SIDE', side)}; worth 1; payee {side}; {SIDE} }}"
        for name, when, _ in conditions()
    )
    return "\n".join((DECK, *bonuses))


def beside(cards: int, *, kings: bool) -> dict[int, list[Beside]]:
    """All that so many cards can be that were won in no trick, by what they count in halves."""
    found: dict[int, list[Beside]] = {}
    for some in combinations_with_replacement(HALVES, cards):
        has = {kind: some.count(kind) for kind in HALVES}
        if all(has[kind] <= 4 for kind in HALVES if kind != "low") and (kings or not has["kings"]):
            found.setdefault(sum(HALVES[kind] for kind in some), []).append(has)
    return found


@pytest.mark.parametrize(("players", "contract"), [*product(PLAYERS, CHIEN)])
def test_what_a_slam_proves_of_either_side_is_paid(house: House, players: int, contract: str) -> None:
    """Whatever is true of all the cards that count so much; tried out with every number of points."""
    oudlers, kings = CHIEN[contract]
    loser, winner = ("attack", "defence") if oudlers == 0 else ("defence", "attack")
    variant = house(rules(loser))
    kept = {"promises": promise("slam", None, winner)}
    for halves, ways in beside(PLAYERS[players], kings=kings).items():
        points = Fraction(halves if loser == "attack" else 182 - halves, 2)
        deal = {"players": players, "taker": 0, "contract": contract, "card_points": str(points), "oudlers": oudlers}
        terms = api.score(variant, deal | kept)["terms"]
        told = {each["id"]: each["unit"] for each in terms[2:]}

        proved = {name for name, _, holds in conditions() if all(map(holds, ways))}
        assert told == dict.fromkeys(proved, 1 if loser == "attack" else -1), (points, ways)


def test_what_one_side_cannot_have_the_other_has(house: House) -> None:
    """The attack's discard of six low cards holds no queen: the defence has all four, with or without a word."""
    paid = f"worth 15; {SIDE}"
    ours = f"bonus ours {{ when attack.queens = 4; payee attack; {paid} }}"
    theirs = f"bonus theirs {{ when defence.queens = 4; payee defence; {paid} }}"
    same = f"bonus theirs {{ when attack.queens = 0; payee defence; {paid} }}"
    deal = {"taker": 0, "contract": "garde", "card_points": 3, "oudlers": 0}
    for other in (theirs, same):
        variant = house(f"deck {{ class queens queen }} {ours} {other}")

        assert api.score(variant, deal)["unit"] == -(25 + 53) * 2 - 200 - 15
        assert api.score(variant, deal | {"bonuses": [{"id": "theirs"}]})["unit"] == -(25 + 53) * 2 - 200 - 15
        assert api.score(variant, deal | {"card_points": 6})["unit"] == -(25 + 50) * 2
        with pytest.raises(Refused):
            api.score(variant, deal | {"bonuses": [{"id": "ours"}]})


def test_what_is_told_of_one_class_narrows_another(house: House) -> None:
    """Of a discard that counts eight points, a queen leaves no room for a knight."""
    variant = house(
        f"deck {{ class queens queen; class riders knight }} "
        f"bonus plain {{ when attack.riders = 0; worth 5; payee attack; {SIDE} }}"
    )
    slam = promise("slam", None, "defence")
    deal = {"taker": 0, "contract": "garde", "card_points": 6, "oudlers": 0, "promises": slam}
    stake = -(25 + 50) * 2 - 200

    assert api.score(variant, deal)["unit"] == stake
    assert api.score(variant, deal | {"facts": {"attack.queens": 1}})["unit"] == stake + 5
