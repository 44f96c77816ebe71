### 規則が、知られているどのルールやオプションにあるか。

wherever-title = この遊び方をするルール：{ $words }
wherever-found =
    { $n ->
       *[other] これについて述べている規則：{ $n }項目。
    }
wherever-nobody = 知られているルールにはありません。
wherever-values = 知られているルールにはありません。実際の値：{ LIST($values) }。
wherever-rules = 各ルールの規則
wherever-option = { $name }（オプション）
