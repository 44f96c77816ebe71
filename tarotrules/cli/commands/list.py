"""``list``: the shipped variants or options, id first, and whose rules they are."""

import json

from tarotrules import documents, library
from tarotrules.cli.asked import form, language
from tarotrules.cli.declared import Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer

COMMAND = Command("rules", (Argument("shipped_options", "--options", "nothing"),), examples=("", "--options"))


def run(asked: Asked) -> int:
    """Print one a line: id, title, status and region."""
    names = library.options() if asked.shipped_options else library.variants()
    lang = language(asked)
    if form(asked) == "json":
        rows = [{"id": name, "title": title(name, lang), **documents.about(name).dump()} for name in names]
        return answer(json.dumps(rows, ensure_ascii=False), asked)
    width = max(map(len, names), default=0)
    return answer("\n".join(f"{name:<{width}}  {title(name, lang)}{whose(name, lang)}" for name in names), asked)


def whose(name: str, lang: str) -> str:
    """Whose rules a shipped file has, and where they are played, in brackets."""
    from tarotrules.games.registry import catalogue

    about, said = documents.about(name), catalogue(lang)
    status = [said.say("status-name", status=about.status)] if about.status is not None else []
    told = [*status, *map(said.region, about.regions)]
    return f"  [{' · '.join(told)}]" if told else ""


def title(name: str, lang: str) -> str:
    """A shipped file's own title in a language, from its document alone."""
    document = documents.document(name)
    titles = documents.own_titles(document) if document is not None else {}
    return titles.get(lang) or titles.get("en") or name
