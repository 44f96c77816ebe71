### Les donnes sans preneur : comment on les joue, comment on classe les joueurs, ce que rapporte chaque place.

chapter-modes = Les donnes sans preneur
name-mode-rank = { $title } : classement
mode-when = Si tout le monde passe, on joue quand même la donne : chacun joue pour soi, sans contrat.
mode-chien =
    { $chien ->
        [last_winner] Le chien reste face cachée jusqu’à la fin ; il revient alors à celui qui a remporté le dernier pli.
       *[aside] Le chien reste face cachée et ne compte pour personne.
    }
mode-sides = Chaque joueur est un camp à lui seul, pour l’Excuse aussi. On n’annonce rien, et aucune prime n’est payée.
mode-leads = L’entame revient au joueur qui suit le donneur.
mode-fewest =
    { $best ->
        [lowest] le moins
       *[highest] le plus
    }
mode-least =
    { $best ->
        [lowest] la plus petite
       *[highest] la plus grande
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
       *[other] On classe les joueurs selon une valeur, { $measure } ; { mode-least } l’emporte.
    }
mode-rank-then = On départage les joueurs à égalité selon une valeur, { $measure } ; { mode-least } l’emporte.
amount-own =
    { $what ->
        [points] le total des points que chacun a réunis
        [oudlers] le nombre de bouts que chacun a réunis
        [tricks] le nombre de plis que chacun a remportés
       *[target] le nombre de points à faire avec ces bouts
    }
amount-own-cards = le nombre { NOUN($noun, number: "other", case: "partitive") } que chacun a réuni
amount-spread = l’écart entre le premier et le dernier
mode-pays = De la première place à la dernière, les joueurs marquent { $list }.
mode-pays-times = De la première place à la dernière, les joueurs marquent { $list }, à multiplier chaque fois par { $worth }.
mode-level = Les joueurs à égalité se partagent la moyenne de leurs places.
mode-tied = Si seuls { $places } sont à égalité, les joueurs marquent plutôt { $pays }.
mode-places = les joueurs de la place { $first } à la place { $last }
