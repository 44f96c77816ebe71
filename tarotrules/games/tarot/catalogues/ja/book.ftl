### ルールブックの各章。

chapter-scoring = 得点計算

## 12 得点計算

scoring-count = 全員が手札を使い切ったら、デクレアラー側とディフェンダー側は、それぞれ取ったカードの点数を数えます。
scoring-target = 目標点数は、デクレアラー側が取ったウドレの枚数によって、次の表のように決まります。デクレアラー側は、目標点数以上を取っていればコントラクトに成功し、勝ちとなります。
scoring-target-caption = デクレアラー側の目標点数
scoring-column-oudlers = 取ったウドレの枚数
scoring-column-target = 目標点数
scoring-half =
    { $result ->
        [lost] 目標点数に半点でも足りなければ、コントラクトは失敗で、ディフェンダー側の勝ちです。
        [drawn] 目標点数にちょうど半点足りないときは、引き分けです。どちらの側の勝ちにもならず、勝った側が受け取ることになっている点数は支払いません。
       *[made] 目標点数に半点足りないだけであれば、コントラクトは成功とします。
    }
scoring-margin = _点差_とは、デクレアラー側が取った点数と目標点数との差（絶対値）をいいます。
scoring-margin-rounded =
    { $result ->
        [any] 点差は、{ $how }。
        [made] コントラクトに成功したときの点差は、{ $how }。
       *[lost] コントラクトに失敗したときの点差は、{ $how }。
    }
rounding =
    { $direction ->
        [none] 丸めずに端数を残します
        [up] 端数を切り上げて{ rounding-step }にします（失点の端数は切り捨てます）
        [down] 端数を切り捨てて{ rounding-step }にします（失点の端数は切り上げます）
        [nearest] { rounding-nearest }に丸めます
        [away] 端数を切り上げて{ rounding-step }にします
       *[toward] 端数を切り捨てて{ rounding-step }にします
    }
rounding-step =
    { $step ->
        [1] 整数
       *[other] { $step }の倍数
    }
rounding-nearest =
    { $step ->
        [1] 最も近い整数
       *[other] 最も近い{ $step }の倍数
    }
scoring-stake = まず、コントラクトの支払いを計算します。
scoring-unit = 次に、宣言、予告、ボーナスの支払いを計算します。コントラクトの支払いも含めて、デクレアラー側が受け取る点数を足し、ディフェンダー側が受け取る点数を引いた合計を_基本点_といいます。基本点がプラスのときは、*ディフェンダーはそれぞれ*、その点数をデクレアラー側に支払います。マイナスのときは、デクレアラー側が*それぞれのディフェンダー*にその絶対値の点数を支払います。
scoring-unit-rounded =
    { $result ->
        [any] 基本点は、{ $how }。
        [made] コントラクトに成功したときの基本点は、{ $how }。
       *[lost] コントラクトに失敗したときの基本点は、{ $how }。
    }
scoring-seat-rounded =
    { $result ->
        [any] 最後に、デクレアラー以外のプレイヤーの得失点は、{ $how }。残りはデクレアラーの得失点とします。
        [made] 最後に、デクレアラー以外のプレイヤーのプラスの得点は、{ $how }。
       *[lost] マイナスの得点は、{ $how }。残りはデクレアラーの得失点とします。
    }
payments-caption = 支払いの一覧
payments-what = 対象
payments-worth = 点数
payments-multiplied = コントラクトの得点倍率
payments-stake = コントラクト
payments-level = { $title }（{ $level }）
payments-promise =
    { $outcome ->
        [announced] { $title }（予告して達成）
        [broken] { $title }（予告して失敗）
       *[unannounced] { $title }（予告なしで達成）
    }
payments-yes-no =
    { $multiplied ->
        [yes] 倍率を掛ける
       *[no] 倍率を掛けない
    }
shares-alone = デクレアラーが一人で戦うときは、基本点を{ COUNTED($players, noun: "defender") }それぞれから受け取るか、それぞれに支払います。
shares =
    { $which ->
        [default] パートナーがいるときは、デクレアラー側の得失点を、デクレアラーが{ COUNTED($taker, noun: "part") }、パートナーが{ COUNTED($partner, noun: "part") }の割合で分けます。
       *[named] 分け方「{ $name }」では、デクレアラーが{ COUNTED($taker, noun: "part") }、パートナーが{ COUNTED($partner, noun: "part") }の割合で分けます。
    }
shares-rounded =
    { $result ->
        [any] パートナーの得失点は、{ $how }。残りはデクレアラーの得失点とします。
        [made] パートナーの得点は、{ $how }。残りはデクレアラーの得点とします。
       *[lost] パートナーの失点は、{ $how }。残りはデクレアラーの失点とします。
    }
scoring-balance =
    { $balance ->
        [zero_sum] どのディールでも、全員の得失点の合計は必ずゼロになります。
       *[winners_only] 得点するのは勝った側だけです。勝った側のプレイヤーはそれぞれ基本点と同じ点数を得ます。失点するプレイヤーはいません。
    }
