"""The sentence of the house, executable.

A source is parsed into a document, documents are resolved into a draft, a draft is checked into a
variant; a variant is played, told, compared and studied.

Everything heavy is imported where it is used: starting up fast is a feature.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tarotrules import library
from tarotrules.documents import Read, Reader, vocabulary
from tarotrules.noticing import Ground, notice, noticing
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.node import Node
from tarotrules.source.text import Source
from tarotrules.tongues import Tongues

if TYPE_CHECKING:
    from tarotrules.games.variant import Variant

REMEMBERED: Final = 256
"""Shipped variants kept, with and without options, and options; more than are shipped."""


class Loaded(Node):
    """What became of a file: the variant, if it can be used, and every problem found."""

    variant: "Variant | None"
    problems: tuple[Diagnostic, ...]
    tongues: Tongues
    """How each file is written, by its name."""


def load(name: str, options: tuple[str, ...] = ()) -> Loaded:
    """The variant of a name, a path or ``-``, with further options taken by a caller."""
    if library.find(name, None) is None:
        return _load(name, options)
    loaded = _load_shipped(name, options)
    notice([Ground("variant", name, options)])
    return loaded


@lru_cache(REMEMBERED)
def _load_shipped(name: str, options: tuple[str, ...]) -> Loaded:
    """A shipped variant, or an option by itself; nearly every other builds on one."""
    with noticing(apart=True):
        return _load(name, options)


def _load(name: str, options: tuple[str, ...]) -> Loaded:
    if name.endswith(".json"):
        from tarotrules import compiled

        return Loaded(*compiled.read(name, options), {})
    reader = Reader()
    return _settled(reader, reader.asked(name, options))


def load_text(text: str) -> Loaded:
    """The variant that a text says, which lies in no folder: it builds on shipped files alone."""
    reader = Reader()
    return _settled(reader, reader.given(Source("", text)))


def _settled(reader: Reader, read: Read) -> Loaded:
    from tarotrules.draft.resolve import resolve

    document, found, _ = read
    if document is None:
        return Loaded(None, found, reader.tongues)
    family = reader.family(document)
    if isinstance(family, Diagnostic):
        return Loaded(None, (*found, family), reader.tongues)
    draft, trouble = resolve(document, family.ruleset(), reader.said, library.everything)
    variant, more = family.judge(draft, [*found, *trouble])
    if variant is not None and reader.folder is not None:
        variant = variant._replace(home=str(reader.folder))
    if not (found or trouble or more):
        return Loaded(variant, (), reader.tongues)
    from tarotrules.draft.causes import led_back

    told = led_back(draft, (*found, *trouble), more, vocabulary(reader.game))
    return Loaded(variant, tuple(told), reader.tongues)
