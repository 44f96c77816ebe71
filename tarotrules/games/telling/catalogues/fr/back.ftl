### Ce qui suit les règles.

# open-… : ce que l’on se demande avant de jouer, là où les règles se taisent.
open-title = Ce que ces règles laissent ouvert
open-intro = Ces règles ne répondent pas à ce qui suit ; mieux vaut s’entendre avant la première donne.
open-of = Pour { TITLE($title, form: "indefinite") } : { $question }
open-at = { $question } ({ $rule })

## Le glossaire

glossary-at = { $said } ({ $rule })

## L’index

index-title = Index
index-gap = { ", " }
index-players = nombre de joueurs
index-revoke = renonce
index-aim = but du jeu
index-ace = as
index-deal = distribution
index-hand = main
index-last-trick = dernier pli
