### Раздача против компьютера

studio-view-play = Играть

studio-play-begin = Сыграть раздачу
studio-play-intro = Сыграйте по своим правилам с компьютером. Если картой ходить нельзя, нажмите на неё: увидите, какое правило это запрещает.
studio-play-deal = Сдать
studio-play-back = Вернуться к партии
studio-play-mistakes = В этих правилах ещё есть ошибки. Сначала исправьте их, потом играйте.
studio-play-broken = Эту партию нельзя продолжить.
studio-play-shortened = С тех пор программа изменилась, и партия продолжается с более раннего места.
studio-play-changed = С тех пор правила изменились. Эта партия продолжается по старым.
studio-play-anew = Новая партия по новым правилам
studio-play-full = На этом устройстве больше нет места: партия не сохранена.
studio-play-thinking = Остальные думают…
studio-play-hint = Подсказка
studio-play-hinted = На вашем месте компьютер выбрал бы: { $what }.
studio-play-undo = Взять ход назад
studio-play-on = Пусть компьютер доиграет за меня
studio-play-next = Следующая раздача
studio-play-new = Новая партия
studio-play-hand = Карты на руках
studio-play-table = Стол
studio-play-news = Что произошло
studio-play-rule = Прочитать правило { $number }
studio-play-lies = { $who }: { $card }.
studio-play-not = Здесь нельзя: нажмите, чтобы узнать почему.
studio-play-before = Прошлая взятка
studio-play-hint-short = Подсказка
studio-play-undo-short = Ход назад
studio-play-on-short = Доиграть
studio-play-new-short = Новая партия
studio-play-me = Кто из них вы?
studio-play-me-first = Сначала выберите, кто из них вы.
studio-play-nobody = Никто из них
studio-play-dotted = нельзя: нажмите, чтобы узнать почему
