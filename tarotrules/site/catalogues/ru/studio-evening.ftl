### Кто сидит за столом вечером, и сохранённые вечера.

studio-evening-people = За столом
studio-evening-leaves = Уходит
studio-evening-leaves-who = { $who } уходит
studio-evening-back = Снова здесь
studio-evening-back-who = { $who } снова здесь
studio-evening-up = { $who } садится на место раньше
studio-evening-new = Новый игрок
studio-evening-add = Добавить
studio-evening-more = Ещё один игрок
studio-evening-more-said = Если пришло больше людей, чем играет в раздаче, сдающий её пропускает.
studio-evening-count = Игроков в раздаче
studio-evening-out = Пропускает раздачу
studio-evening-few = Для этих правил игроков слишком мало.
studio-evening-open = Открыть сохранённый вечер (JSON)
studio-evening-opened = Вечер открыт вместе с его правилами, рядом с остальным.
studio-evening-mistake = В тексте правил есть ошибка. Исправьте её, и вечер можно начать.
studio-evening-sound = Начать по прежним правилам
studio-evening-wrong-long = Этот файл слишком длинный для одного вечера.
studio-evening-wrong-unreadable = Этот файл не читается как вечер. Возможно, он повреждён.
studio-evening-wrong-other = Этот файл — не вечер, сохранённый здесь.
studio-evening-wrong-newer = Этот вечер сохранён более новой версией страницы. Обновите страницу, когда будете в сети.
studio-evening-wrong-rules = Правил в этом файле нет или в них ошибка, поэтому вечер нельзя подсчитать.
studio-evening-wrong-people = Имена или места в этом файле не могут быть верными.
studio-evening-wrong-deal = Раздача { $deal } в этом файле не может быть верной.

studio-compare-yours = Свои
studio-compare-deals = Раздачи, которые считаются иначе
studio-compare-file = Сравнить с файлом
studio-compare-broken = В тех правилах есть ошибка, поэтому сравнить с ними нельзя.
