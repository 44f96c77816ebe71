### Conditions, amounts, and people, as they are read aloud inside sentences.

## Conditions: clauses that follow "if" or "when"

clauses-and-two = { $left } and { $right }
clauses-and-more = { $left }, { $right }
clauses-and-end = { $left }, and { $right }
clauses-lacking-two = { $left } and { $right }
clauses-lacking-more = { $left }, { $right }
clauses-lacking-end = { $left }, and { $right }
clauses-or-two = { $left } or { $right }
clauses-or-more = { $left }, { $right }
clauses-or-end = { $left }, or { $right }
neither = neither { $left } nor { $right }
clause-lettered = ({ $letter }) { $clause }
cond-wins-trick = { $who } { $there ->
        [yes] wins
        [no] does not win
       *[none] wins
    } { place-noun }
cond-leads = { $who } { $there ->
        [yes] leads
        [no] does not lead
       *[none] leads
    } to { place-noun }
cond-plays = { $who } { $there ->
        [yes] plays
        [no] does not play
       *[none] plays
    } the { NOUN($card) }
cond-plays-into = { $who } plays the { NOUN($card) } to a trick that { $winner } wins
cond-captures = { $who } { $there ->
        [yes] wins
        [no] does not win
       *[none] wins
    } the trick containing the { NOUN($card) }
cond-makes = { $who } { $there ->
        [yes] makes
        [no] does not make
       *[none] makes
    } { TITLE($title, form: "indefinite") }
cond-ends = { $who } { $result ->
        [winners] { $there ->
            [yes] wins
            [no] does not win
           *[none] wins
        }
       *[losers] { $there ->
            [yes] loses
            [no] does not lose
           *[none] loses
        }
    } the deal
cond-takes = { $who } { takes } { so-many }
cond-takes-with = { $who } wins { $operator ->
        [equal] exactly
       *[least] at least
    } { COUNTED($count) }, { $place ->
        [last_trick] the last
        [first_trick] the first
       *[penultimate_trick] the last but one
    } among them
cond-takes-none = { $who } { takes } no { NOUN($noun) }
cond-takes-than = { $who } { takes } { $operator ->
        [equal] exactly as many { NOUN($noun, number: "other") } as
        [differ] more or fewer { NOUN($noun, number: "other") } than
        [less] fewer { NOUN($noun, number: "other") } than
        [most] at most as many { NOUN($noun, number: "other") } as
        [more] more { NOUN($noun, number: "other") } than
       *[least] at least as many { NOUN($noun, number: "other") } as
    } { $other }
cond-takes-all = { $who } takes all { COUNTED($count) }
cond-takes-card = { $who } { $there ->
        [yes] takes
       *[no] does not take
    } the { NOUN($card) }
takes =
    { $what ->
        [tricks] wins
        [points] takes
        [cards] takes
       *[oudlers] has
    }
so-many =
    { $operator ->
        [equal] exactly { COUNTED($count) }
        [differ] fewer or more than { COUNTED($count) }
        [less] fewer than { COUNTED($count) }
        [most] at most { COUNTED($count) }
        [more] more than { COUNTED($count) }
       *[least] at least { COUNTED($count) }
    }
cond-either = either { $clause }
cond-together = all of the following hold: { $clause }
cond-holds = { place-holds } { $items }
cond-holds-none = { place-holds } { $items }
cond-holds-but = { place-holds } { $items } but { $lacking }
have-card = { hold-card }
have-some = { hold-some }
have-cards = { hold-cards }
lack-card = not the { NOUN($card) }
lack-cards = no { NOUN($noun) }
hold-none = no { NOUN($noun) }
hold-some = { NOUN($noun, case: "indefinite") }
hold-card = the { NOUN($card) }
cond-only-card = the { NOUN($card) } is the only { NOUN($noun) } in { place-noun }
hold-cards =
    { $operator ->
        [equal] exactly { COUNTED($count) } in all
        [most] at most { COUNTED($count) }
       *[least] at least { COUNTED($count) }
    }
cond-not = it is not the case that { $clause }
cond-exists = { $thing } exists
cond-made =
    { $there ->
        [yes] the contract is made
       *[no] the contract is not made
    }
cond-partner =
    { $there ->
        [yes] the taker has a partner
       *[no] the taker has no partner
    }
cond-promise-kept =
    { $there ->
        [yes] one side has made { TITLE($title, form: "indefinite") }
       *[no] neither side has made { TITLE($title, form: "indefinite") }
    }
cond-won-by = { place-noun } { $there ->
        [yes] is won by
       *[no] is not won by
    } { NOUN($noun, case: "indefinite") }
cond-won-by-the = { place-noun } { $there ->
        [yes] is won by
       *[no] is not won by
    } the { NOUN($noun) }
cond-card-is = the card { $there ->
        [yes] is
       *[no] is not
    } { NOUN($noun, case: "indefinite") }
cond-card-is-the = the card { $there ->
        [yes] is
       *[no] is not
    } the { NOUN($noun) }
cond-card-led =
    { $there ->
        [yes] the card is led
       *[no] the card is not led
    }
cond-trick-now =
    { $operator ->
        [equal] this is trick { $n }
        [differ] this is not trick { $n }
        [less] trick { $n } has not yet begun
        [most] this is trick { $n } or an earlier one
        [more] trick { $n } is over
       *[least] this is trick { $n } or a later one
    }
cond-trick-now-at =
    { $place ->
        [first] { $there ->
            [yes] this is the first trick
           *[no] the first trick is over
        }
       *[last] { $there ->
            [yes] this is the last trick
           *[no] this is not yet the last trick
        }
    }
cond-same = { $one } is { $two }
cond-different = { $one } is not { $two }
cond-card-played =
    { $there ->
        [yes] the { NOUN($card) } is in one of the tricks
       *[no] the { NOUN($card) } is in none of the tricks
    }
cond-captured =
    { $there ->
        [yes] the other side wins the trick containing the { NOUN($card) }
       *[no] the side that played the { NOUN($card) } wins that trick
    }
cond-all-tricks = { $side } wins every trick
cond-all-tricks-but =
    { $n ->
        [one] { $side } loses at most { NUMBER($n) } trick
       *[other] { $side } loses at most { NUMBER($n) } tricks
    }
trick-card = the { NOUN($card) }
cond-same-trick = { $one } and { $two } fall in { $there ->
        [yes] the same trick
       *[no] different tricks
    }
cond-trick-than = { $one } falls in { $operator ->
        [less] an earlier trick than { $two }
        [more] a later trick than { $two }
        [most] the same trick as { $two } or an earlier one
       *[least] the same trick as { $two } or a later one
    }
cond-trick-at = { $card } falls in { $there ->
        [yes] the { $place ->
            [first] first
           *[last] last
        } trick
       *[no] a trick other than the { $place ->
            [first] first
           *[last] last
        }
    }
cond-trick-number = { $card } falls { $operator ->
        [equal] in trick { $n }
        [differ] in a trick other than trick { $n }
        [less] before trick { $n }
        [most] in trick { $n } or before
        [more] after trick { $n }
       *[least] in trick { $n } or later
    }
cond-compare =
    { $operator ->
        [equal] { $left } is exactly { $right }
        [differ] { $left } is not { $right }
        [less] { $left } is less than { $right }
        [most] { $left } is at most { $right }
        [more] { $left } is more than { $right }
       *[least] { $left } is at least { $right }
    }
cond-card-in =
    { $place ->
        [hand] the hand { $there ->
            [yes] contains the { NOUN($card) }
           *[no] does not contain the { NOUN($card) }
        }
        [dealt] the hand as dealt { $there ->
            [yes] contains the { NOUN($card) }
           *[no] does not contain the { NOUN($card) }
        }
        [suit] the suit { $there ->
            [yes] contains the { NOUN($card) }
           *[no] does not contain the { NOUN($card) }
        }
        [chien] the chien { $there ->
            [yes] contains the { NOUN($card) }
           *[no] does not contain the { NOUN($card) }
        }
        [discard] the discard { $there ->
            [yes] contains the { NOUN($card) }
           *[no] does not contain the { NOUN($card) }
        }
        [this_trick] the trick so far { $there ->
            [yes] contains the { NOUN($card) }
           *[no] does not contain the { NOUN($card) }
        }
        [last_trick] the last trick { $there ->
            [yes] contains the { NOUN($card) }
           *[no] does not contain the { NOUN($card) }
        }
        [first_trick] the first trick { $there ->
            [yes] contains the { NOUN($card) }
           *[no] does not contain the { NOUN($card) }
        }
       *[penultimate_trick] the last trick but one { $there ->
            [yes] contains the { NOUN($card) }
           *[no] does not contain the { NOUN($card) }
        }
    }
cond-no-cards =
    { $place ->
        [hand] the hand contains no { NOUN($noun) }
        [dealt] the hand as dealt contains no { NOUN($noun) }
        [suit] the suit contains no { NOUN($noun) }
        [chien] the chien contains no { NOUN($noun) }
        [discard] the discard contains no { NOUN($noun) }
        [this_trick] the trick so far contains no { NOUN($noun) }
        [last_trick] the last trick contains no { NOUN($noun) }
        [first_trick] the first trick contains no { NOUN($noun) }
       *[penultimate_trick] the last trick but one contains no { NOUN($noun) }
    }
cond-cards = { place-holds } { so-many }
place-holds =
    { $place ->
        [hand] the hand contains
        [dealt] the hand as dealt contains
        [suit] the suit contains
        [chien] the chien contains
        [discard] the discard contains
        [this_trick] the trick so far contains
        [last_trick] the last trick contains
        [first_trick] the first trick contains
       *[penultimate_trick] the last trick but one contains
    }
place-noun =
    { $place ->
        [hand] the hand
        [dealt] the hand as dealt
        [suit] the suit
        [chien] the chien
        [discard] the discard
        [this_trick] the trick so far
        [last_trick] the last trick
        [first_trick] the first trick
       *[penultimate_trick] the last trick but one
    }

## People and cards

who-again =
    { $who ->
        [taker] the taker
        [partner] the partner
        [dealer] the dealer
        [declarer] that player
        [chosen] that player
        [announcer] that player
        [achiever] the same side
        [attack] it
       *[defence] it
    }
who-chosen-side = the side that is chosen
who-any-side = one side
who-that-side = that side
who =
    { $who ->
        [card] the card played
        [declarer] the player who declares it
        [taker] the taker
        [partner] the partner
        [dealer] the dealer
        [chosen] the player who is chosen
        [announcer] the player who announced it
        [achiever] the side that succeeds
        [attack] the attack
        [defence] the defence
        [winners] the side that wins the deal
        [losers] the side that loses the deal
        [others] the other players
        [everyone] all the players
       *[nobody] nobody
    }
side-winner =
    { $place ->
        [last_trick] { $own ->
            [yes] the side that wins the last trick
           *[no] the side that does not win the last trick
        }
        [first_trick] { $own ->
            [yes] the side that wins the first trick
           *[no] the side that does not win the first trick
        }
       *[penultimate_trick] { $own ->
            [yes] the side that wins the last trick but one
           *[no] the side that does not win the last trick but one
        }
    }
side-leader =
    { $place ->
        [last_trick] { $own ->
            [yes] the side that leads to the last trick
           *[no] the side that does not lead to the last trick
        }
        [first_trick] { $own ->
            [yes] the side that leads to the first trick
           *[no] the side that does not lead to the first trick
        }
       *[penultimate_trick] { $own ->
            [yes] the side that leads to the last trick but one
           *[no] the side that does not lead to the last trick but one
        }
    }
side-held =
    { $own ->
        [yes] the side that plays the { NOUN($card) }
       *[no] the opponents of whoever plays the { NOUN($card) }
    }
side-captured =
    { $own ->
        [yes] the side that wins the trick containing the { NOUN($card) }
       *[no] the side that does not win the trick containing the { NOUN($card) }
    }
side-of =
    { $who ->
        [declarer] { $own ->
            [yes] the side of the player who declares it
           *[no] the opponents of the player who declares it
        }
        [chosen] { $own ->
            [yes] the side of the player who is chosen
           *[no] the opponents of the player who is chosen
        }
        [announcer] { $own ->
            [yes] the side that announced it
           *[no] the side that did not announce it
        }
        [taker] { $own ->
            [yes] the taker’s side
           *[no] the taker’s opponents
        }
        [partner] { $own ->
            [yes] the partner’s side
           *[no] the partner’s opponents
        }
       *[dealer] { $own ->
            [yes] the dealer’s side
           *[no] the dealer’s opponents
        }
    }
who-side = the side of { $who }
who-opponents = the opponents of { $who }
who-kept = the side that makes { TITLE($title, form: "indefinite") }
who-held = the player who played the { NOUN($card) }
who-captured = the player who wins the trick containing the { NOUN($card) }
who-winner =
    { $place ->
        [last_trick] the player who wins the last trick
        [first_trick] the player who wins the first trick
       *[penultimate_trick] the player who wins the last trick but one
    }
who-leader =
    { $place ->
        [last_trick] the player who leads to the last trick
        [first_trick] the player who leads to the first trick
       *[penultimate_trick] the player who leads to the last trick but one
    }
who-winning-card =
    { $place ->
        [last_trick] the card that wins the last trick
        [first_trick] the card that wins the first trick
       *[penultimate_trick] the card that wins the last trick but one
    }

## Amounts: noun phrases

times = × { $n }
times-by-result = × { $n }, if lost × { $lost }
amount =
    { $what ->
        [margin] the difference
       *[players] the number of players
    }
amount-contract =
    { $what ->
        [worth] the value of the contract
       *[multiplier] the multiplier of the contract
    }
amount-deal =
    { $what ->
       *[tricks] the number of tricks in the deal
    }
amount-trick = the number of the trick containing the { NOUN($card) }
amount-cards = the number of { NOUN($noun, number: "other") } in { place-noun }
amount-in-place =
    { $what ->
        [cards] the number of cards in { place-noun }
        [points] the number of card points in { place-noun }
        [longest] the length of the longest suit in { place-noun }
        [voids] the number of suits missing from { place-noun }
        [singletons] the number of suits with a single card in { place-noun }
       *[number] the number of { place-noun }
    }
amount-of =
    { $what ->
        [tricks] the number of tricks won by { $who }
        [points] the number of card points taken by { $who }
       *[oudlers] the number of oudlers of { $who }
    }
amount-of-party =
    { $what ->
        [tricks] the number of tricks won by { who }
        [points] the number of card points taken by { who }
       *[oudlers] the number of oudlers of { who }
    }
amount-of-cards = the number of { NOUN($noun, number: "other") } taken by { $who }
amount-per-taken = { COUNTED($n, noun: "point") } per { NOUN($noun) } { of-party }
amount-per = { COUNTED($n, noun: "point") } per { $what ->
        [tricks] trick
        [points] card point
       *[oudlers] oudler
    } { of-party }
of-party = of { who }
amount-per-card = { COUNTED($n, noun: "point") } per { NOUN($noun) } in { place-noun }
amount-calculation =
    { $operator ->
        [plus] { $left } plus { $right }
        [minus] { $left } minus { $right }
        [times] { $left } times { $right }
       *[over] { $left } divided by { $right }
    }
amount-choose = { $then } if { $condition } (otherwise { $otherwise })
amount-least = { $amount }, at least { $least }
amount-rounded =
    { $direction ->
        [up] { $amount }, rounded up to { rounding-step }
        [down] { $amount }, rounded down to { rounding-step }
        [nearest] { $amount }, rounded to the nearest { $step ->
            [1] whole number
           *[other] multiple of { $step }
        }
        [away] { $amount }, rounded away from zero to { rounding-step }
       *[toward] { $amount }, rounded towards zero to { rounding-step }
    }

## Payments: sentences, or what follows a colon; the first letter is made a capital where it begins a sentence

pay-its-worth = the declaration’s value
pay-side-unit =
    { $multiplied ->
        [yes] { $two ->
            [yes] { $payee } receives { $amount } from the other side{ $see }, times the multiplier of the contract.
           *[no] { $payee } receives { $amount } from the other side for each defender{ $see }, times the multiplier of the contract.
        }
       *[no] { $two ->
            [yes] { $payee } receives { $amount } from the other side{ $see }, whatever the multiplier of the contract.
           *[no] { $payee } receives { $amount } from the other side for each defender{ $see }, whatever the multiplier of the contract.
        }
    }
pay-side-margin = it adds { $amount } to the difference, in favour of { $payee }, before anything is rounded.
pay-follows-result = When the contract is lost, this payment goes the other way.
pay-shared = The taker and the partner divide this payment in the shares called _{ $name }_.
pay-players =
    { $basis ->
        [per_head] { $payee } receives { $amount } from { $source ->
            [others] each of the other players
           *[party] { $payer }, the full amount from each payer
        }; this is settled between the players, apart from the contract.
       *[in_all] { $payee } receives { $amount } in all from { $payer }, in equal parts; this is settled between the players, apart from the contract.
    }
