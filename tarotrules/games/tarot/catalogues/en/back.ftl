### What stands behind the rules.

open-seating-first-dealer = How is the first dealer chosen?
open-deal-cut-least = How many cards, at least, must each part of the cut pack contain?
open-redeal-found-late =
    { $auction ->
        [yes] What happens if such a hand comes to light only after the auction has begun?
       *[no] What happens if such a hand comes to light only after the first lead?
    }
open-claim-order = In which order are the cards laid out?
open-claim-unseen = May it be declared before it can be known whether it is allowed, for instance before the chien has been seen?
open-claim-proof = How do the others find out whether the declaration was true?
open-claim-if-false = What is paid if the declaration turns out to be false?
open-match-end = How many deals are played, or for how long?
open-match-pool = What becomes of the pool when the match is over?
open-call-exempt-led = If a partner has been called and the { NOUN($card) } is led to the first trick, may the next player play a card of the called suit?
open-fault-dealer = What happens if the wrong player has dealt?
open-fault-misdeal = How late may a misdeal be claimed?
open-fault-discard = What happens if it is noticed only after the first lead that the discard was wrong (too many or too few cards, or one that may not be discarded)?
open-fault-annulled = When a deal is annulled for a fault, who deals next?
open-fault-play = What happens if a player { $cases }, and how late may the mistake be put right?
open-fault-case =
    { $event ->
        [out_of_turn] leads or plays out of turn
        [lead_out_of_turn] leads out of turn
        [play_out_of_turn] plays out of turn
        [card_exposed] exposes a card
       *[revoke] plays a card that the rules forbid (a revoke)
    }

## The glossary

glossary-entry = ({ $note }) { $said }
glossary-french = Fr. _{ $word }_
glossary-names = Contracts, declarations, and bonuses
glossary-bid =
    { $chien ->
        [taker_hand] contract in which the taker picks up the chien
        [taker_tricks] contract in which the chien is left alone and counts for the attack
        [defence_tricks] contract in which the chien is left alone and counts for the defence
       *[none] contract
    }
glossary-bid-worth = { $said } (× { $multiplier })
glossary-claim = declaration
glossary-claim-who = declaration by a player who { $has }
glossary-claim-of-many = declaration of a hand with many { NOUN($noun, number: "other") }
glossary-count = { NUMBER($n) }
glossary-claim-of-few = declaration of { $list } { NOUN($noun, number: "other") }
glossary-promise =
    { $all ->
        [yes] feat of winning every trick
       *[no] feat achieved when { $kept }
    }
glossary-bonus-judged = bonus that the table awards: “{ $words }”
glossary-bonus-when = bonus earned when { $when }

## The index

# Words and how they are read, where they are sorted by that.
index-readings = { "" }
index-pack = pack
index-counting = counting
index-direction = direction of play
index-shuffle = shuffling
index-cut = cutting
index-pile = piles on the table
index-auction = auction
index-pass = pass
index-call = call
index-scores = scores
index-match = match
index-ranking = ranking (nobody takes)
index-pool = pool

## The last page

glance-title = At a glance

## Advice

advice-title = Advice
advice-intro = None of this is binding.
advice-hand = Judge your hand by its oudlers, by the number of its trumps, and by long suits with high cards in them: oudlers lower the number of points you need, and it takes trumps to bring the Petit home.
advice-taker =
    { $two ->
        [yes] As the taker, keep leading your longest suit: once the defender has none of it left, every lead costs a trump.
       *[no] As the taker, keep leading your longest suit: defenders who have none of it left must spend their trumps.
    }
advice-defence =
    { $two ->
        [yes] As the defender, lead a suit that the taker cannot follow: every trump spent on it is one fewer at the end.
       *[no] As a defender, lead a suit that the taker cannot follow: every trump spent on it is one fewer at the end.
    }
advice-petit =
    { $two ->
        [yes] With many trumps, keep the Petit for the last trick; with few, trump with it as soon as it is sure to take the trick.
       *[no] With many trumps, keep the Petit for the last trick; with few, play it to a trick that your side is sure to win.
    }
advice-excuse = Do not keep the Excuse for the last trick unless you are about to win every trick.
advice-shown =
    { $two ->
        [yes] Cards that you show are seen by your opponent too: weigh what is learnt from them against what you are paid.
       *[no] Cards that you show are seen by your opponents too: weigh what they learn against what you are paid.
    }
advice-signal-suit = A French federation signal: a defender who leads a card from the ace to the 5 promises the king or the queen of that suit; a card from the 6 to the 10 denies both.
advice-signal-trump = Another signal: a defender who leads an odd-numbered trump asks the other defenders to go on leading trumps.
