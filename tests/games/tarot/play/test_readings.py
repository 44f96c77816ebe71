"""Where the rules leave room, a deal is played as the book says, and the book says it only where it can happen."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from tarotrules import pipeline
from tarotrules.cards.sets import TRUMPS
from tarotrules.games.tarot.play.acts import PASS, Bid
from tarotrules.games.tarot.play.agenda import start
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.game import PLAYED, Over, Phase
from tarotrules.games.tarot.play.settlement import summary_of
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tests.games.tarot.play.deals import highest, stacked

House = Callable[..., Ruleset]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """The official rules after some changes, for some number of players."""

    @cache
    def found(body: str, players: int = 4) -> Ruleset:
        path = tmp_path_factory.mktemp("house") / "house.tarot"
        path.write_text(f"# language: en\nvariant house extends fft {{\n{body}\n}}\n", encoding="utf-8")
        loaded = pipeline.load(str(path))
        assert loaded.variant is not None, loaded.problems
        rules: Ruleset = loaded.variant.rulesets[players]
        return rules

    return found


def swept(rules: Ruleset) -> Over:
    """A deal in which the taker, who holds nearly all trumps, wins every trick."""
    table = PlayTable(rules)
    for seed in range(100):
        random = Random(seed)
        phase: Phase | Over = start(table, stacked(table, 0, random))
        while not isinstance(phase, Over):
            strong = (phase.game.hands[phase.seat] & TRUMPS).bit_count() > table.hand // 2
            if isinstance(phase, Playing):
                phase = phase.after(highest(phase))
            elif isinstance(phase, Bidding):
                phase = phase.after(Bid(next(iter(rules.auction.bid))) if strong else PASS)
            else:
                phase = phase.after(phase.options().pick(random))
        if phase.ending == PLAYED and counted(phase).tricks("attack") == table.hand:
            return phase
    raise AssertionError


def test_a_feat_that_asks_about_another_is_looked_at_after_it(house: House) -> None:
    """However the two are ordered in the rules."""
    rules = house("promise other like slam { kept slam.side = attack }")
    turned = rules.replace(promise=dict(reversed(rules.promise.items())))

    for each in (rules, turned):
        kept = {each.id: each.kept for each in summary_of(counted(swept(each))).promises}
        assert kept == {"slam": "attack", "other": "attack"}
