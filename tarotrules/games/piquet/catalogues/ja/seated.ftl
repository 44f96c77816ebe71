### ボットとのパルティ：テーブルで見えること、言うこと、聞かれること。
### news-… はほかのプレイヤー、you-… はこの席のプレイヤーについて。

# それぞれの役割。三人以上のとき、エルダーとディーラーの間の人には何も書かない。
seat-role =
    { $role ->
        [elder] エルダー
        [younger] ヤンガー
        [dealer] ディーラー
        [partner] 味方
       *[other] { "" }
    }
seat-column-player = 名前
seat-column-role = 役割
seat-column-deal = 得点
seat-column-before = 前
seat-column-total = 総得点
seat-drawn = 山札から
# 脇に置いてあるもの。
seat-discard = あなたの捨て札：{ $cards }
seat-saw = 山札で見たカード：{ $cards }
seat-left = 山札の残り：{ $cards }

### 役について言うこと

call-point = { $title }{ $cards }枚
call-many =
    { $n ->
        [3] トリオ
        [4] カトルズ
       *[other] { $n }枚
    }
call-key =
    { $key ->
        [cards] { $n }枚
        [pips] { $n }点
       *[top] 最高は{ call-high }
    }
call-high =
    { $n ->
        [14] A
        [13] K
        [12] Q
        [11] J
       *[other] { $n }
    }
call-other = { $title }（{ $told }）
call-none = { $title }なし
call-asks =
    { $key ->
        [cards] 何枚
        [pips] いくつ
       *[top] { $of ->
            [rank] どのランク
            [run] どこから
            [suit] 最高は
           *[hand] 最高は
        }
    }
call-told =
    { $key ->
        [top] { $of ->
            [rank] { call-high }
            [run] { call-high }から
            [suit] { call-high }
           *[hand] { call-high }
        }
        [cards] { $n }枚
       *[pips] { $n }
    }
call-answer =
    { $word ->
        [good] よし
        [not_good] こちらが上
       *[equal] 同じ
    }
call-answer-own = { $answer }、{ $own }

### 起きたこと

news-says = { $who }「{ $what }」
news-exchanges =
    { $n ->
        [0] { $who }は交換しません。
       *[other] { $who }が{ $n }枚交換します。
    }
news-asks-to-see = { $who }「{ $title }を見せてください」
news-looks = { $who }が山札の残りを見て、あなたも見ます：{ $cards }
news-looks-not = { $who }は山札の残りを見ません。
news-leads = { $who }のリード：{ $card }
news-scores = { $who }に{ $n }点：{ $what }
news-milestone = { $title }で、{ $who }にさらに{ $n }点。
news-trick = 第{ $number }トリック：{ $cards }
news-account = { $who }：{ $what }、{ $n }点{ $see }
news-wins = パルティは{ $most }対{ $least }で{ $who }の勝ちです。
news-pays = { $what }：{ $who }の支払いは{ $n }点です{ $see }。
news-wins-game = ゲームは{ $most }対{ $least }で{ $who }の勝ちです。
news-counts = { $who }の{ $n }ゲーム分になります{ $see }。
news-wins-partie = パルティは{ $who }の勝ちです。

### この席のプレイヤーがすること

you-says = あなた「{ $what }」
you-exchanges =
    { $n ->
        [0] あなたは交換しません。
       *[other] あなたが{ $n }枚交換します。
    }
you-discards = あなたが捨てたカード：{ $cards }
you-draws = あなたが取ったカード：{ $cards }
you-leaves = あなたが山札に残したカード：{ $cards }
you-asks-to-see = あなた「{ $title }を見せてください」
you-looks = あなたが山札の残りを見るので、全員が見ます：{ $cards }
you-looks-not = あなたは山札の残りを見ません。
you-leads = あなたのリード：{ $card }
you-scores = あなたに{ $n }点：{ $what }
you-milestone = { $title }で、あなたにさらに{ $n }点。
you-account = あなた：{ $what }、{ $n }点{ $see }
you-score = あなたの得点は{ $n }点です。
you-wins = パルティは{ $most }対{ $least }であなたの勝ちです。
you-pays = { $what }：あなたの支払いは{ $n }点です{ $see }。
you-wins-game = ゲームは{ $most }対{ $least }であなたの勝ちです。
you-counts = あなたの{ $n }ゲーム分になります{ $see }。
you-wins-partie = パルティはあなたの勝ちです。
seat-winners =
    { $level ->
        [yes] 全員が{ $n }点で、パルティは引き分けです。
       *[no] パルティは終わりです。総得点が最も多いのは{ LIST($winners) }（{ $n }点）です。
    }
you-must-follow =
    { $suit ->
        [S] リードはスペードで、手札にスペードがあります。スペードを出してください。
        [H] リードはハートで、手札にハートがあります。ハートを出してください。
        [D] リードはダイヤで、手札にダイヤがあります。ダイヤを出してください。
       *[C] リードはクラブで、手札にクラブがあります。クラブを出してください。
    }
you-may-not =
    { $reason ->
        [exchange-number] その枚数は交換できません。
        [call-too-low] それまでに宣言された役よりよい役を宣言してください。
        [call-sunk] 宣言しなければならない役があります。
        [answer-better] もっとよい役があるので、「こちらが上」です。
        [answer-worse] 並ぶ役がないので、「よし」です。
        [answer-first] 枚数が同じなので、先に尋ねてください。
        [answer-ask] もう決まっているので、尋ねることはありません。
       *[answer-equal] 同じ役があるので、「同じ」です。
    }

### 聞かれること

ask-claim = この手札は{ $title }です。宣言しますか。
ask-exchange =
    { $many ->
        [exactly] 交換するカードを{ $most }枚選んでください。
        [range] 交換するカードを{ $least }枚から{ $most }枚まで選んでください（山札は{ $stock }枚）。
       *[up_to] 交換するカードを{ $most }枚まで選んでください（山札は{ $stock }枚）。
    }
ask-call = 何を宣言しますか。
ask-call-after =
    { $heard ->
        [not_good] { $who }の{ $title }は「よし」となりませんでした。何を宣言しますか。
        [equal] { $who }の{ $title }は、あなたの役と同じです。何を宣言しますか。
       *[nothing] { $who }は{ $title }を宣言しませんでした。何を宣言しますか。
    }
ask-answer = { $who }の宣言は{ $what }です。何と答えますか。
ask-raise = あなたの{ $title }は「よし」となりませんでした。ほかに確実な役を宣言しますか。
ask-tell = あなたの{ $title }は「よし」となりました。ほかにどの役で得点しますか。
ask-show = { $who }が得点する役：{ $list }。見せてもらいますか。
ask-look =
    { $n ->
       *[other] 山札に{ $n }枚残っています。あなたが見れば、全員が見られます。
    }
answer-claim = 宣言する：{ $title }
answer-claim-not = 何も言わない
answer-exchange-none = 交換しない
answer-call = { $what }：{ $cards }
answer-raise-not = 宣言しない
answer-enough = ほかにはない
answer-show-not = 見せてもらわない
answer-show = 見せてもらう
answer-look-not = 見ない
answer-look = 見る
pick-exchange = 選んだカードを交換する
