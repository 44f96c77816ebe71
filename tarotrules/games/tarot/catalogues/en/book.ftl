### The rulebook, chapter by chapter.

chapter-game = The game
chapter-deck = The cards
chapter-seating = Around the table
chapter-deal = The deal
chapter-auction = The auction
chapter-call = Calling a partner
chapter-chien = The chien and the discard
chapter-claims = Declarations
chapter-promises = Slams
chapter-play = The play
chapter-bonuses = Bonuses
chapter-scoring = Scoring
chapter-match = The match

## 1 The game

game-players = These are the rules for { COUNTED($players, noun: "player") }.
game-sides =
    { $call ->
        [yes] In every deal one player, *the taker*, undertakes to make a contract, with a partner who is called. These two are _the attack_; the other players are _the defence_.
       *[no] In every deal one player, *the taker*, undertakes to make a contract alone and is _the attack_; all the others together are _the defence_.
    } The sides last for one deal only.
game-aim = The attack tries to win tricks that hold enough card points to make the contract; the defence tries to prevent it.
game-oudlers-matter = How many points are enough depends on how many *oudlers* (the 21, the Petit and the Excuse) the attack has at the end.

## 2 The cards

deck-pack = The game is played with the { COUNTED($cards, noun: "card") } of the tarot pack.
deck-suits = There are four suits: spades, hearts, diamonds and clubs. In each of them the cards rank, from high to low: king, queen, knight, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1. The ace, or 1, is the lowest card of its suit.
deck-trumps = There are 21 numbered trumps, which beat every card of the suits. The 21 is the highest; the 1, called _the Petit_, is the lowest.
deck-excuse = The last card, _the Excuse_, bears a star. It belongs to no suit.
deck-points = All the cards together count { COUNTED($total, noun: "point") }.
deck-pairs = It is usual to count the cards in pairs, each court card or oudler with a low card: a king or an oudler with a low card counts 5, a queen 4, a knight 3, a jack 2, and two low cards 1.
deck-points-caption = What each card counts
deck-points-card = Card
deck-points-worth = Points
deck-points-row =
    { $card ->
        [oudler] the 21, the Petit, the Excuse
        [king] king
        [queen] queen
        [knight] knight
        [jack] jack
       *[low] any other card
    }
deck-classes = Some words stand for groups of cards throughout these rules.
deck-classes-caption = Words for groups of cards
deck-classes-word = Word
deck-classes-cards = Cards
deck-class = { NOUN($noun, number: "other") }
deck-class-plain = the { NOUN($noun, number: "other") }
cards-courts =
    { $rank ->
        [king] the kings
        [queen] the queens
        [knight] the knights
       *[jack] the jacks
    }
cards-low = the { $n }s of the four suits
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

## 3 Around the table

seating-direction =
    { $direction ->
        [counter_clockwise] Dealing, bidding and play all go counter-clockwise, so that the next player is always the one on the right.
       *[clockwise] Dealing, bidding and play all go clockwise, so that the next player is always the one on the left.
    }
seating-first-dealer =
    { $way ->
        [lowest_card] To choose the first dealer each player draws a card, and the lowest card deals. Any trump is higher than any card of the suits; between cards of equal rank, spades are highest, then hearts, diamonds and clubs. Whoever draws the Excuse draws again.
       *[agreed] The first dealer is chosen as the players like.
    }
seating-next-dealer =
    { $direction ->
        [counter_clockwise] The turn to deal then passes to the player on the dealer's right.
       *[clockwise] The turn to deal then passes to the player on the dealer's left.
    }

## 4 The deal

deal-shuffle =
    { $who ->
        [opposite] The player facing the dealer shuffles the pack.
        [another] A player other than the dealer shuffles the pack.
        [dealer] The dealer shuffles the pack.
       *[none] The cards are gathered trick by trick and are not shuffled between deals.
    }
deal-cut =
    { $who ->
        [left] The player on the dealer's left cuts.
        [right] The player on the dealer's right cuts.
       *[previous_dealer] The previous dealer cuts.
    }
deal-cut-least = Each part of the cut pack must have at least { COUNTED($n, noun: "card") }.
deal-hand = Each of the { COUNTED($players, noun: "player") } is dealt { COUNTED($hand, noun: "card") }, { $packet } at a time.
deal-look = Nobody looks at a card before the deal is complete.
deal-chien = Meanwhile the dealer puts { COUNTED($n, noun: "card") } face down in the middle, one at a time. They are _the chien_.
deal-no-chien = There is no chien: all the cards are dealt to the players.
deal-chien-cards =
    { $cards ->
        [not_first_nor_last] Neither the first nor the last card of the pack may go to the chien.
        [not_first_nor_last_three] None of the first three or last three cards of the pack may go to the chien.
        [not_first_nor_last_round] No card goes to the chien in the first or the last round of the deal.
       *[free] Any card of the pack may go to the chien.
    }
deal-misdeal =
    { $dealer ->
        [same_dealer_silent] If the cards are dealt wrongly, they are returned unseen and the same dealer deals again, but may not bid on the new deal.
        [same_dealer] If the cards are dealt wrongly, the same dealer deals again.
       *[next_dealer] If the cards are dealt wrongly, the turn to deal passes on.
    }
redeal =
    { $duty ->
        [must] Before the auction, a player must say so ({ $title }) if { $when }: the deal is void.
       *[may] Before the auction, a player may have the deal called off ({ $title }) if { $when }.
    }
redeal-show = That player lays the hand open.
redeal-dealer =
    { $dealer ->
        [next_dealer] The next dealer deals.
       *[same_dealer] The same dealer deals again.
    }

## 5 The auction

auction-first =
    { $who ->
        [after_dealer] The player after the dealer speaks first.
       *[dealer] The dealer speaks first.
    }
auction-choice = At your turn you pass, or bid a contract higher than any bid before.
auction-rounds =
    { $rounds ->
        [one] Each player speaks once only.
       *[until_all_pass] The auction goes round until everybody but the highest bidder has passed. Whoever has passed may not bid again.
    }
auction-overcall =
    { $overcall ->
        [in_turn] A higher bid is made in turn, like any other.
       *[duel] A player who is overcalled answers at once, before the others speak: with a higher bid, or by dropping out.
    }
auction-taker = The highest bidder is the taker, and plays the contract named.
auction-all-pass =
    { $dealer ->
        [next_dealer] If everybody passes, nothing is scored and the next dealer deals.
       *[same_dealer] If everybody passes, nothing is scored and the same dealer deals again.
    }
auction-contracts =
    { $n ->
        [one] There is one contract: { $names }.
       *[other] There are { $n } contracts; from low to high they are { $names }.
    }
auction-contracts-caption = The contracts, from low to high
auction-column-contract = Contract
auction-column-worth = Value
auction-column-multiplier = Multiplier
bid-chien =
    { $to ->
        [taker_hand] { $title }: { $shown ->
            [shown] the taker turns the chien up for everybody to see, then takes it into hand.
           *[hidden] the taker takes the chien into hand without showing it.
        }
        [taker_tricks] { $title }: { $shown ->
            [shown] the chien is turned up for everybody to see, and stays on the table;
           *[hidden] nobody looks at the chien;
        } it counts for the attack at the end, with any oudlers in it.
       *[defence_tricks] { $title }: { $shown ->
            [shown] the chien is turned up for everybody to see, and stays on the table;
           *[hidden] nobody looks at the chien;
        } it counts for the defence at the end, with any oudlers in it.
    }
bid-discard = The taker then puts { COUNTED($n, noun: "card") } face down as the discard.

## 6 Calling a partner

call-moment =
    { $moment ->
        [before_chien] Once the auction is over, and before the chien is turned up, the taker calls { rank-one-of }.
       *[after_chien] Once the auction is over, the taker looks at the chien and then calls { rank-one-of }.
    }
rank-one-of =
    { $first ->
        [king] one of the four kings
        [queen] one of the four queens
        [knight] one of the four knights
       *[jack] one of the four jacks
    }
call-next = A taker who holds all four { $before ->
        [king] kings
        [queen] queens
        [knight] knights
       *[jack] jacks
    } may call a { $rank ->
        [king] king
        [queen] queen
        [knight] knight
       *[jack] jack
    } instead.
call-no-next = No card of another rank may be called.
call-partner = Whoever holds the called card is the taker's partner for this deal.
call-secret = The partner says nothing; the partnership is known when the called card is played.
call-in-chien = If the called card is in the chien, the taker plays alone against all the others.
call-self =
    { $self ->
        [allowed] A taker may call a card that is in the taker's own hand, and so play alone without anybody knowing it.
       *[forbidden] A taker may not call a card that is in the taker's own hand.
    }
call-first-lead =
    { $lead ->
        [not_called_suit] The suit of the called card may not be led to the first trick, except with the called card itself.
       *[free] The suit of the called card may be led to any trick, the first included.
    }

## 7 The chien and the discard

chien-taken = When the contract lets the taker take the chien into hand, { COUNTED($n, noun: "card") } must be discarded before the first lead, from hand and chien together.
chien-counted = The discard stays secret until the end of the deal, and counts with the tricks of the attack.
chien-discard =
    { $rule ->
        [never] { NOUN($noun, number: "other") } may never be discarded.
        [free] { NOUN($noun, number: "other") } may be discarded freely.
        [free-shown] { NOUN($noun, number: "other") } may be discarded, and are then shown to everybody.
        [if-forced] { NOUN($noun, number: "other") } may be discarded only when nothing else is left to discard.
       *[if-forced-shown] { NOUN($noun, number: "other") } may be discarded only when nothing else is left to discard, and are then shown to everybody.
    }

## 8 Declarations

claim =
    { $moment ->
        [own_first_card] A player may declare a { $title } just before playing a card to the first trick.
       *[before_first_lead] A player may declare a { $title } before the first card of the deal is led.
    } Nobody has to declare it.
claim-requires = It may be declared only if { $when }.
claim-requires-taker = The taker may declare it only if { $when }; this does not restrict the other players.
claim-show =
    { $show ->
        [exactly] Exactly as many cards as the level asks for are laid open; any more that count stay hidden, and the player chooses which. The Excuse may be among them only if the player has no other trump to show.
        [all] All the cards that count are laid open.
       *[nothing] No card is shown.
    }
claim-count =
    { $count ->
        [best_level] { $levels ->
            [one] There is one level.
           *[other] A hand counts only for the highest of the { $levels } levels it reaches.
        }
       *[all_levels] { $levels ->
            [one] There is one level.
           *[other] A hand counts for every one of the { $levels } levels it fits.
        }
    } If several players declare a { $title }, their values add up.
claim-level = A { $level } { $title } may be declared if { $when }; it is worth { $worth }.
claim-caption = Levels of the { $title }
claim-column-level = Level
claim-column-worth = Value

## 9 Announcing a feat

promise-kept = A { $title } is made when { $kept }.
promise =
    { $who ->
        [taker] Only the taker may announce it,
       *[anyone] Any player may announce it,
    } { $moment ->
        [after_auction] once the auction is over.
        [after_discard] after the discard.
        [before_first_lead] before the first card is led.
       *[own_first_card] just before playing a card to the first trick.
    }
promise-leads = Whoever announces it leads to the first trick.
promise-outcome =
    { $outcome ->
        [announced] Announced and made: { $payment }
        [broken] Announced and missed: { $payment }
       *[unannounced] Made without having been announced: { $payment }
    }
promise-nothing =
    { $outcome ->
        [announced] Announced and made, it pays nothing.
        [broken] Announced and missed, it costs nothing.
       *[unannounced] Made without having been announced, it pays nothing.
    }

## 10 The play

play-first =
    { $who ->
        [after_dealer] The player after the dealer leads to the first trick.
        [dealer] The dealer leads to the first trick.
       *[taker] The taker leads to the first trick.
    }
play-next = The winner of a trick leads to the next.
play-follow = The suit led must be followed. When it is one of the four suits, nobody has to play higher.
play-void =
    { $void ->
        [must_trump] A player who has no card of the suit led must play a trump.
       *[free] A player who has no card of the suit led may play a trump or any other card.
    }
play-discard = A player who has neither the suit led nor a trump plays any card, which cannot win.
play-overtrump =
    { $overtrump ->
        [must] Whoever plays a trump, led or not, must beat the highest trump in the trick, even a partner’s, if able to; otherwise any trump may be played.
       *[free] A trump need not be higher than those already in the trick.
    }
play-winner = The highest trump wins the trick; if there is none, the highest card of the suit led.
play-look-back = The previous trick may be looked at until the one being played is complete.
exempt-when = The { NOUN($card) } is excused from the duties of play only if { $when }.
exempt-announce =
    { $moment ->
        [after_deal] Its holder says so after the deal.
        [own_first_card] Its holder says so when playing a card to the first trick.
       *[when_played] Its holder says so when playing it.
    }
exempt-free = The { NOUN($card) } may be played to any trick, whatever was led.
exempt-led = If the { NOUN($card) } is led, the next card decides which suit must be followed.
exempt-wins =
    { $wins ->
        [never] The { NOUN($card) } never wins a trick.
       *[last_trick_of_slam] The { NOUN($card) } wins no trick, except the last one when its side has won all those before.
    }
exempt-stays =
    { $stays ->
        [side] The { NOUN($card) } stays with the side that played it{ $owed ->
            [half_card] , which gives the winners of the trick a card worth half a point from its own tricks, as soon as it has one; if it never has, the { NOUN($card) } counts half a point less.
            [half_points] ; the winners of the trick count half a point more, and its own side half a point less. No card changes hands.
           *[nothing] , which owes nothing for it.
        }
       *[player] The { NOUN($card) } stays with the player who played it{ $owed ->
            [half_card] , who gives the winner of the trick a card worth half a point from the tricks that player has won, as soon as there is one; if there never is, the { NOUN($card) } counts half a point less.
            [half_points] ; the winner of the trick counts half a point more, and its player half a point less. No card changes hands.
           *[nothing] , who owes nothing for it.
        }
    }
exempt-last-trick =
    { $to ->
        [other_side] But if the { NOUN($card) } is played to the last trick{ exempt-unless }, it goes to the other side, even when a partner wins the trick; no card is given for it.
        [trick_winner] But if the { NOUN($card) } is played to the last trick{ exempt-unless }, whoever wins that trick keeps it; no card is given for it.
       *[kept] The same holds in the last trick{ exempt-unless }.
    }
exempt-unless =
    { $wins ->
        [never] {""}
       *[last_trick_of_slam] {" "}and does not win it
    }

## 11 Bonuses

bonus = This bonus ({ $title }) is earned when { $when }.

## 12 Scoring

scoring-count = When all tricks have been played, each side counts its card points.
scoring-target = The attack makes its contract if it has at least the number of points below; exactly that number is enough.
scoring-target-caption = Points the attack needs
scoring-column-oudlers = Oudlers among its cards
scoring-column-target = Points needed
scoring-half =
    { $result ->
        [lost] If the attack is half a point short, the contract is lost.
        [drawn] If the attack is exactly half a point short, the deal is drawn: nobody wins it, and whatever the winners would receive is not paid.
       *[made] If the attack is only half a point short, the contract is made all the same.
    }
scoring-margin = _The difference_ is what the attack has above the points it needed, or what it lacks.
scoring-margin-rounded =
    { $result ->
        [any] The difference is { $how }.
        [made] When the contract is made, the difference is { $how }.
       *[lost] When the contract is lost, the difference is { $how }.
    }
rounding =
    { $direction ->
        [none] not rounded: halves are kept
        [up] rounded up to { rounding-step } (a loss is rounded down)
        [down] rounded down to { rounding-step } (a loss is rounded up)
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
        [1] the nearest whole number
       *[other] the nearest multiple of { $step }
    }
scoring-stake = The first payment is for the contract itself.
scoring-unit = Then come the payments for declarations, announcements and bonuses. What is paid to the attack is added up, and what is paid to the defence is taken off. If the sum is positive, *each defender* pays it to the attack; if it is negative, the attack pays it to *each defender*.
scoring-unit-rounded =
    { $result ->
        [any] This sum is { $how }.
        [made] When the contract is made, this sum is { $how }.
       *[lost] When the contract is lost, this sum is { $how }.
    }
scoring-seat-rounded =
    { $result ->
        [any] At the end every score but the taker's is { $how }, and the taker takes the rest.
        [made] At the end every positive score but the taker's is { $how }, and the taker takes the rest.
       *[lost] At the end every negative score but the taker's is { $how }, and the taker takes the rest.
    }
payments-caption = Everything that is paid
payments-what = For
payments-worth = Amount
payments-multiplied = Multiplied by the contract
payments-stake = the contract
payments-level = { $title }, { $level }
payments-promise =
    { $outcome ->
        [announced] { $title }, announced and made
        [broken] { $title }, announced and missed
       *[unannounced] { $title }, made unannounced
    }
payments-yes-no =
    { $multiplied ->
        [yes] yes
       *[no] no
    }
shares-alone = A taker who plays alone receives the sum from each of the { COUNTED($players, noun: "defender") }, or pays it to each of them.
shares =
    { $which ->
        [default] With a partner, what the attack receives or pays is divided between the two: { COUNTED($taker, noun: "part") } for the taker and { COUNTED($partner, noun: "part") } for the partner.
       *[named] The shares called _{ $name }_ are { COUNTED($taker, noun: "part") } for the taker and { COUNTED($partner, noun: "part") } for the partner.
    }
shares-rounded =
    { $result ->
        [any] The partner's share is { $how }; the taker takes the rest.
        [made] A gain of the partner is { $how }; the taker takes the rest.
       *[lost] A loss of the partner is { $how }; the taker takes the rest.
    }
scoring-balance =
    { $balance ->
        [zero_sum] The scores of a deal always add up to zero.
       *[winners_only] Only the winners score: each of them is credited with the sum, and nobody loses anything.
    }

## 13 The match

match-agreed = The players agree how long they play.
match-deals = A match is { COUNTED($n, noun: "deal") }.
match-winner = The player with the highest total wins.
