"""The page of kinship: which variant is made from which, who is close to whom, and how that is measured."""

from fractions import Fraction
from typing import Final

from tarotrules.comparing.distance import distance
from tarotrules.comparing.kinship import joined, leaves
from tarotrules.games.registry import family
from tarotrules.noticing import remembered
from tarotrules.site.figures import Leaf, dendrogram, descent, heat
from tarotrules.site.page import Page, link
from tarotrules.site.paper import filled
from tarotrules.site.shelf import Shelf
from tarotrules.site.variants import path_of
from tarotrules.site.words import words

PATH: Final = "comparisons/kinship"


def page(shelf: Shelf, language: str) -> Page:
    """All variants, as pictures."""
    say, variants = words(language).say, shelf.variants
    every = [Leaf(name, each.title(language), link(PATH, path_of(name))) for name, each in variants.items()]
    places = {name: place for place, name in enumerate(variants)}
    parents = [places.get(each.parent or "") for each in variants.values()]
    far = distances(tuple(variants))
    kin = joined(far)
    game = family()
    html = filled(
        "kinship.html",
        PATH,
        language,
        descent=descent(parents, every, (say("kinship-descent"), say("kinship-descent-told"))),
        kin=dendrogram(kin, every, (say("kinship-close"), say("kinship-close-told"))),
        heat=heat(
            list(leaves(kin)),
            [[float(each) for each in row] for row in far],
            every,
            (say("kinship-map"), say("kinship-map-told")),
        ),
        measure=game.catalogue(language).say("nearest-measure"),
        weights=game.weighed(language),
    )
    return Page(PATH, say("kinship-title"), html, "comparison", say("kinship-intro"))


@remembered(1)
def distances(names: tuple[str, ...]) -> list[list[Fraction]]:
    """How far each two of some shipped variants are from each other."""
    variants, weights = Shelf().variants, family().weights()
    every = [variants[name] for name in names]
    return [[distance(one.rulesets, other.rulesets, weights).whole for other in every] for one in every]
