### 工房：自分たちのルールを書くページ

studio-title = 自分たちのルール
studio-motto = 仲間内のルールを選び、変え、読み、印刷できます。内容はすべてこの端末の中だけに残ります。
studio-no-script = このページにはJavaScriptが必要です。よく遊ばれているルールのルールブックは、JavaScriptなしでも読んだり印刷したりできます。

## はじめに

studio-begin = 何をもとに始めますか
studio-begin-with = 実際に遊ばれているルール
studio-begin-file = 手元のファイル
studio-begin-again = この端末にあるルール
studio-untitled = 名前はまだありません
studio-delete = 削除
studio-delete-it = 「{ $title }」を削除
studio-undo = 元に戻す
studio-beginning = ルールを用意しています…
studio-new-name = ルールの名前
studio-start = 始める
studio-new = 私たちのルール
studio-link-broken = リンクを読み取れません。途中で切れているか、ここで作られたものではありません。
studio-too-long = ファイルが大きすぎます。開けるのは{ $most }バイトまでです。
studio-not-text = このファイルはテキストではありません。

## ページの各部分

studio-view-book = ルール
studio-view-score = 得点
studio-view-options = オプション
studio-view-text = 記法
studio-view-changes = 違い
studio-view-compare = 比較
studio-view-sheet = 早見表
studio-view-take = 印刷・共有
studio-views = ページの各部分

## 現在の状態

studio-loading = プログラムを読み込んでいます。少しお待ちください。
studio-ready = 準備ができました
studio-lost = プログラムを読み込めませんでした。ページを再読み込みしてください。
studio-old-book = ルールに誤りがあります。表示しているのは、誤りのなかったときのルールです。
studio-stopped = 時間がかかりすぎたため、中止しました。
studio-saved = この端末に保存しました
studio-not-saved = この端末には空きがありません。失われないように、ルールのファイルを保存してください。

## 誤り

studio-problems = 要確認：{ $n }件
studio-no-problem = 誤りはありません
studio-problem-at = { $line }行目：{ $message }
studio-mend = { $written } と書く
studio-divider = ルールブックと記法の境目
studio-tongue = 記法の言語
studio-tongue-not = ルールに誤りがあります。先に直してから言語を変えてください。
studio-complete = ここに書ける言葉
studio-meaning = カーソル位置の言葉
studio-meaning-none = 言葉を選ぶと、その意味と、値の出どころがここに出ます。

## 持ち出す

studio-take-file = ルールのファイルを保存する
studio-take-book = ルールブックをウェブページとして保存する
studio-take-epub = ルールブックを電子書籍（EPUB）として保存する
studio-take-text = ルールブックをテキストとして保存する
studio-take-cheatsheet = 早見表をウェブページとして保存する
studio-take-scoresheet = 得点記録表をウェブページとして保存する
studio-take-config = ほかのプログラム用の設定（JSON）を保存する
studio-nothing-to-take = ルールに誤りがあります。先に直してください。
studio-code-said = カメラで読み取ると、このルールが開きます。
studio-take-print = ルールブックを印刷する
studio-take-link = このルールへのリンク
studio-copy = コピー
studio-copied = コピーしました
studio-link-said = ルールはリンクそのものの中に入っています。どこにも保存されず、リンクを知っている人なら誰でも開けます。
studio-earlier = 以前のルール
studio-no-earlier = 以前のルールはまだありません。

## 比較

studio-compare-with = 比べる相手

## オプション

studio-options-intro = 仲間内で使っているものにチェックを入れてください。

## Scoring an evening

studio-score-who = メンバー
studio-score-players = 人数
studio-score-name = プレイヤー{ $n }
studio-score-start = 記録を始める
studio-score-deal = 第{ $n }ディール
studio-score-correcting = 第{ $n }ディールの訂正
studio-score-way = 結果の入力方法
studio-score-write = 記録する
studio-score-open = 未入力：{ $fields }
studio-score-correct = 訂正
studio-score-delete = 削除
studio-score-total = 合計
studio-score-deals = ディールの一覧
studio-score-deal-column = ディール
studio-score-curve = 得点の推移
studio-score-curve-said = { $n }ディール終了時：{ $totals }
studio-score-one = { $who }　{ $score }
studio-score-csv = 表として保存（CSV）
studio-score-json = 記録を保存
studio-score-print = 印刷
studio-score-new = 新しい記録
studio-score-evenings = 記録
studio-score-changed = この記録を始めた後でルールが変わりました。得点は、始めたときのルールで計算しています。
studio-score-again = 新しいルールですべて計算し直す
studio-score-keep = このままにする
studio-score-less = 1減らす：{ $what }
studio-score-more = 1増やす：{ $what }
studio-score-half = 0.5点増やす：{ $what }
studio-score-sign = 符号を変える：{ $what }
studio-score-rule = 規則{ $number }
studio-score-remove = 取り消す：{ $what }
studio-score-full = この端末には空きがありません。失われないように、記録を保存してください。
studio-score-not-so-many = このルールは、この人数では遊べません。記録は元のままです。

## ルールを変える

studio-rule-change = 変える
studio-rule-number = 規則{ $number }を変える
studio-rule-heading = 規則{ $number }
studio-rule-close = 閉じる
studio-rule-own = 自分たちで決めたもの
studio-rule-from = 出どころ：{ $layer }
studio-rule-source = 出典：{ $source }
studio-rule-assumed = 出典がないため、仮に定めたもの
studio-rule-assumed-why = 仮に定めたもの：{ $why }
studio-rule-before = 変える前：{ $value }
studio-rule-split = 人数ごとに変える
studio-rule-players = 人数：{ $list }
studio-rule-named = { $name }（{ $list }人）
studio-rule-for = { $players }人：{ $value }
studio-rule-written = 「記法」と同じ書き方で入れます
studio-rule-clash = ほかの規則と合いません：
studio-rule-leave = このままにする
studio-rule-anyway = それでも変える
studio-rule-impossible = ここで変えると、ほかの規則も変わってしまいます。このままにするか、「記法」で両方をまとめて変えてください。
studio-rule-drop = 「{ $title }」を使わない
studio-rule-dropped = ルールから外しました：{ $title }
studio-rule-nothing = この規則はほかの規則から決まるので、選ぶものはありません。
studio-unit-card = 枚
studio-unit-deal = ディール
studio-unit-player = 人
studio-unit-point = 点
studio-unit-share = 取り分
studio-unit-times = 倍
