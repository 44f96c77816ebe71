### Records told as a whole, as the phrasebook knows them. What stands alone follows "If"; the other parts say who is paid
### for it and what is to be added.

## Bonuses

bonus-judged = It is for the table to decide: “{ $words }”.
bonus-awarded = the table awards this bonus
bonus-read = { $when }
bonus-unit = If { $when }, { $payee } scores { $amount }{ $two ->
        [yes] {""}
       *[no] {" "}for each defender
    }{ $multiplied ->
        [yes] , times the multiplier of the contract
       *[no] { "" }
    }{ $anyway ->
        [yes] , even if it loses the deal
       *[no] { "" }
    }.{ $multiplied ->
        [yes] { "" }
       *[no] { " " }These points are not multiplied.
    }
bonus-margin = If { $when }, { $payee } adds { $amount } to the difference in its own favour, before anything is rounded.
bonus-players = If { $when }, { $payee } receives { $basis ->
        [per_head] { $amount } { $source ->
            [others] from each of the other players
           *[party] from { $payer }, the full amount from each payer
        }
       *[in_all] { $amount } in all from { $payer }, in equal parts
    }; this is settled between the players, apart from the contract.
phrase-card-at-the-end = the { NOUN($one-card) } is in the last trick
    .winner = the side that wins this trick
    .loser = the side that does not win this trick
    .player = the player who wins this trick
    .inside = the { NOUN($one-card) }
phrase-card-in-the-first-trick = the { NOUN($one-card) } is in the first trick
    .winner = the side that wins this trick
    .loser = the side that does not win this trick
    .player = the player who wins this trick
    .first = the { NOUN($one-card) }
phrase-cards-in-one-trick = the { NOUN($one-card) } and the { NOUN($other-card) } fall in the same trick
    .winner = the side that wins this trick
    .loser = the side that does not win this trick
    .player = the player who wins this trick
phrase-carried-home = { phrase-card-at-the-end }
    .winner = { phrase-card-at-the-end.winner }
    .loser = { phrase-card-at-the-end.loser }
    .player = the player who wins this trick
    .inside = { phrase-card-at-the-end.inside }
    .carrier = the { NOUN($other-card) }
    .more = If one side wins every trick, playing the { NOUN($other-card) } to the last, the { NOUN($one-card) } also counts in the last trick but one.
phrase-won-with-card-at-the-end = a player wins the last trick with the { NOUN($one-card) }
    .winner = that player’s side
    .winner-of-trick = the side that wins this trick
    .loser = the other side
phrase-lost-card-at-the-end = a player loses the { NOUN($one-card) } in the last trick, even to a partner
    .winner = the side opposing that player
    .taker = the side that wins this trick
    .loser = that player’s side
phrase-class-wins-at-the-end = { NOUN($some-cards, case: "indefinite") } wins the last trick
    .winner = the side that wins this trick
    .loser = the side that does not win this trick
    .player = the player who wins this trick
phrase-card-wins-at-the-end = the { NOUN($one-card) } wins the last trick
    .winner = the side that wins this trick
    .loser = the side that does not win this trick
    .player = the player who wins this trick
phrase-class-at-the-end = { NOUN($some-cards, case: "indefinite") } is in the last trick
    .winner = the side that wins this trick
    .loser = the side that does not win this trick
    .player = the player who wins this trick
    .inside = { NOUN($some-cards, case: "indefinite") }
phrase-so-many-at-the-end = at least { COUNTED($count-n) } are in the last trick
    .winner = the side that wins this trick
    .loser = the side that does not win this trick
    .player = the player who wins this trick
    .inside = { COUNTED($count-n) }
phrase-both-at-the-end = both the { NOUN($one-card) } and the { NOUN($other-card) } are in the last trick
    .winner = the side that wins this trick
    .loser = the side that does not win this trick
    .player = the player who wins this trick
    .inside = the { NOUN($one-card) } and the { NOUN($other-card) }
phrase-card-or-class-at-the-end = the last trick contains the { NOUN($one-card) } or at least { COUNTED($count-n) }
    .winner = the side that wins this trick
    .loser = the side that does not win this trick
    .player = the player who wins this trick
phrase-card-in-the-last-two = the { NOUN($one-card) } is in one of the last two tricks
    .winner = the side that wins the last one
phrase-card-captured = one side captures the other side’s { NOUN($one-card) }
    .winner = the side that captures it
    .loser = the other side
phrase-card-saved = the side that plays the { NOUN($one-card) } also wins that trick
    .winner = that side
    .loser = the other side
phrase-card-saved-by-far = the side that plays the { NOUN($one-card) } wins that trick and the difference is at least { $n }
    .winner = that side
    .loser = the other side
phrase-card-won = the { NOUN($one-card) } is in one of the tricks
    .winner = the player who wins this trick
    .winners = the side that wins this trick
phrase-made-without-oudler = the attack makes its contract without a single oudler
    .attack = it
phrase-lost-with-oudlers = the attack does not make its contract although it has { COUNTED($n, noun: "oudler") }
    .attack = it
phrase-made-by-far = the attack makes its contract by { COUNTED($n, noun: "point") } or more
    .attack = it
phrase-made-narrowly = the attack makes its contract with a difference of at most { COUNTED($n, noun: "point") }
    .attack = it
phrase-made-in-few-tricks = the attack makes its contract with no more than { $n ->
        [one] { NUMBER($n) } trick
       *[other] { NUMBER($n) } tricks
    }
    .attack = it
phrase-no-trick = { $any-side ->
        [attack] the attack
       *[defence] the defence
    } wins no trick at all
phrase-somebody-wins-the-last = the { $any-player ->
        [taker] taker
        [partner] partner
       *[dealer] dealer
    } wins the last trick
    .player = that player
    .side = that player’s side
    .others = the other side
phrase-card-in-the-chien = the { NOUN($one-card) } was in the chien
phrase-card-in-the-discard = the { NOUN($one-card) } is in the discard
phrase-feat-with-partner = the taker and the partner together make { TITLE($any-feat, form: "indefinite") }
    .partner = the partner
    .attack = the attack
phrase-feat-achieved = one side makes { TITLE($any-feat, form: "indefinite") }
    .side = that side
phrase-feat-by-side = { $any-side ->
        [attack] the attack
       *[defence] the defence
    } makes { TITLE($any-feat, form: "indefinite") }
    .side = it
phrase-side-points = { $any-side ->
        [attack] the attack
       *[defence] the defence
    } takes at least { $n } card points
    .side = it
phrase-side-oudlers = { $any-side ->
        [attack] the attack
       *[defence] the defence
    } ends the deal with at least { COUNTED($n, noun: "oudler") }
    .side = it
phrase-side-cards = { $any-side ->
        [attack] the attack
       *[defence] the defence
    } takes { $all ->
        [yes] all
       *[no] exactly
    } { COUNTED($count-n) }
    .side = it
phrase-side-cards-or-more = { $any-side ->
        [attack] the attack
       *[defence] the defence
    } takes { $all ->
        [yes] all
       *[no] at least
    } { COUNTED($count-n) }
    .side = it

## Hands: what follows "a player who"

redeal-who = { $moment ->
        [before_play] Before the first lead
        [before_chien] Before anybody sees the chien
        [before_auction] Before the auction
       *[own_turn] { $turns ->
                [one] Just before bidding or passing
               *[several] Before saying anything in the auction
            }
    }, a player who { $has } { $duty ->
        [must] must say so, and the deal is annulled
       *[may] may have the deal annulled
    }.
exempt-who = The special rules below apply to the { NOUN($card) } only if its holder, as the cards were dealt, { $has }.
claim-level-who = A player who { $has } may declare { TITLE($title, form: "indefinite") }, worth { $worth }.
phrase-bare-trump = has the { NOUN($one-trump) } but neither another trump nor the Excuse
phrase-bare-excuse = has the Excuse but no trump
phrase-only-one-of-class = has the { NOUN($one-card) } but no other { NOUN($some-cards) }
phrase-has-card = has the { NOUN($one-card) }
phrase-lacks-card = does not have the { NOUN($one-card) }
phrase-no-trump-nor-excuse = has neither a trump nor the Excuse
phrase-none-of-class = has no { NOUN($some-cards) }
phrase-neither-class = has neither { NOUN($some-cards, case: "indefinite") } nor { NOUN($other-cards, case: "indefinite") }
phrase-no-trump-excuse-nor-class = has neither { NOUN($some-cards, case: "indefinite") } nor a trump nor the Excuse
phrase-no-trump-and-excuse-or-none-of-class = has no { NOUN($some-cards) } or has neither a trump nor the Excuse
phrase-either-class-missing = has either no { NOUN($some-cards) } or no { NOUN($other-cards) }
phrase-none-of-class-nor-card = has neither { NOUN($some-cards, case: "indefinite") } nor the { NOUN($one-card) }
phrase-so-many-trumps-or-excuse = has at least { COUNTED($n, noun: "class-trumps") } (the Excuse counts as one)
phrase-so-many-of-class = has at least { COUNTED($count-n) }
phrase-exactly-so-many-of-class =
    { $all ->
        [yes] has all { COUNTED($count-n) }
       *[no] has exactly { COUNTED($count-n) }
    }
phrase-at-most-so-many-of-class = has at most { COUNTED($count-n) }
phrase-so-many-of-class-and-none-of-other = has at least { COUNTED($count-n) } and no { NOUN($other-cards) }
phrase-exactly-so-many-and-none-of-other = has exactly { COUNTED($count-n) } and no { NOUN($other-cards) }
phrase-at-most-so-many-and-none-of-other = has at most { COUNTED($count-n) } and no { NOUN($other-cards) }
phrase-at-most-so-many-and-neither-of-others = has at most { COUNTED($count-n) } and neither { NOUN($other-cards, case: "indefinite") } nor { NOUN($third-cards, case: "indefinite") }
phrase-has-both-cards = has both the { NOUN($one-card) } and the { NOUN($other-card) }
phrase-card-and-so-many-of-class = has the { NOUN($one-card) } and at least { COUNTED($count-n) }
phrase-card-and-none-of-class = has the { NOUN($one-card) } but no { NOUN($some-cards) }
phrase-so-many-of-both = has at least { COUNTED($count-n) } and at least { COUNTED($count-m) }
phrase-few-of-two-classes = has fewer than { COUNTED($n, noun: "card") } that are { NOUN($some-cards, number: "other") } or { NOUN($other-cards, number: "other") }
phrase-nothing-but-trumps = has nothing but trumps (the Excuse counts as one)
phrase-nothing-but-class = has nothing but { NOUN($some-cards, number: "other") }

## The chien: a clause that follows "only if"

phrase-chien-free-of-trumps-and-class = the chien contains neither { NOUN($some-cards, case: "indefinite") } nor a trump nor the Excuse
phrase-chien-free-of-trumps = the chien contains neither a trump nor the Excuse
phrase-chien-free-of-class = the chien contains no { NOUN($some-cards) }
phrase-chien-free-of-two-classes = the chien contains neither { NOUN($some-cards, case: "indefinite") } nor { NOUN($other-cards, case: "indefinite") }

## Cards by name, without an article

card-suit-alone = { suit-name }
card-low-alone = { $n } of { suit-name }

## Forbidden cards

phrase-so-many-in-one-trick = No more than { COUNTED($count-n) } may be played to the same trick.
