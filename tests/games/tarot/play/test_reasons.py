"""Whatever forbids an act has a sentence in every language, and one rule of the book that tells it."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tarotrules import api
from tarotrules.cards.pack import PACK
from tarotrules.cli.main import main
from tarotrules.games.playing.acts import PASS, Discard, Play
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.reasons import number_of, why
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import PAROLE, Act
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.game import Over, Phase
from tarotrules.games.tarot.play.reasons import IDS, NO_RULE, WITHOUT_RULE, Reason, why_not
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.languages import LANGUAGES
from tests.games.tarot.play.deals import stacked
from tests.numbering import rule_number
from tests.strategies import Base, shipped_bases

Said = pytest.CaptureFixture[str]
BASES = tuple(each for each in shipped_bases() if each.name.endswith(("at 4", "fft at 5", "older at 5")))

ASKED = 0.2
"""How often somebody who plays a card asks."""


def tries(table: PlayTable, phase: Phase, random: Random) -> Iterator[Act]:
    """Things that somebody might want to do, allowed or not."""
    rules, held = table.rules, phase.game.hands[phase.seat]
    yield from (PASS, PAROLE, Play(random.randrange(len(PACK))), acts.Call(random.randrange(len(PACK))))
    yield from map(acts.Bid, rules.auction.bid)
    yield from (acts.CallOff(each) for each in rules.redeal)
    yield from (acts.Announce(each) for each in rules.promise)
    yield from (acts.Claim(each, level, 0) for each, claim in rules.claim.items() for level in claim.level)
    cards = [card for card in range(len(PACK)) if held >> card & 1]
    yield Discard(sum(1 << card for card in cards[-table.chien :]))
    yield Discard(sum(1 << card for card in random.sample(cards, min(table.chien, len(cards)))))
    yield Discard(held)


@pytest.mark.parametrize("base", BASES, ids=lambda base: base.name)
def test_every_reason_is_told(base: Base) -> None:
    """What forbids anything in some deals stands under one number in the book of these rules."""
    table, random = play_table(base.rules), Random(4)
    found: Counter[Reason] = Counter()
    for number in range(3):
        phase: Phase | Over = start(table, (stacked, shuffled)[number % 2](table, number, random))
        while not isinstance(phase, Over):
            options = phase.options()
            for act in tries(table, phase, random) if not isinstance(phase, Playing) or random.random() < ASKED else ():
                reason = why_not(phase, act)
                assert (reason is None) is (act in options)
                found += Counter([] if reason is None else [reason])
            phase = phase.after(options.pick(random))
    teller = Teller(base.rules, catalogue("en"), base.variant.titles)
    rules = [rule for section in sections(teller) for rule in section.rules]

    assert len({reason.id for reason in found}) >= 5
    for id, about, *_ in found:
        tellers = [rule.slot for rule in rules if (id, about) in rule.reasons]
        assert len(tellers) == (id not in WITHOUT_RULE), (id, about, tellers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    """In one sentence, and no two say the same."""
    fft = api.load("fft")
    said = {id: why(fft, fft.rulesets[5], Reason(id), language)["says"] for id in IDS}

    assert len(set(said.values())) == len(IDS)


def test_rules_by_number() -> None:
    """The numbers that a player of the official rules would look up."""
    rules, numbers = api.load("fft").rulesets[5], registry().numbers_of(api.load("fft"))
    slots = {
        Reason("must-follow"): "play.follow", Reason("must-trump"): "play.trump",
        Reason("must-overtrump"): "play.overtrump", Reason("called-suit"): "call.lead",
        Reason("bid-not-higher"): "auction.first", Reason("discard-never", "kings"): "chien.discard",
        Reason("claim-not-held", "handful"): "claim.handful.what",
    }  # fmt: skip

    assert {each: number_of(numbers, rules, each) for each in slots} == {
        each: rule_number(slot) for each, slot in slots.items()
    }
    assert number_of(numbers, rules, Reason("not-held")) == NO_RULE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_answer(language: str, tmp_path: Path, capsys: Said) -> None:
    """``legal`` and ``why`` say the same duty in words and as data."""
    file = tmp_path / "position.json"
    position = {"players": 4, "hand": ["T3", "H4"], "trick": ["SK"], "first_trick": False, "called": None}
    file.write_text(json.dumps(position), "utf-8")
    answers = []
    for command in (["legal", "fft", str(file)], ["why", "fft", str(file), "H4"], ["why", "fft", str(file), "T3"]):
        assert main([*command, "--lang", language]) == 0
        assert rule_number("play.trump") in capsys.readouterr().out or command[-1] == "T3"
        assert main([*command, "--lang", language, "--format", "json"]) == 0
        answers.append(json.loads(capsys.readouterr().out))

    assert answers[0] == {"legal": ["T3"], "reasons": {"H4": "must-trump"}}
    assert (answers[1]["legal"], answers[1]["reason"], answers[1]["rule"]) == (
        False,
        "must-trump",
        rule_number("play.trump"),
    )
    assert answers[2] == {"legal": True}
