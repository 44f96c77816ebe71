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
faces-after = { $words } { $cards }

## The cheat sheet

cheat-subtitle = Quick reference for { COUNTED($players, noun: "player") }
cheat-contracts = What is paid
cheat-stake-caption =
    { $two ->
        [yes] The contract: what the attack wins (+) or loses (−), by difference
       *[no] The contract: what the attack wins (+) or loses (−) per defender, by difference
    }
cheat-piles-column = Piles
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
cheat-amount =
    { $sign ->
        [either] ±{ $amount }
       *[attack] { SIGNED($amount) }
    }
cheat-either = ± means + if the points go to the attack, and − if they go to the defence.
cheat-extras-caption =
    { $two ->
        [yes] Extras: what the attack wins (+) or loses (−)
       *[no] Extras: what the attack wins (+) or loses (−) per defender
    }
cheat-to-winners = { LIST($titles) }: paid to the side that wins the deal, whichever side made the declaration.
cheat-by-cards = { LIST($titles) }: the amount depends on the cards.
cheat-reversed = { LIST($titles) }: reversed if the contract is lost.
cheat-levels = { $title }: how many { NOUN($noun, number: "other") } it takes
cheat-of = { $title }: { $said }
cheat-promises = Announcements
cheat-payments = Who pays whom
cheat-sum =
    { $two ->
        [yes] Everything due is added up; the defender pays the sum to the attack, or receives it if it is below zero.
       *[no] Everything due is added up; each defender pays the sum to the attack, or receives it if it is below zero.
    }
cheat-others = With another number of players
cheat-hand = Cards each
cheat-packet = Cards at a time
cheat-called = Card called
cheat-also =
    { $n ->
        [one] With { COUNTED($players, noun: "player") }, rule { $numbers } of the rulebook also differs.
       *[other] With { COUNTED($players, noun: "player") }, rules { $numbers } of the rulebook also differ.
    }

## A deal, step by step

cheat-steps = A deal, step by step
cheat-direction =
    { $direction ->
        [counter_clockwise] Everything goes anticlockwise.
       *[clockwise] Everything goes clockwise.
    }
cheat-deal =
    { $shuffled ->
        [true] Shuffle, cut,
       *[false] Do not shuffle; cut
    } and deal { COUNTED($hand, noun: "card") } to each player, { $packet ->
        [1] one
       *[other] { NUMBER($packet) }
    } at a time.
cheat-piles =
    { $laid ->
        [before_hands] Before dealing the hands, lay
       *[after_hands] Then lay
    } { COUNTED($piles, noun: "pile") } of { COUNTED($cards, noun: "card") } in front of each player, the top card of each face up, the { $cards ->
        [2] other
       *[other] others
    } face down.
cheat-deal-chien =
    { $how ->
        [last_cards] { $n ->
            [one] The last card is
           *[other] The last { COUNTED($n, noun: "card") } are
        } the chien.
        [each_round] After each round, put { COUNTED($packet, noun: "card") } in the chien, { NUMBER($n) } in all.
       *[on_the_way] Between packets, deal { COUNTED($n, noun: "card") } to the chien{ $n ->
            [1] {""}
           *[other] , { $packet ->
                [1] one
               *[other] { NUMBER($packet) }
            } at a time
        }.
    }
cheat-auction =
    { $first ->
        [after_dealer] { $two ->
            [yes] The dealer’s opponent bids first;
           *[no] The player after the dealer bids first;
        }
       *[dealer] The dealer bids first;
    } { $rounds ->
        [one] everybody bids or passes once.
        [parole] everybody bids, passes, or says “parole”.
        [duel] the others follow in turn.
       *[until_all_pass] the bidding goes round until all but the highest bidder have passed.
    }
cheat-appointed = There is no auction: the taker is settled beforehand, and plays “{ $title }”.
cheat-all-pass =
    { $dealer ->
        [second_round] If all pass, bid once more; if all pass again, the next player deals.
        [next_dealer] If all pass, the next player deals.
       *[same_dealer] If all pass, the same dealer deals again.
    }
cheat-all-pass-played = If all pass, the deal is played as “{ $title }”: everybody alone.
cheat-all-pass-again = If all pass, bid once more; if all pass again, the deal is played as “{ $title }”: everybody alone.
cheat-announced = { TITLE($title, form: "indefinite") }
cheat-declared = { TITLE($title, form: "indefinite") }
cheat-may =
    { $who ->
        [taker] the taker may
        [bidder] the bidder may
       *[anyone] { $kind ->
            [promise] the players in turn may
           *[claim] any player may
        }
    } { $kind ->
        [promise] announce
       *[claim] declare
    } { $titles }
cheat-may-both = { $left }, and { $right }
cheat-announce =
    { $moment ->
        [in_auction] With a bid, { $may }.
        [auction_over] Once the auction is over, { $may }.
        [after_auction] Before anybody sees the chien, { $may }.
        [after_auction_some_unseen] Before anybody sees the chien or, if it stays face down, before the first lead, { $may }.
        [after_auction_unseen] After the auction, before the first lead, { $may }.
        [after_discard] After the discard, { $may }.
        [before_chien] Before anybody sees the chien, { $may }.
        [before_first_lead] Before the first lead, { $may }.
       *[own_first_card] Just before playing to the first trick, { $may }.
    }
cheat-take-chien = If the contract lets you pick up the chien, do so, then discard the same number of cards.
cheat-follow = Follow suit; { $void ->
        [must_trump] if you cannot, play a trump; with neither, play any card
       *[free] if you cannot, play whatever you like
    }{ $overtrump ->
        [must] . A trump must beat those already in the trick, if possible.
       *[free] . A trump need not beat those already in the trick.
    }
cheat-count = Count the attack’s points and oudlers, see whether the contract is made, and write down the scores.
cheat-count-alone = Everybody counts the points in their own tricks; write down what each place scores.
cheat-next =
    { $two ->
        [yes] The dealer’s opponent deals next.
       *[no] { $direction ->
            [counter_clockwise] The player on the dealer’s right deals next.
           *[clockwise] The player on the dealer’s left deals next.
        }
    }

## The score sheet

score-subtitle = Score sheet for { COUNTED($players, noun: "player") }
score-player = { $who }
score-caption = A line for each deal
score-dealer = Dealer
score-taker = Taker
score-partner =
    { $partners ->
        [one] Partner
       *[several] Partners
    }
score-margin = Difference
score-kind =
    { $kind ->
        [bonus] Bonuses
        [claim] Declarations
       *[promise] Announcements
    }
score-unit =
    { $two ->
        [yes] The defender pays
       *[no] Each defender pays
    }
score-alone = { $title }: card points
score-running = Running totals
score-example = e.g.
score-contract = *{ $mark }* { $title } ({ $worth }, { $times })
score-contract-sum = *{ $mark }* { $title } ({ $worth })
score-legend = Contracts: { $contracts }.
score-how =
    { $two ->
        [yes] A plus is in favour of the attack, a minus in favour of the defence. Under bonuses, declarations, and announcements, write how much each adds to what the defender pays.
       *[no] A plus is in favour of the attack, a minus in favour of the defence. Under bonuses, declarations, and announcements, write how much each adds to what each defender pays.
    }
