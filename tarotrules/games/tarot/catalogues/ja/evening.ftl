### What is filled in of each deal of an evening.

evening-passed = 全員パス
evening-no = なし
evening-called-off-for = 配り直しの理由
evening-called-off = このディールは無効になりました（{ $title }）。得点は付けません。
evening-alone = 一人で
evening-oudlers = デクレアラー側のウドラー
evening-card-points = デクレアラー側の点数
evening-defence-points = ディフェンダー側の点数
evening-points = 点数で
evening-by-defence = ディフェンダー側の点数で
evening-margin = 点差で
evening-whose = 得た側
evening-declared-by = 宣言した人
evening-level = 種類
evening-announced-by = 予告した側
evening-kept-by = 達成した側
evening-announcer = 予告した人
evening-nobody = なし
evening-attack = デクレアラー側
evening-defence = ディフェンダー側
evening-faults = 反則
evening-fault-of = 反則した人
evening-fine = 罰点
evening-deal = { $contract }、{ $taker }
evening-yes = はい
evening-not = いいえ
