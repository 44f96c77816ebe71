### Листы: памятка для стола, лист для записи очков и то, чем правила отличаются от основы.

## Карты в виде значков

faces-gap = { " " }

## Памятка

cheat-nothing = –
cheat-players = { COUNTED($players, noun: "player") }

## Лист для записи очков

score-place = Место
score-date = Дата
score-deals = Раздачи
score-number = №
score-total = Итого

## Чем правила отличаются от основы

changes-no-base = Эти правила не основаны ни на каких других, и сравнивать их не с чем.
changes-options = Что меняют дополнения
changes-option = Дополнение
changes-rules = Правила
