"""The signs of a sentence turned into marks, before anything is put into it."""

from tarotrules.wording.patterns import Element, Pattern, Select
from tarotrules.wording.phrase import Signs


def marked(pattern: Pattern) -> Pattern:
    """A pattern whose own words have marks for signs; what opens in a pattern closes in it."""
    signs = Signs()
    done = tuple(_marked(element, signs) for element in pattern)
    signs.finish()
    return done


def _marked(element: Element, signs: Signs) -> Element:
    match element:
        case str():
            return signs.replace(element)
        case Select(selector, variants):
            return Select(selector, tuple(each._replace(pattern=marked(each.pattern)) for each in variants))
    return element
