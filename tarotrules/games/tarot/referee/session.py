"""A deal refereed while somebody types what is played: each line is answered, and can be taken back."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tarotrules.cards.bits import CardSet
from tarotrules.cards.pack import parse_card
from tarotrules.cards.sets import ALIKE, NUMBERS
from tarotrules.games.deals.refusals import NOT_A_RECORD
from tarotrules.games.playing.acts import Discard, Play
from tarotrules.games.playing.refereeing import NotAllowed
from tarotrules.games.refused import Refused
from tarotrules.games.sessions import session
from tarotrules.games.sessions.session import SHOWN, Misplaced
from tarotrules.games.sessions.typed import Command, Seat
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.account import SEATS
from tarotrules.games.tarot.chapters.faces import label
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.payments import feat_title
from tarotrules.games.tarot.chapters.reasons import number_of
from tarotrules.games.tarot.chapters.refereeing import fault_text, figures, result_text
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.fault import Fault
from tarotrules.games.tarot.play.refereeing import Verdict
from tarotrules.games.tarot.play.replaying import Replayed, replay, unplayed
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.play.tricks import Playing, Trick
from tarotrules.games.tarot.play.witness import Witness
from tarotrules.games.tarot.referee.words import CardPlayed, Declared, HandOf, Item, Spoken, Words
from tarotrules.games.tarot.ruleset.auction import is_imposed
from tarotrules.games.tarot.ruleset.paid import Feat
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase, plain

_HELP: Final = ("bid", "cards", "say", "known", "dealer", "late", "undo", "quit")


class Session(session.Session[Witness, Fault, Replayed]):
    """What was typed so far, and what follows from it."""

    def __init__(self, variant: Variant, rules: Ruleset, language: str, tell: Callable[[Refused], str]) -> None:
        if rules.deal.piles is not None:
            # Which cards were still covered when something else was played, nobody tells as it goes.
            raise Refused(NOT_A_RECORD, what="piles", value="", number=0)
        if is_imposed(rules.auction):
            raise Refused(NOT_A_RECORD, what="appointed", value="", number=0)
        super().__init__(catalogue(language), tell, Witness(play_table(rules)))
        self.variant, self.rules, self.language = variant, rules, language
        self.teller = Teller(rules, self.words, variant.titles)
        self.reader = Words(self.teller)

    @property
    def witness(self) -> Witness:
        """The deal as it is told."""
        return self.so_far

    @property
    def verdict(self) -> Verdict:
        """What a referee would say now."""
        done = self.fault is not None or self.result is not None
        return Verdict(self.fault, None if done else self.witness.seat, None if self.fault else self.result)

    @property
    def deal(self) -> dict[str, Any] | None:
        """The deal as it is told trick by trick; nothing, as long as nobody has taken."""
        return None if self.witness.settled is None else self.witness.to_json()

    def opening(self) -> str:
        """What is said before the first line."""
        last = SEATS[self.rules.players - 1]
        return f"{self.words.say('referee-opening', last=last)}\n{self.status()}"

    def next(self) -> str:
        """What comes next."""
        witness = self.witness
        seat, trick = witness.seat, witness.trick
        cards = witness.playing.cards if isinstance(witness.playing, Playing) else ()
        what = "bid" if witness.settled is None else "call" if trick is None else "play" if cards else "lead"
        return self.words.say(
            "referee-status", what=what, who=SEATS[seat or 0], trick=trick or 0, cards=self._row(cards)
        )

    def told(self, fault: Fault) -> str:
        """A fault in words."""
        return fault_text(self.variant, self.rules, fault, self.language)

    def spelt(self, refused: Refused) -> Refused:
        """The same with cards as the reader's books have them, however they were typed."""
        spelt = []
        for each in refused.diagnostics:
            card = parse_card(str(each.arguments.get("card", "")))
            written = {} if card is None else {"card": capitalised(Phrase(figures(self.teller, 1 << NUMBERS[card])))}
            spelt.append(each._replace(arguments={**each.arguments, **written}))
        return Refused(*spelt)

    def after(self, so_far: Witness, items: list[Item]) -> tuple[Witness, Fault | None]:
        """The deal after a line, up to the first fault."""
        match items:
            case [Command("dealer"), Seat(seat), *rest] | [Seat(seat), Command("dealer"), *rest]:
                if not so_far.unspoken:
                    raise Misplaced(self.words.say("referee-dealt"))
                told = Witness(play_table(self.rules), seat)
                told.dealt, told.chien = {**so_far.dealt}, so_far.chien
            case _:
                told, rest = so_far.copy(), items
        return told, self._apply(told, deque(rest))

    def _apply(self, witness: Witness, items: deque[Item]) -> Fault | None:
        """What a line says, one thing after the other, up to the first fault."""
        seat: int | None = None
        fault: Fault | None = None
        while items and fault is None:
            match items.popleft():
                case Seat(who):
                    seat = who
                    continue
                case Command("call") if items and isinstance(called := items[0], CardPlayed):
                    items.popleft()
                    fault = witness.tell(seat, acts.Call(called.card))
                case Command(name):
                    fault = self._known(witness, name, seat, items)
                case Spoken(act):
                    fault = witness.tell(seat, act)
                case Declared(id, level):
                    fault = witness.tell(seat, acts.Claim(id, level, self._cards(items)))
                case HandOf(id):
                    fault = witness.tell(self._who(seat), acts.CallOff(id))
                case CardPlayed(card):
                    witness.end_auction()
                    calls = witness.calls() is not None
                    fault = witness.tell(seat, acts.Call(card) if calls else Play(card))
            seat = None
        return fault

    def _known(self, witness: Witness, name: str, seat: int | None, items: deque[Item]) -> Fault | None:
        """Cards that are known, and what nobody at the table chooses."""
        match name:
            case "hand":
                if items and isinstance(who := items[0], Seat):
                    seat = who.seat
                    items.popleft()
                witness.hold(self._who(seat), self._cards(items, self.rules.deal.hand))
            case "chien":
                witness.turn_up(self._cards(items, self.rules.deal.chien))
            case "discard":
                return witness.tell(seat, Discard(self._cards(items)))
            case "misdeal":
                witness.misdeal()
            case "dealer":
                raise Misplaced(self.words.say("referee-dealt" if seat is not None or items else "referee-who"))
            case "late":
                if items and isinstance(hand := items.popleft(), HandOf):
                    if self.rules.redeal[hand.id].found_late is None:
                        raise Misplaced(self.words.say("referee-never-late", what=self._redeal(hand.id)))
                    return witness.tell(self._who(seat), acts.FoundLate(hand.id))
                raise Misplaced(self.words.say("referee-which"))
        return None

    def _redeal(self, id: str) -> str:
        return plain(self.teller.title("redeal", id))

    def _who(self, seat: int | None) -> int:
        if seat is None:
            raise Misplaced(self.words.say("referee-who"))
        return seat

    def _cards(self, items: deque[Item], wanted: int | None = None) -> CardSet:
        """The cards that come next; if so many are wanted, no fewer and no more."""
        found: list[int] = []
        while items and isinstance(next_ := items[0], CardPlayed):
            found.append(next_.card)
            items.popleft()
        cards = self.witness.table.pack.several(found)
        if wanted is not None and cards.bit_count() != wanted:
            raise Misplaced(self.words.say("referee-count", wanted=wanted, given=len(found)))
        return cards

    def news(self, before: Witness) -> list[str]:
        """What a line has brought about: a contract, tricks, the end."""
        witness, news = self.witness, []
        settled = witness.settled
        if settled is not None and before.settled is None and settled.contract is not None:
            title = plain(self.teller.title("auction", "bid", settled.contract.id))
            news.append(self.words.say("referee-taken", who=SEATS[settled.taker or 0], what=title))
        if settled is not None and before.settled is None and settled.mode is not None:
            news.append(self.words.say("news-mode", title=plain(self.teller.title("mode", settled.mode))))
        taker = SEATS[0 if settled is None else settled.taker or 0]
        called = (figures(self.teller, 1 << each) for each in witness.called[len(before.called) :])
        news += [self.words.say("referee-called", who=taker, what=each) for each in called]
        for promise in witness.promises[len(before.promises) :]:
            title = plain(self.teller.title("promise", promise.id))
            news.append(self.words.say("news-announces", who=SEATS[promise.seat], title=title))
        for claim in witness.claims[len(before.claims) :]:
            title = plain(feat_title(self.teller, Feat("claim", claim.claim, claim.level)))
            news.append(self.words.say("news-declares", who=SEATS[claim.seat], title=title))
        old = len(before.tricks)
        news += [self._trick(number, each) for number, each in enumerate(witness.tricks, 1) if number > old]
        return news + self._end()

    def _trick(self, number: int, trick: Trick) -> str:
        players = self.rules.players
        cards = "  ".join(
            f"{SEATS[(trick.leader + step) % players]} {self._row((card,))}" for step, card in enumerate(trick.cards)
        )
        return self.words.say("referee-trick", trick=number, cards=cards, who=SEATS[trick.winner])

    def _row(self, cards: tuple[int, ...]) -> str:
        return " ".join(label(self.words, ALIKE[card]) for card in cards)

    def _end(self) -> list[str]:
        """What the deal came to, if it is over."""
        witness = self.witness
        if witness.ending:
            self.result = unplayed(play_table(self.rules), witness.ending, witness.dealer, witness.next_dealer)
        elif witness.playing is not None and not isinstance(witness.playing, Playing):
            try:
                self.result = replay(
                    self.rules, witness.to_json(), partial(number_of, registry().numbers_of(self.variant), self.rules)
                )
            except NotAllowed as wrong:
                self.fault = wrong.fault
            except Refused as refused:
                return [self.tell(refused).strip()]
        return [] if self.result is None else ["", self._result(self.result)]

    def _result(self, result: Replayed) -> str:
        return result_text(self.variant, self.rules, result, self.language)

    def help(self) -> str:
        rules, titles = self.rules, self.teller
        bid = next(iter(rules.auction.bid), None)
        claim = next(((name, next(iter(each.level))) for name, each in rules.claim.items()), None)
        said: dict[str, Any] = {
            "bid": "" if bid is None else plain(titles.title("auction", "bid", bid)),
            "claim": "" if claim is None else plain(titles.title("claim", claim[0])),
            "level": "" if claim is None else plain(titles.title("claim", claim[0], "level", claim[1])),
        }
        there = [each for each in _HELP if each not in {"bid", "say"} or bid is not None]
        lines = (self.words.say(f"referee-help-{each}", **self._needed(f"referee-help-{each}", said)) for each in there)
        return "\n".join([self.words.say("referee-help"), *(f"  {line}" for line in lines)])

    def _needed(self, message: str, said: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in said.items() if name in self.words.arguments(message)}

    def not_understood(self, word: str, *cards: str) -> str:
        if cards:
            numbers = [NUMBERS[card] for card in map(parse_card, cards) if card is not None]
            return self.words.say("referee-two-cards", word=word, cards=[figures(self.teller, 1 << n) for n in numbers])
        if any(sign.isdigit() for sign in word):
            return self.words.say("referee-no-card", word=word[:SHOWN])
        if self.witness.settled is None:
            known = [plain(self.teller.title("auction", "bid", each)) for each in self.rules.auction.bid]
            return self.words.say("referee-no-bid", word=word[:SHOWN], known=known)
        return self.words.say("referee-unread", word=word[:SHOWN])
