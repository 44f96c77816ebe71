### 自分たちのルールが、知られているどのルールに最も近いか。

nearest-title = 「{ $title }」に近いルール
nearest-nothing = 比べられるルールがほかにありません。
nearest-with =
    { $n ->
       *[other] { $title }（オプション：{ $options }）
    }
nearest-exceptions =
    { $n ->
        [0] { $name }とまったく同じルールで遊んでいます。
       *[other] { $name }のルールで遊んでいます。違いは{ $n }項目だけです。
    }
nearest-far = まったく同じルールは知られていません。最も近いのは{ $name }で、{ $n }項目が異なります。
nearest-here =
    { $n ->
       *[other] 異なる規則
    }
nearest-near = 近いルール
nearest-rules = ルール
nearest-differing = 異なる規則の数
nearest-distance = 隔たり
nearest-measured = 隔たりの測り方
nearest-costs = 近いルールを探すときは、オプションを一つ挙げるごとに隔たりに1を加えます。次の表は、章ごとの隔たりです。
nearest-chapter = 章
nearest-weight = 重み
