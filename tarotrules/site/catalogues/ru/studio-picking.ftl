### Что выбирают из длинных списков.

studio-picking-cards = Какие карты
studio-picking-other = Что-то другое…
studio-picking-none = В этом списке нет «{ $words }». Попробуйте другое слово или выберите тему.
studio-picking-own-card = Выбрать другую карту…
studio-picking-there = есть
studio-picking-not-there = нет
studio-picking-compare = сравнить с другим…
studio-picking-missing = Ещё не выбрано: { $what }
studio-picking-no-number = Такого числа быть не может: { $what }
studio-picking-way-none = не округлять
studio-picking-way-up = всегда вверх
studio-picking-way-down = всегда вниз
studio-picking-way-nearest = до ближайшего числа
studio-picking-way-away = и выигрыш, и проигрыш больше
studio-picking-way-toward = и выигрыш, и проигрыш меньше
studio-picking-such-up = 2,5 → 3; −2,5 → −2
studio-picking-such-down = 2,5 → 2; −2,5 → −3
studio-picking-such-nearest = 2,4 → 2; 2,5 → 3
studio-picking-such-away = 2,5 → 3; −2,5 → −3
studio-picking-such-toward = 2,5 → 2; −2,5 → −2
