## ボットとのテーブル

seat-trump = 切{ $n }
seat-here = { $who }（自分）
seat-role =
    { $role ->
        [taker] デクレアラー
        [partner] パートナー
       *[defender] ディフェンダー
    }
seat-column-player = 席
seat-column-role = 役割
seat-column-tricks = 勝ち
seat-column-before = 前
seat-column-now = 場
seat-column-total = 累計
seat-column-deal = 得点
seat-deal = 第{ $deal }ディール
seat-deal-of = 第{ $deal }ディール（全{ $of }）
seat-dealer = ディーラーは{ $who }
seat-contract = { $contract }（{ $who }）
seat-sheet = 第{ $deal }ディールの得点
seat-next = 次は{ $who }が配ります。
seat-winner = ゲームは終わりです。累計が最も高いのは{ LIST($winners) }です。

### What happens

news-deals = { $who }が配ります。
news-excused = { $who }は、このカードが免除されると言います：{ $cards }
news-passes = { $who }「パス」
news-parole = { $who }「パロール」
news-bid = { $who }「{ $contract }」
news-contract = { $who }がデクレアラー（{ $contract }）
news-announces = { $who }は{ TITLE($title, form: "bare") }を予告します。
news-calls-off = { $who }がディールを無効にします：{ $title }。
news-calls = { $who }は{ $card }を指名します。
news-partner = { $who }がパートナーです。
news-alone = デクレアラーは一人で戦います。
news-chien = ドッグ：{ $cards }
news-discards = { $who }が捨て札をします。
news-discards-cards = { $who }の捨て札：{ $cards }
news-declares = { $who }は{ TITLE($title, form: "bare") }を宣言します。
news-shows = { $who }が見せるカード：{ $cards }
news-card = { $who } { $card }
news-trick = { $number }回目：{ $cards }
news-trick-won = { $who }の勝ちです。
news-all-passed = 全員がパスしました。
news-annulled = ディールは無効です。配り直すはずの手札がありました。
news-discard-was = 捨て札は{ $cards }でした。
news-chien-was = ドッグは{ $cards }でした。

### What is asked

ask-redeal = この手札なら、ディールを無効にできます：{ $title }。
ask-bid = 何をビッドしますか。
ask-announce = { $title }を予告しますか。
ask-call = どのカードを指名しますか。
ask-discard = 捨て札を{ $number }枚選んでください。
ask-declare = 宣言しますか。
ask-show = 「{ $title }」で見せるカードを{ $number }枚選んでください。
ask-play =
    { $leads ->
        [yes] リードしてください。
       *[no] カードを出してください。
    }
ask-next = ディールは終わりです。
why-not-this-card =
    { $reason ->
        [discard-never] このカードは捨て札にできません。
       *[discard-only-if-forced] このカードは、ほかに捨てられるカードがないときだけ捨て札にできます。
    }
answer-pass = パス
answer-parole = パロール
answer-bid = { $contract }
answer-bid-announcing = { $contract }（予告：{ LIST($feats) }）
answer-call-off = ディールを無効にする
answer-play-on = この手札でプレイする
answer-announce = 予告する：{ $title }
answer-announce-not = 何も予告しない
answer-declare = 宣言する：{ $title }
answer-declare-not =
    { $declared ->
        [yes] もう宣言しない
       *[no] 宣言しない
    }
answer-back = 戻る
pick-discard = このカードを捨てる
pick-show = このカードを見せる
