"""What is wrong for certain, whatever the cards were that nobody has told of."""

from functools import reduce
from operator import or_

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.games.tarot.play.acts import Claim
from tarotrules.games.tarot.play.claiming import levels_of
from tarotrules.games.tarot.play.exempting import has_excused
from tarotrules.games.tarot.play.game import Game
from tarotrules.games.tarot.play.reasons import Reason, of_card
from tarotrules.games.tarot.play.table import Exempt, Level, PlayTable
from tarotrules.games.tarot.play.tricks import Playing


def surely_excused(game: Game, seat: int, exempt: Exempt) -> bool:
    """Whether a player has cards excused for all that is known: few hands do of which a condition is asked."""
    whole = game.hands[seat].bit_count() == game.table.hand
    return exempt.when is None or (whole and has_excused(game, seat, exempt))


def surely_barred(playing: Playing, card: CardNumber) -> Reason | None:
    """What forbids a card, even should the player's hand turn out to excuse some."""
    reason, game, seat = of_card(playing, card), playing.game, playing.seat
    if reason is None or game.hands[seat].bit_count() == game.table.hand:
        return reason
    if reason.id == "forbidden-card":
        # Whoever has no other card that may be played may play it.
        return None
    free = tuple(
        reduce(or_, (exempt.cards for exempt in game.table.exempt), 0) if each == seat else own
        for each, own in enumerate(game.free)
    )
    return of_card(playing.in_(game.with_(free=free)), card)


def is_no_discard(table: PlayTable, cards: CardSet) -> bool:
    """Whether no hand may lay some cards away: there must have been others, whatever they were."""
    never, barred = table.discardable.never, table.discardable.never | table.discardable.forced
    return (
        cards.bit_count() != table.chien
        or (cards & never > 0 and never.bit_count() <= table.hand)
        or (cards & barred > 0 and barred.bit_count() <= table.hand)
    )


def shows_wrongly(level: Level, show: str, shown: CardSet) -> bool:
    """Whether these cards can be shown for no hand; what was shown need not be told."""
    if not shown or not level.counting:
        return False
    count = shown.bit_count()
    few = count < level.least or (show in {"exactly", "extremes"} and count > level.least)
    return few or shown & ~level.counting > 0


def is_lower(game: Game, seat: int, act: Claim) -> bool:
    """Whether a hand that is known fits a higher level, and that is the one to declare."""
    best = game.table.rules.claim[act.id].count == "best_level"
    levels = levels_of(game.sight(seat), game.table.levels[act.id], best=best)
    return all(each.id != act.level for each in levels)
