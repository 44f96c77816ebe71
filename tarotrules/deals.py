"""A deal, played from outside: by bots, by programs that learn, by a table on a screen."""

from collections.abc import Sequence
from random import Random
from typing import Any, Self

from tarotrules.games.answers import Choices, State
from tarotrules.games.refused import Refused
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant


class Deal:
    """A deal at some moment. It never changes: :meth:`apply` gives the deal that follows.

    Whatever is done is written as in a record: ``"pass"``, ``{"bid": "garde"}``, ``{"discard": ["S1", …]}``, ``"T21"``.

    >>> from random import Random
    >>> from tarotrules import Deal, load, replay
    >>> deal = Deal.start(load("fft"), Random(8))
    >>> deal.seat, list(deal.legal_actions())[:2]
    (1, ['pass', {'bid': 'prise'}])
    >>> deal = deal.apply({"bid": "garde"})
    >>> deal.seat, {"bid": "prise"} in deal.legal_actions(), deal.why_not({"bid": "prise"})["rule"]
    (2, False, '4.1')
    >>> while not deal.is_final:
    ...     deal = deal.apply(deal.legal_actions().pick(Random(8)))
    >>> sum(deal.scores())
    0
    >>> replay(load("fft"), deal.record()) == deal.result()
    True
    """

    __slots__ = ("_rules", "_state", "variant")

    def __init__(self, variant: Variant, rules: Any, state: State) -> None:
        self.variant, self._rules, self._state = variant, rules, state

    @classmethod
    def start(cls, variant: Variant, random: Random, *, players: int | None = None, dealer: int = 0) -> Self:
        """A deal of cards shuffled by ``random``, for as many as the variant names first if nobody says how many."""
        if players is not None and players not in variant.rulesets:
            raise ValueError(f"{variant.id} is not for {players} players")
        rules = variant.main if players is None else variant.rulesets[players]
        if dealer not in range(rules.players):
            raise ValueError(f"there is no seat {dealer}")
        return cls(variant, rules, family(variant.game).play(variant).begin(rules, dealer, random))

    @classmethod
    def from_record(cls, variant: Variant, record: dict[str, Any]) -> Self:
        """The deal that a record tells, as far as it goes; raises ``Refused`` at the first thing that was not allowed.

        >>> from random import Random
        >>> from tarotrules import Deal, load
        >>> deal = Deal.start(load("fft"), Random(8), players=3).apply({"bid": "prise"})
        >>> Deal.from_record(load("fft"), deal.record()).record() == deal.record()
        True
        """
        rules = variant.rules_of(record)
        return cls(variant, rules, family(variant.game).play(variant).resume(rules, record))

    @property
    def players(self) -> int:
        """How many play."""
        return int(self._rules.players)

    @property
    def seat(self) -> int | None:
        """Whose turn it is; nobody's, when the deal is over."""
        return self._state.seat

    @property
    def is_final(self) -> bool:
        """Whether the deal is over."""
        return self._state.seat is None

    @property
    def next_dealer(self) -> int | None:
        """Who deals after it, by the rules and by how it ended; nobody knows before the end."""
        return self._state.next_dealer

    def legal_actions(self) -> Choices:
        """What may be done: it can be counted, gone through and asked with ``in``; ``pick(random)`` takes one."""
        return self._state.choices()

    def apply(self, action: Any) -> Self:
        """The deal after whoever's turn it is has done something; raises ``Refused`` if that is not allowed."""
        try:
            return type(self)(self.variant, self._rules, self._state.after(action))
        except Refused as refused:
            from tarotrules.reports import present

            refused.add_note(present(refused.diagnostics, {}, "en"))
            raise

    def why_not(self, action: Any, language: str = "en") -> dict[str, Any] | None:
        """Why something is not allowed, with the rule of the book that says so; nothing, if it is allowed."""
        reason = self._state.why_not(action)
        return None if reason is None else family(self.variant.game).why(self.variant, self._rules, reason, language)

    def view(self, seat: int) -> dict[str, Any]:
        """What a player knows of the deal, and nothing else, as JSON data.

        >>> from random import Random
        >>> from tarotrules import Deal, load
        >>> view = Deal.start(load("fft"), Random(8)).view(2)
        >>> view["turn"], len(view["hand"]), view["chien"], view["acts"]
        (1, 18, None, [])
        """
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}")
        return self._state.view(seat)

    def record(self) -> dict[str, Any]:
        """The deal as far as it was played, as JSON data: ``replay`` plays it again."""
        return self._state.record()

    def scores(self) -> Sequence[Any]:
        """The scores by seat; raises ``Refused`` before the end."""
        found: Sequence[Any] = self.result()["scores"]
        return found

    def result(self) -> dict[str, Any]:
        """What the deal came to, as ``replay`` tells it; raises ``Refused`` before the end."""
        data: dict[str, Any] = self._state.result().data
        return data
