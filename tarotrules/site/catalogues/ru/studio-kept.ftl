### Что остаётся, даже если пропало другое.

studio-evening-full = В один вечер можно записать не больше { $most } имён.
studio-evening-lost = Эта версия страницы не может прочитать правила этого вечера, поэтому подсчитать его нельзя. Раздачи сохранены так, как их записали.
studio-kept-newer = То, что здесь хранится, записала более новая версия страницы. Обновите страницу; до этого ничего не сохраняется.
studio-evening-own = Этот вечер считается по правилам, с которыми его сохранили: «{ $title }». Открытые сейчас правила другие.
studio-evening-own-rules = Открыть правила этого вечера
studio-evening-own-again = Пересчитать всё по открытым правилам
studio-deleted-it = Удалено: «{ $title }».
studio-none-kept = На этом устройстве пока нет ваших правил. Начните ниже.
studio-twin-same = Такие же, как более новые с этим названием
studio-twin-rules = Чем отличаются от более новых с этим названием ({ $n }): { $rules }
studio-link-came-alone = Эти правила пришли по ссылке: «{ $title }». Теперь они сохранены на этом устройстве.
studio-link-known = Эти правила у вас уже есть: «{ $title }».

## Какими правила были раньше.

studio-versions = Прежние версии
studio-versions-of = Прежние версии: «{ $title }»
studio-versions-close = К правилам
studio-versions-said = Откройте версию, чтобы увидеть, чем она отличается. Какую бы вы ни вернули, нынешняя останется в этом списке.
studio-version-asking = Ищем отличия…
studio-version-mistake = В записи этой версии есть ошибка.
studio-version-unread = В нынешней записи ошибка; откройте, чтобы увидеть, какие строки отличаются.
studio-version-same = Правила те же; отличаются только названия, примечания или запись.
studio-version-rules = Правила, которые сейчас другие ({ $n }): { $rules }
studio-version-then = В этой версии
studio-version-now = Сейчас
studio-version-nothing = об этом ничего нет
studio-version-more = Отличаются и другие строки.
studio-version-ask = Вернуть эту версию? Нынешняя останется в списке.
studio-version-bring = Вернуть эту версию
studio-version-leave = Нет, оставить как есть
studio-version-brought = Возвращена версия: { $when }.
studio-version-brought-whole = Возвращена последняя версия без ошибок.
studio-version-undone = Отменено: правила снова такие, какими были.
studio-lost-mistake = В условной записи ошибка, поэтому книгу показать нельзя.
studio-lost-bring = Вернуть последнюю версию без ошибок
studio-lost-when = Это версия: { $when }. Чем она отличается:
studio-lost-look = Показать ошибку
studio-lost-stale = В условной записи ошибка, поэтому здесь ничего нельзя показать.
studio-lost-out = Что можно сделать?
