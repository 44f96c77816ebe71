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
