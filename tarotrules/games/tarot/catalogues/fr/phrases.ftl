### Les faits que le recueil de tournures connaît en entier. Ce qui est seul suit « Si » ; les autres parties disent qui
### est payé et ce qu’il faut ajouter. Aucune de ces propositions ne commence par « il ».

## Les primes

bonus-judged = À la table de juger : « { $words } ».
bonus-awarded = la table accorde cette prime
bonus-read = { $when }
bonus-unit = Si { $when }, { $payee } marque { $amount }{ $two ->
        [yes] {""}
       *[no] {" "}par défenseur
    }{ $multiplied ->
        [yes] , à multiplier par le coefficient du contrat
       *[no] , sans coefficient
    }{ $anyway ->
        [yes] , même s’il perd la donne
       *[no] { "" }
    }.
bonus-margin = Si { $when }, { $payee } ajoute { $amount } à la différence, en sa faveur et avant tout arrondi.
bonus-players = Si { $when }, { $payee } reçoit { $basis ->
        [per_head] { $amount } { $source ->
            [others] de chacun des autres joueurs ; ce
           *[party] que lui paie { $payer } ; chacun verse le montant entier. Ce
        }
       *[in_all] { $amount } en tout ; { $payer } y contribue à parts égales. Ce
    } paiement se règle entre joueurs, à part du contrat.
phrase-card-at-the-end = { NOUN($one-card, case: "definite") } est dans le dernier pli
    .winner = le camp qui remporte ce pli
    .loser = le camp qui ne remporte pas ce pli
    .player = le joueur qui remporte ce pli
    .inside = { NOUN($one-card, case: "definite") }
phrase-card-in-the-first-trick = { NOUN($one-card, case: "definite") } est dans le premier pli
    .winner = le camp qui remporte ce pli
    .loser = le camp qui ne remporte pas ce pli
    .player = le joueur qui remporte ce pli
    .first = { NOUN($one-card, case: "definite") }
phrase-cards-in-one-trick = { NOUN($one-card, case: "definite") } et { NOUN($other-card, case: "definite") } tombent dans le même pli
    .winner = le camp qui remporte ce pli
    .loser = le camp qui ne remporte pas ce pli
    .player = le joueur qui remporte ce pli
phrase-carried-home = { phrase-card-at-the-end }
    .winner = { phrase-card-at-the-end.winner }
    .loser = { phrase-card-at-the-end.loser }
    .player = le joueur qui remporte ce pli
    .inside = { phrase-card-at-the-end.inside }
    .carrier = { NOUN($other-card, case: "definite") }
    .more = Si un camp remporte tous les plis, et le dernier avec { NOUN($other-card, case: "definite") }, { NOUN($one-card, case: "definite") } compte aussi à l’avant-dernier pli.
phrase-won-with-card-at-the-end = un joueur remporte le dernier pli avec { NOUN($one-card, case: "definite") }
    .winner = son camp
    .winner-of-trick = le camp qui remporte ce pli
    .loser = le camp adverse
phrase-lost-card-at-the-end = un joueur se fait prendre { NOUN($one-card, case: "definite") } au dernier pli, fût-ce par un joueur de son camp
    .winner = le camp adverse
    .taker = le camp qui remporte ce pli
    .loser = son camp
phrase-class-wins-at-the-end = { GENDER($some-cards) ->
        [m] un
       *[f] une
    } { NOUN($some-cards) } remporte le dernier pli
    .winner = le camp qui remporte ce pli
    .loser = l’autre camp
    .player = le joueur qui remporte ce pli
phrase-card-wins-at-the-end = { NOUN($one-card, case: "definite") } remporte le dernier pli
    .winner = le camp qui remporte ce pli
    .loser = l’autre camp
    .player = le joueur qui remporte ce pli
phrase-class-at-the-end = { GENDER($some-cards) ->
        [m] un
       *[f] une
    } { NOUN($some-cards) } est dans le dernier pli
    .winner = le camp qui remporte ce pli
    .loser = le camp qui ne remporte pas ce pli
    .player = le joueur qui remporte ce pli
    .inside = { GENDER($some-cards) ->
        [m] un
       *[f] une
    } { NOUN($some-cards) }
phrase-so-many-at-the-end = le dernier pli contient au moins { COUNTED($count-n) }
    .winner = le camp qui le remporte
    .loser = le camp qui ne le remporte pas
    .player = le joueur qui remporte ce pli
    .inside = { COUNTED($count-n) }
phrase-both-at-the-end = le dernier pli contient à la fois { NOUN($one-card, case: "definite") } et { NOUN($other-card, case: "definite") }
    .winner = le camp qui le remporte
    .loser = le camp qui ne le remporte pas
    .player = le joueur qui remporte ce pli
    .inside = { NOUN($one-card, case: "definite") } et { NOUN($other-card, case: "definite") }
phrase-card-or-class-at-the-end = le dernier pli contient { NOUN($one-card, case: "definite") } ou au moins { COUNTED($count-n) }
    .winner = le camp qui le remporte
    .loser = le camp qui ne le remporte pas
    .player = le joueur qui remporte ce pli
phrase-card-in-the-last-two = { NOUN($one-card, case: "definite") } est dans l’un des deux derniers plis
    .winner = le camp qui remporte le tout dernier
phrase-card-captured = un camp prend { NOUN($one-card, case: "definite") } à l’autre
    .winner = le premier
    .loser = le second
phrase-card-saved = le camp qui joue { NOUN($one-card, case: "definite") } remporte aussi ce pli
    .winner = ce camp
    .loser = l’autre camp
phrase-card-saved-by-far = le camp qui joue { NOUN($one-card, case: "definite") } remporte aussi ce pli et la différence est d’au moins { $n }
    .winner = ce camp
    .loser = l’autre camp
phrase-card-won = { NOUN($one-card, case: "definite") } est dans l’un des plis
    .winner = le joueur qui remporte ce pli
    .winners = le camp qui remporte ce pli
phrase-made-without-oudler = l’attaque réussit son contrat sans un seul bout
    .attack = elle
phrase-lost-with-oudlers = l’attaque ne réussit pas son contrat alors qu’elle a { COUNTED($n, noun: "oudler") }
    .attack = elle
phrase-made-by-far = l’attaque réussit son contrat d’au moins { COUNTED($n, noun: "point") }
    .attack = elle
phrase-made-narrowly = l’attaque réussit son contrat avec une différence de { COUNTED($n, noun: "point") } au plus
    .attack = elle
phrase-made-in-few-tricks = l’attaque réussit son contrat en remportant au plus { $n ->
        [one] { NUMBER($n, gender: "m") } pli
       *[other] { NUMBER($n, gender: "m") } plis
    }
    .attack = elle
phrase-no-trick = { $any-side ->
        [attack] l’attaque
       *[defence] la défense
    } ne remporte pas un seul pli
phrase-somebody-wins-the-last = le { $any-player ->
        [taker] preneur
        [partner] partenaire
       *[dealer] donneur
    } remporte le dernier pli
    .player = ce joueur
    .side = son camp
    .others = le camp adverse
phrase-card-in-the-chien = { NOUN($one-card, case: "definite") } était dans le chien
phrase-card-in-the-discard = { NOUN($one-card, case: "definite") } est dans l’écart
phrase-feat-with-partner = le preneur et le partenaire réussissent ensemble { TITLE($any-feat, form: "feat") }
    .partner = le partenaire
    .attack = l’attaque
phrase-feat-achieved = un camp réussit { TITLE($any-feat, form: "feat") }
    .side = ce camp
phrase-feat-by-side = { $any-side ->
        [attack] l’attaque
       *[defence] la défense
    } réussit { TITLE($any-feat, form: "feat") }
    .side = elle
phrase-side-points = { $any-side ->
        [attack] l’attaque
       *[defence] la défense
    } fait au moins { COUNTED($n, noun: "point") }
    .side = elle
phrase-side-oudlers = { $any-side ->
        [attack] l’attaque
       *[defence] la défense
    } finit la donne avec au moins { COUNTED($n, noun: "oudler") }
    .side = elle
phrase-side-cards = { $any-side ->
        [attack] l’attaque
       *[defence] la défense
    } réunit { $all ->
        [yes] les
       *[no] exactement
    } { COUNTED($count-n) }
    .side = elle
phrase-side-cards-or-more = { $any-side ->
        [attack] l’attaque
       *[defence] la défense
    } réunit { $all ->
        [yes] les
       *[no] au moins
    } { COUNTED($count-n) }
    .side = elle

## Les mains : ce qui suit « un joueur qui »

redeal-who = { $moment ->
        [before_play] Avant l’entame
        [before_chien] Avant que le chien ne soit vu
        [before_auction] Avant les enchères
       *[own_turn] { $turns ->
                [one] À son tour de parole, avant d’enchérir ou de passer
               *[several] Juste avant de parler pour la première fois aux enchères
            }
    }, un joueur qui { $has } { $duty ->
        [must] doit le dire, et la donne est annulée
       *[may] peut faire annuler la donne
    }.
exempt-who = { NOUN($card, case: "definite") } n’échappe aux obligations du jeu que si un joueur { $has } une fois les cartes distribuées.
claim-level-who = Un joueur qui { $has } peut annoncer { TITLE($title, form: "indefinite") }, qui vaut { $worth }.
phrase-bare-trump = a { NOUN($one-trump, case: "definite") } pour seul atout, sans l’Excuse,
phrase-bare-excuse = a l’Excuse, mais aucun atout,
phrase-only-one-of-class = a { NOUN($one-card, case: "definite") } mais { GENDER($some-cards) ->
        [m] aucun
       *[f] aucune
    } autre { NOUN($some-cards) }
phrase-has-card = a { NOUN($one-card, case: "definite") }
phrase-lacks-card = n’a pas { NOUN($one-card, case: "definite") }
phrase-no-trump-nor-excuse = n’a ni atout ni Excuse
phrase-none-of-class = n’a { GENDER($some-cards) ->
        [m] aucun
       *[f] aucune
    } { NOUN($some-cards) }
phrase-neither-class = n’a ni { NOUN($some-cards) } ni { NOUN($other-cards) }
phrase-no-trump-excuse-nor-class = n’a ni { NOUN($some-cards) }, ni atout, ni Excuse
phrase-no-trump-and-excuse-or-none-of-class = n’a { GENDER($some-cards) ->
        [m] aucun
       *[f] aucune
    } { NOUN($some-cards) }, ou n’a ni atout ni Excuse,
phrase-either-class-missing = n’a { GENDER($some-cards) ->
        [m] aucun
       *[f] aucune
    } { NOUN($some-cards) }, ou bien n’a { GENDER($other-cards) ->
        [m] aucun
       *[f] aucune
    } { NOUN($other-cards) },
phrase-none-of-class-nor-card = n’a { GENDER($some-cards) ->
        [m] aucun
       *[f] aucune
    } { NOUN($some-cards) } et n’a pas { NOUN($one-card, case: "definite") }
phrase-so-many-trumps-or-excuse = a au moins { COUNTED($n, noun: "class-trumps") }, Excuse comprise,
phrase-so-many-of-class = a au moins { COUNTED($count-n) }
phrase-exactly-so-many-of-class =
    { $all ->
        [yes] a les { COUNTED($count-n) }
       *[no] a exactement { COUNTED($count-n) }
    }
phrase-at-most-so-many-of-class = a au plus { COUNTED($count-n) }
phrase-so-many-of-class-and-none-of-other = a au moins { COUNTED($count-n) } et { GENDER($other-cards) ->
        [m] aucun
       *[f] aucune
    } { NOUN($other-cards) }
phrase-exactly-so-many-and-none-of-other = a exactement { COUNTED($count-n) } et { GENDER($other-cards) ->
        [m] aucun
       *[f] aucune
    } { NOUN($other-cards) }
phrase-at-most-so-many-and-none-of-other = a au plus { COUNTED($count-n) } et { GENDER($other-cards) ->
        [m] aucun
       *[f] aucune
    } { NOUN($other-cards) }
phrase-at-most-so-many-and-neither-of-others = a au plus { COUNTED($count-n) } et n’a ni { NOUN($other-cards) } ni { NOUN($third-cards) }
phrase-has-both-cards = a { NOUN($one-card, case: "definite") } et { NOUN($other-card, case: "definite") }
phrase-card-and-so-many-of-class = a { NOUN($one-card, case: "definite") } et au moins { COUNTED($count-n) }
phrase-card-and-none-of-class = a { NOUN($one-card, case: "definite") }, mais { GENDER($some-cards) ->
        [m] aucun
       *[f] aucune
    } { NOUN($some-cards) },
phrase-so-many-of-both = a au moins { COUNTED($count-n) } et au moins { COUNTED($count-m) }
phrase-few-of-two-classes = a moins de { COUNTED($n, noun: "card") } parmi { NOUN($some-cards, number: "other", case: "definite") } et { NOUN($other-cards, number: "other", case: "definite") }
phrase-nothing-but-trumps = n’a que des atouts, Excuse comprise,
phrase-nothing-but-class = n’a que des { NOUN($some-cards, number: "other") }

## Le chien : une proposition qui suit « si »

phrase-chien-free-of-trumps-and-class = le chien ne contient ni { NOUN($some-cards) }, ni atout, ni Excuse
phrase-chien-free-of-trumps = le chien ne contient ni atout ni Excuse
phrase-chien-free-of-class = le chien ne contient { GENDER($some-cards) ->
        [m] aucun
       *[f] aucune
    } { NOUN($some-cards) }
phrase-chien-free-of-two-classes = le chien ne contient ni { NOUN($some-cards) } ni { NOUN($other-cards) }

## Les cartes par leur nom, sans article

card-suit-alone = { suit-name }
card-low-alone = { $n } de { suit-name }

## Cartes interdites

phrase-so-many-in-one-trick = On ne peut pas jouer plus de { COUNTED($count-n) } dans un même pli.
