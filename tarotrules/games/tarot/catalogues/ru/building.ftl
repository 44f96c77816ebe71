### Из чего складываются условия и виды карт, когда их выбирают касанием.

building-people = Игроки и стороны
building-taken = Взятые карты
building-deal = Раздача
building-class = { NOUN($noun, number: "many", case: "plural") }
building-pips = карты от { $first } до { $last }
building-suit =
    { $suit ->
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    }
building-whole-suit = все { building-suit }
building-count = { COUNTED($count) }
building-total = { $cards }: { COUNTED($count) }
