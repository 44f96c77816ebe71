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
beside-badge = 〔{ $list }〕
beside-legend = 段落の前や見出しの横にある{ $badge }のような印は、その段落や項目の全体が、そこに書かれた人数で遊ぶときだけの規則であることを示します。
