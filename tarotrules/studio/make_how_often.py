"""Plays the same deals by each answer to the questions that a table is asked, and notes how often the scores differ.

``python -m tarotrules.studio.make_how_often`` takes some minutes, and is run when the questions have changed.
"""

import json
from typing import Final

from tarotrules.analysis.simulate import Asked, Done, simulate
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.sampling.question import Question as Study
from tarotrules.sampling.sums import number
from tarotrules.source.files import write_text
from tarotrules.studio.asking import answered_by
from tarotrules.studio.how_often import FILE, keys
from tarotrules.studio.questions import Question, questions
from tarotrules.studio.voices import base
from tarotrules.workers import Workers, usual

DEALS: Final = 1000
SEED: Final = 1


def main() -> None:
    """Write the file anew."""
    with Workers(usual()) as workers:
        answers = {each.about: _measured(each, workers) for each in questions()}
    text = json.dumps({"deals": DEALS, "answers": answers}, indent=1, sort_keys=True)
    if (problem := write_text(str(FILE), text + "\n")) is not None:
        raise OSError(problem)


def _measured(question: Question, workers: Workers) -> dict[str, int | None]:
    answers = enumerate(question.answers[1:], 1)
    return {keys(each)[0]: _different(answered_by(question.about, at), workers) for at, each in answers}


def _different(other: Variant, workers: Workers) -> int | None:
    """In how many deals the scores differ from those by the rules that one begins with."""
    simulation, own = family().simulation(), base()
    differing = (each for each in (own.players, *own.rulesets) if own.rulesets[each] != other.rulesets[each])
    players = next(differing, own.players)
    if not simulation.faithful(other.rulesets[players]):
        return None
    study = Study((own.rulesets[players], other.rulesets[players]), simulation.kinds[:1], SEED)
    done = simulate(Asked(study, simulation.chunk), DEALS, workers, Done(0, {}), lambda _: None)
    return int(number(done.sums, "pairs", "1", "different"))


if __name__ == "__main__":
    main()
