"""The search finds the simplest case that tells one from the first, and few cases that tell many from it."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tarotrules.comparing.classes import apart, classes, merged, together
from tarotrules.comparing.search import MOST, Told, fewest, told_apart

Outcomes = tuple[int | None, ...]
OUTCOMES = st.integers(2, 9).flatmap(
    lambda size: st.lists(st.tuples(st.integers(0, 2), *[st.none() | st.integers(0, 2)] * (size - 1)), min_size=1)
)


def looked_for(cases: list[Outcomes]) -> list[Told[Outcomes]]:
    """What is found for each of the others."""
    return [
        told_apart(cases, lambda case: case[0], lambda case, place=place: case[place])  # type: ignore[misc]
        for place in range(1, len(cases[0]))
    ]


def test_the_first_that_tells_is_taken() -> None:
    """The simplest case that comes to something else is taken, and nothing is tried after it."""
    cases = iter([(1, 1), (1, None), (1, 2), (3, 2)])

    assert told_apart(cases, lambda case: case[0], lambda case: case[1]) == Told((1, 2), 2)
    assert list(cases) == [(3, 2)]


@given(OUTCOMES)
def test_everybody_is_shown_alike_or_left_out(cases: list[Outcomes]) -> None:
    """Whom any case tells from the first a case tells that is shown, or it is said that there would be too many."""
    found = looked_for(cases)
    shown = fewest(found, lambda place, case: case[place])
    told = {place for place in range(1, len(cases[0])) for case in cases if case[place] not in {None, case[0]}}
    seen = {place for place in told for case in shown.cases if case[place] not in {None, case[0]}}

    assert set(shown.left_out) == told - seen
    shared = {place for place in range(1, len(cases[0])) for case in cases if case[place] is not None}
    assert set(shown.strange) == set(range(1, len(cases[0]))) - shared
    assert set(shown.alike) - {0} == shared - told
    assert len(shown.cases) <= MOST
    assert not shown.left_out or len(shown.cases) == MOST


def test_one_case_for_many_is_enough() -> None:
    """The case that most have found is taken first, and looked at once by everybody."""
    looks: list[int] = []

    def outcome(place: int, case: str) -> int:
        looks.append(place)
        return (place > 1) if case == "rare" else place

    shown = fewest([Told("common", 3), Told("rare", 1), Told("rare", 1), Told(None, 7), Told(None, 0)], outcome)

    assert shown.cases == ("rare", "common")
    assert (shown.alike, shown.strange, shown.left_out, shown.tried) == ((0, 4), (5,), (), 7)
    assert len(looks) == len("0123") + len("01")


@given(st.lists(st.one_of(st.none(), st.integers(0, 3)), min_size=1))
def test_everybody_is_in_one_group(said: list[int | None]) -> None:
    """Groups of those who agree hold everybody once, and two are apart if they are in two groups."""
    found = classes(said)
    groups = together(found)

    assert sorted(place for group in groups for place in group) == list(range(len(said)))
    assert apart(found) == {
        pair for pair in combinations(range(len(said)), 2) if not any(set(pair) <= set(group) for group in groups)
    }


@given(st.lists(st.lists(st.sampled_from("abcdef"), unique=True)))
def test_a_merged_order_has_everything_once(sequences: list[list[str]]) -> None:
    """What any sequence has is in the merged order once, and the first sequence keeps its own order."""
    found = merged(sequences)

    assert sorted(found) == sorted({each for sequence in sequences for each in sequence})
    assert [each for each in found if sequences and each in sequences[0]] == (sequences[0] if sequences else [])
