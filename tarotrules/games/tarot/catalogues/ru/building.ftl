### Из чего складываются условия и виды карт, когда их выбирают касанием.

building-topic =
    { $topic ->
        [who] Игроки и стороны
        [tricks] Взятки
        [cards] Карты
        [points] Очки и контракт
        [feats] Объявления
       *[deal] Раздача
    }
building-achiever = сторона, которой это удалось
building-of =
    { $who ->
        [declarer] объявившего
        [taker] берущего
        [partner] партнёра
        [dealer] сдающего
        [chosen] выбранного игрока
        [announcer] объявившего
        [achiever] стороны, которой это удалось
        [attack] атаки
        [defence] защиты
        [winners] победившей стороны
       *[losers] проигравшей стороны
    }
building-where = { place-noun }
building-cards-in = карты { building-where }
building-in =
    { $what ->
        [cards] сколько карт { building-where }
        [points] очки { building-where }
        [longest] карты самой длинной масти { building-where }
        [voids] отсутствующие масти { building-where }
        [singletons] масти с единственной картой { building-where }
       *[number] { amount-in-place }
    }
building-own =
    { $what ->
        [tricks] взятки каждого игрока
        [points] очки каждого игрока
        [cards] карты каждого игрока
        [oudlers] удлеры каждого игрока
       *[target] нужное число очков при удлерах каждого игрока
    }
building-taken =
    { $what ->
        [tricks] взятки { building-of }
        [points] очки { building-of }
        [cards] карты { building-of }
       *[oudlers] удлеры { building-of }
    }
building-made = контракт выполнен
building-card =
    { $deed ->
        [player] { $whose ->
            [own] тот, кто сыграл …
            [side] сторона, сыгравшая …
           *[opponents] сторона, не сыгравшая …
        }
        [trick] номер взятки, в которую попадает …
       *[winner] { $whose ->
            [own] тот, кто забрал …
            [side] сторона, забравшая …
           *[opponents] сторона, не забравшая …
        }
    }
building-one-trick = в одной взятке, в той же взятке, в одну взятку, вместе
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
