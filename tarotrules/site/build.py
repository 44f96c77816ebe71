"""The whole site: made beside its place, and moved there when it is finished."""

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tarotrules.site import comparisons, downloads, guides, options, reference, variants
from tarotrules.site.page import Download, Page
from tarotrules.site.paper import filled
from tarotrules.site.printing import Printing
from tarotrules.site.rehearsal import Run
from tarotrules.site.shelf import Shelf
from tarotrules.site.texts import Missing
from tarotrules.site.words import words
from tarotrules.source import problems
from tarotrules.source.diagnostics import Diagnostic

MARK: Final = ".tarotrules-site"
"""A file that says that a folder may be replaced: a site was written there. It notes what its PDFs were made of."""


def build(out: str, languages: Sequence[str], run: Run, *, url: str = "") -> Diagnostic | None:
    """Write the site into a folder, or say why not; an old site is replaced when the new one is finished."""
    place = Path(out)
    try:
        if place.exists() and not _replaceable(place):
            return problems.NOT_A_SITE.at(None, name=out)
        place.resolve().parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place.resolve().parent, prefix=f".{place.name}.") as beside:
            made = Path(beside, "new")
            made.mkdir()
            _fill(made, languages, run, url, _printing(place))
            _put(made, place.resolve(), Path(beside, "old"))
    except downloads.Unmade as unmade:
        return unmade.problem
    except Missing as missing:
        there = " ".join(each for each in languages if each != missing.path.parent.name) or "en"
        name = f"{missing.path.parent.name}/{missing.path.name}"
        return problems.TEXT_MISSING.at(None, name=name, command=f"tarotrules site build --lang {there}")
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in {"mkdocs", "material", "markdown", "pygments"}:
            raise
        return problems.EXTRA_MISSING.at(None, name="site", command="pip install 'tarotrules[site]'")
    except OSError as error:
        return problems.CANNOT_WRITE.at(None, name=out, reason=error.strerror or str(error))
    return None


def _replaceable(place: Path) -> bool:
    """Whether a folder is one of our sites, or empty."""
    return place.is_dir() and not place.is_symlink() and ((place / MARK).is_file() or not any(place.iterdir()))


def _put(made: Path, place: Path, old: Path) -> None:
    made.chmod(0o755)
    if place.exists():
        place.rename(old)
    made.rename(place)


def _printing(place: Path) -> Printing:
    mark = place / MARK
    return Printing(place, mark.read_text("utf-8") if mark.is_file() else "")


def _fill(folder: Path, languages: Sequence[str], run: Run, url: str, printing: Printing) -> None:
    from tarotrules.site.edition import Edition, publish

    shelf = Shelf(printing)
    taken: dict[str, bytes] = {}
    for language in languages:
        found = list(pages(shelf, language, run))
        texts = [each for each in found if isinstance(each, Page)]
        files = [each for each in found if isinstance(each, Download)]
        taken |= {f"{language}/{each.path}": each.content for each in files}
        publish(Edition(language, languages, texts, files, url), folder / language)
    (folder / "index.html").write_text(_chooser(languages), encoding="utf-8")
    (folder / MARK).write_text(printing.notes(taken), encoding="utf-8")


def pages(shelf: Shelf, language: str, run: Run) -> Iterator[Page | Download]:
    """All pages of a language, in the order of the menu, and the files they offer."""
    yield from guides.pages(language, run)
    yield variants.index(shelf, language)
    for name in shelf.variants:
        offers = list(downloads.offers(shelf, name, language))
        yield variants.page(shelf, name, language, offers)
        yield from (each.download for each in offers)
    yield options.index(shelf, language)
    yield from comparisons.pages(shelf, language)
    yield from reference.pages(language)


def _chooser(languages: Sequence[str]) -> str:
    editions = [(code, words(code).say("site-language"), words(code).say("site-motto")) for code in languages]
    style = (Path(__file__).parent / "templates" / "chooser.css").read_text("utf-8")
    return filled("chooser.html", "index", languages[0], editions=editions, style=style)
