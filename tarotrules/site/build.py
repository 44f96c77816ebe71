"""The whole site: made beside its place, and moved there when it is finished."""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tarotrules.site import guides, notes, workbench
from tarotrules.site.filling import Job, fill
from tarotrules.site.notes import Old
from tarotrules.site.paper import filled
from tarotrules.site.printing import Unmade
from tarotrules.site.rehearsal import Run
from tarotrules.site.texts import Missing
from tarotrules.site.words import words
from tarotrules.source import problems
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.failures import failure
from tarotrules.workers import usual

MARK: Final = ".tarotrules-site"
"""A file that says that a folder may be replaced: a site was written there. It has the site's notes."""


def build(  # noqa: PLR0913 what may be asked for is asked by name
    out: str,
    languages: Sequence[str],
    run: Run,
    *,
    url: str = "",
    studio: str | None = None,
    processes: int | None = None,
) -> Diagnostic | None:
    """Write the site into a folder, or say why not; an old site is replaced when the new one is finished.

    ``studio`` is the folder in which the studio was built; without it the site has none.
    """
    place = Path(out)
    try:
        if studio is not None and not workbench.is_built(Path(studio)):
            return problems.NO_STUDIO.at(None, name=studio, command=workbench.COMMAND)
        if place.exists() and not _replaceable(place):
            return problems.NOT_A_SITE.at(None, name=out)
        place.resolve().parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place.resolve().parent, prefix=f".{place.name}.") as beside:
            made = Path(beside, "new")
            made.mkdir()
            _fill(made, Job(languages, run, url, studio, processes or usual()), _old(place))
            _put(made, place.resolve(), Path(beside, "old"))
    except Unmade as unmade:
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
        return failure(problems.CANNOT_WRITE, out, error)
    return None


def _replaceable(place: Path) -> bool:
    """Whether a folder is one of our sites, or empty."""
    return place.is_dir() and not place.is_symlink() and ((place / MARK).is_file() or not any(place.iterdir()))


def _put(made: Path, place: Path, old: Path) -> None:
    made.chmod(0o755)
    if place.exists():
        place.rename(old)
    made.rename(place)


def _old(place: Path) -> Old:
    mark = place / MARK
    return Old(place, mark.read_text("utf-8") if mark.is_file() else "")


def _fill(folder: Path, job: Job, old: Old) -> None:
    import tarotrules.site.edition  # noqa: F401 better missed now than when all pages are made

    guides.written(job.languages)
    noted = fill(folder, job, old)
    if job.studio is not None:
        workbench.bring(Path(job.studio), folder, job.languages, job.processes)
    (folder / "index.html").write_text(_chooser(job.languages), encoding="utf-8")
    (folder / MARK).write_text(notes.written(noted), encoding="utf-8")


def _chooser(languages: Sequence[str]) -> str:
    editions = [(code, words(code).say("site-language"), words(code).say("site-motto")) for code in languages]
    style = (Path(__file__).parent / "templates" / "chooser.css").read_text("utf-8")
    return filled("chooser.html", "index", languages[0], editions=editions, style=style)
