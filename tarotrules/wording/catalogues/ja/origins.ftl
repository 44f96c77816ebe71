### What a value is, and where it comes from.

origin-joint = { "；" }
work-known = { $work }［{ $known }］
explain-players =
    { $n ->
       *[other] { $list }人の場合
    }
explain-place = { $place }
explain-source = 出典：{ $source }
explain-assumed = 仮定：典拠となる資料なし
explain-assumed-why = 仮定：{ $source }
explain-no-source = 出典の記載なし
explain-beaten = { $place }の記述より優先
explain-line = { $place }、{ $source }
status-name =
    { $status ->
        [official] 公式ルール
        [regional] 地方ルール
        [club_rules] クラブのルール
        [house_rules] ハウスルール
        [platform] アプリ・サイトのルール
        [historical] 昔のルール
       *[reconstructed] 復元されたルール
    }
about-status = 位置づけ
about-regions = 地域
about-people = 遊ぶ人
about-period = 時代
