game-title = Paires
game-marked = Prix
pairs-title = Les cartes
pairs-deal =
    { $n } paires sont sur la table, { $faces ->
        [up] faces visibles.
       *[down] faces cachées.
    }
pairs-lengths = { $title } : { $n } coups.
pairs-allowed = C’est permis.
pairs-why =
    { $reason ->
        [over] Toutes les paires sont trouvées.
        [must-turn] Qui a retourné une carte en retourne une autre.
        [not-there] Aucune carte n’est là.
        [found] Cette carte est déjà trouvée.
        [open] Cette carte est déjà visible.
        [not-alike] Ces deux cartes ne sont pas pareilles.
       *[not-so] On ne prend pas ainsi les cartes ici.
    }
pairs-fault = Le joueur { $seat } n’en avait pas le droit.
pairs-result = Paires trouvées : { $scores }
pairs-turn = C’est au joueur { $seat }.
pairs-opening = Tapez la liste des { $n } cartes.
pairs-pass = Passer
pairs-take = Prendre les deux
pairs-card = carte { $place }
pairs-news = Coup : { $act }
pairs-question = Lesquelles vont ensemble ?
pairs-over = Toutes les paires sont trouvées.
pairs-deal-of = Donne { $deal } sur { $of }
pairs-column =
    { $name ->
        [player] Joueur
        [lying] Ouverte
       *[found] Paires
    }
adding-prize = Ajouter un prix
