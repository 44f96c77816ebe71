## ディールのプレイ

legal-cards = 出せるカード：{ LIST($cards) }
legal-none = 出すカードがありません。
legal-not = { $card }は出せません（規則{ $rule }）。{ $says }
why-allowed = これは認められています。
why-rule = 規則{ $rule }：{ $text }

## Who is where in a match

standings-topage = { $result }（デクレアラー{ $attack }、ディフェンダー{ $defence }）
standings-root = { $result }マッチポイント
standings-percent = { $n }%
standings-table = テーブル{ $table }・{ $lies }
