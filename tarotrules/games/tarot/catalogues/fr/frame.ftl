### Autour des chapitres : page de titre, différences, glossaire.

glossary-title = Les mots du tarot
# The terms as they are sorted; none: by their spelling.
glossary-order = { "" }
term-attack = attaque
    .definition =
        { $partner ->
            [never] le preneur
            [always] le preneur et son partenaire
            [several] le preneur, avec ses partenaires s’il en a
           *[perhaps] le preneur, avec son partenaire s’il en a un
        }
    .note = n. f.
term-chien = chien
    .definition = les cartes posées à part, au milieu de la table, pendant la distribution
    .note = n. m.
term-contract = contrat
    .definition = ce à quoi le preneur s’engage par son enchère
    .appointed = ce que le preneur doit réussir ; la valeur de la donne en dépend
    .note = n. m.
term-court = figure
    .definition = un roi, une dame, un cavalier ou un valet
    .note = n. f.
term-defence = défense
    .definition =
        { $two ->
            [yes] le joueur qui n’est pas le preneur
           *[no] tous les joueurs qui n’appartiennent pas à l’attaque
        }
    .note = n. f.
term-difference = différence
    .definition = les points que l’attaque a faits en trop, ou ceux qui lui manquent
    .note = n. f.
term-discard = écart
    .definition = les cartes que le preneur met de côté après avoir pris le chien en main
    .note = n. m.
term-excuse = Excuse
    .definition = la carte à l’étoile, qui peut se jouer à n’importe quel pli
    .note = n. f.
term-lead = entamer
    .definition = jouer la première carte de la donne
    .note = v.
term-oudler = bout
    .definition =
        { $target ->
            [no] l’une de ces trois cartes : le 21, le Petit et l’Excuse ; on dit aussi _oudler_
           *[yes] l’une des trois cartes qui abaissent le nombre de points à faire : le 21, le Petit et l’Excuse ; on dit aussi _oudler_
        }
    .note = n. m.
term-petit = Petit
    .definition = le 1 d’atout, le plus faible des atouts
    .note = n. m.
term-taker = preneur
    .definition = le joueur qui a fait la plus forte enchère
    .appointed = le joueur qui doit jouer le contrat d’une donne
    .note = n. m.
term-trick = pli
    .definition = les cartes jouées l’une après l’autre, une par joueur
    .note = n. m.
term-trump = atout
    .definition = l’une des 21 cartes plus fortes que toutes celles des quatre couleurs
    .note = n. m.
term-partner = partenaire
    .definition = celui qui joue avec le preneur, contre la défense
    .note = n. m. ou f.
term-declaration = annonce
    .definition = ce qu’un joueur dit avoir en main ou s’engage à réussir, une poignée ou un chelem par exemple
    .note = n. f.
term-announcement = exploit
    .definition = ce qu’un camp réussit, ou s’engage à réussir, par ses plis, un chelem par exemple
    .note = n. m.
term-bonus = prime
    .definition = ce que rapporte un fait de jeu, sans que personne ait à l’annoncer
    .note = n. f.
term-bid = enchère
    .definition = le contrat qu’un joueur propose de jouer, à son tour de parole
    .note = n. f.
term-card-points = points
    .definition = ce que valent les cartes que l’on compte, et l’unité de la marque
    .note = n. m. pl.
term-follow = fournir
    .definition = jouer une carte de la couleur demandée, ou un atout si c’est l’atout qui est demandé
    .note = v.
term-multiplier = coefficient
    .definition = le nombre, propre à chaque contrat, par lequel se multiplient certains paiements
    .note = n. m.
term-overtrump = monter
    .definition = jouer un atout plus fort que tous ceux du pli
    .note = v.
term-parole = parole
    .definition = ce que dit un joueur pour garder le droit d’enchérir au second tour
    .note = n. f.
term-ruff = couper
    .definition = jouer un atout alors qu’une couleur est demandée
    .note = v.
term-throw = défausser (se)
    .definition = jouer une carte qui n’est ni de la couleur demandée ni un atout
    .note = v.
term-dealer = donneur
    .definition = le joueur qui distribue les cartes
    .note = n. m.
term-misdeal = maldonne
    .definition = une faute commise en distribuant les cartes, après laquelle on redonne
    .note = n. f.
term-low-card = petite carte
    .definition = une carte qui n’est ni une figure ni un bout ; elle compte un demi-point
    .note = n. f.
term-target = points à faire
    .definition = le nombre de points qu’il faut à l’attaque pour réussir son contrat, selon ses bouts
    .note = n. m. pl.
term-opening = entame
    .definition = la première carte de la donne
    .note = n. f.
term-one-deal = donne
    .definition = tout ce qui se joue, de la distribution à la marque
    .note = n. f.
term-unit = total
    .definition =
        { $two ->
            [yes] ce que le défenseur, tout compte fait, paie à l’attaque ou reçoit d’elle
           *[no] ce que chaque défenseur, tout compte fait, paie à l’attaque ou reçoit d’elle
        }
    .note = n. m.
term-value = valeur
    .definition = les points que vaut un contrat à lui seul
    .note = n. f.
term-suit = couleur
    .definition = pique, cœur, carreau ou trèfle ; l’atout n’en est pas une
    .note = n. f.
term-half-point = demi-point
    .definition = la plus petite unité quand on compte les cartes
    .note = n. m.
