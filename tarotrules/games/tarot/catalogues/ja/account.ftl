### 一回のディールの計算。

account-situation =
    { $partner ->
        [yes] { COUNTED($players, noun: "player") }でプレイし、Aが「{ $contract }」をビッドしてデクレアラーになり、Bと組みました。デクレアラー側が取ったのは{ COUNTED($points, noun: "point") }（{ COUNTED($oudlers, noun: "oudler") }）です。
        [two] { COUNTED($players, noun: "player") }でプレイし、Aが「{ $contract }」をビッドしてデクレアラーになり、B、Cの二人と組みました。デクレアラー側が取ったのは{ COUNTED($points, noun: "point") }（{ COUNTED($oudlers, noun: "oudler") }）です。
        [always] { COUNTED($players, noun: "player") }でプレイし、Aが「{ $contract }」をビッドしてデクレアラーになりました。デクレアラー側が取ったのは{ COUNTED($points, noun: "point") }（{ COUNTED($oudlers, noun: "oudler") }）です。
       *[no] { COUNTED($players, noun: "player") }でプレイし、Aが「{ $contract }」をビッドしてデクレアラーになり、一人で戦いました。デクレアラー側が取ったのは{ COUNTED($points, noun: "point") }（{ COUNTED($oudlers, noun: "oudler") }）です。
    }
account-all-passed =
    { $taker ->
        [nobody] { COUNTED($players, noun: "player") }で遊び、各自が一人でプレイします。
       *[highest_bidder] { COUNTED($players, noun: "player") }で遊び、全員がパスします。
    }
account-have =
    { $taker ->
        [nobody] 結果は{ $list }です。
       *[highest_bidder] 各自が一人で戦うときに取るのは、{ $list }です。
    }
account-has = { $who }が{ COUNTED($n, noun: "card-point") }（{ COUNTED($oudlers, noun: "oudler") }）
account-bonus =
    { $side ->
        [attack] デクレアラー側が「{ $title }」のボーナスを得ました。
       *[defence] ディフェンダー側が「{ $title }」のボーナスを得ました。
    }
account-claim = { $who }が{ TITLE($title, form: "bare") }を宣言しました。

account-added = デクレアラー側のカードは{ $cards }点で、どちらの側も加える{ $added }点を足すと{ $points }点です。
account-target = デクレアラー側の目標点数は{ COUNTED($target, noun: "point") }（{ COUNTED($oudlers, noun: "oudler") }）、取った点数は{ COUNTED($points, noun: "point") }です。
account-result =
    { $result ->
        [made] コントラクトは成功で、点差は{ $margin }点です。
        [lost] コントラクトは失敗で、点差は{ $margin }点です。
        [unscored] このディールは引き分けで、誰にも点数は付きません。
       *[drawn] このディールは引き分けです。
    }
account-decided =
    { $result ->
        [made] コントラクトは成功です。
        [lost] コントラクトは失敗です。
        [unscored] このディールは引き分けで、誰にも点数は付きません。
       *[drawn] このディールは引き分けです。
    }
account-margin-paid = これにより、点差は{ $raw }点から{ $margin }点になります。
account-margin-rounded =
    { $way ->
        [up] 点差{ $raw }点は、切り上げて{ $margin }点とします。
       *[down] 点差{ $raw }点は、切り捨てて{ $margin }点とします。
    }
account-contract = コントラクト（{ $title }）
account-term = { $what }：{ $amount }×{ $multiplier }＝{ SIGNED($unit) }
account-add = { $less ->
        [yes] −{ $margin }
       *[no] ＋{ $margin }
    }
account-stake = { $what }：{ $to ->
        [defence] −（{ $worth }{ $add }）
       *[attack] { $multiplier ->
            [1] { $worth }{ $add }
           *[other] （{ $worth }{ $add }）
        }
    }{ $multiplier ->
        [1] {""}
       *[other] ×{ $multiplier }
    }＝{ SIGNED($unit) }
account-term-plain = { $what }：{ SIGNED($unit) }
account-term-nothing = { $what }：0（どちらの側にも支払われません）
account-term-margin = { $what }：点差に{ SIGNED($margin) }点
account-unit =
    { $to ->
        [attack] { $two ->
            [yes] 一人分の点数は{ $unit }点です。ディフェンダーがデクレアラー側に{ COUNTED($unit, noun: "point") }を支払います。
           *[no] 一人分の点数は{ $unit }点です。ディフェンダーはそれぞれ、デクレアラー側に{ COUNTED($unit, noun: "point") }を支払います。
        }
        [defence] { $two ->
            [yes] 一人分の点数は{ SIGNED($signed) }点です。デクレアラー側がディフェンダーに{ COUNTED($unit, noun: "point") }を支払います。
           *[no] 一人分の点数は{ SIGNED($signed) }点です。デクレアラー側は、それぞれのディフェンダーに{ COUNTED($unit, noun: "point") }を支払います。
        }
       *[nobody] 一人分の点数は{ $unit }点です。支払いはありません。
    }
account-unit-rounded =
    { $way ->
        [up] 一人分の点数{ $raw }点は、切り上げて{ $unit }点とします。
       *[down] 一人分の点数{ $raw }点は、切り捨てて{ $unit }点とします。
    }
account-between = { $what }は、コントラクトとは別にプレイヤーどうしで精算します（{ $list }）。
account-between-nobody = { $what }：0（誰も支払わないため）
account-seat = { $who }：{ SIGNED($score) }
pool-lies = プールにあるムーシュ：{ LIST($list) }。
account-passed = 全員がパスしたので、得点はありません。
account-alone =
    { $taker ->
        [nobody] 各自が一人でプレイしました（{ $title }）。
       *[highest_bidder] 全員がパスし、各自が一人で戦いました（{ $title }）。
    }
account-place = { $who }：{ $counted }、{ $place }位。
account-points = { COUNTED($n, noun: "card-point") }
account-counted = { $n }
account-over = 目標点数との差が{ $n }点
account-place-paid =
    { $times ->
        [yes] { $place }位の得点は{ $pays }×{ $worth }＝{ $score }です。
       *[no] { $place }位の得点は{ $score }です。
    }
account-place-shared =
    { $times ->
        [yes] { $place }位から{ $last }位までが並んだので、得点はそれぞれ{ $pays }×{ $worth }＝{ $score }です。
       *[no] { $place }位から{ $last }位までが並んだので、得点はそれぞれ{ $score }です。
    }
account-scores = 得点
account-scores-below = 得点：
account-score = 得点
account-role =
    { $role ->
        [taker] { $who }（デクレアラー）
        [partner] { $who }（パートナー）
       *[defender] { $who }
    }
