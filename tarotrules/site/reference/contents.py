"""All pages of the reference, in the order they are read."""

from collections.abc import Iterator

from tarotrules.site.page import Page


def pages(language: str) -> Iterator[Page]:
    """The reference in one language."""
    from tarotrules.site.reference import developers, grammar, keywords, problems, python, settings

    for each in (grammar, settings, keywords, problems, python, developers):
        yield from each.pages(language)
