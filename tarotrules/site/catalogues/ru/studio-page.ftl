### Мастерская: страница вокруг книги.

studio-waiting = Правила открываются…
studio-waiting-for = Открывается: «{ $title }»…
studio-waiting-came = Открывается по ссылке: «{ $title }»…
studio-waiting-mistake = В правилах ошибка. Исправьте её, и книга появится.
studio-link-came = Эти правила пришли по ссылке: «{ $title }». Ваши собственные правила остались на месте.
studio-sheet-print = Напечатать эту страницу
studio-find-option = Дополнение, в разделе «Дополнения»
studio-find-near = Ближе всего:
