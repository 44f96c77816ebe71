## ボットとのテーブル

seat-role =
    { $role ->
        [taker] デクレアラー
        [partner] パートナー
       *[defender] ディフェンダー
    }
seat-column-player = 名前
seat-column-role = 役割
seat-column-before = 前
seat-column-total = 累計
seat-column-deal = 得点
seat-winner =
    ゲームは終わりです。{ $rank ->
        [total] 累計が最も高いのは{ LIST($winners) }です。
       *[other] 成績は、ほかのテーブルと比べて決まります。
    }

### What happens

news-plays = { $contract }（{ $who }）
news-excused = { $who }が特別なカードを告げます：{ $cards }
news-passes = { $who }「パス」
news-parole = { $who }「パロール」
news-bid = { $who }「{ $contract }」
news-contract = { $who }がデクレアラー（{ $contract }）
news-announces = { $who }は{ TITLE($title, form: "bare") }を予告します。
news-calls-off = { $who }がディールを無効にします：{ $title }。
news-calls = { $who }は{ $card }を指名します。
news-partner = { $who }がデクレアラーのパートナーです。
news-mode = デクレアラーがいないので、各自が一人で戦います（{ $title }）。
news-alone = デクレアラーは一人で戦います。
news-chien = ドッグ：{ $cards }
news-discards = { $who }が捨て札をします。
news-discards-cards = { $who }の捨て札：{ $cards }
news-trick = { $number }回目：{ $cards }
news-declares = { $who }は{ TITLE($title, form: "bare") }を宣言します。
news-all-passed = 全員がパスしました。
news-annulled = ディールは無効です。配り直すはずの手札がありました。
news-discard-was = 捨て札は{ $cards }でした。
news-chien-was = ドッグは{ $cards }でした。

### What the player at this seat does

you-plays = { $contract }（あなた）
you-excused = あなたが特別なカードを告げます：{ $cards }
you-passes = あなた「パス」
you-parole = あなた「パロール」
you-bid = あなた「{ $contract }」
you-contract = あなたがデクレアラーです（{ $contract }）。
you-announces = あなたは{ TITLE($title, form: "bare") }を予告します。
you-calls-off = あなたはディールを無効にします：{ $title }。
you-calls = あなたは{ $card }を指名します。
you-partner = あなたがデクレアラーのパートナーです。
you-discards = あなたが捨て札をします。
you-discards-cards = あなたの捨て札：{ $cards }
you-declares = あなたは{ TITLE($title, form: "bare") }を宣言します。
you-score =
    { $how ->
        [won] あなたは{ COUNTED($points, noun: "point") }を得ました。
        [lost] あなたは{ COUNTED($points, noun: "point") }を失いました。
       *[nothing] あなたの得点は変わりません。
    }
news-pool-fresh = プールは空でした。全員が{ $ante }点、{ $who }はさらに{ $adds }点を出します。ムーシュは{ $largest }点です。
news-pool-adds = { $who }が{ $adds }点を出します。最も大きいムーシュは{ $largest }点です。
news-pool-won = { $who }が最も大きいムーシュを受け取ります。
news-pool-lost = { $who }が同じ{ $largest }点のムーシュをもう一つ出します。
you-pool-fresh = プールは空でした。全員が{ $ante }点、あなたはさらに{ $adds }点を出します。ムーシュは{ $largest }点です。
you-pool-adds = あなたが{ $adds }点を出します。最も大きいムーシュは{ $largest }点です。
you-pool-won = あなたが最も大きいムーシュを受け取ります。
you-pool-lost = あなたが同じ{ $largest }点のムーシュをもう一つ出します。
you-took = ドッグから
you-laid = 場
you-piles = あなたの前：{ $cards }、裏向き{ COUNTED($n, noun: "card") }。
news-piles = { $who }の前：{ $cards }、裏向き{ COUNTED($n, noun: "card") }。
you-may-not =
    { $reason ->
        [follow-trumps] リードは切札で、手札に切札があります。切札を出してください。
        [must-follow] リードは{ suit-name }で、手札に{ suit-name }があります。{ suit-name }を出してください。
        [must-trump] { suit-name }がないので、切札を出してください。
        [must-overtrump] 場の切札より強い切札があります。それを出してください。
        [called-suit] { suit-name }は指名されたカードのスートなので、リードできません。指名されたカードそのものならリードできます。
        [bid-not-higher] それまでのどのビッドよりも強いコントラクトをビッドしてください。
        [call-own-card] このカードはあなたの手札にあります。持っていないカードを指名してください。
       *[claim-shown] この宣言で見せるカードではありません。
    }
you-may-not-lay =
    { $reason ->
        [discard-never] { $card }は捨て札にできません。
       *[discard-only-if-forced] { $card }は、ほかに捨てられるカードがないときだけ捨て札にできます。
    }

### What is asked

ask-redeal = この手札なら、ディールを無効にできます：{ $title }。
ask-bid = 何をビッドしますか。
ask-announce = { TITLE($title, form: "bare") }を予告しますか。
ask-call = どのカードを指名しますか。
ask-discard = 捨て札を{ $number }枚選んでください。
ask-declare = 宣言しますか。
ask-show = 「{ $title }」で見せるカードを{ $number }枚選んでください。
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
