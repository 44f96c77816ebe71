### ルールのあとに続く部分。

# open-…：ルールに定めがなく、始める前に確かめること。
open-title = 始める前に決めておくこと
open-intro = 次のことは、このルールでは決まっていません。最初のディールの前に、全員で決めておきましょう。
open-of = { $title }：{ $question }
open-at = { $question }（{ $rule }）

## 用語集

glossary-at = { $said }（{ $rule }）

## 索引

index-title = 索引
index-gap = { "、" }
index-players = 人数
index-revoke = リボーク
index-aim = 目的
index-ace = エース
index-deal = 配り方
index-hand = 手札
index-last-trick = 最後のトリック
