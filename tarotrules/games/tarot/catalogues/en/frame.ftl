### Around the chapters: title page, differences, glossary.

frame-subtitle =
    { $n ->
        [one] The rules for { $list } players
       *[other] The rules for { $list } players
    }
frame-with = { $base }, with { $options }
frame-version = Version
frame-base = Based on
frame-options = With the options
frame-id = Rules id
frame-sources = Sources
frame-note = Note
frame-gap = { " " }
frame-row = { $row }.
frame-partial = This edition holds the scoring chapter only.

origin = { $source }
origin-assumed = assumed, no source says it ({ $reason })
origin-assumed-bare = assumed, no source says it

examples-title = Worked examples
examples-note = The examples were worked out by the same rules as the rest of this book.

variation-title = With { $players } players
variation-intro = With { $players } players the game is the same as with { $base }, except for the rules below: each replaces the rule of the same number, or is added.
variation-none = With { $players } players the game is the same in everything.
variation-dropped = These rules do not apply: { $numbers }.

changes-title = What differs from “{ $title }”
changes-intro = In these rules the following differs from “{ $title }”. The same rules are marked in the chapters before.
changes-none = Nothing differs from “{ $title }”.
changes-players = With { $players } players:

glossary-title = Words of the game
term-attack = attack
    .definition = the taker, with the partner if there is one
term-chien = chien
    .definition = the cards dealt to the middle of the table (French for _dog_)
term-contract = contract
    .definition = what the taker undertakes in the auction
term-court = court card
    .definition = a king, queen, knight or jack
term-defence = defence
    .definition = all the players who are not of the attack
term-difference = difference
    .definition = how far the attack’s card points are above or below the points it needed
term-discard = discard
    .definition = the cards the taker puts aside after taking the chien into hand
term-excuse = Excuse
    .definition = the card with the star, which may be played to any trick
term-lead = to lead
    .definition = to play the first card to a trick
term-oudler = oudler
    .definition = one of the three cards that lower the target: the 21, the Petit and the Excuse; also called _bouts_
term-petit = Petit
    .definition = the trump 1, the lowest trump
term-taker = taker
    .definition = the player who has made the highest bid
term-trick = trick
    .definition = one card from each player, won by the highest
term-trump = trump
    .definition = one of the 21 numbered cards that beat all the suits
