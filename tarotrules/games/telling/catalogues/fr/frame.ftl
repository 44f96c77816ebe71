### Autour des chapitres : page de titre, différences, glossaire.

frame-subtitle =
    { $n ->
        [one] Règles du jeu à { $list } joueurs
       *[other] Règles du jeu à { $list } joueurs
    }
frame-with = { $base }, avec : { $options }
frame-version = Version
frame-base = D’après
frame-options = Avec les options
frame-option = « { $title } »
frame-id = Identifiant des règles
frame-sources = Sources
frame-notes = Remarque
frame-remark = Remarque : { $text }
about-numbers = Une règle porte le même numéro dans tous les livrets de cette série ; c’est pourquoi certains numéros manquent ici.
frame-row = { $name } – { $cells }.
frame-cell = { WITHIN($head) } : { $cell }
frame-cells = { $left } ; { $right }
frame-stop = { $text }.

origin =
    { $part ->
        [unchanged] { $source } (sauf pour ce qui est modifié)
       *[all] { $source }
    }
origin-none =
    { $part ->
        [some] aucune n’est indiquée pour une partie de cette règle
       *[all] aucune n’est indiquée
    }
origin-assumed-bare = sans raison indiquée

own-rules = Règles de cette table
own-rules-numbered = Dans chaque chapitre, les règles ajoutées par cette table sont numérotées à partir de { $n }.

sources-title = Sources
sources-work = { $name } : { $work }
sources-rule = Règle
sources-range = { $first }–{ $last }
sources-said = Source
sources-page = p. { $n }
sources-settled = Fixé par la rédaction
sources-reason = Raison
sources-legend = Le signe { $mark } marque ce qu’aucune source ne dit et que la rédaction a fixé.

colophon-rules = Règles { $identity } · édition { $edition }
colophon-unsourced = Règles dont aucune source n’est indiquée : { $n } sur { $all }.

changes-title = Ce qui change par rapport à « { $title } »
changes-intro = Ces règles diffèrent de « { $title } » sur les points suivants. Sous chaque règle modifiée, « Au lieu de » indique ce qui diffère dans les règles de base ; le reste de la règle est le même.
changes-name = Sujet
changes-kind = Statut
changes-without = Sans { $rows }.
changes-rows = { $lead } { $rows }.
changes-more = la même règle, sans le passage suivant : « { $said }{ $stop } »
changes-unsaid = rien sur ce point.
changes-none = Rien ne change par rapport à « { $title } ».
