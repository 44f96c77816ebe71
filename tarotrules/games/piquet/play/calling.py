"""The calls: combinations are stated, answered, and counted (CAV L 46 to L 56; R40 to R57).

In each contest the elder states something and is answered; what is not good is stated by the others afterwards. Nobody
may say what is not so: *good* to something that one could beat is to sink one's own, where that is allowed.
"""

from collections.abc import Sequence

from tarotrules.games.piquet.engine.table import Ready
from tarotrules.games.piquet.play.acts import (
    ASK,
    ENOUGH,
    EQUAL,
    GOOD,
    NOT_GOOD,
    Act,
    Answer,
    Call,
    Show,
)
from tarotrules.games.piquet.play.game import Game, Over, Phase, Step, go_on
from tarotrules.games.piquet.play.table import Own
from tarotrules.games.piquet.play.talk import Talk, silence
from tarotrules.games.playing.acts import PASS, NotAnOption
from tarotrules.games.playing.options import Few


def beginning(game: Game, step: int) -> Phase | Over:
    """Hands are as they will be played with, and nothing is said yet."""
    table = game.table
    held = tuple(tuple(table.owned(contest, hand) for hand in game.hands) for contest in table.contests)
    return go_on(game._replace(held=held, talks=tuple(silence(table, contest) for contest in table.contests)), step)


def ended(game: Game, step: int) -> Phase | Over:
    """All is called that will be."""
    return go_on(game._replace(called=True), step)


class Contesting(Phase):
    """Somebody has something to say in a contest."""

    __slots__ = ("contest", "game", "place", "step")

    def __init__(self, game: Game, step: int, contest: int, place: int) -> None:
        self.game, self.step, self.contest, self.place = game, step, contest, place

    @property
    def rule(self) -> Ready:
        """The contest."""
        return self.game.table.contests[self.contest]

    @property
    def talk(self) -> Talk:
        """What was said in it."""
        return self.game.talks[self.contest]

    @property
    def own(self) -> tuple[Own, ...]:
        """What the player could call, the best first."""
        return self.game.held[self.contest][self.place]

    @property
    def may_sink(self) -> bool:
        """Whether one may say less than one could (R53)."""
        return self.game.table.rules.calling.sinking == "allowed"

    def call(self, own: Own) -> Call:
        """To call a combination."""
        return Call(self.rule.name, own.cards)

    def called(self, act: Act, among: Sequence[Own]) -> Own | None:
        """The combination that an act calls; none, where it says that there is none."""
        if not isinstance(act, Call):
            raise NotAnOption(act)
        return next((each for each in among if each.cards == act.cards), None)

    def with_(self, talk: Talk) -> Game:
        """The deal with more said in the contest."""
        return _with(self.game, self.contest, talk)


class Stating(Contesting):
    """Somebody calls a combination to be compared, or none; perhaps in one of several contests."""

    __slots__ = ("others",)

    def __init__(self, game: Game, step: int, contest: int, place: int, others: tuple[int, ...] = ()) -> None:
        super().__init__(game, step, contest, place)
        self.others = others
        """What may be called in its place (CAV L 46)."""

    def in_(self, contest: str) -> "Stating | None":
        """The same in one of the contests, if it may be called now."""
        number = self.game.table.contest_of.get(contest)
        there = number is not None and number in {self.contest, *self.others}
        return Stating(self.game, self.step, number, self.place) if there and number is not None else None

    def fitting(self) -> tuple[Own, ...]:
        """What could be called: of the others only what is better than what they have heard, or as good."""
        talk, own = self.talk, self.own
        if not self.place:
            return own
        elder, keys = talk.stated[0], talk.keys
        if elder is not None and talk.answers[self.place] == "equal":
            own = tuple(each for each in own if each.key == elder.key)
        elif elder is not None:
            # Of what the elder has not told it cannot be known whether it is better.
            own = tuple(each for each in own if each.key[:keys] > elder.key[:keys])
        others = [each.key for each in talk.stated[1:] if each is not None]
        return tuple(each for each in own if each.key >= max(others)) if others else own

    def candidates(self) -> tuple[Own, ...]:
        """What may be called: the best, where nothing may be sunk, or where somebody has said what it is."""
        talk, own = self.talk, self.fitting()
        is_told = talk.answers[self.place] == "not_good" and self.game.table.rules.calling.answer == "with_own"
        return own if self.may_sink and not is_told else tuple(each for each in own if each.key == own[0].key)

    def must(self) -> bool:
        """Whether something has to be called: of who has said that there is something better, to be sure."""
        return not self.may_sink or self.talk.answers[self.place] == "not_good"

    def options(self) -> Few[Act]:
        """The best first."""
        each = (Stating(self.game, self.step, contest, self.place) for contest in (self.contest, *self.others))
        return Few(act for stating in each for act in stating.calls())

    def calls(self) -> tuple[Act, ...]:
        """What may be called in the contest."""
        found = tuple(map(self.call, self.candidates()))
        return found if found and self.must() else (*found, Call(self.rule.name, 0))

    def after(self, act: Act) -> Phase | Over:
        """The answers; or the next of the others."""
        stating = self.in_(act.contest) if isinstance(act, Call) and self.others else None
        if stating is not None:
            return stating.after(act)
        own, talk = self.called(act, self.candidates()), self.talk
        stated = tuple(own if place == self.place else each for place, each in enumerate(talk.stated))
        game = self.with_(talk._replace(stated=stated, begun=True))
        if self.place:
            return _others(game, self.step, self.contest, self.place + 1)
        return go_on(game, self.step) if own is None else _answering(game, self.step, self.contest, 1)


class Answering(Contesting):
    """Somebody answers what the elder has called."""

    __slots__ = ()

    def options(self) -> Few[Act]:
        """Of what was told so far, whether it is good; how high it is, where the numbers agree."""
        talk, own = self.talk, self.own
        told = talk.stated[0].key[: talk.keys] if talk.stated[0] is not None else ()
        mine = own[0].key[: talk.keys] if own else ()
        if not mine or mine < told:
            return Few((GOOD,))
        word = NOT_GOOD if mine > told else ASK if talk.keys < len(self.rule.entry.by) else EQUAL
        return Few((word, GOOD) if self.may_sink else (word,))

    def after(self, act: Act) -> Phase | Over:
        """More is told; or the next answers."""
        talk = self.talk
        match act:
            case Answer("ask"):
                game = self.with_(talk._replace(keys=talk.keys + 1))
                return Answering(game, self.step, self.contest, self.place)
            case Answer(word):
                answers = tuple(word if place == self.place else each for place, each in enumerate(talk.answers))
                game = self.with_(talk._replace(answers=answers))
                return _answering(game, self.step, self.contest, self.place + 1)
        raise NotAnOption(act)


class Raising(Contesting):
    """The elder, whose call is not good, may still call what is good against the cards (CAV L 49, L 50)."""

    __slots__ = ()

    def candidates(self) -> tuple[Own, ...]:
        """What is better than what was called, and cannot be beaten."""
        stated = self.talk.stated[0]
        best = _unseen_best(self.game, self.contest)
        return tuple(each for each in self.own if stated is not None and each.key > max(stated.key, best))

    def options(self) -> Few[Act]:
        """One of them, or nothing."""
        return Few((*map(self.call, self.candidates()), PASS))

    def after(self, act: Act) -> Phase | Over:
        """What is called so is good."""
        if act == PASS:
            return _counted(self.game, self.step, self.contest, (0,))
        own, talk = self.called(act, self.candidates()), self.talk
        keys = len(self.rule.entry.by)
        said = talk._replace(stated=(own, *talk.stated[1:]), answers=(None,) * len(talk.answers), keys=keys)
        return _counted(self.with_(said._replace(raised=True)), self.step, self.contest, (0,))

    def silent(self) -> Phase | Over:
        """What follows if nothing is raised."""
        return self.after(PASS)


Count = tuple[int, tuple[int, ...]]
"""Whose combinations are counted, and who may count any now."""


class Counting(Contesting):
    """Somebody counts what is good."""

    __slots__ = ("allowed", "whose")

    def __init__(self, game: Game, step: int, contest: int, place: int, count: Count) -> None:
        super().__init__(game, step, contest, place)
        self.whose, self.allowed = count


class Telling(Counting):
    """Somebody whose call is good may tell what else counts in the contest."""

    __slots__ = ()

    def candidates(self) -> tuple[Own, ...]:
        """What was not told yet; the elder does not get above what was called, but for what cannot be beaten (R54)."""
        return _untold(self.game, self.contest, self.place)

    def options(self) -> Few[Act]:
        """One more, or enough."""
        return Few((*map(self.call, self.candidates()), ENOUGH))

    def after(self, act: Act) -> Phase | Over:
        """Perhaps there is still more."""
        if act == ENOUGH:
            return _shown(self.game, self.step, self.contest, (self.whose, self.allowed))
        own = self.called(act, self.candidates())
        if own is None:
            raise NotAnOption(act)
        game = _telling(self.game, self.contest, self.place, own)
        return _told(game, self.step, self.contest, (self.whose, self.allowed))

    def silent(self) -> Phase | Over:
        """What follows if no more is told."""
        return self.after(ENOUGH)


class Showing(Counting):
    """Somebody may have the cards shown that another counts (CAV L 55)."""

    __slots__ = ()

    def options(self) -> Few[Act]:
        """To have them shown, or not."""
        return Few((Show(self.rule.name), PASS))

    def after(self, act: Act) -> Phase | Over:
        """Once they are shown everybody has seen them."""
        if isinstance(act, Show):
            game = _laid_open(self.game, self.contest, self.whose)
            return _counted(game, self.step, self.contest, self.allowed)
        if act != PASS:
            raise NotAnOption(act)
        return _asking(self.game, self.step, self.contest, self.place + 1, (self.whose, self.allowed))


def elder_states(game: Game, step: int) -> Phase | Over:
    """The elder's next call, and what follows from it: after the first contest perhaps in any."""
    first, *others = (contest for contest, talk in enumerate(game.talks) if not talk.begun)
    free = first > 0 and game.table.rules.calling.order == "first_fixed"
    return Stating(game, step, first, 0, tuple(others) if free else ())


def laying_open(game: Game, step: int) -> Phase | Over:
    """What was counted is shown, where that is due before one's first card (R98)."""
    for contest, talk in enumerate(game.talks):
        for place in talk.counted:
            if place not in talk.shown:
                game = _laid_open(game, contest, place)
    return go_on(game, step)


def others_state(contest: int) -> Step:
    """What the others call in a contest, where the elder's is not good."""
    return lambda game, step: _others(game, step, contest, 1)


def _with(game: Game, contest: int, talk: Talk) -> Game:
    talks = game.talks
    return game._replace(talks=(*talks[:contest], talk, *talks[contest + 1 :]))


def _unseen_best(game: Game, contest: int) -> tuple[int, ...]:
    """The best that those cards could make which the elder does not see."""
    table = game.table
    best = table.owned(table.contests[contest], table.pack & ~game.hands[0] & ~(game.discards[0] or 0))
    return best[0].key if best else ()


def _answering(game: Game, step: int, contest: int, place: int) -> Phase | Over:
    """The others answer in turn; then the elder's call counts, or not."""
    if place < game.table.players:
        return Answering(game, step, contest, place)
    raising = Raising(game, step, contest, 0)
    may = game.table.rules.calling.raising == "good_against" and 0 not in raising.talk.good(game.table, raising.rule)
    return raising if may and raising.candidates() else _counted(game, step, contest, (0,))


def _others(game: Game, step: int, contest: int, place: int) -> Phase | Over:
    """Those call who have said that they can; and everybody, where the elder has called nothing."""
    talk, table = game.talks[contest], game.table
    equal = {place for place, word in enumerate(talk.answers) if word == "equal"}
    alike = table.contests[contest].entry.tie == "everybody" or equal <= {*table.sides[0]}
    alike = alike and "not_good" not in talk.answers
    for each in range(place, table.players):
        answer = talk.answers[each]
        if talk.stated[0] is None or answer == "not_good" or (answer == "equal" and alike):
            return Stating(game, step, contest, each)
    return _counted(game, step, contest, tuple(table.places))


def _counted(game: Game, step: int, contest: int, allowed: tuple[int, ...]) -> Phase | Over:
    """What is good counts; then the next may tell more, of those who have not yet."""
    talk, table = game.talks[contest], game.table
    counting = talk.counting(table, table.contests[contest])
    if talk.allowed != allowed:
        # Of all at once, before anybody tells more: nobody else knows who has more to tell.
        at_once = table.rules.calling.show == "at_once"
        shown = {*talk.shown, *(each for each in allowed if each in counting and at_once)}
        talk = talk._replace(allowed=allowed, shown=tuple(sorted(shown)))
    place = next((each for each in allowed if each in counting and each not in talk.counted), None)
    if place is None:
        return go_on(_with(game, contest, talk), step)
    counted = _with(game, contest, talk._replace(counted=(*talk.counted, place)))
    return _told(counted, step, contest, (place, allowed))


def _told(game: Game, step: int, contest: int, count: Count) -> Phase | Over:
    """There may be more to tell; where nothing may be sunk, all of it is told at once."""
    more = _untold(game, contest, count[0])
    if not more:
        return _shown(game, step, contest, count)
    table = game.table
    if table.rules.calling.sinking == "allowed":
        return Telling(game, step, contest, count[0], count)
    best = table.contests[contest].entry.scores == "best_of_side"
    return _shown(_telling(game, contest, count[0], *(more[:1] if best else more)), step, contest, count)


def _untold(game: Game, contest: int, place: int) -> tuple[Own, ...]:
    table, talk = game.table, game.talks[contest]
    scores, told, stated = (
        table.contests[contest].entry.scores,
        [each.cards for each in talk.told(place)],
        talk.stated[place],
    )
    if scores == "best" or (scores == "best_of_side" and told):
        return ()
    left = tuple(each for each in game.held[contest][place] if each.cards not in told)
    if place or stated is None or not left or left[0].key <= stated.key:
        return left
    raised = table.rules.calling.raising == "good_against"
    best = _unseen_best(game, contest) if raised else left[0].key
    return tuple(each for each in left if each.key <= stated.key or each.key > best)


def _telling(game: Game, contest: int, place: int, *more: Own) -> Game:
    talk = game.talks[contest]
    rest = tuple((*each, *more) if at == place else each for at, each in enumerate(talk.rest))
    return _with(game, contest, talk._replace(rest=rest))


def _shown(game: Game, step: int, contest: int, count: Count) -> Phase | Over:
    """The others may ask for what was counted, before anybody else counts."""
    place, allowed = count
    on_demand = game.table.rules.calling.show == "on_demand" and any(game.talks[contest].told(place))
    return _asking(game, step, contest, 0, count) if on_demand else _counted(game, step, contest, allowed)


def _asking(game: Game, step: int, contest: int, place: int, count: Count) -> Phase | Over:
    """Each of those who do not score with somebody may ask."""
    for each in range(place, game.table.players):
        if each not in game.table.sides[count[0]]:
            return Showing(game, step, contest, each, count)
    return _counted(game, step, contest, count[1])


def _laid_open(game: Game, contest: int, place: int) -> Game:
    talk = game.talks[contest]
    return _with(game, contest, talk._replace(shown=(*talk.shown, place)))
