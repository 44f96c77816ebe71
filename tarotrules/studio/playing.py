"""A deal against programs: what the page shows of it, what is done there, and why something may not be.

A game is a seed, what the others are called (``names``, which may be missing), and what the person has done so far,
``{"players", "seed", "names", "moves": [move, …]}``: the page keeps no more, and everything else is played again. A
move is ``{"choose": number}``, ``{"play": card}``, ``{"lay": [card, …]}``, ``"on"`` for a deal that programs play to
its end, or ``"next"`` for the deal after it.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from tarotrules import books, compiled
from tarotrules.games.family import Shown
from tarotrules.games.refused import Refused
from tarotrules.games.registry import family
from tarotrules.games.seated import Forbidden, NoSuch, Seated, Wanted
from tarotrules.reports import told
from tarotrules.studio.loading import REMEMBERED, loaded
from tarotrules.studio.nodes import as_data

Answer = dict[str, Any]
MOST: Final = 10_000
"""So many moves are made again; who plays so long begins anew."""
LONGEST: Final = 40
"""So long may a name be."""


class NotAGame(ValueError):  # noqa: N818 it is what the page kept that is none
    """What is told as a game is of no such form."""


class Table:
    """A person's seat, and the moves that were made there."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.moves: list[Any] = []

    def make(self, move: Any) -> Forbidden | None:
        """Make a move; raises :class:`~tarotrules.games.seated.NoSuch` for one that nobody could make."""
        refused = self._made(move)
        if refused is None:
            self.moves.append(move)
        return refused

    def make_all(self, moves: Sequence[Any]) -> Forbidden | None:
        """Make moves until one cannot be made, and say why that may not be, if there is such a move."""
        for move in moves:
            try:
                refused = self.make(move)
            except NoSuch:
                return None
            if refused is not None:
                return refused
        return None

    def _made(self, move: Any) -> Forbidden | None:
        seated = self.seated
        match move:
            case {"choose": int(number)} if number >= 0:
                return seated.choose(number)
            case {"play": str(code)}:
                return seated.play(code)
            case {"lay": [*codes]} if all(isinstance(each, str) for each in codes):
                return seated.lay(sorted(set(codes)))
            case "on":
                return seated.play_on()
            case "next" if (scene := seated.scene()).sheet is not None and not scene.is_over:
                return seated.go_on()
        raise NoSuch(move)


def tables(text: str, language: str) -> Answer:  # noqa: ARG001 every question has both
    """For how many players there is a table, and the id of the rules; nothing, if the text has errors."""
    variant = loaded(text).variant
    if variant is None:
        return {"id": None, "players": []}
    return {"id": compiled.variant_id(variant), "players": list(variant.rulesets)}


def played(text: str, language: str, game: Any, move: Any) -> Answer:
    """What there is to see once a move is made, if one is, or why it may not be.

    So many moves are ``made``: one more than before, or fewer, if the programs play otherwise than they did.
    """

    def seen(table: Table) -> Answer:
        is_whole = len(table.moves) == len(game["moves"])
        refused = table.make_all([move]) if is_whole and move is not None else None
        return {"scene": as_data(table.seated.scene()), "made": len(table.moves), "refused": as_data(refused)}

    return _at_table(text, language, game, seen)


def advised(text: str, language: str, game: Any) -> Answer:
    """What one of the programs would do in the person's place."""
    return _at_table(text, language, game, lambda table: {"advice": as_data(table.seated.advice())})


def forbidden(text: str, language: str, game: Any, card: str) -> Answer:
    """Why a card may not be chosen."""
    return _at_table(text, language, game, lambda table: {"refused": as_data(table.seated.why_not(card))})


def _at_table(text: str, language: str, game: Any, ask: Callable[[Table], Answer]) -> Answer:
    """The answer of a game; nothing but problems, told in words as far as they have any, if it is none."""
    try:
        return {**ask(_table(text, language, game)), "problems": []}
    except Refused as refused:
        return {"scene": None, "problems": [each.message for each in told(refused.diagnostics, {}, language)]}
    except (NotAGame, NoSuch):
        return {"scene": None, "problems": []}
    except Exception:
        # Where a move was broken off, nobody can go on.
        _begun.cache_clear()
        raise


def _table(text: str, language: str, game: Any) -> Table:
    """A game as it stands, gone on with from where it was asked for last."""
    match game:
        case {"players": int(players), "seed": int(seed), "moves": [*moves]} if len(moves) <= MOST:
            names = _names(game.get("names", []))
            table = _begun(text, language, players, seed, names)
        case _:
            raise NotAGame(game)
    if table.moves != moves[: len(table.moves)]:
        _begun.cache_clear()
        table = _begun(text, language, players, seed, names)
    table.make_all(moves[len(table.moves) :])
    return table


def _names(given: Any) -> tuple[str, ...]:
    match given:
        case [*names] if all(isinstance(each, str) and 0 < len(each) <= LONGEST for each in names):
            return tuple(names)
    raise NotAGame(given)


@lru_cache(1)
def _begun(text: str, language: str, players: int, seed: int, names: tuple[str, ...]) -> Table:
    shown = _shown(text, language)
    rules = None if shown is None else shown.variant.rulesets.get(players)
    if shown is None or rules is None:
        raise NotAGame(players)
    return Table(family(shown.variant.game).sit(shown, rules, Wanted(seed, None, None, names)))


@lru_cache(REMEMBERED)
def _shown(text: str, language: str) -> Shown | None:
    variant = loaded(text).variant
    return None if variant is None else books.shown(variant, language)
