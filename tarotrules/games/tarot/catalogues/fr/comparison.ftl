### Variantes comparées : ce qui change, sur une feuille à afficher.

comparison-title-several = Tarot : { $n } variantes comparées
nearest-measure = Chaque point qui diffère (un contrat, un paiement, les paliers d’une annonce) compte une fois, multiplié par le poids de son chapitre ; ce qui ne diffère qu’à certains nombres de joueurs compte en partie.

## Donnes

comparison-promise =
    { $announced ->
        [attack] { $kept ->
            [attack] L’attaque a annoncé { TITLE($title, form: "feat") } et le réussit.
            [defence] L’attaque a annoncé { TITLE($title, form: "feat") }, mais c’est la défense qui le réussit.
           *[nobody] L’attaque a annoncé { TITLE($title, form: "feat") } et le manque.
        }
        [defence] { $kept ->
            [attack] La défense a annoncé { TITLE($title, form: "feat") }, mais c’est l’attaque qui le réussit.
            [defence] La défense a annoncé { TITLE($title, form: "feat") } et le réussit.
           *[nobody] La défense a annoncé { TITLE($title, form: "feat") } et le manque.
        }
       *[nobody] { $kept ->
            [attack] L’attaque réussit { TITLE($title, form: "feat") } sans l’avoir annoncé.
            [defence] La défense réussit { TITLE($title, form: "feat") } sans l’avoir annoncé.
           *[nobody] Personne n’a annoncé { TITLE($title, form: "feat") }, ni ne l’a réussi.
        }
    }

## Noms courts des règles

name-declaring = { $title } : annonce
name-announcing = { $title } : annonce
name-exempt =
    { NOUN($card) } : { $part ->
        [play] quand { GENDER($card) ->
            [m] le
           *[f] la
        } jouer
        [owner] à qui { GENDER($card) ->
            [m] il
           *[f] elle
        } reste
       *[last] au dernier pli
    }
name-payment = { $title } : paiement
