### What became of many deals that programs played.

simulation-about = Donnes : { $n }. Joueurs : { $players } ({ $kinds }). Graine : { $seed }. L’intervalle entre parenthèses, ou la marge d’erreur après ±, contient la vraie valeur dans 95 simulations sur 100.
simulation-unshuffled = Ces règles ne font pas battre les cartes entre deux donnes (règle { $rule }). Ici, on les bat avant chacune : chaque donne se joue à part.
simulation-endings = Comment les donnes ont fini
simulation-contracts = Contrats
simulation-scores = Score moyen par donne jouée
simulation-kinds = Score moyen selon la sorte de joueur
simulation-feats = Primes et annonces
simulation-promises = Chelems
simulation-column-contract = Contrat
simulation-column-deals = Donnes
simulation-column-of-deals = % des donnes
simulation-column-of-played = % des donnes jouées
simulation-column-made = Réussis, %
simulation-column-score = Score du preneur
simulation-column-mean = Score
simulation-column-score-deal = Score par donne
simulation-column-attack = Attaque
simulation-column-defence = Défense
simulation-column-announced = Annoncé et réussi
simulation-column-broken = Annoncé et manqué
simulation-column-unannounced = Réussi sans annonce
simulation-ending =
    { $ending ->
        [played] jouées jusqu’au bout
        [all_passed] tout le monde a passé
        [called_off] annulées à cause d’une main
       *[annulled] jouées, puis annulées
    }
simulation-mode = dont : « { $title } »
simulation-redeal = dont : { $title }
simulation-role =
    { $role ->
        [taker] Preneur
        [partner] Partenaire
       *[defender] Chaque défenseur
    }
simulation-level = { $title } : { $level }

## The same deals under several variants

simulation-measure =
    { $measure ->
        [played] Donnes jouées, %
        [made] Contrats réussis, % des donnes
        [taker] Score du preneur
       *[stake] Points gagnés dans une donne
    }
simulation-measure-short =
    { $measure ->
        [different] Autres scores, %
        [played] Jouées, %
        [made] Réussies, %
        [taker] Score du preneur
       *[stake] Points gagnés
    }
simulation-measure-name =
    { $measure ->
        [played] le nombre de donnes jouées
        [made] le nombre de contrats réussis
        [taker] le score du preneur
       *[stake] les points gagnés dans une donne
    }
