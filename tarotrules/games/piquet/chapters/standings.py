"""What a partie has come to, deal by deal, and what is paid."""

from collections.abc import Iterator

from tarotrules.games.piquet.chapters.lines import Telling, named, table, telling_of
from tarotrules.games.piquet.engine.results import Partie
from tarotrules.games.variant import Variant
from tarotrules.wording.phrase import Phrase, plain


def standings_text(variant: Variant, found: Partie, language: str) -> str:
    """A partie as plain lines."""
    rules = variant.rulesets.get(len(found.names), variant.main)
    return "".join(f"{line}\n" for line in standings(found, telling_of(variant, rules, language)))


def standings(found: Partie, telling: Telling) -> Iterator[str]:
    """The same, line by line."""
    words, say, settled = telling.teller.words, telling.say, found.settled
    if found.deals:
        head = (*telling.head("deal", "elder"), *found.names)
        deals = (
            (_numbered(telling, at), found.names[elder], *map(words.number, scores))
            for at, (elder, scores) in enumerate(zip(found.elders, found.deals, strict=True))
        )
        total = (plain(say("account-partie-total")), "", *map(words.number, settled.totals))
        yield from table(head, (*deals, total))
        yield ""
    yield from (plain(_game(found, telling, number)) for number in range(len(found.games)))
    if found.left:
        yield plain(say("account-partie-left", n=found.left))
    elif found.left is None:
        yield plain(say("account-partie-goes-on"))
    elif found.games and found.winner is not None:
        yield plain(say("account-partie-of-games", winner=Phrase.of(found.names[found.winner])))
    elif settled.winner is None:
        yield plain(say("account-partie-drawn", n=max(settled.totals)))
    else:
        yield from map(plain, _settled(found, telling, settled.winner))


def ended(found: Partie, telling: Telling) -> Iterator[tuple[str, Phrase]]:
    """How a partie ends of which the totals are told: each sentence with the slot of the rule that says so."""
    totals, settled, say = found.settled.totals, found.settled, telling.say
    if settled.winner is None:
        yield "match.tie", say("account-partie-drawn", n=max(totals))
        return
    slot = "match.end" if settled.settle is None else f"settle.{settled.settle}"
    if telling.teller.rules.match.games is not None:
        game = found._replace(games=((settled.winner, settled),))
        yield slot, _game(game, telling, 0, see=Phrase())
        return
    won, *paid = _settled(found, telling, settled.winner, see=Phrase())
    yield "match.end", won
    yield from ((slot, each) for each in paid)


def _game(found: Partie, telling: Telling, number: int, see: Phrase | None = None) -> Phrase:
    """Who won a game of several, and what it counts."""
    player, game = found.games[number]
    return telling.say(
        "account-partie-game",
        number=number + 1,
        winner=Phrase.of(found.names[player]),
        most=max(game.totals),
        least=min(game.totals),
        counts=game.payment,
        see=_by(telling, game.settle) if see is None else see,
    )


def _numbered(telling: Telling, at: int) -> str:
    """The number of a deal, and how often it counts."""
    weights, number = telling.teller.rules.match.weights or (), telling.teller.words.number(at + 1)
    if at < len(weights) and weights[at] > 1:
        return f"{number} {plain(telling.say('account-partie-weight', n=weights[at]))}"
    return number


def _settled(found: Partie, telling: Telling, winner: int, see: Phrase | None = None) -> Iterator[Phrase]:
    totals, settle = found.settled.totals, found.settled.settle
    least = min(totals)
    names = [Phrase.of(each) for each in found.names]
    yield telling.say("account-partie-won", winner=names[winner], most=totals[winner], least=least)
    if settle is not None:
        what = named(telling.teller, "settle", settle)
        loser, payment = names[totals.index(least)], found.settled.payment
        by = _by(telling, settle) if see is None else see
        yield telling.say("account-partie-paid", what=what, loser=loser, payment=payment, see=by)


def _by(telling: Telling, settle: str | None) -> Phrase:
    """The number of the rule by which a partie is settled, if there is one."""
    return Phrase() if settle is None else telling.teller.see(f"settle.{settle}")
