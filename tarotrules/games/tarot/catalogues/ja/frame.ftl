### 章の前後：表紙、相違点、用語集。

frame-subtitle =
    { $n ->
       *[other] { $list }人用のルール
    }
frame-with = { $base }（追加：{ $options }）
frame-version = 版
frame-base = 元のルール
frame-options = 加えたオプション
frame-id = ルールID
frame-sources = 出典
frame-note = 注記
frame-gap = { "" }
frame-row = { $row }。
frame-partial = この版に収めたのは得点計算の章だけです。

origin = { $source }
origin-assumed = 仮定。典拠となる資料なし（{ $reason }）
origin-assumed-bare = 仮定。典拠となる資料なし

examples-title = 計算例
examples-note = 計算例は、この本のほかの部分と同じルールで計算してあります。

variation-title = { $players }人で遊ぶとき
variation-intro = { $players }人で遊ぶときのルールは、次の規則を除いて、{ $base }人のときと同じです。規則の番号は変わりません。
variation-none = { $players }人で遊ぶときも、ルールはまったく同じです。
variation-dropped = 次の規則は使いません：{ $numbers }。

changes-title = 「{ $title }」との違い
changes-intro = このルールは、次の点が「{ $title }」と違います。同じ規則には、前の各章でも印が付けてあります。
changes-none = 「{ $title }」との違いはありません。
changes-players = { $players }人で遊ぶとき：

glossary-title = 用語集
term-attack = デクレアラー側
    .definition = デクレアラーと、もしいればそのパートナー
term-chien = ドッグ
    .definition = テーブルの中央に配られるカード（フランス語で「犬」を意味する_chien_）
term-contract = コントラクト
    .definition = デクレアラーがビッドで引き受けたゲームの種類
term-court = 絵札
    .definition = キング、クイーン、カヴァリエ、ジャック
term-defence = ディフェンダー側
    .definition = デクレアラー側でないプレイヤー全員
term-difference = 点差
    .definition = デクレアラー側の取ったカードの点数が、目標点数を上回った分または下回った分
term-discard = 捨て札
    .definition = デクレアラーがドッグを手札に加えたあと、手札から除くカード
term-excuse = エクスキュース
    .definition = 星印のカード。どのトリックにも出すことができる
term-lead = リード
    .definition = トリックの最初のカードを出すこと
term-oudler = ウドレ
    .definition = 取ると目標点数が下がる三枚のカード。切札の21、プチ、エクスキュースのこと。_ブー_ともいう
term-petit = プチ
    .definition = 切札の1。最も弱い切札
term-taker = デクレアラー
    .definition = 最も強いビッドをしたプレイヤー
term-trick = トリック
    .definition = 全員が一枚ずつ出したカードの組。最も強いカードが勝つ
term-trump = 切札
    .definition = 数字の付いた21枚のカード。どのスートのカードにも勝つ
