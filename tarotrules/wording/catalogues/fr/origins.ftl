### What a value is, and where it comes from.

origin-joint = { "\u202F; " }
work-known = { $work } [{ $known }]
explain-players =
    { $n ->
        [one] à { $list } joueurs
       *[other] à { $list } joueurs
    }
explain-place = { $place }
explain-source = source : { $source }
explain-assumed = supposé ; aucune source ne le dit
explain-assumed-why = supposé : { $source }
explain-no-source = aucune source indiquée
explain-beaten = remplace ce que dit { $place }
explain-line = { $place } – { $source }
status-name =
    { $status ->
        [official] règles officielles
        [regional] règles régionales
        [club_rules] règles d’un club
        [house_rules] règles maison
        [platform] règles d’un logiciel ou d’un site
        [historical] règles anciennes
       *[reconstructed] règles reconstituées
    }
about-status = Statut
about-regions = Région
about-people = Joué par
about-period = Époque
