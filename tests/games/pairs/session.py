"""A referee of pairs, to whom the cards are told first, and then what is done."""

import json
from collections.abc import Callable
from typing import Any

from tarotrules.games.refused import Refused
from tarotrules.wording.catalogue import Catalogue
from tests.games.pairs.play import Verdict, opened, referee
from tests.games.pairs.ruleset import Pairs
from tests.games.pairs.telling import verdict_text


class Session:
    """What was typed so far: a JSON list of cards, then an act on each line; or ``quit``."""

    def __init__(self, rules: Pairs, words: Catalogue, tell: Callable[[Refused], str]) -> None:
        self.rules, self.words, self.tell = rules, words, tell
        self.over = self.unread = False
        self.deal: dict[str, Any] | None = None

    @property
    def verdict(self) -> Verdict:
        """What a referee would say now; before the cards are told, of any deal."""
        cards = [number // 2 for number in range(2 * self.rules.deal.pairs)]
        return referee(self.rules, self.deal or {"dealer": 0, "cards": cards, "acts": []})

    def opening(self) -> str:
        """What is said before the first line."""
        return self.words.say("pairs-opening", n=2 * self.rules.deal.pairs)

    def enter(self, line: str) -> str:
        """The answer to a line."""
        said, self.unread = line.strip(), False
        if said == "quit":
            self.over = True
            return ""
        try:
            told = said if said == "pass" else json.loads(said)
        except ValueError:
            self.unread = True
            return self.opening()
        try:
            return self._take(told)
        except Refused as refused:
            self.unread = True
            return self.tell(refused).strip()

    def status(self) -> str:
        """What comes next."""
        return self.opening() if self.deal is None else verdict_text(self.verdict, self.words)

    def _take(self, told: Any) -> str:
        if self.deal is None:
            deal = {"players": self.rules.players, "dealer": 0, "cards": told, "acts": []}
            opened(self.rules, deal)
            self.deal = deal
        elif self.verdict.fault is None:
            self.deal["acts"].append(told)
        return self.status()
