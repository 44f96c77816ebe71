"""Layers laid over each other, exactly as the design says."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, permutations
from pathlib import Path

import pytest

from tarotrules import compiled, documents, library, pipeline
from tarotrules.draft.flatten import flatten
from tarotrules.draft.resolve import header_names, resolve
from tarotrules.draft.state import State
from tarotrules.expressions.tree import Number
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.source.diagnostics import Diagnostic, has_errors

Files = Callable[[Mapping[str, str]], pipeline.Loaded]


@pytest.fixture
def files(tmp_path: Path) -> Files:
    """Writes files by name, the last being the variant, and loads that one."""

    def load(texts: Mapping[str, str]) -> pipeline.Loaded:
        for name, text in texts.items():
            (tmp_path / f"{name}.tarot").write_text(f"# language: en\n{text}", encoding="utf-8")
        return pipeline.load(str(tmp_path / f"{list(texts)[-1]}.tarot"))

    return load


def names(loaded: pipeline.Loaded) -> list[str]:
    """What is wrong."""
    return [each.problem.name for each in loaded.problems]


def places(problem: Diagnostic) -> list[str]:
    """Where, as ``file:line``."""
    return [f"{Path(label.span.source.name).stem}:{label.span.line}" for label in problem.labels]


def rules(loaded: pipeline.Loaded, players: int = 4) -> Ruleset:
    """The rules for so many players."""
    assert not has_errors(loaded.problems), names(loaded)
    assert loaded.variant is not None
    found: Ruleset = loaded.variant.rulesets[players]
    return found


def bonus(loaded: pipeline.Loaded, players: int) -> str:
    """What the petit au bout is worth."""
    return str(rules(loaded, players).bonus["petit-au-bout"].worth.value)  # type: ignore[union-attr]


PAB = "bonus petit-au-bout { worth %s }"


def test_the_nearer_layer_wins_at_every_number_of_players(files: Files) -> None:
    """What a child says plainly replaces what its parent says under a guard, and that is reported with both places."""
    loaded = files(
        {
            "parent-a": "variant parent-a extends fft {\n at 3 players { " + PAB % 11 + " }\n}",
            "child-a": "variant child-a extends parent-a {\n " + PAB % 12 + "\n}",
        }
    )

    assert [bonus(loaded, n) for n in (3, 4, 5)] == ["12", "12", "12"]
    assert names(loaded) == ["erases-value-for-some-players"]
    assert places(loaded.problems[0]) == ["child-a:3", "parent-a:3"]


def test_within_a_layer_a_guard_beats_a_plain_value(files: Files) -> None:
    """In one file the special case stands, whichever is written first."""
    for body in ("at 3 players { %s }\n%s", "%s\nat 3 players { %s }"):
        values = (PAB % 11, PAB % 12) if body.startswith("at") else (PAB % 12, PAB % 11)
        loaded = files({"one-file": "variant one-file extends fft {\n" + body % values + "\n}"})

        assert [bonus(loaded, n) for n in (3, 4, 5)] == ["11", "12", "12"]
        assert names(loaded) == []


def test_a_guarded_value_of_a_child_leaves_the_others_alone(files: Files) -> None:
    """A child's guard changes one number of players and erases nothing."""
    loaded = files({"guarded": "variant guarded extends fft {\n at 5 players { " + PAB % 11 + " }\n}"})

    assert [bonus(loaded, n) for n in (3, 4, 5)] == ["10", "10", "11"]
    assert names(loaded) == []


def test_the_same_value_again_erases_nothing(files: Files) -> None:
    """A plain value equal to the guarded ones it replaces is no news."""
    loaded = files(
        {
            "same-again": "variant same-again extends fft {\n"
            " at 3 players { deal { packet 4 } }\n deal { chien_cards not_first_nor_last }\n}"
        }
    )

    assert names(loaded) == []


def test_own_statements_beat_options_and_options_beat_parents(files: Files) -> None:
    """Parent, options, own statements: the nearer the stronger."""
    options = {
        "opt-a": "option opt-a { " + PAB % 21 + "; bonus petit-au-bout { multiplied } }",
        "parent-b": "variant parent-b extends fft { " + PAB % 11 + " }",
    }
    taken = files({**options, "child-b": "variant child-b extends parent-b with opt-a { }"})
    own = files({**options, "child-c": "variant child-c extends parent-b with opt-a { " + PAB % 31 + " }"})

    assert [bonus(taken, 4), bonus(own, 4)] == ["21", "31"]
    assert names(taken) == names(own) == []


def needed(*options: str) -> list[str]:
    """What shipped options need besides."""
    found = filter(None, map(documents.document, options))
    return sorted({name for document in found for name in header_names(document, "needs")} - set(options))


def test_options_commute() -> None:
    """However the options are listed, the rules are the same."""
    several = ("garde-contre-8", "misere", "misere-personal", "pousse")
    ids = set()
    for order in permutations(several):
        loaded = pipeline.load("fft", order)
        assert loaded.variant is not None
        ids.add(compiled.variant_id(loaded.variant))

    assert len(ids) == 1


def test_two_options_commute_or_disagree() -> None:
    """Two shipped options, with what they need, give one ruleset in either order, or the same complaint.

    Those that meet somewhere, and each with the next: what says nothing about the same things cannot see the order.
    """
    every = sorted(library.shipped_options())
    pairs = {*pairwise(every), *(pair for pair in combinations(every, 2) if meet(*pair))}

    assert len(pairs) > 2 * len(every)
    assert [pair for pair in sorted(pairs) if not commute_or_disagree(*pair)] == []


def meet(one: str, two: str) -> bool:
    """Whether options say something about the same thing."""
    return any(
        path[: len(other)] == other or other[: len(path)] == path for path in places_of(one) for other in places_of(two)
    )


@cache
def places_of(option: str) -> frozenset[tuple[str, ...]]:
    """Where an option says something: entries that have an order are one place, and so are those like another."""
    document = documents.document(option)
    assert document is not None
    layer = documents.layer(document)
    said = {each.path[:-1] if each.act == "like" else each.path for each in layer.said if each.path}
    return frozenset(path[:2] if path[0] in {"auction", "claim"} else path[:3] for path in said)


def commute_or_disagree(one: str, two: str) -> bool:
    """Whether the order of two options makes no difference."""
    others = needed(one, two)
    (there, found), (back, others_found) = draft(*others, one, two), draft(*others, two, one)
    complaints = [sorted(each.problem.name for each in several) for several in (found, others_found)]
    return complaints[0] == complaints[1] and (has_errors(found) or there == back)


def draft(*options: str) -> tuple[list[tuple[object, ...]], list[Diagnostic]]:
    """What is said of the official rules with options, for each number of players; and what is wrong with that."""
    reader = documents.Reader()
    document, unread, _ = reader.asked("fft", options)
    assert document is not None
    made, found = resolve(document, Ruleset, reader.said)
    return list(map(said, made.states.values())), [*unread, *found]


def said(state: State) -> tuple[object, ...]:
    """All that a ruleset is built from; the order of entries where it counts."""
    values = {path: each.values for path, each in state.values.items()}
    likes = {path: like for path, (like, _) in state.likes.items()}
    ordered = [path for path in state.declared if path[-2:-1] in {("bid",), ("level",)}]
    return values, likes, set(state.declared), ordered


@pytest.mark.parametrize("one", ["misere-court", "misere-personal"])
def test_what_an_option_needs_is_there_though_excluded(one: str) -> None:
    """Of two options of a group one is complained of; who needs it is not told that it was not named."""
    for several in permutations(("misere", "misere-each-pays", one)):
        assert names(pipeline.load("fft", several)) == ["options-exclude-each-other"]


def test_options_that_disagree_are_reported_with_both_places(files: Files) -> None:
    """Two values for one setting from two options are an error, whoever comes first."""
    texts = {"opt-c": "option opt-c {\n " + PAB % 21 + "\n}", "opt-d": "option opt-d {\n\n " + PAB % 22 + "\n}"}
    one = files({**texts, "both": "variant both extends fft with opt-c, opt-d { }"})
    two = files({**texts, "both": "variant both extends fft with opt-d, opt-c { }"})

    assert names(one) == names(two) == ["options-disagree"]
    assert sorted(places(one.problems[0])) == sorted(places(two.problems[0])) == ["opt-c:3", "opt-d:4"]


NORTH = "variant north extends fft {\n players 4, 3\n " + PAB % 21 + "\n}"
SOUTH = "variant south extends fft {\n\n players 3, 5, 4\n auction { rounds until_all_pass }\n " + PAB % 22 + "\n}"


def test_two_variants_are_combined_where_they_do_not_contradict_each_other(files: Files) -> None:
    """What they contradict each other in is asked, at both places; the file that takes both has the last word."""
    texts = {"north": NORTH, "south": SOUTH}
    asked = files({**texts, "both": "variant both extends fft with north, south { }"})
    settled = files({**texts, "both": "variant both extends fft with south, north { " + PAB % 23 + " }"})

    assert names(asked) == ["options-disagree"]
    assert sorted(places(asked.problems[0])) == ["north:4", "south:6"]
    assert settled.variant is not None
    assert tuple(settled.variant.rulesets) == (3, 4)
    assert (rules(settled).auction.rounds, bonus(settled, 3)) == ("until_all_pass", "23")
    assert list(settled.variant.options) == ["south", "north"]


@pytest.mark.parametrize(
    "header",
    ["extends north with south", "extends fft with south, eastern"],
    ids=["of different bases", "with options of its own"],
)
def test_a_variant_is_combined_with_what_is_beside_it_alone(files: Files, header: str) -> None:
    """What it changes of something else would have no place."""
    eastern = "variant eastern extends fft with misere { }"

    loaded = files({"north": NORTH, "south": SOUTH, "eastern": eastern, "both": f"variant both {header} {{ }}"})

    assert names(loaded) == ["variant-used-as-option"]


def test_options_that_disagree_under_different_guards_are_reported(files: Files) -> None:
    """A guard in one option does not silently win over a plain value in another."""
    texts = {
        "opt-e": "option opt-e { " + PAB % 21 + " }",
        "opt-f": "option opt-f { at 5 players { " + PAB % 22 + " } }",
    }

    assert names(files({**texts, "both-e": "variant both-e extends fft with opt-e, opt-f { }"})) == ["options-disagree"]


@pytest.mark.parametrize(("one", "two"), [("all and five", "five"), ("all and five", "all")])
def test_what_an_option_says_for_some_players_another_may_not_contradict(files: Files, one: str, two: str) -> None:
    """For all they say the same, or only one says it; for five, 30 and 20."""
    said = {
        "all and five": PAB % 20 + " at 5 players { " + PAB % 30 + " }",
        "five": "at 5 players { " + PAB % 20 + " }",
        "all": PAB % 20,
    }
    for first, then in ((one, two), (two, one)):
        texts = {"opt-a": f"option opt-a {{ {said[first]} }}", "opt-b": f"option opt-b {{ {said[then]} }}"}
        loaded = files({**texts, "both": "variant both extends fft with opt-a, opt-b { }"})
        assert names(loaded) == ["options-disagree"]


def test_an_option_that_removes_what_another_changes_disagrees(files: Files) -> None:
    """Removing and changing one entry do not commute, so two options may not do so."""
    texts = {
        "opt-g": "option opt-g { auction { remove bid prise } }",
        "opt-h": "option opt-h { auction { bid prise { worth 20 } } }",
    }
    one = files({**texts, "both-g": "variant both-g extends fft with opt-g, opt-h { }"})
    two = files({**texts, "both-g": "variant both-g extends fft with opt-h, opt-g { }"})

    assert has_errors(one.problems)
    assert names(one) == names(two)


def test_needs_and_groups(files: Files) -> None:
    """An option refines the one it needs, and asks for it; options of one group exclude each other."""
    texts = {
        "opt-i": "option opt-i { " + PAB % 21 + " }",
        "opt-j": "option opt-j { needs opt-i; " + PAB % 22 + " }",
        "opt-k": "option opt-k { group loud }",
        "opt-l": "option opt-l { group loud }",
    }
    refined = files({**texts, "fine": "variant fine extends fft with opt-j, opt-i { }"})
    lonely = files({**texts, "lonely": "variant lonely extends fft with opt-j { }"})
    loud = files({**texts, "too-loud": "variant too-loud extends fft with opt-k, opt-l { }"})

    assert bonus(refined, 4) == "22"
    assert names(refined) == []
    assert names(lonely) == ["option-needs-another"]
    assert names(loud) == ["options-exclude-each-other"]


def test_needs_reach_down_the_chain(files: Files) -> None:
    """An option taken by the parent is there for an option of the child."""
    loaded = files(
        {
            "parent-d": "variant parent-d extends fft with misere { }",
            "child-d": "variant child-d extends parent-d with misere-personal { }",
        }
    )

    assert names(loaded) == []


def test_only_what_exists_is_removed(files: Files) -> None:
    """Removing takes away all that was said of an entry; removing nothing is an error."""
    gone = files({"gone": "variant gone extends fft {\n remove bonus petit-au-bout\n}"})
    nothing = files({"nothing": "variant nothing extends fft {\n remove bonus king-at-the-end\n}"})

    assert rules(gone).bonus == {}
    assert names(gone) == []
    assert names(nothing) == ["nothing-to-remove"]
    assert places(nothing.problems[0]) == ["nothing:3"]


def test_what_was_removed_may_be_declared_anew(files: Files) -> None:
    """After a removal nothing of the old entry is left, not even what the new one does not say."""
    body = (
        "remove bonus petit-au-bout\n"
        "bonus petit-au-bout { when made; worth 5; payee attack; into unit; multiplied no; follows_result no }"
    )
    anew = rules(files({"anew": f"variant anew extends fft {{\n {body}\n}}"})).bonus["petit-au-bout"]

    assert not anew.multiplied


def test_fixed_forbids_replacement(files: Files) -> None:
    """A value that a parent fixes is neither replaced nor removed, and both places are shown."""
    parent = "variant parent-e extends fft {\n fixed bonus petit-au-bout { worth 11 }\n}"
    said = files({"parent-e": parent, "child-e": "variant child-e extends parent-e {\n\n " + PAB % 12 + "\n}"})
    removed = files(
        {"parent-e": parent, "child-f": "variant child-f extends parent-e {\n remove bonus petit-au-bout\n}"}
    )
    option = files(
        {
            "parent-e": parent,
            "opt-m": "option opt-m { " + PAB % 12 + " }",
            "child-g": "variant child-g extends parent-e with opt-m { }",
        }
    )

    assert names(said) == names(removed) == names(option) == ["fixed-by-parent"]
    assert places(said.problems[0]) == ["child-e:4", "parent-e:3"]


def test_like_follows_its_model(files: Files) -> None:
    """An entry like another has its values as they finally are, except its own."""
    loaded = files(
        {
            "parent-h": "variant parent-h extends fft {\n"
            " bonus second like petit-au-bout { worth 7 }; bonus third like second { }\n}",
            "child-h": "variant child-h extends parent-h { bonus petit-au-bout { worth 99; payee attack } }",
        }
    )
    told = rules(loaded).bonus

    assert (told["second"].worth, told["second"].payee) == (told["third"].worth, told["petit-au-bout"].payee)
    assert told["second"].worth != told["petit-au-bout"].worth


def test_likeness_needs_no_block(files: Files) -> None:
    """An entry that differs from its model in nothing is one line."""
    loaded = files({"plain-like": "variant plain-like extends fft {\n bonus second like petit-au-bout\n}"})

    assert rules(loaded).bonus["second"] == rules(loaded).bonus["petit-au-bout"]


def test_what_is_in_a_likeness_stands_where_it_says(files: Files) -> None:
    """Those of the model come in its order, others among them as they say, without what is removed there."""
    levels = (
        "remove level single; level double { worth 35 };"
        ' level quadruple like triple { after triple; title { en "quadruple" }; worth 60; when hand.trumpish >= 18 };'
        ' level light { before double; title { en "light" }; worth 15; when hand.trumpish >= 11 }'
    )
    loaded = files(
        {
            "parent-l": f"variant parent-l extends fft {{\n players 4; claim royal like handful {{ {levels} }}\n}}",
            "child-l": "variant child-l extends parent-l { claim third like royal;"
            " claim royal level light { before triple; when hand.trumpish >= 14 } }",
        }
    )
    claims = rules(loaded).claim
    worth = {name: {id: level.worth for id, level in claim.level.items()} for name, claim in claims.items()}

    assert list(worth["handful"]) == ["single", "double", "triple"]
    assert list(worth["royal"].items()) == [
        (id, Number(Fraction(value)))
        for id, value in {"double": 35, "light": 15, "triple": 40, "quadruple": 60}.items()
    ]
    assert list(worth["third"]) == list(worth["royal"])


@pytest.mark.parametrize(
    ("level", "name"),
    [
        ("level other like triple", "place-in-order-missing"),
        ("level other like triple { after tripple }", "placed-beside-nothing"),
        ("remove level other", "nothing-to-remove"),
    ],
)
def test_what_has_no_place_in_a_likeness_is_said(files: Files, level: str, name: str) -> None:
    """In what is like another order is not left open either, and nothing stands beside what is not there."""
    text = f"variant nowhere extends fft {{\n claim royal like handful {{ {level} }}\n}}"

    assert names(files({"nowhere": text})) == [name]


@pytest.mark.parametrize(
    "body",
    [
        "bonus one like two { }; bonus two like one { }",
        "bonus one like one { }",
        "bonus one like nobody { }",
        "bonus one like two { }; bonus two like three { }; bonus three like one { }",
    ],
)
def test_likeness_in_a_circle_is_reported(files: Files, body: str) -> None:
    """A model must be there, and must not be like its own copy."""
    loaded = files({"circle": f"variant circle extends fft {{ {body} }}"})

    assert set(names(loaded)) == {"like-nothing"}


@pytest.mark.parametrize(("links", "problems"), [(16, []), (17, ["like-nothing"])])
def test_a_chain_of_likeness_has_an_end(files: Files, links: int, problems: list[str]) -> None:
    """A model may have a model, sixteen deep."""
    chain = [f"b{n}" for n in range(links)] + ["petit-au-bout"]
    body = "\n".join(f"bonus {one} like {two}" for one, two in pairwise(chain))

    assert names(files({"chain": f"variant chain extends fft {{\n{body}\n}}"})) == problems


@pytest.mark.parametrize(("entries", "problems"), [(512, []), (513, ["too-many-entries"])])
def test_a_file_has_only_so_many_entries(entries: int, problems: list[str], tmp_path: Path) -> None:
    """What nobody can have meant is refused before it takes long."""
    body = "\n".join(f"redeal r{n} like petit-sec" for n in range(entries))
    file = tmp_path / "full.tarot"
    file.write_text(f"# language: en\nvariant full extends fft {{\n{body}\n}}", encoding="utf-8")
    document, _, _ = documents.parsed(str(file))
    assert document is not None

    assert [each.problem.name for each in flatten(document, Ruleset, 0)[1]] == problems


@pytest.mark.parametrize(
    ("letters", "problems"),
    [
        (64, []),
        (65, ["name-not-well-formed"]),
    ],
)
def test_a_name_is_not_too_long(files: Files, letters: int, problems: list[str]) -> None:
    """Names are names of files too, and stand in tables."""
    body = f"bonus {'b' * letters} like petit-au-bout"

    assert names(files({"long": f"variant long extends fft {{\n{body}\n}}"})) == problems


BID = "bid petite {{ {place}; worth 20; multiplier 1; chien taker_hand shown }}"


@pytest.mark.parametrize(
    ("place", "order"),
    [
        ("before prise", ["petite", "prise", "garde", "garde-sans", "garde-contre"]),
        ("after prise", ["prise", "petite", "garde", "garde-sans", "garde-contre"]),
        ("after garde-contre", ["prise", "garde", "garde-sans", "garde-contre", "petite"]),
    ],
)
def test_a_new_bid_says_its_place(files: Files, place: str, order: list[str]) -> None:
    """Ordered entries are put before or after another."""
    loaded = files({"placed": "variant placed extends fft { auction { " + BID.format(place=place) + " } }"})

    assert list(rules(loaded).auction.bid) == order


def test_a_place_is_missing_unknown_or_ambiguous(files: Files) -> None:
    """No bid is put anywhere by chance: two options may not claim one spot."""
    missing = files({"missing": "variant missing extends fft { auction { " + BID.format(place="worth 20") + " } }"})
    unknown = files({"unknown": "variant unknown extends fft { auction { " + BID.format(place="after nobody") + " } }"})
    two = {
        "opt-n": "option opt-n { auction { " + BID.format(place="before garde") + " } }",
        "opt-o": "option opt-o { auction { " + BID.format(place="before garde").replace("petite", "moyenne") + " } }",
    }
    ambiguous = files({**two, "ambiguous": "variant ambiguous extends fft with opt-n, opt-o { }"})

    assert names(missing) == ["place-in-order-missing"]
    assert names(unknown) == ["placed-beside-nothing"]
    assert names(ambiguous) == ["place-in-order-ambiguous"]


def test_two_ways_to_name_one_spot_are_ambiguous_too(files: Files) -> None:
    """*After prise* and *before garde* are the same spot when two options use them."""
    two = {
        "opt-p": "option opt-p { auction { " + BID.format(place="before garde") + " } }",
        "opt-q": "option opt-q { auction { "
        + BID.format(place="after prise").replace("petite", "moyenne").replace("20", "22")
        + " } }",
    }
    loaded = [
        files({**two, "ambiguous-two": f"variant ambiguous-two extends fft with {order} {{ }}"})
        for order in ("opt-p, opt-q", "opt-q, opt-p")
    ]

    assert [names(each) for each in loaded] == [["place-in-order-ambiguous"]] * 2 or (
        len({tuple(rules(each).auction.bid) for each in loaded}) == 1
    )


def test_bids_may_be_moved(files: Files) -> None:
    """A bid that is already there is moved by saying its place."""
    loaded = files({"moved": "variant moved extends fft { auction { bid garde { before prise } } }"})

    assert list(rules(loaded).auction.bid)[:2] == ["garde", "prise"]


def test_an_optional_chapter_is_switched_off(files: Files) -> None:
    """``call none`` takes a chapter away where it was said, and may be said where it never was."""
    loaded = files({"no-call": "variant no-call extends fft {\n call none\n}"})

    assert loaded.variant is not None
    assert all(each.call is None for each in loaded.variant.rulesets.values())
    assert not has_errors(loaded.problems)


def test_a_thing_is_said_once(files: Files) -> None:
    """Two values for one setting in one file are an error that shows both places."""
    loaded = files({"twice": "variant twice extends fft {\n " + PAB % 11 + "\n " + PAB % 12 + "\n}"})

    assert names(loaded) == ["said-twice"]
    assert places(loaded.problems[0]) == ["twice:4", "twice:3"]


def test_circles_and_strangers_are_reported(files: Files) -> None:
    """Parents in a circle, parents nobody knows, options used as parents and parents as options end with a problem."""
    circle = files({"ring-a": "variant ring-a extends ring-b { }", "ring-b": "variant ring-b extends ring-a { }"})
    own = files({"ring-c": "variant ring-c extends ring-c { }"})
    stranger = files({"stranger": "variant stranger extends nobody with nothing-known { }"})
    mixed = files({"mixed": "variant mixed extends misere with eryod { }"})

    assert "variants-in-a-circle" in names(circle)
    assert "variants-in-a-circle" in names(own)
    assert names(stranger).count("unknown-variant") == 2
    assert {"option-used-as-parent", "variant-used-as-option"} <= set(names(mixed))


def test_resolving_twice_is_resolving_once() -> None:
    """Loading has no memory: the same file gives the same rules, problems and origins again."""
    one, two = pipeline.load("eryod", ("misere",)), pipeline.load("eryod", ("misere",))

    assert one.variant is not None
    assert two.variant is not None
    assert one.variant.rulesets == two.variant.rulesets
    assert one.variant.origins == two.variant.origins


def test_every_value_has_an_origin() -> None:
    """Whatever a ruleset says, some file and line say it; what was replaced is remembered, nearest first."""
    variant = pipeline.load("eryod", ("misere", "misere-personal")).variant
    assert variant is not None
    told = variant.origins[5][("claim", "handful", "level", "single", "when")]

    assert told.origin.layer == "eryod"
    assert [each.layer for each in told.beaten] == ["fft"]
    assert told.origin.place.rpartition(":")[2].isdigit()


def test_what_an_option_needs_is_called_what_its_file_is(tmp_path: Path) -> None:
    """An option of one's own may be called like a word of the language; a shipped one is found by its accents too."""
    texts = {
        "chelem": "option chelem {\n prime petit-au-bout { vaut 20 }\n}",
        "bout": "option bout {\n exige chelem, misère\n prime petit-au-bout { multiplié non }\n}",
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.tarot").write_text(f"# langue: fr\n{text}\n", encoding="utf-8")

    assert names(pipeline.load(str(tmp_path / "bout.tarot"))) == []
