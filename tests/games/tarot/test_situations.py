"""A rule tells its settings together: what holds for several things is said once, an exception where it is one."""

from pathlib import Path as File
from typing import Any

import pytest

from tarotrules import api, pipeline
from tarotrules.expressions.tree import Path
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.told import Chart
from tarotrules.wording.nouns import Noun
from tarotrules.wording.phrase import Phrase

LOADED = pipeline.load("fft").variant
assert LOADED is not None
FFT, FIVE = LOADED.rulesets[4], LOADED.rulesets[5]
CLASSES = {name: Noun(f"class-{name}") for name in ("kings", "oudlers", "trumps")}


def phrases(rules: Ruleset, slot: str) -> tuple[Phrase, ...]:
    """The sentences of a rule in English."""
    teller = Teller(rules, catalogue("en"), {})
    return next(rule.phrases for section in sections(teller) for rule in section.rules if rule.slot == slot)


def say(name: str, **arguments: Any) -> Phrase:
    """A sentence in English."""
    return catalogue("en").tell(name, **arguments)


FREE, SHOWN, NEVER, FORCED = ("free",), ("free", "shown"), ("never",), ("if_forced", "shown")


@pytest.mark.parametrize(
    ("discard", "others"),
    [
        ({"kings": NEVER, "oudlers": NEVER, "trumps": FORCED}, {"trumps": "yes"}),
        ({"trumps": FORCED, "kings": FREE}, {"trumps": "no", "kings": "no"}),
        ({"trumps": FREE, "oudlers": SHOWN}, {"oudlers": "no", "trumps": "yes"}),
    ],
)
def test_an_exception_is_taken_out_of_what_it_limits(
    discard: dict[str, tuple[str, ...]], others: dict[str, str]
) -> None:
    """*Other trumps* are told where some are under a stricter rule; no sentence says which of two rules holds."""
    told = phrases(FFT.replace(chien=FFT.chien.replace(discard=discard)), "chien.discard")
    bans = [
        say("chien-discard", noun=CLASSES[name], other=other, rule="-".join(discard[name]).replace("_", "-"))
        for name, other in others.items()
    ]

    assert [each for each in told if each in bans] == bans
    assert say("chien-stricter") not in told


def test_rules_that_cross_are_both_told() -> None:
    """Of the Petit, one says that it is shown, and the other that it goes only if it must: both hold."""
    crossed = {"trumps": SHOWN, "oudlers": ("if_forced",)}

    assert say("chien-stricter") in phrases(FFT.replace(chien=FFT.chien.replace(discard=crossed)), "chien.discard")


def test_contracts_with_the_same_fate_of_the_chien_are_told_together() -> None:
    """Prise and Garde are; where the chien is hidden when a Prise picks it up, each contract stands alone."""
    bids = FFT.auction.bid
    apart = FFT.replace(
        auction=FFT.auction.replace(bid={**bids, "prise": bids["prise"].replace(chien=("taker_hand", "hidden"))})
    )
    told = [phrases(rules, "chien.taken") for rules in (FFT, apart)]

    assert [(len(each), sum(say("bid-same") in fate for fate in each)) for each in told] == [(3, 1), (4, 0)]


@pytest.mark.parametrize(("changed", "alike"), [({}, True), ({"multiplied": True}, False), ({"into": "margin"}, False)])
def test_outcomes_that_are_paid_alike_stand_in_a_table(changed: dict[str, Any], alike: bool) -> None:
    """One sentence says how, and the table how much and to whom; an outcome paid otherwise has a sentence."""
    slam = FFT.promise["slam"]
    assert slam.broken is not None
    broken = slam.broken.replace(**changed)
    rules = FFT.replace(promise={"slam": slam.replace(broken=broken)})
    tables = [
        each.slot
        for section in sections(Teller(rules, catalogue("en"), {}))
        for each in section.told
        if isinstance(each, Chart) and each.slot.startswith("promise.")
    ]

    assert tables == ["promise.slam.paid"] * alike
    paid = say("promise-paid", multiplied="no", two="no", see=Teller(rules, catalogue("en"), {}).see("scoring.sum"))
    assert (paid in phrases(rules, "promise.slam.paid")) == alike


def test_a_chain_of_calls_is_one_sentence() -> None:
    """Each rank of it is named once as what may be called; a table that calls nobody has no such chapter."""
    (chain,) = phrases(FIVE, "call.chain")

    assert [chain.count(f"a {rank}") for rank in ("queen", "knight", "jack")] == [1, 1, 1]
    assert "call" not in {section.id for section in sections(Teller(FFT, catalogue("en"), {}))}


def test_a_contract_is_told_as_a_product_if_it_is_one() -> None:
    """With the number that all contracts are worth; what is worth something else is told in words."""
    payment = FFT.scoring.contract
    other = FFT.replace(scoring=FFT.scoring.replace(contract=payment.replace(worth=Path(("margin",)))))
    worth = FFT.auction.bid["prise"].worth
    product = say("scoring-stake-worth", same="yes", worth=worth)

    assert [product in phrases(rules, "scoring.contract")[0] for rules in (FFT, other)] == [True, False]


@pytest.mark.parametrize(("queens", "told"), [(1, True), (2, True), (3, False)])
def test_what_two_players_cannot_both_hold_is_not_told_of_several(tmp_path: File, *, queens: int, told: bool) -> None:
    """Two of the four queens can be held twice, three cannot."""
    level = f"level single {{ worth 5; when hand.queens >= {queens} }}"
    paid = "show exactly; best_level; moment own_first_card; payee winners; into unit; multiplied no; follows_result no"
    file = tmp_path / "pairs.tarot"
    own = f"deck {{ class queens queen }}; claim queens {{ {level}; {paid} }}"
    file.write_text(f"variant pairs extends fft {{ {own} }}", "utf-8")
    said = phrases(api.load(str(file)).rulesets[4], "claim.queens.when")

    assert any("several players" in each for each in said) is told


def test_whoever_says_parole_has_another_turn() -> None:
    """No rule says that each has only one; in a house where nobody says it, each has."""
    rules = api.load("fft", "parole").rulesets[4]
    see = Teller(rules, catalogue("en"), {}).see("auction.parole")

    assert phrases(FFT, "auction.rounds") == (say("auction-rounds", rounds="one"),)
    assert phrases(rules, "auction.rounds") == (say("auction-rounds-parole", see=see),)


@pytest.mark.parametrize(("cards", "told"), [("trumpish", True), ("oudlers", False)])
@pytest.mark.parametrize("words", ["The Excuse may be shown only if", "Cards that were discarded openly"])
def test_a_declaration_of_oudlers_says_nothing_of_trumps(tmp_path: File, words: str, *, cards: str, told: bool) -> None:
    """Whoever declares two oudlers shows the Excuse as one of them, whatever trumps are kept, and discards none."""
    level = f"level single {{ worth 5; when hand.{cards} >= 2 }}"
    paid = "show exactly; best_level; moment own_first_card; payee winners; into unit; multiplied no; follows_result no"
    file = tmp_path / "house.tarot"
    file.write_text(f"variant house extends fft {{ claim own {{ {level}; {paid} }} }}", "utf-8")
    said = phrases(api.load(str(file)).rulesets[4], "claim.own.when")

    assert any(words in each for each in said) is told


def test_equal_shares_leave_no_rest() -> None:
    """Where the taker has more, what the partner does not have is the taker's."""
    told = [phrases(api.load("fft", *names).rulesets[5], "scoring.settling") for names in ((), ("equal-partners",))]

    assert say("shares-equal", partners="one") not in told[0]
    assert told[1][:2] == (say("shares-equal", partners="one"), say("shares-unrounded", kept="halves"))
