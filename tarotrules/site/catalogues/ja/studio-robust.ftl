### 工房：ルールを探すことと、起きたこと。

studio-find = ルールを探す
studio-find-nothing = 「{ $words }」に触れたルールはありません。
studio-chapters = 目次
studio-tap = ルールをタップすると、変えられます。
studio-counted = { $what }（{ $n }）
studio-just-changed = 今変わったルール：
