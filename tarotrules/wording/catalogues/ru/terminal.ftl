## A table in the terminal

terminal-keys =
    { $asked ->
        [card] Стрелки, Enter: выбрать или узнать, почему нельзя · S сохранить · Q выйти
        [pick] Стрелки, Enter: выбрать карты · 1 готово · S сохранить · Q выйти
       *[choice] Стрелки и Enter или номер · S сохранить · Q выйти
    }
terminal-keys-sheet = Enter: следующая раздача · S сохранить · Q выйти
terminal-keys-end = Enter: выйти из-за стола
terminal-saved = Теперь партия хранится в файле { $file }. Чтобы продолжить её: { $command }
terminal-unsaved = Партия пропадёт. S — сохранить её, ещё раз Q — выйти.
