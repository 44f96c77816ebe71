### 章の前後：表紙、相違点、用語集。

frame-subtitle =
    { $n ->
       *[other] { $list }用のルール
    }
frame-with = { $options }を加えた{ $base }
frame-version = 版
frame-base = 元のルール
frame-options = 加えたオプション
frame-option = 「{ $title }」
frame-id = ルールID
frame-sources = 出典
frame-notes = 注記
frame-remark = 注：{ $text }
about-numbers = 規則の番号は、このシリーズのどのルールブックでも共通なので、この本にない番号もあります。
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

own-rules = このテーブルの規則
own-rules-numbered = このテーブルで加えた規則の番号は、どの章でも{ $n }から始まります。

sources-title = 出典
sources-work = { $name }：{ $work }
sources-rule = 規則
sources-range = { $first }–{ $last }
sources-said = 出典
sources-page = p. { $n }
sources-settled = 編者が定めたこと
sources-reason = 理由
sources-legend = { $mark }は、出典に記載がなく、編者が定めたことを示します。

colophon-rules = ルール { $identity }・第{ $edition }版
colophon-unsourced = 出典のない規則：{ $all }のうち{ $n }

changes-title = 「{ $title }」との違い
changes-intro = このルールは、「{ $title }」と次の点で異なります。変更した規則には、元の規則のうち異なる部分を添えました。添えていない部分は、元の規則でも同じです。
changes-name = 内容
changes-kind = 違い
changes-without = { $rows }はありません。
changes-rows = { $lead }{ $rows }。
changes-more = 「{ $said }{ $stop }」の部分がなく、ほかは同じです。
changes-unsaid = これについての記述はありません。
changes-none = 「{ $title }」との違いはありません。
