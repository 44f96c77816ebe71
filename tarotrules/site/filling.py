"""A site written into an empty folder: what would be the same is taken over from the old one, all else is made."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tarotrules.book import to_pdf
from tarotrules.noticing import Ground
from tarotrules.site import notes, printing
from tarotrules.site.grounds import Grounds
from tarotrules.site.notes import Known, Leaf, Notes, Old, place
from tarotrules.site.page import Download, Page, Print
from tarotrules.site.printing import Prints
from tarotrules.site.rehearsal import Run
from tarotrules.site.sections import Made, make, sections, together
from tarotrules.site.sums import sum_of
from tarotrules.workers import Workers

if TYPE_CHECKING:
    from tarotrules.site.edition import Edition

LONG: Final = ("reference/problems", "comparisons", "house-rules", "reference/settings", "options", "index")
"""How the names of those sections begin that take longest, begun first."""
SEARCH: Final = "search/search_index.json"


class Job(NamedTuple):
    """What is asked for."""

    languages: Sequence[str]
    run: Run
    url: str
    """Where the site will be found; empty if nobody said."""
    studio: str | None
    """Where the studio was built, if the site has one."""
    processes: int


def fill(folder: Path, job: Job, old: Old) -> Notes:
    """Write the pages and files of all languages; what the next build may know of them."""
    parts = _Parts(job, old)
    with Workers(job.processes) as workers:
        parts.settle(workers)
    # What those remember who made the pages goes with them: whoever sets type needs much room.
    with Workers(job.processes) as workers:
        return _Filling(folder, parts).fill(workers)


class _Parts:
    """The sections of a site: those that are known from the old one, and those that are made."""

    def __init__(self, job: Job, old: Old) -> None:
        self.job, self.old = job, old
        self.all = sections()
        self.grounds = Grounds(old.notes.said)
        self._beside = {each: notes.folder_sum(each) for each in {one.beside for one in self.all.values()} if each}
        self.known: dict[str, Known] = {}
        self.made: dict[str, Made] = {}
        self._program = notes.program(job.run)

    def settle(self, workers: Workers) -> None:
        """Make what is not known; all, if the pages would stand in another menu than before."""
        self.known = {name: self.old.notes.sections[name] for name in self.all if self._holds(name)}
        self._make([name for name in self.all if name not in self.known], workers)
        if not all(map(self.framed, self.job.languages)):
            self._make([name for name in self.all if name not in self.made], workers)

    def leaves(self, language: str) -> list[Leaf]:
        """The pages of a language, in the order of the menu."""
        return [leaf for name in self.all for leaf in self.known[name].leaves[language]]

    def frame(self, language: str) -> str:
        """A sum of what stands around each of them."""
        pages = [leaf.page for leaf in self.leaves(language)]
        return notes.frame(self._program, language, self.job.languages, self._around, pages)

    @property
    def _around(self) -> str:
        """What else a menu depends on: where the site is, and whether it has a studio."""
        return f"{self.job.url} {self.job.studio is not None}"

    def framed(self, language: str) -> bool:
        """Whether that is what it was."""
        same = self.old.notes.frames.get(language) == self.frame(language)
        return same and self.old.has(f"{language}/{SEARCH}")

    def files(self) -> Iterator[tuple[str, Download | Print]]:
        """What was made beside pages, by its place in the site."""
        for made in self.made.values():
            for language, pieces in made.pieces.items():
                yield from ((f"{language}/{each.path}", each) for each in pieces if not isinstance(each, Page))

    def _holds(self, name: str) -> bool:
        known = self.old.notes.sections.get(name)
        return (
            known is not None
            and known.made_of == self._key(name, known.grounds)
            and all(map(self.old.has, _places(known)))
        )

    def _make(self, names: Sequence[str], workers: Workers) -> None:
        ordered = sorted(names, key=lambda name: LONG.index(together(name)) if together(name) in LONG else len(LONG))
        batches = [list(each) for _, each in groupby(ordered, key=together)]
        for made in workers.each([partial(make, each, self.job.languages, self.job.run) for each in batches]):
            for name, each in made.items():
                self.made[name] = each
                self.known[name] = _noted(each, self._key(name, each.grounds))

    def _key(self, name: str, grounds: Sequence[Ground]) -> str:
        """A sum of all that a section rests on."""
        said = [f"{each} {self.grounds.said(each).sum}" for each in grounds]
        beside = self.all[name].beside
        around = [self._beside[beside]] if beside is not None else []
        return sum_of(*(each.encode() for each in (self._program, name, *self.job.languages, *around, *said)))


def _noted(made: Made, key: str) -> Known:
    leaves, files = {}, {}
    for language, pieces in made.pieces.items():
        pages = [each for each in pieces if isinstance(each, Page)]
        leaves[language] = [Leaf(replace(each, html=""), notes.page_sum(each)) for each in pages]
        files[language] = [each.path for each in pieces if not isinstance(each, Page)]
    return Known(key, made.grounds, leaves, files)


def _places(known: Known) -> list[str]:
    """Where the pages and files of a section are in the site."""
    files = [f"{language}/{path}" for language, paths in known.files.items() for path in paths]
    return [*(place for place, _ in known.places), *files]


class _Filling:
    """A site on its way into its folder."""

    def __init__(self, folder: Path, parts: _Parts) -> None:
        self.folder, self.parts, self.old = folder, parts, parts.old

    def fill(self, workers: Workers) -> Notes:
        if self._untouched():
            self._take(self.old.notes.files)
            return self.old.notes
        prints = {place: each for place, each in self.parts.files() if isinstance(each, Print)}
        printed = printing.kept(prints, self.old)
        left = printing.batches({place: each for place, each in prints.items() if place not in printed})
        pages = [partial(_publish, each, self.folder / each.language) for each in map(self._edition, self._languages)]
        workers.each([*pages, *(partial(printing.typeset, each, self.folder) for each in left)])
        self._write(printed | {place: each.content for place, each in self.parts.files() if isinstance(each, Download)})
        self._take(self._kept)
        return self._notes(prints)

    @property
    def _languages(self) -> Sequence[str]:
        return self.parts.job.languages

    def _untouched(self) -> bool:
        """Whether the old site is what is asked for; with an address, a site says of which day it is."""
        return not self.parts.made and not self.parts.job.url and all(map(self.old.has, self.old.notes.files))

    @cached_property
    def _same(self) -> set[str]:
        """The places of the pages that come out as they are in the old site."""
        framed = [language for language in self._languages if self.parts.framed(language)]
        now = {place(language, leaf): leaf.sum for language in framed for leaf in self.parts.leaves(language)}
        old = self.old.notes.sums
        return {place for place, sum_ in now.items() if old.get(place) == sum_ and self.old.has(place)}

    @property
    def _kept(self) -> set[str]:
        """The places of all that is taken over, but for PDFs that are found by what they are made of."""
        sections = {name: each for name, each in self.parts.known.items() if name not in self.parts.made}
        return self._same | {place for each in sections.values() for place in _places(each)}

    def _edition(self, language: str) -> "Edition":
        from tarotrules.site.edition import Edition

        made = self.parts.made.values()
        fresh = {each.path: each for section in made for each in section.pieces[language] if isinstance(each, Page)}
        leaves = self.parts.leaves(language)
        kept = {leaf.page.path for leaf in leaves if place(language, leaf) in self._same}
        pages = [leaf.page if leaf.page.path in kept else fresh[leaf.page.path] for leaf in leaves]
        search = (self.old.folder / language / SEARCH).absolute()
        job = self.parts.job
        return Edition(language, self._languages, pages, job.url, job.studio is not None, kept, search)

    def _take(self, places: Iterable[str]) -> None:
        self._write({place: self.old.content(place) for place in places})

    def _write(self, files: Mapping[str, bytes]) -> None:
        for each, content in files.items():
            path = self.folder / each
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)

    def _notes(self, prints: Prints) -> Notes:
        paths = sorted(path for path in self.folder.rglob("*") if path.is_file())
        files = {path.relative_to(self.folder).as_posix(): sum_of(path.read_bytes()) for path in paths}
        frames = {language: self.parts.frame(language) for language in self._languages}
        known = {name: self.parts.known[name] for name in self.parts.all}
        old = {made_of: place for made_of, place in self.old.notes.prints.items() if place in self._kept}
        set_ = {to_pdf.made_of(each.data): place for place, each in sorted(prints.items())}
        said = {each: self.parts.grounds.said(each) for section in known.values() for each in section.grounds}
        return Notes(files, frames, known, said, old | set_)


def _publish(edition: "Edition", folder: Path) -> None:
    """Write the pages of a language where they belong."""
    from tarotrules.site.edition import publish

    publish(edition, folder)
