"""``play``: a person against bots, at a table in the terminal."""

import sys
from importlib.util import find_spec
from typing import Final

from tarotrules.cli.asked import Unusable, language, options, ruleset, variant
from tarotrules.cli.declared import LANG, OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.told import told, unusable
from tarotrules.source.problems import EXTRA_MISSING, NEEDS_TERMINAL

EXTRA: Final = "play"
COMMAND = Command(
    "table",
    (
        VARIANT,
        OPTIONS,
        PLAYERS,
        Argument("deals", "--deals", whole=True, least=1),
        Argument("seed", "--seed", whole=True, least=0),
        Argument("resume", "--resume"),
        LANG,
    ),
    forms=(),
    examples=("fft", "$house.tarot --players 5", "fft --resume fft-match.json"),
)


def run(asked: Asked) -> int:
    """Open the table, once it is sure that there is one."""
    from secrets import randbelow

    from tarotrules.books import shown
    from tarotrules.cli.helping import words
    from tarotrules.games.refused import Refused
    from tarotrules.games.registry import family
    from tarotrules.games.seated import Wanted

    saved = None if asked.resume is None else told(asked.resume)
    found, lang = variant(asked), language(asked)
    players = saved.get("players") if isinstance(saved, dict) and asked.players is None else asked.players
    rules = ruleset(found, players if type(players) is int else None)
    seed = randbelow(1_000_000) if asked.seed is None else asked.seed
    try:
        seated = family(found.game).sit(shown(found, lang), rules, Wanted(seed, asked.deals, saved))
    except Refused as refused:
        raise unusable(refused, found, asked) from None
    if find_spec("textual") is None:
        raise Unusable([EXTRA_MISSING.at(None, name=EXTRA, command=f"pip install 'tarotrules[{EXTRA}]'")], {})
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Unusable([NEEDS_TERMINAL.at(None)], {})
    from tarotrules.terminal.app import Keeping, TableApp

    TableApp(seated, words(lang), Keeping(asked.resume, found.id, opened(asked))).run()
    return 0


def opened(asked: Asked) -> list[str]:
    """The command that opens a table by the same rules in the same language."""
    taken = ",".join(options(asked))
    said = (("--with", taken), ("--lang", asked.lang))
    return ["tarotrules", "play", asked.variant, *(word for pair in said if pair[1] for word in pair)]
