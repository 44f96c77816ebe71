"""A deal as somebody tells it: with the hands, or without, so that what was called is looked into at the end.

Once all tricks are played the hands are known. Which of the other cards were laid away is not: nobody is at fault who
may have been in the right.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import combinations, islice
from operator import or_
from typing import Final, NamedTuple

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.cards.french import RANKS
from tarotrules.games.deals.refusals import CARD_TWICE, NOT_A_RECORD, NOT_IN_PACK
from tarotrules.games.piquet.play.acts import ASK, ENOUGH, GOOD, Act, Answer, Call, Claim, Look
from tarotrules.games.piquet.play.agenda import NotADeal, start
from tarotrules.games.piquet.play.calling import Answering, Contesting, Showing, Stating, Telling
from tarotrules.games.piquet.play.cards import PACK, SUIT_OF, names, together
from tarotrules.games.piquet.play.claiming import Blank
from tarotrules.games.piquet.play.exchanging import Exchanging, Looking
from tarotrules.games.piquet.play.game import Dealt, Over, Phase
from tarotrules.games.piquet.play.reasons import Reason, because, not_by, not_now
from tarotrules.games.piquet.play.record import Recorder
from tarotrules.games.piquet.play.table import Own, PlayTable
from tarotrules.games.piquet.play.tricks import Leading, Playing
from tarotrules.games.playing.acts import PASS, Discard, Play
from tarotrules.games.refused import Refused

DEALER: Final = 0
"""A seat: at a table where players are called by their hands, it does not matter which."""
TRIED: Final = 200
"""So many ways in which cards may have been laid away are looked at before somebody is at fault."""
COURTS: Final = range(RANKS["jack"], RANKS["king"] + 1)
"""Their ranks."""


class Took(NamedTuple):
    """So many cards exchanged; which ones, if that is told."""

    number: int
    cards: CardSet | None = None


class Calls(NamedTuple):
    """A combination called by what players say, or by its cards; nothing, of none."""

    contest: str
    phrase: str = ""
    cards: CardSet = 0
    written: str = ""
    """The phrase as it is written."""
    makes: int = 0
    """How many pips, if that is told."""


Doing = Took | Calls | Act


class Told(NamedTuple):
    """Something that somebody did; by nobody named, by whoever can have done it."""

    place: int | None
    done: Doing


class Wrong(NamedTuple):
    """The first thing that was not allowed."""

    place: int
    done: Doing
    reason: Reason
    trick: int = 0
    could: CardSet = 0


Phrases = Callable[[str, Own], set[str]]
"""By contest and combination: what players say for it."""


class Witness(NamedTuple):
    """What was told so far."""

    table: PlayTable
    phrases: Phrases
    hands: tuple[tuple[int, CardSet], ...] = ()
    """Hands as dealt, by place."""
    stock: tuple[CardNumber, ...] | None = None
    said: tuple[Told, ...] = ()
    misdealt: bool = False

    # --- what is known ---

    @property
    def plays(self) -> list[tuple[int, Told]]:
        """The cards that were played, each by whoever's turn it was: the elder leads, and then whoever has won."""
        found: list[tuple[int, Told]] = []
        for one in self.said:
            if isinstance(one.done, Play):
                found.append((self._next(found), one))
        return found

    def winner(self, trick: list[tuple[int, Told]]) -> int:
        """Who has won a trick."""
        return _winner(trick)

    def _next(self, plays: list[tuple[int, Told]]) -> int:
        players = self.table.players
        done = len(plays) // players * players
        leader = _winner(plays[done - players : done]) if done else 0
        return (leader + len(plays) - done) % players

    @property
    def turn(self) -> int:
        """Who plays the next card."""
        return self._next(self.plays)

    @property
    def is_over(self) -> bool:
        """Whether all cards are played."""
        return len(self.plays) == self.table.rules.deal.hand * self.table.players

    @property
    def took(self) -> dict[int, Took]:
        """What was exchanged, by place."""
        found: dict[int, Took] = {}
        for one in self.said:
            left = [place for place in self.exchanging if place not in found]
            if isinstance(one.done, Took) and left:
                found[left[0] if one.place is None else one.place] = one.done
        return found

    @property
    def exchanging(self) -> list[int]:
        """Who exchanges, in turn."""
        exchange = self.table.rules.exchange
        if exchange is None:
            return []
        return [*([] if exchange.elder is None else [0]), self.table.places[-1]]

    # --- what is told ---

    def and_(self, told: Told) -> "Witness":
        """With one thing more; raises :class:`~tarotrules.games.refused.Refused` for cards in two places."""
        if isinstance(told.done, Play):
            self._apart(1 << told.done.card, together(card_of(one) for _, one in self.plays))
        return self._replace(said=(*self.said, told))

    def makes(self, pips: int) -> "Witness":
        """With how much the last call makes."""
        calls = [at for at, one in enumerate(self.said) if isinstance(one.done, Calls)]
        if not calls:
            return self
        last = self.said[calls[-1]]
        told = last._replace(done=last.done._replace(makes=pips)) if isinstance(last.done, Calls) else last
        return self._replace(said=(*self.said[: calls[-1]], told, *self.said[calls[-1] + 1 :]))

    def holds(self, place: int, cards: CardSet) -> "Witness":
        """With the hand of a player as it was dealt; raises :class:`~tarotrules.games.refused.Refused`."""
        others = (hand for at, hand in self.hands if at != place)
        self._apart(cards, reduce(or_, others, together(self.stock or ())))
        return self._replace(hands=(*(one for one in self.hands if one[0] != place), (place, cards)))

    def lies(self, cards: tuple[CardNumber, ...]) -> "Witness":
        """With the stock, from the top; raises :class:`~tarotrules.games.refused.Refused`."""
        self._apart(together(cards), reduce(or_, (hand for _, hand in self.hands), 0))
        return self._replace(stock=cards)

    def _apart(self, cards: CardSet, elsewhere: CardSet) -> None:
        for wrong, problem in ((cards & ~self.table.pack, NOT_IN_PACK), (cards & elsewhere, CARD_TWICE)):
            if wrong:
                raise Refused(problem, card=names(wrong)[0])

    # --- what follows ---

    def recorded(self) -> tuple[Recorder | None, Wrong | None]:
        """The deal as it is played, if its cards are known; and the first thing that was not allowed, if it shows."""
        hands = dict(self.hands)
        every = {**dict.fromkeys(self.table.places, 0), **hands}
        told = all(took.cards is not None for took in self.took.values())
        if len(hands) == self.table.players and self.stock is not None and told:
            return self._played(self._of(every, self.stock), self.said)
        wrong = self._turned() or self._early() or self._revoke()
        return (None, wrong) if wrong is not None or not self.is_over else self._rebuilt()

    def _played(self, dealt: Dealt, said: Sequence[Told]) -> tuple[Recorder, Wrong | None]:
        try:
            recorder = Recorder(start(self.table, dealt))
        except NotADeal:
            raise Refused(NOT_A_RECORD, what="cards", value="", number=0) from None
        for one in said:
            wrong = _do(recorder, one, self.phrases)
            if wrong is not None:
                return recorder, wrong
        return recorder, None

    def _rebuilt(self) -> tuple[Recorder | None, Wrong | None]:
        """The deal with cards laid away by which nothing was wrong; if something is, however they were, what."""
        found: tuple[Recorder | None, Wrong | None] = (None, None)
        for dealt, said in islice(self._possible(), TRIED):
            recorder, wrong = self._played(dealt, said)
            if wrong is None:
                return recorder, None
            found = (None, found[1] or wrong)
        return found

    def _possible(self) -> Iterator[tuple[Dealt, Sequence[Told]]]:
        """Deals of which the hands were played, with what was said in them."""
        final = dict.fromkeys(self.table.places, 0)
        for place, one in self.plays:
            final[place] |= 1 << card_of(one)
        unseen = frozenset(each(self.table.pack & ~reduce(or_, final.values(), 0)))
        for away in self._away(self.exchanging, unseen):
            first, slots = dict(final), list[CardNumber | None]([None] * self.table.rules.deal.stock)
            for place, cards in away.items():
                drawn = self._drawn(place, final[place], cards)
                first[place] = final[place] & ~together(drawn) | cards
                for slot, card in zip(self._slots(place, slots), drawn, strict=False):
                    slots[slot] = card
            left = iter(sorted(unseen - {card for cards in away.values() for card in each(cards)}))
            stock = tuple(next(left, 0) if card is None else card for card in slots)
            yield self._of(first, stock), self._with(away)

    def _away(self, places: Sequence[int], unseen: frozenset[CardNumber]) -> Iterator[dict[int, CardSet]]:
        """What may have been laid away, by place."""
        if not places:
            yield {}
            return
        place, *others = places
        number, known = self._number(place), dict(self.hands).get(place)
        for cards in combinations(sorted(unseen), number):
            if known is None or together(cards) & ~known == 0:
                yield from ({place: together(cards), **rest} for rest in self._away(others, unseen - {*cards}))

    def _number(self, place: int) -> int:
        """How many cards were exchanged; as many as there may be, if nobody has told."""
        took, exchange = self.took.get(place), self.table.rules.exchange
        if took is not None or exchange is None:
            return 0 if took is None else took.number
        takes = exchange.younger if place else exchange.elder
        left = self.table.rules.deal.stock - sum(self._number(each) for each in self.exchanging if each < place)
        return 0 if takes is None else min(takes.most, left)

    def _drawn(self, place: int, final: CardSet, away: CardSet) -> list[CardNumber]:
        """What was drawn: what was not dealt, if that is known; else court cards first, for who has claimed a blank."""
        known = dict(self.hands).get(place)
        if known is not None:
            return [*each(final & ~known)]
        return sorted(each(final), key=lambda card: PACK[card].rank not in COURTS)[: away.bit_count()]

    def _slots(self, place: int, slots: Sequence[CardNumber | None]) -> list[int]:
        """The places in the stock from which somebody draws, in order (R28)."""
        exchange = self.table.rules.exchange
        free = [at for at, card in enumerate(slots) if card is None]
        if not place or exchange is None or exchange.order == "top_first" or exchange.elder is None:
            return free
        own = exchange.elder.most
        return sorted(free, key=lambda at: at < own)

    def _with(self, away: Mapping[int, CardSet]) -> list[Told]:
        """What was said, with the cards that were laid away; after claims, where nobody has told how many they were."""
        said = [*self.said]
        places = iter(self.exchanging)
        told = [one for one in said if isinstance(one.done, Took)]
        for one in told:
            place = next(places) if one.place is None else one.place
            said[said.index(one)] = Told(place, Took(away[place].bit_count(), away[place]))
        missing = [Told(place, Took(away[place].bit_count(), away[place])) for place in away if place not in self.took]
        at = next((at for at, one in enumerate(said) if not isinstance(one.done, Claim | Took)), len(said))
        return [*said[:at], *missing, *said[at:]]

    def _of(self, hands: Mapping[int, CardSet], stock: tuple[CardNumber, ...]) -> Dealt:
        players = self.table.players
        seats = {(DEALER + 1 + place) % players: hand for place, hand in hands.items()}
        return Dealt(DEALER, tuple(seats[seat] for seat in range(players)), stock)

    def _early(self) -> Wrong | None:
        """What shows whatever the hands are: how many cards may be exchanged, and by whom."""
        pack, size = [*each(self.table.pack)], self.table.rules.deal.hand
        hands = {place: together(pack[size * place : size * (place + 1)]) for place in self.table.places}
        said = [one._replace(done=Took(one.done.number)) for one in self.said if isinstance(one.done, Took)]
        return self._played(self._of(hands, tuple(pack[size * self.table.players :])), said)[1]

    def _revoke(self) -> Wrong | None:
        """A card that was not of the suit led, of somebody who has played one of that suit later (R62)."""
        plays, players = self.plays, self.table.players
        for at, (place, one) in enumerate(plays):
            suit = SUIT_OF[card_of(plays[at - at % players][1])]
            later = together(card_of(other) for who, other in plays[at + 1 :] if who == place) & suit
            if not suit >> card_of(one) & 1 and later:
                return Wrong(place, one.done, because("must-follow"), at // players + 1, later)
        return None

    def _turned(self) -> Wrong | None:
        """A card of somebody whose turn it was not."""
        for at, (place, one) in enumerate(self.plays):
            if one.place not in {None, place}:
                reason = Reason("not-now", None, None, "play", place=place)
                return Wrong(one.place or 0, one.done, reason, at // self.table.players + 1)
        return None


def card_of(told: Told) -> CardNumber:
    """The card that somebody has played."""
    if not isinstance(told.done, Play):
        raise TypeError(told)
    return told.done.card


def _winner(plays: list[tuple[int, Told]]) -> int:
    """Who has won a trick."""
    suit = SUIT_OF[card_of(plays[0][1])]
    return max((card_of(one), place) for place, one in plays if suit >> card_of(one) & 1)[1]


def _do(recorder: Recorder, told: Told, phrases: Phrases) -> Wrong | None:
    """Something is done, after what nobody has said before it; what is wrong with that, if anything."""
    while True:
        phase = recorder.phase
        if isinstance(phase, Over):
            return Wrong(told.place or 0, told.done, because("deal-is-over"))
        meant = _meant(phase, told.done, phrases)
        mine = told.place in {None, phase.place}
        if meant is not None and mine and meant in phase.options():
            recorder.act(meant)
            return None
        silent = _silent(phase, told)
        if silent is None:
            return None if _later(recorder, told, phrases) else _wrong(phase, told, meant)
        recorder.act(silent)


def _later(recorder: Recorder, told: Told, phrases: Phrases) -> bool:
    """Whether a call is one that may follow if nothing is called first: a partner tells what counts besides."""
    phase = recorder.phase
    called = isinstance(told.done, Calls) and (told.done.phrase or told.done.cards)
    if not called or not isinstance(phase, Stating) or Call(phase.rule.name, 0) not in phase.options():
        return False
    going = recorder.after(Call(phase.rule.name, 0))
    if _do(going, told, phrases) is not None:
        return False
    recorder.phase, recorder.done = going.phase, going.done
    return True


def _wrong(phase: Phase, told: Told, meant: Act | None) -> Wrong:
    place = phase.place if told.place is None else told.place
    act = _plainly(told.done) if meant is None else meant
    reason = not_by(phase, phase.game.seat_of(place), act) or not_now(phase)
    if meant is None and isinstance(told.done, Calls) and _is_time(phase, told):
        reason = because("call-not-so", told.done.contest)
    if not isinstance(phase, Playing):
        return Wrong(place, told.done, reason)
    return Wrong(place, told.done, reason, len(phase.tricks) + 1, phase.playable() if place == phase.place else 0)


def _is_time(phase: Phase, told: Told) -> bool:
    """Whether this is the moment for a call, so that nothing else comes before it."""
    called = isinstance(told.done, Calls) and isinstance(phase, Stating) and phase.in_(told.done.contest) is not None
    return called and told.place in {None, phase.place}


def _plainly(done: Doing) -> Act:
    """What somebody did as an act, where nothing is known of the cards."""
    match done:
        case Took():
            return Discard(done.cards or 0)
        case Calls():
            return Call(done.contest, done.cards)
    return done


def _meant(phase: Phase, done: Doing, phrases: Phrases) -> Act | None:
    """The act that is meant, if this is the moment for one of its kind."""
    match phase, done:
        case Exchanging(), Took(number, cards):
            return Discard(_some(phase, number) if cards is None else cards)
        case Contesting(), Calls() if not isinstance(phase, Answering | Showing):
            return _call(phase, done, phrases)
        case Answering(), Answer():
            return done
        case Blank(), Claim(id) if id == phase.queue[0][0].name:
            return done
        case Looking(), Look():
            return done
        case Leading() | Playing(), Play():
            return done
    return None


def _some(phase: Exchanging, number: int) -> CardSet:
    """So many cards of a hand, whichever."""
    return together([*each(phase.game.hands[phase.place])][:number])


def _call(phase: Contesting, done: Calls, phrases: Phrases) -> Call | None:
    """A call in the contest that it is the moment for: of the cards it names, or the first that is called so."""
    contest, phrase, cards = done.contest, done.phrase, done.cards
    stating = phase.in_(contest) if isinstance(phase, Stating) else phase if phase.rule.name == contest else None
    if stating is None:
        return None
    if cards or not phrase:
        return Call(contest, cards)
    fitting = [own for own in stating.own if phrase in phrases(contest, own) and done.makes in {0, _pips(own)}]
    allowed = (Call(contest, own.cards) for own in fitting if Call(contest, own.cards) in phase.options())
    return next(allowed, Call(contest, fitting[0].cards) if fitting else None)


def _pips(own: Own) -> int:
    return sum(card.pips for card in own.combination.cards)


def _silent(phase: Phase, told: Told) -> Act | None:
    """What is done without a word before something else; nothing, where something has to be said."""
    options = phase.options()
    match phase:
        case Showing() | Looking() | Blank():
            silent: Act = PASS
        case Telling():
            silent = ENOUGH
        case Stating():
            if _is_time(phase, told):
                return None
            silent = Call(phase.rule.name, 0)
        case Answering():
            if isinstance(told.done, Answer):
                return ASK if ASK in options and told.place in {None, phase.place} else None
            return GOOD if len(options) == 1 and GOOD in options else None
        case Exchanging():
            silent = Discard(0)
            if isinstance(told.done, Took) and told.place in {None, phase.place}:
                return None
        case _:
            silent = PASS
    return silent if silent in options else None
