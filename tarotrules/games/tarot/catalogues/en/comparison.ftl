### Variants compared: what differs, in a sheet to be pinned to the wall.

comparison-title = { $names }: what differs
comparison-title-child = { $child }: what differs from “{ $base }”
comparison-title-several = { $n } variants compared
comparison-name = { $title } ({ $detail })
comparison-about = { $name }, for { $players } players; rules id { $identity }…

## At a glance

comparison-glance = At a glance
comparison-nothing = Nothing differs with { $players } players: the rules are the same.
comparison-no-common = There is no number of players that all of these can be played with, so no rule can be compared.
comparison-amount =
    { $n ->
        [0] With { $players } players all { $all } rules are the same.
        [one] With { $players } players one rule of { $all } differs.
       *[other] With { $players } players { $n } rules of { $all } differ.
    }
comparison-alone =
    { $n ->
        [one] One of them is only in { $name }.
       *[other] { $n } of them are only in { $name }.
    }
comparison-further =
    { $n ->
        [one] With other numbers of players there is one more difference.
       *[other] With other numbers of players there are { $n } more differences.
    }
comparison-alike = With { $players } players, though, all agree on { $numbers }.
comparison-only-played =
    { $n ->
        [one] Only { $names } is played with { $players } players.
       *[other] Only { $names } are played with { $players } players.
    }
comparison-quoted = “{ $name }”
comparison-letters = In a row, the same letter means the same rule; A is always what the first to have the rule says, and a dash means that there is no such rule.
comparison-rule = Rule
comparison-rules = Rules that differ
comparison-pairs = How many rules differ between each two

## Rule by rule

comparison-with = With { $players } players
comparison-absent = _No such rule._
comparison-silent = _Nothing is said of this._
comparison-row = { $row } – { $column }
comparison-caption = { $caption } ({ $columns })
comparison-between = { "; " }
comparison-of = *{ $name }* – { $text }
comparison-unset = not set
comparison-value = { $value } ({ $origin })
comparison-origin = { $place }, { $source }

## Deals

comparison-deals =
    { $n ->
        [0] Scores
        [one] A deal that shows it
       *[other] Deals that show it
    }
comparison-no-deal = No deal that was tried can be played under all of these rules.
comparison-same-scores = Of the { $n } deals that were tried and are possible under all of these rules, none is scored differently.
comparison-not-apart = None of the { $n } deals tried is scored differently by { $names }.
comparison-promise =
    { $announced ->
        [attack] { $kept ->
            [attack] The attack has announced { $title }, and makes it.
            [defence] The attack has announced { $title }, and the defence makes it.
           *[nobody] The attack has announced { $title }, and misses it.
        }
        [defence] { $kept ->
            [attack] The defence has announced { $title }, and the attack makes it.
            [defence] The defence has announced { $title }, and makes it.
           *[nobody] The defence has announced { $title }, and misses it.
        }
       *[nobody] { $kept ->
            [attack] The attack makes { $title } without having announced it.
            [defence] The defence makes { $title } without having announced it.
           *[nobody] Nobody has announced { $title }.
        }
    }

## Short names of rules

name-1-1 = Number of players
name-1-2 = Sides
name-1-3 = Aim
name-2-1 = The pack
name-2-2 = Ranks
name-2-3 = Card points
name-2-4 = Groups of cards
name-3-1 = Direction
name-3-2 = First dealer
name-3-3 = Next dealer
name-4-1 = Shuffling
name-4-2 = Cutting
name-4-3 = Hands
name-4-4 = The chien
name-4-5 = Misdeal
name-5-1 = First to bid
name-5-2 = Turns to bid
name-5-3 = Overbidding
name-5-4 = All pass
name-5-5 = Contracts
name-5-6 = Parole
name-6-1 = The call
name-6-2 = Other ranks
name-6-3 = Partner
name-6-4 = Playing alone
name-6-5 = First lead
name-7-1 = The discard
name-7-2 = Two rules for a card
name-10-1 = First lead
name-10-2 = Following suit
name-10-3 = No card of the suit
name-10-4 = Overtrumping
name-10-5 = Tricks
name-12-1 = Points needed
name-12-2 = Half a point short
name-12-3 = The difference
name-12-4 = The contract
name-12-5 = Payments
name-12-6 = Shares
name-12-7 = The scores
name-13-1 = Length of the match
name-14-1 = The scale
name-14-2 = Advised bids
name-levels = { $title }: levels
name-payment = { $title }: payment
comparison-only-differing = Of each rule, only the sentences that differ are given.
