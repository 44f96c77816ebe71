"""A seat at a table of bots: what is done there, and by the rules not done."""

from abc import abstractmethod
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Generic, TypeVar

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.games.playing.acts import Discard, Play
from tarotrules.games.playing.sitting import Sitting
from tarotrules.games.seated import Advice, Forbidden, NoSuch, Seated
from tarotrules.games.seating.asked import Asked

_Sitting = TypeVar("_Sitting", bound=Sitting[Any, Any])


class Seat(Seated, Generic[_Sitting]):
    """A person's seat; a family says what is seen and asked there, and why something may not be done."""

    def __init__(self, sitting: _Sitting, identity: str, codes: Iterable[str]) -> None:
        self.sitting, self.identity = sitting, identity
        self.by_code: Mapping[str, CardNumber] = {code: number for number, code in enumerate(codes)}

    # --- what a family says ---

    @abstractmethod
    def asked(self) -> Asked | None:
        """What is to be decided; nothing, when the deal is over."""

    @abstractmethod
    def because(self, phase: Any, act: Any) -> Forbidden | None:
        """Why something may not be done; nothing, if it may."""

    @abstractmethod
    def codes(self, cards: CardSet) -> tuple[str, ...]:
        """What the cards of a hand are told apart by."""

    # --- what is done ---

    def choose(self, number: int) -> Forbidden | None:
        asked = self.asked()
        return None if asked is None else self.take(self.means(asked, number))

    def play(self, code: str) -> Forbidden | None:
        return self.take(Play(self.card(code)))

    def lay(self, codes: Collection[str]) -> Forbidden | None:
        return self.take(Discard(self.cards(codes)))

    def why_not(self, code: str) -> Forbidden | None:
        card, phase, asked = self.card(code), self.sitting.recorder.phase, self.asked()
        return None if asked is None or asked.among >> card & 1 else self.because(phase, Play(card))

    def advice(self) -> Advice | None:
        asked, act = self.asked(), self.sitting.advised()
        return None if asked is None or act is None else Advice(asked.number_of(act), self.codes(laid(act)))

    def play_on(self) -> None:
        self.sitting.play_on()

    def go_on(self) -> None:
        self.sitting.go_on()

    def to_json(self) -> dict[str, Any]:
        return self.sitting.to_json(self.identity)

    def take(self, act: Any) -> Forbidden | None:
        """Do something, if the deal is not over and it may be done."""
        phase = self.sitting.recorder.phase
        if phase.seat is None:
            return None
        refused = self.because(phase, act)
        if refused is None:
            self.sitting.act(act)
        return refused

    def means(self, asked: Asked, number: int) -> Any:
        """What a choice means; raises :class:`~tarotrules.games.seated.NoSuch`."""
        if number not in range(len(asked.answers)):
            raise NoSuch(number)
        return asked.answers[number].means

    def card(self, code: str) -> CardNumber:
        """A card by its code; raises :class:`~tarotrules.games.seated.NoSuch`."""
        card = self.by_code.get(code.upper())
        if card is None:
            raise NoSuch(code)
        return card

    def cards(self, codes: Collection[str]) -> CardSet:
        """Some cards by their codes; raises :class:`~tarotrules.games.seated.NoSuch`."""
        return sum(1 << card for card in {*map(self.card, codes)})


def laid(act: Any) -> CardSet:
    """The cards that go down by an act."""
    match act:
        case Play(card):
            return 1 << card
        case Discard(cards):
            return cards
    return 0
