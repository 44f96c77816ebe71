### Мастерская: что стоит проверить.

studio-telling-text = Посмотреть в тексте
studio-telling-instead = Взять это вместо «{ $titles }»
studio-telling-keep = Оставить «{ $titles }»
studio-telling-without = Убрать «{ $title }»
studio-telling-sieve = Искать в списке
studio-telling-late = На этом устройстве страницы готовятся слишком долго. Лучше напечатайте книжку через браузер.
