### Ce que donnent beaucoup de donnes jouées par des programmes.

simulation-about = Donnes : { $n }. Joueurs : { $players } ({ $kinds }). Graine : { $seed }. L’intervalle entre parenthèses, ou la marge d’erreur après ±, contient la vraie valeur dans 95 simulations sur 100.
simulation-scores = Points par donne, en moyenne
simulation-kinds = Score moyen selon la sorte de joueur
simulation-events = Ce qui s’est présenté
simulation-rare = Marqué par une main sur combien
simulation-bands = Combien de points dans une donne, %
simulation-parties = Parties
simulation-reported = À côté de ce que l’on rapporte des joueurs
simulation-reported-of = Cavendish rapporte, en chiffres ronds, ce qu’ont donné dix mille mains jouées selon les lois de 1882. La fréquence de la carte blanche est calculée.
simulation-role =
    { $role ->
        [elder] Premier
        [middle] Autres
       *[younger] { $two ->
            [yes] Dernier
           *[no] Donneur
        }
    }
simulation-column-score-deal = Score par donne
simulation-column-of-deals = % des donnes
simulation-column-hands = Mains
simulation-column-one-in = Une sur
simulation-column-band = Points
simulation-column-parties = Parties
simulation-column-of-parties = % des parties
simulation-column-reported = Rapporté
simulation-column-found = Ici
simulation-category =
    { $category ->
        [claims] { LIST($titles) }
        [contests] annonces
        [play] jeu de la carte
        [cards] les cartes ou le capot
       *[milestones] { LIST($titles) }
    }
simulation-together = En tout
simulation-tricks =
    { $most ->
        [most] Le plus de plis
        [every] Tous les plis
       *[divided] Plis partagés
    }
simulation-band =
    { $last ->
        [0] { $first } ou plus
       *[other] { $first }–{ $last }
    }
simulation-drawn = Nulle
simulation-payment = Payé par partie, en moyenne : { $payment }.
simulation-value = { $value }
simulation-figure =
    { $figure ->
        [elder] Points du premier
        [younger] Points du dernier
        [payment] Payé par partie
        [repique-elder] Repic du premier, %
        [repique-younger] Repic du dernier, %
        [pique-elder] Pic ou repic du premier, %
        [cards-elder] Cartes au premier, % des cartes gagnées
        [cards-divided] Plis partagés, %
        [rubicon] Rubicons, % des parties
       *[carte-blanche] Carte blanche : une main sur
    }

## Plusieurs variantes

simulation-measure =
    { $measure ->
        [elder] Score du premier
        [younger] Score du dernier
        [milestones] Primes pour cent donnes
       *[every] Capots, % des donnes
    }
simulation-measure-short =
    { $measure ->
        [different] Autres scores, %
        [elder] Premier
        [younger] Dernier
        [milestones] Primes
       *[every] Capots, %
    }
simulation-measure-name =
    { $measure ->
        [elder] le score du premier
        [younger] le score du dernier
        [milestones] le nombre de primes
       *[every] le nombre de capots
    }
