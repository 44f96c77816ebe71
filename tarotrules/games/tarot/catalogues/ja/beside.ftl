### 人数によって違う数に添える人数：「3人では」。

beside-players = { $list }では
beside-players-more = { $list }では
beside-count =
    { $n ->
        [2] 2人
        [3] 3人
        [4] 4人
        [5] 5人
        [6] 6人
        [7] 7人
        [8] 8人
        [9] 9人
       *[other] 10人
    }
beside-legend = 文や見出しに付けた{ $badge }などの数字は、その人数で遊ぶときだけの規則であることを示します。
