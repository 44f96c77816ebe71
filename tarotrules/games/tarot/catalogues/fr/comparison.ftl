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
