"""The search finds the fewest cases that tell apart whatever can be told apart, the simplest of them."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tarotrules.comparing.classes import apart, classes, merged, together
from tarotrules.comparing.search import telling

Outcomes = tuple[int, ...]


def all_pairs(size: int) -> frozenset[tuple[int, int]]:
    """Every pair of so many."""
    return frozenset(combinations(range(size), 2))


def test_the_first_that_tells_all_is_taken() -> None:
    """A single case that tells everybody apart is enough, and nothing is tried after it."""
    cases = iter([(1, 1, 1), (1, 2, 2), (1, 2, 3), (3, 2, 1)])

    found = telling(cases, lambda case: case, all_pairs(3))

    assert found.cases == ((1, 2, 3),)
    assert list(cases) == [(3, 2, 1)]


def test_a_case_that_is_not_possible_everywhere_is_none() -> None:
    """Cases without an outcome are neither taken nor counted."""
    found = telling([1, 2, 3], lambda case: None if case < 3 else (case, 0), all_pairs(2))

    assert (found.cases, found.tried) == ((3,), 1)


def test_nobody_is_told_apart_by_equal_outcomes() -> None:
    """Where every case comes to the same for all, none is shown."""
    found = telling([(1, 1), (2, 2)], lambda case: case, all_pairs(2))

    assert (found.cases, found.apart, found.tried) == ((), frozenset(), 2)


@given(st.integers(2, 4).flatmap(lambda size: st.lists(st.tuples(*[st.integers(0, 2)] * size), min_size=1)))
def test_no_fewer_would_do(cases: list[Outcomes]) -> None:
    """The cases taken tell every pair apart that any case does, and no fewer of the cases tell as much."""
    found = telling(cases, lambda case: case, all_pairs(len(cases[0])))
    possible = frozenset().union(*(apart(classes(case)) for case in cases))

    assert found.apart == possible == frozenset().union(*(apart(classes(case)) for case in found.cases))
    for fewer in combinations(set(cases), max(len(found.cases) - 1, 0)):
        assert frozenset().union(*(apart(classes(case)) for case in fewer)) != possible or not possible


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
