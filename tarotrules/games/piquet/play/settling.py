"""What a deal comes to, by the engine; and as far as it has come, what has been said of it (R67)."""

from collections.abc import Sequence

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.engine import ledger
from tarotrules.games.piquet.engine.declaring import Declared
from tarotrules.games.piquet.engine.ledger import DEALT, Entry
from tarotrules.games.piquet.engine.playing import taken
from tarotrules.games.piquet.engine.scoring import Account, account
from tarotrules.games.piquet.engine.table import Held
from tarotrules.games.piquet.play.cards import PACK, those
from tarotrules.games.piquet.play.claiming import WHEN_COMPLETE
from tarotrules.games.piquet.play.game import Game, Over, Phase
from tarotrules.games.piquet.play.tricks import Playing, Trick


def account_of(phase: Phase | Over) -> Account:
    """The account of a deal, by place; of one that is not over, as far as it has come.

    What most of the tricks bring is in it at the end; milestones, once all is called.
    """
    game, tricks = phase.game, tricks_of(phase)
    declared = _declared(game)
    over = isinstance(phase, Over)
    found = taken(game.table.settling, [[PACK[card] for card in trick.cards] for trick in tricks])
    called, counted = ledger.called(game.table.settling, declared), ledger.counted(game.table.settling, found)
    entries = [*_claimed(game, declared), *called, *counted]
    whole = account(game.table.settling, entries, found, declared, over=over)
    return whole if game.called else whole._replace(reached=())


def tricks_of(phase: Phase | Over) -> tuple[Trick, ...]:
    """The tricks that are complete."""
    return phase.tricks if isinstance(phase, Over | Playing) else ()


def by_seat(game: Game, amounts: Sequence[Amount]) -> list[Amount]:
    """What is in the order of the places, in that of the seats."""
    return [amounts[game.place_of(seat)] for seat in range(game.table.players)]


def _declared(game: Game) -> list[Declared]:
    table = game.table
    return [talk.declared(table, contest) for contest, talk in zip(table.contests, game.talks, strict=False)]


def _claimed(game: Game, declared: Sequence[Declared]) -> list[Entry]:
    """What was claimed; and what counts unsaid, as soon as it is complete."""
    table, rules = game.table, game.table.rules.claim
    rank, found = table.settling.rank["claims"], list[Entry]()
    for at, claim in enumerate(table.settling.claims):
        claimed = [each for each in game.claims if each.claim == claim.name]
        who = ledger.of_one_side(table.settling, claim, sorted({each.place for each in claimed}))
        for each in claimed:
            if each.place in who:
                towards = claim.entry.for_milestones == "always" or each.place == 0
                place, moment = (rank, at, int(each.again)), (DEALT, at + each.again * len(rules))
                found.append(Entry("claims", claim.name, each.place, each.worth, place, moment, towards))
    if game.called and any(each.moment == WHEN_COMPLETE for each in rules.values()):
        hands = [those(hand) for hand in game.hands]
        good = [
            frozenset(card for each in declared for card in each.cards(place)) & hands[place] for place in table.places
        ]
        held = [Held(those(first), *rest) for first, *rest in zip(game.first, hands, good, strict=True)]
        unsaid = ledger.claimed(table.settling, held, declared)
        found.extend(each for each in unsaid if rules[each.name].moment == WHEN_COMPLETE)
    return found
