### 章の前後：表紙、相違点、用語集。

frame-subtitle =
    { $n ->
       *[other] { $list }人用のルール
    }
frame-with = { $base }＋{ $options }
frame-version = 版
frame-base = 元のルール
frame-options = 追加オプション
frame-option = 「{ $title }」
frame-id = ルールID
frame-sources = 出典
frame-notes = 注記
frame-remark = 注：{ $text }
frame-gap = { "" }
frame-row = { $name }：{ $cells }。
frame-cell = { $head }は{ $cell }
frame-cells = { $left }、{ $right }
frame-stop = { $text }。

origin =
    { $part ->
        [unchanged] { $source }（変更した部分を除く）
       *[all] { $source }
    }
origin-none =
    { $part ->
        [some] この規則の一部については記載なし
       *[all] 記載なし
    }
origin-assumed-bare = 理由の記載なし

sources-title = 出典
sources-rule = 規則
sources-said = 出典
sources-settled = 編者が定めたこと
sources-reason = 理由
sources-legend = { $mark }は、出典に記載がなく、編者が定めたことを示します。

colophon-rules = ルール { $identity }・第{ $edition }版
colophon-numbers = 規則の番号は、どのルールの本でも共通です。欠けている番号は、ほかの遊び方で使う規則のものです。
colophon-unsourced = 出典のない規則：{ $all }のうち{ $n }



changes-title = 「{ $title }」との違い
changes-intro = このルールは、次の点で「{ $title }」と異なります。これらの規則には、ここまでの章でも印を付けてあります。
changes-none = 「{ $title }」との違いはありません。

glossary-title = 用語集
# 用語の五十音順。
glossary-order = { "oudler excuse court trump contract discard declaration defence taker attack difference chien trick partner petit bonus announcement lead" }
term-attack = デクレアラー側
    .definition = デクレアラー。パートナーがいるときは、パートナーも含む
term-chien = ドッグ
    .definition = テーブルの中央に配られるカード。フランス語の_chien_（「犬」の意味）から
term-contract = コントラクト
    .definition = デクレアラーがビッドで引き受けたゲームの種類
term-court = 絵札
    .definition = キング（K）、クイーン（Q）、カヴァリエ（C）、ジャック（J）
term-defence = ディフェンダー側
    .definition = デクレアラー側以外のプレイヤー全員
term-difference = 点差
    .definition = デクレアラー側が取ったカードの点数と目標点数との差
term-discard = 捨て札
    .definition = デクレアラーがドッグを手札に加えたあと、手札から捨てるカード
term-excuse = エクスキュース
    .definition = 星印の付いたカード。いつでも出せる
term-lead = リード
    .definition = トリックの最初のカードを出すこと
term-oudler = ウドレ
    .definition = 取ると目標点数が下がる三枚のカード（切札の21、プチ、エクスキュース）。_ブー_ともいう
term-petit = プチ
    .definition = 切札の1。最も弱い切札
term-taker = デクレアラー
    .definition = 最も強いビッドをしたプレイヤー
term-trick = トリック
    .definition = 全員が一枚ずつ出したカードの組。最も強いカードを出したプレイヤーが取る
term-trump = 切札
    .definition = 1から21までの数字が付いた21枚のカード。どのスートのカードにも勝つ
term-partner = パートナー
    .definition = 指名されたカードを持ち、デクレアラーと組むプレイヤー
term-declaration = 宣言
    .definition = 手役など、手札の内容を申し出ること
term-announcement = 予告
    .definition = スラムなど、取るトリックについてあらかじめ約束すること
term-bonus = ボーナス
    .definition = プレイ中に条件を満たすと与えられる点数。予告はいらない
