"""What has happened in a deal, as one player has seen and heard it."""

from collections.abc import Iterator

from tarotrules.cards.sets import CardSet
from tarotrules.games.tarot.chapters.seat.faces import face_of, in_a_row, in_this_order
from tarotrules.games.tarot.chapters.seat.titles import SEATS, claim_title, contract_title, promise_title, redeal_title
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.claiming import Declaring, laid_out
from tarotrules.games.tarot.play.game import PLAYED, Over, Phase
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.tricks import Playing, Trick
from tarotrules.games.tarot.play.view import excused, seen_acts, sees_chien, shown_hand


class News:
    """The deal so far, told a line at a time."""

    def __init__(self, teller: Teller, recorder: Recorder, seat: int) -> None:
        self.teller, self.recorder, self.seat = teller, recorder, seat
        self.tricks = 0
        self.told: set[str] = set()
        """What happens once in a deal, and has been told."""

    def lines(self) -> Iterator[str]:
        """All of it, the oldest first."""
        yield self._say("news-deals", who=SEATS[self.recorder.dealt.dealer])
        for seat, cards in excused(self.recorder):
            yield self._say("news-excused", who=SEATS[seat], cards=self._row(cards))
        for seat, act, phase in seen_acts(self.recorder, self.seat):
            yield from self._come_to(phase)
            yield from self._act(SEATS[seat], act, phase)
        yield from self._come_to(self.recorder.phase)
        yield from self.ending()

    def _say(self, name: str, /, **arguments: str | int) -> str:
        return self.teller.words.say(name, **arguments)

    def _row(self, cards: CardSet) -> str:
        return in_a_row(self.teller.words, cards)

    def _once(self, what: str, *, when: bool) -> bool:
        """Whether something is to be told now."""
        if not when or what in self.told:
            return False
        self.told.add(what)
        return True

    def _come_to(self, phase: Phase | Over) -> Iterator[str]:
        """What everybody has seen by the time somebody has to decide."""
        game = phase.game
        if game.contract is not None and self._once("contract", when=True):
            yield self._say(
                "news-contract", who=SEATS[game.taker or 0], contract=contract_title(self.teller, game.contract)
            )
        turned_up = not isinstance(phase, Over) and game.chien > 0 and sees_chien(phase, self.seat)
        if self._once("chien", when=turned_up):
            yield self._say("news-chien", cards=self._row(game.chien))
        for trick in tricks_of(phase)[self.tricks :]:
            self.tricks += 1
            yield from self._trick(trick)
        if self._once("partner", when=partner_is_known(phase)):
            yield self._partner(phase)

    def _partner(self, phase: Phase | Over) -> str:
        partner = phase.game.partner
        return self._say("news-alone") if partner is None else self._say("news-partner", who=SEATS[partner])

    def _trick(self, trick: Trick) -> Iterator[str]:
        players = len(trick.cards)
        cards = (
            self._say("news-card", who=SEATS[(trick.leader + step) % players], card=face_of(self.teller.words, card))
            for step, card in enumerate(trick.cards)
        )
        yield self._say("news-trick", number=self.tricks, cards="  ".join(cards))
        yield self._say("news-trick-won", who=SEATS[trick.winner])

    def last(self) -> Iterator[str]:
        """The last trick, and how the deal ended."""
        for trick in tricks_of(self.recorder.phase)[-1:]:
            yield from self._trick(trick)
        yield from self.ending()

    def _act(self, who: str, act: Act, phase: Phase) -> Iterator[str]:
        match act:
            case acts.Pass():
                # What somebody might have announced and did not is no news at a table.
                if isinstance(phase, Bidding):
                    yield self._say("news-passes", who=who)
            case acts.Parole():
                yield self._say("news-parole", who=who)
            case acts.Bid(id, promises):
                yield self._say("news-bid", who=who, contract=contract_title(self.teller, id))
                for each in promises:
                    yield self._say("news-announces", who=who, title=promise_title(self.teller, each))
            case acts.CallOff(id):
                yield self._say("news-calls-off", who=who, title=redeal_title(self.teller, id))
            case acts.Announce(id):
                yield self._say("news-announces", who=who, title=promise_title(self.teller, id))
            case acts.Call(card):
                yield self._say("news-calls", who=who, card=face_of(self.teller.words, card))
            case acts.Discard(cards):
                yield self._discard(who, cards)
            case acts.Claim(id, level, shown):
                yield self._say("news-declares", who=who, title=claim_title(self.teller, id, level))
                if shown:
                    row = in_this_order(self.teller.words, laid_out(phase.game.table.rules.claim[id].order, shown))
                    yield self._say("news-shows", who=who, cards=row)

    def _discard(self, who: str, cards: CardSet) -> str:
        if cards:
            return self._say("news-discards-cards", who=who, cards=self._row(cards))
        return self._say("news-discards", who=who)

    def ending(self) -> Iterator[str]:
        """How the deal ended, and what everybody sees then."""
        over = self.recorder.phase
        if not isinstance(over, Over):
            return
        if over.ending == "all_passed":
            yield self._say("news-all-passed")
        if over.called_off is not None:
            seat, redeal = over.called_off
            if not self.recorder.done:
                yield self._say("news-calls-off", who=SEATS[seat], title=redeal_title(self.teller, redeal))
            hand = shown_hand(over)
            if hand:
                yield self._say("news-shows", who=SEATS[seat], cards=self._row(hand))
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


def partner_is_known(phase: Phase | Over) -> bool:
    """Whether everybody knows who the partner is: when the called card has been played, or at the end."""
    called, playing = phase.game.called, playing_of(phase)
    if called is None:
        return False
    return isinstance(phase, Over) or (playing is not None and bool(playing.gone >> called & 1))
