"""The tables of a cheat sheet: contracts, everything else that is paid, targets, levels, numbers of players."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import cell, line
from tarotrules.expressions.rounding import Amount, size
from tarotrules.expressions.tree import Path
from tarotrules.games.tarot.chapters.auction import times
from tarotrules.games.tarot.chapters.claims import counted
from tarotrules.games.tarot.chapters.payments import amount_of, feat_title, payee_of, to_others
from tarotrules.games.tarot.chapters.sheets.amounts import either_earns, paid, stake
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.call import calls_card, chains
from tarotrules.games.tarot.ruleset.paid import Feat, Paid, feats
from tarotrules.games.tarot.ruleset.payments import Flow, multiplies, pays_a_side
from tarotrules.games.tarot.ruleset.promises import known_payee
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase

_WINNERS: Final = Path(("winners",))
_SIDES: Final = (Path(("attack",)), Path(("defence",)))


def contracts(teller: Teller, margins: Sequence[int]) -> tree.Table:
    """What each contract is worth, what becomes of the chien, and what a defender pays for some differences."""
    rules, say = teller.rules, teller.say
    chien = rules.deal.chien > 0
    heads = (say("auction-column-contract"), *((say("cheat-chien-column"),) if chien else ()))
    differences = tuple(say("cheat-margin", margin=margin) for margin in margins)
    multiplied = multiplies(rules)
    multiplier = (say("auction-column-multiplier"),) if multiplied else ()
    figures = (say("auction-column-worth"), *multiplier, *differences)
    rows = tuple(
        (
            teller.title("auction", "bid", name),
            *((say("cheat-chien", to=bid.chien[0], shown=bid.chien[1]),) if chien else ()),
            say("number", n=bid.worth),
            *((times(teller, bid),) if multiplied else ()),
            *(_signed(teller, stake(rules, name, margin), "attack") for margin in margins),
        )
        for name, bid in rules.auction.bid.items()
    )
    return _table(say("cheat-stake-caption"), heads, figures, rows)


def extras(teller: Teller) -> Iterator[tree.Block]:
    """What a defender pays for bonuses, claims and promises, under each contract; then what only the cards tell."""
    rules = teller.rules
    contracts = tuple(teller.title("auction", "bid", name) for name in rules.auction.bid)
    rows, untold, signs = [], dict[tuple[str, str], Phrase](), set[str]()
    for feat, flow, *_ in feats(rules):
        found = paid(rules, feat)
        if pays_a_side(flow) and all(amount is None for amount in found.amounts):
            untold.setdefault((feat.kind, feat.id), teller.title(feat.kind, feat.id))
        elif not found.between and any(amount is not None for amount in found.amounts):
            # What players pay each other fills no row: it is no defender's alone.
            sign = "either" if _of_either(rules, feat, flow) or either_earns(rules, feat) else "attack"
            signs.add(sign)
            amounts = (_signed(teller, amount, sign) for amount in found.amounts)
            rows.append((capitalised(feat_title(teller, feat)), *amounts))
    if rows:
        yield _table(teller.say("cheat-extras-caption"), (teller.say("payments-what"),), contracts, tuple(rows))
    if "either" in signs:
        yield tree.Paragraph(line(teller.say("cheat-either")))
    if untold:
        yield tree.Paragraph(line(teller.sentence("cheat-by-cards", titles=list(untold.values()))))


def _of_either(rules: Ruleset, feat: Feat, flow: Flow) -> bool:
    """Whether it is said without any deal that now one side is paid and now the other."""
    if feat.kind != "promise":
        return flow.payee == _WINNERS
    return known_payee(rules.promise[feat.id], feat.detail or "", flow.payee) not in _SIDES


def apart(teller: Teller, paid: Iterable[Paid]) -> Iterator[tree.Paragraph]:
    """What players pay each other, in sentences: it is no defender's alone."""
    for feat, flow, worth, _ in paid:
        if not pays_a_side(flow):
            said = to_others(teller, flow, payee_of(teller, flow.payee), amount_of(teller, worth))
            yield tree.Paragraph(line(teller.sentence("cheat-of", title=feat_title(teller, feat), said=said)))


def targets(teller: Teller) -> tree.Table:
    """The points needed, by the number of oudlers, in one line."""
    target = teller.rules.scoring.target
    heads = tuple(teller.say("number", n=oudlers) for oudlers in range(len(target)))
    row = (teller.say("scoring-column-target"), *(teller.say("number", n=points) for points in target))
    return _table(Phrase(), (teller.say("scoring-column-oudlers"),), heads, (row,))


def levels(teller: Teller, variant: Variant, name: str) -> tree.Table | None:
    """How many cards each level of a claim needs, by number of players where it differs.

    Nothing where it is not such a count, or where the names of the levels say it.
    """
    with_it = {rules.players: rules.claim[name] for rules in _in_order(variant) if name in rules.claim}
    counts = {players: counted(claim) for players, claim in with_it.items()}
    found = [each for each in counts.values() if each is not None]
    main = counts[teller.rules.players]
    if main is None or len(found) < len(counts):
        return None
    if any((each.of, each.needed.keys()) != (main.of, main.needed.keys()) for each in found):
        return None
    own = {level: teller.title("claim", name, "level", level) for level in main.needed}
    alike = all(each.needed == main.needed for each in found)
    if alike and all(teller.words.number(main.needed[level]) in title for level, title in own.items()):
        return None
    caption = teller.say("cheat-levels", title=teller.title("claim", name), noun=teller.noun(main.of))
    figures = tuple(teller.say("cheat-players", players=players) for players in with_it)
    columns = found
    if alike:
        figures, columns = (teller.say("claim-column-count"),), [main]
    rows = tuple(
        (title, *(teller.say("number", n=each.needed[level]) for each in columns)) for level, title in own.items()
    )
    return _table(capitalised(caption), (teller.say("claim-column-level"),), figures, rows)


def players(teller: Teller, variant: Variant) -> tree.Table | None:
    """What is dealt and who is called, by number of players; nothing for a game of one number."""
    if len(variant.rulesets) == 1:
        return None
    every = _in_order(variant)
    say = teller.say
    figures = tuple(say("cheat-players", players=rules.players) for rules in every)
    rows = [
        (say("cheat-hand"), *(say("number", n=rules.deal.hand) for rules in every)),
        (say("cheat-packet"), *(say("number", n=rules.deal.packet) for rules in every)),
    ]
    if any(rules.deal.piles for rules in every):
        rows.append((say("cheat-piles-column"), *(say("number", n=rules.deal.piles or 0) for rules in every)))
    if any(rules.deal.chien for rules in every):
        rows.append((say("cheat-chien-column"), *(say("number", n=rules.deal.chien) for rules in every)))
    if any(map(calls_card, every)):
        rows.append((say("cheat-called"), *(_called(teller, rules) for rules in every)))
    return _table(Phrase(), (Phrase(),), figures, tuple(rows))


def _called(teller: Teller, rules: Ruleset) -> Phrase:
    cards = ["oudler" if first == "oudlers" else first for first, *_ in chains(rules)]
    if not cards:
        return teller.say("cheat-nothing")
    return teller.words.join([teller.say("deck-points-row", card=each) for each in cards])


def _in_order(variant: Variant) -> list[Ruleset]:
    """The rules for each number of players, the smallest first."""
    return [rules for _, rules in sorted(variant.rulesets.items())]


def _signed(teller: Teller, amount: Amount | None, sign: str) -> Phrase:
    """What the attack is paid; or either side, whose ever it is."""
    if amount is None:
        return teller.say("cheat-nothing")
    return teller.say("cheat-amount", sign=sign, amount=amount if sign == "attack" else size(amount))


def _table(
    caption: Phrase, heads: Sequence[Phrase], figures: Sequence[Phrase], rows: Sequence[tuple[Phrase, ...]]
) -> tree.Table:
    """A table whose first columns are words and the others figures."""
    columns = (*(tree.Column(cell(head)) for head in heads), *(tree.Column(cell(head), "end") for head in figures))
    return tree.Table(line(caption), columns, tuple(tuple(map(cell, row)) for row in rows))
