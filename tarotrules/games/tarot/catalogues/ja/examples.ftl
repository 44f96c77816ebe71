### ルールブックの例。状況、計算、各プレイヤーの得点。

example-deal =
    { $partner ->
        [yes] { COUNTED($players, noun: "player") }で遊び、デクレアラーは{ $taker }、パートナーは{ $other }、コントラクトは「{ $contract }」です。
        [two] { COUNTED($players, noun: "player") }で遊び、デクレアラーは{ $taker }、パートナーは{ $other }の二人、コントラクトは「{ $contract }」です。
        [always] { COUNTED($players, noun: "player") }で遊び、デクレアラーは{ $taker }、コントラクトは「{ $contract }」です。
       *[no] { COUNTED($players, noun: "player") }で遊び、デクレアラーは{ $taker }（パートナーなし）、コントラクトは「{ $contract }」です。
    }
example-last-trick = { $who }が、{ LIST($inside) }の出た最後のトリックに勝ちます。
example-carried-home = { $who }が、{ LIST($inside) }の出た最後から二番目のトリックに勝ち、最後のトリックには{ $card }で勝ちます。
example-first-trick = { $who }が、{ $card }の出た最初のトリックに勝ちます。
example-own-card = このカードを出したのも同じ側です。
example-bonus-of-player = { $who }が「{ $title }」のボーナスを得ます。
example-bonus =
    { $side ->
        [attack] デクレアラー側が「{ $title }」のボーナスを得ます。
       *[defence] ディフェンダー側が「{ $title }」のボーナスを得ます。
    }
example-claim =
    { $by ->
        [taker] デクレアラーは{ $what }を宣言します。
       *[other] { $who }は{ $what }を宣言します。
    }
example-claimed = { TITLE($title, form: "bare") }
example-promise =
    { $outcome ->
        [announced] { $side ->
            [attack] デクレアラーは{ TITLE($title, form: "bare") }を予告し、達成します。
           *[defence] ディフェンダーの{ $who }が{ TITLE($title, form: "bare") }を予告し、ディフェンダー側が達成します。
        }
        [broken] { $side ->
            [attack] デクレアラーは{ TITLE($title, form: "bare") }を予告しますが、達成できません。
           *[defence] ディフェンダーの{ $who }が{ TITLE($title, form: "bare") }を予告しますが、ディフェンダー側は達成できません。
        }
       *[unannounced] { $side ->
            [attack] デクレアラー側が{ TITLE($title, form: "bare") }を予告なしで達成します。
           *[defence] ディフェンダー側が{ TITLE($title, form: "bare") }を達成します。
        }
    }
example-by =
    { $rounded ->
        [up] 点差は{ $raw }点で、切り上げて{ $margin }点
        [down] 点差は{ $raw }点で、切り捨てて{ $margin }点
       *[no] 点差は{ $margin }点
    }
example-result = デクレアラー側が取ったのは{ COUNTED($points, noun: "point") }、目標点数は{ COUNTED($target, noun: "point") }（{ COUNTED($oudlers, noun: "oudler") }）です。{ $result ->
        [exact] コントラクトは成功、点差は0点です。
        [made] コントラクトは成功、{ example-by }です。
        [lost] コントラクトは失敗、{ example-by }です。
        [unscored] このディールは引き分けで、誰にも点数は付きません。
       *[drawn] このディールは引き分けです。
    }
example-contract = コントラクト
example-stake =
    { $owes ->
        [yes] −（{ $worth }{ account-add }）{ example-times }
       *[no] { $multiplier ->
            [1] { $worth }{ account-add }
           *[other] （{ $worth }{ account-add }）{ example-times }
        }
    }
example-times =
    { $multiplier ->
        [1] {""}
       *[other] ×{ $multiplier }
    }
example-product =
    { $owes ->
        [yes] −
       *[no] {""}
    }{ $amount }×{ $multiplier }
example-into-difference = 点差に加算
example-total =
    { $two ->
        [yes] 一人分の点数（デクレアラー側）
       *[no] 一人分の点数（デクレアラー側）
    }
example-rounded = 丸めた後
example-score = { $who } { SIGNED($score) }
example-each = ディフェンダー 各{ SIGNED($score) }
example-others = ほか 各{ SIGNED($score) }
example-comma = { $one }、{ $two }
example-outcome =
    { $contrary ->
        [made] コントラクトは成功でも、支払うのはデクレアラー側です。{ $scores }。
        [lost] コントラクトは失敗でも、受け取るのはデクレアラー側です。{ $scores }。
       *[no] { $scores }。
    }

## May this be played?

position-title = どれを出せますか
position-trick = 場のカード：{ $cards }
position-first = 最初のトリックのリード。指名されたカード：{ $card }
position-hand =
    { $first ->
        [yes] 手札の一部
       *[no] 手札
    }：{ $cards }
position-allowed = 出せるカード：{ $cards }
position-refused = 出せないカード：{ LIST($reasons) }
position-reason = { $cards }（{ $rule }）
