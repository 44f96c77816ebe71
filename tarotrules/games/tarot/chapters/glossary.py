"""The words of the game, what they mean and where they are explained, in the order in which a reader looks for them."""

from collections.abc import Iterator, Mapping
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, plain
from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.bonuses import words_of
from tarotrules.games.tarot.chapters.claims import counted
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.phrases import Idiom
from tarotrules.games.tarot.chapters.promises import needs_every_trick
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import Bid, is_held, is_imposed
from tarotrules.games.tarot.ruleset.bonuses import Bonus
from tarotrules.games.tarot.ruleset.call import partnership
from tarotrules.games.tarot.ruleset.claims import Claim
from tarotrules.games.tarot.ruleset.payments import multiplies
from tarotrules.games.tarot.ruleset.promises import Promise
from tarotrules.games.tarot.ruleset.ruleset import Ruleset, may_be_taken
from tarotrules.games.telling.glossary import chapter, in_order, meaning
from tarotrules.games.telling.told import BETWEEN, yes_no
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.titles import FALLBACK, choose_title

GLOSSARY: Final[Mapping[str, str]] = {
    "announcement": "promise.*.when", "attack": "game.sides", "bid": "auction.first", "bonus": "bonus",
    "card-points": "deck.points", "chien": "deal.chien", "contract": "auction.contracts", "court": "deck.classes",
    "dealer": "seating.dealer", "declaration": "claim.*.when", "defence": "game.sides",
    "difference": "scoring.difference",
    "discard": "chien.discard", "excuse": "deck.excuse", "follow": "play.follow", "half-point": "deck.counting",
    "lead": "play.lead", "low-card": "deck.counting", "misdeal": "deal.misdeal", "multiplier": "auction.contracts",
    "one-deal": "game.sides", "opening": "play.lead", "oudler": "deck.classes", "overtrump": "play.overtrump",
    "parole": "auction.parole", "partner": "call.partner", "petit": "deck.trumps", "ruff": "play.trump",
    "suit": "deck.suits", "taker": "game.sides", "target": "scoring.target", "throw": "play.trump",
    "trick": "play.winner", "trump": "deck.trumps", "unit": "scoring.sum", "value": "auction.contracts",
}  # fmt: skip
"""Each term, and the slot of the rule that explains it; or a kind of what files declare, of which the first does."""
_OF_BIDS: Final = frozenset({"taker", "contract"})
"""Terms that mean something else where nobody bids."""
FRENCH: Final = FALLBACK[-1]
"""The language most words of the game are from."""
NO_CHIEN: Final = "none"
_TARGET: Final = ("own", "target")
"""What players are ranked by where each needs as many points as the own oudlers ask for."""
FEW: Final = 4
"""Cards of which one says how many they are, and not that they are many."""


def glossary(beside: Beside) -> tree.Chapter:
    """The chapter, for the numbers of players there are rules for."""
    return chapter(beside.words, _terms(beside), _names(beside))


def _terms(beside: Beside) -> Iterator[tree.Term]:
    words, unknown = beside.words, unplayed(beside)
    for name in in_order(words, GLOSSARY):
        if name not in unknown:
            said, note = _definition(beside, name), words.tell(f"term-{name}.note")
            yield tree.Term(line(words.tell(f"term-{name}")), _meaning(beside, said, note, GLOSSARY[name]))


def _definition(beside: Beside, name: str) -> Phrase:
    """What a term means at this table."""
    if name in _OF_BIDS and all(is_imposed(rules.auction) for rules in beside.variant.rulesets.values()):
        return beside.words.tell(f"term-{name}.appointed")
    found = {partnership(rules) for rules in beside.variant.rulesets.values()}
    facts = {
        "partner": found.pop() if len(found) == 1 else "several" if "several" in found else "perhaps",
        "target": yes_no(any(map(_asks_target, beside.variant.rulesets.values()))),
        BETWEEN: beside.for_two,
    }
    return _defined(name, facts, beside.words)


def _defined(name: str, facts: Mapping[str, str], words: Catalogue) -> Phrase:
    message = f"term-{name}.definition"
    return words.tell(message, **{each: facts[each] for each in words.arguments(message)})


def at_most_tables(words: Catalogue) -> Mapping[str, str]:
    """The terms in the order of a language, and what they mean where nothing else is known of a table."""
    facts = {"partner": "perhaps", "target": "yes", BETWEEN: "no"}
    return {name: plain(line(_defined(name, facts, words))) for name in in_order(words, GLOSSARY)}


def _asks_target(rules: Ruleset) -> bool:
    """Whether anybody's oudlers decide how many points are needed."""
    measured = (key.measure for mode in rules.mode.values() for key in mode.rank.values())
    return may_be_taken(rules) or any(_TARGET in paths_of(each) for each in measured)


def _names(beside: Beside) -> Iterator[tree.Term]:
    """What this table's contracts, declarations, announcements and bonuses are called."""
    for path, (said, slot) in _named(beside).items():
        titles = beside.variant.titles.get(path, {})
        title = choose_title(titles, beside.words.language, path[-1])
        french = titles.get(FRENCH, title)
        note = beside.words.tell("glossary-french", word=french) if french.casefold() != title.casefold() else None
        yield tree.Term(line(title), _meaning(beside, said, note, slot))


def _named(beside: Beside) -> Mapping[tuple[str, ...], tuple[Phrase, str]]:
    """What files declare, what it is and the slot of the rule that tells it; with any number of players."""
    found: dict[tuple[str, ...], tuple[Phrase, str]] = {}
    for teller in map(beside.teller, beside.players):
        rules = teller.rules
        for name, bid in rules.auction.bid.items():
            found.setdefault(("auction", "bid", name), (_contract(teller, bid), "auction.contracts"))
        for kind in ("claim", "promise", "bonus"):
            for name, each in getattr(rules, kind).items():
                found.setdefault((kind, name), (_what(teller, each), f"{kind}.{name}"))
    return found


def _contract(teller: Teller, bid: Bid) -> Phrase:
    said = teller.say("glossary-bid", chien=bid.chien[0] if teller.rules.deal.chien else NO_CHIEN)
    if not multiplies(teller.rules):
        return said
    return teller.say("glossary-bid-worth", said=said, multiplier=bid.multiplier)


def _what(teller: Teller, declared: Claim | Promise | Bonus) -> Phrase:
    """What is declared, made or earned, in few words."""
    match declared:
        case Claim():
            counts = counted(declared)
            if counts is None:
                return _held(teller, declared)
            needed = sorted({*counts.needed.values()})
            if needed[-1] <= FEW:
                several = teller.list([teller.say("glossary-count", n=each) for each in needed], "or")
                return teller.say("glossary-claim-of-few", list=several, noun=teller.noun(counts.of))
            return teller.say("glossary-claim-of-many", noun=teller.noun(counts.of))
        case Promise():
            kept = _anybody(teller).truth(declared.kept)
            return teller.say("glossary-promise", all="yes" if needs_every_trick(declared) else "no", kept=kept)
        case Bonus(judged=None, when=when) if when is not None:
            idiom = Idiom.of(teller, "bonus", when)
            told = teller.say("bonus-read", when=_anybody(teller).truth(when)) if idiom is None else idiom.told()
            return teller.say("glossary-bonus-when", when=told)
        case Bonus():
            return teller.say("glossary-bonus-judged", words=words_of(teller, declared))


def _anybody(teller: Teller) -> Reader:
    """Tells a condition where nothing before it has named a side."""
    return Reader(teller, achiever="who-any-side")


def _held(teller: Teller, claim: Claim) -> Phrase:
    """What a declaration is, by the hand it takes: what suits a higher level suits the lowest, if only one counts."""
    levels = [*claim.level.values()][: None if claim.count == "all_levels" else 1]
    told = [idiom.told() for each in levels if (idiom := Idiom.of_hand(teller, each.when, "hand")) is not None]
    if not told or len(told) < len(levels):
        return teller.say("glossary-claim")
    return teller.say("glossary-claim-who", has=teller.list(told, "or"))


def _meaning(beside: Beside, said: Phrase, note: Phrase | None, slot: str) -> Line:
    """What a word means: its grammar and its French, the meaning, the rule that explains it."""
    if note is not None:
        said = beside.words.tell("glossary-entry", note=note, said=said)
    return meaning(beside, said, slot)


def unplayed(beside: Beside) -> frozenset[str]:
    """What these rules do not have with any number of players, and need no word for."""
    played = [_played(rules) for rules in beside.variant.rulesets.values()]
    return frozenset(name for name in played[0] if not any(each[name] for each in played))


def _played(rules: Ruleset) -> dict[str, bool]:
    """Whether these rules have what only some have."""
    chien, taken = rules.deal.chien > 0, may_be_taken(rules)
    of_a_taker = ("attack", "contract", "defence", "difference", "taker", "target", "unit", "value")
    return dict.fromkeys(of_a_taker, taken) | {
        **dict.fromkeys(("bid", "pass"), is_held(rules.auction)),
        "announcement": bool(rules.promise),
        "bonus": bool(rules.bonus),
        "chien": chien,
        "declaration": bool(rules.claim),
        "discard": chien and taken,
        "multiplier": taken and multiplies(rules),
        "overtrump": rules.play.overtrump == "must",
        "parole": rules.auction.parole is not None,
        "partner": rules.call is not None,
    }
