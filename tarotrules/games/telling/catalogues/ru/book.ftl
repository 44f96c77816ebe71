### Книга правил, глава за главой.

chapter-game = Суть игры
chapter-deck = Карты
chapter-play = Розыгрыш
chapter-irregularities = Нарушения

see-rule = {" "}({ $rules })

## Суть игры

name-game-players = Число игроков
game-players = Правила изложены для { $list } игроков.
game-players-count = { NUMBER($n, gender: "m", case: "genitive") }
name-game-aim = Цель

## Карты

name-deck-pack = Колода
deck-classes-caption = Названия карт
deck-classes-word = Название
deck-classes-cards = Карты
deck-class = { NOUN($noun, number: "many", case: "plural") }

## Сдача карт

name-deal-hands = Число карт
name-deal-misdeal = Ошибка при сдаче

## Розыгрыш

name-play-follow = Класть в масть
