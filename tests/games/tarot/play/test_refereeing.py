"""A referee stops a record at the first thing that was not allowed; a record that is damaged is refused in words."""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tarotrules import Deal, api
from tarotrules.cards.sets import names
from tarotrules.cli.main import main
from tarotrules.games.refused import Refused
from tarotrules.games.registry import family
from tarotrules.games.tarot.play.agenda import shuffled
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.refereeing import Verdict
from tarotrules.games.tarot.play.rereading import KEYS
from tarotrules.games.tarot.play.schema import schema
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.reports import present
from tests.games.tarot.play.deals import played
from tests.numbering import own_number, rule_number

Said = pytest.CaptureFixture[str]
FFT, WIKIPEDIA = api.load("fft"), api.load("wikipedia")


def verdict(variant: Variant, record: Any) -> Verdict:
    """What a referee finds."""
    found: Any = family().play(variant).referee(variant.main, record)
    told: Verdict = found
    return told


def record(variant: Variant = FFT, seed: int = 1) -> dict[str, Any]:
    """A deal that was played to the end, with a trick of suits in it."""
    table, random = play_table(variant.main), Random(seed)
    while True:
        recorder = played(table, shuffled(table, 0, random), random)
        if isinstance(recorder.phase, Over) and recorder.phase.ending == PLAYED:
            return json.loads(json.dumps(recorder.to_json()))  # type: ignore[no-any-return] # it is an object


def test_the_first_fault_is_named() -> None:
    """A card that another player has: trick, seat, card, and nothing of what comes after."""
    deal = record()
    plays = [place for place, (_, act) in enumerate(deal["acts"]) if isinstance(act, str) and act[0].isupper()]
    wrong, seat = plays[4 * 7 + 2], deal["acts"][plays[4 * 7 + 2]][0]
    other = next(each for each, act in deal["acts"][wrong + 1 :] if each != seat and act != "pass")
    foreign = next(act for each, act in deal["acts"][wrong + 1 :] if each == other)
    deal["acts"][wrong][1] = foreign
    deal["acts"][wrong + 5] = ["nobody", {}]
    found = verdict(FFT, deal)

    assert found.fault is not None
    assert (found.fault.trick, found.fault.seat, found.fault.reason.id) == (8, seat, "not-held")
    assert deal["acts"][plays[4 * 7 + 2]][1] == foreign


def test_a_record_may_stop_anywhere() -> None:
    """Then it is said whose turn it is."""
    deal = record()
    found = verdict(FFT, {**deal, "acts": deal["acts"][:30]})

    assert (found.fault, found.result, found.seat) == (None, None, deal["acts"][30][0])


def test_tricks_may_be_told_in_part() -> None:
    """By the cards that are told nobody is accused, as long as they prove nothing; then the trick is named."""
    deal = {"dealer": 0, "taker": 2, "contract": "garde", "tricks": [["H10", "HK", "H2", "S5"], ["CQ", "C3", "C7"]]}
    proof = {**deal, "tricks": [["H10", "HK", "H2", "S5"], ["CQ", "C3", "H6"]]}
    fine, found = verdict(FFT, deal), verdict(FFT, proof)

    assert (fine.fault, fine.seat, fine.result) == (None, 1, None)
    assert found.fault is not None
    assert (found.fault.trick, found.fault.seat, names(found.fault.could)) == (1, 0, ("H6",))
    with pytest.raises(Refused, match="P062"):
        verdict(FFT, {**deal, "tricks": [["H10"], *deal["tricks"]]})  # type: ignore[misc] # tricks are a list


def petit_sec(table: PlayTable) -> dict[str, Any]:
    """A deal in which nobody noticed that one player, the holder, had the Petit alone."""
    random, (redeal, *_) = Random(4), table.redeals
    while True:
        dealt = shuffled(table, 0, random)
        holders = [seat for seat, hand in enumerate(dealt.hands) if redeal.when(hand) is True]
        recorder = played(table, dealt._replace(overlooked=frozenset({redeal.id})), random) if holders else None
        if recorder is not None and len(recorder.tricks) == table.hand:
            return json.loads(json.dumps({**recorder.to_json(), "holder": holders[0]}))  # type: ignore[no-any-return]


def test_a_hand_comes_to_light() -> None:
    """The deal is annulled there and then, as the rules say; whoever did not have the hand is no reason."""
    deal = petit_sec(play_table(WIKIPEDIA.main))
    holder, acts = deal.pop("holder"), deal["acts"]
    del deal["overlooked"]
    found = verdict(WIKIPEDIA, {**deal, "acts": [*acts[:20], [holder, {"found_late": "petit-sec"}]]})
    wrong = verdict(WIKIPEDIA, {**deal, "acts": [*acts[:20], [(holder + 1) % 4, {"found_late": "petit-sec"}]]})
    silent = verdict(WIKIPEDIA, {**deal, "overlooked": ["petit-sec"]})

    assert found.result is not None
    assert silent.result is not None
    assert wrong.fault is not None
    assert found.result.data == silent.result.data == {"ending": "annulled", "scores": [0] * 4, "next_dealer": 1}
    assert (wrong.fault.reason.id, wrong.fault.reason.about) == ("redeal-not-held", "petit-sec")
    with pytest.raises(Refused, match="P067"):
        verdict(FFT, {**deal, "ruleset": None, "overlooked": ["petit-sec"]})


@pytest.mark.parametrize(("key", "value"), [("record", 2), ("players", 3)])
def test_a_record_of_another_form_is_refused(key: str, value: int) -> None:
    """One of a form that is not known yet, or of a table of other size, is not read as if it were one of these."""
    with pytest.raises(Refused) as refusal:
        verdict(FFT, {**record(), key: value})

    assert [each.code for each in refusal.value.diagnostics] == ["P003" if key == "record" else "P004"]


def test_a_misdeal() -> None:
    """What the rules say is done: the same dealer, who may not bid."""
    found = verdict(FFT, {"record": 1, "dealer": 2, "misdeal": True})

    assert found.result is not None
    assert found.result.data == {"ending": "misdeal", "scores": [0] * 4, "next_dealer": 2, "silent": 2}


def test_what_is_done_after_a_misdeal_is_refused() -> None:
    """Nothing was played with those cards; the entry is named."""
    with pytest.raises(Refused) as refusal:
        verdict(FFT, {**record(), "misdeal": True})

    assert [(each.code, each.arguments["what"], each.arguments["number"]) for each in refusal.value.diagnostics] == [
        ("P067", "misdealt", 1)
    ]


def test_who_bids_in_turn_or_not_at_all() -> None:
    """Whoever dealt wrongly may not bid, at their turn or later; another is told whose turn it is."""
    deal = {**record(), "silent": 0}
    found = [verdict(FFT, {**deal, "acts": acts}).fault for acts in ([[0, {"bid": "garde"}]], [[2, "pass"]])]
    late = verdict(FFT, {**deal, "acts": [[1, "pass"], [2, "pass"], [3, "pass"], [0, {"bid": "garde"}]]}).fault
    told = [api.referee(FFT, {**deal, "acts": [[seat, {"bid": "garde"}]]}) for seat in (0, 2)]

    assert [each and each.reason.id for each in (*found, late)] == ["silent-dealer", "not-now", "silent-dealer"]
    assert (told[0]["rule"], told[1]["rule"], told[1]["turn"]) == (rule_number("deal.misdeal"), None, 1)
    assert told[1]["says"] == "It is the turn of B to bid or pass."


def test_whose_hand_ends_a_deal(tmp_path: Path, capsys: Said) -> None:
    """A pass where a lone Petit calls the deal off is answered with its rule, and whose hand it is."""
    deal = petit_sec(play_table(WIKIPEDIA.main))
    holder = deal.pop("holder")
    deal = {**deal, "ruleset": None, "overlooked": None, "acts": [[1, "pass"]]}
    (tmp_path / "record.json").write_text(json.dumps(deal), "utf-8")
    for language in LANGUAGES:
        assert main(["referee", "fft", str(tmp_path / "record.json"), "--lang", language]) == 1
        said = capsys.readouterr().out
        assert rule_number("redeal.petit-sec") in said
        assert "ABCD"[holder] in said.splitlines()[1]
        assert main(["replay", "fft", str(tmp_path / "record.json"), "--lang", language]) == 1
        assert capsys.readouterr().err.splitlines()[0].count(str(holder)) > (holder == 1)


def test_records_obey_their_schema() -> None:
    """The keys that are read, each with values that are written; nothing that is misspelt."""
    found = schema()
    Draft202012Validator.check_schema(found)
    valid = Draft202012Validator(found).is_valid
    deal = record()

    assert found["properties"].keys() == KEYS
    assert all(valid(each) for each in (deal, {**deal, "acts": None}, {"record": 1, "misdeal": True}))
    told = {"claim": "handful", "level": "single", "shown": ["T1"]}
    assert all(valid({**deal, "acts": [[0, act]]}) for act in (told, {"found_late": "petit-sec"}, "parole", "EX"))
    acts: tuple[Any, ...] = ("T22", {"bid": "a", "id": "b"}, {"bid": ["a"]}, 7)
    wrong: list[dict[str, Any]] = [{"hnads": []}, {"record": 2}, {"dealer": -1}]
    wrong += [{"acts": [[0, each]]} for each in acts]
    assert not any(valid({**deal, **each}) for each in wrong)


def damaged(deal: dict[str, Any], random: Random) -> Iterator[Any]:
    """Records that somebody, or something, has spoilt."""
    junk: tuple[Any, ...] = (
        None,
        True,
        -1,
        10**30,
        "T1",
        "T99",
        "",
        [],
        {},
        [[]],
        {"bid": 7},
        "x" * 10_000,
        [0, {"call": []}],
        0.5,
    )
    for key in (*deal, "silent", "overlooked", "misdeal", "hand"):
        yield from ({**deal, key: each} for each in junk)
        yield {each: value for each, value in deal.items() if each != key}
    for _ in range(150):
        spoilt = deepcopy(deal)
        holder: Any = random.choice([spoilt["acts"], spoilt["acts"][random.randrange(len(spoilt["acts"]))]])
        holder = random.choice([holder, spoilt["hands"], spoilt["hands"][0], spoilt["chien"]])
        holder[random.randrange(len(holder))] = random.choice(junk)
        yield spoilt
    yield from junk


def test_damaged_records_are_refused_in_words() -> None:
    """Whatever they say: a verdict or a refusal that every language can tell, and no long one."""
    random, deal = Random(6), record()
    codes = set()
    for number, spoilt in enumerate(damaged(deal, random)):
        try:
            verdict(FFT, spoilt)
        except Refused as refused:
            codes |= {each.code for each in refused.diagnostics}
            said = present(refused.diagnostics[:2], {}, LANGUAGES[number % len(LANGUAGES)])
            assert len(said) < 1500

    assert codes >= {"P001", "P002", "P003", "P005", "P060", "P067"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_the_rule(language: str, tmp_path: Path, capsys: Said) -> None:
    """In words and as data; the exit code says that something was wrong."""
    file, deal = tmp_path / "record.json", record()
    deal["acts"][1:] = [[deal["acts"][0][0], "pass"]]
    deal["acts"][0][1] = {"bid": "petite"}
    file.write_text(json.dumps(deal), "utf-8")

    assert main(["referee", "fft", str(file), "--lang", language]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 2
    deal["acts"] = [[1, {"bid": "garde"}], [2, {"bid": "prise"}]]
    file.write_text(json.dumps(deal), "utf-8")
    assert main(["referee", "fft", str(file), "--lang", language, "--format", "json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["legal"], told["seat"], told["rule"], told["act"]) == (
        False,
        2,
        rule_number("auction.first"),
        {"bid": "prise"},
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_outside_the_tricks_is_of_no_trick(language: str) -> None:
    """Neither a card that is played during the auction nor one after the last trick is said to be of trick 0."""
    deal = record()
    for acts in ([[1, "T5"]], [*deal["acts"], [0, "T5"]]):
        found = verdict(FFT, {**deal, "acts": acts})
        assert found.fault is not None
        assert "0" not in family().verdict_text(FFT, FFT.main, found, language).splitlines()[0]


def test_who_must_call_a_deal_off_may_say_so() -> None:
    """The holder of a lone Petit does what the rules ask for; nobody else has it, and nothing comes after."""
    deals = (Deal.start(FFT, Random(seed), players=5) for seed in range(1000))
    called_off = next(each for each in deals if each.is_final)
    told = called_off.record()
    holder = next(
        seat for seat, hand in enumerate(told["hands"]) if [card for card in hand if card[0] in "TE"] == ["T1"]
    )

    said = [holder, {"call_off": "petit-sec"}]
    assert Deal.from_record(FFT, {**told, "acts": [said]}).record() == told
    for wrong in ([[(holder + 1) % 5, said[1]]], [said, said]):
        with pytest.raises(Refused):
            Deal.from_record(FFT, {**told, "acts": wrong})


def test_a_record_of_another_game_is_refused() -> None:
    """Whatever else it says."""
    with pytest.raises(Refused):
        verdict(FFT, {**record(), "game": "whist"})


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_nobody_sits_beyond_the_table(seat: int) -> None:
    """An act of a seat that there is not is refused, like a dealer in one."""
    with pytest.raises(Refused, match="P005"):
        verdict(FFT, {**record(), "acts": [[seat, "pass"]]})


def test_a_rule_of_one_s_own_has_the_number_of_the_book(tmp_path: Path) -> None:
    """A feat that is announced twice is refused with the number that the file gives its rules."""
    file = tmp_path / "house.tarot"
    body = 'promise half like slam { title { en "half" }; kept achiever.tricks >= 9; number 9.70 }'
    file.write_text(f"variant house extends fft {{ {body} }}", "utf-8")
    house, deal = api.load(str(file)), record()
    acts = [*deal["acts"][:2], [2, {"announce": "half"}], [2, {"announce": "half"}]]

    with pytest.raises(Refused) as refused:
        api.replay(house, {**deal, "ruleset": None, "acts": acts})
    assert [each.arguments["rule"] for each in refused.value.diagnostics] == [own_number(house, "promise.half.when")]
    assert own_number(house, "promise.half.when") == "9.71"
