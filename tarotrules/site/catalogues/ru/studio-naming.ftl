### Мастерская: ответы на вопросы, названия, источники правил.

## Начать с вопросов

studio-begin-asked = С нескольких вопросов
studio-ask = Ответить на вопросы
studio-ask-said = Сначала о том, в чём столы расходятся чаще всего. Вопрос можно пропустить, а закончить — когда угодно.
studio-ask-progress = Вопрос { $n } из { $all }
studio-ask-rule = Как играете вы?
studio-ask-option = Играют ли так за вашим столом?
studio-ask-yes = Да
studio-ask-no = Нет
studio-ask-who = Так играют: { $who }
studio-ask-skip = Пропустить
studio-ask-back = Предыдущий вопрос
studio-ask-enough = Показать книжку
studio-ask-stop = Начать иначе
studio-ask-title = Наши правила
studio-ask-left = Не согласуется с другими ответами и осталось как было: { $list }
