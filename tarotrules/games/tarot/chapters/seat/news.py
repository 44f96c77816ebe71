"""What has happened in a deal, as one player has seen and heard it."""

from collections.abc import Iterator
from itertools import chain

from tarotrules.cards.bits import CardSet, together
from tarotrules.cards.sets import ALIKE
from tarotrules.games.playing.acts import Discard, Pass
from tarotrules.games.seated import Told
from tarotrules.games.tarot.chapters.faces import face
from tarotrules.games.tarot.chapters.seat.faces import in_a_row, in_this_order
from tarotrules.games.tarot.chapters.seat.people import People, drawn
from tarotrules.games.tarot.chapters.seat.titles import (
    claim_title,
    contract_title,
    mode_title,
    promise_title,
    redeal_title,
)
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.claiming import Declaring, laid_out
from tarotrules.games.tarot.play.game import PLAYED, Over, Phase
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.tricks import Playing, Trick
from tarotrules.games.tarot.play.view import excused, seen_acts, seen_piles, sees_chien, shown_hand
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.values import Value


class News:
    """The deal so far, told a line at a time."""

    def __init__(self, teller: Teller, recorder: Recorder, people: People) -> None:
        self.teller, self.recorder, self.people, self.seat = teller, recorder, people, people.here
        self.tricks = 0
        self.told: set[str] = set()
        """What happens once in a deal, and has been told."""

    def lines(self) -> Iterator[Told]:
        """All of it, the oldest first."""
        return (drawn(self.teller.words, each) for each in self._lines())

    def _lines(self) -> Iterator[Phrase]:
        tell = self.people.tell
        yield tell(self.recorder.dealt.dealer, "deals")
        for seat, cards in excused(self.recorder):
            yield tell(seat, "excused", cards=self._row(cards))
        for seat, act, phase in seen_acts(self.recorder, self.seat):
            yield from self._come_to(phase)
            yield from self._act(seat, act, phase)
        yield from self._come_to(self.recorder.phase)
        yield from self._ending()

    def before(self) -> Iterator[Told]:
        """What lies in front of the players now."""
        for seat, piles in enumerate(seen_piles(self.recorder.phase)):
            cards = sum(1 << top for top, _ in piles if top is not None)
            if piles:
                under = sum(covered for _, covered in piles)
                yield drawn(self.teller.words, self.people.tell(seat, "piles", cards=self._row(cards), n=under))

    def _say(self, name: str, /, **arguments: Value) -> Phrase:
        return self.teller.words.tell(name, **arguments)

    def _row(self, cards: CardSet) -> Phrase:
        return in_a_row(self.teller.words, cards)

    def _once(self, what: str, *, when: bool) -> bool:
        """Whether something is to be told now."""
        if not when or what in self.told:
            return False
        self.told.add(what)
        return True

    def _come_to(self, phase: Phase | Over) -> Iterator[Phrase]:
        """What everybody has seen by the time somebody has to decide."""
        game = phase.game
        if game.contract is not None and self._once("contract", when=True):
            title = contract_title(self.teller, game.contract)
            yield self.people.tell(game.taker or 0, "contract", contract=title)
        if game.mode is not None and self._once("mode", when=True):
            yield self._say("news-mode", title=mode_title(self.teller, game.mode))
        turned_up = not isinstance(phase, Over) and game.chien > 0 and sees_chien(phase, self.seat)
        if self._once("chien", when=turned_up):
            yield self._say("news-chien", cards=self._row(game.chien))
        for trick in tricks_of(phase)[self.tricks :]:
            self.tricks += 1
            yield from self._trick(trick)
        for seat in partners_known(phase):
            if self._once(f"partner {seat}", when=True):
                yield self.people.tell(seat, "partner")
        if not game.partners and self._once("alone", when=all_sides_known(phase)):
            yield self._say("news-alone")

    def _trick(self, trick: Trick) -> Iterator[Phrase]:
        players, names = len(trick.cards), self.people.names
        cards = (
            self._say(
                "news-card", who=names[(trick.leader + step) % players], card=face(self.teller.words, ALIKE[card])
            )
            for step, card in enumerate(trick.cards)
        )
        yield self._say("news-trick", number=self.tricks, cards=Phrase("  ".join(cards)))
        yield self.people.tell(trick.winner, "trick-won")

    def last(self) -> Iterator[Told]:
        """The last trick, and how the deal ended."""
        told = (each for trick in tricks_of(self.recorder.phase)[-1:] for each in self._trick(trick))
        return (drawn(self.teller.words, each) for each in chain(told, self._ending()))

    def _act(self, seat: int, act: Act, phase: Phase) -> Iterator[Phrase]:
        tell = self.people.tell
        match act:
            case Pass():
                # What somebody might have announced and did not is no news at a table.
                if isinstance(phase, Bidding):
                    yield tell(seat, "passes")
            case acts.Parole():
                yield tell(seat, "parole")
            case acts.Bid(id, promises):
                yield tell(seat, "bid", contract=contract_title(self.teller, id))
                for each in promises:
                    yield tell(seat, "announces", title=promise_title(self.teller, each))
            case acts.CallOff(id):
                yield tell(seat, "calls-off", title=redeal_title(self.teller, id))
            case acts.Announce(id):
                yield tell(seat, "announces", title=promise_title(self.teller, id))
            case acts.Call(card):
                yield tell(seat, "calls", card=face(self.teller.words, ALIKE[card]))
            case Discard(cards):
                yield self._discard(seat, cards)
            case acts.Claim(id, level, shown):
                yield tell(seat, "declares", title=claim_title(self.teller, id, level))
                if shown:
                    row = in_this_order(self.teller.words, laid_out(phase.game.table.rules.claim[id].order, shown))
                    yield tell(seat, "shows", cards=row)

    def _discard(self, seat: int, cards: CardSet) -> Phrase:
        if cards:
            return self.people.tell(seat, "discards-cards", cards=self._row(cards))
        return self.people.tell(seat, "discards")

    def _ending(self) -> Iterator[Phrase]:
        """How the deal ended, and what everybody sees then."""
        over = self.recorder.phase
        if not isinstance(over, Over):
            return
        if over.ending == "all_passed":
            yield self._say("news-all-passed")
        if over.called_off is not None:
            seat, redeal = over.called_off
            if not self.recorder.done:
                yield self.people.tell(seat, "calls-off", title=redeal_title(self.teller, redeal))
            hand = shown_hand(over)
            if hand:
                yield self.people.tell(seat, "shows", cards=self._row(hand))
        if over.ending == "annulled":
            yield self._say("news-annulled")
        if over.ending == PLAYED and over.game.chien:
            beside = over.game.discard or over.game.chien
            name = "news-discard-was" if over.game.discard else "news-chien-was"
            yield self._say(name, cards=self._row(beside))


def playing_of(phase: Phase | Over) -> Playing | None:
    """The tricks as they lie, while they are played."""
    match phase:
        case Playing():
            return phase
        case Declaring(playing=playing):
            return playing
    return None


def tricks_of(phase: Phase | Over) -> tuple[Trick, ...]:
    """The tricks that have been won."""
    playing = playing_of(phase)
    if playing is not None:
        return playing.tricks
    return phase.tricks if isinstance(phase, Over) else ()


def partners_known(phase: Phase | Over) -> tuple[int, ...]:
    """The partners whom everybody knows: whoever has played a called card, and at the end all of them.

    Who sits opposite is known from the first; whose trick has the called card, when it is won.
    """
    game, playing = phase.game, playing_of(phase)
    if not game.called or game.table.by_trick or isinstance(phase, Over):
        return game.partners
    fallen = 0 if playing is None else playing.gone & together(game.called)
    return tuple(seat for seat in game.partners if game.dealt.hands[seat] & fallen)


def all_sides_known(phase: Phase | Over) -> bool:
    """Whether everybody knows who plays with whom: when all called cards have been played, or at the end."""
    called, playing = together(phase.game.called), playing_of(phase)
    if not called:
        return bool(phase.game.partners)
    if playing is None:
        return isinstance(phase, Over)
    gone = playing.gone
    if phase.game.table.by_trick:
        gone = playing.tricks[-1].gone if playing.tricks else 0
    return not called & ~gone
