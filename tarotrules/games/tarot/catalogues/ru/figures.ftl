### Рисунки: слова на них, под ними и то же самое одними словами. Игроки названы буквами в порядке игры.

## За столом

figure-player =
    { $seat ->
        [0] А
        [1] Б
        [2] В
        [3] Г
        [4] Д
        [5] Е
        [6] Ж
        [7] З
        [8] И
       *[other] К
    }
figure-role =
    { $role ->
        [deals] сдаёт
        [shuffles] тасует
        [cuts] снимает
        [bids] говорит первым
        [leads] заходит первым
       *[next] сдаёт следующим
    }
figure-seats-caption = Стол, за которым играют { $players }; вид сверху. Стрелка показывает, в какую сторону идёт игра.
figure-seats =
    Стол, за которым играют { $players }; вид сверху. По порядку, { $direction ->
        [counter_clockwise] против часовой стрелки
       *[clockwise] по часовой стрелке
    }: { $names }. { $people }
figure-seats-person = { $name } { $roles }.
