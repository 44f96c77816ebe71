### What a hand is worth before the auction, by the scale of the rules.

hand-feature = { $title }：{ $points }
hand-total = 評価点の合計は{ COUNTED($points, noun: "point") }です。
hand-total-without = デクレアラーがドッグを手札に加えないコントラクトでは{ COUNTED($points, noun: "point") }です。
hand-bid = ビッドの目安は{ $title }です。
hand-pass = 評価表による目安は、パスです。
