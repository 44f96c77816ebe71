### What can be wrong with a ruleset of Piquet.
###
### The message says what is wrong; `.help` says what to do; the other attributes caption the places.
### `$cards`, `$hand` and the like are cards by suits: ♠AK ♥10.

condition-example = cards >= 3 or dealt.courts = 0
amount-example = cards + 10 or winner.total - loser.total
party-example = leader or winner
class-example = class aces ace
cards-example = king, queen, jack or ace, or numbers such as 7..10 for the cards of every suit
asked-example = { "winning_card is honours" }
counted-example = dealt.courts >= 1
card-code = first the suit (S for spades, H for hearts, D for diamonds, C for clubs), then A for ace, K for king, Q for queen, J for jack, or the number; HQ is the queen of hearts, S10 is the ten of spades

R009 = The cards do not come out even: { $players } players with { $hand } cards each and { $stock } in the stock make { $dealt } cards, but the pack has { $pack }.
    .here = { $hand } for each player
    .stock = { $stock } in the stock
    .help = Change the hand or the stock until hands and stock add up to { $pack }.
R010 = Hands of { $hand } cards cannot be dealt { LIST($packets, joint: "or") } at a time: some are left over.
    .hand = { $hand } in a hand
    .help = Choose numbers that divide { $hand } evenly, or let packets of different sizes make up a hand.
R130 = { $who ->
        [elder] The elder may take { $most } cards, but there are only { $stock } in the stock.
        [dealer] The dealer must take { $least } cards, but there are only { $stock } in the stock.
       *[younger] The younger must take { $least ->
            [one] a card,
           *[other] { $least } cards,
        } but once the elder has taken { $most } of the { $stock } in the stock, { $left ->
            [0] none are left.
            [one] only one is left.
           *[other] only { $left } are left.
        }
    }
    .stock = { $stock } in the stock
    .help = Let each of them take no more than there is, and require no more than the other may leave.
R131 = { $who ->
        [elder] The elder must take at least { $least } cards, but at most { $most }.
       *[younger] The younger must take at least { $least } cards, but at most { $most }.
    }
    .here = at least { $least }
    .most = at most { $most }
    .help = Make the first number no larger than the second.
R132 = Cards are exchanged for those of the stock, but there is no stock.
    .stock = no cards are left over
    .help = Deal fewer cards, so that some are left over, or leave the exchange out.
R133 = The order of the reckoning leaves something out: { LIST($missing) }.
    .help = Name each of the four kinds of score once, in the order in which they are reckoned.
R134 = { $how ->
        [itself] “{ $name }” cannot exclude itself.
       *[later] Whoever has “{ $rival }” is not to score “{ $name }”, but “{ $name }” is reckoned first.
    }
    .other = “{ $rival }” comes later
    .help = { $how ->
        [itself] Name another milestone, or leave the line out.
       *[later] Place “{ $rival }” before “{ $name }”, or name “{ $name }” there in place of this.
    }
R135 = Nobody can reach “{ $name }”: it takes { $reach } points, and at most { $most } can be made of what counts towards it.
    .counts = only this counts
    .help = Ask for fewer points, or let more count. The best hand makes { $made }: { $hand }
R136 = No cards of a hand can ever fulfil the condition of “{ $name }”.
    .help = Check the numbers; these cards, of which there cannot be more, do not fulfil it either: { $cards }
R137 = { $of ->
        [claim] Two players can have “{ $name }” in one deal, and nothing says who scores then.
       *[contest] The best of two players can be equal in “{ $name }”, and nothing says who scores then.
    }
    .help = { $of ->
        [claim] Say who scores, for example “{ $way }”. Both have it if one holds { $hand } and the other { $other }.
       *[contest] Say who scores, for example “{ $way }”. Equal are { $one } and { $two }, if one holds { $hand } and the other { $other }.
    }
R138 = It is said who scores if “{ $name }” is equal, but that cannot happen.
    .help = Leave the line out: whoever holds these cards, for example, keeps everybody else from holding equal ones: { $cards }
R139 = “{ $two }” scores the same cards as “{ $one }”, and the same points for them.
    .other = “{ $one }”
    .help = If that is how your table plays, all is well. Otherwise remove one of them, or give them different conditions or values. For example, both score { $cards }.
R140 = { $how ->
        [hidden] “{ $name }” never settles a partie, because “{ $other }” comes before it and holds whenever it does, as at { $winner } to { $loser }.
       *[never] “{ $name }” never settles a partie: its condition cannot hold.
    }
    .other = this holds first
    .help = { $how ->
        [hidden] Place it before “{ $other }”, or change one of the conditions.
       *[never] Check the numbers, or remove it.
    }
R141 = No trick can ever fulfil the condition of “{ $name }”.
    .help = Check the numbers; not even trick { $number } fulfils it if it is led with { $led } and won with { $winning }.
R142 = { $of ->
        [cards] These cards would be worth { $amount } points: { $cards }.
        [hand] This hand would be worth { $amount } points: { $cards }.
        [trick] Trick { $number } would count { $amount } points if it is led with { $led } and won with { $winning }.
       *[totals] At { $winner } to { $loser }, the loser would pay { $amount } points.
    }
    .help = Points are never below zero. Change the amount, or the condition under which it counts.
R143 = If a partie ends { $winner } to { $loser }, nothing says what the loser pays.
    .help = Leave the condition out of the last entry, so that it settles whatever the others do not, or widen a condition.
R144 = There are { $weights } weights for { $deals } deals.
    .deals = { $deals } deals
    .help = Give each deal a weight, such as 2, 1, 1, 2 for four.
R145 = It is said that the younger reaches no milestone by “{ $name }”, but there is none that could be reached by it.
    .help = Choose “{ $always }”, or let claims count towards a milestone that the younger may score.
R146 = { $players } players cannot play as partners sitting opposite: that takes four.
    .help = Let everybody play alone (“{ $alone }”), or write this for four players.
R147 = { $stock } cards are left over in the stock, and nobody exchanges any for them.
    .help = If that is how your table plays, all is well. Otherwise add an exchange, or deal all cards.
R148 = A trick that is led by one player and won by another brings { $together } points: { $led } for the lead and { $won } for winning it.
    .leader = for the lead
    .help = If that is how your table plays, all is well. In Piquet the two points that such a trick is said to bring are those of both players together, one for each.
R149 = { $kind ->
        [nothing] { $of ->
            [cards] These cards would be worth a number divided by zero: { $cards }.
            [hand] This hand would be worth a number divided by zero: { $cards }.
            [trick] Trick { $number } would count a number divided by zero if it is led with { $led } and won with { $winning }.
           *[totals] At { $winner } to { $loser }, the loser would pay a number divided by zero.
        }
       *[part] { $of ->
            [cards] These cards would be worth { $amount } points, and points are whole: { $cards }.
            [hand] This hand would be worth { $amount } points, and points are whole: { $cards }.
            [trick] Trick { $number }, led with { $led } and won with { $winning }, would count { $amount } points, and points are whole.
           *[totals] At { $winner } to { $loser }, the loser would pay { $amount } points, and points are whole.
        }
    }
    .help = Say how it is rounded, such as “(…) rounded down to 1”, or change the amount.
