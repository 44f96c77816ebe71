"""What several commands ask for in the same way: a variant, a language, a form."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tarotrules import pipeline
from tarotrules.cli.main import LANGUAGES
from tarotrules.reports import reader_language
from tarotrules.source import problems
from tarotrules.source.diagnostics import Diagnostic

if TYPE_CHECKING:
    from tarotrules.games.tarot.ruleset.ruleset import Ruleset
    from tarotrules.games.tarot.variant import Variant


def language(asked: argparse.Namespace) -> str:
    """The language to answer in."""
    return reader_language(asked.lang, LANGUAGES)


def loaded(asked: argparse.Namespace) -> pipeline.Loaded:
    """The variant asked for, with the options taken."""
    options = tuple(name.strip() for name in asked.options.split(",") if name.strip())
    return pipeline.load(asked.variant, options)


def form(asked: argparse.Namespace, default: str) -> str:
    """The form asked for, else what the file's suffix says, else the usual one."""
    suffixes = {".md": "md", ".html": "html", ".htm": "html", ".txt": "txt", ".json": "json", ".sarif": "sarif",
                ".yaml": "yaml", ".yml": "yaml", ".tarot": "tarot"}  # fmt: skip
    if asked.format is not None:
        return str(asked.format)
    return suffixes.get(Path(asked.out).suffix, default) if asked.out else default


def ruleset(variant: "Variant", players: int | None) -> "Ruleset | Diagnostic":
    """The rules for so many players (the main game's, if nobody says)."""
    if players is None:
        return variant.main
    if players not in variant.rulesets:
        known = ", ".join(map(str, variant.rulesets))
        return problems.NO_SUCH_PLAYERS.at(None, players=players, known=known, name=variant.id)
    return variant.rulesets[players]
