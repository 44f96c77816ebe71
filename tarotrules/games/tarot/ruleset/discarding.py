"""What may be discarded, as far as the chapters together say so."""

from collections.abc import Mapping

from tarotrules.cards.pack import Card
from tarotrules.games.tarot.ruleset.ruleset import Ruleset


def cards_kept(rules: Ruleset) -> frozenset[Card]:
    """The cards that may never be discarded."""
    never = (name for name, row in rules.chien.discard.items() if row == ("never",))
    return frozenset(card for name in never for card in rules.deck.of(name))


def may_run_out(rules: Ruleset) -> bool:
    """Whether a taker can hold so many of them that too few others are left."""
    taken = any(bid.chien[0] == "taker_hand" for bid in rules.auction.bid.values())
    return taken and rules.deal.hand < len(cards_kept(rules))


def discarded_openly(rules: Ruleset) -> Mapping[Card, str]:
    """The cards that may be discarded if they are shown, and whether that is free or forced."""
    kept = cards_kept(rules)
    shown = ((name, row[0]) for name, row in rules.chien.discard.items() if "shown" in row)
    return {card: how for name, how in shown for card in rules.deck.of(name) if card not in kept}
