"""A deal refereed while somebody types what is said and played: at once where the hands are told, else at the end."""

from collections import deque
from collections.abc import Callable
from typing import Any, Final

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.acted import done, named, shown, who
from tarotrules.games.piquet.chapters.reasons import says, teller_of
from tarotrules.games.piquet.chapters.refereeing import fault_told, result_text
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.play.acts import LOOK, Act, Answer, Call, Claim
from tarotrules.games.piquet.play.cards import together
from tarotrules.games.piquet.play.game import Over, Phase
from tarotrules.games.piquet.play.reasons import not_now
from tarotrules.games.piquet.play.record import Recorder, act_to_json
from tarotrules.games.piquet.play.refereeing import Fault, Verdict
from tarotrules.games.piquet.play.replaying import Replayed, misdealt, settled
from tarotrules.games.piquet.play.table import play_table
from tarotrules.games.piquet.play.tricks import Leading, Playing
from tarotrules.games.piquet.referee.witness import DEALER, Calls, Doing, Told, Took, Witness, Wrong, card_of
from tarotrules.games.piquet.referee.words import (
    Called,
    CardTyped,
    Claimed,
    Contest,
    Item,
    Number,
    Said,
    Words,
    called,
)
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.playing.acts import Discard, Play
from tarotrules.games.refused import Refused
from tarotrules.games.sessions import session
from tarotrules.games.sessions.session import SHOWN, Misplaced
from tarotrules.games.sessions.typed import Command, Seat
from tarotrules.games.variant import Variant
from tarotrules.wording.phrase import Phrase, plain

_HELP: Final = ("who", "exchange", "call", "answer", "cards", "known", "misdeal", "undo", "quit")


class Session(session.Session[Witness, Wrong, Replayed]):
    """What was typed so far, and what follows from it."""

    def __init__(self, variant: Variant, rules: Ruleset, language: str, tell: Callable[[Refused], str]) -> None:
        self.variant, self.rules, self.language = variant, rules, language
        self.teller = teller_of(variant, rules, language)
        self.reader, english = Words(self.teller), self.teller._replace(words=catalogue("en"))
        witness = Witness(
            play_table(rules),
            lambda contest, own: {
                each for one in (self.teller, english) for each in called(one, contest, own.combination)
            },
        )
        super().__init__(self.teller.words, tell, witness)
        self.recorder: Recorder | None = None
        """The deal as it is played, where its cards are known."""

    @property
    def verdict(self) -> Verdict:
        """What a referee would say now."""
        if self.fault is not None:
            return Verdict(self._fault(self.fault), None, None, DEALER)
        seat = None if self.result is not None else self._seat(self._turn())
        return Verdict(None, seat, self.result, DEALER)

    @property
    def deal(self) -> dict[str, Any] | None:
        """The deal as a record, with what was not allowed; nothing, as long as its cards are not known."""
        if self.recorder is None:
            return None
        found, wrong = self.recorder.to_json(), self.fault
        if wrong is not None and _did(self.teller, wrong.done) is None:
            found["acts"].append([self._seat(wrong.place), act_to_json(_act(wrong.done))])
        return found

    def opening(self) -> str:
        """What is said before the first line."""
        return f"{self.words.say('referee-opening')}\n{self.next()}"

    def next(self) -> str:
        """What comes next."""
        phase = self._phase()
        witness, place = self.so_far, self._turn()
        if phase is not None and not isinstance(phase, Playing | Leading):
            return says(self.teller, not_now(phase))
        played = witness.plays
        first = len(played) % self.rules.players
        cards = self._row(played[len(played) - first :])
        trick = len(played) // self.rules.players + 1
        waits = len(witness.took) < len(witness.exchanging)
        what = ("exchange" if waits else "calls") if not played and phase is None else "play" if first else "lead"
        return self._say("referee-status", what=what, who=who(self.teller, place), trick=trick, cards=cards)

    def after(self, so_far: Witness, items: list[Item]) -> tuple[Witness, Wrong | None]:
        """The deal after a line, up to the first fault."""
        left, place = deque(items), None
        while left:
            item = left.popleft()
            if isinstance(item, Seat):
                place = item.seat
                continue
            so_far = self._with(so_far, place, item, left)
        recorder, wrong = (None, None) if so_far.misdealt else so_far.recorded()
        self.recorder = recorder
        return so_far, wrong

    def _with(self, witness: Witness, place: int | None, item: Item, left: deque[Item]) -> Witness:
        match item:
            case Command("hand"):
                if left and isinstance(seat := left[0], Seat):
                    place = seat.seat
                    left.popleft()
                return witness.holds(self._who(place), self._cards(left, self.rules.deal.hand))
            case Command("stock"):
                return witness.lies(self._row_of(left, self.rules.deal.stock))
            case Command("misdeal"):
                return witness._replace(misdealt=True)
            case Number(number):
                return witness.makes(number)
        return witness.and_(Told(place, self._done(item, left)))

    def _done(self, item: Item, left: deque[Item]) -> Doing:
        """What somebody does."""
        match item:
            case Command("exchange"):
                return self._exchange(left)
            case Command("call"):
                if left and isinstance(contest := left.popleft(), Contest):
                    return Calls(contest.name, cards=self._cards(left))
                raise Misplaced(self.words.say("referee-which"))
            case Command("look"):
                return LOOK
            case Said(word):
                return Answer(word)
            case Called(contest, phrase, written):
                return Calls(contest, phrase, written=written)
            case Claimed(name):
                return Claim(name)
            case CardTyped(card):
                return Play(card)
        raise Misplaced(self.words.say("referee-which"))

    def _exchange(self, left: deque[Item]) -> Took:
        """So many cards, or these."""
        if left and isinstance(number := left[0], Number):
            left.popleft()
            return Took(number.number)
        cards = self._cards(left)
        if not cards:
            raise Misplaced(self.words.say("referee-how-many"))
        return Took(cards.bit_count(), cards)

    def _who(self, place: int | None) -> int:
        if place is None:
            raise Misplaced(plain(self.teller.say("referee-who")))
        return place

    def _cards(self, left: deque[Item], wanted: int | None = None) -> CardSet:
        return together(dict.fromkeys(self._row_of(left, wanted)))

    def _row_of(self, left: deque[Item], wanted: int | None = None) -> tuple[CardNumber, ...]:
        """The cards that come next; if so many are wanted, no fewer and no more."""
        found: list[CardNumber] = []
        while left and isinstance(card := left[0], CardTyped):
            found.append(card.card)
            left.popleft()
        if wanted is not None and len({*found}) != wanted:
            raise Misplaced(self.words.say("referee-count", wanted=wanted, given=len({*found})))
        return tuple(found)

    def news(self, before: Witness) -> list[str]:
        """What a line has brought about: tricks, the end."""
        players = self.rules.players
        old, plays = len(before.plays) // players, self.so_far.plays
        tricks = [plays[at : at + players] for at in range(0, len(plays) - players + 1, players)]
        news = [self._trick(number, trick) for number, trick in enumerate(tricks, 1) if number > old]
        if self.so_far.misdealt:
            self.result = misdealt(self.so_far.table, DEALER)
        elif self.recorder is not None and isinstance(self.recorder.phase, Over):
            self.result = settled(self.recorder.phase)
        if self.result is None:
            return news
        return [*news, "", result_text(self.variant, self.rules, self.result, self.language).rstrip()]

    def told(self, fault: Wrong) -> str:
        """A fault in words."""
        return fault_told(self.teller, self._fault(fault), fault.place, _did(self.teller, fault.done))

    def help(self) -> str:
        """What can be typed."""
        title = self.teller.title("contest", next(iter(self.rules.contest)))
        said = ((f"referee-help-{each}", {"title": title} if each == "call" else {}) for each in _HELP)
        lines = (plain(self.teller.say(name, **arguments)) for name, arguments in said)
        return "\n".join([self.words.say("referee-help"), *(f"  {line}" for line in lines)])

    def not_understood(self, word: str, *cards: str) -> str:
        """That a word means nothing here."""
        del cards
        return self.words.say("referee-unread", word=word[:SHOWN])

    def _say(self, name: str, **arguments: Any) -> str:
        return plain(self.words.tell(name, **arguments))

    def _phase(self) -> Phase | None:
        """Where the deal stands, if its cards are known; nobody waits for what need not be said."""
        phase: Phase | Over | None = None if self.recorder is None else self.recorder.phase
        while isinstance(phase, Phase):
            following = phase.silent()
            if following is None:
                return phase
            phase = following
        return None

    def _turn(self) -> int:
        """Whose turn it is."""
        phase, witness = self._phase(), self.so_far
        if phase is not None:
            return phase.place
        waiting = [each for each in witness.exchanging if each not in witness.took]
        return waiting[0] if waiting and not witness.plays else witness.turn

    def _fault(self, wrong: Wrong) -> Fault:
        return Fault(self._seat(wrong.place), _act(wrong.done), wrong.reason, wrong.trick or None, wrong.could)

    def _seat(self, place: int) -> int:
        return (DEALER + 1 + place) % self.rules.players

    def _trick(self, number: int, trick: list[tuple[int, Told]]) -> str:
        winner = self.so_far.winner(trick)
        return self._say("referee-trick", trick=number, cards=self._row(trick), who=who(self.teller, winner))

    def _row(self, plays: list[tuple[int, Told]]) -> str:
        """Cards of a trick, each after whoever has played it."""
        return "  ".join(f"{named(self.teller, place)} {shown(self.teller, 1 << card_of(one))}" for place, one in plays)


def _act(done: Doing) -> Act:
    """What somebody did as an act, as far as its cards are known."""
    match done:
        case Took(_, cards):
            return Discard(cards or 0)
        case Calls(contest, _, cards):
            return Call(contest, cards)
    return done


def _did(teller: Teller, doing: Doing) -> Phrase | None:
    """What somebody did, where an act would say too much: nobody has told the cards."""
    match doing:
        case Took(number, None):
            return done(teller, "took", str(number))
        case Calls(written=written) if written:
            return done(teller, "called", written)
    return None
