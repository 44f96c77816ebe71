### Les faits que le recueil de tournures connaît en entier. Ce qui est seul suit « Si » ; les autres parties disent qui
### est payé et ce qu’il faut ajouter. Aucune de ces propositions ne commence par « il ».

## Les primes

bonus-unit = Si { $when }, { $payee } marque { $amount } par défenseur{ $multiplied ->
        [yes] , à multiplier par le coefficient du contrat
       *[no] { "" }
    }{ $anyway ->
        [yes] , même s’il perd la donne
       *[no] { "" }
    }.{ $multiplied ->
        [yes] { "" }
       *[no] { " " }Le coefficient du contrat ne s’applique pas.
    }
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
phrase-carried-home = { phrase-card-at-the-end }
    .winner = { phrase-card-at-the-end.winner }
    .loser = { phrase-card-at-the-end.loser }
    .more = Si un camp remporte tous les plis, et le dernier avec { NOUN($other-card, case: "definite") }, { NOUN($one-card, case: "definite") } compte aussi à l’avant-dernier pli.
phrase-won-with-card-at-the-end = un joueur remporte le dernier pli avec { NOUN($one-card, case: "definite") }
    .winner = son camp
    .winner-of-trick = le camp qui remporte ce pli
    .loser = le camp adverse
phrase-lost-card-at-the-end = un joueur se fait prendre { NOUN($one-card, case: "definite") } au dernier pli, fût-ce par un partenaire
    .winner = le camp adverse
    .taker = le camp qui remporte ce pli
    .loser = son camp
phrase-class-wins-at-the-end = { GENDER($some-cards) ->
        [m] un
       *[f] une
    } { NOUN($some-cards) } remporte le dernier pli
    .winner = le camp qui fait ce pli
    .loser = l’autre camp
phrase-card-wins-at-the-end = { NOUN($one-card, case: "definite") } remporte le dernier pli
    .winner = le camp qui fait ce pli
    .loser = l’autre camp
phrase-class-at-the-end = { GENDER($some-cards) ->
        [m] un
       *[f] une
    } { NOUN($some-cards) } est dans le dernier pli
    .winner = le camp qui remporte ce pli
    .loser = le camp qui ne remporte pas ce pli
phrase-so-many-at-the-end = le dernier pli contient au moins { COUNTED($count-n) }
    .winner = le camp qui le remporte
    .loser = le camp qui ne le remporte pas
phrase-both-at-the-end = le dernier pli contient à la fois { NOUN($one-card, case: "definite") } et { NOUN($other-card, case: "definite") }
    .winner = le camp qui le remporte
    .loser = le camp qui ne le remporte pas
phrase-card-or-class-at-the-end = le dernier pli contient { NOUN($one-card, case: "definite") } ou au moins { COUNTED($count-n) }
    .winner = le camp qui le remporte
    .loser = le camp qui ne le remporte pas
phrase-card-in-the-last-two = { NOUN($one-card, case: "definite") } est dans l’un des deux derniers plis
    .winner = le camp qui remporte le tout dernier
phrase-card-captured = un camp prend { NOUN($one-card, case: "definite") } à l’autre
    .winner = ce camp
    .loser = l’autre camp
phrase-card-saved = le camp qui joue { NOUN($one-card, case: "definite") } remporte aussi ce pli
    .winner = ce camp
    .loser = l’autre camp
phrase-card-saved-by-far = le camp qui joue { NOUN($one-card, case: "definite") } remporte aussi ce pli et que la différence est d’au moins { $n }
    .winner = ce camp
    .loser = l’autre camp
phrase-card-won = { NOUN($one-card, case: "definite") } se trouve dans l’un des plis
    .winner = le joueur qui remporte ce pli
    .winners = le camp qui remporte ce pli
