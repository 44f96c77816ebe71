### ボットとのテーブル：どのゲームでも同じこと。
### news-… はほかのプレイヤー、you-… はこの席のプレイヤーについて。

seat-you = あなた
# いっしょにプレイする人。次の席から順に。
seat-name =
    { $place ->
        [1] 結衣
        [2] 健太
        [3] 美咲
        [4] 大輝
        [5] 葵
        [6] 翔
        [7] 陽菜
        [8] 拓海
       *[other] 美月
    }
seat-column-tricks = 勝ち
seat-column-now = 場
seat-deal = 第{ $deal }ディール
seat-deal-of = 第{ $deal }ディール（全{ $of }）
seat-sheet = 第{ $deal }ディールの得点

## 起きたこと

news-dealer = ディーラーは{ $who }
news-deals = { $who }が配ります。
news-next = 次は{ $who }が配ります。
news-shows = { $who }が見せるカード：{ $cards }
news-card = { $who } { $card }
news-trick-won = { $who }の勝ちです。

## この席のプレイヤーがすること

you-dealer = ディーラーはあなた
you-deals = あなたが配ります。
you-next = 次はあなたが配ります。
you-shows = あなたが見せるカード：{ $cards }
you-trick-won = あなたの勝ちです。

## 聞かれること

ask-play =
    { $leads ->
        [yes] リードしてください。
       *[no] カードを出してください。
    }
ask-next = ディールは終わりです。
