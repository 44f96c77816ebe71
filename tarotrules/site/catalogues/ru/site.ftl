### The short words of the site. Longer texts are in texts/.

site-language = Русский
site-motto = Домашние правила французского таро и пикета, записанные один раз
site-chooser = Языки
site-other-languages = Другие языки
site-to-dark = Тёмное оформление
site-to-light = Светлое оформление
site-made-with = Сделано программой { $name } из её собственных файлов. Ничего не загружается извне.

## Parts of the site

section-home = Главная
section-house-rules = Свои правила
section-play = Играть
section-studio = Мастерская
section-variants = Варианты
section-options = Опции
section-comparisons = Сравнения
section-language = Язык правил
section-diagnostics = Сообщения
section-developers = Разработчикам

## Variants and their books

variants-title = Варианты, которые идут с программой
variants-intro = Каждый из них — такой же файл, как ваш. Прочитайте его правила, возьмите его за основу или сравните с другим.
variants-name = Вариант
variants-where = Где и кто играет
variants-players = Игроки
variants-source = Источник
variants-as-parent = Как у варианта «{ $title }»
book-description = Правила «{ $title }» для чтения и печати.
book-downloads = Скачать
book-source = Файл, из которого сделана эта книга
book-lines = { $n ->
        [one] { $n } строка
        [few] { $n } строки
        [many] { $n } строк
       *[other] { $n } строки
    }
book-compared = Чем отличается от «{ $title }»
book-about = Об этой книге

download-pdf = Книжка правил (PDF)
download-booklet = Брошюра, которую сгибают и скрепляют (PDF; печатать с двух сторон, переворачивать по короткому краю)
download-epub = Книжка правил для электронной книги (EPUB)
download-html = Книжка правил (одна веб-страница)
download-json = Правила для программ (JSON)
download-cheat = { $players ->
        [one] Памятка для { $players } игрока (PDF)
        [few] Памятка для { $players } игроков (PDF)
        [many] Памятка для { $players } игроков (PDF)
       *[other] Памятка для { $players } игрока (PDF)
    }
download-score = { $players ->
        [one] Лист для записи очков на { $players } игрока (PDF)
        [few] Лист для записи очков на { $players } игроков (PDF)
        [many] Лист для записи очков на { $players } игроков (PDF)
       *[other] Лист для записи очков на { $players } игрока (PDF)
    }
download-tarot = Сам файл

## Options

options-title = Опции, которые идут с программой
options-title-of = Опции: { $game }
options-intro = Опция — это правило, по которому одни компании играют, а другие нет. Её берут по имени: { $example }. О каждой сказано, что она меняет в официальных правилах.
options-source = Файл опции
options-needs = Вместе с ней нужна опция «{ $title }».
options-nothing = Сама по себе она ничего не меняет в тексте правил.
options-added = Новое
options-changed = Изменено
options-removed = Отменено
options-more = И ещё { $n ->
        [one] { $n } правило
        [few] { $n } правила
        [many] { $n } правил
       *[other] { $n } правила
    }

## Comparisons

comparisons-title = Сравнение вариантов
comparisons-title-of = Сравнение вариантов: { $game }
comparisons-intro = Что в этих вариантах сказано по-разному, правило за правилом. То, что у всех одинаково, опущено.
comparisons-pairs = Каждый рядом с тем, на котором он основан
kinship-title = Кто играет похоже
kinship-intro = Какой вариант на каких правилах основан и насколько они далеки друг от друга.
kinship-close = Кто к кому близок
kinship-close-told = То, что соединяется рядом с названиями, близко; чем левее сходятся линии, тем больше различий.
kinship-descent = Кто на чём основан
kinship-descent-told = Вариант стоит с отступом под правилами, на которых он основан.
kinship-map = Все расстояния
kinship-map-told = Каждое число — расстояние между двумя вариантами; чем темнее клетка, тем они ближе. У столбцов те же номера, что и у строк.
kinship-measure = Как измеряется расстояние
rules-title = { $chapter }: кто как играет
rules-intro = Что говорят о каждом правиле известные варианты и опции, которые его вводят, — для того числа игроков, для которого изложена игра. Те, кто говорит одно и то же, стоят вместе.
rules-most =
    { $all ->
        [yes] все
       *[no] все остальные
    }
region-title = Таро по регионам: { $region }
region-intro = Известные варианты, в которые там играют, и правила, которыми каждый отличается от исходного.
region-differs = Отличия, правило за правилом

## The tutorial: what is written in its files

tutorial-name = chetverg
tutorial-title = Таро по четвергам
tutorial-notebook = Тетрадь наших четвергов
tutorial-page = тетрадь, с. 2
tutorial-reason = мы всегда так играли
tutorial-bid = petite
tutorial-bid-title = Малая
tutorial-bonus = korol-v-konce
tutorial-bonus-title = король в конце
# The word for “players”, mistyped.
tutorial-mistyped = ироки
# Another language to show the file in.
tutorial-other = fr

## Listings

listing-label = Текст файла { $name }
listing-session = Что набрать и что будет в ответ
listing-table = Стол в терминале
sample-file = Файл в несколько строк…
sample-page = …и страница книжки, сделанной из него
sample-answers = Подсчёт раздачи и ответ на вопрос, кто это сказал
