"""``simulate``: many deals played by programs, and how often what happens."""

import json

from tarotrules.cli.asked import form, language, variant
from tarotrules.cli.declared import DEALS, JOBS, OPTIONS, PAPER, SEATS, SEED, STATE, VARIANT, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer, answer_book

COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, DEALS, SEATS, SEED, JOBS, STATE, PAPER),
    forms=("text", "md", "html", "pdf", "json"),
    examples=("fft --deals 1000", "$house.tarot --players 5,club,random --seed 7"),
)


def run(asked: Asked) -> int:
    """Write what the deals came to."""
    from tarotrules.cli.simulating import simulated
    from tarotrules.games.registry import family

    shape, found = form(asked), variant(asked)
    game, result = family(found.game), simulated([found], asked.deals, asked)
    if shape == "json":
        return answer(json.dumps(game.simulated_json(result), ensure_ascii=False), asked)
    return answer_book(game.simulated(result, language(asked)), asked)
