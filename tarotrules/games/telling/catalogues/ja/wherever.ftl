### 規則が、知られているどのルールやオプションにあるか。

wherever-title = どのルールにあるか：{ $words }
wherever-found =
    { $n ->
       *[other] これについて述べている規則は{ $n }項目です。
    }
wherever-nobody = 知られているルールにはありません。
wherever-values = 知られているルールにはありません。実際の値：{ LIST($values) }。
wherever-rules = 各ルールの内容
wherever-option = { $name }（オプション）
