### За столом с ботами, во что бы ни играли.
### news-… — о других, you-… — о том, кто сидит на этом месте.

seat-you = Вы
# Кто играет за этим столом, от следующего до последнего.
seat-name =
    { $place ->
        [1] Лена
        [2] Миша
        [3] Оля
        [4] Саша
        [5] Вера
        [6] Коля
        [7] Рита
        [8] Юра
       *[other] Нина
    }
seat-column-tricks = Взятки
seat-column-now = Стол
seat-deal = Раздача { $deal }
seat-deal-of = Раздача { $deal } из { $of }
seat-sheet = Раздача { $deal }: подсчёт

## Что происходит

news-dealer = сдаёт { $who }
news-deals = { $who } сдаёт.
news-next = Дальше сдаёт { $who }.
news-shows = { $who } показывает { $cards }
news-card = { $who } { $card }
news-trick-won = Её берёт { $who }.

## Что делаете вы

you-dealer = сдаёте вы
you-deals = Вы сдаёте.
you-next = Дальше сдаёте вы.
you-shows = Вы показываете { $cards }
you-trick-won = Её берёте вы.

## О чём спрашивают

ask-play =
    { $leads ->
        [yes] Заходить вам.
       *[no] Ход за вами.
    }
ask-next = Раздача окончена.
