"""A seat at a table of bots: the match, the question that is asked there, and all there is to see."""

from collections.abc import Collection
from typing import Final

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.cards.sets import CODES, in_order
from tarotrules.games.playing.acts import Discard
from tarotrules.games.seated import Advice, Choice, Forbidden, Place, Scene, ShownCard
from tarotrules.games.seating import seat as seating
from tarotrules.games.seating.asked import Asked
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.seat.asking import Asker
from tarotrules.games.tarot.chapters.seat.faces import rows, shown
from tarotrules.games.tarot.chapters.seat.news import News, playing_of, tricks_of
from tarotrules.games.tarot.chapters.seat.people import People, people
from tarotrules.games.tarot.chapters.seat.refusing import refusal
from tarotrules.games.tarot.chapters.seat.roles import role
from tarotrules.games.tarot.chapters.seat.sheet import sheet
from tarotrules.games.tarot.chapters.seat.titles import contract_title, mode_title
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.options import Declaration
from tarotrules.games.tarot.play.piles import lying
from tarotrules.games.tarot.play.reasons import Reason, why_not
from tarotrules.games.tarot.play.sitting import Sitting
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.tarot.play.view import held
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.front import Front
from tarotrules.games.telling.numbers import Numbers
from tarotrules.wording.phrase import plain

_COLUMNS: Final = ("player", "role", "tricks", "before", "now", "total")
_LYING: Final = ("before", "now")


class Seat(seating.Seat[Sitting]):
    """A person's seat."""

    def __init__(
        self, front: Front, rules: Ruleset, sitting: Sitting, identity: str, names: tuple[str, ...] = ()
    ) -> None:
        super().__init__(sitting, identity, CODES)
        self.front, self.rules = front, rules
        self.teller = Teller(rules, front.words, front.variant.titles)
        self.people = people(self.teller, sitting.terms.seat, rules.players, names)
        self.asker, self.numbers = Asker(self.teller), registry().numbers_of(front.variant)
        self.showing: Declaration | None = None
        """What is being declared, while the cards for it are chosen."""

    # --- what there is to see ---

    def scene(self) -> Scene:
        return scene(self.people, self.numbers, self.front.title(), self.sitting, self.asked())

    def asked(self) -> Asked | None:
        phase = self.sitting.recorder.phase
        if isinstance(phase, Over):
            return None
        return self.asker.ask(phase) if self.showing is None else self.asker.show(self.showing)

    # --- what is done ---

    def choose(self, number: int) -> Forbidden | None:
        asked = self.asked()
        if asked is None or self.showing is not None:
            self.showing = None
            return None
        means = self.means(asked, number)
        if not isinstance(means, Declaration):
            return self.take(means)
        if sum(each.number() for each in means.shown) > 1:
            self.showing = means
            return None
        return self.take(acts.Claim(means.claim, means.level, next(means.shown[0].all())))

    def lay(self, codes: Collection[str]) -> Forbidden | None:
        if self.showing is None:
            return super().lay(codes)
        return self.take(acts.Claim(self.showing.claim, self.showing.level, self.cards(codes)))

    def why_not(self, code: str) -> Forbidden | None:
        phase, card, asked = self.sitting.recorder.phase, self.card(code), self.asked()
        if asked is None or isinstance(phase, Over) or asked.among >> card & 1:
            return None
        if self.showing is not None:
            return self._told(phase, Reason("claim-shown", self.showing.claim))
        if isinstance(phase, Discarding):
            reason = why_not(phase, Discard(_with(card, asked.among, phase.game.table.chien)))
            return None if reason is None else self._told(phase, reason, card)
        return super().why_not(code)

    def advice(self) -> Advice | None:
        act = self.sitting.advised()
        if self.showing is None or act is None:
            return super().advice()
        return Advice(None, self.codes(_shown(act))) if self.showing.has(act) else Advice(0, ())

    def play_on(self) -> None:
        self.showing = None
        super().play_on()

    def take(self, act: Act) -> Forbidden | None:
        refused = super().take(act)
        if refused is None:
            self.showing = None
        return refused

    def because(self, phase: Phase, act: Act) -> Forbidden | None:
        reason = why_not(phase, act)
        return None if reason is None else self._told(phase, reason)

    def codes(self, cards: CardSet) -> tuple[str, ...]:
        return tuple(CODES[card] for card in in_order(cards))

    def _told(self, phase: Phase, reason: Reason, card: CardNumber | None = None) -> Forbidden:
        return refusal(self.front, self.rules, phase, reason, card)


def scene(people: People, numbers: Numbers, title: str, sitting: Sitting, asked: Asked | None) -> Scene:
    """All that the person at a sitting sees: of a deal what the seat has seen, and the question asked there."""
    teller, seat, phase = people.teller, people.here, sitting.recorder.phase
    news = News(teller, sitting.recorder, people)
    words, among = teller.words, 0 if asked is None else asked.among
    choices: tuple[Choice, ...] = ()
    if asked is not None and not isinstance(phase, Over):
        choices = asked.choices(phase.options())
    return Scene(
        title=title,
        heading=_heading(people, sitting),
        header=tuple(words.say(f"seat-column-{each}") for each in _COLUMNS),
        places=tuple(_place(people, sitting, each) for each in range(sitting.table.players)),
        here=seat,
        news=tuple(news.lines()),
        hand=_hand(people, phase, among),
        question=words.say("ask-next") if asked is None else asked.question,
        choices=choices,
        picking=None if asked is None else asked.picking,
        plays=asked is not None and isinstance(phase, Playing),
        sheet=sheet(people, numbers, sitting, phase, news) if isinstance(phase, Over) else None,
        is_over=sitting.after().is_over,
        lying=tuple(map(_COLUMNS.index, _LYING)),
        before=tuple(news.before()),
    )


def _hand(people: People, phase: Phase | Over, among: CardSet) -> tuple[tuple[ShownCard, ...], ...]:
    """The person's cards in rows: those in the hand, and below them what lies face up on the own piles."""
    words, own = people.teller.words, held(phase, people.here)
    piles = phase.game.piles
    laid = own & lying(piles[people.here]) if piles else 0
    took, on_table = words.say("you-took"), words.say("you-laid")
    return (
        *rows(words, own & ~laid, among, _taken(phase), took),
        *rows(words, laid, among, laid, on_table),
    )


def _heading(people: People, sitting: Sitting) -> str:
    teller = people.teller
    game, words = sitting.recorder.phase.game, teller.words
    deal, of = sitting.number, sitting.terms.deals
    parts = [
        words.say("seat-deal", deal=deal) if of is None or deal > of else words.say("seat-deal-of", deal=deal, of=of),
        plain(people.tell(sitting.recorder.dealt.dealer, "dealer")),
    ]
    if game.contract is not None:
        title = contract_title(teller, game.contract)
        parts.append(plain(people.tell(game.taker or 0, "plays", contract=title)))
    if game.mode is not None:
        parts.append(mode_title(teller, game.mode))
    return " · ".join(parts)


def _taken(phase: Phase | Over) -> CardSet:
    """The cards that whoever discards has just taken up."""
    return phase.game.chien if isinstance(phase, Discarding) else 0


def _place(people: People, sitting: Sitting, seat: int) -> Place:
    teller, words, phase = people.teller, people.teller.words, sitting.recorder.phase
    tricks, playing = tricks_of(phase), playing_of(phase)
    before = None if not tricks else (seat - tricks[-1].leader) % len(tricks[-1].cards)
    now = None if playing is None else (seat - playing.leader) % sitting.table.players
    return (
        people.names[seat],
        role(teller, sitting, seat),
        ""
        if phase.game.taker is None and phase.game.mode is None
        else str(sum(each.winner == seat for each in tricks)),
        "" if before is None else shown(words, tricks[-1].cards[before]),
        _lying(teller, () if playing is None else playing.cards, now),
        words.signed(sitting.match.totals[seat]),
    )


def _lying(teller: Teller, cards: tuple[CardNumber, ...], step: int | None) -> str | ShownCard:
    return "" if step is None or step >= len(cards) else shown(teller.words, cards[step])


def _with(card: CardNumber, among: CardSet, count: int) -> CardSet:
    """So many cards, one of which is given."""
    more = [each_ for each_ in each(among) if each_ != card][: count - 1]
    return sum(1 << each_ for each_ in (card, *more))


def _shown(act: Act) -> CardSet:
    return act.shown if isinstance(act, acts.Claim) else 0
