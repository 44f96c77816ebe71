"""``list``: the shipped variants or options, id first."""

import json

from tarotrules import documents, library
from tarotrules.cli.asked import form, language
from tarotrules.cli.declared import Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer

COMMAND = Command("rules", (Argument("shipped_options", "--options", "nothing"),), examples=("", "--options"))


def run(asked: Asked) -> int:
    """Print one a line: id and title."""
    names = library.shipped_options() if asked.shipped_options else library.shipped()
    lang = language(asked)
    titles = {name: title(name, lang) for name in names}
    if form(asked) == "json":
        return answer(json.dumps([{"id": k, "title": v} for k, v in titles.items()], ensure_ascii=False), asked)
    width = max(map(len, titles), default=0)
    return answer("\n".join(f"{name:<{width}}  {title}" for name, title in titles.items()), asked)


def title(name: str, lang: str) -> str:
    """A shipped file's own title in a language, from its document alone."""
    document = documents.document(name)
    titles = documents.own_titles(document) if document is not None else {}
    return titles.get(lang) or titles.get("en") or name
