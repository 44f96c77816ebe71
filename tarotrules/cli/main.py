"""``tarotrules COMMAND …``: finds the command and loads only that one."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final

from tarotrules.languages import LANGUAGES

COMMANDS: Final = {
    "list": "the variants that are shipped, one a line",
    "check": "say what is wrong in files, all at once",
    "compile": "write the engine config of a variant as JSON",
    "explain": "say what a value is and where it comes from",
    "score": "work out what a deal is worth",
    "rulebook": "write the rulebook of a variant",
    "cheatsheet": "write a page to look things up at the table",
    "scoresheet": "write a form to print and to write the scores on",
    "changes": "say what differs from the variant it builds on",
    "compare": "say what differs between variants, rule by rule",
    "convert": "write a file in the other notation, or with another language's words",
    "site": "build the books and guides as a site, or show them on this machine",
}
FORMS: Final = {
    "check": ("text", "json", "sarif"),
    "compile": ("json", "schema"),
    "rulebook": ("md", "html", "txt", "pdf"),
    "cheatsheet": ("txt", "md", "html", "pdf"),
    "scoresheet": ("txt", "md", "html", "pdf"),
    "changes": ("txt", "md", "html", "pdf"),
    "compare": ("text", "md", "html", "pdf", "json"),
    "convert": ("tarot", "yaml"),
}
"""Output forms of each command, the usual one first; of the others: text and JSON."""
PAPERS: Final = ("a4", "a5", "letter")
ACTIONS: Final = ("build", "serve")


def parser() -> argparse.ArgumentParser:
    """The command line's grammar."""
    top = argparse.ArgumentParser(prog="tarotrules", description="House rules of French tarot, from one file.")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, does in COMMANDS.items():
        command = commands.add_parser(name, help=does, description=does[0].upper() + does[1:] + ".")
        _add_arguments(name, command)
    return top


def _add_arguments(name: str, command: argparse.ArgumentParser) -> None:
    forms = FORMS.get(name, ("text", "json"))
    command.set_defaults(forms=forms)
    if name == "site":
        _add_site_arguments(command)
        return
    if name == "check":
        command.add_argument("variants", nargs="+", metavar="FILE", help="a file, or the name of a shipped variant")
    elif name == "compare":
        command.add_argument("variants", nargs="*", metavar="VARIANT", help="two or more: names, paths, JSON")
        command.add_argument("--brief", action="store_true", help="leave out values and sources")
    elif name != "list":
        optional = "?" if name == "compile" else None
        command.add_argument("variant", nargs=optional, metavar="VARIANT", help="a name, a path, JSON, or - for input")
        if name != "convert":
            command.add_argument(
                "--with", dest="options", metavar="OPTION,…", action="append", default=[], help="take options as well"
            )
    if name == "explain":
        command.add_argument("path", nargs="?", default="", metavar="PATH", help="such as scoring.target")
    if name == "score":
        command.add_argument("deal", metavar="DEAL.json", help="the deal, or - for input")
    if name == "list":
        command.add_argument("--options", action="store_true", help="list the options instead")
    if name in {"compile", "explain", "score", "cheatsheet", "scoresheet"}:
        command.add_argument("--players", type=int, metavar="N", help="for so many players")
    if name == "convert":
        command.add_argument("--to-language", choices=LANGUAGES, metavar="LANG", help="whose words to use")
    if "pdf" in forms:
        command.add_argument("--paper", choices=PAPERS, default=PAPERS[0], metavar="PAPER", help="for PDF: %(choices)s")
    command.add_argument("--format", choices=forms, metavar="FORMAT")
    command.add_argument("--lang", choices=LANGUAGES, metavar="LANG", help="language to answer in: %(choices)s")
    command.add_argument("-o", dest="out", metavar="FILE", help="write to a file")


def _add_site_arguments(command: argparse.ArgumentParser) -> None:
    command.set_defaults(lang=None)
    command.add_argument("action", choices=ACTIONS, metavar="ACTION", help="into a folder, or on this machine")
    command.add_argument("--lang", dest="languages", nargs="+", choices=LANGUAGES, metavar="LANG", help="only these")
    command.add_argument("--url", default="", metavar="URL", help="where it will be found, for search engines")
    command.add_argument("--port", type=int, default=8000, metavar="N", help="where serve listens, usually 8000")
    command.add_argument("-o", dest="out", default="site", metavar="FOLDER", help="where to build it, usually site")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0 (fine), 1 (problems in the files) or 2 (misuse)."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
    asked = parser().parse_args(arguments)
    from tarotrules.cli.asked import Unfit, Unusable, language
    from tarotrules.cli.report import MISUSE, complain
    from tarotrules.source.problems import CANNOT_WRITE

    command = importlib.import_module(f"tarotrules.cli.{asked.command}")
    try:
        code = int(command.run(asked))
        sys.stdout.flush()
    except Unfit as unfit:
        complain([unfit.problem], {}, language(asked))
        return MISUSE
    except Unusable as unusable:
        return complain(unusable.problems, unusable.languages, language(asked))
    except BrokenPipeError:
        # The reader of a pipe has gone; what it did not want is not an error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return complain([CANNOT_WRITE.at(None, name="-", reason=error.strerror or "")], {}, language(asked))
    return code


if __name__ == "__main__":
    sys.exit(main())
