"""What a change does not go together with: in words, and at which rules; and what ticking an option would change."""

from collections.abc import Iterator, Sequence
from typing import Any

from tarotrules import books, documents, library
from tarotrules.games.registry import family
from tarotrules.settings.kinds import Kind
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.studio.file import File, file_of
from tarotrules.studio.form import widget
from tarotrules.studio.known import layer
from tarotrules.studio.loading import loaded, told_worse
from tarotrules.studio.telling import said_at, told
from tarotrules.studio.ticking import ticked
from tarotrules.wording.titles import choose_title

Answer = dict[str, Any]


def clash(text: str, after: str, language: str) -> Answer | None:
    """What is wrong with a text that was not wrong before, and the settings it is about; nothing, if nothing is."""
    found = told_worse(text, after, language)
    return {"problems": list(found), "settings": settings(after, list(found.values()))} if found else None


def is_unfit(text: str, after: str, path: SettingPath, kind: Kind) -> bool:
    """Whether a value that was written is wrong by itself: then there is nothing that it might go together with."""
    found = told_worse(text, after, "en") if widget(kind)["kind"] == "text" else {}
    return any(_is_about(each, path, file_of(after)) for each in found.values())


def _is_about(problem: Diagnostic, path: SettingPath, file: File | None) -> bool:
    """Whether a problem is nowhere but in what a file says of one setting."""
    return all(not each.span.source.name and said_at(each.span, file) == path for each in problem.labels)


def about_rules(text: str, language: str) -> list[Answer]:
    """Every problem of a text as the page tells it, the settings it is about, and the options one may do without."""
    found = loaded(text)
    presented = told(found, file_of(text), language) if found.problems else []
    return [
        {
            "told": " ".join(filter(None, (each.message, each.help))),
            "settings": settings(text, [problem]),
            "options": [_named(option, language) for option in options_of(problem)],
        }
        for problem, each in zip(found.problems, presented, strict=True)
    ]


def settings(text: str, problems: Sequence[Diagnostic]) -> list[str]:
    """The settings that problems are about, wherever they are said; of two options, what both say."""
    file = file_of(text)
    found = (said_at(label.span, file) for each in problems for label in each.labels)
    both = (path for each in problems for path in said_by_both(options_of(each)))
    return list(dict.fromkeys(".".join(path) for path in (*found, *both) if path))


def options_of(problem: Diagnostic) -> Sequence[str]:
    """The two shipped options that do not go together, if that is the problem."""
    match problem.arguments:
        case {"one": str(one), "two": str(two)} if {one, two} <= set(library.options()):
            return one, two
    return ()


def said_by_both(options: Sequence[str]) -> Iterator[SettingPath]:
    """What two options both say; all that they say, if that is nothing."""
    said = [dict.fromkeys(each.path for each in layer(option).said if each.act != "declare") for option in options]
    if said:
        one, two = said
        yield from [path for path in one if path in two] or (*one, *two)


def option_clash(text: str, language: str, id: str) -> Answer:
    """What an option does not go together with that is not taken yet, and the options it may be taken instead of."""
    after = ticked(text, id, taken=True)
    others = (other for problem in told_worse(text, after, language).values() for other in options_of(problem))
    instead = [_named(other, language) for other in dict.fromkeys(others) if other not in {id, *documents.needs(id)}]
    return {**(clash(text, after, language) or {"problems": [], "settings": []}), "instead": instead}


def _named(option: str, language: str) -> Answer:
    document = documents.document(option)
    titles = documents.own_titles(document) if document is not None else {}
    return {"id": option, "title": choose_title(titles, language, option)}


def option_effect(text: str, language: str, id: str, *, taken: bool) -> Answer:
    """The rules that read otherwise once an option is ticked, or no longer is, as a page; nothing with errors in it."""
    before, after = loaded(text).variant, loaded(ticked(text, id, taken=taken)).variant
    if before is None or after is None:
        return {"html": None}
    differing = family(after.game).changes(books.shown(after, language)._replace(parent=before), {})
    return {"html": books.render(differing, "html")}
