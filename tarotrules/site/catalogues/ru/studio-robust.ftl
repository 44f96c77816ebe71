### Мастерская: как найти правило и что произошло.

studio-find = Найти правило
studio-find-nothing = Ни в одном правиле нет слов «{ $words }».
studio-chapters = Содержание
studio-tap = Нажмите на правило, чтобы изменить его.
studio-counted = { $what } ({ $n })
studio-just-changed = Только что изменилось:
