pairs-title = Les cartes
pairs-deal =
    { $n } paires sont sur la table, { $faces ->
        [up] faces visibles.
       *[down] faces cachées.
    }
