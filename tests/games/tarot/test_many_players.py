"""As few as two and as many as ten may play: dealt, played, scored and told by what their rules say."""

from random import Random
from typing import Final

import pytest

from tarotrules import api
from tarotrules.deals import Deal
from tarotrules.games.tarot.chapters.account import account_text
from tarotrules.games.tarot.engine.scoring import settle_reading
from tarotrules.games.tarot.engine.summary import read_summary
from tarotrules.games.tarot.variant import Variant
from tarotrules.languages import LANGUAGES
from tests.shelf import house

_CALL: Final = (
    "call { partner holder; chain king, queen, knight, jack; self_call allowed; moment before_chien;"
    " barred_may_be_called; silence must; first_lead free }"
    "\nplay { heap by_player }\nscoring { shares default taker 3 partner 1 }"
)


def _rules(players: int, hand: int, handful: int, *more: str) -> Variant:
    chien = 78 - players * hand
    levels = zip(("single", "double", "triple"), (handful, handful + 1, handful + 2), strict=True)
    said = "\n".join((
        f"deal {{ shuffle another; hand {hand}; packet 1; chien {chien} }}",
        "claim handful {",
        *(f"level {level} when hand.trumpish >= {count}" for level, count in levels),
        "}",
        *more,
    ))  # fmt: skip
    return house(
        f"# language: en\nvariant house extends fft {{ players {players}\nat {players} players {{ {said} }} }}"
    )


def _many() -> dict[int, Variant]:
    return {2: _rules(2, 36, 16), 6: _rules(6, 12, 6, _CALL), 10: _rules(10, 7, 4, _CALL)}


@pytest.mark.parametrize(
    ("partner", "scores"),
    [(3, (198, -66, -66, 66, -66, -66)), (None, (330, -66, -66, -66, -66, -66))],
)
def test_six_settle_three_to_one(partner: int | None, scores: tuple[int, ...]) -> None:
    """A Garde made by eight is (25 + 8) x 2 = 66 from each of four; the taker has three quarters of it, alone all."""
    deal = {"taker": 0, "partner": partner, "contract": "garde", "card_points": 49, "oudlers": 2}
    assert tuple(api.score(_many()[6], deal)["scores"]) == scores


@pytest.mark.parametrize("players", [2, 6, 10])
def test_a_deal_is_played_to_its_end(players: int) -> None:
    """Everybody has a seat, a turn and a score."""
    deal, random = Deal.start(_many()[players], Random(8)), Random(8)
    while not deal.is_final:
        deal = deal.apply(deal.legal_actions().pick(random))
    scores = deal.scores()
    assert len([each for each in scores if each]) == players
    assert sum(scores) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_have_one_defender(language: str) -> None:
    """What is paid to each of several defenders is paid to the one there is, in words for one."""
    deal = {"taker": 0, "contract": "garde", "card_points": 49, "oudlers": 2}
    two, ten = (_account(players, deal, language) for players in (2, 10))
    assert [one == other for one, other in zip(two, ten, strict=True)].count(False) == 1


def _account(players: int, deal: dict[str, object], language: str) -> list[str]:
    rules = _many()[players].rulesets[players]
    account = settle_reading(rules, read_summary(deal, players))
    return account_text(_many()[players], rules, account, language).split("\n\n")[0].splitlines()
