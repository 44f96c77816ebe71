who-plays-so =
    { $others ->
        [0] Played this way by: { $who }
       *[other] Played this way by: { $who }, and { $others } more
    }
how-often-it-matters =
    { $found ->
        [0] In { $deals } deals played by programs, no score was different.
       *[other] In { $deals } deals played by programs, { $found } had different scores.
    }
