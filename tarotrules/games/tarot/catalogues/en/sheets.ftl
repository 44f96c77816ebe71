### Sheets: to look things up at the table, to write the scores on, and what differs from the base.

## Cards as small figures

face-court = { $rank ->
        [king] K
        [queen] Q
        [knight] C
       *[jack] J
    }{ face-suit }
face-low = { $n }{ face-suit }
face-trump = { $n }
face-excuse = ★
face-suit =
    { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
faces-run = { $first } … { $last }
faces-gap = { " " }
faces-after = { $words } { $cards }

## The cheat sheet

cheat-subtitle = Quick reference for { COUNTED($players, noun: "player") }
cheat-contracts = What is paid
cheat-stake-caption = The contract alone: what each defender pays (+) or receives (−), by the difference
cheat-chien-column = Chien
cheat-chien =
    { $to ->
        [taker_hand] { $shown ->
            [shown] shown, then picked up
           *[hidden] picked up unseen by the others
        }
        [taker_tricks] { $shown ->
            [shown] shown, counts for the attack
           *[hidden] unseen, counts for the attack
        }
       *[defence_tricks] { $shown ->
            [shown] shown, counts for the defence
           *[hidden] unseen, counts for the defence
        }
    }
cheat-margin = { SIGNED($margin) }
cheat-amount = { SIGNED($amount) }
cheat-nothing = –
cheat-extras-caption = What comes on top for each defender, when it is the attack’s and the contract is made
cheat-between = { $what } (settled between the players)
cheat-levels = { $title }: how many { NOUN($noun, number: "other") } it takes
cheat-players = { COUNTED($players, noun: "player") }
cheat-of = { $title }: { $said }
cheat-promises = Announcements
cheat-payments = Who pays whom
cheat-sum = Everything due is added up; each defender pays the sum to the attack or, if it is below zero, receives it.
cheat-others = With another number of players
cheat-hand = Cards each
cheat-packet = Dealt at a time
cheat-called = Card called
cheat-also =
    { $n ->
        [one] With { COUNTED($players, noun: "player") }, rule { $numbers } of the rulebook also reads differently.
       *[other] With { COUNTED($players, noun: "player") }, rules { $numbers } of the rulebook also read differently.
    }

## A deal, step by step

cheat-steps = A deal, step by step
cheat-direction =
    { $direction ->
        [counter_clockwise] Everything goes anticlockwise.
       *[clockwise] Everything goes clockwise.
    }
cheat-deal = Shuffle, cut, and deal { COUNTED($hand, noun: "card") } each, { $packet } at a time.
cheat-deal-chien = Put { COUNTED($n, noun: "card") } in the chien, one at a time.
cheat-auction =
    { $first ->
        [after_dealer] The player after the dealer bids first;
       *[dealer] The dealer bids first;
    } { $rounds ->
        [one] everybody has one turn.
       *[until_all_pass] the bidding goes round until all but the highest bidder have passed.
    }
cheat-all-pass =
    { $dealer ->
        [second_round] If all pass, bid once more; if all pass again, the next player deals.
        [next_dealer] If all pass, the next player deals.
       *[same_dealer] If all pass, the same dealer deals again.
    }
cheat-announce =
    { $moment ->
        [in_auction] When bidding, announce if you wish: { $titles }.
        [after_auction] Before anybody sees the chien, announce if you wish: { $titles }.
        [after_discard] After the discard, announce if you wish: { $titles }.
        [before_first_lead] Before the first lead, announce if you wish: { $titles }.
       *[own_first_card] Before playing your first card, announce if you wish: { $titles }.
    }
cheat-take-chien = If the contract lets you pick up the chien, discard as many cards.
cheat-follow = Follow suit; { $void ->
        [must_trump] if you cannot, play a trump
       *[free] if you cannot, play whatever you like
    }{ $overtrump ->
        [must] {" "}– and a trump must beat those already played, if you can.
       *[free] . A trump need not beat those already played.
    }
cheat-count = Count the attack’s points and oudlers, see whether the contract is made, and pay.
cheat-next =
    { $direction ->
        [counter_clockwise] The player on the dealer’s right deals next.
       *[clockwise] The player on the dealer’s left deals next.
    }

## The score sheet

score-subtitle = Score sheet for { COUNTED($players, noun: "player") }
score-place = Place
score-date = Date
score-player = { $who }
score-deals = The deals
score-caption = A line for each deal
score-number = No.
score-dealer = Dealer
score-taker = Taker
score-partner = Partner
score-margin = Difference
score-kind =
    { $kind ->
        [bonus] Bonuses
        [claim] Declarations
       *[promise] Announcements
    }
score-unit = Each defender pays
score-running = Running totals
score-example = e.g.
score-total = Total
score-contract = *{ $mark }* { $title } ({ $worth }, × { $multiplier })
score-legend = Contracts: { $contracts }.
score-how = + is for the attack, − for the defence; under bonuses, declarations, and announcements, write what they add to what each defender pays.

## What differs from the base

changes-no-base = These rules are based on no others, so there is nothing to compare them with.
changes-chapter = { $title } (with { COUNTED($players, noun: "player") })
changes-options = What the options contribute
changes-option = Option
changes-rules = Rules
