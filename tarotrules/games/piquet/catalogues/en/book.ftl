### The rulebook of Piquet, chapter by chapter.
### name-… is what a rule is called in lists and at its head.

chapter-deal = The deal
chapter-blank = Special hands
chapter-exchange = The exchange
chapter-calls = The calls
chapter-reckoning = The reckoning
chapter-match = The partie

title-indefinite = { TITLE($title, form: "indefinite") }
title-listed = { TITLE($title, form: "listed") }
title-definite = { TITLE($title, form: "indefinite") }

## The game

name-game-hands = Elder and younger
game-hands =
    { $two ->
        [yes] In each deal, the player who does not deal is *the elder hand*, or simply the elder, and the dealer is *the younger hand*. The elder { $exchanges ->
            [yes] exchanges, calls, and leads
           *[no] calls and leads
        } first.
       *[no] In each deal, the player after the dealer is *the elder hand*, or simply the elder, and calls and leads first. All the others are *younger hands*; the dealer is the last of them. What these rules say of the younger holds for each of them in turn.
    }
# Only where the elder exchanges, too, and two play.
game-hands-advantage = Being the elder is a great advantage, which is why the players deal alternately.
# $hand, $contests, $play: each “ (4.1)”, or nothing.
# $see: “ (9.1)”.
game-aim-partie =
    { $end ->
        [deals] The aim is to have more points than { $two ->
            [yes] the other player
           *[no] anybody else
        } at the end of the partie{ $see }.
        [score] The aim is to be the first with enough points to end the partie{ $see }.
       *[agreed] The aim is to score as many points as possible.
    }
game-aim = In a deal, points are scored for what is in the hand{ $hand }, for leads and tricks in the play{ $play }, and for winning most of the tricks, or all of them{ $cards }.
game-aim-early = There is a bonus for a player who has enough points before { $two ->
        [yes] the other
       *[no] anybody else
    } has scored any{ $see }.
name-game-course = The course of a deal
game-course = A deal goes like this: { $steps }.
# The steps of a deal, in a list; $see is “ (5.1)”.
game-course-step =
    { $step ->
        [deal] the cards are dealt{ $see }
        [elder] the elder exchanges cards with the stock{ $see }
        [dealer] the dealer exchanges cards with the stock{ $see }
        [younger] the younger does the same{ $see }
        [calls] the elder calls and the younger answers{ $see }
        [younger_calls] the younger scores what has proved good in their own hand{ $see }
        [lead] the elder leads to the first trick{ $see }
       *[play] the tricks are played{ $see }
    }
name-game-partie = The partie
game-partie =
    { $end ->
        [deals] { COUNTED($deals, noun: "deal") } { $deals ->
            [one] makes
           *[other] make
        } up a *partie*{ $see }.
        [score] Deals are played until somebody has enough points; together they are a *partie*{ $see }.
       *[agreed] As many deals as the players like make up a *partie*{ $see }.
    }
game-partie-paid = At its end the loser pays the winner{ $see }.

## The cards

deck-pack = The game is played with { COUNTED($cards, noun: "card") }: { $ranks } of spades, hearts, diamonds, and clubs.
name-deck-order = Order of the cards
deck-order = In each suit the cards rank in the order in which they are listed above, the ace highest. There are no trumps.
name-deck-pips = Pips
deck-pips = Where pips are counted, an ace counts 11; a king, queen, jack, or ten counts 10; and any other card counts its number.
name-deck-packs = The packs in use
deck-packs-choice =
    { $chooses ->
        [yes] The first dealer of a partie chooses which pack to begin with.
       *[no] Nobody may choose which pack is used first.
    }
deck-packs =
    { $packs ->
        [two_in_turn] { $two ->
            [yes] Two packs are used in turn: while one is being dealt, the player who does not deal gathers the other pack and gets it ready for the next deal.
           *[no] Two packs are used in turn: while one is being dealt, a player who does not deal gathers the other pack and gets it ready for the next deal.
        }
       *[one] One pack is used throughout.
    }
name-deck-classes = Words for cards
deck-classes = In these rules, some words stand for several cards at once.
deck-rank =
    { $rank ->
        [ace] ace
        [king] king
        [queen] queen
        [jack] jack
       *[other] { $n }
    }
cards-of-rank =
    { $rank ->
        [ace] the aces
        [king] the kings
        [queen] the queens
        [jack] the jacks
       *[other] the { $n }s
    }
card-name = the { deck-rank } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

## The deal

name-seating-dealer = The first dealer
seating-first-dealer =
    { $way ->
        [higher_chooses] Before the first deal, the players cut the pack; whoever cuts the { $two ->
            [yes] higher
           *[no] highest
        } card chooses who deals first.
        [higher_deals] Before the first deal, the players cut the pack; whoever cuts the { $two ->
            [yes] higher
           *[no] highest
        } card must deal first.
       *[lower_deals] Before the first deal, the players cut the pack; whoever cuts the { $two ->
            [yes] lower
           *[no] lowest
        } card deals first.
    }
seating-first-tie = If the cards are equal, they cut again.
name-seating-turns = Turns to deal
seating-turns =
    { $two ->
        [yes] After that, the two players deal alternately.
       *[no] After that, the deal passes to the next player each time.
    }
seating-direction =
    { $direction ->
        [clockwise] The turn goes clockwise: the next player is the one on the left.
       *[counter_clockwise] The turn goes anticlockwise: the next player is the one on the right.
    }
name-deal-cut = Shuffling and cutting
deal-cut =
    { $two ->
        [yes] Before each deal the cards are shuffled, and the elder cuts.
       *[no] Before each deal the cards are shuffled, and a player other than the dealer cuts.
    }
deal-cut-least = Each part of the cut pack must contain at least { COUNTED($n, noun: "card") }.
deal-hands = Each player is dealt { COUNTED($hand, noun: "card") }, { $packets } at a time, beginning with { $first ->
        [elder] the elder
       *[dealer] the dealer
    }.
deal-packet =
    { $n ->
        [1] one
       *[other] { NUMBER($n) }
    }
deal-packet-kept =
    { $kept ->
        [yes] Whichever number a dealer begins with, they keep to it throughout the partie.
       *[no] The dealer chooses among these sizes anew in every deal.
    }
name-deal-stock = The stock
deal-stock =
    { $laid ->
        [one_packet] The remaining { COUNTED($n, noun: "card") } form _the stock_, which lies face down on the table in one packet.
        [five_and_three] The remaining { COUNTED($n, noun: "card") } form _the stock_, which lies face down on the table in two packets: the first five cards lie crosswise on the others.
       *[as_dealer_likes] The remaining { COUNTED($n, noun: "card") } form _the stock_, which lies face down on the table as the dealer likes: in one packet, or with the first five cards crosswise on the others.
    }
deal-no-stock = All the cards are dealt: there is no stock.
deal-misdeal =
    { $dealer ->
        [same_dealer] When a deal is void, the cards are dealt again by the player whose turn it was.
       *[next_dealer] When a deal is void, the next dealer deals.
    }
name-seating-sides = Sides
seating-sides =
    { $sides ->
        [opposite] Players who sit opposite each other are partners, and everything either of them scores belongs to both.
       *[alone] { $two ->
            [yes] The two players play against each other.
           *[no] Everybody plays alone, against all the others.
        }
    }

## Special hands

# What a claim is; $title has its article.
claim-none =
    { $place ->
        [dealt] { BEGIN($title) } is a hand that was dealt without { NOUN($noun, case: "indefinite") }.
       *[hand] { BEGIN($title) } is a hand without { NOUN($noun, case: "indefinite") }.
    }
claim-none-both =
    { $place ->
        [dealt] { BEGIN($title) } is a hand that was dealt without { NOUN($noun, case: "indefinite") } or { NOUN($other, case: "indefinite") }.
       *[hand] { BEGIN($title) } is a hand that has neither { NOUN($noun, case: "indefinite") } nor { NOUN($other, case: "indefinite") } in it.
    }
claim-serves = { BEGIN($title) } is a hand in which every card belongs to a combination for which its holder scores.
claim-when = { BEGIN($title) } is a hand of which it is true that { $when }.
name-claim-when = { BEGIN($title) }: declaring it
claim-moment =
    { $moment ->
        [at_once] A player who holds such a hand must declare it at once{ $exchanges ->
            [yes] , before any card has been discarded
           *[no] {""}
        }.
        [after_discard] The elder declares it before discarding; the younger may wait until the elder has discarded.
        [after_exchange] A player who holds such a hand declares it once everybody has exchanged.
       *[when_complete] The hand need not be declared: it is scored as soon as every card in it belongs to a combination that has been scored.
    }
claim-shown =
    { $shown ->
        [at_once] The hand is shown at once.
        [before_own_exchange] The hand is shown face up, card by card, after the other player has discarded and before its owner draws any card. If the elder holds such a hand, they therefore say beforehand how many cards they will exchange, and draw only when the younger has discarded and the hand has been shown.
        [after_exchange] The hand is shown once both players have exchanged.
       *[not_shown] The hand as a whole is not shown.
    }
name-claim-paid = { BEGIN($title) }: score
claim-paid = A player who holds such a hand scores { $worth }.
claim-tie =
    { $tie ->
        [nobody] If { $two ->
            [yes] both players have
           *[no] more than one side has
        } one, nobody scores it.
        [everybody] If { $two ->
            [yes] both players have
           *[no] more than one side has
        } one, each of them scores it.
        [elder] If { $two ->
            [yes] both players have
           *[no] more than one side has
        } one, only that of the elder, or of whoever comes first after the dealer, is scored.
       *[younger] If { $two ->
            [yes] both players have
           *[no] more than one side has
        } one, only that of the younger, or of whoever comes last, is scored.
    }
claim-again =
    { $again ->
        [yes] If the hand is still like that after the exchange, it scores the same once more.
       *[no] Only the hand as it was dealt counts: the exchange neither takes these points away nor brings them a second time.
    }
claim-towards =
    { $whose ->
        [always] These points count towards { $titles }.
       *[never_younger] It counts towards { $titles } for the elder only.
    }
# Where no milestone counts it.
claim-towards-nothing = It counts towards nothing else.

## The exchange

name-exchange-elder = The elder exchanges
exchange-elder = The elder first discards { $few } face down, and then draws as many from the top of the stock.
exchange-dealer-only = Only the dealer exchanges; the cards of the others stay as they were dealt.
# How many cards: “from one to five cards”.
exchange-few =
    { $how ->
        [none] no card
        [exactly] exactly { COUNTED($most, noun: "card") }
        [up_to] at most { COUNTED($most, noun: "card") } (none, too, if so wished)
       *[range] from { NUMBER($least) } to { COUNTED($most, noun: "card") }
    }
exchange-half =
    { $who ->
        [elder] The elder takes at least half of the stock, the larger half of an odd number.
       *[younger] The younger takes at least half of what is there, the larger half of an odd number.
    }
exchange-or-none =
    { $who ->
        [elder] The elder may also refuse to exchange any card at all.
       *[younger] The younger may also refuse to exchange any card at all.
    }
name-exchange-fewer = Drawing fewer
exchange-fewer =
    { $said ->
        [yes] If the elder discards fewer than { COUNTED($most, noun: "card") }, they say, before drawing, how many of the first { COUNTED($most, noun: "card") } of the stock they leave.
       *[no] If the elder discards fewer than { COUNTED($most, noun: "card") }, they need not say so.
    }
name-exchange-unused = Cards the elder leaves
exchange-unused =
    { $seen ->
        [by_elder] If the elder leaves any of the first { COUNTED($most, noun: "card") } of the stock, they may look at those cards, but must put them back on top in the same order, unseen by the younger.
       *[by_nobody] Nobody may look at what the elder leaves undrawn.
    }
name-exchange-younger = The younger exchanges
exchange-younger = Then the younger discards { $few }, as far as the stock goes, and draws as many.
exchange-younger-alone = The dealer discards { $few }, as far as the stock goes, and draws as many.
exchange-order =
    { $order ->
        [top_first] The cards are drawn from the top, so those that the elder has left come first.
       *[own_three] The younger first draws the last three cards of the stock, and only then those the elder has left.
    }
name-exchange-left = Cards the younger leaves
exchange-left =
    { $seen ->
        [if_younger_looks] If the younger leaves cards in the stock, they must decide, after the elder has led and before playing a card, whether to look at them. If the younger looks, the elder may look too; otherwise the cards stay unseen.
       *[by_nobody] Nobody may look at the cards that the younger leaves in the stock.
    }
name-exchange-own = One’s own discard
exchange-own =
    { $look ->
        [any_time] Each player’s discard lies apart from their hand; its owner alone may look at it, as often as they like.
       *[never] Each player’s discard lies apart from their hand. Nobody may look at it again, not even its owner.
    }
name-exchange-late = When it is too late
exchange-late =
    { $late ->
        [card_taken] A player who has drawn a card from the stock may no longer change their discard.
       *[stock_touched] A player who has touched the stock may no longer change their discard.
    }

## The calls

name-calling-order = What is called
calling-order =
    { $n ->
        [one] Before the play, the hands are compared for { $titles }.
       *[other] Before the play, the hands are compared for { NUMBER($n) } things: { $titles }.
    }
calling-turn =
    { $order ->
        [as_listed] The calls are made in this order.
       *[first_fixed] Only the first call is fixed; the others may follow it in any order.
    }
calling-best = The elder calls first, and the younger answers{ $see }.
# One of them in that list.
calling-thing = { $title }{ $see }
contest-shape =
    { $of ->
        [suit] { BEGIN($title) } consists of all the cards a player has of one suit.
        [run] { BEGIN($title) } consists of cards of one suit that follow each other in rank without a gap; a shorter one within a longer one does not count.
        [rank] { BEGIN($title) } consists of all the cards a player has of one rank.
       *[hand] { BEGIN($title) } consists of all the cards a player has.
    }
contest-among = Only { NOUN($noun, number: "other") } count here.
contest-among-cards = Only these cards count here: { $cards }.
contest-single = Even a single card is enough.
contest-least = At least { COUNTED($n, noun: "card") } are needed.
contest-least-pips = At least { COUNTED($n, noun: "pip") } are needed.
contest-when = It counts as such only if { $when }.
# What is said of sequences: their names are in the table.
contest-named-run = A sequence is named by its length and its highest card: a “tierce to a king” is king, queen, jack; a sequence headed by the ace is called “major”.
contest-named-rank = Three of a rank are a _trio_, and four are a _quatorze_. At the table, a trio of kings is called “Three kings”, and a quatorze of kings “Fourteen kings”.
name-contest-better = { BEGIN($title) }: which is better
# $other tells a second criterion from the first.
contest-first =
    { $key ->
        [cards] Only each player’s best combination is compared: more cards are better than fewer.
        [pips] Only each player’s best combination is compared: more pips{ $see } are better than fewer.
       *[top] { $rank ->
            [yes] Only each player’s best combination is compared: a higher rank is better than a lower one.
           *[no] Only each player’s best combination is compared: a higher top card is better than a lower one.
        }
    }
contest-next =
    { $key ->
        [cards] If this leaves the combinations equal, more cards are better.
        [pips] If this leaves the combinations equal, more pips{ $see } are better.
       *[top] { $rank ->
            [yes] If this leaves the combinations equal, the higher rank is better.
           *[no] If this leaves the combinations equal, the higher top card is better.
        }
    }
contest-tie =
    { $tie ->
        [nobody] If they are still equal, neither player scores in this call{ $lower ->
            [yes] , not even for a lower combination
           *[no] {""}
        }.
        [everybody] If they are still equal, both are good, and both players score.
       *[elder] If they are still equal, the elder’s is good.
    }
contest-tie-many =
    { $tie ->
        [nobody] If the best of several hands are equal in all of this, nobody scores in this call{ $lower ->
            [yes] , not even for a lower combination
           *[no] {""}
        }.
        [everybody] If the best of several hands are equal in all of this, each of them is good.
       *[elder] If the best of several hands are equal in all of this, that of the player who comes first after the dealer is good.
    }
name-contest-worth = { BEGIN($title) }: score
contest-scores =
    { $scores ->
        [best] Only the best combination is scored.
        [all] Whoever has the best combination scores it and any others of the same kind in their hand; the other player scores none.
        [every_hand] Each player scores all they hold, whoever has the best one.
        [best_of_side] The player with the best one scores it, and their partner scores the best of their own; nobody else scores any.
       *[all_of_side] The player with the best one scores it and all others they hold, and their partner scores all they hold; nobody else scores any.
    }
contest-worth-cards = Each of its cards scores 1 point.
contest-worth = Each scores { $worth }.
contest-worth-table = What each is worth:
contest-worth-caption = Scores ({ $title })
contest-size = { $n }
contest-column-cards = Cards
contest-column-name = Name
contest-column-points = Points
# What a combination of so many cards is called; of a suit, it has no name.
contest-called-run =
    { $n ->
        [3] tierce
        [4] quart
        [5] quint
        [6] sixième
        [7] septième
        [8] huitième
       *[other] sequence of { $n }
    }
contest-called-rank =
    { $n ->
        [2] pair
        [3] trio
        [4] quatorze
       *[other] single
    }
name-calling-answers = Asking and answering
calling-states-in-full = In each call, the elder says at once everything that is compared: “Point of five, forty-nine”, “Quart to a king”, “Three kings”. The younger answers “Good” when holding nothing as good, “Not good” when holding something better, and “Equal” when holding the same.
calling-states = In each call, the elder says how many cards their best combination has and, if they are all of one rank, which rank it is: “Point of five”, “Quart”, “Three kings”. The younger answers “Good” when holding nothing as good, and “Not good” when holding something better.
calling-asks = If the younger’s best combination has just as many cards, they ask “Making?” about a point, and “How high?” about a sequence. The elder says how many pips the point makes, or which card of the sequence is the highest, and the younger answers “Good”, “Not good”, or “Equal”.
calling-answer =
    { $answer ->
        [bare] With “Not good”, the younger does not say what they hold.
       *[with_own] With “Not good”, the younger says in the same terms what they hold.
    }
calling-nothing = If the elder has nothing to call, they say so, and what the younger has is good.
calling-others =
    { $when ->
        [after_lead] Where other combinations of the same kind score along with the best, the player whose call is good names those they wish to score: the elder at once, the younger after the first lead{ $see }.
       *[before_lead] Where other combinations of the same kind score along with the best, the player whose call is good names those they wish to score: the elder at once, the younger before the first lead{ $see }.
    }
# A dialogue: one example for each shape of combination.
calling-dialogue = At the table it sounds like this. { $examples }
calling-example =
    { $of ->
        [suit] { $full ->
            [yes] { $answer ->
                [bare] A point: “Point of five, forty-nine.” – “Not good.”
               *[with_own] A point: “Point of five, forty-nine.” – “Not good: fifty.”
            }
           *[no] { $answer ->
                [bare] A point: “Point of five.” – “Making?” – “Forty-nine.” – “Not good.”
               *[with_own] A point: “Point of five.” – “Making?” – “Forty-nine.” – “Not good: fifty.”
            }
        }
        [run] { $full ->
            [yes] A sequence: “Quart to a king.” – “Equal.”
           *[no] A sequence: “Quart.” – “How high?” – “To a king.” – “Equal.”
        }
       *[rank] A set: “Three kings.” – “Good.”
    }
name-calling-raising = A better call afterwards
calling-raising =
    { $raising ->
        [good_against] Once a call has been answered, the elder may not call a better combination of the same kind. There is one exception: a combination that nothing in the other player’s hand or discard could possibly equal or beat is _good against the cards_, and may still be called.
       *[forbidden] Once a call has been answered, the elder may not make another of the same kind.
    }
name-calling-sinking = Sinking
calling-sinking =
    { $sinking ->
        [allowed] Nobody is obliged to call everything they hold: a player may call a combination lower than their best, or nothing at all (_sinking_). What is not called scores nothing and does not stop the other player from scoring.
       *[forbidden] Both players must call the best they hold; nothing may be kept back.
    }
calling-implied = But if another call shows that a player must hold a combination they have not called, that combination bars the other player all the same{ $see }.
name-calling-younger = The younger’s calls
calling-younger =
    { $when ->
        [after_lead] Once the elder has led to the first trick, and before playing to it, the younger says what has turned out good in their own hand, and scores it.
       *[before_lead] Before the elder leads to the first trick, the younger says what has turned out good in their own hand, and scores it.
    }
name-calling-showing = Showing
calling-showing =
    { $show ->
        [on_demand] A combination that has been called need not be laid out, but all its cards must be shown whenever the other player asks to see them.
        [at_once] Whoever scores a combination lays it out for all to see, and then takes it back.
       *[before_lead] Whoever scores a combination lays it out for all to see before playing their first card.
    }

## The play

name-play-lead = Leading
play-lead = The elder leads to the first trick. After that, whoever wins a trick leads to the next.
play-follow = A player who has a card of the suit led must play one, but need not try to win the trick. A player who has none may play any card.
name-play-winner = Winning a trick
play-winner = The highest card of the suit led wins the trick.
name-play-tricks = The tricks
play-tricks =
    { $lie ->
        [face_up] The players keep the tricks they win in front of them, face up.
       *[face_down] The players keep the tricks they win in front of them, face down.
    }
play-look-back =
    { $look ->
        [any_time] Any trick may be looked at again at any time.
        [own] Players may look at their own tricks, but not at anybody else’s.
       *[never] Nobody may look at a trick again.
    }
name-count-lead = Scoring for a lead
name-count-win = Scoring for a trick
name-count-last = Scoring for the last trick
# $payee: who scores; $kind: when. “Any lead”, “a trick won by the other than who led”, “the last trick”, “so and so”.
count-always =
    { $payee ->
        [leader] Whoever leads to a trick scores { $worth }, whether or not they win it.
       *[winner] Whoever wins a trick scores { $worth }.
    }
count-over = A player who wins a trick without having led to it scores { $worth }.
count-last =
    { $payee ->
        [leader] Whoever leads to the last trick scores { $worth } in addition.
       *[winner] Whoever wins the last trick scores { $worth } in addition.
    }
count-if =
    { $payee ->
        [leader] Whoever leads to a trick scores { $worth } if { $when }.
       *[winner] Whoever wins a trick scores { $worth } if { $when }.
    }
count-over-if = A player who wins a trick without having led to it scores { $worth } if { $when }.
count-last-if =
    { $payee ->
        [leader] Whoever leads to the last trick scores { $worth } in addition if { $when }.
       *[winner] Whoever wins the last trick scores { $worth } in addition if { $when }.
    }
name-play-together = All the counts together
# R60: $sum is what leads and the last trick bring in any case, $each what a trick won by the other brings.
play-together = The points for leads and tricks are called _counts_. Over the { COUNTED($tricks, noun: "trick") }, the counts of both players together come to { COUNTED($sum, noun: "point") }, plus { COUNTED($each, noun: "point") } for each trick that was not won by the player who led to it.
name-play-cards = The cards
play-cards = Whoever wins more tricks than the other player scores { $worth } *for the cards*.
play-cards-nothing = For more tricks than the other, nothing is scored.
play-cards-divided =
    { $n ->
        [0] If both win the same number of tricks, neither scores for the cards.
       *[other] If both win the same number of tricks, each scores { COUNTED($n, noun: "point") }.
    }
play-cards-most = Whoever wins the most tricks scores { $worth } *for the cards*.
play-cards-most-nothing = For most of the tricks, nothing is scored.
play-cards-most-divided =
    { $n ->
        [0] If several players have won equally many and nobody has won more, nobody scores for the cards.
       *[other] If several players have won equally many and nobody has won more, each of them scores { COUNTED($n, noun: "point") }.
    }
play-cards-counted = The points for the cards are scored after the last trick.
play-cards-early =
    But if a player wins more than half of all the tricks before { $two ->
        [yes] the other
       *[no] anybody else
    } has won one, the points for the cards are scored at once, directly after the deciding trick.
play-cards-none-won = If a player has won no trick, each of the others scores { COUNTED($n, noun: "point") }.
name-play-capot = Capot
play-capot =
    { $n ->
        [0] Whoever wins all { COUNTED($tricks, noun: "trick") } makes a *capot* and scores nothing for the cards.
       *[other] Whoever wins all { COUNTED($tricks, noun: "trick") } makes a *capot* and scores { COUNTED($n, noun: "point") } instead of what the cards are worth.
    }
play-capot-rest = Whoever wins all { COUNTED($tricks, noun: "trick") } makes a *capot*, which is worth { COUNTED($n, noun: "point") } instead of the { $had } for the cards. As those { $had } points have been scored already{ $see }, { $rest } more are added.
name-play-aloud = Scoring aloud
play-silent = Nobody need say their score during the play; each counts for themselves, and only the total is written down, at the end of the deal.
play-aloud = A player who scores anything says aloud how many points they now have in this deal. Only the total is written down, at the end of the deal.

## The reckoning

name-reckoning-order = The order of the reckoning
reckoning-order = The scores of a deal are reckoned in this order, no matter who makes them or when: { $list }.
reckoning-category =
    { $category ->
        [claims] special hands
        [contests] the calls
        [play] the points for leads and tricks
       *[cards] the cards and capot
    }
# What a player scores for several sequences, or several sets, stands together.
reckoning-together = Everything a player scores in one kind of call is taken together.
reckoning-milestones = { BEGIN($titles) } comes directly after the score that completes it.
# The calls, and each thing in them.
reckoning-calls = the calls ({ $list })
reckoning-complete = { BEGIN($title) } follows everything that is scored in the kind of call that completes it, including the bonus if there is one.
reckoning-early = If the cards are scored during the play, they come directly after the deciding trick{ $see }.
name-reckoning-equal = Equal calls
reckoning-equal = If the best combinations are equal, they score nothing.
reckoning-equal-for = If the best combinations are equal, they score nothing, and they do not stand in the way of { $titles }.
name-milestone-counts = { BEGIN($title) }: what counts
milestone-what =
    { $barred ->
        [earlier] { $who ->
            [anyone] A player who reaches { COUNTED($reach, noun: "point") }{ $alone } before { $two ->
                [yes] the other
               *[no] anybody else
            } has scored anything makes a *{ $title }* and scores a bonus of { COUNTED($worth, noun: "point") }.
            [elder] If the elder reaches { COUNTED($reach, noun: "point") }{ $alone } before { $two ->
                [yes] the other
               *[no] anybody else
            } has scored anything, they make a *{ $title }* and score a bonus of { COUNTED($worth, noun: "point") }. The younger cannot make one.
           *[younger] If the younger reaches { COUNTED($reach, noun: "point") }{ $alone } before { $two ->
                [yes] the other
               *[no] anybody else
            } has scored anything, they make a *{ $title }* and score a bonus of { COUNTED($worth, noun: "point") }. The elder cannot make one.
        }
        [any_call] { $who ->
            [anyone] A player who reaches { COUNTED($reach, noun: "point") }{ $alone } before { $two ->
                [yes] the other
               *[no] anybody else
            } has scored anything makes a *{ $title }* and scores a bonus of { COUNTED($worth, noun: "point") }, provided that { $two ->
                [yes] the other scores
               *[no] the others score
            } nothing for what is in the hand, not even later.
            [elder] If the elder reaches { COUNTED($reach, noun: "point") }{ $alone } before { $two ->
                [yes] the other
               *[no] anybody else
            } has scored anything, they make a *{ $title }* and score a bonus of { COUNTED($worth, noun: "point") }, provided that { $two ->
                [yes] the other scores
               *[no] the others score
            } nothing for what is in the hand, not even later. The younger cannot make one.
           *[younger] If the younger reaches { COUNTED($reach, noun: "point") }{ $alone } before { $two ->
                [yes] the other
               *[no] anybody else
            } has scored anything, they make a *{ $title }* and score a bonus of { COUNTED($worth, noun: "point") }, provided that { $two ->
                [yes] the other scores
               *[no] the others score
            } nothing for what is in the hand, not even later. The elder cannot make one.
        }
       *[anything] { $who ->
            [anyone] A player who reaches { COUNTED($reach, noun: "point") }{ $alone } makes a *{ $title }* and scores a bonus of { COUNTED($worth, noun: "point") }, provided that { $two ->
                [yes] the other scores
               *[no] the others score
            } nothing at all of what counts towards it, not even later.
            [elder] If the elder reaches { COUNTED($reach, noun: "point") }{ $alone }, they make a *{ $title }* and score a bonus of { COUNTED($worth, noun: "point") }, provided that { $two ->
                [yes] the other scores
               *[no] the others score
            } nothing at all of what counts towards it, not even later. The younger cannot make one.
           *[younger] If the younger reaches { COUNTED($reach, noun: "point") }{ $alone }, they make a *{ $title }* and score a bonus of { COUNTED($worth, noun: "point") }, provided that { $two ->
                [yes] the other scores
               *[no] the others score
            } nothing at all of what counts towards it, not even later. The elder cannot make one.
        }
    }
# Nothing but what is in the hand counts towards it.
milestone-alone =
    { $alone ->
        [yes] {" "}from the hand alone
       *[no] {""}
    }
milestone-counts = Only the following count: { $list }.
milestone-category =
    { $category ->
        [claims] special hands
        [contests] the calls
        [play] the points for leads and tricks
       *[cards] the cards, if they are scored during the play
    }
milestone-order =
    { $order ->
        [by_category] Which score comes first depends on the order of the reckoning{ $see }, not on when it was announced.
       *[as_it_happens] Which score comes first depends on when it was scored at the table, not on the order of the reckoning{ $see }.
    }
# Examples of what the order means.
milestone-lead-late = So the point for the first lead does not stop the younger, though the elder scores it before the younger calls.
milestone-hand-first = So what the younger scores from the hand stops the elder, though it is announced only after the first lead.
milestone-lead-first = So the elder’s first lead comes before what the younger scores from the hand.
milestone-by-lead = If the elder has { COUNTED($n, noun: "point") } from the hand, the point for the first lead is enough.
name-reckoning-never-both = Never both
reckoning-never-both = Whoever has made a { $title } does not make a { $other } as well in the same deal.
name-reckoning-apart = What does not count
reckoning-apart =
    { $cards ->
        [late] Capot does not count towards { $titles }, and neither do the cards if they are scored after the last trick.
       *[never] Neither the cards nor capot count towards { $titles }.
    }

## The partie

name-match-end = The length of a partie
match-deals = A partie consists of { COUNTED($n, noun: "deal") }.
match-deals-each = Each player deals { $n ->
        [1] once
        [2] twice
       *[other] { NUMBER($n) } times
    }.
match-score =
    { $reached ->
        [at_once] { $what ->
            [game] A game ends as soon as somebody reaches { COUNTED($n, noun: "point") } in all, the scores of each deal being taken in the order of the reckoning{ $see }.
           *[partie] The partie ends as soon as somebody reaches { COUNTED($n, noun: "point") } in all, the scores of each deal being taken in the order of the reckoning{ $see }.
        }
       *[after_deal] { $what ->
            [game] A game ends with the deal in which somebody reaches { COUNTED($n, noun: "point") } in all.
           *[partie] The partie ends with the deal in which somebody reaches { COUNTED($n, noun: "point") } in all.
        }
    }
name-match-games = Games and partie
match-games = A partie is won by whoever is the first to have { COUNTED($n, noun: "game") }.
match-agreed = The players agree beforehand how long a partie lasts.
name-match-weights = Deals that count more
match-weights = What is scored in a deal is multiplied before it is added up: { $list }.
match-weight = the { $deal ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] { $deal }th
    } by { $n }
match-weights-after = The other deals count once.
name-match-settling = Settling
match-settling =
    { $paid ->
        [yes] Each player’s scores in all the deals are added up. Whoever has the higher total wins the partie, and the other pays.
       *[no] Each player’s scores in all the deals are added up. Whoever has the higher total wins the partie; nothing is paid.
    }
match-settling-many =
    { $paid ->
        [yes] Each player’s scores in all the deals are added up. Whoever has most wins the partie; whoever has least is the loser, and pays.
       *[no] Each player’s scores in all the deals are added up. Whoever has most wins the partie; nothing is paid.
    }
match-settling-score =
    { $reached ->
        [at_once] Whoever gets there first has won; the other, with however many points, is the loser.
       *[after_deal] Whoever then has more has won; the other is the loser.
    }
name-settle-rubicon = The rubicon
name-settle-double = A double game
name-settle-single = A single game
name-settle-plain = The usual payment
settle-if = If { $when }, the loser pays { $payment }.
settle-else = Otherwise the loser pays { $payment }.
settle-always = The loser pays { $payment }.
settle-game-if = If { $when }, the winner counts { COUNTED($n, noun: "game") }.
settle-game-else = Otherwise the winner counts { COUNTED($n, noun: "game") }.
settle-game-always = The winner counts { COUNTED($n, noun: "game") }.
settle-example = For example, { $winner } against { $loser }: the loser pays { $payment }.
name-match-tie = Equal totals
match-tie =
    { $tie ->
        [one_each_then_drawn] { $two ->
            [yes] If the totals are equal, each player deals once more; if the totals are still equal, the partie is drawn.
           *[no] If the highest totals are equal, each player deals once more; if the totals are still equal, the partie is drawn.
        }
        [played_on] { $two ->
            [yes] If the totals are equal, each player deals once more, and so on until the totals differ.
           *[no] If the highest totals are equal, each player deals once more, and so on until the totals differ.
        }
       *[drawn] { $two ->
            [yes] If the totals are equal, the partie is drawn.
           *[no] If the highest totals are equal, the partie is drawn.
        }
    }

## Irregularities

name-irregularities-bars = Barring
irregularities-bars = A combination that scores nothing may still *bar* the other player: it is compared as usual, and whatever it beats in the other hand scores nothing either.
irregularities-bars-milestones = It also stands in the way of { $titles }, as if it had been scored.
fault-raised = A combination that is good against the cards may still be called{ $see }.
fault-event =
    { $event ->
        [deal_out_of_turn] Dealing out of turn
        [wrong_pack] The wrong pack
        [bad_pack] A bad pack
        [wrong_count] A wrong number of cards
        [several_counts_wrong] Greater errors in the number of cards
        [card_exposed] A card exposed
        [faced_card] A card face up in the pack
        [cards_too_many] Too many cards after the exchange
        [cards_too_few] Too few cards after the exchange
        [stock_seen] Looking at the stock
        [other_stock_taken] Drawing the other player’s cards
        [point_asked_with_longer] Asking with a longer point
        [call_too_low] A call too low
        [wrong_answer] A wrong answer
        [wrong_claim] A wrong call
        [wrong_name] A wrong name
        [impossible_claim] An impossible call
        [not_shown] A call not shown
        [forgotten] Something forgotten
        [revoke] Revoke
        [lead_out_of_turn] Leading out of turn
       *[wrong_information] Wrong information
    }
fault-meant =
    { $event ->
        [deal_out_of_turn] A player deals out of turn.
        [wrong_pack] The wrong one of the two packs is dealt.
        [bad_pack] The pack turns out to be incomplete, or to contain a card twice.
        [wrong_count] A hand is dealt one card too many or too few.
        [several_counts_wrong] { $two ->
            [yes] Both hands have
           *[no] More than one hand has
        } the wrong number of cards, or one hand is wrong by more than one card.
        [card_exposed] While dealing, the dealer exposes a card of the stock or one of { $two ->
            [yes] the elder’s
           *[no] another player’s
        } cards.
        [faced_card] A card is found face up in the pack.
        [cards_too_many] A player has discarded too few cards or drawn too many.
        [cards_too_few] A player has discarded too many cards or drawn too few.
        [stock_seen] A player looks at a card of the stock that they have no right to see.
        [other_stock_taken] A player draws from the stock a card to which the other player is entitled.
        [point_asked_with_longer] The younger asks how many pips the elder’s point makes, though holding a longer point.
        [call_too_low] By mistake, the elder calls a combination lower than their best of that kind.
        [wrong_answer] By mistake, the younger gives the wrong answer, for example “Good” while holding something better.
        [wrong_claim] A player has called something they do not hold, and the other player, who holds nothing as good, has accepted it.
        [wrong_name] A player gives a combination the wrong name, though it is clear what is meant.
        [impossible_claim] A player calls something that the other player can see from their own cards to be impossible. Whether the call was accepted as good makes no difference.
        [not_shown] A player does not show in time what they have called.
        [forgotten] In one kind of call, a player has called nothing though holding something good, or has called the best combination but forgotten another.
        [revoke] A player able to follow suit fails to do so.
        [lead_out_of_turn] A player leads though it is { $two ->
            [yes] the other player’s
           *[no] another player’s
        } turn to lead.
       *[wrong_information] A player is asked about cards that have been called, and gives wrong information.
    }
fault-found =
    { $found ->
        [before_looking] If this is noticed before any card has been looked at, { $then }.
        [before_exchange] { $after ->
            [agreed] If the players do not agree, or if the mistake is noticed when cards have been looked at but none has been drawn from the stock, { $then }.
            [yes] If it is noticed after that but before any card has been drawn from the stock, { $then }.
           *[no] If this is noticed before any card has been drawn from the stock, { $then }.
        }
        [before_answer] If this is noticed before the other player has { $event ->
            [lead_out_of_turn] played to the trick
           *[other] answered
        }, { $then }.
        [before_next_call] If this is noticed before the elder calls again or leads, { $then }.
        [before_own_card] If this is noticed before the player at fault has played a card, { $then }.
        [before_trick] If this is noticed before the younger has played to the first trick, { $then }.
        [later] If it is noticed only later, { $then }.
       *[always] { BEGIN($then) }.
    }
# What follows, in the words that stand behind “If it is noticed only later,”; $event where it is said what is not scored.
fault-remedy =
    { $remedy ->
        [put_right] it is put right, and nothing else follows
        [put_right_if_allowed] it may be put right by common consent
        [dealt_again] { $event ->
            [deal_out_of_turn] the deal is void, and the player whose turn it was deals
           *[other] the deal is void, and the cards are dealt again{ $see }
        }
        [elder_decides] the elder decides whether the deal stands or the cards are dealt again
        [stands] what was done stands
        [deals_twice] the deal stands, and the elder of that deal then deals twice running
        [made_up] the deal goes on. Whenever a deal goes on with a wrong number of cards, a player with a card too many discards one more than they draw, and a player with a card too few discards one fewer than they draw
        [taken_back] { $event ->
            [revoke] the card is taken back, with everything played since, and play goes on from there without penalty
            [lead_out_of_turn] the card is taken back without penalty
            [wrong_information] the information is corrected, and the player who was misled may take back cards played because of the mistake
           *[other] what was done wrong is taken back and done correctly, and nothing else follows
        }
        [nothing_scored] the player at fault scores nothing in this deal
        [lapses] { $event ->
            [point_asked_with_longer] the longer point is not scored
            [forgotten] what was forgotten is no longer scored
           *[other] what it is about is not scored
        }
        [tricks_to_other] the deal is played out, and the tricks for which the player at fault has no card left go to the other player
        [last_trick_to_other] the deal is played out, and the last trick goes to the other player
        [fine] the player at fault loses { COUNTED($fine, noun: "point") }
        [game_lost] the player at fault has lost the game
       *[none] { $event ->
            [impossible_claim] the call is void, and nothing else follows
           *[other] nothing follows
        }
    }
fault-made-up-late = A player who has already exchanged can no longer correct their hand in this way{ $see }.
fault-bars =
    { $bars ->
        [always] { $event ->
            [point_asked_with_longer] But it still bars the other player{ $see }.
           *[other] But the combinations that are not scored still bar the other player{ $see }.
        }
        [if_implied] But a combination that is not scored still bars the other player{ $see } if another call shows that the player must hold it.
       *[never] The combinations that are not scored do not bar the other player.
    }
fault-waived = The other player may let the fault pass.
