"""The page of the studio: it is made like every other page, and what runs on it has been built beforehand."""

import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Final

from tarotrules import books, documents
from tarotrules.book.typography import set_spaces
from tarotrules.games.registry import family
from tarotrules.languages import LANGUAGES
from tarotrules.site.page import Download
from tarotrules.site.paper import filled
from tarotrules.site.reference.concepts import GROUPS, group_of
from tarotrules.site.shelf import Shelf
from tarotrules.site.words import words
from tarotrules.studio import setting
from tarotrules.studio.asking import asked
from tarotrules.studio.searching import tongue
from tarotrules.studio.shelving import shelves
from tarotrules.studio.taking import BOOKS, FOR_PROGRAMS, KINDS
from tarotrules.syntax.folding import fold
from tarotrules.workers import Workers

FOLDER: Final = "studio"
"""Where the page is in the folder of a language, and what it runs in that of the site."""
PAGE: Final = f"{FOLDER}/index"
FIRST: Final = f"{FOLDER}/first.html"
VIEWS: Final = ("book", "score", "play", "options", "text", "changes", "compare", "sheet", "take")
MOST: Final = 64 * 1024
"""So long may a file be that somebody opens, in bytes."""
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "worker-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; frame-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)
"""What the page may load and run; nothing from elsewhere, and nothing that somebody's rules say."""
PREFIX: Final = "studio-"
LATER: Final = f"{FOLDER}/typesetter"
"""What nobody is sent before he asks for it."""
KEEPER: Final = "sw.js"
"""What keeps the studio on a device; the page asks for it at the root of the site."""
BUILD: Final = "build.txt"
"""The version of the scripts, for whoever makes the page; it is sent to nobody."""
FETCHED: Final = ("app.bin", "runtime/machine.bin", "runtime/library.bin")
"""What the worker fetches, and looks whether the page was made with it."""
RUN: Final = ("page.js", "page.css", "worker.js", *FETCHED, BUILD, KEEPER)
"""Some of the files that the page runs; where they are, the others are."""
COMMAND: Final = "make studio"
"""What makes them, in a checkout."""


def pieces(language: str, languages: Sequence[str], runs: Mapping[str, str]) -> Iterator[Download]:
    """The page in a language with what it runs, and the book that is read while the rest is loading."""
    shelf = Shelf()
    variants = [{"name": name, "title": each.title(language)} for name, each in shelf.variants.items()]
    editions = [(code, words(code).say("site-language")) for code in languages]
    colours = spelled()
    places = [{"path": ".".join(each.path), "label": each.label} for each in family().places(language)]
    data = {
        "language": language,
        "runs": runs,
        "most": MOST,
        "variants": variants,
        "places": places,
        "words": _words(language),
        "colours": colours,
        "questions": asked(language),
        "shelves": list(shelves(language)),
        "forms": dict(tongue(language)),
        "tongues": {code: words(code).say("site-language") for code in LANGUAGES},
    }
    html = filled(
        "studio.html",
        PAGE,
        language,
        lang=language,
        policy=POLICY,
        assets=f"../../{FOLDER}",
        views=VIEWS,
        kinds=KINDS,
        for_programs=FOR_PROGRAMS,
        set_kinds=BOOKS,
        papers=setting.PAPERS,
        folded=setting.FOLDED,
        variants=variants,
        editions=editions,
        tongues=[(code, words(code).say("site-language")) for code in LANGUAGES],
        data=json.dumps(data, ensure_ascii=False).replace("<", "\\u003c"),
    )
    yield Download(f"{PAGE}.html", html.encode())
    yield Download(FIRST, books.render(shelf.book(shelf.names[0], language), "html").encode())


def bring(built: Path, site: Path, languages: Sequence[str], processes: int = 1) -> None:
    """Put the page into each language of a site, and what it runs beside them."""
    shutil.copytree(built, site / FOLDER, ignore=shutil.ignore_patterns(KEEPER, BUILD))
    runs = versions(built)
    with Workers(processes) as workers:
        workers.each([partial(_bring_one, site, each, languages, runs) for each in languages])
    (site / KEEPER).write_text(keeper(site, languages) + (built / KEEPER).read_text("utf-8"), "utf-8")


def _bring_one(site: Path, language: str, languages: Sequence[str], runs: Mapping[str, str]) -> None:
    for each in pieces(language, languages, runs):
        (site / language / each.path).parent.mkdir(parents=True, exist_ok=True)
        (site / language / each.path).write_bytes(each.content)


def versions(built: Path) -> dict[str, str]:
    """Of what the page runs: the version of the scripts, and the sum of each file that they fetch."""
    return {"build": (built / BUILD).read_text("ascii"), **{each: _sum(built / each) for each in FETCHED}}


def keeper(site: Path, languages: Sequence[str]) -> str:
    """What a device keeps of a site to open the studio without a network: each file with its sum, and one of them all.

    It lies where all pages of the studio are beneath it, and answers for these files alone. What sets type is kept
    later, when somebody has asked for it.
    """
    files = [path for path in (site / FOLDER).rglob("*") if path.is_file() and path.suffix != ".txt"]
    files += [site / language / each for language in languages for each in (f"{PAGE}.html", FIRST)]
    sums = {each.relative_to(site).as_posix(): _sum(each) for each in sorted(files)}
    version = sha256(json.dumps(sums).encode()).hexdigest()
    later = {place: sums.pop(place) for place in list(sums) if place.startswith(f"{LATER}/")}
    return f"const KEPT = {json.dumps({'version': version[:16], 'files': sums, 'later': later})};\n"


def is_built(folder: Path) -> bool:
    """Whether what the page runs is in a folder."""
    return all((folder / name).is_file() for name in RUN)


@cache
def spelled() -> dict[str, dict[str, str]]:
    """What files may be written in, by language: all words of the same use, and how a number is written.

    A use is three places in :data:`GROUPS`: what the words are for first in a statement, later, and after a dot.
    English has the concepts themselves as well.
    """
    vocabulary = documents.vocabulary()
    found = {}
    for language in LANGUAGES:
        lexicon, uses = vocabulary.lexicon(language), dict[str, list[str]]()
        own = {fold(each): each for each in lexicon.canonical} if language == "en" else {}
        for word, concept in {**own, **lexicon.meaning}.items():
            uses.setdefault(_use(concept), []).append(word)
        found[language] = {use: " ".join(sorted(each)) for use, each in sorted(uses.items())}
        found[language]["decimal"] = lexicon.signs.get("decimal", ".")
    return found


def _sum(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def _use(concept: str) -> str:
    places = ((True, False), (False, False), (False, True))
    return "".join(str(GROUPS.index(group_of(concept, first=first, member=member))) for first, member in places)


def _words(language: str) -> dict[str, str]:
    """The sentences that the page says itself; what is put in later stands in braces."""
    said = words(language)
    names = [each for each in said.entries if each.startswith(PREFIX)]
    blank = {each: {name: f"{{{name}}}" for name in said.arguments(each)} for each in names}
    return {each: set_spaces(said.say(each, **blank[each]), language) for each in names}
