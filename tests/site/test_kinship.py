"""Who is close to whom is drawn so that every label stands alone and leads somewhere, also where nobody sees it."""

import re
from collections.abc import Sequence
from fractions import Fraction
from xml.etree.ElementTree import Element, fromstring

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules.comparing.kinship import Branch, Kin, joined, leaves
from tarotrules.languages import LANGUAGES
from tarotrules.site import kinship, regions, rules
from tarotrules.site.figures import LABEL, LETTERS, ROW, Leaf, dendrogram, descent, heat
from tarotrules.site.page import SUFFIX
from tarotrules.site.shelf import Shelf

SVG = "{http://www.w3.org/2000/svg}"
CALLED = ("Title", "What it <shows>")


def symmetric(size: int, numbers: Sequence[int]) -> list[list[Fraction]]:
    """Distances between so many."""
    given_numbers = iter(numbers)
    found = [[Fraction(0)] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            found[one][other] = found[other][one] = Fraction(next(given_numbers))
    return found


@given(st.integers(2, 9).flatmap(lambda size: st.tuples(st.just(size), st.lists(st.integers(1, 99), min_size=36))))
def test_everybody_is_joined_once_and_the_nearest_first(asked: tuple[int, list[int]]) -> None:
    """Everybody is in the tree once; whatever is joined later is at least as far from each other."""
    far = symmetric(*asked)
    kin = joined(far)

    assert sorted(leaves(kin)) == list(range(len(far)))
    assert next(iter(leaves(kin))) == 0
    nearest = min(far[one][other] for one in range(len(far)) for other in range(one))
    assert min(each.height for each in branches(kin)) == nearest
    assert all(part.height <= each.height for each in branches(kin) for part in each.parts if isinstance(part, Branch))


def branches(kin: Kin) -> list[Branch]:
    """All branches of a tree."""
    return [] if isinstance(kin, int) else [kin, *(each for part in kin.parts for each in branches(part))]


def leaf(number: int) -> Leaf:
    """A variant with a hostile title and a long name."""
    return Leaf(f"variant-with-a-long-name-{number}", f'<b>"{number}"</b> & more', f"../variants/{number}.html")


@pytest.mark.parametrize("size", [2, 7, 40])
def test_labels_never_meet(size: int) -> None:
    """Each label has a row of its own, fits its room, leads to its variant, and tells its whole title."""
    every = [leaf(number) for number in range(size)]
    far = symmetric(size, [abs(one - other) for one in range(size) for other in range(one)])
    kin = joined(far)
    parents: list[int | None] = [None, *(number // 2 for number in range(1, size))]
    numbers = [[float(each) for each in row] for row in far]
    for text in (
        dendrogram(kin, every, CALLED),
        descent(parents, every, CALLED),
        heat(list(leaves(kin)), numbers, every, CALLED),
    ):
        svg = fromstring(text)  # noqa: S314 it is our own
        labels = svg.findall(f"{SVG}a")
        rows = [float(label_of(each).attrib["y"]) for each in labels]
        assert len(labels) == size
        assert sorted(rows) == sorted(set(rows))
        assert min(two - one for one, two in zip(sorted(rows), sorted(rows)[1:], strict=False)) >= ROW
        assert all(len(label_of(each).text or "") <= LETTERS for each in labels)
        assert {each.attrib["href"] for each in labels} == {each.link for each in every}
        assert {title.text for each in labels for title in each.findall(f"{SVG}title")} == {e.title for e in every}
        assert (svg.findtext(f"{SVG}title"), svg.findtext(f"{SVG}desc")) == CALLED
        assert float(svg.attrib["width"]) >= LABEL


def label_of(link: Element) -> Element:
    """The text of a link."""
    (text,) = link.findall(f"{SVG}text")
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_lead_to_pages(language: str) -> None:
    """Every variant stands in the pictures and is led to; the rules are told chapter by chapter."""
    shelf = Shelf()
    html = kinship.page(shelf, language).html
    links = re.findall(r'href="([^"]+)"', html)

    assert {f"../variants/{name}{SUFFIX}" for name in shelf.names} == set(links)
    if language == "en":
        told = {page.path: page.html for page in rules.pages(shelf, language)}
        assert 'id="r8.4"' in told["comparisons/rules-claims"]
        assert [path for path, page in told.items() if "misere-court" in page] == ["comparisons/rules-claims"]
        assert 'href="../options/index.html#misere-court"' in told["comparisons/rules-claims"]
        assert 'id="r5.1"' in told["comparisons/rules-call"]
    for region in regions.regions([shelf]):
        assert "<h2>" in regions.page([shelf], region, language).html
