"""What a player is asked, and what may be answered."""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from tarotrules.cards.bits import each, together
from tarotrules.cards.sets import ALIKE
from tarotrules.games.playing.acts import PASS
from tarotrules.games.seated import Picking
from tarotrules.games.seating.asked import Answer, Asked
from tarotrules.games.tarot.chapters.faces import name_of
from tarotrules.games.tarot.chapters.seat.titles import claim_title, contract_title, promise_title, redeal_title
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.claiming import Claiming, Declaring
from tarotrules.games.tarot.play.game import Phase
from tarotrules.games.tarot.play.options import Declaration
from tarotrules.games.tarot.play.promising import Announcing
from tarotrules.games.tarot.play.redealing import Redealing
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase, plain


class Declares(Answer):
    """To declare something, of which the cards may still have to be chosen."""

    means: Declaration

    def is_for(self, act: object) -> bool:
        return self.means.has(act)

    def may(self, options: object) -> bool:
        del options
        return True


class Asker:
    """Asks one player."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller

    def ask(self, phase: Phase) -> Asked:
        """What is to be decided."""
        match phase:
            case Redealing():
                return self._redeal(phase)
            case Bidding():
                return Asked(self._say("ask-bid"), tuple(self._bids(phase)))
            case Announcing():
                return self._announce(phase)
            case Calling():
                return Asked(self._say("ask-call"), tuple(self._calls(phase)))
            case Discarding():
                return self._discard(phase)
            case Claiming() | Declaring():
                return Asked(self._say("ask-declare"), tuple(self._declare(phase)))
            case Playing():
                led = "no" if phase.cards else "yes"
                return Asked(self._say("ask-play", leads=led), among=phase.playable())
        raise TypeError(phase)

    def show(self, declaration: Declaration) -> Asked:
        """Which cards are to be shown for something that is declared."""
        title = claim_title(self.teller, declaration.claim, declaration.level)
        sizes = [each.must.bit_count() + size for each in declaration.shown for size in (each.least, each.most)]
        among = reduce(or_, (each.must | each.among for each in declaration.shown))
        answers = (Answer(self._say("answer-back"), PASS),)
        picking = Picking(self._say("pick-show"), min(sizes), max(sizes))
        return Asked(self._say("ask-show", title=title, number=min(sizes)), answers, picking, among)

    def _say(self, name: str, /, **arguments: str | int | list[str]) -> str:
        said = self.teller.words.say(name, **arguments)
        return plain(capitalised(Phrase(said)))

    def _redeal(self, phase: Redealing) -> Asked:
        title = redeal_title(self.teller, phase.found[0].redeal.id)
        answers = (
            Answer(self._say("answer-call-off"), acts.CallOff(phase.found[0].redeal.id)),
            Answer(self._say("answer-play-on"), PASS),
        )
        return Asked(self._say("ask-redeal", title=title), answers)

    def _bids(self, phase: Bidding) -> Iterator[Answer]:
        options = phase.options()
        yield Answer(self._say("answer-pass"), PASS)
        if phase.game.table.rules.auction.parole is not None:
            yield Answer(self._say("answer-parole"), acts.PAROLE)
        for contract in phase.game.table.contracts:
            alone = acts.Bid(contract.id)
            yield Answer(self._say("answer-bid", contract=contract_title(self.teller, contract)), alone)
            for act in options:
                if isinstance(act, acts.Bid) and act.id == contract.id and act.promises:
                    feats = [promise_title(self.teller, each) for each in act.promises]
                    title = contract_title(self.teller, contract)
                    yield Answer(self._say("answer-bid-announcing", contract=title, feats=feats), act)

    def _announce(self, phase: Announcing) -> Asked:
        name = phase.queue[0][1]
        title = promise_title(self.teller, name)
        answers = (
            Answer(self._say("answer-announce-not"), PASS),
            Answer(self._say("answer-announce", title=title), acts.Announce(name)),
        )
        return Asked(self._say("ask-announce", title=title), answers)

    def _calls(self, phase: Calling) -> Iterator[Answer]:
        """All cards of the ranks that are reached, those that may not be called among them."""
        called = together(phase.game.called)
        for rank in phase.game.table.callable[phase.turn]:
            for card in each(rank & ~called):
                yield Answer(plain(capitalised(name_of(self.teller.words, ALIKE[card]))), acts.Call(card))
            if rank & ~called & ~phase.game.hands[phase.seat]:
                return

    def _discard(self, phase: Discarding) -> Asked:
        count = phase.game.table.chien
        picking = Picking(self._say("pick-discard"), count, count)
        return Asked(self._say("ask-discard", number=count), (), picking, phase.options().cards())

    def _declare(self, phase: Claiming | Declaring) -> Iterator[Answer]:
        declared = any(each.seat == phase.seat for each in phase.game.claims)
        yield Answer(self._say("answer-declare-not", declared="yes" if declared else "no"), PASS)
        if isinstance(phase, Declaring):
            for feat in phase.feats:
                yield Declares(self._say("answer-announce", title=promise_title(self.teller, feat.id)), feat)
        for one in phase.found:
            title = claim_title(self.teller, one.claim, one.level)
            yield Declares(self._say("answer-declare", title=title), one)
