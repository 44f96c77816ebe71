### What is said of deals of any game: by a referee, by a simulation.

## What may be done in a deal, and why not

legal-cards = Можно сыграть: { LIST($cards) }.
legal-none = Играть нечего.
legal-not = { $card } сыграть нельзя: правило { $rule }. { $says }
why-allowed = Так можно.
why-rule = Правило { $rule }: { $text }

## A deal that somebody types

referee-fine = Всё было по правилам.
referee-word-undo = назад, отмена
referee-word-help = помощь
referee-word-quit = выход, конец
referee-word-score = счёт
referee-undone = Убрано: { $line }
referee-nothing = Убирать нечего.
referee-unread = Здесь непонятно, что значит «{ $word }». «помощь» скажет, что можно писать.
referee-help = Одно за другим, в одной строке или в нескольких:
referee-help-undo = назад — убрать последнюю строку
referee-help-quit = выход — закончить

## What became of many deals that programs played

simulation-title = { $title }: моделирование
simulation-share = { $value } ({ $low }–{ $high })
simulation-mean = { SIGNED($value) } ± { $half }
simulation-amount = { $value } ± { $half }
simulation-unknown = –
simulation-column-what = Что
simulation-column-who = Кто
