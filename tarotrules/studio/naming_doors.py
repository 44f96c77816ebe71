"""What a page asks to name things, to put them in their order and to say where rules come from."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tarotrules import books
from tarotrules.draft.head import STATUSES
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.settings.walk import SettingPath, values
from tarotrules.studio import citing, naming, ordering
from tarotrules.studio.edits import Change, applied
from tarotrules.studio.file import File, file_of
from tarotrules.studio.loading import called_alike, loaded, worse
from tarotrules.studio.looking import everything
from tarotrules.studio.naming import Text
from tarotrules.studio.units import changed

Answer = dict[str, Any]


def names(text: str, language: str, settings: str) -> Answer:
    """What a rule is about that has a name: what it is called in each language, and whether it can be moved."""
    variant, file = loaded(text).variant, file_of(text)
    if variant is None or file is None:
        return {"entries": None}
    told = [_path(each) for each in settings.split()]
    return {"entries": [_entry(variant, file, each, language) for each in _named(text, variant, told)]}


def about(text: str, language: str) -> Answer:
    """What rules say of themselves: titles and notes, what they follow, whose they are, who plays so, where, when."""
    variant, file = loaded(text).variant, file_of(text)
    if variant is None or file is None:
        return {"titles": None}
    words = family(variant.game).catalogue(language)
    return {
        "titles": _texts(variant, file, (), "title"),
        "notes": _texts(variant, file, (), "note"),
        "sources": list(file.layer.sources),
        "people": _texts(variant, file, (), "played_by"),
        "period": _texts(variant, file, (), "period"),
        "status": file.layer.status or "",
        "statuses": {each: words.say("status-name", status=each) for each in STATUSES},
        "region": ", ".join(file.layer.regions),
    }


def called(text: str, language: str, path: str, word: str, tongue: str, words: str, *, force: bool = False) -> Answer:  # noqa: PLR0913, PLR0917 each is asked for by name
    """The change by which a title or a note is another one in a language; ``tongue``: that language.

    Unless it is done with ``force``, a title that something else has already is told before.
    """
    wanted = Text(_path(path), word, tongue)
    asks = None if force else called_alike
    return _answered(text, language, lambda file: naming.called(file, wanted, words), asks)


def cited(text: str, language: str, path: str, players: Sequence[int], words: str) -> Answer:
    """The change by which a value of one's own says where it comes from."""
    from tarotrules.studio.form import guarded

    def change(file: File) -> Change | None:
        variant = loaded(text).variant
        if variant is None:
            return None
        return citing.cited(file, guarded(variant, file, _path(path), tuple(players)), words)

    return _answered(text, language, change)


def sourced(text: str, language: str, words: str, place: int) -> Answer:
    """The change by which rules say what they follow as a whole: one of their sources, or one more."""
    return _answered(text, language, lambda file: citing.sourced(file, words, place))


def ranked(text: str, language: str, word: str, names: str) -> Answer:
    """The change by which rules say whose they are, or in which regions they are played; ``word``: which of both."""
    return _answered(text, language, lambda file: citing.ranked(file, word, names))


def moved(text: str, language: str, path: str, by: int) -> Answer:
    """The change by which something stands one place later, or earlier; or why it cannot."""
    found = _answered(text, language, lambda file: ordering.moved(file, _path(path), by))
    file = file_of(text)
    rash = ordering.rash(file, _path(path), by) if found["why"] is not None and file is not None else None
    return found if rash is None else {**found, "problems": worse(text, applied(text, [rash]), language)}


def _path(written: str) -> SettingPath:
    return tuple(filter(None, written.split(".")))


def _answered(
    text: str, language: str, change: Callable[[File], Change | None], asks: Callable[..., list[str]] | None = None
) -> Answer:
    """A change as a page makes it, or that there is none that does only that; or what it ``asks`` about before."""
    file = file_of(text)
    found = change(file) if file is not None else None
    if found is None:
        return {"changes": [], "why": "impossible", "problems": []}
    after = applied(text, [found])
    wrong = worse(text, after, language)
    if wrong:
        return {"changes": [], "why": "impossible", "problems": wrong}
    alike = asks(text, after, language) if asks is not None else []
    if alike:
        return {"changes": [], "why": "clash", "problems": alike}
    return {**changed(text, [found]), "why": None, "problems": []}


def _named(text: str, variant: Variant, told: Sequence[SettingPath]) -> list[SettingPath]:
    """Everything with a name that some settings belong to, in the order of the chapters."""
    rulesets = variant.rulesets.values()
    every = dict.fromkeys(path for rules in rulesets for path, _, _ in values(rules))
    about = [path for path in every if any(path[: len(each)] == each for each in told)]
    there = everything(text)
    inside = dict.fromkeys(path[:size] for path in about for size in range(1, len(path)))
    return [path for path in dict.fromkeys(_in_order(variant)) if path in inside and path in there]


def _in_order(variant: Variant) -> Iterator[SettingPath]:
    """What stands in the rules, as it stands there, whatever number of players it is for."""
    for rules in variant.rulesets.values():
        for path, _, _ in values(rules):
            yield from (path[:size] for size in range(1, len(path)))


def _entry(variant: Variant, file: File, path: SettingPath, language: str) -> Answer:
    from tarotrules.studio.form import named

    return {
        **named(variant, path, language),
        "titles": _texts(variant, file, path, "title"),
        "moves": _moves(file, path) if ordering.is_ranked(file, path) else [],
    }


def _moves(file: File, path: SettingPath) -> list[int]:
    """Whether it can stand earlier, and later."""
    rows = [names for names in ordering.order(file.text, path[:-1]).values() if path[-1] in names]
    return [by for by, end in ((-1, 0), (1, -1)) if any(names[end] != path[-1] for names in rows)]


def _texts(variant: Variant, file: File, path: SettingPath, word: str) -> list[Answer]:
    """What is said in each language: by the file itself, and by what it builds on."""
    parent = books.parent_of(variant, tuple(variant.options)) if path else None
    held = parent.titles.get(path, {}) if parent is not None else {}
    own = {language: naming.text_of(file, Text(path, word, language)) for language in LANGUAGES}
    return [{"language": each, "own": own[each], "else": held.get(each, "")} for each in LANGUAGES]
