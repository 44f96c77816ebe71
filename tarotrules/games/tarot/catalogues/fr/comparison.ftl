### Variantes comparées : ce qui change, sur une feuille à afficher.

comparison-title = { $names } : ce qui change
comparison-title-child = { $child } : ce qui change par rapport à « { $base } »
comparison-title-several = { $n } variantes comparées
comparison-name = { $title } ({ $detail })
comparison-about = { $name }, à { $players } joueurs ; identifiant des règles { $identity }…

## En bref

comparison-glance = En bref
comparison-nothing = À { $players } joueurs, rien ne change : les règles sont les mêmes.
comparison-no-common = Il n’existe pas de nombre de joueurs commun à toutes ces règles : on ne peut rien comparer.
comparison-amount =
    { $n ->
        [0] À { $players } joueurs, les { $all } règles sont les mêmes.
        [one] À { $players } joueurs, une règle sur { $all } change.
       *[other] À { $players } joueurs, { $n } règles sur { $all } changent.
    }
comparison-alone =
    { $n ->
        [one] L’une d’elles n’existe que dans { $name }.
       *[other] { $n } d’entre elles n’existent que dans { $name }.
    }
comparison-further =
    { $n ->
        [one] Il y a une différence de plus à d’autres nombres de joueurs.
       *[other] Il y a { $n } différences de plus à d’autres nombres de joueurs.
    }
comparison-alike = En revanche, à { $players } joueurs, toutes s’accordent sur { $numbers }.
comparison-only-played =
    { $n ->
        [one] Seule { $names } se joue à { $players } joueurs.
       *[other] Seules { $names } se jouent à { $players } joueurs.
    }
comparison-quoted = « { $name } »
comparison-letters = Sur une ligne, une même lettre désigne une même règle ; A est ce que dit la première variante qui a cette règle, et un tiret marque son absence.
comparison-rule = Règle
comparison-rules = Règles différentes
comparison-pairs = Nombre de règles différentes, deux à deux

## Règle par règle

comparison-with = À { $players } joueurs
comparison-absent = _Cette règle n’existe pas._
comparison-silent = _Rien n’est dit là-dessus._
comparison-row = { $row } – { $column }
comparison-caption = { $caption } ({ $columns })
comparison-between = { " ; " }
comparison-of = *{ $name }* – { $text }
comparison-unset = non fixé
comparison-value = { $value } ({ $origin })
comparison-origin = { $place }, { $source }

## Donnes

comparison-deals =
    { $n ->
        [0] Les scores
        [one] Une donne qui le montre
       *[other] Des donnes qui le montrent
    }
comparison-no-deal = Aucune des donnes essayées n’est possible avec toutes ces règles.
comparison-same-scores = Des { $n } donnes essayées qui sont possibles avec toutes ces règles, aucune n’est comptée différemment.
comparison-not-apart = Aucune des { $n } donnes essayées n’est comptée différemment par { $names }.
comparison-promise =
    { $announced ->
        [attack] { $kept ->
            [attack] L’attaque a annoncé « { $title } » et réussit.
            [defence] L’attaque a annoncé « { $title } », mais c’est la défense qui réussit.
           *[nobody] L’attaque a annoncé « { $title } » et échoue.
        }
        [defence] { $kept ->
            [attack] La défense a annoncé « { $title } », mais c’est l’attaque qui réussit.
            [defence] La défense a annoncé « { $title } » et réussit.
           *[nobody] La défense a annoncé « { $title } » et échoue.
        }
       *[nobody] { $kept ->
            [attack] L’attaque réussit « { $title } » sans l’avoir annoncé.
            [defence] La défense réussit « { $title } » sans l’avoir annoncé.
           *[nobody] Personne n’a annoncé « { $title } ».
        }
    }

## Noms courts des règles

name-1-1 = Nombre de joueurs
name-1-2 = Les camps
name-1-3 = Le but
name-2-1 = Le jeu de cartes
name-2-2 = L’ordre des cartes
name-2-3 = Valeur des cartes
name-2-4 = Groupes de cartes
name-3-1 = Sens du jeu
name-3-2 = Premier donneur
name-3-3 = Donneur suivant
name-4-1 = Battre les cartes
name-4-2 = La coupe du jeu
name-4-3 = Les mains
name-4-4 = Le chien
name-4-5 = Maldonne
name-5-1 = Premier à parler
name-5-2 = Tours de parole
name-5-3 = Surenchère
name-5-4 = Tout le monde passe
name-5-5 = Contrats
name-5-6 = Parole
name-6-1 = L’appel
name-6-2 = Autres rangs
name-6-3 = Le partenaire
name-6-4 = Jouer seul
name-6-5 = Première entame
name-7-1 = L’écart
name-7-2 = Deux règles pour une carte
name-10-1 = Première entame
name-10-2 = Fournir
name-10-3 = Couper
name-10-4 = Monter à l’atout
name-10-5 = Les plis
name-12-1 = Points à faire
name-12-2 = Un demi-point de moins
name-12-3 = La différence
name-12-4 = Le contrat
name-12-5 = Paiements
name-12-6 = Le partage
name-12-7 = Les scores
name-13-1 = Durée de la partie
name-14-1 = Le barème
name-14-2 = Enchères conseillées
name-levels = { $title } : paliers
name-payment = { $title } : paiement
comparison-only-differing = De chaque règle, on ne donne que les phrases qui diffèrent.
