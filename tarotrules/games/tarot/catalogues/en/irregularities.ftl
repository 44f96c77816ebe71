### What players do that the rules forbid, and what follows.
### A consequence begins small and has no full stop: it stands alone as a sentence, or with “if …” before it.

name-irregularities-result = Gains from a fault
fault-result = What a side has gained by a fault goes to the other side. If the side at fault wins the deal all the same, the deal is annulled; if it loses, the deal counts.
name-irregularities-fines = Fines
fault-fines = A fine is charged to the player at fault alone: it is written down beside the scores, and nobody receives it.
fault-event =
    { $event ->
        [cut_card_seen] Card seen in the cut
        [deal_card_seen] Card turned up by a player other than the dealer
        [wrong_dealer] Wrong dealer
        [early_pickup] Cards taken up too early
        [wrong_count] Wrong number of cards
        [count_hidden] Wrong number of cards, kept quiet by the dealer
        [discard_too_many] Too many cards discarded
        [discard_too_few] Too few cards discarded
        [chien_seen] Hidden chien seen
        [card_exposed] Card exposed
        [lead_out_of_turn] Lead out of turn
        [play_out_of_turn] Card played out of turn
        [revoke] Revoke
        [claim_disordered] { $titles }: cards out of order
        [claim_incomplete] { $titles }: too few cards shown
        [claim_false] { $titles }: too few cards held
        [claim_too_many] { $titles }: too many cards shown
        [claim_early] { $titles }: shown too early
        [claim_late] { $titles }: shown too late
        [claim_excuse] { $titles }: Excuse shown, trump kept back
       *[last_cards_claimed] Last tricks claimed wrongly
    }
    .word-event = event
fault-revoke =
    { $duties ->
        [all] A player who fails to follow suit, to trump, or to overtrump when able and obliged to do so revokes{ $see }.
        [trump] A player who fails to follow suit or to trump when able and obliged to do so revokes{ $see }.
        [overtrump] A player who fails to follow suit or to overtrump when able and obliged to do so revokes{ $see }.
       *[follow] A player who fails to follow suit when able to do so revokes{ $see }.
    }
fault-meant =
    { $event ->
        [count_hidden] The dealer notices that the chien and the dealer’s own hand have the wrong number of cards, and says nothing.
        [chien_seen] Somebody has looked at a chien that the contract leaves hidden.
        [claim_incomplete] The player holds enough of the cards declared but shows too few.
        [claim_false] The player shows fewer cards than the declaration asks for, and holds no more.
       *[last_cards_claimed] A player lays down the last cards and claims tricks that were not certain.
    }
fault-if =
    { $by ->
        [attack] If the attack is at fault{ $found ->
            [any] {""}
            [in_deal] {" "}and this is noticed before all the cards are dealt
            [after_deal] {" "}and this is noticed after all the cards are dealt
            [before_first_lead] {" "}and this is noticed after the auction but before the first lead
            [in_play] {" "}and this is noticed during the play
            [in_trick] {" "}and this is noticed before the next trick begins
           *[after_trick] {" "}and this is noticed after the next trick has begun
        }
        [defence] If the defence is at fault{ $found ->
            [any] {""}
            [in_deal] {" "}and this is noticed before all the cards are dealt
            [after_deal] {" "}and this is noticed after all the cards are dealt
            [before_first_lead] {" "}and this is noticed after the auction but before the first lead
            [in_play] {" "}and this is noticed during the play
            [in_trick] {" "}and this is noticed before the next trick begins
           *[after_trick] {" "}and this is noticed after the next trick has begun
        }
       *[anyone] If the fault is noticed { $found ->
            [in_deal] before all the cards are dealt
            [after_deal] after all the cards are dealt
            [before_first_lead] after the auction but before the first lead
            [in_play] during the play
            [in_trick] before the next trick begins
           *[after_trick] after the next trick has begun
        }
    }
    .word-by = by
    .word-found = found, noticed
fault-then = { $if }, { $then }.
fault-and = { $one }; { $two }
fault-alone = { $then }.
fault-remedy =
    { $remedy ->
        [taken_back] { $of ->
            [revoke] the card is taken back and another is played
            [claim] the cards are taken up again
           *[card] the card is taken back
        }
        [put_right] the mistake is put right
        [cut_again] the pack is cut again
        [dealt_again] { $of ->
            [dealer] the cards are thrown in and the right dealer deals
           *[card] the same dealer deals again
        }
        [dealt_again_silent] { $of ->
            [dealer] the cards are thrown in and the right dealer deals; the player at fault may not bid
           *[card] the same dealer deals again, and the player at fault may not bid
        }
        [silent_next] the player at fault may not bid in the next deal
        [taker_decides] the taker may let the card stand; if not, the player whose turn it is must lead that suit or, if the taker prefers, some other suit, which the taker may not name
        [last_trick_lost] the last trick, a card short, goes to the defence, and so does the best card of the discard
        [last_card_kept] the taker keeps the card left over, as a last trick that earns no bonus
       *[least_favourable] the remaining cards are played in the way that is worst for the player at fault
    }
    .word-remedy = remedy
fault-exempt-card = the { NOUN($card) }
fault-exempt = Whoever then plays { $cards } passes this duty on to the next player.
fault-deal =
    { $deal ->
        [annulled] the deal is annulled
       *[annulled_if_won] rule { $rule } applies{ $fine ->
            [none] , but without a fine
           *[usual] {""}
        }
    }
fault-claim =
    { $claim ->
        [counts] the declaration counts
        [lapses] the declaration does not count
       *[lapses_if_won] the declaration counts only if the side at fault loses the deal
    }
fault-fine =
    { $charged ->
        [always] a fine of { COUNTED($fine, noun: "point") } is charged
        [after_warning] there is a warning the first time, and after that a fine of { COUNTED($fine, noun: "point") }
       *[if_wished] a fine of at most { COUNTED($fine, noun: "point") } may be charged
    }
    .word-fine = fine
    .word-charged = charged
fault-nothing = play goes on

# In the account of a deal.
account-fault-annulled = { $what }, by { $who }: the deal is annulled, and nobody scores anything.
account-fault-won = { $what }, by { $who }, whose side wins all the same: the deal is annulled, and nobody scores anything.
account-fault-counts = { $what }, by { $who }, whose side loses: the deal counts.
account-fault-lapsed = { $what } is not paid, because the cards were shown wrongly.
account-fines = Charged beside the scores:
account-fine = { SIGNED($fine) } ({ $what })

index-fault = fault
index-fine = fine
