### Les donnes sans preneur : comment on les joue, comment on classe les joueurs, ce que rapporte chaque place.

chapter-modes = Les donnes sans preneur
name-mode-rank = { $title } : classement
mode-when =
    { $taker ->
        [nobody] Chacun joue pour soi, sans contrat.
       *[highest_bidder] Si tout le monde passe, on joue quand même la donne : chacun joue pour soi, sans contrat.
    }
mode-chien =
    { $chien ->
        [last_winner] Le chien reste face cachée jusqu’à la fin ; il revient alors à celui qui a remporté le dernier pli.
       *[aside] Le chien reste face cachée et ne compte pour personne.
    }
mode-sides =
    { $taker ->
        [nobody] On n’annonce rien, et aucune prime n’est payée.
       *[highest_bidder] Chaque joueur est un camp à lui seul, pour l’Excuse aussi. On n’annonce rien, et aucune prime n’est payée.
    }
mode-leads = L’entame revient au joueur qui suit le donneur.
mode-fewest =
    { $best ->
        [lowest] le moins
       *[highest] le plus
    }
mode-least =
    { $best ->
        [lowest] le plus petit
       *[highest] le plus grand
    }
mode-rank =
    { $what ->
        [points] Celui qui a { mode-fewest } de points est premier, et ainsi de suite jusqu’au dernier.
        [oudlers] Celui qui a { mode-fewest } de bouts est premier, et ainsi de suite jusqu’au dernier.
        [tricks] Celui qui a { mode-fewest } de plis est premier, et ainsi de suite jusqu’au dernier.
        [over] Chacun compare ses points aux points à faire avec ses propres bouts ; celui qui { $best ->
            [lowest] en a le moins
           *[highest] en a le plus
        } par rapport à ce seuil est premier, et ainsi de suite jusqu’au dernier.
       *[other] Pour classer les joueurs, on compare { $measure } ; { mode-least } nombre l’emporte.
    }
mode-rank-then = S’il reste des joueurs à égalité, on compare { $measure } ; { mode-least } nombre l’emporte.
amount-own =
    { $what ->
        [points] le total des points de chaque joueur
        [oudlers] le nombre de bouts de chaque joueur
        [tricks] le nombre de plis de chaque joueur
       *[target] le nombre de points à faire avec ses bouts
    }
amount-own-cards = le nombre { NOUN($noun, number: "other", case: "partitive") } de chaque joueur
amount-best =
    { $what ->
        [points] le total des points du premier
        [oudlers] le nombre de bouts du premier
        [tricks] le nombre de plis du premier
        [over] le nombre de points du premier au-dessus du seuil
        [short] le nombre de points qui manquent au premier
       *[other] le nombre qui a donné la première place
    }
mode-pays = De la première place à la dernière, les joueurs marquent { $list }.
mode-pays-times = Le montant de base est { $worth }. De la première place à la dernière, les joueurs marquent ce montant multiplié par { $list }.
mode-level = Les joueurs à égalité marquent chacun la moyenne de ce que rapportent leurs places.
mode-tied = Si seuls { $places } sont à égalité, les nombres sont plutôt { $pays }.
mode-places = les joueurs des places { $first } à { $last }
