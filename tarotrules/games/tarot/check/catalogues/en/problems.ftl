### What can be wrong with a ruleset of French tarot, and with a deal that is to be scored.
###
### The message says what is wrong; `.help` says what to do; the other attributes caption the places.
### `$hint` is `near` (there is a `$suggestion`), `list` (there are `$known` words) or `none`.

## R: the rules

condition-example = hand.trumpish >= 10 or { "last_trick.petit" } > 0
amount-example = contract.worth + margin
party-example = taker, others, attack, defence, or winners
class-example = class aces T1
cards-example = king, queen, knight, jack, or excuse, or numbers such as 1..10 for the small cards of every suit
asked-example = last_trick.winning_card is kings
counted-example = hand.kings >= 1
card-code = first the suit (S for spades, H for hearts, D for diamonds, C for clubs, T for trumps), then K for king, Q for queen, N for knight, J for jack, or the number; HQ is the queen of hearts, T21 is the 21 of trumps
R009 = The cards do not come out even: { $players } players with { $hand } cards each and { $chien } in the chien make { $dealt } cards, but the pack has { $pack }.
    .here = { $hand } for each player
    .piles = { $piles } of them in the piles
    .chien = { $chien } in the chien
    .help = Change the hand or the chien for { $players } players until hands and chien add up to { $pack }.
R010 = Hands of { $hand } cards cannot be dealt { $packet } at a time: some are left over.
    .here = { $packet } at a time
    .hand = { $hand } in a hand
    .help = Choose a number that divides { $hand } evenly.
R011 = { $oudlers ->
        [one] With one oudler the attack needs { $target } points, which is no fewer than with none ({ $before }).
       *[other] With { $oudlers } oudlers the attack needs { $target } points, which is no fewer than with one oudler fewer ({ $before }).
    }
    .help = Give the four numbers from the highest (no oudler) to the lowest (three oudlers), such as: target 56, 51, 41, 36
R012 = There is no contract left to bid.
    .help = Keep or add at least one bid, under auction.
R013 = The contracts “{ $one }” and “{ $two }” are the same in everything but their name and their rank.
    .other = the other one
    .help = If that is how your table plays, all is well: the one that comes later overbids the other. Otherwise remove one, or give them different values.
R014 = A card can be called only with four players or more, not with { $players }.
    .help = Put the call into a block for as many players as call a card: at 5 players { "{" } call { "{" } … { "}" } { "}" }
R015 = With { $players } players nobody is called, so the taker always plays alone against all the others.
    .help = If that is how your table plays, all is well. Otherwise add a call for { $players } players, or build on fft, which has one.
R017 = These rules do not say how the taker and the partner share what they win or lose.
    .help = Add under scoring: shares default taker 2 partner 1
R018 = The shares “{ $name }” give nothing to anybody.
    .help = Give the taker or the partner a share above zero, such as: taker 2 partner 1
R019 = Level “{ $high }” asks for no more cards than level “{ $low }”, so nobody would ever declare “{ $low }”.
    .here = “{ $high }” asks for this
    .other = “{ $low }” asks for this
    .help = Let each level ask for more than the one before.
R022 = { $how ->
        [shared] { $amount } points shared by { $payers } players do not come out even, and the rules do not say how to round.
       *[formula] This amount may be a fraction, and the rules do not say how to round.
    }
    .help = { $how ->
        [shared] Choose an amount that { $payers } players can share evenly, let each pay in full ({ "per_head" }), or say how scores are rounded: scoring { "{" } round seat nearest 1 { "}" }
       *[formula] { $to ->
            [seat] Round it where it stands, such as “(…) rounded nearest to 1”, or say in the scoring block what becomes of it: “round seat nearest 1”, or “round seat none” to keep fractions.
           *[unit] Round it where it stands, such as “(…) rounded nearest to 1”, or say in the scoring block what becomes of it: “round unit nearest 1”, or “round unit none” to keep fractions.
        }
    }
R024 = An amount to be paid cannot be below zero: { $amount }.
    .help = Write it without the minus sign and let the other side be paid (payee).
R026 = “{ $name }” can be declared, but has no level.
    .help = Give it at least one, with a condition and a value, such as: level single { "{" } when hand.trumpish >= 10; worth 20 { "}" }
R027 = A pack of { $pack } cards cannot be cut so that both parts have { $least } cards.
    .help = Choose { $most } or fewer.
R028 = The contract “{ $high }” is worth less than “{ $low }”, which ranks below it.
    .here = “{ $high }” pays less
    .other = “{ $low }” ranks lower
    .help = If that is how your table plays, all is well. Otherwise change the value, the multiplier, or the order.

## P: a deal that is to be scored

P001 = This does not describe a deal.
    .help = A deal is written in braces, such as: { "{" }"taker": 0, "contract": "garde", "{ "card_points" }": 49, "oudlers": 2{ "}" }
value-wanted = { $wants ->
        [whole] It is a whole number, without quotation marks.
        [seat] It is the number of a seat, counted from 0 in playing order and without quotation marks: 0 for the first player.
        [amount] It is a number, without quotation marks; points may end in .5.
        [side] It is "attack" or "defence".
        [word] It is a name in quotation marks.
        [truth] It is true or false, without quotation marks.
        [card] A card is a code in quotation marks: "SK" for the king of spades, "H10", "T21", and "EX" for the Excuse.
        [cards] It is a list of cards in brackets, such as ["SK", "T21", "EX"].
        [tricks] It is a list of lists of cards, such as [["SK", "S2"], ["T21", "T3"]].
        [trick] Fewer cards lie on the table than there are players.
        [words] It is a list of names, such as ["petit-sec"].
        [entries] It is a list of who did what, such as [[1, "pass"], [2, { "{" }"bid": "garde"{ "}" }]].
        [objects] It is a list in brackets of what is told in braces, such as [{ "{" }"id": "slam"{ "}" }].
        [facts] It is told in braces, such as { "{" }"{ "last_trick.winner" }": 0{ "}" }.
        [fact] Say what it was, or leave it out.
        [record] The version of the form is 1.
        [game] It is the name of this game, or left out.
       *[act] An act is a card such as "H4", "pass", or one in braces such as { "{" }"bid": "garde"{ "}" }.
    }
P006 = It is not clear who took.
    .help = Say who the taker was, such as "taker": 0 for the first player. If everybody passed, the whole deal is { "{" }"taker": null{ "}" }.
P007 = The contract is missing.
    .help = Add it, such as "contract": "garde".
P008 = These rules have no contract called “{ $word }”.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] They have: { LIST($known) }.
       *[none] They have none.
    }
P009 = The player at seat { $seat } cannot be taker and partner at once.
    .help = If the taker called a card of their own and played alone, leave “partner” out.
P010 = With { $players } players nobody is called, so the taker has no partner.
    .help = Leave “partner” out.
P090 = The taker’s partner is whoever sits opposite: the player at seat { $other }, not the one at seat { $seat }.
    .help = Leave “partner” out: it is always whoever sits opposite.
P091 = In the contract “{ $id }” the taker plays alone.
    .help = Leave “partner” out, or correct the contract.
P092 = { $given } partners are too many: in these rules the taker has { $most } at most.
    .help = Give one partner for each called card that found one.
P011 = { $given } card points are not possible: a side has { $most } at most.
    .help = Count the attack’s tricks again, discard included. The points of the two sides add up to { $together }.
P012 = { $given } oudlers are not possible: there are { $most }.
    .help = Count the 21, the Petit, and the Excuse among the attack’s cards: the number is from 0 to { $most }.
P013 = With { $oudlers ->
        [one] one oudler
       *[other] { $oudlers } oudlers
    } the attack has at least { $least } points; { $given } are too few.
    .help = Count the attack’s points and oudlers again.
P014 = With { $oudlers ->
        [0] no oudlers
        [one] only one oudler
       *[other] only { $oudlers } oudlers
    } the attack has at most { $most } points; { $given } are too many.
    .help = Count the attack’s points and oudlers again.
P015 = The result is missing.
    .help = Give the attack’s card points and oudlers, such as "{ "card_points" }": 49, "oudlers": 2, or "margin" alone.
P016 = The “margin” given is { $margin }, but by the points and oudlers the difference is { $found }.
    .help = Correct one of them, or leave “margin” out.
P017 = These rules have no bonus called “{ $word }”.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] They have: { LIST($known) }.
       *[none] They have none.
    }
P018 = The bonus “{ $id }” is listed twice.
    .help = List it once; only one side can win it.
P019 = The bonus “{ $id }” goes to the { $side ->
        [attack] attack, which has no oudler
       *[defence] defence, while the attack has all { $oudlers } oudlers
    }; but the card it is paid for is an oudler.
    .help = Check who won that trick, and count the oudlers again.
P020 = Nothing called “{ $word }” can be declared under these rules.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] What can be declared: { LIST($known) }.
       *[none] There is nothing to declare.
    }
P021 = The declaration “{ $id }” has no level “{ $word }”.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] It has: { LIST($known) }.
       *[none] It has none.
    }
P022 = The same hand declares “{ $id }” twice.
    .help = Keep only the highest level. If two players declared, add "player" to each.
P023 = No hand can reach level “{ $level }” of “{ $id }”.
    .help = Check the level, and the number of players.
P024 = These cannot all be true of one deal: { LIST($ids) }.
    .help = There are not enough cards for all of them. Check the levels, and who declared what.
P025 = { $what ->
        [claim] It is not clear who declared “{ $id }”.
       *[bonus] It is not clear which side “{ $id }” belongs to.
    }
    .help = { $what ->
        [claim] Add the player’s seat, such as "player": 2 for the third player.
       *[bonus] Add "side": "attack" or "side": "defence".
    }
P026 = “{ $id }” is settled between the players, so the player it is about must be named.
    .help = Add the seat, such as "player": 2.
P027 = “{ $id }” is given to one side, but the player at seat { $seat } is on the other.
    .help = Correct the side or the seat, or leave the side out.
P028 = These rules have nothing called “{ $word }” that can be announced.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] They have: { LIST($known) }.
       *[none] They have nothing of the kind.
    }
P029 = The defence cannot announce “{ $id }” under these rules.
    .help = Only the taker may do so. If the defence achieved it, write "kept": "defence" and no "announced".

P031 = These rules have no “{ $mode }” as a way of playing without a taker.
    .help = { $there ->
        [yes] Leave “mode” out: these rules have only one way of playing such a deal.
       *[no] Leave “mode” out and say who the taker was.
    }
P032 = The deal does not say enough to work out what “{ $id }” is worth.
    .help = { $asked ->
        [card_points] How many card points does the attack have? Add { "\"card_points\"" }.
        [oudlers] How many oudlers does the attack have? Add "oudlers".
        [dealer] Who dealt? Add the seat, such as "dealer": 2.
        [player] Which player is it about? Add the seat to its entry, such as "player": 2.
        [fact] What is “{ $path }”? Add it to the deal: "facts": { "{" }"{ $path }": …{ "}" }.
        [fact_of] What is “{ $path }”? Add it to the entry of “{ $id }”: "facts": { "{" }"{ $path }": …{ "}" }.
       *[nothing] It depends on something that this deal does not have. Make the rule say what it is worth in that case.
    }
P033 = “{ $id }” is listed twice.
    .help = List it once, and say there who announced it and who achieved it.
P034 = { $given } card points are not possible: points are counted in halves.
    .help = Write a whole number or one that ends in .5, such as 40, 40.5, or 41.
R029 = The contract’s value, { $worth }, or its multiplier, { $multiplier }, leaves fractions, and the rules do not say how to round them.
    .help = In the scoring block, say what becomes of them: “round unit nearest 1”, or “round unit none” to keep them.
R030 = Shared { $taker } to { $partner }, what { $defenders } defenders pay leaves fractions, and the rules do not say how to round them.
    .help = In the scoring block, say what becomes of them: “round partner toward 1”, or “round partner none” to keep them.
R032 = A second round of bidding cannot follow an auction that goes on until everybody has passed.
    .other = here the auction goes on
    .help = Give each player only one turn (“rounds one”), or do without the second round.
R033 = The Excuse has no rank, so it cannot win a trick by its rank.
    .help = Say when it wins: “wins never”, or “{ "wins last_trick_of_slam" }”.
R034 = Bids are advised from certain points upwards, but there is no scale to count those points by.
    .help = Describe the scale in blocks called “feature”, or take “{ "hand_points" }” out.
R035 = The bid “{ $high }” is advised from as many points as “{ $low }”, or fewer, although it is the higher bid.
    .other = the lower bid
    .help = Give the higher bid the higher number of points.
R036 = “{ $name }” cannot be its own rival.
    .help = Name the other announcement, so that only one of the two is paid.
R037 = In { $what }, points are paid by nobody or to nobody, although all scores must add up to zero.
    .balance = all scores add up to zero
    .help = Say who pays and who is paid, such as “{ $payer } { $others }”.
R038 = Whoever announces “{ $name }” leads to the first trick, but announces it only with a card that may come after that lead.
    .leads = its announcer leads
    .help = Have it announced earlier, such as “{ $moment } { $before_first_lead }”, or write “{ $leads } { $no }”.
R039 = { $whom ->
        [all] The taker may be unable to discard.
       *[some] With { LIST($players) } players the taker may be unable to discard.
    }
    .other = nor may these
    .help = With { $number } players { $kept } cards may never be discarded, so that of { $hand } fewer than { $chien } may be left. If your table takes that chance, all is well. Otherwise let some be discarded when nothing else is left (“{ $forced }”).
R040 = A trick of these cards would have no winner: { LIST($cards) }.
    .help = Let some of them win by their rank: “{ $wins } { $ranked }”.
R041 = There is not enough room for the chien: it has { $chien } cards, and between packets there { $places ->
        [0] is no place
        [one] is one place
       *[other] are { $places } places
    } where one of them may go.
    .packet = { $packet } at a time
    .help = Deal fewer cards at a time, or allow the chien more places.
R042 = With { $players } players nobody sits opposite the dealer.
    .help = Say who shuffles with { $players } players, such as “{ $shuffle } { $another }”, in a block for that number.
R085 = Nobody sits out at a table of { $table } where { $players } play.
    .help = Write a larger number, or leave the line out.
R080 = With { $players } players nobody sits opposite the taker.
    .help = Only an even number of players has somebody opposite. With { $players }, let a card be called.
R043 = { $part ->
        [whole] { $whom ->
            [all] This condition can never hold.
           *[some] With { LIST($players) } players this condition can never hold.
        }
       *[part] { $whom ->
            [all] One of the alternatives of this condition can never hold.
           *[some] With { LIST($players) } players one of the alternatives of this condition can never hold.
        }
    }
    .help = { $about ->
        [nothing] No deal can end so that all its parts are true at once. Check which part is not meant.
        [margin] “{ $path }” has no sign; “{ $made }” says who won. It is from { $least } to { $most } if the contract is made, and from { $least_short } to { $most_short } if it is lost.
       *[other] { $same ->
            [yes] With { $number } players “{ $path }” is from { $least } to { $most }.
           *[no] With { $number } players “{ $path }” is from { $least } to { $most } if the contract is made, and from { $least_short } to { $most_short } if it is lost.
        }
    }
R044 = { $whom ->
        [all] Nobody is called, so there is no partner who could pay or be paid in { $what }.
       *[some] With { LIST($players) } players nobody is called, so there is no partner who could pay or be paid in { $what }.
    }
    .help = Name somebody else, or say this only for the numbers of players with whom a card is called.
R045 = “{ $path }” asks about one card, but “{ $name }” has { $cards }, which several players may have.
    .help = Ask about a class of one card, such as: { $way }. For the last trick, ask who won it (“{ $winner }”) or which card did (“{ $card }”).
R050 = “{ $what }” has no effect: no amount depends on it.
    .stake = this does not depend on it
    .help = { $about ->
        [worth] To have it paid, write: { $way }. Otherwise leave it out.
       *[multiplier] Write “{ $multiplied }” where something is to be multiplied by it, or leave it out.
    }
R051 = “{ $word }” stands for nothing here: { $of ->
        [claim] only a declaration has somebody who declares, and a hand.
        [promise] only something announced has somebody who announces or achieves it.
        [judged] only a bonus that the table decides by itself has somebody who is chosen.
        [unannounced] nobody has announced what is paid for here.
       *[broken] nobody has achieved what is paid for here.
    }
    .help = { $of ->
        [claim] Ask about tricks, sides or the taker; what counts cards of a hand goes into a “{ $claim }”.
        [promise] Ask about tricks, sides or the taker; what a side undertakes to do goes into a “{ $promise }”.
        [judged] Say in the bonus what the table decides: “{ $judged }”, then the text in quotation marks.
        [unannounced] Ask who achieved it: “{ $achiever }”.
       *[broken] Ask who announced it: “{ $announcer }”.
    }
R052 = Whether “{ $name }” is achieved depends on whether “{ $name }” is achieved.
    .other = by way of this
    .help = Say it by tricks or cards, such as: { $way }
R053 = It is not clear which cards are to be shown for “{ $name }”: its condition does not say how many of which it takes.
    .when = its condition
    .show = something must be shown
    .help = Ask for a number of cards of one class, such as: { $way } – or have nothing shown: “{ $show } { $nothing }”.
R055 = “{ $word }” does not go with the fault “{ $event }”.
    .event = what happened
    .help = { $n ->
        [0] Leave it out.
       *[other] Possible here: { LIST($known, joint: "or") }.
    }
R056 = “{ $one }” and “{ $two }” both say what follows from one fault.
    .other = the other one
    .help = Say at each when or on which side it holds, so that one of them does, or remove one.
R057 = “{ $high }” is worth less than “{ $low }”, although it asks for more.
    .here = “{ $high }” pays less
    .other = “{ $low }” pays more
    .help = If that is how your table plays, all is well. Otherwise change one of the two amounts.
R058 = Nothing is paid for “{ $name }”.
    .help = If that is how your table plays, all is well. If “{ $name }” is not played at all, take it out.
R059 = “{ $name }” is worth less announced than unannounced.
    .here = announced
    .other = not announced
    .help = Nobody would announce it. If that is how your table plays, all is well. Otherwise change one of the two amounts.
R060 = “{ $name }” can be worth { $amount } points. No contract brings more than { $most }.
    .help = If that is how your table plays, all is well. Otherwise look at the amount again: perhaps there is a nought too many.
R061 = “{ $high }” brings more than { $times } times as much as “{ $low }”, the contract below it.
    .here = “{ $high }” pays far more
    .other = “{ $low }” is the lower one
    .help = If that is how your table plays, all is well. Otherwise look at its worth and its multiplier again: perhaps there is a nought too many.
R062 = “{ $name }” is worth 0: whoever reaches just the points that are needed is paid nothing.
    .help = If that is how your table plays, all is well. Otherwise say what the contract is worth, as the others do.
R063 = The partner’s share ({ $partner }) is larger than the taker’s ({ $taker }).
    .help = If that is how your table plays, all is well. Otherwise change one of the two shares.
R064 = “{ $high }” is worth no more than “{ $low }”, although it asks for more.
    .here = “{ $high }” pays the same
    .other = “{ $low }” pays the same
    .help = If that is how your table plays, all is well. Otherwise change one of the two amounts.
R066 = “{ $name }” goes to the side that meets the condition, but the condition says nothing about a side, so nobody knows which one is paid.
    .when = its condition
    .help = Pay the side that wins the trick, for example (“{ $instead }”), or add to the condition what that side must do (“{ $asked }”).
R074 = “{ $name }” is announced only by bidding it, and no contract announces it.
    .help = Write “{ $promises } { $name }” at the contract that does, or have it announced at another moment.
R071 = { $card } cannot be left out: the rules need every trump and the Excuse.
    .help = Leave out cards of the suits only, such as: without 2..6
R072 = There are { $given } targets; with { $most } oudlers in the pack there must be { $wanted }.
    .help = Give one target for each number of oudlers, from none to { $most }.
R073 = No side can have { $target } points with { COUNTED($oudlers, noun: "oudler") }: it has { $most } at most.
    .help = Lower that target.
R075 = A chien of { $chien } cards cannot be dealt { $packet } at a time.
    .here = { $packet } at a time
    .chien = { $chien } cards
    .help = Choose a number that divides { $chien }.
R088 = With two packs, two players may hold the card that is called, and these rules do not say which of them is the partner.
    .packs = two packs
    .help = Do away with calling (“{ $remove } { $call }”), or play with one pack.
R089 = The called card may lie face down in a pile; then not even its holder knows who the partner is.
    .piles = the piles
    .help = Do away with calling (“{ $remove } { $call }”), or deal without piles.
R091 = “{ $partner }” is one player here, but these rules may find two partners.
    .help = Ask about the taker or a side, such as “{ $attack }”.
P036 = { $given } card points are not possible under this contract: the chien counts for one side from the start.
    .help = The attack has from { $least } to { $most } points. Count its cards again.
P037 = With { $given } card points that side cannot have achieved “{ $id }”.
    .help = { $only ->
        [yes] The attack would have { $least } points. Check who won which tricks, and count again.
       *[no] The attack would have from { $least } to { $most } points. Check who won which tricks, and count again.
    }
P038 = { $given } card points are not possible here: with this number of cards in a trick, each side’s points are whole.
    .help = { $excuse ->
        [yes] Half a point is left over only for a side that got the Excuse in the last trick for nothing; it then has that oudler. Count again.
       *[no] Count again.
    }
P039 = These cannot all have been earned in one deal: { LIST($ids) }.
    .help = A trick has one winner and one winning card. Leave out the one that was not earned, or correct its side or player.
P040 = { $by ->
        [oudlers] The number of oudlers shows that this side did not earn “{ $id }”.
       *[rest] The rest of this deal shows that “{ $id }” was not earned.
    }
    .help = { $by ->
        [oudlers] Count the attack’s oudlers again, leave “{ $id }” out, or give it to the other side.
       *[rest] Leave it out, or correct what contradicts it: the result, the side, or a slam.
    }
P041 = “{ $id }” was earned in this deal and must be counted, but it is not clear by which side.
    .help = { $kind ->
        [promise] Add it to "promises", with "kept": "attack" or "kept": "defence".
       *[bonus] Add it to "bonuses", with "side": "attack" or "side": "defence".
    }
P042 = { $known ->
        [no] That side cannot have achieved “{ $id }”.
       *[yes] { $oudlers ->
            [one] With one oudler for the attack, that side cannot have achieved “{ $id }”, whatever the points.
           *[other] With { $oudlers } oudlers for the attack, that side cannot have achieved “{ $id }”, whatever the points.
        }
    }
    .help = Check who achieved it, and count the oudlers again.
P043 = { $side ->
        [attack] “{ $id }” is paid to the attack in this deal, not to the defence.
       *[defence] “{ $id }” is paid to the defence in this deal, not to the attack.
    }
    .help = Leave the side out, or leave the bonus out if it was not earned.
P044 = There is no fact called “{ $word }”.
    .help = Name a fact as conditions and amounts do, such as "attack.tricks" or { "\"last_trick.petit\"" }.
P046 = “{ $id }” ({ $level }) could not be declared in this deal.
    .help = The rules allow it only under a condition that this deal does not meet. Leave it out, or correct the deal.
P047 = The deal says that “{ $id }” was announced but not achieved; the card points show that it was achieved.
    .help = Add the side that achieved it, such as "kept": "attack", or count again.
P048 = “{ $key }” cannot be { $value } in this deal.
    .help = { $only ->
        [yes] In such a deal it is { $least }. Check it, and what else is told of the deal.
        [none] In such a deal there is nobody, or nothing, of the kind. Leave it out.
       *[no] In such a deal it is from { $least } to { $most }. Check it, and what else is told of the deal.
    }
P049 = { $known ->
        [points] With { $points } card points the difference cannot be { $margin }, whatever the number of oudlers.
        [oudlers] { $oudlers ->
            [0] Without an oudler the difference cannot be { $margin }.
            [one] With one oudler the difference cannot be { $margin }.
           *[other] With { $oudlers } oudlers the difference cannot be { $margin }.
        }
       *[nothing] Under this contract the difference cannot be { $margin }.
    }
    .help = { $whole ->
        [yes] It is a whole number from { $least } to { $most }; below 0, the contract is lost. Correct it, or give card points and oudlers instead.
       *[no] It is from { $least } to { $most }; below 0, the contract is lost. Correct it, or give card points and oudlers instead.
    }
P050 = The level of the declaration “{ $id }” is missing.
    .help = Add "level", which is one of these: { LIST($known) }.
P051 = The deal does not say who announced “{ $id }”, nor who achieved it.
    .help = Add "announced" or "kept" with the side, such as "kept": "attack"; if nobody did either, leave it out.
P053 = A hand has { COUNTED($wanted, noun: "card") } under these rules; { $given } are given.
    .help = Give each card of the hand once, as it is before the auction. For another number of players, add --players.
P054 = These rules have no scale to judge a hand by.
    .help = Choose rules that have one, or declare features in your own file.
P055 = { $oudlers ->
        [0] Without an oudler
        [one] With one oudler
       *[other] With { $oudlers } oudlers
    } the attack cannot have exactly { $given } card points here: no number of tricks comes to that.
    .help = Possible, and nearest to it, are { $below } and { $above }. Count again.
P076 = These rules do not say what follows from “{ $word }”.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] They have: { LIST($known) }.
       *[none] They have no faults.
    }
P077 = The deal does not say who committed the fault “{ $id }”.
    .help = Add the seat, such as "player": 2.
P078 = “{ $id }” is about a fault of the { $side ->
        [attack] attack, but the player at seat { $seat } is on the defence
       *[defence] defence, but the player at seat { $seat } is on the attack
    }.
    .help = Correct the seat, or name the fault that is meant.
P079 = A fine of { $given } is told, but “{ $id }” { $most ->
        [0] costs nothing
       *[other] costs { $most } at most
    }.
    .help = Correct the fine, or leave it out.
P084 = “{ $id }” is announced only by a bid, and this contract does not announce it.
    .help = Leave out "announced", or write the contract that was bid: { LIST($known) }.
P081 = { $given } card points are not possible: each side adds { $added } to its count.
    .help = Add the { $added } points to what the attack’s cards are worth.
P110 = { $what ->
        [missing] “{ $asked }” is missing: it is needed to rank the players.
       *[count] “{ $asked }” gives { $given } numbers, but { $players } play.
    }
    .help = { $place ->
        [own] Give { $players } numbers, in the order of the seats, in { "\"facts_by_seat\"" }: "{ $asked }": […]
        [deal] Give it in { "\"facts\"" }.
       *[seats] Give { $players } numbers, in the order of the seats: "{ $asked }": […]
    }
P111 = “{ $key }” cannot be { $given } for seat { $seat }.
    .help = For that player it is from { $least } to { $most }. Check it; seats are counted from 0.
P112 = The numbers in “{ $key }” add up to { $given }, which is not possible.
    .help = { $only ->
        [yes] Together they make { $least }. Count again.
       *[no] Together they make from { $least } to { $most }; the rest is in the chien. Count again.
    }
P113 = Nobody took this deal, so it has no “{ $key }”.
    .help = Leave “{ $key }” out. If somebody took, leave out what is said of each seat.
P114 = Nothing is told of this deal.
    .help = Of a deal that was played, say at least: { "{" }"taker": 0, "contract": "{ $contract }", "{ "card_points" }": 49, "oudlers": 2{ "}" }. If everybody passed, write: { "{" }"taker": null{ "}" }
R110 = { $given } places are paid, but { $players } players are ranked.
    .help = Give one amount for each place, the best first.
R111 = { $kind ->
        [places] This tie is of { $given } players, but { $players } play.
        [pays] This tie pays { $given } players, but { $players } play.
       *[level] In this tie, players who are level do not get the same.
    }
    .help = { $kind ->
        [level] Give the same amount to all who share a place.
        [places] Count all { $players } players, those who share a place with nobody as 1 each.
       *[pays] Count all { $players } players, those who share a place with nobody as 1 each.
    }
R112 = What the places are paid adds up to { $sum }, not to zero.
    .help = Check the amounts. If your table plays that way, all is well.
R113 = Nothing says how the players are ranked in “{ $name }”.
    .help = Add a line such as: { $way }
R114 = No deal is ever played as “{ $name }”.
    .help = If it is played when everybody passes, add: { $way }. Otherwise leave it out.
R115 = Nobody takes in these rules, and nothing says how a deal is played.
    .help = Describe it as a mode and name it: { $way }. Or let the highest bidder take.
R116 = “{ $word }” refers to an auction, and there is none.
    .other = nobody takes
    .appointed = the taker is appointed beforehand
    .help = Say something else for { $what }, or let the highest bidder take.
R117 = Nobody can ever win what lies in the pool.
    .taker = nobody takes
    .help = A mouche is won by a taker. Leave the pool out, or let somebody take.
R118 = { $holds ->
        [never] “{ $name }” forbids no card: its condition never holds.
       *[always] “{ $name }” forbids every card, and so none: whoever has no other card may play any.
    }
    .help = Change the condition, or leave the ban out.
R119 = Deals that nobody takes are not rounded: what rounding leaves over falls to the taker, and they have none.
    .plays = such deals are played
    .help = If your table plays that way, all is well. Otherwise round the amounts that the places pay.
R120 = “{ $name }” pays its places otherwise now, but players who are level are still paid by the former amounts.
    .tied = from before
    .help = Say anew what each of these pays, or take it away: { LIST($ties) }. What is taken away is shared equally. Say the old amounts again if you want them.
R121 = Nobody bids here, so there must be one contract only, and there are { $n }.
    .other = the taker is appointed beforehand
    .help = Remove the others, or let the highest bidder take.
