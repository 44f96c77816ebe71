"""An evening of deals: what is filled in of each, by the rules of the table, and its account."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from typing import Any, Final

from tarotrules.expressions.rounding import Amount
from tarotrules.expressions.tree import Steps, paths_of
from tarotrules.games.deals.refusals import NO_SUCH_SEAT, UNKNOWN_KEY
from tarotrules.games.evening import Asked, Carried, Choice, Field, Form, Scored, Standing, Step, Thing
from tarotrules.games.features.speech import COUNT, NUMBER, PLAYER, SIDE, TRUTH
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.account import SEATS, numbered_steps
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.irregularities import heading_of
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.places import is_open, place
from tarotrules.games.tarot.chapters.pool import lies, pool_steps
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine import refusals, standing
from tarotrules.games.tarot.engine.alone import has_halves
from tarotrules.games.tarot.engine.earners import may_earn
from tarotrules.games.tarot.engine.pool import Dealt, carried
from tarotrules.games.tarot.engine.results import count_of
from tarotrules.games.tarot.engine.scoring import Account, settle_reading
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, read_summary
from tarotrules.games.tarot.engine.words import WORDS
from tarotrules.games.tarot.ruleset.auction import is_imposed
from tarotrules.games.tarot.ruleset.bonuses import Bonus
from tarotrules.games.tarot.ruleset.call import calls_card, most_partners
from tarotrules.games.tarot.ruleset.features import is_of_cards, kind_of
from tarotrules.games.tarot.ruleset.payments import Flow, pays_players
from tarotrules.games.tarot.ruleset.promises import Promise, announces, only_side
from tarotrules.games.tarot.ruleset.ruleset import Ruleset, may_be_taken
from tarotrules.games.tarot.ruleset.seating import deals_next
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.told import capitalised
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.wording.phrase import Phrase, plain
from tarotrules.wording.values import Value

CALLED_OFF: Final = "called_off"
"""Where a deal says for which hand it was called off; nobody took then."""
DEFENCE_POINTS: Final = "defence_points"
"""Where a deal says what the defence has, in place of what the attack has."""
SECOND_PARTNER: Final = "second_partner"
"""Where a deal says who else plays with the taker."""
_DEALER: Final = "dealer"
_STAYS: Final = "same_dealer"
_BY_POINTS, _BY_DEFENCE, _BY_MARGIN = "points", "defence", "margin"
_WAYS: Final = {_BY_POINTS: "points", _BY_DEFENCE: "by-defence", _BY_MARGIN: "margin"}
"""The ways to tell a result, and how they are called."""
_OF_FACTS: Final = ("fact", "fact_of")
_PLAIN: Final = (("attack",), ("defence",), ("winners",), ("losers",))
"""Whoever is paid by these need not be told."""


class Evening:
    """Deals of a variant for one number of players, in words of a language."""

    def __init__(self, variant: Variant, rules: Ruleset, language: str, spell: Callable[[str], str]) -> None:
        self.rules, self.spell, self.count = rules, spell, count_of(rules)
        self.teller = Teller(rules, catalogue(language), variant.titles)
        self.numbers = registry().numbers_of(variant)
        self.place, self.is_open = place, is_open

    @cached_property
    def form(self) -> Form:
        """What there is to fill in."""
        return Form(tuple(self._fields()), tuple(Choice(way, self._say(said)) for way, said in _WAYS.items()), _DEALER)

    @property
    def seats(self) -> Sequence[str]:
        """The letters by which an account calls them."""
        return SEATS[: self.rules.players]

    def scored(self, told: Any, names: Sequence[str]) -> Scored:
        """What a deal came to."""
        hand = told.get(CALLED_OFF) if isinstance(told, dict) else None
        return self._settled(told, names) if hand is None else self._called_off(hand)

    def written(self, told: Any) -> dict[str, Any]:
        """The deal as the scorer reads it, with how many play."""
        said = {"players": self.rules.players, **self._as_scored(told)}
        found: dict[str, Any] = WORDS.in_words(said, self.teller.words.language)
        return found

    def over(self, names: Sequence[str], around: int, deals: Sequence[Standing]) -> str | None:
        """That the match is over; of several numbers of deals, with the last."""
        match = self.rules.match
        many = standing.offered(match, around)[-1]
        counted = accumulate(each.counts for each in deals)
        for number, (deal, played) in enumerate(zip(deals, counted, strict=True), 1):
            there = [who for who, total in enumerate(deal.totals) if total is not None]
            totals = [deal.totals[who] or 0 for who in there]
            if standing.is_over(match, totals, played, many):
                winners = [names[there[each]] for each in standing.leaders(totals)]
                return self.teller.words.say("evening-over", deal=number, rank=match.rank, winners=winners)
        return None

    def carried(
        self, lying: tuple[Amount, ...], sat: Sequence[int], dealer: int, deal: Scored, people: Sequence[str]
    ) -> Carried | None:
        """What the deal does to the pool."""
        pool = self.rules.match.pool
        if pool is None:
            return None

        def tell(who: int, what: str, **given: Value) -> Phrase:
            return self.teller.words.tell(f"news-{what}", who=Phrase.of(people[who]), **given)

        taker = None if deal.taker is None else sat[deal.taker]
        dealt = Dealt(sat, dealer, taker, deal.made)
        found, rule = carried(pool, lying, dealt), self.numbers.of("match.pool")
        told = pool_steps(self.teller.words, pool, dealt, found, tell)
        left = plain(lies(self.teller.words, found.mouches)) if found.mouches else ""
        return Carried(found.mouches, found.gains, tuple(Step(plain(each), rule) for each in told), left)

    def asks(self, problem: Diagnostic) -> Asked | None:
        """The fact that an amount depends on."""
        asked, path = problem.arguments.get("asked"), problem.arguments.get("path")
        if problem.problem == refusals.SEATS_MISSING:
            return self._asked_of_all(str(asked), str(problem.arguments.get("place")))
        if asked not in _OF_FACTS or not isinstance(path, str):
            return None
        steps = tuple(path.split("."))
        label = " · ".join(self.spell(each).replace("_", " ") for each in steps)
        field = self._cards(steps) or self._fact(path, label, kind_of(steps))
        return None if field is None else Asked(field, asked == "fact_of")

    def _asked_of_all(self, path: str, place: str) -> Asked | None:
        """What is asked of every player, or of the chien, where everybody has played alone."""
        if place == "seats":
            return None
        label = plain(capitalised(Reader(self.teller).path(tuple(path.split(".")))))
        return Asked(
            Field(path, label, "numbers" if place == "own" else "number", most=int(self.count.most), halves=True),
            of_thing=False,
        )

    def worded(self, problem: Diagnostic, names: Sequence[str]) -> Diagnostic:
        """A problem in the words of the form, where it has any."""
        own, words, seat = f"evening-{problem.code.lower()}", self.teller.words, problem.arguments.get("seat")
        if not words.has(own):
            return problem
        asked = words.arguments(own) | words.arguments(f"{own}.help")
        if "seat" in asked and not (isinstance(seat, int) and 0 <= seat < len(names)):
            return self.worded(NO_SUCH_SEAT.at(None, seat=str(seat), last=len(names) - 1), names)
        given = {**problem.arguments, **({"seat": names[seat]} if isinstance(seat, int) and "seat" in asked else {})}
        said = {name: value for name, value in given.items() if name in asked}
        return problem._replace(problem=problem.problem._replace(code=own), arguments=said)

    def _cards(self, steps: Steps) -> Field | None:
        """How many cards of a class a side has, if that is what is asked."""
        name = steps[-1]
        if not is_of_cards(steps) or name not in self.rules.deck.class_:
            return None
        label = plain(capitalised(Reader(self.teller).path(steps)))
        return Field(".".join(steps), label, "number", most=len(self.teller.cards(name)))

    def _fact(self, path: str, label: str, kind: str | None) -> Field | None:
        if kind in {COUNT, NUMBER}:
            return Field(path, label, "number", most=int(self.count.most), halves=kind == NUMBER)
        if kind == PLAYER:
            return Field(path, label, "player")
        either = (Choice(value=True, title=self._say("yes")), Choice(value=False, title=self._say("not")))
        choices = {TRUTH: either, SIDE: self._sides()}.get(kind or "")
        return None if choices is None else Field(path, label, "choice", choices)

    def _settled(self, told: Any, names: Sequence[str]) -> Scored:
        points = told.get(DEFENCE_POINTS) if isinstance(told, dict) else None
        if isinstance(points, int | float) and not 0 <= points <= self.count.most:
            most, together = self.count.most, self.count.together
            raise Refused(refusals.TOO_MANY_POINTS, given=Fraction(points), most=most, together=together)
        account = settle_reading(self.rules, read_summary(self._as_scored(told), self.rules.players))
        contract, after_passing = account.summary.contract, self.rules.auction.all_pass
        steps = numbered_steps(self.teller, account, [Phrase.of(each) for each in names])
        return Scored(
            account.scores,
            tuple(Step(plain(phrase), self.numbers.of(slot)) for slot, phrase in steps),
            contract is not None or after_passing != _STAYS,
            contract is not None or deals_next(self.rules.seating, after_passing) != _STAYS,
            self._title(account, names),
            counts=contract is not None or account.standing is not None,
            taker=account.summary.taker,
            made=None if account.annulled is not None else account.made,
        )

    def _as_scored(self, told: Any) -> Any:
        """A deal as the scorer reads it."""
        if not isinstance(told, dict):
            return told
        found = {key: value for key, value in told.items() if key not in {CALLED_OFF, DEFENCE_POINTS, SECOND_PARTNER}}
        if told.get(SECOND_PARTNER) is not None:
            found |= {"partner": [each for each in (told.get("partner"), told[SECOND_PARTNER]) if each is not None]}
        # Of some players nothing may be said yet.
        found = {key: value for key, value in found.items() if not (isinstance(value, list) and None in value)}
        facts = told.get("facts") or {}
        by_seat = {path: each for path, each in facts.items() if isinstance(each, list) and None not in each}
        if by_seat:
            found |= {"facts": {path: each for path, each in facts.items() if not isinstance(each, list)}}
            found |= {"facts_by_seat": by_seat}
        points = told.get(DEFENCE_POINTS)
        if points is None:
            return found
        together = int(self.count.together)
        return {**found, "card_points": together - points if isinstance(points, int | float) else points}

    def _title(self, account: Account, names: Sequence[str]) -> str:
        deal = account.summary
        if account.standing is not None:
            return self._named("mode", account.standing.mode)
        if deal.contract is None:
            return self._say("passed")
        given = {"contract": self._named("auction", "bid", deal.contract), "taker": Phrase.of(names[deal.taker or 0])}
        if not deal.partners:
            return self._say("deal", **given)
        return self._say("deal-with", **given, partner=Phrase.of(" + ".join(names[seat] for seat in deal.partners)))

    def _called_off(self, hand: str) -> Scored:
        """A deal that was called off for a hand comes to nothing."""
        if hand not in self.rules.redeal:
            raise Refused(UNKNOWN_KEY, word=hand, known=Concepts(self.rules.redeal))
        step = Step(self._say("called-off", title=self._named("redeal", hand)), self.numbers.of(f"redeal.{hand}"))
        after = self.rules.redeal[hand].dealer
        moves, moves_out = after != _STAYS, deals_next(self.rules.seating, after) != _STAYS
        return Scored((0,) * self.rules.players, (step,), moves, moves_out, self._annulled(hand), counts=False)

    def _annulled(self, hand: str) -> str:
        return self._say("called-off-for", title=plain(self.teller.title("redeal", hand)))

    def _say(self, name: str, **given: str | int) -> str:
        return plain(self.teller.say(f"evening-{name}", **given))

    def _named(self, *path: str) -> str:
        return plain(capitalised(self.teller.title(*path)))

    def _label(self, name: str, **given: str) -> str:
        return plain(self.teller.say(name, **given))

    def _fields(self) -> Iterator[Field]:
        rules, label = self.rules, self._label
        yield Field(_DEALER, label("score-dealer"), "player")
        if not may_be_taken(rules):
            called_off = self._without_taker()[1:]
            if called_off:
                choices = (Choice(None, self._say("played")), *called_off)
                yield Field("taker", self._say("whether"), "choice", choices, wanted=False)
            yield from self._by_seat()
            return
        yield Field("taker", label("score-taker"), "player", self._without_taker())
        bids = tuple(Choice(each, self._named("auction", "bid", each)) for each in rules.auction.bid)
        yield Field("contract", label("auction-column-contract"), "choice", bids, given="taker")
        yield from self._partners()
        yield from self._result()
        yield from self._by_seat()
        yield from self._some("claims", label("score-kind", kind="claim"), tuple(self._claims()))
        yield from self._some("promises", self._say("promises"), tuple(self._promises()))
        yield from self._some("bonuses", label("score-kind", kind="bonus"), tuple(self._bonuses()))
        yield from self._some("faults", self._say("faults"), tuple(self._faults()))

    def _without_taker(self) -> tuple[Choice, ...]:
        """The ways in which a deal ends before anybody has taken."""
        called_off = (Choice(hand, self._annulled(hand), CALLED_OFF) for hand in self.rules.redeal)
        passed = () if is_imposed(self.rules.auction) else (Choice(None, self._say("passed")),)
        return *passed, *called_off

    def _some(self, key: str, label: str, things: tuple[Thing, ...]) -> Iterator[Field]:
        if things:
            yield Field(key, label, "things", things=things, given="taker", wanted=False)

    def _partners(self) -> Iterator[Field]:
        """Whoever a called card has found; a second player, where two are called."""
        if calls_card(self.rules):
            alone = (Choice(None, self._say("alone")),)
            first = self._label("score-partner", partners="one")
            yield Field("partner", first, "player", alone, given="taker", apart="taker")
        if most_partners(self.rules) > 1:
            nobody = (Choice(None, self._say("nobody-else")),)
            yield Field(SECOND_PARTNER, self._say("second-partner"), "player", nobody, given="taker", apart="taker")

    def _result(self) -> Iterator[Field]:
        """What each side has, told by the points of one or by the difference."""
        counts = tuple(Choice(each, self.teller.words.number(each)) for each in range(self.count.oudlers + 1))
        by_points = (_BY_POINTS, _BY_DEFENCE)
        yield Field("oudlers", self._say("oudlers"), "choice", counts, given="taker", ways=by_points)
        yield self._amount("card_points", self._say("card-points"), _BY_POINTS)
        yield self._amount(DEFENCE_POINTS, self._say("defence-points"), _BY_DEFENCE)
        yield self._amount("margin", self._label("score-margin"), _BY_MARGIN)._replace(least=-int(self.count.most))

    def _by_seat(self) -> Iterator[Field]:
        """What each player has, where everybody has played alone."""
        mode = self.rules.mode.get(self.rules.auction.plays or "")
        if mode is None:
            return
        asked = {steps for key in mode.rank.values() for steps in paths_of(key.measure)}
        for key, most in (("points", int(self.count.most)), ("oudlers", self.count.oudlers)):
            if key == "points" or ("own", key) in asked or ("own", "target") in asked:
                halves = key == "points" and has_halves(self.rules)
                label = self._say(f"{key}-by-seat")
                by_seat = "card_points_by_seat" if key == "points" else "oudlers_by_seat"
                yield Field(by_seat, label, "numbers", most=most, halves=halves, unless=("taker", CALLED_OFF))

    def _has_halves(self) -> bool:
        return self.rules.players % 2 == 1 or self.rules.deal.chien % 2 == 1

    def _amount(self, key: str, label: str, way: str) -> Field:
        added = self.rules.scoring.added
        if added and key != "margin":
            label = self._say("with-added", label=label, added=added)
        most = int(self.count.most)
        return Field(key, label, "number", most=most, halves=self._has_halves(), given="taker", ways=(way,))

    def _bonuses(self) -> Iterator[Thing]:
        for name, bonus in self.rules.bonus.items():
            fields = self._payee(name, bonus) if bonus.judged is None else self._chosen(bonus)
            yield Thing(name, self._named("bonus", name), tuple(fields))

    def _chosen(self, bonus: Bonus) -> Iterator[Field]:
        """Whom the table gives what it judges by itself, unless the rules say who else is paid."""
        payer = paths_of(bonus.payer) if pays_players(bonus) else ()
        asked = {path[0] for path in (*paths_of(bonus.payee), *paths_of(bonus.worth), *payer)}
        if "chosen" in asked:
            yield Field("player", self._say("chosen"), "player")
        elif "achiever" in asked:
            yield Field("side", self._say("chosen"), "choice", self._sides())

    def _payee(self, name: str, flow: Flow) -> Iterator[Field]:
        if pays_players(flow):
            yield Field("player", self._say("whose"), "player")
        elif getattr(flow.payee, "steps", ()) not in _PLAIN:
            earners = (each for each in (ATTACK, DEFENCE) if may_earn(self.rules, name, each))
            yield Field("side", self._say("whose"), "choice", self._sides(*earners))

    def _sides(self, *sides: str) -> tuple[Choice, ...]:
        return tuple(Choice(each, self._say(each)) for each in sides or (ATTACK, DEFENCE))

    def _claims(self) -> Iterator[Thing]:
        for name, claim in self.rules.claim.items():
            levels = tuple(Choice(each, self._named("claim", name, "level", each)) for each in claim.level)
            level = Field("level", self._say("level"), "choice", levels)
            yield Thing(
                name,
                self._named("claim", name),
                (Field("player", self._say("declared-by"), "player"), level),
                often=True,
            )

    def _promises(self) -> Iterator[Thing]:
        for name, promise in self.rules.promise.items():
            nobody = Choice(None, self._say("nobody"))
            announcing = (ATTACK,) if announces(promise) == "taker" else (ATTACK, DEFENCE)
            only = only_side(promise)
            keeping = (ATTACK, DEFENCE) if only is None else (only,)
            by = Field("announced", self._say("announced-by"), "choice", (nobody, *self._sides(*announcing)))
            # Where only a bid announces it, the contract tells.
            fields = (
                *(() if promise.moment == "as_bid" else (by,)),
                Field("kept", self._say("kept-by"), "choice", (nobody, *self._sides(*keeping))),
                *self._announcer(promise),
            )
            yield Thing(name, self._named("promise", name), fields)

    def _announcer(self, promise: Promise) -> Iterator[Field]:
        """Who announced it, where that player pays or is paid."""
        paid = [each for each in (promise.announced, promise.broken) if each is not None]
        if any(map(pays_players, paid)) and announces(promise) != "taker":
            yield Field("player", self._say("announcer"), "player", given="announced")

    def _faults(self) -> Iterator[Thing]:
        for name, fault in self.rules.fault.items():
            charged = fault.fine is not None and fault.charged != "always"
            fine = Field("fine", self._say("fine"), "number", most=fault.fine or 0, wanted=False)
            by = Field("player", self._say("fault-of"), "player")
            yield Thing(
                name, plain(capitalised(heading_of(self.teller, name))), (by, fine) if charged else (by,), often=True
            )
