### Что компания добавляет к своим правилам: заготовки с пропусками.

adding-bonus = Добавить бонус
adding-claim = Добавить комбинацию
adding-bid = Добавить контракт
adding-promise = Добавить объявление
adding-redeal = Добавить руку, с которой пересдают
adding-above = Выше, чем { $title }
adding-below = Ниже, чем { $title }
adding-cards-groups = Группы карт
adding-cards-suit =
    { $suit ->
        [S] Пики
        [H] Червы
        [D] Бубны
        [C] Трефы
       *[T] Козыри
    }
adding-level-single = первый уровень
adding-level-double = второй уровень
adding-level-triple = третий уровень
adding-pattern-won-with = Взять последнюю или первую взятку определённой картой
adding-pattern-found-in-trick = Взять определённые карты в последней или первой взятке
adding-pattern-cards-taken = Взять за раздачу определённые карты, например всех четырёх дам
adding-pattern-in-first-trick = Взять карту в первой взятке
adding-pattern-card-caught = Поймать карту или сберечь её
adding-pattern-so-many = Набрать столько-то взяток, очков или удлеров
adding-pattern-by-far = Выполнить или не выполнить контракт с такой-то разностью
adding-pattern-last-two = Взять две последние взятки
adding-pattern-judged = То, чего не видно по картам: судят сами игроки
adding-pattern-written = Что-то другое, со своим условием
adding-pattern-holding = Много карт одного рода на руках
adding-pattern-lacking = Мало карт одного рода на руках или ни одной
adding-pattern-between = Контракт между двумя другими
adding-pattern-feat-announced = Объявить столько-то взяток, очков или удлеров
adding-pattern-last-announced = Объявить последнюю взятку определённой картой
adding-pattern-hand = Рука, в которой мало или много карт одного рода
adding-pattern-hand-written = Другая рука, со своим условием
adding-name-so =
    { $comparison ->
        [least] не меньше { $number }
        [most] не больше { $number }
       *[exactly] ровно { $number }
    }
adding-name-trick =
    { $trick ->
        [last] последняя взятка
        [last-but-one] предпоследняя взятка
       *[first] первая взятка
    }
adding-name-at =
    { $trick ->
        [last] в последней взятке
        [last-but-one] в предпоследней взятке
       *[first] в первой взятке
    }
adding-name-counted =
    { $counted ->
        [tricks] взятки
        [points] очки
       *[oudlers] удлеры
    }
adding-name-won-with = { adding-name-trick } ({ $cards })
adding-name-found-in-trick = { $cards } { adding-name-at }
adding-name-cards-taken = { $cards }: { adding-name-so }
adding-name-in-first-trick = { $cards } в первой взятке
adding-name-card-caught = { $feat ->
        [caught] пойманная карта
       *[kept] сбережённая карта
    } ({ $cards })
adding-name-so-many = { adding-name-counted }: { adding-name-so }
adding-name-by-far = { $result ->
        [made] контракт выполнен
       *[lost] контракт не выполнен
    }: разность не меньше { $number }
adding-name-last-two = две последние взятки
adding-name-judged = по решению игроков
adding-name-written = свой бонус
adding-name-holding = { $cards } на руках
adding-name-lacking =
    { $number ->
        [0] рука без карт ({ $cards })
       *[other] { $cards } на руках: не больше { $number }
    }
adding-name-between = свой контракт
adding-name-feat-announced = объявление: { adding-name-counted }, { adding-name-so }
adding-name-last-announced = объявление: последняя взятка ({ $cards })
adding-name-hand = { $cards } на руках: { adding-name-so }
adding-name-hand-written = другая рука для пересдачи
adding-blank-cards = Карты
adding-blank-some-cards = Какие карты считаются
adding-blank-card = Карта
adding-blank-worth = Очки
adding-blank-broken-worth = Очки за неудачу
adding-blank-number = Сколько
adding-blank-stake = Стоимость
adding-blank-multiplier = Множитель
adding-blank-first = Первый уровень: карты
adding-blank-first-worth = Первый уровень: очки
adding-blank-second = Второй уровень: карты
adding-blank-second-worth = Второй уровень: очки
adding-blank-third = Третий уровень: карты
adding-blank-third-worth = Третий уровень: очки
adding-blank-own-words = О чём судят игроки — своими словами
adding-such-own-words = кто споёт, положив Дурака
adding-blank-chosen-paid = { adding-blank-paid }
adding-blank-end-condition = Условие
adding-blank-dealt-condition = Условие
adding-blank-stands-after = Место в торгах
adding-blank-trick = Какая взятка
adding-blank-comparison = Не меньше, не больше
adding-blank-counted = Что считается
adding-blank-side = Какая сторона может его получить
adding-blank-earner = Какой стороне платят
adding-blank-feat = Что с ней происходит
adding-blank-result = Контракт
adding-blank-paid = Кому платят
adding-blank-side-paid = С множителем контракта?
adding-blank-claim-paid = Кому платят
adding-blank-levels = Сколько уровней
adding-blank-who = Кто может объявить
adding-blank-duty = Обязательно ли об этом говорить?
adding-blank-dealer = Кто сдаёт потом
adding-blank-chien = Прикуп
adding-choice-trick-last = Последняя взятка
adding-choice-trick-last-but-one = Предпоследняя взятка
adding-choice-trick-first = Первая взятка
adding-choice-comparison-least = Не меньше
adding-choice-comparison-most = Не больше
adding-choice-comparison-exactly = Ровно
adding-choice-counted-tricks = Взятки
adding-choice-counted-points = Очки в картах
adding-choice-counted-oudlers = Удлеры
adding-choice-side-either = Любая: та, которой это удастся
adding-choice-side-attack = Атака
adding-choice-side-defence = Защита
adding-choice-earner-trick = Той, что берёт эту взятку, а если речь не о взятке — последнюю
adding-choice-earner-winners = Той, что выигрывает раздачу
adding-choice-earner-either = Любой: той, что выполнила условие
adding-choice-earner-attack = Атаке
adding-choice-earner-defence = Защите
adding-choice-feat-caught = Её берёт другая сторона
adding-choice-feat-kept = Её берёт своя сторона
adding-choice-result-made = Выполнен с разностью не меньше этой
adding-choice-result-lost = Не выполнен с разностью не меньше этой
adding-choice-paid-side = Стороне этого игрока: каждый защитник платит эти очки или получает их
adding-choice-paid-side-multiplied = Стороне этого игрока, с множителем контракта
adding-choice-paid-player = Только этому игроку: ему платит каждый из остальных
adding-choice-side-paid-side = Нет: каждый защитник платит эти очки или получает их
adding-choice-side-paid-side-multiplied = Да: эти очки × множитель контракта
adding-choice-chosen-paid-player = { adding-choice-paid-player }
adding-choice-chosen-paid-side = { adding-choice-paid-side }
adding-choice-chosen-paid-side-multiplied = { adding-choice-paid-side-multiplied }
adding-choice-claim-paid-declarer-side = Стороне того, кто объявил
adding-choice-claim-paid-winners = Победившей стороне
adding-choice-claim-paid-declarer = Тому, кто объявил: платит каждый из остальных
adding-choice-levels-one = Один
adding-choice-levels-two = Два
adding-choice-levels-three = Три
adding-choice-who-taker = Только берущий
adding-choice-who-anyone = Кто угодно
adding-choice-duty-must = Да, пересдача обязательна
adding-choice-duty-may = Нет, каждый решает сам
adding-choice-dealer-next = Следующий игрок
adding-choice-dealer-same = Тот же сдающий
adding-choice-chien-taken = Открыт, берущий забирает его
adding-choice-chien-aside = Закрыт, идёт атаке
adding-choice-chien-against = Закрыт, идёт защите
