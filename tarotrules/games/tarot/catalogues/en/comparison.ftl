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
