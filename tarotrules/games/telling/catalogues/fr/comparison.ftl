### Variantes comparées : ce qui change, sur une feuille à afficher.

comparison-title = { $names } : ce qui change
comparison-title-child = { $child } : ce qui change par rapport à « { $base } »
comparison-name = { $title } ({ $detail })
comparison-about = { $name }, à { $players } joueurs ; identifiant des règles { $identity }…

## En bref

comparison-glance = En bref
comparison-nothing = À { $players } joueurs, rien ne change : les règles sont les mêmes.
comparison-no-common = Il n’existe pas de nombre de joueurs commun à toutes ces règles : on ne peut rien comparer.
comparison-amount =
    { $n ->
        [one] Une seule règle sur { $all } diffère.
       *[other] { $n } règles sur { $all } diffèrent.
    }
comparison-alone =
    { $n ->
        [one] L’une d’elles n’existe que dans { $name }.
       *[other] Parmi elles, { $n } n’existent que dans { $name }.
    }
comparison-first =
    { $n ->
        [0] À { $players } joueurs, aucune d’elles ne diffère.
        [one] À { $players } joueurs, une seule d’entre elles diffère.
       *[other] À { $players } joueurs, { $n } d’entre elles diffèrent.
    }
comparison-alike = En revanche, restent les mêmes à { $players } joueurs : { $numbers }.
comparison-only-played =
    { $n ->
        [one] Seule la variante { $names } se joue à { $players } joueurs.
       *[other] Seules les variantes { $names } se jouent à { $players } joueurs.
    }
comparison-quoted = « { $name } »
comparison-read = Dans chaque tableau, la première colonne donne la règle de *{ $name }*. Un point signifie « comme dans la première colonne », un tiret « pas de règle correspondante ». Les lettres renvoient aux phrases placées sous le tableau.
comparison-rule = Règle
comparison-rules = Variante
comparison-pairs = Nombre de règles qui diffèrent entre deux variantes
comparison-close = Ce qui sépare chaque variante de la première et de la plus proche
comparison-from-first = Règles autres que dans { $name }
comparison-nearest = La plus proche
comparison-from-nearest = Règles autres que dans celle-ci

## Règle par règle

comparison-with = À { $players } joueurs
comparison-among = Variantes comparées ici : { $names }.
comparison-all-but = toutes sauf { $names }
comparison-others =
    { $base ->
        [first] { $name } et toutes les autres
       *[none] toutes les autres
    }
comparison-more = { $name } et { $n } autres
comparison-lettered = { $letter } · { $names }
comparison-absent = _Pas de règle correspondante._
comparison-silent = _Rien n’est précisé sur ce point._
comparison-row = { $row } – { $column }
comparison-caption = { $caption } (dans chaque case : { $columns })
comparison-between = { " ; " }
comparison-of = *{ $name }* – { $text }
comparison-unset = non précisé
comparison-value = { $value } ({ $origin })
comparison-origin = { $place }, { $source }

## Donnes

comparison-deals =
    { $n ->
        [0] Les scores
        [one] Une même donne, des scores différents
       *[other] Mêmes donnes, scores différents
    }
comparison-no-deal = Aucune des donnes essayées n’est possible avec toutes ces règles.
comparison-same-scores = Parmi les { $n } donnes essayées qui sont possibles avec toutes ces règles, aucune n’aboutit à des scores différents.
comparison-as-first = Aucune donne essayée ne distingue { $names } de { $name } ; cela ne prouve pas qu’il n’en existe aucune.
comparison-strange = Aucune des donnes essayées n’est possible à la fois avec { $name } et avec { $names } : leurs scores ne sont donc pas comparés.
comparison-left-out = D’autres donnes, non présentées ici, distinguent aussi { $names }.
account-player = Joueur

simulation-compared = Les mêmes donnes, jouées selon chaque variante
simulation-compared-about = Donnes : { $n }. Joueurs : { $players } ({ $kinds }). Graine : { $seed }. Dans chaque variante, les mêmes joueurs reçoivent les mêmes cartes. L’intervalle entre parenthèses, ou la marge d’erreur après ±, contient la vraie valeur dans 95 simulations sur 100.
simulation-compared-unshuffled = D’après { LIST($names) }, on ne bat pas les cartes entre deux donnes (règle { $rule }). Ici, on les bat avant chacune : chaque donne se joue à part.
simulation-different = Avec « { $other } » au lieu de « { $one } », les scores changent dans { $value } % des donnes ({ $low }–{ $high }).
simulation-certain = Plus que le hasard : { LIST($measures) }.
simulation-uncertain = Aucune de ces différences ne dépasse ce que peut le hasard ; davantage de donnes en montreraient peut-être une.
simulation-column-difference = Différence
simulation-marked = Le signe ≠ signale ce qui s’écarte de *{ $name }* plus que ne l’explique le hasard.

comparison-only-differing = De chaque règle, seules sont citées les phrases qui diffèrent.
comparison-setting = Réglage
comparison-said = Valeur et source
comparison-annex = Valeurs et sources
