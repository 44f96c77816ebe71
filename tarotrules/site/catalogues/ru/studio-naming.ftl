### Мастерская: ответы на вопросы, названия, источники правил.

## Начать с вопросов

studio-begin-asked = С нескольких вопросов
studio-ask = Ответить на вопросы
studio-ask-said = Вопросы по одному, ответ — одним нажатием; потом откроется книжка ваших правил. Вопрос можно пропустить, а закончить — когда угодно.
studio-ask-progress = Вопрос { $n } из { $all }
studio-ask-rule = Как играют у вас?
studio-ask-yes = Да
studio-ask-no = Нет
studio-ask-skip = Пропустить
studio-ask-back = Предыдущий вопрос
studio-ask-enough = Показать книжку
studio-ask-stop = Начать иначе
studio-ask-title = Наши правила
studio-ask-left = Не согласуется с другими ответами и осталось как было: { $list }

## Названия и источники правил

studio-naming-about = Название и источники
studio-naming-these = Эти правила
studio-naming = Названия
studio-naming-order = Названия и порядок
studio-naming-name = Название
studio-naming-title = Название правил
studio-naming-note = Примечание в начале книжки
studio-naming-source = Источник этих правил
studio-naming-source-such = Тетрадь клуба, 2026
studio-naming-status = Чьи это правила
studio-naming-status-none = не указано
studio-naming-region = Где так играют
studio-naming-region-such = france, quebec
studio-naming-people = Кто так играет
studio-naming-period = Когда так играют или играли
studio-naming-cited = Откуда это правило
studio-naming-cited-such = решили 3 мая у Антона
studio-naming-others = На других языках
studio-naming-back = Вернуть прежнее
studio-naming-back-of = Вернуть прежнее: { $what }, { $language }
studio-naming-earlier = Выше
studio-naming-later = Ниже
studio-naming-earlier-of = Поставить выше: { $title }
studio-naming-later-of = Поставить ниже: { $title }
