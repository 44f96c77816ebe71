"""What has happened in a deal, as one player has seen and heard it."""

from collections.abc import Iterator

from tarotrules.cards.bits import CardSet
from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.chapters.cards import face
from tarotrules.games.piquet.chapters.seat.faces import in_a_row
from tarotrules.games.piquet.chapters.seat.people import People, drawn, says
from tarotrules.games.piquet.chapters.seat.speech import Speech
from tarotrules.games.piquet.play import acts
from tarotrules.games.piquet.play.acts import Act
from tarotrules.games.piquet.play.calling import Answering, Contesting, Stating
from tarotrules.games.piquet.play.cards import PACK, together
from tarotrules.games.piquet.play.exchanging import Exchanging, Looking
from tarotrules.games.piquet.play.game import Game, Over, Phase
from tarotrules.games.piquet.play.record import Recorder
from tarotrules.games.piquet.play.settling import account_of, tricks_of
from tarotrules.games.piquet.play.tricks import Leading, Trick
from tarotrules.games.piquet.play.view import seen_discard, seen_stock, sees_claim, told
from tarotrules.games.playing.acts import Discard, Play
from tarotrules.games.seated import Told
from tarotrules.wording.phrase import Phrase

Scored = dict[tuple[str, str, int], Amount]
"""What each has scored so far: by kind, name and place."""


class News:
    """The deal so far, told a line at a time."""

    def __init__(self, recorder: Recorder, people: People) -> None:
        self.recorder, self.people, self.here = recorder, people, people.here
        self.words, self.speech = people.teller.words, Speech(people.teller)
        self.game = recorder.phase.game
        self.tricks = 0
        self.scored: Scored = {}
        self.told: set[object] = set()
        """What happens once in a deal, and has been told."""

    def lines(self) -> Iterator[Told]:
        """All of it, the oldest first."""
        return (drawn(self.people, each) for each in self._lines())

    def before(self) -> Iterator[Told]:
        """What the person has laid away, and has seen of the stock, once it is played."""
        game = self.game
        if game.lead is None:
            return iter(())
        place = game.place_of(self.here)
        left = seen_stock(game)
        lies = (
            ("discard", seen_discard(game, place)),
            ("saw", game.unused if place == 0 and not left else 0),
            ("left", left),
        )
        return (
            drawn(self.people, self.words.tell(f"seat-{name}", cards=self._row(cards))) for name, cards in lies if cards
        )

    def last(self) -> Iterator[Told]:
        """The last trick."""
        self.tricks = len(tricks_of(self.recorder.phase)) - 1
        return (drawn(self.people, each) for each in self._tricks(self.recorder.phase))

    def _lines(self) -> Iterator[Phrase]:
        yield self.people.tell(self.recorder.dealt.dealer, "deals")
        for seat, act, phase in self.recorder.done:
            yield from self._come_to(phase)
            yield from self._act(seat, act, phase)
        yield from self._come_to(self.recorder.phase)

    def _row(self, cards: CardSet) -> Phrase:
        return in_a_row(self.words, cards)

    def _say(self, seat: int, what: Phrase) -> Phrase:
        return says(self.people, seat, what)

    # --- what somebody does ---

    def _act(self, seat: int, act: Act, phase: Phase) -> Iterator[Phrase]:
        """What everybody hears; silence is nothing."""
        tell, game = self.people.tell, phase.game
        match act, phase:
            case acts.Claim(id), _:
                yield self._say(seat, self.people.teller.title("claim", id))
            case Discard(cards), Exchanging():
                yield from self._exchange(seat, cards, phase)
            case acts.Call(), Contesting():
                yield self._say(seat, self._called(act, phase))
            case acts.Answer(), Answering():
                yield from self._answer(seat, act, phase)
            case acts.Show(contest), _:
                title = self.people.teller.title("contest", contest)
                yield tell(seat, "asks-to-see", title=title)
            case acts.LOOK, Looking():
                yield tell(seat, "looks", cards=self._row(together(game.stock)))
            case _, Looking():
                yield tell(seat, "looks-not")
            case Play(card), Leading():
                yield tell(seat, "leads", card=face(self.words, PACK[card]))

    def _exchange(self, seat: int, cards: CardSet, phase: Exchanging) -> Iterator[Phrase]:
        """Of others, how many; of one's own, which, and what was drawn for them."""
        if seat != self.here or not cards:
            yield self.people.tell(seat, "exchanges", n=cards.bit_count())
            return
        place, stock = phase.place, phase.in_order()[: cards.bit_count()]
        yield self.people.tell(seat, "discards", cards=self._row(cards))
        yield self.people.tell(seat, "draws", cards=self._row(together(stock)))
        if place == 0 and self.game.unused:
            yield self.people.tell(seat, "leaves", cards=self._row(self.game.unused))

    def _called(self, call: acts.Call, phase: Contesting) -> Phrase:
        """What is said of a combination when it is called: of the elder's no more than is asked for."""
        number = phase.game.table.contest_of[call.contest]
        contest = phase.game.table.contests[number]
        if not call.cards:
            return self.speech.none(contest)
        key = next(each.key for each in phase.game.held[number][phase.place] if each.cards == call.cards)
        in_part = isinstance(phase, Stating) and not phase.place
        return self.speech.called(contest, key[: phase.game.talks[number].keys] if in_part else key)

    def _answer(self, seat: int, answer: acts.Answer, phase: Answering) -> Iterator[Phrase]:
        talk, rule = phase.talk, phase.rule
        word = self.speech.word(rule, answer.word, talk.keys)
        if answer.word == "not_good" and phase.game.table.rules.calling.answer == "with_own":
            own = self.speech.called(rule, phase.own[0].key[: talk.keys])
            word = self.words.tell("call-answer-own", answer=word, own=own)
        yield self._say(seat, word)
        stated = talk.stated[0]
        if answer == acts.ASK and stated is not None:
            yield self._say(phase.game.seat_of(0), self.speech.told(rule, talk.keys, stated.key[talk.keys]))

    # --- what everybody sees or hears by the time somebody has to decide ---

    def _come_to(self, phase: Phase | Over) -> Iterator[Phrase]:
        yield from self._shown(phase)
        tricks = len(tricks_of(phase))
        if tricks > self.tricks:
            yield from self._tricks(phase)
            yield from self._milestones(phase)
        elif not tricks:
            yield from self._scores(phase)

    def _once(self, what: object) -> bool:
        """Whether something is to be told now."""
        new = what not in self.told
        self.told.add(what)
        return new

    def _shown(self, phase: Phase | Over) -> Iterator[Phrase]:
        """The cards that are shown for what somebody claims or counts."""
        game, place = phase.game, phase.game.place_of(self.here)
        for at, claimed in enumerate(game.claims):
            if claimed.place != place and sees_claim(game, claimed, place) and self._once(("claim", at)):
                yield self.people.tell(game.seat_of(claimed.place), "shows", cards=self._row(claimed.cards))
        for contest in range(len(game.talks)):
            for each in game.table.places:
                for _, cards in told(game, contest, each):
                    if cards and each != place and self._once((contest, each, cards)):
                        yield self.people.tell(game.seat_of(each), "shows", cards=self._row(cards))

    def _scores(self, phase: Phase | Over) -> Iterator[Phrase]:
        """What is scored for the hand, where it is said aloud."""
        if not phase.game.table.rules.play.aloud:
            return
        now: Scored = {}
        for entry in account_of(phase).entries:
            if entry.category in {"claims", "contests"}:
                key = entry.category.removesuffix("s"), entry.name, entry.seat
                now[key] = now.get(key, 0) + entry.amount
        for key, amount in now.items():
            kind, name, place = key
            more = amount - self.scored.get(key, 0)
            if more:
                found = self._counted(phase.game, name, place) if kind == "contest" else []
                what = self.people.teller.list(found or [self.people.teller.title(kind, name)])
                yield self.people.tell(phase.game.seat_of(place), "scores", n=more, what=what)
        self.scored = now
        yield from self._milestones(phase)

    def _counted(self, game: Game, name: str, place: int) -> list[Phrase]:
        """The combinations for which somebody scores, that were not counted before."""
        number = game.table.contest_of[name]
        found = enumerate(key for key, _ in told(game, number, place))
        return [
            self.speech.called(game.table.contests[number], key) for at, key in found if self._once((name, place, at))
        ]

    def _milestones(self, phase: Phase | Over) -> Iterator[Phrase]:
        game = phase.game
        if not (game.called and game.table.rules.play.aloud):
            return
        for each in account_of(phase).reached:
            # What a later score may still undo is told at the end.
            undone = game.table.rules.milestone[each.name].barred_by == "anything" and not isinstance(phase, Over)
            if not undone and self._once((each.name, each.seat)):
                title = self.people.teller.title("milestone", each.name)
                yield self.people.tell(game.seat_of(each.seat), "milestone", title=title, n=each.worth)

    def _tricks(self, phase: Phase | Over) -> Iterator[Phrase]:
        for trick in tricks_of(phase)[self.tricks :]:
            self.tricks += 1
            yield from self._trick(phase.game.seat_of(trick.leader), trick)
            yield self.people.tell(phase.game.seat_of(trick.winner), "trick-won")

    def _trick(self, leader: int, trick: Trick) -> Iterator[Phrase]:
        names = self.people.names
        cards = (
            self.words.tell("news-card", who=names[(leader + step) % len(names)], card=face(self.words, PACK[card]))
            for step, card in enumerate(trick.cards)
        )
        yield self.words.tell("news-trick", number=self.tricks, cards=Phrase("  ".join(cards)))
