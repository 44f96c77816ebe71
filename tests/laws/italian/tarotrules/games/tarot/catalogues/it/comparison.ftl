### I nomi delle regole di una carta esente.

name-exempt =
    { NOUN($card) }: { $part ->
        [play] come si gioca
        [owner] a chi resta
       *[last] nell’ultima presa
    }
