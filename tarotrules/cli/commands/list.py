"""``list``: the shipped variants or options, id first, and whose rules they are."""

import json
from collections.abc import Collection, Iterator

from tarotrules import documents, library
from tarotrules.cli.asked import form, language
from tarotrules.cli.declared import Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.games.registry import FAMILIES, USUAL, family

COMMAND = Command("rules", (Argument("shipped_options", "--options", "nothing"),), examples=("", "--options"))


def run(asked: Asked) -> int:
    """Print one a line, game by game: id, title, game if it is not the usual one, status and region."""
    shelf = library.shipped_options if asked.shipped_options else library.shipped
    listed, lang = {game: shelf(game) for game in FAMILIES}, language(asked)
    if form(asked) == "json":
        rows = [
            {"id": name, "title": title(name, lang), "game": game, **documents.about(name).dump()}
            for game, names in listed.items()
            for name in names
        ]
        return answer(json.dumps(rows, ensure_ascii=False), asked)
    return answer("\n".join(line for game, names in listed.items() for line in _lines(names, game, lang)), asked)


def _lines(names: Collection[str], game: str, lang: str) -> Iterator[str]:
    width = max(map(len, names), default=0)
    return (f"{name:<{width}}  {title(name, lang)}{whose(name, game, lang)}" for name in names)


def whose(name: str, game: str, lang: str) -> str:
    """Which game a shipped file is about if not the usual one, whose rules, and where they are played; in brackets."""
    from tarotrules.games.registry import catalogue

    about, said = documents.about(name), catalogue(lang)
    of = [family(game).catalogue(lang).say("game-title")] if game != USUAL else []
    status = [said.say("status-name", status=about.status)] if about.status is not None else []
    told = [*of, *status, *map(said.region, about.regions)]
    return f"  [{' · '.join(told)}]" if told else ""


def title(name: str, lang: str) -> str:
    """A shipped file's own title in a language, from its document alone."""
    document = documents.document(name)
    titles = documents.own_titles(document) if document is not None else {}
    return titles.get(lang) or titles.get("en") or name
