### 早見表、得点記録表、もとになるルールとの違い。

## カードの図

faces-gap = { " " }

## 早見表

cheat-nothing = –
cheat-players = { COUNTED($players, noun: "player") }

## 得点記録表

score-place = 場所
score-date = 日付
score-deals = ディールの記録
score-number = 回
score-total = 合計

## もとになるルールとの違い

changes-no-base = このルールは、ほかのルールをもとにしていないので、比べるものがありません。
changes-options = オプションごとの変更点
changes-option = オプション
changes-rules = 規則
