### 場合によって違う数：6枚（5人では3枚）。

spread = { $first }（{ $others }）
spread-other = { $when }{ $number }
spread-more = { $left }、{ $right }
sentence-gap = { "" }
