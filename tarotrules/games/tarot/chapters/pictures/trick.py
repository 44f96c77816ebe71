"""A trick in which nobody would like to play what they have to; what they may, the play engine says."""

from itertools import islice
from typing import Final, Literal, NamedTuple

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.book.pictures import Cards, Laid
from tarotrules.cards.bits import BITS, CardNumber
from tarotrules.cards.pack import TRUMP, Card
from tarotrules.cards.packs import Pack
from tarotrules.cards.sets import ALIKE, NUMBERS, SUIT_OF, TRUMPS, set_of
from tarotrules.games.tarot.chapters.faces import name_of
from tarotrules.games.tarot.chapters.pictures.cards import printed
from tarotrules.games.tarot.chapters.pictures.seats import leader, number_of_players, player, text
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.play.tricks import NO_CARD
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.differences import joined

Duty = Literal["leads", "follow", "trump", "overtrump", "any", "none"]
_LEADS: Final = (Card("H", 8),)
_FOLLOWS: Final = (Card("C", 2), Card("H", 14))
_TRUMPS: Final = (Card("C", 3), Card(TRUMP, 5))
_OVERTRUMPS: Final = (Card("D", 4), Card(TRUMP, 2), Card(TRUMP, 14))
_ENOUGH: Final = 4
"""So many players are enough for every duty."""


class Played(NamedTuple):
    """A card, and what its player had to do."""

    card: CardNumber
    duty: Duty


def hands(players: int) -> list[tuple[Card, ...]]:
    """What each holds, in playing order, and would like to be rid of first."""
    ahead = (_LEADS, _FOLLOWS, _TRUMPS, _OVERTRUMPS) if players >= _ENOUGH else (_LEADS, _TRUMPS, _OVERTRUMPS)
    return [*ahead, *((Card("S", 9 - more),) for more in range(players - _ENOUGH))][:players]


def _with(pack: Pack, some: list[tuple[Card, ...]]) -> list[tuple[Card, ...]] | None:
    """Hands of cards of a pack."""
    found = pack.standing_in(card for held in some for card in held)
    cards = iter(found or ())
    return None if found is None else [tuple(islice(cards, len(held))) for held in some]


def played(rules: Ruleset) -> tuple[list[Played], int] | None:
    """The trick, and the place of the card that wins it; nothing if the pack has too few cards to show it."""
    everybody = _with(rules.deck.pack, hands(rules.players))
    if everybody is None:
        return None
    table, top, led, trick = play_table(rules), NO_CARD, 0, list[Played]()
    for held in everybody:
        hand = set_of(held)
        may = table.playable(hand, 0, led, table.trumps_over[top])
        card = next(NUMBERS[each] for each in held if may & BITS[NUMBERS[each]])
        trick.append(Played(card, _duty(hand, may, led)))
        led = led or SUIT_OF[card]
        if table.over[top] & BITS[card]:
            top = card
    return trick, [each.card for each in trick].index(top)


def _duty(hand: int, may: int, led: int) -> Duty:
    if not led or hand & led:
        return "follow" if led else "leads"
    barred = hand & ~may
    if barred & ~TRUMPS:
        return "overtrump" if barred & TRUMPS else "trump"
    return "any" if hand & TRUMPS else "none"


def trick(teller: Teller) -> tree.Figure | None:
    """The cards in playing order, the winner framed."""
    found = played(teller.rules)
    if found is None:
        return None
    cards, winner = found
    duties = [teller.say("figure-duty", duty=each.duty) for each in cards]
    names = [player(teller, (leader(teller.rules) + place) % len(cards)) for place in range(len(cards))]
    row = tuple(
        Laid(printed(ALIKE[each.card]), text(name), text(duty), wins=place == winner)
        for place, (each, name, duty) in enumerate(zip(cards, names, duties, strict=True))
    )
    people = (
        teller.say("figure-trick-person", name=name, duty=duty, card=name_of(teller.words, ALIKE[each.card]))
        for each, name, duty in zip(cards, names, duties, strict=True)
    )
    players = number_of_players(teller)
    said = teller.say("figure-trick", players=players, people=joined(people, teller.words), winner=names[winner])
    return tree.Figure(Cards((row,)), line(teller.say("figure-trick-caption", players=players)), line(said))
