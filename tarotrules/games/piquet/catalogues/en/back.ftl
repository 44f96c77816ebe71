### What stands behind the rules.

## The glossary

glossary-title = Glossary
# Keys of all terms, as readers look for them; nothing where they are sorted by spelling.
glossary-order = { "" }
glossary-names = Names of combinations and scores
glossary-claim = special hand that scores by itself
glossary-claim-none =
    { $place ->
        [dealt] hand dealt without { NOUN($noun, case: "indefinite") }
       *[hand] hand without { NOUN($noun, case: "indefinite") }
    }
glossary-claim-none-both =
    { $place ->
        [dealt] hand dealt without { NOUN($noun, case: "indefinite") } or { NOUN($other, case: "indefinite") }
       *[hand] hand without { NOUN($noun, case: "indefinite") } or { NOUN($other, case: "indefinite") }
    }
glossary-claim-serves = hand in which every card belongs to a combination that scores
glossary-contest = combination that is called and compared with the other hand’s
glossary-contest-suit = all the cards a player has of one suit, called and compared
glossary-contest-run = cards of one suit that follow each other in rank, called and compared
glossary-contest-rank = all the cards a player has of one rank, called and compared
glossary-contest-hand = what a whole hand comes to, called and compared with another hand
glossary-milestone = bonus for having enough points before any other player has scored
glossary-milestone-alike =
    bonus of { COUNTED($worth, noun: "point") } for { $who ->
        [anyone] reaching
        [elder] the elder on reaching
       *[younger] the younger on reaching
    } { $reach }{ $alone } before { $two ->
        [yes] the other player
       *[no] any other player
    } has scored
term-capot = capot
    .definition = winning every trick
term-cards = cards, the
    .definition = score for having won most of the tricks
term-count = count
    .definition = point for a lead or a trick
term-court = court card
    .definition = king, queen, or jack
term-cut = cut
    .definition = dividing the shuffled pack in two and putting the lower part on top
term-dealer = dealer
    .definition = the player who deals the cards; the younger hand
term-discard = discard
    .definition = the cards that a player has laid aside in the exchange
term-elder = elder hand, elder
    .definition = the player who exchanges, calls, and leads first
term-equal = equal
    .definition = the younger’s answer when holding just as good a combination
term-exchange = exchange
    .definition = discarding cards and drawing as many from the stock
term-good = good
    .definition = the younger’s answer when holding nothing as good
term-huitieme = huitième
    .definition = sequence of eight cards
term-lead = lead
    .definition = the first card played to a trick; also, playing it
term-making = making?
    .definition = the younger’s question about how many pips a point makes
term-not-good = not good
    .definition = the younger’s answer when holding something better
term-partie = partie
    .definition = the deals that are settled together
term-pips = pips
    .definition = what a card counts in a point
term-quart = quart
    .definition = sequence of four cards
term-quatorze = quatorze
    .definition = set of four cards
term-quint = quint
    .definition = sequence of five cards
term-rubicon = rubicon
    .definition = the total that the loser of a partie must reach to avoid paying more
term-septieme = septième
    .definition = sequence of seven cards
term-sinking = sinking
    .definition = not calling something one holds
term-sixieme = sixième
    .definition = sequence of six cards
term-stock = stock, talon
    .definition = the cards that are left over after dealing
term-tierce = tierce
    .definition = sequence of three cards
term-trick = trick
    .definition = the cards played in one round, one by each player
term-trio = trio
    .definition = set of three cards
term-younger = younger hand, younger
    .definition = the dealer, who exchanges and calls after the elder

## The index

# Words and how they are read, where they are sorted by that.
index-readings = { "" }
index-barring = barring
index-calls = calls
index-course = course of a deal
index-follow = following suit
index-looking = looking at cards
index-misdeal = misdeal
index-order-of-cards = order of the cards
index-pack = pack
index-sides = sides
index-bonus = bonuses
index-reckoning = order of the reckoning
index-scores = scoring aloud
index-settling = settling
index-showing = showing calls
index-suit = suit
index-tie = equal totals
index-weights = deals that count more
index-words-for-cards = words for cards

## What is left open

open-seating-cut-least = How many cards, at least, must each part of the cut pack contain?
open-seating-direction = Which way round does the turn go?
open-match-end = How many deals are played, or to which score?
open-settling = What does the loser pay?
open-faults = What happens if somebody plays with too many cards, calls what they do not hold, or does not follow suit?
