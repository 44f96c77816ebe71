### Sur la page : la table d’une soirée, et par où l’on commence.

studio-table-first = Qui donne en premier ?
studio-table-after = Après la donne { $n }
studio-table-deal = Donne { $n } marquée
studio-table-correction = Donne { $n } corrigée
studio-table-deletion = Donne { $n } supprimée
studio-table-begin-yours = Reprenez là où vous en étiez.
studio-table-begin-known = Leur livret s’ouvre aussitôt ; vous y changez ce qui se joue autrement chez vous.
studio-table-begin-file = Des règles ou une soirée enregistrées ici s’ouvrent à côté de ce que vous avez ; rien n’est remplacé.
studio-table-choose-file = Choisir un fichier
studio-table-said = { $what } : { $said }
studio-table-lacking = { $what } ({ $fields })
studio-table-save-correction = Enregistrer la correction
studio-take-seats = Aide-mémoire et feuille de marque : nombre de joueurs
