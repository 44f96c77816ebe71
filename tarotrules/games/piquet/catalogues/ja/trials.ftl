### ルールの比較で試すディールとパルティ。

trial-title =
    { $kind ->
        [tricks] ディールのトリック
        [hands] ディールの手札
        [deal] ディール
       *[partie] パルティの終わり
    }
trial-hand = { $who }：{ $cards }。
trial-tricks = トリック：{ $list }。
trial-run =
    { $several ->
        [yes] { $who }は{ $first }から{ $last }まで
       *[no] { $who }は{ $first }
    }
trial-totals = 合計：{ $list }。
trial-term = { $who }：{ $what }、{ $n }点
comparison-title-several = { $n }種類のルールの比較
nearest-measure = 違い（役、追加の点、支払いなど）を一つずつ数え、章ごとの重みを掛けます。一部の人数でだけ異なるものは、その割合だけ数えます。
