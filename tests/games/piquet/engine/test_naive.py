"""The engine and the files agree with a second opinion, which knows neither: deals by chance, rules by chance.

``python -m tests.games.piquet.engine.test_naive 1000 100`` tries so many sets of rules, so many deals by each.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tarotrules.cards.french import Card, card_name
from tarotrules.games.piquet.engine.playing import taken
from tarotrules.games.piquet.engine.scoring import Deal, settled
from tests.games.piquet.engine import naive
from tests.games.piquet.engine.test_laws import tricks
from tests.games.piquet.reading import table

ROUGE: Final = {"carte_rouge": 20, "younger_may_repique_by_rouge": False}
DIFFERENCES: Final[tuple[dict[str, dict[str, Any]], ...]] = (
    {"point-of-four": {"point_min": 4}, "point-of-thirty": {"point_min_pips": 30}},
    {"point-by-pips": {"point_by_pips": True}},
    {"flat-point": {"point_worth": 5}, "low-point-minus-one": {"low_point_minus_one": True}},
    {"trio-thirteen": {"trio": 13}},
    {"every-set": {"both_sets": True}},
    {"blank-without-tens": {"blank_without_tens": True}},
    {"blank-again": {"blank_again": True}},
    {
        "carte-rouge": ROUGE,
        "carte-rouge, younger-no-repique-by-rouge": ROUGE,
        "carte-rouge, carte-rouge-ten": {**ROUGE, "carte_rouge": 10},
        "carte-rouge, carte-rouge-forty": {**ROUGE, "carte_rouge": 40},
        "carte-rouge, carte-rouge-fifty": {**ROUGE, "carte_rouge": 50},
        "carte-rouge, younger-may-repique-by-rouge": {"carte_rouge": 20},
    },
    {"repique-thirty": {"repique": 30}},
    {"dealer-no-repique": {"repique_by": "elder"}},
    {"repique-against-nothing": {"calls_must_be_nil": True}},
    {"pique-as-it-happens": {"pique_order": "as_it_happens"}},
    {"cards-toward-pique": {"cards_toward_pique": True}},
    {
        "low-cards-silent": {"silent_leads": True, "silent_wins": True},
        "low-leads-silent": {"silent_leads": True},
        "low-cards-silent, younger-may-pique": {"silent_leads": True, "silent_wins": True, "pique_by": "either"},
    },
    {
        "last-trick-three": {"last": 3},
        "last-trick-ten": {"last": 10, "cards": 0},
        "last-trick-ten-more": {"last": 10},
    },
    {"capot-thirty": {"capot": 30}, "capot-fifty": {"capot": 50}, "capot-sixty": {"capot": 60}},
    {"thirty-six-cards": {}},
)
"""By option, what the second opinion calls the same; of each row one at most is taken."""


def chosen(random: Random) -> tuple[list[str], dict[str, Any]]:
    """Some options, and what they mean."""
    taken_options, meant = list[str](), dict[str, Any]()
    for row in DIFFERENCES:
        if random.random() < random.choice((0.1, 0.4)):
            option = random.choice(sorted(row))
            taken_options.append(option)
            meant |= row[option]
    return taken_options, meant


def dealt(pack: list[Card], random: Random) -> Iterator[tuple[set[Card], set[Card]]]:
    """Two hands as they were dealt and as they are played; suits and ranks lie together more often than by chance."""
    way, mess = random.choice((lambda card: card, lambda card: (card.rank, card.suit))), random.choice((0, 3, 9, 40))
    place = {card: at + random.random() * mess for at, card in enumerate(sorted(pack, key=way))}
    ordered = sorted(pack, key=lambda card: place[card])
    start = random.randrange(len(pack))
    ordered = ordered[start:] + ordered[:start]
    hands, stock = [set(ordered[:12]), set(ordered[12:24])], ordered[24:]
    random.shuffle(hands)
    random.shuffle(stock)
    for hand in hands:
        out = random.sample(sorted(hand), random.randrange(4))
        discard, stock = stock[: len(out)], stock[len(out) :]
        yield hand - set(out) | set(discard), hand


def agreed(options: list[str], meant: dict[str, Any], deals: int, random: Random) -> Counter[str]:
    """How often each thing came about in deals on which both opinions agree."""
    taken_with = f" with {', '.join(options)}" if options else ""
    rules, seen = table(f"# language: en\nvariant x extends piquet{taken_with} {{ }}"), Counter[str]()
    for _ in range(deals):
        before, hands = zip(*dealt([*rules.rules.deck.cards], random), strict=True)
        plays = list(tricks([set(hand) for hand in hands], random))
        found = settled(
            rules,
            Deal(tuple(map(frozenset, hands)), tuple(map(frozenset, before)), tuple(taken(rules, plays)), over=True),
        )
        were, are = ([[card_name(card) for card in hand] for hand in both] for both in (before, hands))
        said = naive.score(were, are, [(card_name(led), card_name(other)) for led, other in plays], **meant)

        engine = found.of("claims", "contests"), found.of("play"), found.of("cards"), found.bonus, found.scores
        second = (*said, said.total)
        assert [list(each) for each in engine] == [list(each) for each in second], (options, before, hands, plays)
        seen.update(each.name for each in found.entries)
        seen.update(f"{each.name} of the {('elder', 'younger')[each.seat]}" for each in found.reached)
    return seen


def law(sets: int, deals: int, seed: str) -> Counter[str]:
    """Both opinions agree on every deal; how often each thing came about."""
    random, seen = Random(seed), Counter[str]()
    for _ in range(sets):
        seen += agreed(*chosen(random), deals, random)
    return seen


def test_two_opinions() -> None:
    """Of some hundred deals by rules of every kind, everything that can be scored among them."""
    seen = law(24, 15, "two opinions")

    assert seen.keys() >= {
        *("point", "sequence", "set", "carte-blanche", "carte-rouge", "lead", "win", "last", "cards", "every"),
        *("repique of the elder", "repique of the younger", "pique of the elder"),
    }


def test_every_option_is_a_difference() -> None:
    """Each of them alone comes to the same, too."""
    for row in DIFFERENCES:
        for option, meant in row.items():
            agreed([option], meant, 3, Random(option))


if __name__ == "__main__":
    sys.stdout.write(f"{law(int(sys.argv[1]), int(sys.argv[2]), 'many opinions')}\n")
