who-plays-so =
    { $others ->
        [0] On joue ainsi dans : { $who }
        [one] On joue ainsi dans : { $who }, et { $others } autre
       *[other] On joue ainsi dans : { $who }, et { $others } autres
    }
how-often-it-matters =
    { $found ->
        [0] Sur { $deals } donnes jouées par des programmes, aucun score ne change.
        [one] Sur { $deals } donnes jouées par des programmes, le score change une fois.
       *[other] Sur { $deals } donnes jouées par des programmes, le score change { $found } fois.
    }
