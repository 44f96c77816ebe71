### ルールの比較：壁に貼っておける、違いの一覧。

comparison-title-several = { $n }種類のルールの比較
nearest-measure = 違い（コントラクト、支払い、宣言の段階など）を一つずつ数え、章ごとの重みを掛けます。一部の人数でだけ異なるものは、その割合だけ数えます。

## ディール

comparison-promise =
    { $announced ->
        [attack] { $kept ->
            [attack] デクレアラー側が{ TITLE($title, form: "bare") }を予告し、達成しました。
            [defence] デクレアラー側が{ TITLE($title, form: "bare") }を予告しましたが、達成したのはディフェンダー側です。
           *[nobody] デクレアラー側が{ TITLE($title, form: "bare") }を予告しましたが、達成できませんでした。
        }
        [defence] { $kept ->
            [attack] ディフェンダー側が{ TITLE($title, form: "bare") }を予告しましたが、達成したのはデクレアラー側です。
            [defence] ディフェンダー側が{ TITLE($title, form: "bare") }を予告し、達成しました。
           *[nobody] ディフェンダー側が{ TITLE($title, form: "bare") }を予告しましたが、達成できませんでした。
        }
       *[nobody] { $kept ->
            [attack] デクレアラー側が予告なしで{ TITLE($title, form: "bare") }を達成しました。
            [defence] ディフェンダー側が予告なしで{ TITLE($title, form: "bare") }を達成しました。
           *[nobody] { TITLE($title, form: "bare") }は、予告も達成もされませんでした。
        }
    }

## 規則の短い名前

name-declaring = { $title }：宣言の仕方
name-announcing = { $title }：予告
name-exempt =
    { NOUN($card) }：{ $part ->
        [play] 出し方
        [owner] 持ち主
       *[last] 最後のトリック
    }
name-payment = { $title }：支払い
