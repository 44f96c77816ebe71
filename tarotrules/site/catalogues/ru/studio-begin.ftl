### Мастерская: хорошее начало.

studio-option-now = Сейчас у вас:
studio-naming-about-short = Название
studio-building-means-when = Значит: { $text }
