### ルールブックの各章。

chapter-game = ゲームの概要
chapter-deck = 使うカード
chapter-play = プレイ
chapter-irregularities = 反則

see-rule = （{ $rules }）

## ゲームの概要

name-game-players = プレイヤーの人数
game-players = { $list }で遊びます。
game-players-count = { $n }人
name-game-aim = 目的

## 使うカード

name-deck-pack = カードの枚数
deck-classes-caption = カードの呼び名
deck-classes-word = 呼び名
deck-classes-cards = 当てはまるカード
deck-class = { NOUN($noun) }

## ディール

name-deal-hands = 手札の配り方
name-deal-misdeal = 配り間違い

## プレイ

name-play-follow = フォロー
