### The rulebook, chapter by chapter.
### name-… is what a rule is called in lists, .word-… how the setting that a sentence tells is written in files.

chapter-deal = The table and the deal
chapter-auction = The auction
chapter-auction-none = A game without a taker
chapter-auction-appointed = The contract
chapter-call = Calling a partner
chapter-call-several = Calling partners
chapter-partner = The partner
chapter-chien = The chien and the discard
chapter-claims = Declarations
chapter-promises = Slams
chapter-bonuses = Bonuses
chapter-last-trick = The last trick
chapter-scoring = Scoring
chapter-match = The match
chapter-evaluation = Judging a hand

## The game

name-game-sides = Sides
game-taker = In every deal one player, *the taker*, undertakes to make a contract.
game-sides =
    { $call ->
        [yes] The taker calls a card to find a partner. The two of them, or the taker alone if nobody else holds that card, are _the attack_; the other players are _the defence_.
        [trick_winner] The taker calls a card, and whoever wins the trick to which it is played is the taker’s partner. The two of them, or the taker alone if there is no partner, are _the attack_; the other players are _the defence_.
        [yes_several] The taker calls two cards to find partners. The taker and whoever else holds one of those cards are _the attack_; the other players are _the defence_.
        [trick_winner_several] The taker calls two cards, and whoever wins a trick to which one of them is played is a partner of the taker. The taker and any partners are _the attack_; the other players are _the defence_.
        [opposite] The taker and the player opposite are _the attack_; the other players are _the defence_.
        [two] The taker, alone, is _the attack_; the other player is _the defence_.
       *[no] The taker plays alone, as _the attack_; all the other players together are _the defence_.
    }
game-sides-last = The sides hold for that deal only.
game-aim = The attack tries to win enough card points in tricks to make the contract; the defence tries to prevent it.
game-alone = Nobody takes: in every deal everybody plays alone.
game-aim-alone = What counts is the card points each player has taken in tricks{ $see }.
game-oudlers-matter = How many points the attack needs depends on how many *oudlers* (the 21, the Petit, and the Excuse) it has at the end of the deal{ $see }.

## The cards

deck-pack = The game is played with a tarot pack of { COUNTED($cards, noun: "card") }.
deck-pack-without = The game is played with a tarot pack from which some cards are taken out, leaving { COUNTED($left, noun: "card") }. Taken out: { $cards }.
    .word-without = without
deck-packs = The game is played with two tarot packs shuffled together: { COUNTED($cards, noun: "card") }, two of each, and so { COUNTED($oudlers, noun: "oudler") }. What these rules say of one card holds for both of its kind.
    .word-packs = packs
deck-packs-without = Taken out of each pack: { $cards }.
name-deck-suits = Suits
deck-suits = There are four suits: spades, hearts, diamonds, and clubs. In each of them the cards rank, from high to low: { $ranks }.
deck-ace = The ace, or 1, is the lowest card of its suit.
deck-rank =
    { $rank ->
        [king] king
        [queen] queen
        [knight] knight
        [jack] jack
       *[low] { $n }
    }
deck-ranks-gap = { ", " }
name-deck-trumps = Trumps
deck-trumps = There are 21 numbered trumps, which beat every suit card. The 21 is the highest; the 1, called _the Petit_, is the lowest.
name-deck-excuse = The Excuse
deck-excuse = The remaining card, _the Excuse_, bears a star. It is neither a suit card nor a trump, and counts as a trump only where these rules say so.
name-deck-points = Card points
deck-points = All the cards together are worth { COUNTED($total, noun: "point") }.
name-deck-counting = Counting
deck-pairs = Cards are usually counted in pairs, each court card or oudler with a low card (one that is neither): a king or an oudler with a low card counts 5, a queen 4, a knight 3, a jack 2, and two low cards 1.
deck-left-over = An odd card left over counts what the table says: a low card, half a point.
deck-points-caption = Card values
deck-points-card = Card
deck-points-worth = Points
deck-points-row =
    { $card ->
        [oudler] the 21, the Petit, the Excuse
        [king] king
        [queen] queen
        [knight] knight
        [jack] jack
        [ace] ace
       *[low] any other card
    }
name-deck-classes = Words for cards
deck-classes = Some words have a fixed meaning in these rules.
deck-class-plain = the { NOUN($noun, number: "other") }
cards-courts =
    { $rank ->
        [king] the kings
        [queen] the queens
        [knight] the knights
       *[jack] the jacks
    }
cards-low = the { $n }s of the four suits
cards-low-run = the { $first }s to { $last }s of the four suits
cards-trumps = the trumps from { $first } to { $last }
cards-trump = trump { $n }
cards-excuse = the Excuse
card-court = the { $rank ->
        [king] king
        [queen] queen
        [knight] knight
       *[jack] jack
    } of { suit-name }
card-low = the { $n } of { suit-name }
suit-name =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

## Around the table

name-seating-direction = Direction of play
seating-direction =
    { $two ->
        [yes] { $auction ->
            [yes] The two players sit opposite each other and deal, bid, and play in turn.
           *[no] The two players sit opposite each other and deal and play in turn.
        }
       *[no] { $direction ->
            [counter_clockwise] { $auction ->
                [yes] Dealing, bidding, and play all go anticlockwise, so the next player is always the one on the right.
               *[no] Dealing and play go anticlockwise, so the next player is always the one on the right.
            }
           *[clockwise] { $auction ->
                [yes] Dealing, bidding, and play all go clockwise, so the next player is always the one on the left.
               *[no] Dealing and play go clockwise, so the next player is always the one on the left.
            }
        }
    }
    .word-direction = direction
name-seating-dealer = The dealer
seating-first-dealer =
    { $way ->
        [lowest_card] To choose the first dealer, each player draws a card, and the player with the lowest one deals first. Any trump is higher than any suit card; among cards of equal rank, spades are highest, then hearts, diamonds, and clubs. Whoever draws the Excuse draws again.
       *[agreed] The players choose the first dealer by any method they like.
    }
    .word-first_dealer = first_dealer
seating-next-dealer =
    { $two ->
        [yes] After that, the two players deal in turn.
       *[no] { $direction ->
            [counter_clockwise] After each deal, the turn to deal passes to the player on the dealer’s right.
           *[clockwise] After each deal, the turn to deal passes to the player on the dealer’s left.
        }
    }
name-seating-out = Sitting out
seating-out = At most { COUNTED($table, noun: "player") } may sit at the table. If there are more than the { NUMBER($players) } who play, the dealer takes no part in the deal and scores nothing for it.
    .word-at_table = at_table
seating-out-until =
    { $until ->
        [somebody_takes] The same dealer goes on dealing, and sitting out, until somebody takes.
       *[next_deal] After each deal the next player deals and sits out, whether or not anybody has taken.
    }
    .word-until = until, sits_out_until

## The deal

name-deal-shuffle = Shuffling and cutting
deal-shuffle =
    { $who ->
        [opposite] { $two ->
            [yes] The dealer’s opponent shuffles the pack.
           *[no] The player opposite the dealer shuffles the pack.
        }
        [another] { $two ->
            [yes] The dealer’s opponent shuffles the pack.
           *[no] Any player but the dealer shuffles the pack.
        }
        [dealer] The dealer shuffles the pack.
       *[none] The pack is shuffled only before the first deal.
    }
    .word-shuffle = shuffle
deal-gathered =
    Later the cards are put together as they lie: the attack’s tricks, then the defence’s tricks{ $heap ->
        [by_player] {" "}(player by player)
       *[facing] {""}
    }{ $chien ->
        [yes] , then the discard or the chien
       *[no] {""}
    }.
deal-gathered-alone =
    { $taker ->
        [nobody] Later the cards are put together as they lie: each player’s tricks in turn
       *[highest_bidder] After a deal without a taker, the players’ tricks are put together in turn
    }{ $chien ->
        [yes] , then the chien
       *[no] {""}
    }.
deal-gathered-unplayed =
    After a deal that was not played, the hands are put together in turn{ $chien ->
        [yes] , then the chien
       *[no] {""}
    }.
deal-cut =
    { $two ->
        [yes] { $same ->
            [yes] The same player then cuts.
           *[no] The dealer’s opponent cuts.
        }
       *[no] { $who ->
            [left] The player on the dealer’s left cuts.
            [right] The player on the dealer’s right cuts.
           *[previous_dealer] The previous dealer cuts, or before the first deal the player before the dealer.
        }
    }
    .word-cut = cut
deal-cut-least = Each part of the cut pack must contain at least { COUNTED($n, noun: "card") }.
    .word-cut_least = cut_least, cut_at_least
deal-hand = Each player is dealt { COUNTED($hand, noun: "card") }, { $packet ->
        [1] one
       *[other] { NUMBER($packet) }
    } at a time, beginning with { $two ->
        [yes] the dealer’s opponent
       *[no] the player after the dealer
    }.
    .word-packet = packet, packets
name-deal-piles = The piles
deal-piles =
    { $laid ->
        [before_hands] Before the hands are dealt, the dealer lays
       *[after_hands] Once the hands are dealt, the dealer lays
    } { COUNTED($piles, noun: "pile") } of { COUNTED($cards, noun: "card") } in front of each player, one card at a time to each in turn: first one for every pile, then a second on top of each{ $cards ->
        [2] . The top card of each pile lies face up, the other face down.
       *[other] , and so on. The top card of each pile lies face up, the others face down.
    }
    .word-piles = piles
    .word-pile_cards = pile_cards
    .word-piles_dealt = piles_dealt
deal-piles-own = Nobody may look at face-down cards in the piles, not even in their own. Wherever these rules ask what a hand contains, a player’s face-up cards count as part of the hand.
name-deal-look = Looking at the cards
deal-look = Nobody may look at a{ $piles ->
        [yes] {" "}face-down
       *[no] {""}
    } card until all the cards have been dealt.
name-deal-chien = The chien
deal-chien =
    { $how ->
        [last_cards] { $n ->
            [1] The last card of the pack is not dealt out: the dealer puts it face down in the middle, to form _the chien_.
           *[other] The last { NUMBER($n) } cards of the pack are not dealt out: the dealer puts them face down in the middle, to form _the chien_.
        }
        [each_round] After each round, the dealer puts { COUNTED($packet, noun: "card") } face down in the middle, { NUMBER($n) } in all, to form _the chien_.
       *[on_the_way] While dealing, the dealer puts { COUNTED($n, noun: "card") } face down in the middle, { $n ->
            [1] {""}
           *[other] { $packet ->
                [1] one at a time and{" "}
               *[other] { NUMBER($packet) } at a time and{" "}
            }
        }never within a packet, to form _the chien_.
    }
    .word-chien_packet = chien_packet, dog_packet
deal-no-chien = There is no chien: all the cards are dealt to the players.
deal-chien-cards =
    { $cards ->
        [not_first_nor_last] Neither the first nor the last card of the pack may go into the chien.
        [not_first_nor_last_three] None of the first three or last three cards of the pack may go into the chien.
        [not_first_nor_last_round] No card may go into the chien in the first or the last round of dealing.
       *[free] Any card of the pack may go into the chien.
    }
    .word-chien_cards = chien_cards, dog_cards
deal-chien-apart =
    { $apart ->
        [yes] { $packet ->
            [1] No two consecutive cards of the pack may both go into the chien.
           *[other] Two packets may not go into the chien one after the other.
        }
       *[no] { $packet ->
            [1] Several cards may go to the chien between the same two packets.
           *[other] The whole chien may be dealt between the same two packets.
        }
    }
    .word-chien_apart = chien_apart
deal-misdeal-when =
    { $fault ->
        [any_fault] It is a misdeal if a player is dealt the wrong number of cards,{ $chien ->
            [yes] {" "}if the chien is dealt wrongly,
           *[no] {""}
        } or if { $piles ->
            [yes] a card that should be face down
           *[no] a card
        } is seen before all the cards have been dealt.
       *[high_card_seen] It is a misdeal if a player is dealt the wrong number of cards,{ $chien ->
            [yes] {" "}if the chien is dealt wrongly,
           *[no] {""}
        } or if a trump, a court card, or the Excuse{ $piles ->
            [yes] {" "}that should be face down
           *[no] {""}
        } is seen before all the cards have been dealt. If any other card is seen, the deal goes on.
    }
    .word-misdeal_when = misdeal_when
deal-misdeal =
    { $dealer ->
        [same_dealer_silent] After a misdeal, the cards are thrown in unseen and the same dealer deals again, but may not bid in the new deal.
        [same_dealer] After a misdeal, the same dealer deals again.
       *[next_dealer] After a misdeal, the next dealer deals.
    }
    .word-misdeal = misdeal
redeal =
    { $duty ->
        [must] { $moment ->
            [before_play] Before the first lead
            [before_chien] Before anybody sees the chien
            [before_auction] Before the auction
           *[own_turn] { $turns ->
                [one] Just before bidding or passing
               *[several] Before saying anything in the auction
            }
        }, a player must announce “{ $title }” if { $when }; the deal is then annulled.
       *[may] { $moment ->
            [before_play] Before the first lead
            [before_chien] Before anybody sees the chien
            [before_auction] Before the auction
           *[own_turn] { $turns ->
                [one] Just before bidding or passing
               *[several] Before saying anything in the auction
            }
        }, a player may announce “{ $title }” if { $when }; the deal is then annulled.
    }
    .word-duty = duty
redeal-excuse = The Excuse does not count as a trump here.
redeal-show = That player shows the whole hand.
    .word-show_hand = show_hand
redeal-found-late =
    { $late ->
        [annulled] If such a hand comes to light only during the play, the deal is annulled all the same.
       *[played_on] If such a hand comes to light only during the play, the deal is played to its end.
    }
    .word-found_late = found_late
redeal-dealer =
    { $dealer ->
        [next_dealer] The next dealer deals.
       *[same_dealer] The same dealer deals again.
    }
name-deal-redeals = Several hands to announce
redeal-several =
    { $moment ->
        [own_turn] A player who could announce more than one hand{ $see } announces the one that must be announced.
       *[before_auction] { $duty ->
            [both] If hands that annul the deal{ $see } could be announced at the same moment, one that must be announced takes precedence over one that may be; otherwise precedence is in order of play, beginning with the player after the dealer.
           *[same] If hands that annul the deal{ $see } could be announced at the same moment, precedence is in order of play, beginning with the player after the dealer.
        }
    }

## The auction

name-auction-first = Who bids first
auction-first =
    { $who ->
        [after_dealer] { $two ->
            [yes] The dealer’s opponent has the first turn to bid.
           *[no] The player after the dealer has the first turn to bid.
        }
       *[dealer] The dealer has the first turn to bid.
    }
    .word-first_bidder = first_bidder
auction-choice = Each player in turn passes or bids a contract higher than any bid so far.
name-auction-rounds = Turns to bid
auction-rounds =
    { $rounds ->
        [one] Each player has only one turn.
       *[until_all_pass] The auction goes round the table until everybody except the highest bidder has passed. A player who has passed may not bid again.
    }
    .word-rounds = rounds
auction-rounds-parole = Each player has one turn; only those who say “parole”{ $see } have another.
name-auction-overcall = Outbidding
auction-overcall =
    { $overcall ->
        [in_turn] Bids must be made in turn.
       *[duel] A player who is outbid answers at once, before the others have their turn, by bidding higher or dropping out.
    }
    .word-overcall = overcall
name-auction-appointed = No auction
auction-appointed = There is no auction: it is settled beforehand who takes in each deal. The taker must play “{ $title }”, whatever the hand.
name-auction-none = No auction
auction-none = There is no auction: every deal is played without a taker and without a contract{ $see }.
name-auction-taker = The taker
auction-taker = The highest bid becomes the contract, and its bidder the taker.
auction-all-pass =
    { $dealer ->
        [second_round] If everybody passes, there is one more round of bidding; if everybody passes again, nothing is scored and the deal passes to the next player.
        [next_dealer] If everybody passes, nothing is scored and the next dealer deals.
       *[same_dealer] If everybody passes, nothing is scored and the same dealer deals again.
    }
    .word-all_pass = all_pass
auction-played = If everybody passes, the deal is played without a taker{ $see }.
auction-played-again = If everybody passes, there is one more round of bidding; if everybody passes again, the deal is played without a taker{ $see }.
auction-played-same = After such a deal the same dealer deals again.
name-auction-parole = Parole
parole =
    { $second ->
        [always] Instead of passing or bidding, a player may say “parole”, and so keep the right to another turn in a second round. The second round is held whenever anybody has said “parole”.
       *[if_no_bid] Instead of passing or bidding, a player may say “parole”, and so keep the right to another turn in a second round. The second round is held only if nobody has made a bid in the first.
    }
parole-any = Only those who said “parole” take part in it, in the same order: each passes or bids any contract higher than any bid so far.
parole-only = Only those who said “parole” take part in it, in the same order: each passes or, if no bid stands yet, bids the contract “{ $title }”, and no other.
    .word-only = only
parole-two-rounds = Whether because of “parole” or because everybody has passed, there is never more than one further round.
name-auction-contracts = Contracts
auction-contracts =
    { $n ->
        [one] There is one contract.
       *[other] There are { NUMBER($n) } contracts, from low to high.
    }
auction-multiplier-lost = Where a contract has two multipliers, the second applies if the contract is lost.
    .word-multiplier_lost = multiplier_lost
name-auction-promises = Bids that announce
auction-promises = Whoever bids “{ $title }” thereby announces { TITLE($feat, form: "indefinite") }{ $see }, and need not announce it again.
    .word-promises = promises
name-auction-requires = What a bid asks for
auction-requires = “{ $title }” may be bid only if { $when }.
name-auction-then = What comes next
auction-then = The deal then goes on in this order: { $steps }.
name-auction-over = After the auction
auction-over = When the auction is over, the deal goes on in this order: { $steps }.
auction-over-title = { TITLE($title, form: "indefinite") }{ $see }
auction-over-title-later = { TITLE($title, form: "indefinite") }{ $see }
auction-over-step =
    { $step ->
        [chien] the chien{ $see }
        [discard] the discard{ $see }
       *[lead] the first lead{ $see }
    }
auction-over-said =
    { $kind ->
        [promise] any announcement of { $titles }
       *[claim] any declaration of { $titles }
    }
auction-over-later = { BEGIN($titles) } may be declared only later, just before a player plays to the first trick.
auction-over-call =
    { $partners ->
        [one] The call for a partner{ $see } comes
       *[several] The call for partners{ $see } comes
    } { $moment ->
        [before_chien] just before the chien.
        [after_chien] just after the chien.
       *[before_lead] just before the first lead.
    }
auction-contracts-caption =
    { $n ->
        [1] What the contract is worth
       *[other] What the contracts are worth
    }
auction-column-contract = Contract
auction-column-worth = Value
auction-column-multiplier = Multiplier
name-chien-taken = What happens to the chien
bid-chien =
    { $titles }: { $to ->
        [taker_hand] { $shown ->
            [shown] the taker turns the chien face up for everybody to see and picks it up.
           *[hidden] the taker picks up the chien without showing it.
        }
        [taker_tricks] { $shown ->
            [shown] the chien is turned face up for everybody to see and stays on the table;
           *[hidden] nobody may look at the chien;
        } it counts, with any oudlers in it, for the attack.
       *[defence_tricks] { $shown ->
            [shown] the chien is turned face up for everybody to see and stays on the table;
           *[hidden] nobody may look at the chien;
        } it counts, with any oudlers in it, for the defence.
    }
bid-same = These contracts differ only in what they are worth.

## Calling a partner

name-call-card = The call
call-moment =
    { $moment ->
        [before_chien] Once the auction is over, and before anybody sees the chien, the taker calls { rank-one-of }.
        [after_auction] Once the auction is over, the taker calls { rank-one-of }.
        [after_seen_chien] Once the auction is over, and after the chien has been shown or taken up, the taker calls { rank-one-of }. In a contract in which nobody looks at the chien, the taker calls without having seen it.
        [before_chien_unbid] Before anybody sees the chien, the taker calls { rank-one-of }.
        [after_auction_unbid] Before the first lead, the taker calls { rank-one-of }.
        [after_chien_unbid] The taker looks at the chien and then calls { rank-one-of }.
       *[after_chien] Once the auction is over, the taker looks at the chien and then calls { rank-one-of }.
    }
rank-two-of =
    { $first ->
        [king] two of the four kings
        [queen] two of the four queens
        [knight] two of the four knights
        [oudlers] two of the three oudlers
        [ace] two of the four aces
       *[jack] two of the four jacks
    }
rank-one-of =
    { $first ->
        [king] one of the four kings
        [queen] one of the four queens
        [knight] one of the four knights
        [oudlers] one of the three oudlers
        [ace] one of the four aces
       *[jack] one of the four jacks
    }
call-second =
    { $same ->
        [yes] The taker then calls another of them as well.
       *[no] The taker then calls { rank-one-of } as well.
    }
    .word-second_chain = second_chain
name-call-chain = Calling other ranks
call-next =
    A taker who holds all { $before ->
        [king] four kings
        [queen] four queens
        [knight] four knights
        [oudlers] three oudlers
        [ace] four aces
       *[jack] four jacks
    } { $self ->
        [allowed] may
       *[forbidden] must
    } call { $rank ->
        [king] a king
        [queen] a queen
        [knight] a knight
        [oudlers] an oudler
        [ace] an ace
       *[jack] a jack
    } instead{ $more }.
    .word-chain = chain
call-further =
    ; with all { $before ->
        [king] four kings
        [queen] four queens
        [knight] four knights
        [oudlers] three oudlers
        [ace] four aces
       *[jack] four jacks
    } as well, { $rank ->
        [king] a king
        [queen] a queen
        [knight] a knight
        [oudlers] an oudler
        [ace] an ace
       *[jack] a jack
    }
call-alone = A taker who holds every card that could be called plays alone.
call-no-next = No card of another rank may be called.
call-next-again = The same holds for the second card; a card that has been called counts as one that the taker holds.
call-only =
    { $which ->
        [first] The first card called must be
       *[second] The second card called must be
    } { $rank ->
        [king] a king
        [queen] a queen
        [knight] a knight
        [oudlers] an oudler
        [ace] an ace
       *[jack] a jack
    }.
name-call-partner = The partner
name-call-partners = The partners
call-partner =
    { $partner ->
        [trick_winner] Whoever wins the trick to which the called card is played is the taker’s partner for this deal; until then nobody knows who plays with whom. If the taker wins it, or if the card is never played, the taker plays alone.
        [opposite] The player opposite the taker is the taker’s partner for this deal, and everybody knows it.
       *[holder] The player who holds the called card is the taker’s partner for this deal.
    }
call-partners =
    { $partner ->
        [trick_winner] Whoever wins a trick to which a called card is played becomes a partner of the taker for this deal; until then nobody knows who plays with whom. A trick that the taker wins, and a called card that is never played, bring no partner; without any partner the taker plays alone.
       *[holder] The players who hold the called cards are the taker’s partners for this deal; a player who holds both is the only partner.
    }
call-up-to = The taker has a partner only with bids up to { $bid }; with a higher one the taker plays alone.
    .word-up_to = up_to, partner_up_to
call-secret =
    { $partners ->
        [one] { $silence ->
                [must] The partner must not reveal the partnership by any word or sign until the called card is played.
               *[free] The partner may reveal the partnership at any time; otherwise it becomes known when the called card is played.
            }
       *[several] { $silence ->
                [must] The partners must not reveal themselves by any word or sign, not even to each other, until the called cards are played.
               *[free] The partners may reveal themselves at any time; otherwise they become known when the called cards are played.
            }
    }
    .word-silence = silence
call-exchange =
    { $partners ->
        [one] { $excuse ->
                [yes] A card owed for the Excuse{ $see } is handed over only when this no longer reveals the partner.
               *[no] A card owed in exchange for another{ $see } is handed over only when this no longer reveals the partner.
            }
       *[several] { $excuse ->
                [yes] A card owed for the Excuse{ $see } is handed over only when this no longer reveals a partner.
               *[no] A card owed in exchange for another{ $see } is handed over only when this no longer reveals a partner.
            }
    }
name-call-alone = Playing alone
call-in-chien =
    { $cards ->
        [one] If the called card is in the chien, the taker plays alone against all the others{ $see }.
       *[several] A called card that lies in the chien brings no partner; without any partner the taker plays alone against all the others{ $see }.
    }
call-in-chien-unseen = If nobody looks at the chien, this comes to light only at the end of the deal.
call-barred =
    { $partners ->
        [one] { $may ->
                [yes] A dealer who may not bid after a misdeal may still be the partner.
               *[no] A dealer who may not bid after a misdeal cannot be the partner either: if that dealer holds the called card, the taker plays alone.
            }
       *[several] { $may ->
                [yes] A dealer who may not bid after a misdeal may still be one of the partners.
               *[no] A dealer who may not bid after a misdeal cannot be one of the partners either: a called card that this dealer holds brings no partner.
            }
    }
    .word-barred_may_be_called = barred_may_be_called
call-self =
    { $cards ->
        [one] { $self ->
                [allowed] The called card may be in the taker’s own hand; the taker then plays alone without anybody else knowing.
                [allowed_in_trick] The called card may be in the taker’s own hand.
               *[forbidden] The called card may not be in the taker’s own hand.
            }
       *[several] { $self ->
                [allowed] Called cards may be in the taker’s own hand; they bring no partner then, and nobody else knows it.
                [allowed_in_trick] Called cards may be in the taker’s own hand.
               *[forbidden] The called cards may not be in the taker’s own hand.
            }
    }
    .word-self_call = self_call
name-call-lead = The called suit
call-first-lead =
    { $cards ->
        [one] { $lead ->
                [not_called_suit] The suit of the called card may not be led to the first trick, except by leading the called card itself.
               *[free] The suit of the called card may be led to any trick, the first included.
            }
       *[several] { $lead ->
                [not_called_suit] The suits of the called cards may not be led to the first trick, except by leading a called card itself.
               *[free] The suits of the called cards may be led to any trick, the first included.
            }
    }
    .word-first_lead = first_lead, opening_lead
call-first-lead-only =
    { $cards ->
        [one] A player who has no other card to lead may lead that suit all the same.
       *[several] A player who has no other card to lead may lead one of those suits all the same.
    }

## The chien and the discard

name-chien-discard = The discard
chien-taken = A taker who has picked up the chien discards { COUNTED($n, noun: "card") } face down before the first lead, from the hand and the chien together.
chien-never = { $list } may never be discarded.
chien-never-each = { NOUN($noun, number: "other") }
chien-counted =
    { $shown ->
        [yes] The discard counts with the attack’s tricks and, apart from cards that have to be shown, stays secret until the end of the deal.
       *[no] The discard counts with the attack’s tricks and stays secret until the end of the deal.
    }
chien-change =
    { $until ->
        [closed] When the discard is complete, the taker shows that it has the right number of cards and says “Jeu” (French for “play”). After that, the discard may be changed only to correct a wrong number of cards, and only before the first lead.
       *[first_lead] The taker may change the discard until the first lead.
    }
    .word-change_until = change_until
chien-stricter = Where two of these rules apply to the same card, the stricter one counts.
chien-run-out = A taker who has too few other cards to discard discards as few as possible of those that may never be discarded.
chien-discard =
    { $other ->
        [yes] Other { NOUN($noun, number: "other") }
       *[no] { NOUN($noun, number: "other") }
    } { $rule ->
        [free] may be discarded freely.
        [free-shown] may be discarded, but must then be shown to everybody.
        [if-forced] may be discarded only when nothing else is left to discard.
       *[if-forced-shown] may be discarded only when nothing else is left to discard, and must be shown to everybody before they are laid face down.
    }

## Declarations

claim =
    { $moment ->
        [own_first_card] A player may declare { TITLE($title, form: "indefinite") } just before playing to the first trick, but need not.
       *[before_first_lead] A player may declare { TITLE($title, form: "indefinite") } before the first card of the deal is led, but need not.
    }
claim-requires = It may be declared only if { $when }.
    .word-requires = requires
claim-requires-taker = One more condition holds for the taker: { $when }.
claim-unseen =
    { $what ->
        [chien] While the chien is still hidden, { $who ->
            [taker] the taker
           *[anyone] a player
        } { $unseen ->
            [settled_later] may declare all the same; the condition is checked when the chien is seen.
           *[forbidden] may not declare.
        }
       *[side] A player who cannot know yet whether this is so { $unseen ->
            [settled_later] may declare all the same; it is checked later.
           *[forbidden] may not declare.
        }
    }
    .word-unseen = unseen
claim-show =
    { $show ->
        [exactly] The player shows exactly as many cards as the declaration asks for{ $spare ->
            [yes] ; a player who has more chooses which to keep hidden.
           *[no] .
        }{ $excuse ->
            [yes] {" "}The Excuse may be shown only if no trump is kept hidden.
           *[no] {""}
        }
        [extremes] The player shows exactly as many cards as the declaration asks for, including the highest and the lowest held{ $spare ->
            [yes] ; a player who has more chooses which of the others to keep hidden.
           *[no] .
        }{ $excuse ->
            [yes] {" "}The Excuse may be shown only if no trump is kept hidden.
           *[no] {""}
        }
        [at_least] The player shows at least as many cards as the declaration asks for, and more if desired{ $excuse ->
            [yes] ; the Excuse may be one of them, though showing it is usually taken to mean that the player has no more trumps.
           *[no] .
        }
        [all] The player shows all the cards that count.
       *[nothing] No cards are shown.
    }
    .word-show = show
claim-order =
    The cards are { $order ->
        [descending] laid out highest first and taken back
        [ascending] laid out lowest first and taken back
        [any_order] laid out in any order and taken back
       *[unsaid] taken back
    } once everybody has seen them.
    .word-order = order, card_order
claim-proof =
    { $proof ->
        [in_play] Whether the declaration is true shows in the play.
       *[on_demand] Any other player may ask at once to see the hand.
    }
    .word-proof = proof
claim-if-false =
    { $false ->
        [nothing] A declaration that turns out to be false earns nothing.
       *[reversed] A declaration that turns out to be false costs what it would have earned.
    }
    .word-if_false = if_false
claim-hand = For the taker, it is the hand after the discard that counts.
claim-open-discard =
    { $shown ->
        [no] Cards that were discarded openly count as if they were still in the hand.
       *[yes] Cards that were discarded openly count as if they were still in the hand, and may be shown.
    }
claim-count =
    { $count ->
        [best_level] A player may declare only one level, the highest that the hand allows.
        [any_level] A player may declare only one level, the highest that the hand allows or, if preferred, a lower one.
       *[all_levels] { $levels ->
            [2] A hand that fits both levels counts for both.
           *[other] A hand that fits more than one of the { NUMBER($levels) } levels counts for each of them.
        }
    }
    .word-count = count
claim-several =
    { $two ->
        [yes] If both players declare { TITLE($title, form: "indefinite") }, each declaration counts.
       *[no] If several players declare { TITLE($title, form: "indefinite") }, each declaration counts.
    }
claim-named =
    { TITLE($level, form: "joint") ->
        [of] { $level } of { $title }
        [before] { $level } { $title }
       *[brackets] { $title } ({ $level })
    }
claim-level = { TITLE($title, form: "indefinite") } may be declared if { $when }; it is worth { $worth }.
claim-whoever = It does not matter which side declared it: a side that loses the deal pays even for its own.
claim-levels = To declare { TITLE($title, form: "indefinite") }, a player must hold at least this many { NOUN($noun, number: "other") }:
claim-caption = Levels ({ $title })
claim-column-level = Level
claim-column-count = Cards
claim-column-worth = Value

## Announcing a feat

promise-kept =
    { TITLE($title, form: "indefinite") } is made when { $kept }.
promise-exempt =
    { $wins ->
        [never] { $two ->
            [yes] Whoever has the { NOUN($card) } cannot do this{ $see }.
           *[no] A side that has the { NOUN($card) } can do this only if another of its players wins the trick to which that card is played; a taker alone cannot{ $see }.
        }
        [last_trick_of_slam_led] { $two ->
            [yes] Whoever has the { NOUN($card) } can do this only by leading that card to the last trick{ $see }.
           *[no] A side that has the { NOUN($card) } can do this only by leading that card to the last trick{ $see }, or by playing it to a trick that another of its players wins.
        }
       *[last_trick_of_slam] { $two ->
            [yes] Whoever has the { NOUN($card) } can do this only by keeping that card for the last trick{ $see }.
           *[no] A side that has the { NOUN($card) } can do this only by keeping that card for the last trick{ $see }, or by playing it to a trick that another of its players wins.
        }
    }
promise =
    { $who ->
        [taker] Only the taker may announce { TITLE($title, form: "indefinite") }, and only
       *[anyone] Any player may announce { TITLE($title, form: "indefinite") }, but only
    } { $moment ->
        [as_bid] by bidding { $bids }.
        [in_auction] as part of a bid in the auction; if somebody bids higher, the announcement lapses with the bid.
        [auction_over] once the auction is over.
        [after_auction] after the auction but before anybody has seen the chien.
        [after_auction_some_unseen] after the auction but before anybody has seen the chien or, if the contract leaves it face down, before the first card is led.
        [after_auction_unseen] after the auction but before the first card is led.
        [after_discard] after the discard but before the first card is led.
        [before_chien] before anybody has seen the chien.
        [before_first_lead] before the first card is led.
       *[own_first_card] just before playing a card to the first trick.
    }
    .word-who = who
promise-bid = “{ $title }”
promise-by-bid = Bidding { $bids } announces it too.
promise-binds = The announcement is for that player’s side.
promise-once =
    { $moment ->
        [own_first_card] Once somebody has announced it, nobody else may.
       *[other] The players speak in turn, beginning with the player after the dealer; once somebody has announced it, nobody else may.
    }
promise-leads =
    { $who ->
        [taker] A taker who does so leads to the first trick.
       *[anyone] The player who announces it leads to the first trick.
    }
    .word-leads = leads
promise-leads-first = If several players have announced something that gives the lead, whoever announced first leads.
promise-rival = If the same side also makes { TITLE($title, form: "indefinite") }, only one of the two is paid, whichever pays more.
    .word-rival = rival
promise-outcome =
    { $outcome ->
        [announced] Announced and made: { $payment }
        [broken] Announced but not made: { $payment }
       *[unannounced] Made without having been announced: { $payment }
    }
promise-paid =
    { $multiplied ->
        [yes] { $two ->
            [yes] The amounts in the table count towards the total{ $see } and are multiplied by the contract’s multiplier.
           *[no] The amounts in the table count for each defender{ $see } and are multiplied by the contract’s multiplier.
        }
       *[no] { $two ->
            [yes] The amounts in the table count towards the total{ $see } and are not multiplied.
           *[no] The amounts in the table count for each defender{ $see } and are not multiplied.
        }
    }
promise-caption = What { TITLE($title, form: "indefinite") } pays
promise-column = { $title }
promise-row =
    { $outcome ->
        [announced] announced and made
        [broken] announced but not made
       *[unannounced] made but not announced
    }
promise-both =
    { $who ->
        [taker] If the taker announces { TITLE($title, form: "indefinite") } and it is the defence that makes one,
       *[anyone] If one side announces { TITLE($title, form: "indefinite") } and it is the other that makes one,
    } both amounts are paid: “announced but not made” and “made but not announced”.
promise-beside = The contract itself is scored as usual.
promise-nothing =
    { $outcome ->
        [announced] Announced and made, it pays nothing.
        [broken] Announced but not made, it costs nothing.
       *[unannounced] Made without having been announced, it pays nothing.
    }

## The play

name-play-lead = First lead
play-first =
    { $who ->
        [after_dealer] { $two ->
            [yes] The dealer’s opponent leads to the first trick
           *[no] The player after the dealer leads to the first trick
        }
        [dealer] The dealer leads to the first trick
       *[taker] The taker leads to the first trick
    }{ $unless ->
        [yes] , unless an announcement gives somebody else the lead{ $see }
       *[no] {""}
    }.
    .word-first_leader = first_leader
play-first-called = For the first lead, see also { $rule }.
play-next = After that, the winner of each trick leads to the next.
play-follow = If they can, players must follow suit or, when trumps are led, play a trump. In the four suits, nobody has to beat the cards already played.
play-follow-trumps = For trumps, see { $rule }.
name-play-trump = Without the suit led
play-void =
    { $void ->
        [must_trump] A player who has none of the suit led must play a trump.
       *[free] A player who has none of the suit led may play a trump or any other card.
    }
    .word-void = void
play-discard = A player who can neither follow nor trump may throw away any card; it cannot win the trick.
name-play-overtrump = Overtrumping
play-overtrump =
    { $overtrump ->
        [must_alone] A player who plays a trump must, if possible, go higher than every trump already in the trick, whether or not trumps were led. A player who must play a trump but cannot go higher plays any trump.
        [must] A player who plays a trump must, if possible, go higher than every trump already in the trick, whether or not trumps were led{ $two ->
            [yes] {""}
           *[no] , and even if the trick so far belongs to the player’s own side
        }. A player who must play a trump but cannot go higher plays any trump.
       *[free] A trump need not be higher than those already in the trick.
    }
    .word-overtrump = overtrump, overruff
name-play-winner = Winning the trick
play-winner = The highest trump wins the trick. If nobody has played a trump, the highest card of the suit led wins it.
play-identical = Of two identical cards in a trick, the one played { $identical ->
        [second_wins] second is the higher
       *[first_wins] first is the higher
    }.
    .word-identical = identical
name-play-piles = Playing from the piles
play-piles = To each trick a player plays either a card from the hand or a face-up card from one of the player’s own piles. For following suit, trumping, and overtrumping, the face-up cards count as cards in the hand. When the trick is over, whoever played the face-up card of a pile turns up the card beneath it, if there is one.
name-play-tricks = Keeping the tricks
play-heap =
    { $whose ->
        [alone] Everybody keeps the tricks they have won.
        [opposite] The defender opposite the taker keeps all the tricks of the defence{ $chien ->
            [yes] , and the chien if it counts for the defence
           *[no] {""}
        }.
        [one] One of the defenders keeps all the tricks of the defence{ $chien ->
            [yes] , and the chien if it counts for the defence
           *[no] {""}
        }.
        [only] The defender keeps all the tricks of the defence{ $chien ->
            [yes] , and the chien if it counts for the defence
           *[no] {""}
        }.
       *[own] All players keep their own tricks in front of them{ $chien ->
            [yes] ; a chien that counts for the defence is kept apart
           *[no] {""}
        }.
    }
    .word-heap = heap
play-look-back =
    { $which ->
        [previous_trick] A completed trick may be looked at until the next one is complete.
       *[never] Tricks already taken stay face down: they may be looked at only to find a card that is owed to somebody, or when somebody is suspected of having broken the rules of play.
    }
    .word-look_back = look_back
exempt-when = The special rules below apply to the { NOUN($card) } only if { $when }.
exempt-announce =
    { $moment ->
        [after_deal] Its holder says so once the cards have been dealt.
        [own_first_card] Its holder says so when playing a card to the first trick.
       *[when_played] Its holder says so when playing it.
    }
    .word-announce = announce
exempt-free = The { NOUN($card) } may be played to any trick, even by a player who could follow or trump; nobody who has another card ever has to play it.
exempt-led =
    { $several ->
        [yes] If the { NOUN($card) } is led, the first card after it without special rules like these decides what must be followed.
       *[no] If the { NOUN($card) } is led, the next card decides what must be followed.
    }
exempt-wins =
    { $wins ->
        [never] The { NOUN($card) } never wins a trick.
        [as_ranked] The { NOUN($card) } wins a trick when its rank is high enough, like any other card; what follows applies when it does not win.
       *[last_trick_of_slam] The { NOUN($card) } does not win the trick.
    }
    .word-wins = wins
exempt-stays =
    { $stays ->
        [side] The side that played the { NOUN($card) } keeps it{ $owed ->
            [half_card] . If the other side wins the trick, that side is given a low card instead, as soon as there is one.
            [half_points] . If the other side wins the trick, that side adds half a point, and the side that played the { NOUN($card) } deducts half a point; no card is given in return.
           *[nothing] , and owes nothing for it.
        }
       *[player] The player who played the { NOUN($card) } keeps it{ $owed ->
            [half_card] , and gives the winner of the trick{ $alone ->
                [yes] {""}
               *[no] , even one of the same side,
            } a low card instead, as soon as there is one.
            [half_points] . The winner of the trick adds half a point, and the owner of the { NOUN($card) } deducts half a point; no card is given in return.
           *[nothing] , and owes nothing for it.
        }
    }
    .word-stays = stays
    .word-owed = owed
exempt-owed-from =
    { $from ->
        [tricks] { $stays ->
            [side] This card comes from the tricks of the side that gives it, never from the discard.
           *[player] This card comes from the tricks that this player has won, never from the discard.
        }
       *[tricks_and_discard] { $stays ->
            [side] This card comes from the tricks of the side that gives it, or from the discard or chien that counts for it.
           *[player] This card comes from the tricks that this player has won or, if this player is the taker, from the discard or the chien that counts with them.
        }
    }
    .word-owed_from = owed_from
exempt-unpaid =
    { $unpaid ->
        [half_points] If there never is one, the { NOUN($card) } counts half a point less, and the { $stays ->
            [side] other side
           *[player] winner of the trick
        } adds the half point.
       *[nothing] If there never is one, nothing is given for the { NOUN($card) }.
    }
    .word-unpaid = unpaid
exempt-last-trick =
    { $to ->
        [other_side] In the last trick, however, the { NOUN($card) }{ exempt-unless } goes to the side that did not play it, whoever wins the trick, and nothing is given for it.
        [trick_winner] In the last trick, however, the { NOUN($card) } goes to whoever wins the trick, and nothing is given for it.
       *[kept] The same holds in the last trick.
    }
exempt-slam =
    { $alone ->
        [yes] There is one exception: a player who has won all the other tricks and { $led ->
                [yes] leads
               *[no] plays
            } the { NOUN($card) } to the last wins that one too.
       *[no] There is one exception: a side that has won all the other tricks and { $led ->
                [yes] leads
               *[no] plays
            } the { NOUN($card) } to the last wins that one too.
    }
exempt-personal = Where the points of single players are counted, the card counts for whoever of that side won the trick; if nobody of that side did, for the taker, or for no defender in particular.
exempt-unless =
    { $wins ->
        [as_ranked] , unless it wins the trick itself,
        [never] {""}
       *[last_trick_of_slam] {""}
    }
name-forbid = Forbidden card: { $title }
forbid-any = A card may not be played if { $when }.
forbid-class = No { NOUN($noun) } may be played if { $when }.
forbid-card = The { NOUN($noun) } may not be played if { $when }.
forbid-unless = This does not apply to a player who has no other card that may be played.

## Scoring

name-scoring-target = Made or lost
name-scoring-count = The count
scoring-count = After the last trick the card points are counted{ $see }; one side’s count is enough, since all the rest belong to the other.
scoring-added = Before the counts are compared, each side adds { COUNTED($added, noun: "point") } to its own; the two together make { $together }.
    .word-added = added
scoring-target = How many points the attack needs depends on its oudlers. With at least as many points as the table shows, the contract is made and the attack wins the deal.
    .word-target = target, targets
scoring-target-caption = Points the attack needs
scoring-column-oudlers = Oudlers the attack has
scoring-column-target = Points needed
scoring-half =
    { $result ->
        [lost] If the attack is even half a point short, the contract is lost and the defence wins.
        [drawn] If the attack is half a point short, the deal is drawn: nobody wins it, and whatever the winners would receive is not paid.
        [unscored] If the attack is half a point short, the deal is drawn and nobody scores anything, not even for bonuses.
        [just_made] If the attack is half a point short, the contract is made all the same, as if the attack had exactly the points it needs.
       *[made] If the attack is half a point short, the contract is made all the same; the difference then counts as half a point above what was needed.
    }
    .word-half_point_short = half_point_short
scoring-half-when = Half points arise mostly with an odd number of players.
name-scoring-difference = The difference
scoring-margin = _The difference_ is how far the attack is above or below what it needed.
scoring-margin-all = _The difference_ is how far the attack is above or below what it needed, { $how }.
scoring-margin-rounded =
    { $result ->
        [any] The difference is { $how }.
        [made] When the contract is made, the difference is { $how }.
        [short] When the contract is lost or the deal is drawn, the difference is { $how }.
       *[lost] When the contract is lost, the difference is { $how }.
    }
rounding =
    { $direction ->
        [none] not rounded: { $kept ->
            [fractions] fractions of a point
           *[halves] halves
        } are kept
        [up] rounded up to { rounding-step } (which makes a loss smaller)
        [down] rounded down to { rounding-step } (which makes a loss larger)
        [nearest] rounded to { rounding-nearest }
        [away] rounded up to { rounding-step }
       *[toward] rounded down to { rounding-step }
    }
rounding-step =
    { $step ->
        [1] a whole number
       *[other] a multiple of { $step }
    }
rounding-nearest =
    { $step ->
        [1] the nearest whole number (halves away from zero)
       *[other] the nearest multiple of { $step } (halfway amounts away from zero)
    }
name-scoring-contract = The contract
scoring-stake = First comes the contract itself.
scoring-stake-worth =
    { $same ->
        [yes] { $worth } + difference
       *[no] value + difference
    }
scoring-stake-product =
    { $multiplied ->
        [yes] The contract is worth ({ $amount }) × multiplier{ $two ->
            [yes] {""}
           *[no] {" "}for each defender
        }; { $payee } scores it.
       *[no] The contract is worth { $amount }{ $two ->
            [yes] {""}
           *[no] {" "}for each defender
        }; { $payee } scores it.
    }
name-scoring-sum = Payments
scoring-unit =
    { $two ->
        [yes] All that is due to the attack is added up, and all that is due to the defence is subtracted. If the total is above zero, *the defender* pays it to the attack; if below, the attack pays that much to *the defender*.
       *[no] All that is due to the attack is added up, and all that is due to the defence is subtracted. If the total is above zero, *each defender* pays it to the attack; if below, the attack pays that much to *each defender*.
    }
scoring-apart = What players pay each other for { LIST($what) } is not part of this total.
scoring-apart-of = { TITLE($title, form: "indefinite") }{ $see }
scoring-unit-rounded =
    { $result ->
        [any] The sum to be paid is { $how }.
        [made] When the contract is made, the sum to be paid is { $how }.
        [short] When the contract is lost or the deal is drawn, the sum to be paid is { $how }.
       *[lost] When the contract is lost, the sum to be paid is { $how }.
    }
scoring-seat-rounded =
    { $result ->
        [any] At the end every score except the taker’s, whether a gain or a loss, is { $how }; the taker’s score is whatever makes the total zero.
        [made] At the end every score above zero except the taker’s is { $how }; the taker’s score is whatever makes the total zero.
       *[lost] At the end every score below zero except the taker’s is { $how }; the taker’s score is whatever makes the total zero.
    }
payments-caption = Summary of payments
payments-what = For
payments-worth =
    { $each ->
        [yes] { $two ->
            [yes] Amount
           *[no] For each defender
        }
       *[no] Amount
    }
payments-levels = { $amount } ({ $levels })
payments-payee = Paid to
payments-achiever = the side that makes { TITLE($title, form: "indefinite") }
payments-multiplied = Multiplied
payments-stake = the contract
payments-promise =
    { $outcome ->
        [announced] { $title }, announced and made
        [broken] { $title }, announced but not made
       *[unannounced] { $title }, made but not announced
    }
payments-yes-no =
    { $multiplied ->
        [yes] yes
       *[no] no
    }
name-scoring-settling = Settling up
shares-caption = How many times the total each player receives or pays
shares-row =
    { $who ->
        [taker] taker
        [partner] partner
        [each_partner] each partner
        [only_defender] defender
       *[defender] each defender
    }
shares-column =
    { $how ->
        [usual] { COUNTED($players, noun: "player") }
        [partner] { COUNTED($players, noun: "player") }, with a partner
        [partners] { COUNTED($players, noun: "player") }, with two partners
       *[alone] { COUNTED($players, noun: "player") }, taker alone
    }
shares =
    { $partners ->
        [one] { $which ->
                [default] If the taker has a partner, the two share what the attack receives or pays: the taker’s share is { COUNTED($taker, noun: "part") } and the partner’s { COUNTED($partner, noun: "part") }.
               *[named] The shares called _{ $name }_ are { COUNTED($taker, noun: "part") } for the taker and { COUNTED($partner, noun: "part") } for the partner.
            }
        [always] { $which ->
                [default] The taker and the partner share what the attack receives or pays: the taker’s share is { COUNTED($taker, noun: "part") } and the partner’s { COUNTED($partner, noun: "part") }.
               *[named] The shares called _{ $name }_ are { COUNTED($taker, noun: "part") } for the taker and { COUNTED($partner, noun: "part") } for the partner.
            }
       *[several] { $which ->
                [default] The taker and the partners share what the attack receives or pays: the taker’s share is { COUNTED($taker, noun: "part") } and each partner’s { COUNTED($partner, noun: "part") }.
               *[named] The shares called _{ $name }_ are { COUNTED($taker, noun: "part") } for the taker and { COUNTED($partner, noun: "part") } for each partner.
            }
    }
shares-equal =
    { $partners ->
        [one] If the taker has a partner, the two share equally what the attack receives or pays.
        [always] The taker and the partner share equally what the attack receives or pays.
       *[several] The taker and the partners share equally what the attack receives or pays.
    }
shares-unrounded =
    { $kept ->
        [fractions] Fractions of a point are kept.
       *[halves] Half points are kept.
    }
shares-rounded =
    { $result ->
        [any] The partner’s share is { $how }; the taker takes the rest.
        [made] The partner’s gain is { $how }; the taker takes the rest.
       *[lost] The partner’s loss is { $how }; the taker takes the rest.
    }
shares-rounded-several =
    { $result ->
        [any] Each partner’s share is { $how }; the taker takes the rest.
        [made] Each partner’s gain is { $how }; the taker takes the rest.
       *[lost] Each partner’s loss is { $how }; the taker takes the rest.
    }
name-scoring-forgotten = Forgotten payments
scoring-forgotten =
    { $lost ->
        [yes] A bonus or feat that nobody mentions before the scores are written down is not paid.
       *[no] What a side has clearly earned by a declaration, a slam, or a bonus is paid even if nobody claims it at the time.
    }
    .word-forgotten_lost = forgotten_lost

scoring-balance =
    { $balance ->
        [zero_sum] The scores of a deal always add up to zero.
       *[winners_only] None of these payments is actually made. Instead, each player who would gain by them scores the sum once, without its sign, however many players would have paid it; the others score nothing.
    }
    .word-balance = balance

## The match

name-match-end = Length of the match
match-agreed = The players agree on how long to play.
match-deals = A match lasts { COUNTED($n, noun: "deal") }.
    .word-deals = deals
match-deals-chosen = A match lasts { $list } { $last ->
        [one] deal
       *[other] deals
    }, as the players agree before it begins.
match-rounds =
    { $n ->
        [one] A match lasts one round: as many deals as there are players at the table.
       *[other] A match lasts { $n } rounds; a round has as many deals as there are players at the table.
    }
match-score = The match is over as soon as a player has a total of { COUNTED($n, noun: "point") } or more after a deal.
    .word-score = score
match-deals-counted = Deals that are annulled, and those in which everybody passes, do not count.
match-deals-annulled = Deals that are annulled do not count.
match-winner =
    The player with the highest total score wins; { $tie ->
        [another_deal] if players tie, further deals are played until one of them is alone in front
       *[together] players who tie share the win
    }.
    .word-tie = tie
name-match-pool = The pool
match-pool =
    Before every deal the dealer puts { COUNTED($adds, noun: "point") } into the pool. If the pool was empty, every player, the dealer included, puts in another { COUNTED($ante, noun: "point") }, and all of that together is a *mouche*; otherwise the dealer adds to the largest mouche.
    .word-pool = pool, mouches
    .word-ante = ante
    .word-dealer_adds = dealer_adds
match-pool-won = A taker who makes the contract takes the largest mouche. A taker who does not puts another of the same size beside it. If nobody takes, everything stays where it is.
name-match-rank = Comparing tables
match-topage = The same deals are played at several tables, and for each deal the takers are compared by what one defender pays or gets. The best taker gets 100%, the worst 0%, and the others are spaced evenly between them; takers with the same score each get the mean of their places. Each defender gets what the taker at the same table is short of 100%. The final result is { COUNTED($attack, noun: "part") } the average as taker and { COUNTED($defence, noun: "part") } the average as defender; the highest result wins.
match-root = The same deals are played at two tables, where a taker and the defenders at the other table form one team. For each deal the two takers are compared by what one defender pays or gets. The better one’s team gets the square root of the difference, to three decimals, in match points{ $credit ->
        [both_sides] , and the other team loses as many
       *[better_side] ; the other team gets nothing
    }. The team with the most match points wins.
    .word-credit = credit

## Judging a hand

name-evaluation-scale = Scale for judging a hand
evaluation =
    { $bids ->
        [yes] Before bidding, a player may judge the hand by this scale. It is only advice; its points have nothing to do with the card points.
       *[no] A player may judge the hand by this scale. It is only advice; its points have nothing to do with the card points.
    }
evaluation-suits = A line that mentions “the suit” counts once for each of the four suits it fits.
evaluation-caption = What a hand is worth
evaluation-column-feature = In the hand
evaluation-column-points = Points
evaluation-feature = { $title }: { $when }
evaluation-without-chien = { $feature } (only for a contract in which the taker does not pick up the chien)
    .word-without_chien = without_chien
name-evaluation-bids = Advised bids
evaluation-bids = The total suggests how high to bid.
    .word-hand_points = hand_points
evaluation-bids-caption = Advised bids
evaluation-column-from = From
cards-from-to = from { $first } to { $last }
