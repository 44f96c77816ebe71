"""How the club plays the shipped variants: the tables of `docs/players.md`, as Markdown.

python -m tests.club_figures --deals 2000 --seed 1
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from tarotrules import library, pipeline
from tarotrules.analysis.simulate import Asked, Done, simulate
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.sampling.intervals import Estimate, mean, share
from tarotrules.sampling.question import Question
from tarotrules.sampling.sums import Sums, number
from tarotrules.workers import Workers, usual


def sums_of(variant: Variant, players: int, kinds: tuple[str, ...], asked: argparse.Namespace, at: Workers) -> Sums:
    """What becomes of the deals."""
    question = Question((variant.rulesets[players],), kinds, asked.seed)
    chunk = family(variant.game).simulation().chunk
    done = simulate(Asked(question, chunk), asked.deals, at, Done(0, {}), lambda _: None)
    found: Sums = done.sums["variants"]["0"]
    return found


def percent(estimate: Estimate | None) -> str:
    """A share with its interval."""
    if estimate is None:
        return "–"
    value, low, high = (f"{100 * each:.1f}" for each in estimate)
    return f"{value} ({low} to {high})"


def points(values: Mapping[str, Any] | None) -> str:
    """A mean with its margin."""
    estimate = mean(values or {})
    if estimate is None:
        return "–"
    return f"{estimate.value:+.1f} ± {estimate.high - estimate.value:.1f}".replace("-", "\N{MINUS SIGN}")


def contracts(variant: Variant, sums: Sums) -> str:
    """Each contract: its share of the deals played, and how many of it were made."""
    played = float(number(sums, "endings", "played"))
    told = []
    for name in variant.main.auction.bid:
        results = sums.get("contracts", {}).get(name, {})
        deals = sum(results.values())
        if deals:
            told.append(f"{name} {100 * deals / played:.1f} ({100 * results.get('made', 0) / deals:.0f})")
    return ", ".join(told)


def rows(asked: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """A line of each table for each variant and number of players."""
    with Workers(usual()) as at:
        for name in library.shipped():
            variant = pipeline.load(name).variant
            for players in sorted(variant.rulesets if variant is not None else ()):
                assert variant is not None
                club = sums_of(variant, players, ("club",), asked, at)
                played, made = float(number(club, "endings", "played")), float(number(club, "measures", "made", "sum"))
                passed = share(float(number(club, "endings", "all_passed")), asked.deals)
                score = points(club.get("roles", {}).get("taker"))
                first = (name, players, percent(passed), contracts(variant, club), percent(share(made, played)), score)
                mixed = sums_of(variant, players, ("club", "random"), asked, at)["kinds"]
                second = (name, players, points(mixed["club"]), points(mixed["random"]))
                sys.stderr.write(f"{name} {players}\n")
                yield f"| {' | '.join(map(str, first))} |", f"| {' | '.join(map(str, second))} |"


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    found = list(rows(parser.parse_args()))
    heads = (
        ("variant", "players", "all passed, %", "contract: % of those played (made, %)", "made, %", "taker’s score"),
        ("variant", "players", "club", "random"),
    )
    for place, head in enumerate(heads):
        lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}", *(each[place] for each in found)]
        sys.stdout.write("\n".join(lines) + "\n\n")


if __name__ == "__main__":
    main()
