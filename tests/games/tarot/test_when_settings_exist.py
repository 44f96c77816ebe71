"""A setting means something exactly where the reference says so."""

from types import SimpleNamespace
from typing import Final

import pytest

from tarotrules.expressions.tree import Path
from tarotrules.games.tarot.ruleset.faults import OF_CLAIMS
from tarotrules.settings.record import Condition, Setting
from tarotrules.site.reference.declared import Declared, settings
from tarotrules.site.reference.sentences import sentences
from tarotrules.wording.phrase import Piece, Token, pieces


def paid(*steps: str, into: str | None = None) -> SimpleNamespace:
    """Where a payment goes."""
    return SimpleNamespace(payee=Path(steps), into=into)


def asking(*steps: str) -> SimpleNamespace:
    """A claim of which cards are shown, and that asks first about a place."""
    return SimpleNamespace(show="all", requires=Path(steps))


CONDITIONAL: Final = {each.owner: each for each in settings() if each.conditional}
INTO_UNIT: Final = (paid("taker", "side", into="unit"), paid("taker", "side", into="margin"))
OPPOSITE: Final = SimpleNamespace(partner="opposite")
TO_PLAYERS: Final = (paid("declarer"), paid("winners"))
PILES: Final = SimpleNamespace(piles=6), SimpleNamespace(piles=None)
CASES: Final[dict[str, tuple[str, SimpleNamespace, SimpleNamespace]]] = {
    "flow-into": ("payee is a side.", paid("taker", "side"), paid("taker")),
    "flow-multiplied": ("payee is a side, and into is unit.", *INTO_UNIT),
    "flow-follows_result": ("payee is a side, and into is unit.", *INTO_UNIT),
    "flow-shared": ("payee is a side, and into is unit.", *INTO_UNIT),
    "flow-payer": ("payee is one or more players.", *TO_PLAYERS),
    "flow-basis": ("payee is one or more players.", *TO_PLAYERS),
    "seating-until": ("at_table is said.", SimpleNamespace(at_table=5), SimpleNamespace(at_table=None)),
    "deck-identical": ("packs is more than 1.", SimpleNamespace(packs=2), SimpleNamespace(packs=None)),
    "deal-chien_cards": ("deal chien is not 0.", SimpleNamespace(chien=1), SimpleNamespace(chien=0)),
    "deal-chien_packet": (
        "deal chien is more than 1, and chien_cards is not last_cards.",
        SimpleNamespace(chien=2, chien_cards="each_round"), SimpleNamespace(chien=2, chien_cards="last_cards"),
    ),
    "deal-pile_cards": ("piles is said.", *PILES),
    "deal-piles_dealt": ("piles is said.", *PILES),
    "deal-chien_apart": (
        "deal chien is more than 1, and the dealer chooses when cards go to it.",
        SimpleNamespace(chien=2, chien_cards="free"), SimpleNamespace(chien=2, chien_cards="each_round"),
    ),
    "redeal-found_late": ("the redeal says must.", SimpleNamespace(duty="must"), SimpleNamespace(duty="may")),
    "auction-rounds": (
        "overcall is in_turn.", SimpleNamespace(overcall="in_turn"), SimpleNamespace(overcall="duel")
    ),
    **{
        f"auction-{word}": (
            "taker is highest_bidder.", SimpleNamespace(taker="highest_bidder"), SimpleNamespace(taker="nobody")
        )
        for word in ("first_bidder", "overcall", "all_pass")
    },
    "auction-plays": (
        "taker is highest_bidder or nobody.", SimpleNamespace(taker="nobody"), SimpleNamespace(taker="appointed")
    ),
    "bonus-when": ("judged is not said.", SimpleNamespace(judged=None), SimpleNamespace(judged=(("en", "sings"),))),
    **{
        f"call-{word}": ("partner is not opposite.", SimpleNamespace(partner="trick_winner"), OPPOSITE)
        for word in ("chain", "second_chain", "self_call", "moment", "first_lead")
    },
    **{
        f"call-{word}": ("partner is holder.", SimpleNamespace(partner="holder"), OPPOSITE)
        for word in ("barred_may_be_called", "silence")
    },
    "claim-order": ("show is not nothing.", SimpleNamespace(show="all"), SimpleNamespace(show="nothing")),
    "claim-unseen": ("requires asks about what is not seen yet.", asking("chien", "petit"), asking("hand", "petit")),
    "claim-proof": ("show is nothing.", SimpleNamespace(show="nothing"), SimpleNamespace(show="all")),
    "claim-if_false": (
        "show is nothing, or requires asks about what is not seen yet.",
        asking("chien", "petit"),
        asking("hand", "petit"),
    ),
    "exempt-owed_from": (
        "owed is half_card.", SimpleNamespace(owed="half_card"), SimpleNamespace(owed="half_points")
    ),
    "exempt-unpaid": ("owed is half_card.", SimpleNamespace(owed="half_card"), SimpleNamespace(owed="nothing")),
    "fault-by": (
        "event leaves open whose fault it is: only the taker discards, and taker_decides is for faults of the defence.",
        SimpleNamespace(event="revoke", remedy=None),
        SimpleNamespace(event="discard_too_few", remedy=None),
    ),
    "fault-claim": (
        "event is about cards shown for a declaration.",
        SimpleNamespace(event=OF_CLAIMS[0]),
        SimpleNamespace(event="revoke"),
    ),
    "fault-charged": ("there is a fine.", SimpleNamespace(fine=100), SimpleNamespace(fine=None)),
    "match-attack": ("rank is topage.", SimpleNamespace(rank="topage"), SimpleNamespace(rank="root")),
    "match-defence": ("rank is topage.", SimpleNamespace(rank="topage"), SimpleNamespace(rank="root")),
    "match-credit": ("rank is root.", SimpleNamespace(rank="root"), SimpleNamespace(rank="total")),
    "match-tie": ("rank is total.", SimpleNamespace(rank="total"), SimpleNamespace(rank="root")),
    "match-rounds": ("match end is rounds.", SimpleNamespace(end="rounds"), SimpleNamespace(end="deals")),
    "match-score": ("match end is score.", SimpleNamespace(end="score"), SimpleNamespace(end="deals")),
    "match-deals": ("match end is deals.", SimpleNamespace(end="deals"), SimpleNamespace(end="agreed")),
}  # fmt: skip
"""What the reference says, and a record for which it is so, and one for which it is not."""


@pytest.mark.parametrize("owner", CASES)
def test_the_words_of_a_condition_fit_it(owner: str) -> None:
    """They are true of one record and false of the other, and so is the condition."""
    said, meant, meaningless = CASES[owner]
    condition = condition_of(CONDITIONAL[owner])

    assert "".join(map(written, pieces(sentences("en").phrase(f"reference-exists-{owner}")))) == said
    assert condition(meant) is True
    assert condition(meaningless) is False


def written(piece: Piece) -> str:
    """A piece of a sentence as text."""
    return piece.fields[-1] if isinstance(piece, Token) else str(piece)


def test_every_condition_is_tried() -> None:
    """No setting exists under a condition that nobody has looked at."""
    assert sorted(CASES) == sorted(CONDITIONAL)


def condition_of(setting: Declared) -> Condition:
    """The condition under which it exists."""
    field = setting.record.fields[setting.name]
    assert isinstance(field, Setting)
    assert field.exists is not None
    return field.exists
