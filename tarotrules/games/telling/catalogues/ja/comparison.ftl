### ルールの比較：壁に貼っておける、違いの一覧。

comparison-title = { $names }の違い
comparison-title-child = { $child }：「{ $base }」との違い
comparison-name = { $title }（{ $detail }）
comparison-about = { $name }。{ $players }人用。ルールID：{ $identity }…

## まとめ

comparison-glance = ひと目で分かる違い
comparison-nothing = { $players }人で遊ぶとき、違いはありません。ルールはまったく同じです。
comparison-no-common = すべてのルールに共通する人数がないので、規則を比べられません。
comparison-amount =
    { $n ->
       *[other] 全{ $all }項目の規則のうち、{ $n }項目が異なります。
    }
comparison-alone =
    { $n ->
       *[other] そのうち{ $n }項目は{ $name }だけにあります。
    }
comparison-first =
    { $n ->
        [0] { $players }人で遊ぶときは、どれも同じです。
       *[other] { $players }人で遊ぶときに異なるのは、そのうち{ $n }項目です。
    }
comparison-alike = ただし、規則{ $numbers }は、{ $players }人で遊ぶときにはどのルールでも同じです。
comparison-only-played =
    { $n ->
       *[other] { $players }人で遊べるのは{ $names }だけです。
    }
comparison-quoted = 「{ $name }」
comparison-read = どの表でも、いちばん左の列が*{ $name }*のルールです。「·」は左端の列と同じこと、「–」はその規則がないことを表します。アルファベットは、表の下にある文を指します。
comparison-rule = 規則
comparison-rules = ルール
comparison-pairs = 二つのルールの間で異なる規則の数
comparison-close = 最初のルールとの違いと、最も近いルール
comparison-from-first = { $name }と異なる規則
comparison-nearest = 最も近いルール
comparison-from-nearest = それと異なる規則

## 規則ごとの違い

comparison-with = { $players }人で遊ぶとき
comparison-among = ここで比べるルール：{ $names }。
comparison-all-but = { $names }以外のすべて
comparison-others =
    { $base ->
        [first] { $name }とほかのすべて
       *[none] ほかのすべて
    }
comparison-more = { $name }ほか{ $n }種類
comparison-lettered = { $letter } · { $names }
comparison-absent = _この規則はありません。_
comparison-silent = _この規則はありますが、違いのある点には触れていません。_
comparison-row = { $row }［{ $column }］
comparison-caption = { $caption }：{ $columns }
comparison-between = { "／" }
comparison-of = *{ $name }*：{ $text }
comparison-unset = 指定なし
comparison-value = { $value }（{ $origin }）
comparison-origin = { $place }、{ $source }

## ディール

comparison-deals =
    { $n ->
        [0] 得点
       *[other] 得点に違いが出るディール
    }
comparison-no-deal = 計算を試したディールの中に、すべてのルールで起こりうるものはありませんでした。
comparison-same-scores = 計算を試したディールのうち、すべてのルールで起こりうる{ $n }通りでは、どのルールでも得点は同じでした。
comparison-as-first = 得点が{ $name }と異なるディールは、{ $names }では見つかりませんでした。ただし、ないことの証明にはなりません。
comparison-strange = 計算を試したディールの中に、{ $name }と{ $names }の両方で起こりうるものはなく、得点は比べていません。
comparison-left-out = { $names }にも得点が異なるディールがありますが、ここには載せていません。
account-player = プレイヤー

simulation-compared = 同じディールをそれぞれのルールでプレイした結果
simulation-compared-about = ディール数：{ $n }。プレイヤー：{ $players }人（{ $kinds }）。シード：{ $seed }。どのルールでも、同じプレイヤーに同じカードが配られます。かっこ内の範囲、または±の幅には、100回のシミュレーションのうち95回で真の値が入ります。
simulation-compared-unshuffled = { LIST($names) }では、ディールとディールの間にシャッフルしません（規則{ $rule }）。ここでは、ディールごとにシャッフルし、それぞれ独立したディールとしてプレイしています。
simulation-different = 「{ $one }」の代わりに「{ $other }」を使うと、{ $value }%（{ $low }–{ $high }）のディールで得点が変わります。
simulation-certain = 偶然とは言えない差：{ LIST($measures) }。
simulation-uncertain = 偶然とは言えない差は見られません。ディール数を増やせば、差が見つかるかもしれません。
simulation-column-difference = 差
simulation-marked = 「≠」は、*{ $name }*との差が偶然とは言えないことを表します。

comparison-only-differing = 各規則のうち、違いのある文だけを載せています。
comparison-setting = 設定項目
comparison-said = 値と出典
comparison-annex = 値と出典
