### То, что стоит после правил.

# open-…: о чём спрашивают перед игрой, если правила об этом молчат.
open-title = О чём правила умалчивают
open-intro = На эти вопросы правила не отвечают. Договоритесь обо всём до первой раздачи.
open-of = Правило «{ $title }». { $question }
open-at = { $question } ({ $rule })

## Словарь

glossary-at = { $said } ({ $rule })

## Указатель

index-title = Указатель
index-gap = { ", " }
index-players = число игроков
index-revoke = фальшренонс
index-aim = цель игры
index-ace = туз
index-deal = сдача карт
index-hand = число карт на руках
index-last-trick = последняя взятка
