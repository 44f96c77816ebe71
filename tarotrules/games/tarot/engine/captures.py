"""Who won the trick with a card: what a sweep and the oudlers prove of it.

A card that was in the chien, or was discarded, nobody won in a trick. So what is proved of a side is proved only of a
card that was certainly played, or is told to have been.
"""

from tarotrules.games.tarot.engine.facts import Facts, sweep_of
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Side
from tarotrules.games.tarot.engine.table import Table


def side_of_captor(facts: Facts, name: str) -> Side | None:
    """The side that won a card, if it was won in a trick at all; ``None`` if that is not known."""
    return sweep_of(facts) or _by_oudlers(facts, name)


def holder_of_oudlers(facts: Facts) -> Side | None:
    """The side that has all the oudlers."""
    return DEFENCE if facts.oudlers == 0 else ATTACK if facts.oudlers == facts.table.count.oudlers else None


def tell_captors(facts: Facts) -> None:
    """Know which side won the cards that the rules ask about, as far as nothing said so already."""
    certain = {name: _certain(facts, name) for name in facts.table.captors}
    facts.captors = {**{name: side for name, side in certain.items() if side is not None}, **facts.captors}


def _by_oudlers(facts: Facts, name: str) -> Side | None:
    """Whoever has all the oudlers, or none, tells who has each: but for one that may stay with who played it."""
    table = facts.table
    excused = {card for each in table.rules.exempt for card in table.classes[each]}
    stays = all(card.is_oudler and card not in excused for card in table.classes[name])
    return holder_of_oudlers(facts) if stays else None


def _certain(facts: Facts, name: str) -> Side | None:
    """The side that certainly won a card in a trick."""
    table = facts.table
    goes = facts.bid.chien if table.rules.deal.chien else "nowhere"
    played = goes == "nowhere" or (goes == "taker_hand" and _is_never_discarded(table, name))
    swept, side = sweep_of(facts), _by_oudlers(facts, name)
    if played:
        return swept or side
    # Who has the card, and not the chien, has it from a trick.
    return side if (goes == "defence_tricks") is (side == ATTACK) else None


def _is_never_discarded(table: Table, name: str) -> bool:
    never = [each for each, duty in table.rules.chien.discard.items() if duty == ("never",)]
    return set(table.classes[name]) <= {card for each in never for card in table.classes[each]}
