"""What a player is asked, and what may be answered."""

from collections.abc import Callable, Iterator

from tarotrules.games.piquet.chapters.lines import combination_of
from tarotrules.games.piquet.chapters.seat.faces import in_order, in_this_order
from tarotrules.games.piquet.chapters.seat.people import People
from tarotrules.games.piquet.chapters.seat.speech import WORDS, Speech
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.play import acts
from tarotrules.games.piquet.play.acts import Word
from tarotrules.games.piquet.play.calling import Answering, Contesting, Raising, Showing, Stating, Telling
from tarotrules.games.piquet.play.claiming import Blank
from tarotrules.games.piquet.play.exchanging import Exchanging, Looking
from tarotrules.games.piquet.play.game import Phase
from tarotrules.games.piquet.play.table import Own
from tarotrules.games.piquet.play.tricks import Leading, Playing
from tarotrules.games.piquet.play.view import told
from tarotrules.games.playing.acts import PASS, Discard
from tarotrules.games.seated import Picking
from tarotrules.games.seating.asked import Answer, Asked
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase, plain
from tarotrules.wording.values import Value


class Asker:
    """Asks one player."""

    def __init__(self, people: People) -> None:
        self.people, self.teller = people, people.teller
        self.speech = Speech(people.teller)

    def ask(self, phase: Phase) -> Asked:
        """What is to be decided."""
        match phase:
            case Blank():
                return self._claim(phase)
            case Exchanging():
                return self._exchange(phase)
            case Stating():
                return Asked(self._to_call(phase), tuple(self._calls(phase)))
            case Answering():
                return self._answer(phase)
            case Raising():
                own = self._owned(phase, phase.candidates())
                return Asked(self._ask("raise", title=self._title(phase)), (*own, self._said("raise-not", PASS)))
            case Telling():
                own = self._owned(phase, phase.candidates())
                return Asked(self._ask("tell", title=self._title(phase)), (*own, self._said("enough", acts.ENOUGH)))
            case Showing():
                return self._show(phase)
            case Looking():
                answers = (self._said("look-not", PASS), self._said("look", acts.LOOK))
                return Asked(self._ask("look", n=len(phase.game.stock)), answers)
            case Leading():
                return Asked(self._ask("play", leads="yes"), among=phase.game.hands[0])
            case Playing():
                return Asked(self._ask("play", leads="no" if phase.cards else "yes"), among=phase.playable())
        raise TypeError(phase)

    def _ask(self, name: str, /, **arguments: Value) -> str:
        return _sentence(self.teller, f"ask-{name}", **arguments)

    def _said(self, name: str, means: acts.Act, /, **arguments: Value) -> Answer:
        return Answer(_sentence(self.teller, f"answer-{name}", **arguments), means)

    def _title(self, phase: Contesting) -> Phrase:
        return self.speech.title(phase.rule)

    def _claim(self, phase: Blank) -> Asked:
        claim = phase.queue[0][0]
        title = self.teller.title("claim", claim.name)
        answers = (self._said("claim", acts.Claim(claim.name), title=title), self._said("claim-not", PASS))
        return Asked(self._ask("claim", title=title), answers)

    def _exchange(self, phase: Exchanging) -> Asked:
        least, most = phase.least, phase.most
        picking = Picking(_sentence(self.teller, "pick-exchange"), least, most)
        refuse = phase.may_refuse and least > 0
        answers = (self._said("exchange-none", Discard(0)),) if refuse else ()
        many = "exactly" if least == most else "range" if least else "up_to"
        question = self._ask("exchange", many=many, least=least, most=most, stock=len(phase.game.stock))
        return Asked(question, answers, picking, phase.game.hands[phase.place])

    def _to_call(self, phase: Stating) -> str:
        """What a player is to call: the elder what there is, the others what is better or as good."""
        if not phase.place:
            return self._ask("call")
        heard = phase.talk.answers[phase.place] if phase.talk.stated[0] is not None else None
        who = self.people.names[phase.game.seat_of(0)]
        return self._ask("call-after", heard=heard or "nothing", who=who, title=self._title(phase))

    def _calls(self, phase: Stating) -> Iterator[Answer]:
        """All that is held, in each contest that may be called in, and that nothing is; some may not be said."""
        for contest in (phase.contest, *phase.others):
            stating = Stating(phase.game, phase.step, contest, phase.place)
            yield from self._owned(stating, stating.own)
            nothing = acts.Call(stating.rule.name, 0)
            yield Answer(plain(capitalised(self.speech.none(stating.rule))), nothing)

    def _owned(self, phase: Contesting, own: tuple[Own, ...]) -> Iterator[Answer]:
        for each in own:
            called = combination_of(self.teller, phase.rule.name, each.combination)
            cards = in_this_order(self.teller.words, in_order(each.cards))
            yield self._said("call", phase.call(each), what=called, cards=cards)

    def _answer(self, phase: Answering) -> Asked:
        talk, rule, stated = phase.talk, phase.rule, phase.talk.stated[0]
        keys = talk.keys
        called = self.speech.called(rule, () if stated is None else stated.key[:keys])
        words = sorted((*WORDS, "ask") if keys < len(rule.entry.by) else WORDS, key=_first(phase))
        answers = tuple(
            Answer(plain(capitalised(self.speech.word(rule, word, keys))), acts.Answer(word)) for word in words
        )
        return Asked(self._ask("answer", who=self.people.names[phase.game.seat_of(0)], what=called), answers)

    def _show(self, phase: Showing) -> Asked:
        counted = [self.speech.called(phase.rule, key) for key, _ in told(phase.game, phase.contest, phase.whose)]
        answers = (self._said("show-not", PASS), self._said("show", acts.Show(phase.rule.name)))
        who = self.people.names[phase.game.seat_of(phase.whose)]
        return Asked(self._ask("show", who=who, list=self.teller.list(counted)), answers)


def _sentence(teller: Teller, name: str, /, **arguments: Value) -> str:
    return plain(capitalised(teller.say(name, **arguments)))


def _first(phase: Answering) -> Callable[[Word], int]:
    """What is so comes first, then what else may be said."""
    options = list(phase.options())
    return lambda word: options.index(acts.Answer(word)) if acts.Answer(word) in options else len(options)
