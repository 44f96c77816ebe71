### Что добавляют к правилам.

studio-add-intro = Добавить что-то своё
studio-add-known = Как играют другие
studio-add-own = По-своему
studio-add-do = Добавить
studio-add-who = Так в правилах: { $who }
studio-add-said = В книге правил будет написано
studio-add-name = Название
studio-add-back = Назад к списку
studio-add-done = Добавлено: { $title }
studio-add-impossible = Здесь это нельзя добавить, не изменив чего-то ещё. Не добавляйте или измените и то и другое сразу на вкладке «Условная запись».
studio-add-wait = Минутку…
studio-add-unread = Это условие непонятно. Соберите его из готовых частей или запишите так: { $example }
