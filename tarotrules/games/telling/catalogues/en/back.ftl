### What stands behind the rules.

# open-…: what is asked before play where the rules say nothing. The declarations say which settings can be left open.
open-title = What these rules leave open
open-intro = These rules leave the following to the table, to be settled before the first deal.
open-of = { BEGIN($title) }: { $question }
open-at = { $question } ({ $rule })

## The glossary

glossary-at = { $said } ({ $rule })

## The index

index-title = Index
index-gap = { ", " }
index-players = number of players
index-revoke = revoke
index-aim = aim of the game
index-ace = ace
index-deal = dealing
index-hand = hand
index-last-trick = last trick
