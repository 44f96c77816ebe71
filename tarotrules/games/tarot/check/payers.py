"""Payments between players: there is somebody to pay, and what is shared comes out even."""

from collections.abc import Iterator

from tarotrules.expressions.rounding import Amount, divided
from tarotrules.expressions.tree import Expression, Number, Path
from tarotrules.games.features.fractions import leaves_fractions
from tarotrules.games.features.speech import PLAYER, SIDE, Names
from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.engine.endings import endings_of
from tarotrules.games.tarot.ruleset.call import partners_in
from tarotrules.games.tarot.ruleset.features import SPEECH
from tarotrules.games.tarot.ruleset.paid import everything_paid
from tarotrules.games.tarot.ruleset.payments import Flow, pays_a_side
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Diagnostic, Label, Numbers, Steps
from tarotrules.source.text import Span


def somebody_pays(it: Coherence) -> Iterator[Diagnostic]:
    """Where all scores add up to zero, nothing is paid by nobody, or to nobody."""
    if it.rules.scoring.balance != "zero_sum":
        return
    for _, flow, _, path in everything_paid(it.rules):
        ends = () if pays_a_side(flow) else (("payee", flow.payee), ("payer", flow.payer))
        for word, party in ends:
            if sizes(it.rules, party) == {0}:
                owner = _owner(path)
                label = Label(it.span("scoring", "balance"), "balance")
                yield problems.PAID_BY_NOBODY.at(
                    it.span(*owner, word), label, what=Steps(owner), payer=Concept("payer"), others=Concept("others")
                )


def partners_are_called(it: Coherence) -> Iterator[Diagnostic]:
    """Whoever is paid as a partner, or pays as one, is somebody where a card is called."""
    if it.rules.call is not None:
        return
    for _, flow, _, path in everything_paid(it.rules):
        owner = _owner(path)
        ends = [("payee", flow.payee), *(() if pays_a_side(flow) else [("payer", flow.payer)])]
        for word, party in ends:
            if isinstance(party, Path) and party.steps[0] == "partner":
                numbers = Numbers((it.rules.players,))
                yield problems.NO_PARTNER.at(it.span(*owner, word), what=Steps(owner), players=numbers, whom="some")


def _owner(path: SettingPath) -> SettingPath:
    """What says where the money goes: levels of a claim have that in common."""
    return path[:2] if path[0] == "claim" else path


def fractions_are_rounded(it: Coherence) -> Iterator[Diagnostic]:
    """A payment that does not divide evenly must be rounded somewhere, or said to be kept."""
    for _, flow, worth, path in everything_paid(it.rules):
        if isinstance(worth, Number) and worth.value < 0:
            yield problems.NEGATIVE_WORTH.at(it.span(*path, "worth"), amount=worth.value)
        elif it.rules.scoring.round.seat is None and not pays_a_side(flow):
            for amount, players in list(_uneven(it.rules, flow, worth))[:1]:
                yield problems.FRACTION_LEFT.at(
                    _nearest(it, path), amount=amount, payers=players, how="shared", to="seat"
                )


def formulas_are_rounded(it: Coherence) -> Iterator[Diagnostic]:
    """What is divided by three, or into tenths, must be rounded in the formula, or later, or said to be kept."""
    rounds = it.rules.scoring.round
    for _, flow, worth, path in everything_paid(it.rules):
        side = pays_a_side(flow)
        if not side and any(_uneven(it.rules, flow, worth)):
            # Told where it is shared.
            continue
        later = [rounds.seat, *([rounds.unit] if side else [])]
        if (not side or flow.into == "unit") and all(each is None for each in later) and leaves_fractions(worth):
            to = "unit" if side else "seat"
            yield problems.FRACTION_LEFT.at(it.span(*path, "worth"), amount=0, payers=0, how="formula", to=to)


def _uneven(rules: Ruleset, flow: Flow, worth: Expression) -> Iterator[tuple[Amount, int]]:
    """Amounts that may be paid, and how many players cannot share them evenly."""
    sharers = list(_sharers(rules, flow))
    if sharers and any(players > 1 for players in sharers) and rules.auction.bid:
        # More than one point is more of an example.
        for amount in sorted(endings_of(rules, "rounded").amounts(worth), key=lambda each: -1 <= each <= 1):
            yield from ((amount, players) for players in sharers if divided(amount, players).denominator != 1)


def _nearest(it: Coherence, path: SettingPath) -> Span:
    """Where the file that comes last says what makes it uneven: the amount, or who shares it."""
    owner = _owner(path)
    ways = [path, (*path, "worth"), *((*owner, word) for word in ("payee", "payer", "basis"))]
    return it.span(*max(ways, key=lambda way: it.rank(*way)))


def _sharers(rules: Ruleset, flow: Flow) -> Iterator[int]:
    """How many players may share the amount, or a multiple of it that need not divide."""
    payers = sorted(sizes(rules, flow.payer) - {0})
    payees = sorted(sizes(rules, flow.payee) - {0})
    if flow.basis == "in_all":
        yield from payers
        yield from payees
    else:
        yield from (players for players in payees if any(number % players for number in payers))


def sizes(rules: Ruleset, party: Expression) -> set[int]:
    """How many players a party may be."""
    players = rules.players
    if not isinstance(party, Path):
        return set()
    groups: dict[str, set[int]] = {"others": {players - 1}, "everyone": {players}, "nobody": {0}}
    if len(party.steps) == 1 and party.steps[0] in groups:
        return groups[party.steps[0]]
    attack = {1 + len(who) for bid in rules.auction.bid for who in partners_in(rules, bid, 0, 1, 2)}
    defence = {players - each for each in attack}
    known: dict[SettingPath, set[int]] = {("attack",): attack, ("defence",): defence}
    if party.steps == ("partner",):
        return {each - 1 for each in attack if each > 1} or {1}
    kind = SPEECH.type_of(party.steps, "settlement", Names(frozenset(rules.deck.class_), frozenset(rules.promise)))
    return {1} if kind == PLAYER else known.get(party.steps, attack | defence) if kind == SIDE else set()
