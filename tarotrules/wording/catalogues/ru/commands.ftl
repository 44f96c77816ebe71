### What the command line says of itself: its commands, what they take, and what can be wrong with how they are asked.
###
### `.word` is what stands for an argument in a line that shows how a command is written.

## What can be wrong

C001 = Команды «{ $word }» нет.
    .help = { $hint ->
        [near] Может быть, вы имели в виду «{ $suggestion }»?
       *[list] Есть такие команды: { LIST($known) }.
    }
C002 = Команда «{ $command }» не знает слова «{ $word }».
    .help = { $hint ->
        [elsewhere] Уберите его: «{ $suggestion }» бывает только у команд { LIST($commands) }.
        [near] Может быть, вы имели в виду «{ $suggestion }»?
       *[list] Она знает такие: { LIST($known) }.
    }
C003 = После «{ $option }» ничего нет.
    .help = Напишите значение сразу после него или уберите «{ $option }».
C004 = Для «{ $option }» значение «{ $word }» не подходит.
    .help = { $hint ->
        [near] Может быть, вы имели в виду «{ $suggestion }»?
       *[list] Выберите одно из этих: { LIST($known, joint: "or") }.
    }
C005 = Для «{ $option }» нужно целое число, а «{ $word }» — не число.
    .help = Напишите его цифрами, например: { $option } 4
C006 = «{ $option }» пишут само по себе, без знака равенства.
    .help = Напишите только «{ $option }».
C007 = Слово «{ $word }» лишнее.
    .help = Команду пишут так: { $usage }
C008 = Не хватает слова «{ $what }».
    .help = Команду пишут так: { $usage }
C009 = Файл «{ $name }» уже есть, и его содержимое пропало бы.
    .help = Выберите другое имя или сначала удалите этот файл.
C011 = «{ $option }» — не меньше { $least }; «{ $word }» меньше.
    .help = Напишите число, например: { $option } { $least }
C013 = «{ $option }» без «{ $other }» ничего не значит.
    .help = Добавьте «{ $other }» или уберите «{ $option }».
C014 = Это не условие: { $what ->
        [left] перед знаком ничего нет
        [right] после знака ничего нет
       *[twice] здесь второй знак
    }.
    .help = Условие пишут так: "handful.single.worth = 10". Если их несколько, каждое берут в кавычки и пишут друг за другом.
C015 = «{ $word }» — не число, а знак { $sign } сравнивает только числа.
    .help = Напишите число или поставьте «=».
C016 = Раздача не указана.
    .help = Укажите файл с раздачей, например: tarotrules score fft razdacha.json — или наберите команду без файла в терминале, и программа задаст вопросы. Такой файл показан в «tarotrules help score».
C012 = { $what ->
        [unreadable] «{ $name }» — не запись о ходе моделирования.
        [more] В «{ $name }» раздач уже больше, чем нужно: { $deals }.
       *[other] «{ $name }» — запись о другом моделировании: другие правила, игроки или начальное число.
    }
    .help = { $what ->
        [more] Задайте не меньше раздач или назовите другой файл.
        [unreadable] Назовите другой файл или уберите «{ $option }».
       *[other] Назовите другой файл или уберите «{ $option }».
    }

## How help is laid out

usage-line = Как писать: { $usage }
usage-words = Что написать после команды
usage-options = Что можно добавить, в любом месте
usage-examples = Примеры
usage-house = chetverg
usage-choices = { $text }: { LIST($choices, joint: "or") }
usage-usual = { $text } (обычно { $usual })
overview = Домашние правила французского таро и пикета в одном файле: из него получаются книжка правил, подсчёт очков и сравнение с другими правилами.
overview-more = Подробнее об одной команде, например: tarotrules help score
help-word = «{ $word }» — не команда. Об этом сказано в правилах: { LIST($rules) }. Чтобы узнать больше, наберите:
commands-rules = Правила
commands-table = За столом
commands-differences = Отличия
commands-programs = Для сайта и для программ
commands-help = Помощь

## Commands

command-check = Сказать обо всём, что в файлах не так
command-list = Перечислить варианты, которые идут с программой
command-explain = Сказать, чему равно значение и откуда оно взято
command-convert = Записать файл в другой форме или словами другого языка
command-new = Начать файл домашних правил, отвечая на вопросы
command-score = Подсчитать раздачу
command-evaluate = Оценить руку перед торгами по шкале правил
command-legal = Сказать, какие карты можно сыграть и почему нельзя остальные
command-replay = Переиграть записанную раздачу и подсчитать её
command-referee = Рассудить раздачу: первое нарушение или счёт
command-why = Сказать, можно ли так и какое правило запрещает
command-simulate = Дать программам сыграть много раздач и сосчитать, что и как часто бывает
command-play = Сыграть с ботами за столом в терминале
command-rulebook = Написать книжку правил варианта
command-cheatsheet = Сделать памятку для стола
command-scoresheet = Сделать лист для записи очков
command-changes = Сказать, чем вариант отличается от своей основы
command-compare = Сравнить варианты, правило за правилом
command-nearest = Показать, к каким известным правилам ближе всего правила стола и чем они отличаются
command-find = Показать, в каких вариантах и опциях есть правило
command-compile = Записать правила варианта в JSON для программ
command-site = Собрать сайт из книжек и руководств или показать его на этом компьютере
command-help = Рассказать о команде, о коде вроде D012 или о слове из правил

## What they take

argument-command =
    .word = КОМАНДА
argument-variant = имя, файл, JSON или «-» для стандартного ввода
    .word = ВАРИАНТ
argument-variants = два или больше: имена, файлы, JSON
    .word = ВАРИАНТ
argument-files = файл или имя варианта, который идёт с программой
    .word = ФАЙЛ
argument-name = имя ваших правил: строчные латинские буквы, цифры и дефисы
    .word = ИМЯ
argument-extends = вариант, на котором основаны правила
    .word = ВАРИАНТ
argument-blank = без вопросов: в файле будут примеры, которые можно заполнить
argument-ask = спрашивать, даже если ответы передаёт другая программа
argument-deal = раздача или «-» для стандартного ввода
    .word = РАЗДАЧА.json
argument-deal-or-asked = файл с раздачей или «-» для стандартного ввода; без файла программа задаст вопросы
argument-save = записать раздачу ещё и в этот файл, чтобы сохранить её или исправить
    .word = РАЗДАЧА.json
argument-cards = карты руки, например SK T21 EX
    .word = КАРТА
argument-position = позиция или «-» для стандартного ввода
    .word = ПОЗИЦИЯ.json
argument-record = протокол или «-» для стандартного ввода
    .word = ПРОТОКОЛ.json
argument-record-typed = протокол или «-» для стандартного ввода; без него пишите сами, как играют
    .word = ПРОТОКОЛ.json
argument-situation = позиция или протокол, или «-» для стандартного ввода
    .word = ПОЛОЖЕНИЕ.json
argument-act = карта, «pass» или что ещё бывает в протоколе
    .word = ДЕЙСТВИЕ
argument-path = слова правила, например пуанье простая
    .word = СЛОВО
argument-topic = имя команды, код или слово из правил
    .word = СЛОВО
argument-action = в папку или на этом компьютере
    .word = ДЕЙСТВИЕ
argument-options = взять ещё и опции
    .word = ОПЦИЯ,…
argument-players = число игроков в раздаче
    .word = N
argument-deals = сколько раздач
    .word = N
argument-seats = сколько игроков и каких: club (со здравым смыслом), random (что угодно из разрешённого)
    .word = N,КТО,…
argument-seed = с тем же числом будут те же раздачи
    .word = N
argument-jobs = сколько запустить процессов (иначе по одному на ядро)
    .word = N
argument-state = записывать сюда, сколько сделано, и продолжать с этого места
    .word = ФАЙЛ
argument-simulate = дать программам сыграть столько раздач по правилам каждого варианта
    .word = N
argument-resume = продолжить партию, сохранённую в файле
    .word = ФАЙЛ
argument-paper = размер бумаги для PDF
    .word = БУМАГА
argument-paper-of-book = бумага для PDF (booklet — брошюра A5: печатают на A4 с двух сторон, переворачивая по короткому краю, сгибают и скрепляют)
argument-sources = где в книге названы источники: в конце, рядом с правилом или нигде
    .word = МЕСТО
argument-format = вид ответа
    .word = ВИД
argument-format-of-file = вид записи в файле
argument-format-of-book = вид файла
argument-lang = язык ответа
    .word = ЯЗЫК
argument-lang-written = язык, на котором писать
argument-out = записать в файл
    .word = ФАЙЛ
argument-shipped-options = перечислить не варианты, а опции
argument-sought = о чём речь, или условия, например "handful.single.worth = 10"
    .word = СЛОВА
argument-all = все варианты, которые идут с программой
argument-brief = без значений и источников
argument-to-language = словами какого языка
    .word = ЯЗЫК
argument-languages = только эти языки
    .word = ЯЗЫК
argument-url = адрес сайта, для поисковых систем
    .word = АДРЕС
argument-port = порт, на котором serve показывает сайт
    .word = N
argument-studio = папка, в которой собрана мастерская
    .word = ПАПКА
argument-folder = папка для сайта
    .word = ПАПКА

## A file that is written

written =
    Файл { $file } готов ({ $kind ->
        [pages] { COUNTED($size, noun: "page") }
       *[bytes] { $size } КБ
    }{ $language ->
        [none] {""}
        [de] , по-немецки
        [en] , по-английски
        [fr] , по-французски
        [ja] , по-японски
       *[ru] , по-русски
    }).
written-book = Чтобы получить книжку правил, наберите:
written-command = tarotrules rulebook { $file } -o pravila.pdf{ $lang }

## A new file

new-remark = То, что начинается со знака #, — комментарий: программа его пропускает.
new-commands = Что можно сделать с этим файлом:
new-examples = Правила, по которым играют не все. Уберите # перед теми, по которым играете вы, и поставьте свои числа.
new-written = { $written } Откройте его в редакторе, а потом наберите: tarotrules check { $file }
new-our-rules = Наши правила
new-title = Как называются ваши правила? Просто Enter — { $usual }
new-players = Сколько вас за столом? Введите одно число или несколько, например 4 или 4, 5. Просто Enter — { LIST($players, joint: "or") }
new-players-again = Введите { LIST($players, joint: "or") } либо несколько этих чисел через запятую. Просто Enter — все сразу.
new-how = За основу взяты официальные правила. На каждый вопрос введите номер ответа, по которому играете вы, и нажмите Enter. Просто Enter — остаётся ответ 1, официальное правило; { $back } — вернуться на вопрос назад; { $enough } — закончить: файл будет записан с тем, что вы уже сказали.
new-question = Вопрос { $number } из { $of }. { $asks }
new-yes = Да
new-no = Нет
new-answer =
    { $kind ->
        [both] { $name }. { $text }
        [name] { $name }.
       *[text] { $text }
    }
new-not-an-answer = Введите номер от 1 до { $choices } или просто нажмите Enter, чтобы выбрать 1. { $back } — назад, { $enough } — закончить.
new-in-force =
    { $found ->
        [0] Вы во всём играете по правилам «{ $base }».
       *[other] Вы играете по правилам «{ $base }», но у вас иначе вот что:
    }
new-rule = { $name } ({ $number }): { $text }
new-left = Ваш ответ на вопрос «{ $title }» не сочетается с остальными. Здесь осталось официальное правило.
new-stopped = Ничего не записано.

## A deal told by answers

telling-how = Расскажите о раздаче. Введите номер или то, что стоит рядом с ним, и нажмите Enter. Просто Enter — согласиться с тем, что предложено; «{ $back }» — вернуться на вопрос назад; «{ $enough }» — согласиться с предложенным во всём остальном; Ctrl и C вместе — прекратить.
telling-players = Сколько играет: { LIST($known, joint: "or") }?
telling-names = Как зовут игроков ({ $players }), в порядке игры? Между именами ставьте запятые.
telling-way = Что вы записываете о результате?
telling-number = { $label } (от { $least } до { $most })
telling-of = { $of }: { $label }
telling-thing = { $label }: было что-нибудь?
telling-thing-more = { $label }: было что-нибудь ещё?
telling-offered = Просто Enter — { $usual }
telling-nothing = Просто Enter — ничего
telling-nothing-more = Просто Enter — больше ничего
telling-not-choice = Введите номер от 1 до { $choices } или то, что стоит рядом с ним. «{ $back }» — вернуться на вопрос назад.
telling-not-number = Введите число, например 49 или 49,5. «{ $back }» — вернуться на вопрос назад.
telling-not-whole = Введите целое число от { $least } до { $most }. «{ $back }» — вернуться на вопрос назад.
telling-not-names = Введите имена через запятую, всего { $players }, или просто нажмите Enter.
telling-not-players = Введите одно из этих чисел: { LIST($known, joint: "or") }.
telling-otherwise = Ответьте иначе или введите «{ $back }», чтобы изменить прежний ответ.
telling-file = Раздача в файле:
telling-may-be = Что в нём может быть по правилам «{ $rules }» (места считают с 0):
telling-as-file = Та же раздача в виде файла:
telling-no-score = О раздаче рассказано не всё, поэтому подсчитать её пока нельзя.
telling-so-far = Вот что вы сказали, в виде файла:
telling-keep = Чтобы сохранить её, введите имя файла, например razdacha.json. Просто Enter — не сохранять.
telling-kept = Файл { $file } записан. Его можно исправить. Чтобы подсчитать раздачу ещё раз, наберите:

## A deal that is typed

referee-not-taken =
    { $how ->
        [read] Строка { $number } не принята, как и всё, что после неё: «{ $line }». Исправьте её и введите все строки заново.
        [pasted] Из этой строки ничего не принято, как и из того, что вставлено после неё: введите её заново, потом остальное.
       *[typed] Из этой строки ничего не принято: введите её заново целиком.
    }
