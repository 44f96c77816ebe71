## A table in the terminal

terminal-keys =
    { $asked ->
        [small] Увеличьте окно: 80 столбцов, 24 строки · Q выйти
        [card] Стрелки, Enter: выбрать или узнать, почему нельзя · S сохранить · Q выйти
        [pick] Стрелки, Enter: выбрать карты · 1 готово · S сохранить · Q выйти
       *[choice] Стрелки и Enter или номер · S сохранить · Q выйти
    }
terminal-more =
    { $above ->
        [0] ▼ ещё { $below }
       *[other] { $below ->
            [0] ▲ ещё { $above }
           *[other] ▲ ещё { $above } · ▼ ещё { $below }
        }
    }
terminal-read-on =
    { $above ->
        [0] ▼ Page Down: дальше
       *[other] { $below ->
            [0] ▲ Page Up: к началу
           *[other] ▲ Page Up · ▼ Page Down
        }
    }
terminal-keys-sheet = Enter: следующая раздача · S сохранить · Q выйти
terminal-keys-end = Enter: выйти из-за стола
terminal-saved =
    Теперь партия хранится в файле { $file }. Чтобы продолжить её:
    { $command }
terminal-unsaved = Партия пропадёт. S — сохранить её, ещё раз Q — выйти.
