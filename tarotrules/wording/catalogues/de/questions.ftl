who-plays-so =
    { $others ->
        [0] So spielen: { $who }
        [one] So spielen: { $who } und eine weitere
       *[other] So spielen: { $who } und { $others } weitere
    }
how-often-it-matters =
    { $found ->
        [0] In { $deals } Spielen unter Programmen kam nie etwas anderes heraus.
        [one] In { $deals } Spielen unter Programmen kam einmal etwas anderes heraus.
       *[other] In { $deals } Spielen unter Programmen kam { $found }-mal etwas anderes heraus.
    }
