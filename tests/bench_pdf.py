"""How long a printed book takes, beside the typesetter alone on the same data, in the same run.

Every shipped variant in every language. Each way runs in a process of its own, because a typesetter
that has seen a page remembers it; the two take turns. Not a test: machines are noisy.
"""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROUNDS: Final = 3


def shipped_books() -> list[tuple[str, str]]:
    """Every shipped variant in every language."""
    from tarotrules.languages import LANGUAGES
    from tarotrules.library import shipped

    return [(variant, language) for variant in shipped() for language in LANGUAGES]


def prepare(folder: Path) -> None:
    """The data of each book, as the typesetter gets it."""
    from tarotrules import books, pipeline
    from tarotrules.book.to_typst import to_typst

    for variant, language in shipped_books():
        rules = pipeline.load(variant).variant
        assert rules is not None
        (folder / f"{variant}-{language}.json").write_bytes(to_typst(books.book(rules, language), "a4"))


def whole() -> list[float]:
    """Seconds for each book from its file to its PDF."""
    from tarotrules import books, pipeline

    times = []
    for variant, language in shipped_books():
        start = time.perf_counter()
        rules = pipeline.load(variant).variant
        assert rules is not None
        assert isinstance(books.pdf(books.book(rules, language), "a4"), bytes)
        times.append(time.perf_counter() - start)
    return times


def alone(folder: Path) -> list[float]:
    """Seconds for each book in the typesetter."""
    from tarotrules.book.to_pdf import Typeset, typeset

    times = []
    for variant, language in shipped_books():
        data = (folder / f"{variant}-{language}.json").read_bytes()
        start = time.perf_counter()
        assert isinstance(typeset(data), Typeset)
        times.append(time.perf_counter() - start)
    return times


def child(way: str, folder: Path) -> list[float]:
    """The times of one way, in a process of its own."""
    command = [sys.executable, __file__, way, str(folder)]
    return [float(each) for each in json.loads(subprocess.run(command, check=True, capture_output=True).stdout)]


def main() -> None:
    """Print the medians and their ratio."""
    if len(sys.argv) > 1:
        folder = Path(sys.argv[2])
        sys.stdout.write(json.dumps(whole() if sys.argv[1] == "whole" else alone(folder)))
        return
    with tempfile.TemporaryDirectory() as name:
        prepare(Path(name))
        runs = [(child("whole", Path(name)), child("alone", Path(name))) for _ in range(ROUNDS)]
    ours, theirs = ([statistics.median(times) for times in zip(*way, strict=True)] for way in zip(*runs, strict=True))
    ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    sys.stdout.write(
        f"{len(ours)} books: {statistics.median(ours) * 1000:.0f} ms a book, "
        f"typesetter alone {statistics.median(theirs) * 1000:.0f} ms, "
        f"ratio {statistics.median(ratios):.2f} (from {min(ratios):.2f} to {max(ratios):.2f})\n"
    )


if __name__ == "__main__":
    main()
