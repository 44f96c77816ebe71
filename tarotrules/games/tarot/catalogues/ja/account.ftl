### 一回のディールの計算。ルールブックの計算例にも使う。

example-situation =
    { $partner ->
        [yes] { COUNTED($players, noun: "player") }でプレイし、Aが「{ $contract }」でデクレアラーになって、Bと組みます。デクレアラー側は{ COUNTED($points, noun: "point") }と{ COUNTED($oudlers, noun: "oudler") }を取りました。
       *[no] { COUNTED($players, noun: "player") }でプレイし、Aが「{ $contract }」でデクレアラーになって、一人で戦います。デクレアラー側は{ COUNTED($points, noun: "point") }と{ COUNTED($oudlers, noun: "oudler") }を取りました。
    }
example-bonus =
    { $side ->
        [attack] デクレアラー側が「{ $title }」のボーナスを得ます。
       *[defence] ディフェンダー側が「{ $title }」のボーナスを得ます。
    }
example-claim = { $who }が「{ $title }（{ $level }）」を宣言します。
example-promise =
    { $outcome ->
        [announced] 「{ $title }」を予告して、達成しました。
        [broken] 「{ $title }」を予告しましたが、失敗しました。
       *[unannounced] 「{ $title }」を予告なしで達成しました。
    }

account-target = { COUNTED($oudlers, noun: "oudler") }なので、デクレアラー側の目標点数は{ COUNTED($target, noun: "point") }です。取った点数は{ COUNTED($points, noun: "point") }です。
account-result =
    { $result ->
        [made] コントラクトは成功で、点差は{ $margin }です。
        [lost] コントラクトは失敗で、点差は{ $margin }です。
       *[drawn] このディールは引き分けです。
    }
account-margin-rounded = 点差{ $raw }を丸めて{ $margin }とします。
account-contract = コントラクト（{ $title }）
account-term = { $what }：{ $amount }×{ $multiplier }＝{ SIGNED($unit) }
account-term-plain = { $what }：{ SIGNED($unit) }
account-term-margin = { $what }：点差に{ SIGNED($margin) }
account-unit =
    { $to ->
        [attack] 合計{ $unit }：ディフェンダーはそれぞれ、デクレアラー側に{ COUNTED($unit, noun: "point") }を支払います。
        [defence] 合計{ SIGNED($signed) }：デクレアラー側は、それぞれのディフェンダーに{ COUNTED($unit, noun: "point") }を支払います。
       *[nobody] 合計{ $unit }：支払いはありません。
    }
account-unit-rounded = 合計{ $raw }を丸めて{ $unit }とします。
account-between = { $what }はプレイヤーの間で精算します（{ $list }）。
account-seat = { $who }：{ SIGNED($score) }
account-passed = 全員がパスしたので、得点はありません。
account-scores = 得点
account-scores-below = 得点：
account-player = プレイヤー
account-score = 点数
account-role =
    { $role ->
        [taker] { $who }（デクレアラー）
        [partner] { $who }（パートナー）
       *[defender] { $who }
    }

## 説明

explain-players =
    { $n ->
       *[other] { $list }人の場合
    }
explain-place = { $place }
explain-source = 出典：{ $source }
explain-assumed = 仮定：典拠となる資料なし
explain-assumed-why = 仮定：{ $source }
explain-no-source = 出典の記載なし
explain-beaten = { $place }の記述に代わる
