"""Compiled rulesets: canonical JSON, its id, and the way back."""

import json
from typing import Any

from tarotrules.games.registry import FAMILIES, family
from tarotrules.games.variant import About, Variant
from tarotrules.settings.identity import ruleset_id
from tarotrules.settings.record import dump, load
from tarotrules.source import problems
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.source.files import read_source


def compile_variant(variant: Variant, players: int | None = None) -> dict[str, Any]:
    """The engine config: of all numbers of players, or of one (``players`` must be one of the variant's)."""
    rules: dict[str, Any] = {str(number): dump(each) for number, each in sorted(variant.rulesets.items())}
    said: dict[str, Any] = {"rules": rules} if players is None else {"players": players, "rules": rules[str(players)]}
    return {
        "schema_version": family(variant.game).schema_version,
        "game": variant.game,
        "variant": variant.id,
        "id": ruleset_id(said["rules"]),
        **({"about": about} if (about := variant.about.dump()) else {}),
        **said,
    }


def variant_id(variant: Variant) -> str:
    """The id of a variant's rules, all numbers of players together."""
    return str(compile_variant(variant)["id"])


def read(name: str, options: tuple[str, ...] = ()) -> tuple[Variant | None, tuple[Diagnostic, ...]]:
    """The variant of a compiled file, which takes no options any more, or why it is none."""
    if options:
        return None, (problems.NO_OPTIONS_HERE.at(None, name=name),)
    source = read_source(name)
    if isinstance(source, Diagnostic):
        return None, (source,)
    try:
        data = json.loads(source.text)
        if (game := data.get("game")) is not None and game not in FAMILIES:
            return None, (problems.GAME_UNKNOWN.at(None, name=name, word=str(game), known=Concepts(FAMILIES)),)
        return _variant(data), ()
    except json.JSONDecodeError as error:
        return None, (problems.NOT_JSON.at(None, name=name, line=error.lineno),)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        return None, (
            problems.NOT_COMPILED.at(None, name=name, reason=(str(error.args[0]) if error.args else "")[:80]),
        )


def _variant(data: dict[str, Any]) -> Variant:
    """The variant of compiled data; raises ``ValueError`` and its like for anything else."""
    version, game = data["schema_version"], family(data["game"])
    if version != game.schema_version:
        raise ValueError("schema_version")
    rules = {str(data["players"]): data["rules"]} if "players" in data else data["rules"]
    rulesets: dict[int, Any] = {int(number): load(game.ruleset(), each) for number, each in rules.items()}
    for number, each in rulesets.items():
        wrong = [problem.problem.name for problem in game.problems_of(each) if problem.severity == "error"]
        if each.players != number or wrong:
            raise ValueError(wrong[0] if wrong else "players")
    main = game.usual_players if game.usual_players in rulesets else min(rulesets)
    ordered = {main: rulesets[main], **rulesets}
    identity = str(data.get("variant", "compiled"))
    return Variant(
        id=identity,
        game=game.name,
        kind="variant",
        parent=None,
        layers=(identity,),
        options={},
        rulesets=ordered,
        about=About.load(data.get("about", {})),
    )
