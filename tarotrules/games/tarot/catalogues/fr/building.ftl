### De quoi conditions et classes de cartes sont composées, quand on les compose du doigt.

building-topic =
    { $topic ->
        [who] Joueurs et camps
        [tricks] Plis
        [cards] Cartes
        [points] Points et contrat
        [feats] Annonces
       *[deal] La donne
    }
building-achiever = le camp qui y parvient
building-of =
    { $who ->
        [declarer] du joueur qui annonce
        [taker] du preneur
        [partner] du partenaire
        [dealer] du donneur
        [chosen] du joueur désigné
        [announcer] de l’auteur de l’annonce
        [achiever] du camp qui y parvient
        [attack] de l’attaque
        [defence] de la défense
        [winners] du camp qui gagne la donne
       *[losers] du camp qui perd la donne
    }
building-where =
    { $place ->
        [hand] en main
        [dealt] dans la main de départ
        [suit] dans la couleur
        [chien] dans le chien
        [discard] dans l’écart
        [this_trick] dans le pli en cours
        [last_trick] au dernier pli
        [first_trick] au premier pli
       *[penultimate_trick] à l’avant-dernier pli
    }
building-cards-in = cartes { building-where }
building-in =
    { $what ->
        [cards] combien de cartes { building-where }
        [points] points { building-where }
        [longest] cartes de la plus longue couleur { building-where }
        [voids] couleurs absentes { building-where }
        [singletons] couleurs d’une seule carte { building-where }
       *[number] { amount-in-place }
    }
building-own =
    { $what ->
        [tricks] plis de chaque joueur
        [points] points de chaque joueur
        [cards] cartes de chaque joueur
        [oudlers] bouts de chaque joueur
       *[target] points à faire avec les bouts de chaque joueur
    }
building-taken =
    { $what ->
        [tricks] plis { building-of }
        [points] points { building-of }
        [cards] cartes { building-of }
       *[oudlers] bouts { building-of }
    }
building-made = le contrat est réussi
building-card =
    { $deed ->
        [player] { $whose ->
            [own] celui qui joue …
            [side] le camp qui joue …
           *[opponents] le camp qui ne joue pas …
        }
        [trick] à quel pli tombe …
       *[winner] { $whose ->
            [own] celui qui remporte le pli avec …
            [side] le camp qui remporte le pli avec …
           *[opponents] le camp qui ne remporte pas le pli avec …
        }
    }
building-one-trick = dans le même pli, dans la même levée, ensemble
building-class = { NOUN($noun, number: "other") }
building-pips = cartes de { $first } à { $last }
building-suit =
    { $suit ->
        [S] piques
        [H] cœurs
        [D] carreaux
       *[C] trèfles
    }
building-whole-suit = tous les { building-suit }
building-count = { COUNTED($count) }
building-total = { $cards } : { COUNTED($count) }
