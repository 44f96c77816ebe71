who-plays-so =
    { $others ->
        [0] Так играют: { $who }
       *[other] Так играют: { $who } и ещё { $others }
    }
how-often-it-matters =
    { $found ->
        [0] Программы сыграли { $deals } раздач, и счёт ни разу не изменился.
       *[other] Программы сыграли { $deals } раздач; счёт изменился в { $found } из них.
    }
