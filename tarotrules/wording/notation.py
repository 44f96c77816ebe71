"""The words of the notation that stand with the sentences that tell them.

The last lines of a sentence, ``    .word-cut_least = cut_least, cut_at_least``, are how the settings it tells are
written in files: attributes, as Fluent has it. They are read without reading Fluent, because a file that is checked
needs words and no sentence.
"""

from pathlib import Path
from typing import Final

WORD: Final = "word-"
"""Before the concept, in the name of such an attribute."""
_HEAD: Final = f"\n    .{WORD}"


def words_in(folder: Path) -> dict[str, str]:
    """The rows that sentences have for tables of words: concept -> its spellings, the canonical one first."""
    texts = (path.read_text("utf-8") for path in sorted(folder.glob("*.ftl")))
    lines = (rest.partition("\n")[0] for text in texts for rest in text.split(_HEAD)[1:])
    return dict(line.split(" = ") for line in lines)
