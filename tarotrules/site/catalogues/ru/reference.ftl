### Справочник: язык, его слова, каждая проблема, программа из Python.
### Аргумент, названный словом записи, — само это слово, как его пишут в русском файле.

reference-name = ‹имя›
reference-in-english = Эта страница на английском языке.

## Настройки

reference-settings-title = { $word }
reference-settings-description = Что можно сказать в файле после слова «{ $word }» и что говорят официальные правила.
reference-fact-takes = Значение
reference-fact-word = Как писать
reference-fact-names = Имена
reference-fact-exists = Только если
reference-fact-needed = Обязательно
reference-fact-synonyms = Пишут и так
reference-bare = В строке стоит одно значение, без слова перед ним.
reference-spared = Слово { $word } можно опустить.
reference-keys = Каждое имя — одно из объявленных в блоке { $where }.
reference-optional = Нет, можно не указывать.
reference-needed = Да, если этого не сказано в исходных правилах.
reference-unsaid = Ни один из файлов, которые идут с программой, об этом не говорит.
reference-official = В правилах «{ $where }»:
reference-other = Официальные правила об этом не говорят. В правилах «{ $where }»:
reference-elsewhere = Здесь этого не говорит ни один из файлов программы. То же слово в другом месте, в правилах «{ $where }»:
reference-rule = Правило { $number }
reference-exists-deck-identical = { $packs } больше 1.
reference-exists-deal-chien_cards = { $deal } { $chien } не равно 0.
reference-exists-deal-chien_packet = { $deal } { $chien } больше 1, а { $chien_cards } — не { $last_cards }.
reference-exists-deal-chien_apart = { $deal } { $chien } больше 1, а когда класть карты в прикуп, решает сдающий.
reference-exists-deal-pile_cards = { $piles } сказано.
reference-exists-deal-piles_dealt = { $piles } сказано.
reference-exists-auction-first_bidder = { $taker } — { $highest_bidder }.
reference-exists-auction-overcall = { $taker } — { $highest_bidder }.
reference-exists-auction-all_pass = { $taker } — { $highest_bidder }.
reference-exists-auction-plays = { $taker } — { $highest_bidder } или { $nobody }.
reference-exists-auction-rounds = { $overcall } — { $in_turn }.
reference-exists-redeal-found_late = указано { $must }.
reference-exists-bonus-when = { $judged } не сказано.
reference-exists-claim-order = { $show } не равно { $nothing }.
reference-exists-claim-unseen = { $requires } — о том, чего ещё не видно.
reference-exists-seating-until = { $at_table } сказано.
reference-exists-call-chain = { $partner } — не { $opposite }.
reference-exists-call-second_chain = { $partner } — не { $opposite }.
reference-exists-call-self_call = { $partner } — не { $opposite }.
reference-exists-call-moment = { $partner } — не { $opposite }.
reference-exists-call-first_lead = { $partner } — не { $opposite }.
reference-exists-call-barred_may_be_called = { $partner } — { $holder }.
reference-exists-call-silence = { $partner } — { $holder }.
reference-exists-claim-proof = { $show } — { $nothing }.
reference-exists-claim-if_false = { $show } — { $nothing } или { $requires } — о том, чего ещё не видно.
reference-exists-exempt-owed_from = { $owed } — { $half_card }.
reference-exists-exempt-unpaid = { $owed } — { $half_card }.
reference-exists-fault-by = из { $event } не следует, кто виноват: сносит только берущий, а { $taker_decides } — о нарушении защиты.
reference-exists-fault-claim = { $event } — о картах, показанных для комбинации.
reference-exists-fault-charged = указан { $fine }.
reference-exists-flow-into = { $payee } — сторона.
reference-exists-flow-multiplied = { $payee } — сторона, а { $into } — { $unit }.
reference-exists-flow-follows_result = { $payee } — сторона, а { $into } — { $unit }.
reference-exists-flow-shared = { $payee } — сторона, а { $into } — { $unit }.
reference-exists-flow-payer = { $payee } — один или несколько игроков.
reference-exists-flow-basis = { $payee } — один или несколько игроков.
reference-exists-match-deals = { $match } { $end } — { $deals }.
reference-exists-match-rounds = { $match } { $end } — { $rounds }.
reference-exists-match-score = { $match } { $end } — { $score }.
reference-exists-match-attack = { $rank } — { $topage }.
reference-exists-match-defence = { $rank } — { $topage }.
reference-exists-match-credit = { $rank } — { $root }.
reference-exists-match-tie = { $rank } — { $total }.

reference-kind-flag = больше ничего: само слово значит «да»; за ним может стоять { $yes } или { $no }
reference-kind-whole = целое число от { $least } до { $most } ({ $unit ->
        [card] карты
        [deal] раздачи
        [game] партии
        [pack] колоды
        [pile] стопки
        [player] игроки
        [rank] достоинства
        [round] круги
        [share] доли
        [times] во сколько раз
       *[point] очки
    })
reference-kind-amount = число от { $least } до { $most }, можно дробное ({ $unit ->
        [point] очки
        [share] доли
       *[times] во сколько раз
    })
reference-kind-choice = одно из этих слов: { $words }
reference-kind-list-of = список через запятую, значений: { $n }; каждое — { $each }
reference-kind-list = список через запятую, значений от { $least } до { $most }; каждое — { $each }
reference-kind-name = имя, объявленное в блоке { $where }
reference-kind-texts = текст в кавычках, не длиннее { $most } знаков, на одном или нескольких языках, как у названия
reference-kind-rounding = { $none } или одно из слов { $words } и число от 1 до 100; после { $made } и { $lost } — отдельно для выполненных и невыполненных контрактов
reference-kind-formula = { $gives ->
        [number] величина (её можно вычислять)
        [party] кто платит или кому платят
       *[truth] условие
    }; здесь можно говорить о том, что известно { $scope ->
        [claim] в момент объявления
        [dealt] сразу после сдачи
        [end] в конце розыгрыша
        [evaluation] при оценке руки
        [rank] при распределении мест
        [places] при выплате за места
        [play] в тот момент, когда кладут карту
       *[settlement] при подсчёте
    }
reference-kind-cards = карты через запятую: достоинства, например { $king }, отдельные карты, например T21 или HK, ряды, например T1..T7

## Язык в примерах

reference-grammar-title = Язык
reference-grammar-description = Как написать файл домашних правил, в примерах.
reference-grammar-intro = Файл говорит, как играют за вашим столом; всё, чего в нём нет, берётся из правил, на которых он построен. Все примеры на этой странице прочитаны программой, их можно копировать как есть. На других языках эта страница показывает те же примеры, написанные словами того языка.
reference-header-title = Файл
reference-header = Первая строка называет язык файла. За ней стоят { $variant } и имя, затем { $extends } и правила, на которых построены ваши, и наконец { $with } и опции, которые вы берёте. Имя состоит из строчных латинских букв, цифр и дефисов, и файл называется так же. После { $players } сказано, сколько бывает игроков; книга объясняет игру для первого из этих чисел. Всё прочее, что стоит в строке после знака #, программа пропускает.
reference-blocks-title = Блоки
reference-blocks = В строке сказано что-то одно: слово, затем значение. В фигурных скобках стоит то, что связано вместе, а имена пишут перед скобкой. Кончается сказанное вместе со строкой или точкой с запятой; в остальном пробелы и переносы ничего не значат.
reference-values-title = Значения
reference-values = Числа могут быть дробными: понятны и 1,5, и 1.5, и 1½. В списке после каждой запятой стоит пробел. Масти обозначают буквами S, H, D, C, козыри — буквой T, за ней число или K, Q, N, J; две точки значат «все между ними». Округляют { $up }, { $down }, { $nearest }, { $away } или { $toward }, до кратного какому-то числу.
reference-texts-title = Названия и примечания
reference-texts = { $title } — то, что читатель видит вместо имени, на одном языке или на нескольких; { $note } печатается в книге вашими словами; { $source } говорит, по какому источнику написан весь файл. Текст стоит в кавычках, в любых.
reference-citations-title = Кто так говорит
reference-citations = Квадратные скобки после значения или перед блоком говорят, откуда оно взято. Если этого не говорит никто, напишите { $assumed } и почему; блок { $reason } с именем можно написать на нескольких языках и ссылаться на него сколько угодно.
reference-guards-title = Для определённого числа игроков
reference-guards = После слова { $at }, чисел и слова { $players } стоит то, что действует только при таком числе игроков в раздаче; оно сильнее сказанного для всех.
reference-remove-title = Убрать
reference-remove = Слово { $remove } отменяет то, у чего есть имя, или то, без чего правило может обойтись.
reference-fixed-title = Раз и навсегда
reference-fixed = То, перед чем стоит { $fixed }, не может изменить ни один файл, построенный на этом.
reference-own-title = Свои заявки, бонусы, комбинации
reference-own = Новое имя объявляет что-то новое. Со словом { $like } оно начинается как копия другого, и сказать надо лишь то, чем оно отличается.
reference-order-title = На каком месте
reference-order = У заявок и у уровней комбинации есть порядок, от младших к старшим. Слова { $before } и { $after } говорят, где стоит новая.
reference-options-title = Опции
reference-options = Файл, который начинается со слова { $option }, берут другие файлы после слова { $with }. Слово { $needs } называет опции, которые надо взять вместе с ней. Две опции не могут по-разному говорить об одном значении.
reference-expressions-title = Условия и величины
reference-expressions = Условие спрашивает о картах в руке или о том, что случилось в раздаче; величину можно из этого вычислить. Точка ведёт от предмета к тому, что у него есть.
reference-operators-title = Знаки и слова
reference-column-written = Пишется
reference-column-means = Значит
reference-does-calculate = плюс, минус, умножить, разделить; скобки — как обычно
reference-does-compare = равно, не равно, меньше, не больше, больше, не меньше
reference-operator-and = { $and }
reference-operator-or = { $or }
reference-operator-not = { $not }
reference-operator-is = { $is }
reference-operator-exists = { $exists }
reference-operator-if = { $if } … { $then } … { $else } …
reference-operator-rounded = { $rounded } { $nearest } { $to } 5
reference-does-and = верно и то и другое
reference-does-or = достаточно одного
reference-does-not = это не должно быть верно
reference-does-is = карта входит в класс
reference-does-exists = в этой раздаче есть такой игрок, сторона или карта
reference-does-if = одна величина или другая, смотря по условию
reference-does-rounded = величина, округлённая до кратного; так же пишут { $up }, { $down }, { $away } и { $toward }
reference-features-title = О чём в них можно говорить
reference-features = Каждая настройка знает лишь то, что известно к её моменту. Столбцы таблицы — эти моменты по порядку:
reference-scope-dealt = карты только что сданы
reference-scope-evaluation = оценивают руку
reference-scope-claim = кто-то объявляет комбинацию
reference-scope-play = игрок собирается положить карту
reference-scope-end = розыгрыш окончен
reference-scope-settlement = раздачу подсчитывают
reference-scope-rank = распределяют места
reference-scope-places = платят за места
reference-column-is = Что это
reference-column-has = Что у него есть
reference-known = известно
reference-any-class = имя класса карт
reference-any-promise = имя объявления
reference-type = { $kind ->
        [alone] игрок, играющий сам за себя
        [ranking] распределение мест
        [card] карта
        [class] класс карт
        [contract] контракт
        [count] целое число
        [deal] вся раздача
        [nobody] никто
        [number] число
        [place] карты в одном месте
        [player] игрок
        [players] несколько игроков
        [promise] объявление
        [side] сторона
        [table] карты на столе
        [trick] взятка
       *[truth] да или нет
    }
reference-members-title = Что у чего есть
reference-and-classes = { $list }; а также имя любого класса карт — сколько их там
reference-of-game = { $game }: { $title }
reference-game-title = { $game }: что можно сказать в файле
reference-game-description = Что можно сказать в файле об этой игре ({ $game }) и какими словами.
reference-game-intro = Файлы обо всех играх пишутся одинаково; как именно, показывает страница «{ $where }». Здесь собрано то, что есть только в этой игре ({ $game }): о чём могут спрашивать условия, все настройки и все слова.
reference-all-settings = Все настройки
reference-all-settings-intro = Каждая страница говорит, что может стоять после одного слова и что говорят официальные правила.

## Слова

reference-keywords-title = Слова файлов на пяти языках
reference-keywords-description = Каждое слово, которое может стоять в файле, на каждом языке.
reference-keywords-intro = Первое слово в ячейке пишет сама программа; остальные она тоже понимает. Прописные буквы и знаки над буквами не важны. Английские слова понятны в любом файле.
reference-group = { $group ->
        [features] О чём говорят условия и величины
        [names] Имена, которые есть в программе
        [notation] Запись
        [settings] Настройки
       *[values] Значения
    }
reference-group-intro = { $group ->
        [features] Стоят в условиях и величинах, многие — после точки.
        [names] Заявки, бонусы, классы карт и прочее, что объявляют официальные правила и опции.
        [notation] Слова, которые значат одно и то же в любом файле, о какой бы игре он ни был.
        [settings] Что можно сказать об игре.
       *[values] Что может стоять в настройках, и слова, которые стоят между значениями.
    }
reference-language = { $language ->
        [de] Немецкий
        [en] Английский
        [fr] Французский
        [ja] Японский
       *[ru] Русский
    }
reference-terms-title = Слова игры на пяти языках
reference-terms-description = Что как называется в книгах, на каждом языке.
reference-terms-intro = Это слова, которые стоят в книгах. За столом говорят и иначе, но в книгах одно и то же всюду названо одним словом, чтобы никто не подумал, что речь о разном.
reference-meanings = Что они значат

## Проблемы

reference-problems-title = Сообщения по кодам
reference-problems-description = Все проблемы, которые программа может найти в файле, и что с ними делать.
reference-problems-intro = У каждого сообщения есть код. На странице кода — пример, слова программы о нём и исправленный пример. Многоточие стоит вместо того, что сообщение берёт из вашего файла.
reference-room = { $room ->
        [C] C: команды
        [D] D: как файлы сочетаются
        [F] F: файлы
        [P] P: раздачи для подсчёта
        [R] R: правила
       *[S] S: запись
    }
reference-column-code = Код
reference-column-says = Сообщение
reference-column-severity = Вид
reference-severity = { $severity ->
        [warning] Предупреждение
       *[error] Ошибка
    }
reference-problem-title = { $code }: { $name }
reference-help = Что делать:
reference-bad = Пример
reference-output = Что говорит программа
reference-good = Исправлено
reference-no-example = Небольшим файлом эту проблему не показать.

## Разработчикам

reference-api-title = Из Python
reference-api-description = Открытые функции, с примерами.
reference-engine-config-title = Скомпилированные правила и подсчёт
reference-engine-config-description = Скомпилированный JSON, раздачи и счёт — для программ, которые играют или считают.
reference-commands-title = Команды
reference-commands-description = Что умеет командная строка.
