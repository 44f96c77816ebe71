"""A seat at a table of pairs: the person's is the first, programs have the others."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

from tarotrules.games.family import Shown
from tarotrules.games.refused import Refused
from tarotrules.games.seated import Advice, Choice, Forbidden, NoSuch, Picking, Scene, Seated, Sheet, ShownCard, Wanted
from tarotrules.sampling.draws import CARDS, PLAYERS, generator
from tarotrules.wording.catalogue import Catalogue
from tests.games.pairs.play import NO_TURN, State, begin, resume
from tests.games.pairs.players import minding
from tests.games.pairs.problems import NOT_A_MATCH
from tests.games.pairs.ruleset import Pairs
from tests.games.pairs.telling import RULE, why, why_text

HERE = 0


class Seat(Seated):
    """A person's match."""

    def __init__(self, shown: Shown, rules: Pairs, wanted: Wanted, words: Catalogue) -> None:
        self.shown, self.rules, self.words = shown, rules, words
        self.seed, self.deals = wanted.seed, wanted.deals or 1
        self.totals, self.number = [0] * rules.players, 1
        self.state = self._dealt()
        if wanted.saved is not None:
            self._take_up(wanted.saved)
        self._others()

    def _take_up(self, saved: Any) -> None:
        if not isinstance(saved, dict) or saved.get("rules") != self.shown.identity:
            raise Refused(NOT_A_MATCH)
        self.seed, self.deals, self.number = saved["seed"], saved["deals"], saved["number"]
        self.totals, self.state = saved["totals"], resume(self.rules, saved["record"])

    def to_json(self) -> dict[str, Any]:
        return {
            "rules": self.shown.identity,
            "players": self.rules.players,
            "seed": self.seed,
            "deals": self.deals,
            "number": self.number,
            "totals": self.totals,
            "record": self.state.record(),
        }

    def _dealt(self) -> State:
        return begin(self.rules, -1 % self.rules.players, generator(self.seed, self.number, CARDS))

    def _others(self) -> None:
        random = self._chance()
        while self.state.seat not in {HERE, None}:
            self.state = self.state.after(minding(self.state, random))

    # --- what there is to see ---

    def scene(self) -> Scene:
        state, words = self.state, self.words
        up, turns = self.rules.deal.faces == "up", state.seat == HERE
        passing = (Choice(words.say("pairs-pass")),) if turns and state.turned is None else ()
        return Scene(
            title=self.shown.variant.title(words.language),
            heading=words.say("pairs-deal-of", deal=self.number, of=self.deals),
            header=tuple(words.say("pairs-column", name=name) for name in ("player", "lying", "found")),
            places=tuple(self._place(seat) for seat in range(self.rules.players)),
            here=HERE,
            news=tuple((words.say("pairs-news", act=str(act)),) for act in state.acts),
            hand=(tuple(map(self._card, range(len(state.cards)))),),
            question=words.say("pairs-question"),
            choices=passing,
            picking=Picking(words.say("pairs-take"), 2, 2) if turns and up else None,
            plays=turns and not up,
            sheet=self._sheet() if state.seat is None else None,
            is_over=self.number == self.deals,
            lying=(1,),
        )

    def _place(self, seat: int) -> tuple[str | ShownCard, ...]:
        turned = self.state.turned if self.state.seat == seat else None
        lying: str | ShownCard = "" if turned is None else self._card(turned)
        return str(seat), lying, str(self.state.owners.count(seat) // 2)

    def _card(self, place: int) -> ShownCard:
        state = self.state
        is_open = self.rules.deal.faces == "up" or place == state.turned or state.owners[place] is not None
        face = str(state.cards[place]) if is_open else "?"
        return ShownCard(str(place), face, self.words.say("pairs-card", place=place), "black", self._may(place) is None)

    def _may(self, place: int) -> str | None:
        return self.state.of_card(place)

    def _sheet(self) -> Sheet:
        scores = self.state.result().scores
        rows = tuple((str(seat), str(score)) for seat, score in enumerate(scores))
        header = tuple(self.words.say("pairs-column", name=name) for name in ("player", "found"))
        return Sheet(self.words.say("pairs-over"), (), header, rows, " : ".join(map(str, self._sums())))

    def _sums(self) -> Iterator[int]:
        return (one + other for one, other in zip(self.totals, self.state.result().scores, strict=True))

    # --- what is done ---

    def choose(self, number: int) -> Forbidden | None:
        del number
        return self._act(NO_TURN)

    def play(self, code: str) -> Forbidden | None:
        return self._act(self._place_of(code))

    def lay(self, codes: Collection[str]) -> Forbidden | None:
        return self._act(sorted(map(self._place_of, codes)))

    def why_not(self, code: str) -> Forbidden | None:
        return self._told(self._may(self._place_of(code)))

    def _place_of(self, code: str) -> int:
        if not code.isdecimal() or int(code) >= len(self.state.cards):
            raise NoSuch(code)
        return int(code)

    def advice(self) -> Advice | None:
        if self.state.seat is None:
            return None
        act = minding(self.state, self._chance())
        return (
            Advice(0, ()) if act == NO_TURN else Advice(None, tuple(map(str, [act] if isinstance(act, int) else act)))
        )

    def play_on(self) -> None:
        while self.state.seat is not None:
            self.state = self.state.after(minding(self.state, self._chance()))

    def _chance(self) -> Random:
        return generator(self.seed, self.number, PLAYERS)

    def go_on(self) -> None:
        self.totals = list(self._sums())
        self.number += 1
        self.state = self._dealt()
        self._others()

    def _act(self, act: Any) -> Forbidden | None:
        reason = self.state.why_not(act)
        if reason is None:
            self.state = self.state.after(act)
            self._others()
        return self._told(reason)

    def _told(self, reason: str | None) -> Forbidden | None:
        return None if reason is None else Forbidden(why_text(why(reason, self.words), self.words), RULE)
