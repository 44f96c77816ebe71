### 長い一覧から選ぶもの

studio-picking-cards = どのカードか
studio-picking-other = ほかのもの…
studio-picking-none = この一覧に「{ $words }」に合うものはありません。別の言葉で探すか、テーマを選んでください。
studio-picking-own-card = ほかのカードを一枚選ぶ…
studio-picking-there = ある
studio-picking-not-there = ない
studio-picking-compare = ほかのものと比べる…
studio-picking-missing = まだ選ばれていません：{ $what }
studio-picking-no-number = 使えない数です：{ $what }
studio-picking-way-none = 丸めない
studio-picking-way-up = いつも切り上げる（大きいほうへ）
studio-picking-way-down = いつも切り捨てる（小さいほうへ）
studio-picking-way-nearest = いちばん近い数にする
studio-picking-way-away = 勝ちも負けも大きくする
studio-picking-way-toward = 勝ちも負けも小さくする
studio-picking-such-up = 2.5 → 3、−2.5 → −2
studio-picking-such-down = 2.5 → 2、−2.5 → −3
studio-picking-such-nearest = 2.4 → 2、2.5 → 3
studio-picking-such-away = 2.5 → 3、−2.5 → −3
studio-picking-such-toward = 2.5 → 2、−2.5 → −2
