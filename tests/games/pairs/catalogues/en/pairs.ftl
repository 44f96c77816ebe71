pairs-title = The cards
pairs-deal =
    { $n } pairs lie on the table, { $faces ->
        [up] face up.
       *[down] face down.
    }
