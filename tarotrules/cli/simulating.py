"""What commands that simulate share: who plays, how far it has come, and a line on the terminal that tells."""

import sys
from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from tarotrules.cli.asked import Unfit, ruleset
from tarotrules.cli.reading import Asked
from tarotrules.source import misuse
from tarotrules.source.diagnostics import Concepts
from tarotrules.source.files import write_text

if TYPE_CHECKING:
    from tarotrules.analysis.simulate import Done
    from tarotrules.games.variant import Variant
    from tarotrules.sampling.question import Question, Simulated

VERSION: Final = 1
"""Of the form of a note."""
INTERRUPTED: Final = 130
"""The exit code of a program that was interrupted."""
_SECONDS: Final = 2.0
"""So long nothing is noted."""
_WIDTH: Final = 30


def simulated(variants: "Sequence[Variant]", deals: int, asked: Asked) -> "Simulated":
    """The deals asked for, played under each of some variants of a game."""
    from tarotrules.analysis.simulate import Asked as Study
    from tarotrules.analysis.simulate import simulate
    from tarotrules.games.registry import family
    from tarotrules.sampling.question import Question, Simulated
    from tarotrules.workers import Workers, usual

    simulation = family(variants[0].game).simulation()
    players, kinds = _seated(asked, simulation.kinds)
    rulesets = tuple(ruleset(each, players or _common(variants)) for each in variants)
    question = Question(rulesets, kinds, asked.seed)
    note = _Note(variants, question, deals, asked.state)
    begun = note.read()
    try:
        with Workers(asked.jobs or usual()) as workers:
            done = simulate(Study(question, simulation.chunk), deals, workers, begun, note.noted)
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    finally:
        note.end()
    return Simulated(tuple(variants), rulesets[0].players, question, done.deals, done.sums)


def together(variants: "Sequence[Variant]", asked: Asked) -> "Sequence[Variant]":
    """Of more than two, those who have rules for as many players as are asked for, or as the most of them have."""
    from tarotrules.games.registry import family

    players, _ = _seated(asked, family(variants[0].game).simulation().kinds)
    if len(variants) <= 2:  # noqa: PLR2004 of two none is left out
        return variants
    having = {count: [each for each in variants if count in each.rulesets] for count in variants[0].rulesets}
    most = max(having.values(), key=len) if players is None else having.get(players, variants)
    return most if len(most) > 1 else variants


def _seated(asked: Asked, known: tuple[str, ...]) -> tuple[int | None, tuple[str, ...]]:
    """How many play, if it is said, and who; raises :class:`~.asked.Unfit`."""
    players, kinds = None, list[str]()
    for word in (each.strip() for each in ",".join(asked.seats).split(",")):
        if word.isdecimal():
            players = int(word)
        elif word in known:
            kinds.append(word)
        elif word:
            raise Unfit(misuse.NOT_POSSIBLE.at(None, word=word, option="--players", known=Concepts(known)))
    return players, tuple(kinds) or known[:1]


def _common(variants: "Sequence[Variant]") -> int:
    """How many play if nobody says: as the first is explained for, or another number that all of them have."""
    every = [each for each in variants[0].rulesets if all(each in one.rulesets for one in variants)]
    usual = variants[0].players
    return usual if usual in every or not every else every[0]


class _Note:
    """How far a simulation has come: in a file, to go on from there, and on the terminal, to see it."""

    def __init__(self, variants: "Sequence[Variant]", question: "Question", deals: int, name: str | None) -> None:
        self.variants, self.question, self.deals, self.name = variants, question, deals, name
        self.last, self.shown = monotonic(), sys.stderr.isatty()
        self.done: Done | None = None

    def read(self) -> "Done":
        """How far it had come before; raises :class:`~.asked.Unfit` for a note of something else."""
        from pathlib import Path

        from tarotrules.analysis.simulate import Done
        from tarotrules.cli.told import told
        from tarotrules.sampling.sums import sums_from_json

        if self.name is None or not Path(self.name).exists():
            return Done(0, {})
        data = told(self.name)
        try:
            done = Done(int(data["deals"]), sums_from_json(data["sums"]))
            about = data["question"]
        except (KeyError, TypeError, ValueError):
            raise self._unfit("unreadable") from None
        if about != self._about():
            raise self._unfit("other")
        if done.deals > self.deals:
            raise self._unfit("more", done.deals)
        return done

    def _unfit(self, what: str, deals: int = 0) -> Unfit:
        return Unfit(misuse.OTHER_STATE.at(None, what=what, name=str(self.name), deals=deals, option="--state"))

    def _about(self) -> dict[str, Any]:
        from tarotrules.compiled import variant_id

        return {
            "version": VERSION,
            "rules": [variant_id(each) for each in self.variants],
            "players": self.question.rulesets[0].players,
            "kinds": list(self.question.kinds),
            "seed": self.question.seed,
        }

    def noted(self, done: "Done") -> None:
        """Tell how far it has come."""
        self.done = done
        if self.shown:
            full = _WIDTH * done.deals // self.deals
            sys.stderr.write(f"\r[{'#' * full}{'.' * (_WIDTH - full)}] {done.deals}/{self.deals}")
            sys.stderr.flush()
        if monotonic() - self.last > _SECONDS:
            self._write()

    def end(self) -> None:
        """Note all that was done, and leave no trace on the terminal."""
        if self.shown:
            sys.stderr.write("\r" + " " * (_WIDTH + 2 * len(str(self.deals)) + 4) + "\r")
        self._write()

    def _write(self) -> None:
        import json

        from tarotrules.cli.asked import Unusable
        from tarotrules.sampling.sums import sums_json

        self.last = monotonic()
        done = self.done
        if self.name is None or done is None:
            return
        text = json.dumps({"question": self._about(), "deals": done.deals, "sums": sums_json(done.sums)})
        problem = write_text(self.name, text + "\n")
        if problem is not None:
            raise Unusable([problem], {})
