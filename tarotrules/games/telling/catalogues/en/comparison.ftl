### Variants compared: what differs, in a sheet to be pinned to the wall.

comparison-title = What differs between { $names }
comparison-title-child = { $child }: what differs from “{ $base }”
comparison-name = { $title } ({ $detail })
comparison-about = { $name } ({ $players } players; rules ID { $identity }…)

## At a glance

comparison-glance = At a glance
comparison-nothing = Nothing differs with { $players } players: the rules are the same.
comparison-no-common = No number of players is common to all of these variants, so no rules can be compared.
comparison-amount =
    { $n ->
        [one] { $n } of the { $all } rules differs.
       *[other] { $n } of the { $all } rules differ.
    }
comparison-alone =
    { $n ->
        [one] Of these, one is found only in { $name }.
       *[other] Of these, { $n } are found only in { $name }.
    }
comparison-first =
    { $n ->
        [0] With { $players } players none of them differs.
        [one] With { $players } players only one of them differs.
       *[other] With { $players } players { $n } of them differ.
    }
comparison-alike = With { $players } players, however, all agree on { $numbers }.
comparison-only-played =
    { $n ->
        [one] Only { $names } has rules for { $players } players, so those are not compared.
       *[other] Only { $names } have rules for { $players } players; how those differ is not listed here.
    }
comparison-quoted = “{ $name }”
comparison-read = In each table, the first column says what holds in *{ $name }*. A dot means “the same as there”, and a dash “no such rule”. Letters stand for the sentences below the table.
comparison-rule = Rule
comparison-rules = Variant
comparison-pairs = How many rules differ between any two variants
comparison-close = How far each is from the first, and from the nearest
comparison-from-first = Rules unlike { $name }
comparison-nearest = Nearest
comparison-from-nearest = Rules unlike it

## Rule by rule

comparison-with = With { $players } players
comparison-among = Compared here: { $names }.
comparison-all-but = all but { $names }
comparison-others =
    { $base ->
        [first] { $name } and all others
       *[none] all others
    }
comparison-more = { $name } and { $n } more
comparison-lettered = { $letter } · { $names }
comparison-absent = _No such rule._
comparison-silent = _Nothing is said about this._
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
        [one] A deal that is scored differently
       *[other] Deals that are scored differently
    }
comparison-no-deal = None of the deals tried can be played under all of these rules.
comparison-same-scores = Of the { $n } deals tried that are possible under all of these rules, none is scored differently.
comparison-as-first = No deal was found that { $names } would score differently from { $name }; this does not prove that there is none.
comparison-strange = None of the deals tried can be played both under { $name } and under { $names }, so their scores are not compared.
comparison-left-out = Some deals are also scored differently by { $names }; those are not shown here.
account-player = Player

simulation-compared = The same deals, played under each
simulation-compared-about = Deals: { $n }. Players: { $players } ({ $kinds }). Seed: { $seed }. Under each variant the same players are dealt the same cards. The range in brackets, or the margin after ±, holds the true value in 95 of 100 simulations.
simulation-compared-unshuffled = Under { LIST($names) } the pack is not shuffled between deals (rule { $rule }). Here it is: each deal stands alone.
simulation-different = With “{ $other }” instead of “{ $one }”, the scores of { $value } % of the deals are different ({ $low }–{ $high }).
simulation-certain = More than chance: { LIST($measures) }.
simulation-uncertain = None of these differences is larger than chance may bring about; more deals might show one.
simulation-column-difference = Difference
simulation-marked = The sign ≠ marks what differs from *{ $name }* by more than chance.

comparison-only-differing = Only the sentences of a rule that differ are given; the rest is the same.
comparison-setting = Setting
comparison-said = Value and source
comparison-annex = Values and sources
