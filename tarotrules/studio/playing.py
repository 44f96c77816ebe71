"""A deal against programs: what the page shows of it, what is done there, and why something may not be.

A game is a seed, what the others are called (``names``, which may be missing), the match as it was ``saved`` when the
deal before this one was over, if there was one, and what the person has done since,
``{"players", "seed", "names", "saved", "moves": [move, …]}``: the page keeps no more, and this deal is played again. A
move is ``{"choose": number}``, ``{"play": card}``, ``{"lay": [card, …]}``, ``"on"`` for a deal that programs play to
its end, or ``"next"`` for the deal after it, with which the moves of all deals but the first begin.
"""

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

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


class Kept(NamedTuple):
    """What the page keeps of a game, beside the rules."""

    players: int
    seed: int
    names: tuple[str, ...]
    saved: str | None
    """The match as JSON, when the deal before this one was over; all hands of it have been played."""
    moves: list[Any]


class Table:
    """A person's seat, and the moves that were made there since the deal before was over."""

    def __init__(self, sit: Callable[[Any], Seated]) -> None:
        self.sit = sit
        self._take_up(None)

    def follow(self, kept: Kept) -> int:
        """Come to where a game stands, on from where it stood last; so many of its moves can still be made."""
        if (self.saved, self.moves) != (kept.saved, kept.moves[: len(self.moves)]):
            self._take_up(kept.saved)
        before = len(self.moves)
        made, _ = self.make_all(kept.moves[before:])
        return before + made

    def _take_up(self, saved: str | None) -> None:
        """Sit down to a match that was put away, or to a new one."""
        self.seated = self.sit(None if saved is None else _read(saved))
        self.saved = saved
        self.moves: list[Any] = []

    def make_all(self, moves: Sequence[Any]) -> tuple[int, Forbidden | None]:
        """Make moves until one cannot be made: how many could, and why the next may not, if there is such a move."""
        for made, move in enumerate(moves):
            try:
                refused = self._make(move)
            except NoSuch:
                return made, None
            if refused is not None:
                return made, refused
            self.moves.append(move)
        return len(moves), None

    def _make(self, move: Any) -> Forbidden | None:
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
            case "next":
                return self._go_on()
        raise NoSuch(move)

    def _go_on(self) -> Forbidden | None:
        """The next deal; the match is kept as it is now, when no card of anybody's is hidden any more."""
        scene = self.seated.scene()
        if scene.sheet is None or scene.is_over:
            raise NoSuch("next")
        self.saved, self.moves = json.dumps(self.seated.to_json(), separators=(",", ":")), []
        return self.seated.go_on()


def tables(text: str, language: str) -> Answer:  # noqa: ARG001 every question has both
    """For how many players there is a table, and the id of the rules; nothing, if the text has errors.

    There is none for a game that cannot be played yet.
    """
    variant = loaded(text).variant
    if variant is None or not family(variant.game).has("sit"):
        return {"id": None, "players": []}
    return {"id": compiled.variant_id(variant), "players": list(variant.rulesets)}


def played(text: str, language: str, game: Any, move: Any) -> Answer:
    """What there is to see once a move is made, if one is, or why it may not be.

    So many moves are ``made``: one more than before, or fewer, if the programs play otherwise than they did. If a deal
    was over meanwhile, the match as it was then is to be ``saved``, and of the moves those from the last "next" on.
    """

    def seen(table: Table, kept: Kept) -> Answer:
        made = table.follow(kept)
        more, refused = table.make_all([move] if move is not None and made == len(kept.moves) else [])
        return {
            "scene": as_data(table.seated.scene()),
            "made": made + more,
            "refused": as_data(refused),
            "saved": None if table.saved == kept.saved else table.saved,
        }

    return _at_table(text, language, game, seen)


def advised(text: str, language: str, game: Any) -> Answer:
    """What one of the programs would do in the person's place."""
    return _at_table(text, language, game, _followed(lambda seated: {"advice": as_data(seated.advice())}))


def forbidden(text: str, language: str, game: Any, card: str) -> Answer:
    """Why a card may not be chosen."""
    return _at_table(text, language, game, _followed(lambda seated: {"refused": as_data(seated.why_not(card))}))


def _followed(ask: Callable[[Seated], Answer]) -> Callable[[Table, Kept], Answer]:
    def followed(table: Table, kept: Kept) -> Answer:
        table.follow(kept)
        return ask(table.seated)

    return followed


def _at_table(text: str, language: str, game: Any, ask: Callable[[Table, Kept], Answer]) -> Answer:
    """The answer of a game; nothing but problems, told in words as far as they have any, if it is none."""
    try:
        kept = _kept(game)
        return {**ask(_table(text, language, *kept[:3]), kept), "problems": []}
    except Refused as refused:
        return {"scene": None, "problems": [each.message for each in told(refused.diagnostics, {}, language)]}
    except (NotAGame, NoSuch):
        return {"scene": None, "problems": []}
    except Exception:
        # Where a move was broken off, nobody can go on.
        _table.cache_clear()
        raise


def _kept(game: Any) -> Kept:
    match game:
        case {"players": int(players), "seed": int(seed), "moves": [*moves]} if len(moves) <= MOST:
            return Kept(players, seed, _names(game.get("names", [])), _saved(game.get("saved")), moves)
    raise NotAGame(game)


def _names(given: Any) -> tuple[str, ...]:
    match given:
        case [*names] if all(isinstance(each, str) and 0 < len(each) <= LONGEST for each in names):
            return tuple(names)
    raise NotAGame(given)


def _saved(given: Any) -> str | None:
    if given is None or isinstance(given, str):
        return given
    raise NotAGame(given)


def _read(saved: str) -> Any:
    try:
        return json.loads(saved)
    except ValueError as error:
        raise NotAGame(saved) from error


@lru_cache(1)
def _table(text: str, language: str, players: int, seed: int, names: tuple[str, ...]) -> Table:
    """The table that was asked for last, as it stands."""
    shown = _shown(text, language)
    rules = None if shown is None else shown.variant.rulesets.get(players)
    if shown is None or rules is None:
        raise NotAGame(players)
    game = family(shown.variant.game)
    return Table(lambda saved: game.sit(shown, rules, Wanted(seed, None, saved, names)))


@lru_cache(REMEMBERED)
def _shown(text: str, language: str) -> Shown | None:
    variant = loaded(text).variant
    return None if variant is None else books.shown(variant, language)
