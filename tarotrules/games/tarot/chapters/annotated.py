"""A whole deal, played by the rules of the book: every trick, and a remark where a rule is met for the first time."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import itemgetter

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, reference
from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.cards.pack import SUITS, TRUMP
from tarotrules.cards.sets import ALIKE, IN_SUIT, in_order
from tarotrules.expressions.tree import paths_of
from tarotrules.games.playing.acts import Discard
from tarotrules.games.tarot.chapters.account import account_steps, score_rows
from tarotrules.games.tarot.chapters.examples import claimed
from tarotrules.games.tarot.chapters.faces import face, side_by_side
from tarotrules.games.tarot.chapters.payments import feat_title
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.claiming import laid_out
from tarotrules.games.tarot.play.events import Event
from tarotrules.games.tarot.play.piles import Pile, in_hand
from tarotrules.games.tarot.play.tricks import Trick
from tarotrules.games.tarot.players.showing import Shown
from tarotrules.games.tarot.ruleset.paid import Feat
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.numbers import Numbers, slot_of
from tarotrules.games.telling.told import Rule, capitalised
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.values import Value


class Annotated:
    """One deal in words."""

    def __init__(self, teller: Teller, deal: Shown, rules: Mapping[str, Rule], numbers: Numbers) -> None:
        self.teller, self.deal, self.rules, self.numbers = teller, deal, rules, numbers
        self.words, self.game = teller.words, deal.over.game
        self.names = [self.words.tell("figure-player", seat=seat) for seat in range(self.game.players)]

    def blocks(self) -> Iterator[tree.Block]:
        """From the cards dealt to the score."""
        tell = self.words.tell
        dealer = self.names[self.game.dealer]
        rule = self.see("play.follow")
        yield tree.Paragraph(line(tell("annotated-intro", players=self.game.players, dealer=dealer, rule=rule)))
        yield from self.dealt()
        yield tree.Items(tuple(line(said) for said in self.before()))
        yield self.tricks()
        told = sorted(self.remarks(), key=itemgetter(0))
        yield tree.Items(tuple(line(self.words.tell("annotated-at", n=n + 1, said=said)) for n, said in told))
        yield from self.score()

    def dealt(self) -> Iterator[tree.Table]:
        """What each player took up, and what lay in front of each."""
        dealt = self.game.dealt
        hands = [self.row(in_hand(dealt, seat)) for seat in range(self.game.players)]
        yield self.by_player("annotated-hands", "annotated-cards", hands)
        if dealt.piles:
            yield self.by_player("annotated-laid", "annotated-piles", [*map(self.piles, dealt.piles)])

    def by_player(self, title: str, column: str, told: Sequence[Phrase]) -> tree.Table:
        """Something of each player."""
        columns = tuple(tree.Column(line(self.words.tell(each))) for each in ("account-player", column))
        rows = tuple((line(name), line(each)) for name, each in zip(self.names, told, strict=True))
        return tree.Table(line(self.words.tell(title)), columns, rows)

    def piles(self, piles: Sequence[Pile]) -> Phrase:
        """Piles one after the other, each from its top card."""
        words = self.words
        return words.join([side_by_side(words, (face(words, ALIKE[card]) for card in pile)) for pile in piles])

    def row(self, cards: CardSet) -> Phrase:
        """Some cards, suit by suit, the highest first."""
        suits = (*(IN_SUIT[suit] for suit in SUITS), IN_SUIT[TRUMP])
        rest = cards & ~sum(suits)
        ordered = (card for suit in (*suits, rest) for card in reversed([*in_order(cards & suit)]))
        return side_by_side(self.words, (face(self.words, ALIKE[card]) for card in ordered))

    def before(self) -> Iterator[Phrase]:
        """What is said and done before the first card, each kind of thing by itself."""
        done = self.deal.recorder.done
        bids = [self.said(seat, act) for seat, act, phase in done if isinstance(phase, Bidding)]
        if bids:
            yield reduce(lambda one, two: self.words.tell("annotated-bids", one=one, two=two), bids)
        elif self.game.contract is not None:
            title = self.teller.title("auction", "bid", self.game.contract.id)
            yield self.words.tell("news-contract", who=self.names[self.game.taker or 0], contract=title)
        called = [self.said(seat, act) for seat, act, _ in done if isinstance(act, acts.Call | acts.Announce)]
        if called:
            yield joined(called, self.words)
        if self.game.contract is not None and self.game.contract.shown and self.game.chien:
            yield self.ended("news-chien", cards=self.row(self.game.chien))
        yield from (self.said(seat, act) for seat, act, _ in done if isinstance(act, Discard))
        for seat, act, _ in done:
            if isinstance(act, acts.Claim):
                yield self.claim(seat, act)

    def said(self, seat: int, act: Act) -> Phrase:
        """What a player says or does, in one sentence."""
        tell, who = self.words.tell, self.names[seat]
        match act:
            case acts.Parole():
                return tell("news-parole", who=who)
            case acts.Bid(id):
                return tell("news-bid", who=who, contract=self.teller.title("auction", "bid", id))
            case acts.Call(card):
                return tell("news-calls", who=who, card=face(self.words, ALIKE[card]))
            case acts.Announce(id):
                return tell("news-announces", who=who, title=self.teller.title("promise", id))
            case Discard(cards):
                return self.ended("news-discards-cards", who=who, cards=self.row(cards))
        return tell("news-passes", who=who)

    def tricks(self) -> tree.Table:
        """Every trick, the card led marked."""
        heads = (
            line(self.words.tell("annotated-trick")),
            *(line(self.names[seat]) for seat in range(self.game.players)),
            line(self.words.tell("annotated-winner")),
        )
        columns = tuple(tree.Column(head, "center") for head in heads)
        rows = tuple(self.trick(number, trick) for number, trick in enumerate(self.deal.over.tricks))
        return tree.Table(line(self.words.tell("annotated-tricks")), columns, rows)

    def trick(self, number: int, trick: Trick) -> tuple[Line, ...]:
        """One trick, a card in the column of whoever played it."""
        by_seat = dict(zip(self.game.seats_from(trick.leader), trick.cards, strict=True))
        cells = (self.cell(by_seat[seat], leads=seat == trick.leader) for seat in range(self.game.players))
        return (line(self.words.tell("number", n=number + 1)), *cells, line(self.names[trick.winner]))

    def cell(self, card: CardNumber, *, leads: bool) -> Line:
        """A card that was played."""
        shown = face(self.words, ALIKE[card])
        return line(self.words.tell("annotated-led", card=shown)) if leads else line(shown)

    def remarks(self) -> Iterator[tuple[int, Phrase]]:
        """What is met for the first time, with the place of its trick."""
        seen: set[str] = set()
        for event in self.deal.events:
            if event.id not in seen:
                seen.add(event.id)
                yield event.trick, self.remark(event)
        for term in self.deal.account.terms:
            if term.kind == "bonus":
                title = feat_title(self.teller, Feat(term.kind, term.id, term.detail))
                said = self.words.tell("annotated-bonus", title=title, see=self.see(slot_of("bonus", term.id or "")))
                yield self.earned_at(term.id or ""), capitalised(said)

    def earned_at(self, bonus: str) -> int:
        """The trick that shows that a bonus is earned: the last, unless only the first is asked about."""
        when = self.teller.rules.bonus[bonus].when
        asked = {path[0] for path in paths_of(when)} - {ATTACK, DEFENCE} if when is not None else set()
        return 0 if asked == {"first_trick"} else len(self.deal.over.tricks) - 1

    def claim(self, seat: int, act: acts.Claim) -> Phrase:
        """What a player declares, and the cards shown for it."""
        who, what = self.names[seat], claimed(self.teller, act.id, act.level)
        if not act.shown:
            return self.words.tell("example-claim", by="other", who=who, what=what)
        order = laid_out(self.teller.rules.claim[act.id].order, act.shown)
        cards = side_by_side(self.words, (face(self.words, ALIKE[card]) for card in order))
        return self.words.tell("annotated-claim", who=who, what=what, cards=cards)

    def ended(self, name: str, **said: Value) -> Phrase:
        """A line of the screen, ended as a book ends it."""
        return self.words.tell("annotated-ended", text=self.words.tell(name, **said))

    def remark(self, event: Event) -> Phrase:
        """What a card shows, with the rule that says so."""
        slots = {
            "throws-away": ("play.trump",),
            "excused": (slot_of("exempt", event.about or "", "play"), slot_of("exempt", event.about or "", "owner")),
            "called": ("call.partner",),
        }.get(event.id)
        if slots is None:
            slots = tuple(slot for slot, rule in self.rules.items() if (event.id, None) in rule.reasons)[:1]
        card = face(self.words, ALIKE[event.card])
        several = event.id == "called" and len(self.deal.over.game.called) > 1
        said = self.words.tell(
            "annotated-event",
            event="called_several" if several else event.id,
            who=self.names[event.seat],
            card=card,
            see=self.see(*slots),
        )
        return joined((capitalised(said), *self.exchanged(event)), self.words)

    def exchanged(self, event: Event) -> Iterator[Phrase]:
        """What is given for a card that stays with its side, where the other side has won the trick."""
        last, trick = len(self.deal.over.tricks) - 1, self.deal.over.tricks[event.trick]
        exempt = self.teller.rules.exempt.get(event.about or "")
        side_of = self.deal.account.summary.seat_side
        lost = side_of(event.seat) != side_of(trick.winner)
        if exempt is not None and (exempt.stays, exempt.owed) == ("side", "half_card") and lost and event.trick < last:
            yield self.words.tell("annotated-owed", card=face(self.words, ALIKE[event.card]))

    def see(self, *slots: str) -> Phrase:
        """The numbers of some rules."""
        return self.words.join([reference(self.numbers.of(slot)) for slot in slots if slot in self.rules])

    def score(self) -> Iterator[tree.Block]:
        """What the deal comes to."""
        say, account = self.teller.say, self.deal.account
        columns = (tree.Column(line(say("account-player"))), tree.Column(line(say("account-score")), "end"))
        rows = tuple((line(who), line(score)) for who, score in score_rows(self.teller, account, self.names))
        yield tree.Heading(line(self.words.tell("annotated-account")))
        yield tree.Items(tuple(line(step) for step in account_steps(self.teller, account, self.names)), numbered=True)
        yield tree.Table(line(say("account-scores")), columns, rows)
