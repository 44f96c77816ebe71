### ルールブックの各章。

chapter-scoring = 得点計算

## 12 得点計算

scoring-count = すべてのトリックが終わったら、両方の側が、取ったカードの点数をそれぞれ数えます。
scoring-target = デクレアラー側は、次の表の目標点数以上を取るとコントラクトに成功します。目標点数ちょうどでも成功です。
scoring-target-caption = デクレアラー側の目標点数
scoring-column-oudlers = 取ったウドレの枚数
scoring-column-target = 目標点数
scoring-half =
    { $result ->
        [lost] デクレアラー側が目標点数に半点足りなかったときは、コントラクトは失敗です。
        [drawn] デクレアラー側が目標点数にちょうど半点足りなかったときは、引き分けです。どちらの勝ちにもならず、勝った側が受け取るはずの点数は支払われません。
       *[made] デクレアラー側が目標点数に半点だけ足りなかったときは、それでもコントラクトは成功です。
    }
scoring-margin = _点差_とは、デクレアラー側の取った点数が目標点数をどれだけ上回ったか、または下回ったかをいいます。
scoring-margin-rounded =
    { $result ->
        [any] 点差は{ $how }。
        [made] コントラクトに成功したとき、点差は{ $how }。
       *[lost] コントラクトに失敗したとき、点差は{ $how }。
    }
rounding =
    { $direction ->
        [none] 丸めず、端数をそのまま残します
        [up] 端数を切り上げて{ rounding-step }にします（失点のときは切り捨てます）
        [down] 端数を切り捨てて{ rounding-step }にします（失点のときは切り上げます）
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
scoring-stake = まず、コントラクトそのものに対する支払いがあります。
scoring-unit = 次に、宣言、予告、ボーナスに対する支払いがあります。デクレアラー側が受け取る点数を足し、ディフェンダー側が受け取る点数を引きます。その合計を_基本点_といい、*ディフェンダーはそれぞれ*、基本点をデクレアラー側に支払います。ディフェンダー側が上回っているときは、逆にデクレアラー側から受け取ります。
scoring-unit-rounded =
    { $result ->
        [any] 基本点は{ $how }。
        [made] コントラクトに成功したとき、基本点は{ $how }。
       *[lost] コントラクトに失敗したとき、基本点は{ $how }。
    }
scoring-seat-rounded =
    { $result ->
        [any] 最後に、デクレアラー以外の得点は{ $how }。残りはデクレアラーの得失点とします。
        [made] 最後に、デクレアラー以外のプラスの得点は{ $how }。残りはデクレアラーの得失点とします。
       *[lost] 最後に、デクレアラー以外のマイナスの得点は{ $how }。
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
        [yes] 掛ける
       *[no] 掛けない
    }
shares-alone = デクレアラーが一人で戦うときは、{ COUNTED($players, noun: "defender") }のそれぞれから基本点を受け取るか、それぞれに基本点を支払います。
shares =
    { $which ->
        [default] パートナーがいるときは、デクレアラー側が受け取る点数や支払う点数を二人で分けます。その割合は、デクレアラーが{ COUNTED($taker, noun: "part") }、パートナーが{ COUNTED($partner, noun: "part") }です。
       *[named] 分け方「{ $name }」の割合は、デクレアラーが{ COUNTED($taker, noun: "part") }、パートナーが{ COUNTED($partner, noun: "part") }です。
    }
shares-rounded =
    { $result ->
        [any] パートナーの取り分は{ $how }。残りはデクレアラーの分とします。
        [made] パートナーが得る点数は{ $how }。残りはデクレアラーの分とします。
       *[lost] パートナーが失う点数は{ $how }。残りはデクレアラーの分とします。
    }
scoring-balance =
    { $balance ->
        [zero_sum] どのディールでも、全員の得点の合計は必ずゼロになります。
       *[winners_only] 得点するのは勝った側だけです。勝ったプレイヤーはそれぞれ基本点と同じ点数を得て、失点するプレイヤーはいません。
    }
