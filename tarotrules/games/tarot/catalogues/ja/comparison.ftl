### ルールの比較：壁に貼っておける、違いの一覧。

comparison-title = { $names }の違い
comparison-title-child = { $child }：「{ $base }」との違い
comparison-title-several = { $n }種類のルールの比較
comparison-name = { $title }（{ $detail }）
comparison-about = { $name }、{ $players }人用。ルールID { $identity }…

## まとめ

comparison-glance = ひと目で分かる違い
comparison-nothing = { $players }人で遊ぶとき、違いはありません。ルールはまったく同じです。
comparison-no-common = どのルールでも遊べる人数がないので、比べることができません。
comparison-amount =
    { $n ->
        [0] { $players }人で遊ぶとき、全{ $all }規則がすべて同じです。
       *[other] { $players }人で遊ぶとき、全{ $all }規則のうち{ $n }規則が異なります。
    }
comparison-alone =
    { $n ->
       *[other] そのうち{ $n }規則は{ $name }だけにあります。
    }
comparison-further =
    { $n ->
       *[other] ほかの人数では、さらに{ $n }規則が異なります。
    }
comparison-alike = ただし{ $players }人で遊ぶとき、規則{ $numbers }はどのルールでも同じです。
comparison-only-played =
    { $n ->
       *[other] { $players }人で遊べるのは{ $names }だけです。
    }
comparison-quoted = 「{ $name }」
comparison-letters = 同じ行で文字が同じなら、規則も同じです。Aは、その規則がある最初のルールの内容を表し、「–」はその規則がないことを表します。
comparison-rule = 規則
comparison-rules = 異なる規則の数
comparison-pairs = 二つずつ比べたとき、いくつの規則が異なるか

## 規則ごとの違い

comparison-with = { $players }人で遊ぶとき
comparison-absent = _この規則はありません。_
comparison-silent = _これについての決まりはありません。_
comparison-row = { $row }（{ $column }）
comparison-caption = { $caption }（{ $columns }）
comparison-between = { "；" }
comparison-of = *{ $name }*：{ $text }
comparison-unset = 指定なし
comparison-value = { $value }（{ $origin }）
comparison-origin = { $place }、{ $source }

## ディール

comparison-deals =
    { $n ->
        [0] 得点
       *[other] 違いが分かるディール
    }
comparison-no-deal = 試したディールの中に、すべてのルールで起こりうるものはありませんでした。
comparison-same-scores = 試したディールのうち、すべてのルールで起こりうる{ $n }通りでは、どのルールでも得点が同じでした。
comparison-not-apart = 試した{ $n }通りのディールでは、{ $names }の得点はいつも同じでした。
comparison-promise =
    { $announced ->
        [attack] { $kept ->
            [attack] デクレアラー側が「{ $title }」を宣言し、達成しました。
            [defence] デクレアラー側が「{ $title }」を宣言しましたが、達成したのはディフェンダー側です。
           *[nobody] デクレアラー側が「{ $title }」を宣言しましたが、達成できませんでした。
        }
        [defence] { $kept ->
            [attack] ディフェンダー側が「{ $title }」を宣言しましたが、達成したのはデクレアラー側です。
            [defence] ディフェンダー側が「{ $title }」を宣言し、達成しました。
           *[nobody] ディフェンダー側が「{ $title }」を宣言しましたが、達成できませんでした。
        }
       *[nobody] { $kept ->
            [attack] デクレアラー側が宣言なしに「{ $title }」を達成しました。
            [defence] ディフェンダー側が宣言なしに「{ $title }」を達成しました。
           *[nobody] 「{ $title }」を宣言した人はいません。
        }
    }
