"""A deal in a few steps, from the shuffle to the next dealer."""

from collections.abc import Iterator
from typing import Final

from tarotrules.games.tarot.chapters.auction import (
    announcing_bids,
    appointed,
    in_short,
    parole,
    required,
    way_of_bidding,
)
from tarotrules.games.tarot.chapters.call import moment as call_moment
from tarotrules.games.tarot.chapters.chien import bans
from tarotrules.games.tarot.chapters.deal import called_off, chien_in_short, piles_in_short
from tarotrules.games.tarot.chapters.promises import announcing
from tarotrules.games.tarot.chapters.seating import direction_in_short
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import is_imposed
from tarotrules.games.tarot.ruleset.call import calls_card
from tarotrules.games.tarot.ruleset.ruleset import may_be_taken
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase

MOMENTS: Final = ("in_auction", "after_auction", "after_discard", "before_first_lead", "own_first_card")
"""When something may be announced, in the order of a deal."""
_BEFORE_CALL: Final = MOMENTS[:2]


def steps(teller: Teller) -> list[Phrase]:
    """Each step as a sentence or two."""
    told = [joined(map(capitalised, sentences), teller.words) for sentences in _steps(teller)]
    return [each for each in told if each]


def _steps(teller: Teller) -> Iterator[tuple[Phrase, ...]]:
    rules, say = teller.rules, teller.say
    deal, auction = rules.deal, rules.auction
    yield (
        *direction_in_short(teller),
        say("cheat-deal", shuffled=deal.shuffle != "none", hand=deal.hand, packet=deal.packet),
        *chien_in_short(teller),
        *piles_in_short(teller),
    )
    yield tuple(_redeals(teller))
    if is_imposed(auction):
        yield (appointed(teller),)
    elif may_be_taken(rules):
        rounds = say("cheat-auction", rounds=way_of_bidding(auction), first=auction.first_bidder)
        yield rounds, *_special_bidding(teller), in_short(teller)
    for moment in _BEFORE_CALL:
        yield tuple(announcing(teller, (moment,)))
    if may_be_taken(rules):
        yield from _middle(teller)
    for moment in MOMENTS[len(_BEFORE_CALL) :]:
        yield tuple(announcing(teller, (moment,)))
    play = rules.play
    yield (
        say("play-first", who=play.first_leader, unless="no", see=""),
        say("cheat-follow", void=play.void, overtrump=play.overtrump),
    )
    yield (
        say("cheat-count" if may_be_taken(rules) else "cheat-count-alone"),
        say("cheat-next", direction=rules.seating.direction),
    )


def _middle(teller: Teller) -> Iterator[tuple[Phrase, ...]]:
    """The call, and the chien: who calls after seeing it calls before discarding."""
    call, chien = teller.rules.call, teller.rules.deal.chien
    called = [(call_moment(teller, call),)] if call is not None and calls_card(teller.rules) else []
    if call is not None and call.moment == "after_chien" and chien:
        yield from ((teller.say("step-take"),), *called, (teller.say("step-discard"), *bans(teller)))
    else:
        yield from called
        if chien:
            yield teller.say("cheat-take-chien"), *bans(teller)


def _special_bidding(teller: Teller) -> Iterator[Phrase]:
    """What is not as everybody expects: answers out of turn, a word that keeps a player in."""
    auction = teller.rules.auction
    if auction.overcall != "in_turn":
        yield teller.say("auction-overcall", overcall=auction.overcall)
    if auction.parole is not None:
        yield from parole(teller, auction.parole)
    yield from announcing_bids(teller, numbered=False)
    yield from required(teller)


def _redeals(teller: Teller) -> Iterator[Phrase]:
    for name, redeal in teller.rules.redeal.items():
        yield called_off(teller, teller.title("redeal", name), redeal)
