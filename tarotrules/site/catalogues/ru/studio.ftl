### Мастерская: страница, на которой пишут свои правила.

studio-title = Свои правила
studio-motto = Выбирайте, меняйте, читайте и печатайте правила своего стола. Всё остаётся на этом устройстве.
studio-no-script = Этой странице нужен JavaScript. Книжки известных вариантов можно читать и печатать и без него.

## Начало

studio-begin = С чего начнём?
studio-begin-with = С правил, по которым играют
studio-begin-file = Из своего файла
studio-begin-again = Правила на этом устройстве
studio-untitled = Пока без названия
studio-delete = Удалить
studio-delete-it = Удалить «{ $title }»
studio-undo = Отменить
studio-beginning = Правила записываются…
studio-new-name = Название ваших правил
studio-start = Начать
studio-new = Мои правила
studio-link-broken = Ссылку не удаётся прочесть: она обрезана или сделана не здесь.
studio-too-long = Файл слишком длинный: в нём может быть не больше { $most } байт.
studio-not-text = Этот файл — не текст.

## Части страницы

studio-view-book = Правила
studio-view-score = Счёт
studio-view-options = Дополнения
studio-view-text = Условная запись
studio-view-changes = Что изменено
studio-view-compare = Сравнить
studio-view-sheet = Памятка
studio-view-take = Напечатать и поделиться
studio-views = Части страницы

## Что происходит

studio-loading = Программа загружается. Пока можно читать.
studio-ready = Готово
studio-lost = Программу не удалось загрузить. Обновите страницу, чтобы попробовать ещё раз.
studio-old-book = В правилах ошибка. Показаны правила, какими они были до неё.
studio-stopped = Это заняло слишком много времени и было остановлено.
studio-saved = Сохранено на этом устройстве
studio-not-saved = На этом устройстве больше нет места. Сохраните файл правил, чтобы ничего не потерять.

## Ошибки

studio-problems = Стоит проверить: { $n }
studio-no-problem = Ошибок нет
studio-problem-at = Строка { $line }: { $message }
studio-mend = Написать: { $written }
studio-divider = Граница между правилами и условной записью
studio-tongue = Язык записи
studio-tongue-not = В правилах есть ошибка. Сначала исправьте её, потом меняйте язык.
studio-complete = Что можно написать здесь?
studio-meaning = Слово под курсором
studio-meaning-none = Нажмите на слово: здесь появится, что оно значит и из каких правил взято.

## Взять с собой

studio-take-file = Сохранить файл правил
studio-take-book = Сохранить книжку как веб-страницу
studio-take-epub = Сохранить книжку для электронной читалки (EPUB)
studio-take-text = Сохранить книжку простым текстом
studio-take-cheatsheet = Сохранить памятку как веб-страницу
studio-take-scoresheet = Сохранить лист для записи очков как веб-страницу
studio-take-config = Сохранить правила для других программ (JSON)
studio-nothing-to-take = В правилах ошибка. Сначала исправьте её.
studio-code-said = Наведите камеру на код, чтобы открыть эти правила.
studio-take-print = Напечатать книжку
studio-take-link = Ссылка на ваши правила
studio-copy = Скопировать
studio-copied = Скопировано
studio-link-said = Правила содержатся в самой ссылке. Их никто не хранит, а открыть их может каждый, у кого есть ссылка.
studio-earlier = Правила, какими они были раньше
studio-no-earlier = Прежних правил пока нет.

## Сравнение

studio-compare-with = Сравнить с вариантом

## Дополнения

studio-options-intro = Отметьте, что принято за вашим столом.

## Scoring an evening

studio-score-who = Кто играет?
studio-score-players = Игроки
studio-score-name = Игрок { $n }
studio-score-start = Начать вечер
studio-score-deal = Раздача { $n }
studio-score-correcting = Исправление раздачи { $n }
studio-score-way = Что записать
studio-score-write = Записать
studio-score-open = Ещё не указано: { $fields }
studio-score-correct = Исправить
studio-score-delete = Удалить
studio-score-total = Итого
studio-score-deals = Раздачи
studio-score-deal-column = Раздача
studio-score-curve = График вечера
studio-score-curve-said = Сыграно раздач: { $n }. Счёт: { $totals }
studio-score-one = { $who } { $score }
studio-score-csv = Сохранить таблицу (CSV)
studio-score-json = Сохранить вечер
studio-score-print = Напечатать
studio-score-new = Новый вечер
studio-score-evenings = Вечер
studio-score-changed = С тех пор правила изменились. Этот вечер по-прежнему считается по старым.
studio-score-again = Пересчитать всё по новым правилам
studio-score-keep = Оставить как есть
studio-score-less = Меньше на 1: { $what }
studio-score-more = Больше на 1: { $what }
studio-score-half = Больше на пол-очка: { $what }
studio-score-sign = Сменить знак: { $what }
studio-score-rule = правило { $number }
studio-score-remove = Убрать: { $what }
studio-score-full = На этом устройстве больше нет места. Сохраните вечер, чтобы ничего не потерять.
studio-score-not-so-many = Эти правила не рассчитаны на столько игроков. Вечер остаётся как был.

## Изменить правило

studio-rule-change = Изменить
studio-rule-number = Изменить правило { $number }
studio-rule-heading = Правило { $number }
studio-rule-close = Закрыть
studio-rule-own = Так решили за вашим столом
studio-rule-from = Откуда: { $layer }
studio-rule-source = Источник: { $source }
studio-rule-assumed = В источниках этого нет, так принято здесь
studio-rule-assumed-why = Принято без источника: { $why }
studio-rule-before = Вместо: { $value }
studio-rule-split = Указать для каждого числа игроков
studio-rule-players = Игроков: { $list }
studio-rule-named = { $name } (игроков: { $list })
studio-rule-for = при { $players } игроках: { $value }
studio-rule-written = Пишите так же, как на вкладке «Условная запись».
studio-rule-clash = Это не согласуется с другими правилами:
studio-rule-leave = Оставить как есть
studio-rule-anyway = Всё равно изменить
studio-rule-impossible = Здесь это нельзя изменить, не затронув другого. Оставьте как есть или измените и то и другое сразу на вкладке «Условная запись».
studio-rule-drop = Убрать из правил: { $title }
studio-rule-dropped = Убрано из правил: { $title }
studio-rule-nothing = Здесь нечего выбирать: правило следует из других.
studio-unit-card = карты
studio-unit-deal = раздачи
studio-unit-player = игроки
studio-unit-point = очки
studio-unit-share = доли
studio-unit-times = раз
