"""What is declared of a hand before its first card, and what is shown for it."""

from collections.abc import Iterator

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.cards.pack import EXCUSE
from tarotrules.cards.sets import IN_SUIT, TRUMPS, in_order
from tarotrules.expressions.compiled import Unknown, is_true
from tarotrules.games.playing.acts import PASS
from tarotrules.games.playing.options import Options, Subsets
from tarotrules.games.tarot.play.acts import Act, Announce, Claim
from tarotrules.games.tarot.play.game import Claimed, Game, Over, Phase, go_on
from tarotrules.games.tarot.play.options import Declaration, Sayings
from tarotrules.games.tarot.play.promising import announceable, announced
from tarotrules.games.tarot.play.sight import Sight
from tarotrules.games.tarot.play.table import Level
from tarotrules.games.tarot.play.tricks import Playing

NO_CARDS = Subsets(0, 0, 0, 0)


def declarations(game: Game, seat: int, moment: str) -> Iterator[Declaration]:
    """What a player may declare of the hand at a moment, and has not yet."""
    hand = game.to_declare(seat)
    for name in game.table.claims_at[moment]:
        # Few hands have enough cards for anything, and that is soon seen.
        for counting, least in game.table.fewest[name]:
            if (hand & counting).bit_count() >= least:
                yield from _declarations(game, seat, name, game.table.levels[name])
                break


def _declarations(game: Game, seat: int, name: str, levels: tuple[Level, ...]) -> Iterator[Declaration]:
    table, claim, sight = game.table, game.table.rules.claim[name], game.sight(seat)
    said = {each.level for each in game.claims if each.seat == seat and each.claim == name}
    if said and claim.count != "all_levels":
        return
    # What cannot be seen may turn out to be so; what is known not to be may not be declared.
    allowed = is_true(table.requires[name](sight)) if name in table.requires else True
    if allowed is False or (allowed is not True and claim.unseen == "forbidden"):
        return
    levels = tuple(levels_of(sight, levels, best=claim.count == "best_level"))
    for level in levels:
        shown = tuple(_shown(claim.show, level, sight.hand)) if level.id not in said else ()
        if shown:
            yield Declaration(name, level.id, shown)


def levels_of(sight: Sight, levels: tuple[Level, ...], *, best: bool) -> Iterator[Level]:
    """The levels that a hand fits as far as is known, in rising order; or the best of them alone."""
    for place, level in enumerate(levels):
        if _fits(sight, level) is not False:
            # A level that may yet turn out not to be fitted bars no lower one.
            higher = levels[place + 1 :] if best else ()
            if not any(_fits(sight, each) is True for each in higher):
                yield level


def _fits(sight: Sight, level: Level) -> bool | Unknown:
    enough = (sight.hand & level.counting).bit_count() >= level.least
    return is_true(level.when(sight)) if enough else False


def _shown(show: str, level: Level, hand: CardSet) -> Iterator[Subsets]:
    """The sets of cards that may be shown for a level; none, where it is not so many cards of a class."""
    counting = hand & level.counting
    match show:
        case "exactly":
            yield from _exactly(level.least, counting, hand & TRUMPS)
        case "extremes":
            ends = _ends(counting & ~IN_SUIT[EXCUSE])
            yield from (_with(ends, each) for each in _exactly(level.least, counting, hand & TRUMPS))
        case "at_least":
            yield Subsets(0, counting, level.least, counting.bit_count())
        case "all":
            yield Subsets(counting, 0, 0, 0)
        case _:
            yield NO_CARDS


def _exactly(count: int, counting: CardSet, trumps: CardSet) -> Iterator[Subsets]:
    """So many cards, as one likes; the Excuse says that no trump is hidden (R-RO201206, *La poignée*)."""
    excuse = counting & IN_SUIT[EXCUSE]
    rest = counting & ~excuse
    if rest.bit_count() >= count:
        yield Subsets(0, rest, count, count)
    must = excuse | trumps
    more = count - must.bit_count()
    if excuse and not trumps & ~counting and 0 <= more <= (rest & ~must).bit_count():
        yield Subsets(must, rest & ~must, more, more)


def _ends(cards: CardSet) -> CardSet:
    """The highest and the lowest of some cards."""
    return cards & -cards | 1 << cards.bit_length() >> 1


def _with(ends: CardSet, shown: Subsets) -> Subsets:
    """Sets that are shown, with some cards in each."""
    more = ends & shown.among
    count = more.bit_count()
    return Subsets(shown.must | more, shown.among & ~more, max(0, shown.least - count), max(0, shown.most - count))


def laid_out(order: str | None, shown: CardSet) -> tuple[CardNumber, ...]:
    """Cards as they are laid open, one after another; the Excuse, which stands for a lacking trump, is the lowest."""
    excuse = IN_SUIT[EXCUSE]
    rising = (*each(shown & excuse), *in_order(shown & ~excuse))
    return {"descending": rising[::-1], "ascending": rising}.get(order or "", tuple(in_order(shown)))


def declared(game: Game, seat: int, act: Claim) -> Game:
    """The deal with something declared."""
    return game.with_(claims=(*game.claims, Claimed(seat, act.id, act.level, act.shown)))


def claiming(game: Game, place: int) -> Phase | Over:
    """Whoever may declare something before the first lead is asked, in playing order."""
    return _asked(game, place, game.in_order())


def _asked(game: Game, place: int, queue: tuple[int, ...]) -> Phase | Over:
    for skipped, seat in enumerate(queue):
        found = tuple(declarations(game, seat, "before_first_lead"))
        if found:
            return Claiming(game, place, queue[skipped:], found)
    return go_on(game, place)


class Claiming(Phase):
    """Somebody may declare something of the hand before the first lead."""

    __slots__ = ("found", "game", "place", "queue", "seat")

    def __init__(self, game: Game, place: int, queue: tuple[int, ...], found: tuple[Declaration, ...]) -> None:
        self.game, self.place, self.queue, self.found = game, place, queue, found
        self.seat = queue[0]

    def options(self) -> Options[Act]:
        """What may be declared, or nothing."""
        return Sayings((PASS,), self.found)

    def after(self, act: Act) -> Phase | Over:
        """The next, or the same one again who may declare more."""
        if isinstance(act, Claim):
            return _asked(declared(self.game, self.seat, act), self.place, self.queue)
        return _asked(self.game, self.place, self.queue[1:])


class Declaring(Phase):
    """Somebody may declare or promise something just before the own first card."""

    __slots__ = ("feats", "found", "game", "playing", "seat")

    def __init__(self, playing: Playing, feats: tuple[Announce, ...], found: tuple[Declaration, ...]) -> None:
        self.playing, self.feats, self.found = playing, feats, found
        self.game, self.seat = playing.game, playing.seat

    def options(self) -> Options[Act]:
        """What may be said, or nothing."""
        return Sayings((PASS, *self.feats), self.found)

    def after(self, act: Act) -> Phase | Over:
        """More may be said, or the card is played."""
        match act:
            case Claim():
                return first_card(self.playing.in_(declared(self.game, self.seat, act)))
            case Announce(id):
                return first_card(self.playing.in_(announced(self.game, self.seat, id)))
        return self.playing


def first_card(playing: Playing) -> Phase:
    """A player's first card; before it something may be said."""
    game, seat = playing.game, playing.seat
    promised = game.table.promises_at["own_first_card"]
    feats = tuple(map(Announce, announceable(game, seat, "own_first_card"))) if promised else ()
    found = tuple(declarations(game, seat, "own_first_card"))
    return Declaring(playing, feats, found) if feats or found else playing
