## ディールのプレイ

reason-who = { $by ->
        [letter] { $who }
       *[number] { $who }番の席のプレイヤー
    }
reason-awaited =
    { $awaited ->
        [bid] いまは{ reason-who }がビッドかパスをする番です。
        [call] 先に{ reason-who }がカードを指名します。
        [discard] 先に{ reason-who }が捨て札をします。
        [claim] 先に{ reason-who }が、宣言するかどうかを決めます。
        [announce] 先に{ reason-who }が、予告するかどうかを決めます。
        [call_off] 先に{ reason-who }が、ディールを無効にするかどうかを決めます。
        [play] いまは{ reason-who }がカードを出す番です。
        [card] ここではカードを出します。
       *[nothing] このプレイヤーの番ではないか、先にほかのことをしなければなりません。
    }
reason =
    { $reason ->
        [called-suit] 最初のトリックでは、指名されたカードと同じスートのカードをリードできません（指名されたカードそのものは除きます）。
        [forbidden-card] ほかに出せるカードがあるので、このカードはいまは出せません。
        [must-follow] リードされたスートのカードを持っていれば、それを出さなければなりません。
        [must-trump] リードされたスートのカードを持っていなければ、切札を出さなければなりません。
        [must-overtrump] 切札を出すときは、持っていれば、そのトリックに出ている切札より強い切札を出さなければなりません。
        [bid-not-higher] ビッドは、それまでのビッドより強くなければなりません。
        [bid-not-held] 手札が、このビッドの条件を満たしていません。
        [parole-not-now] 「パロール」と言えるのは、一巡目だけです。
        [parole-only] 二巡目にビッドできるのは、決められた一つのコントラクトだけで、しかもまだ誰もビッドしていないときだけです。
        [call-not-this-card] このカードは指名できません。
        [call-own-card] デクレアラーは、自分の手札にあるカードを指名できません。
        [discard-number] 捨て札は、ドッグと同じ枚数でなければなりません。
        [discard-never] 捨て札にできないカードが入っています。
        [discard-only-if-forced] ほかに捨てられるカードがないときにしか捨て札にできないカードが入っています。
        [claim-not-held] この手札では、これを宣言できません。
        [claim-barred] ここでは宣言できないか、もう宣言してあります。
        [claim-lower] この手札はもっと高い段階に当てはまり、宣言できるのは最も高い段階だけです。
        [claim-shown] 宣言のために見せるカードが違います。
        [promise-not-now] このプレイヤーは予告できないか、いまは予告するときではありません。
        [redeal-not-held] この手札では、ディールを無効にできません。
        [not-held] プレイヤーは、このカードを持っていません。
        [silent-dealer] 配り間違えたディーラーは、このディールではビッドできません。
        [called-off] { reason-who }の手札によって、ディールは無効になります。
        [not-now] { reason-awaited }
        [no-such-thing] このルールに、そういう名前のものはありません。
       *[deal-is-over] ディールは終わっています。
    }
legal-cards = 出せるカード：{ LIST($cards) }
legal-none = 出すカードがありません。
legal-not = { $card }は出せません（規則{ $rule }）。{ $says }
why-allowed = これは認められています。
why-rule = 規則{ $rule }：{ $text }

### What can be wrong with a position or a record

P060 = { $card }が2か所にあります。
    .help = どのカードも1枚しかありません。どちらかを直してください。
P061 = { $trick }番目のトリックで、{ $seat }番の席のプレイヤーは{ $card }を出せません。{ reason }
    .help = { $told ->
        [no] このトリックと、それまでのトリックのカードを確かめてください。
       *[yes] 規則{ $rule }です。このトリックのカードと、このプレイヤーが後で出すカードを確かめてください。
    }
P062 = { $trick }番目のトリックのカードは{ $given }枚ですが、{ $players }枚のはずです。
    .help = トリックには、プレイヤーが1枚ずつカードを出します。
P063 = 書かれているトリックは{ $given }個ですが、{ $tricks }個のはずです。
    .help = すべてのトリックを、プレイした順に書いてください。
P064 = 捨て札が、トリックに出なかったカードと合いません。
    .help = どのトリックにもないカードは、{ LIST($cards) }です。捨て札を消すか、直してください。
P065 = このような捨て札は認められません。{ reason }
    .help = { $told ->
        [no] 捨て札と、デクレアラーのカードを確かめてください。
       *[yes] 規則{ $rule }です。捨て札と、デクレアラーのカードを確かめてください。
    }
P066 = 記録の{ $number }番目は、{ $seat }番の席のプレイヤーにはできません。{ reason }
    .help = { $told ->
        [no] そこまでの記録を確かめてください。
       *[yes] 規則{ $rule }です。そこまでの記録を確かめてください。
    }
P067 = { $what ->
        [unfinished] 記録が、ディールの途中で終わっています。
        [cards] この記録のようにカードを配ることはできません。
        [rules] この記録は、別のルールでプレイされたものです。
        [late] 「{ $value }」を見落としたはずはありません。その手札は誰も持っていなかったか、見落としたときの扱いがルールにありません。
        [misdealt] この記録のカードは配り間違い（"misdeal"）なので、{ $number }番目は起こりえません。
        [empty] ディールについて何も書かれていません。
        [hands] トリックごとに書いたディールからは、プレイヤーの残りの手札が分かりません。
        [piles] 場に山があるディールは、トリックごとには書けません。どのカードがまだ裏向きだったか分からないためです。
        [taker] このルールではビッドを行うので、あらかじめ決まったデクレアラー（"taker"）はいません。
        [appointed] このルールではデクレアラーがあらかじめ決まっていて、それは入力できません。
       *[unreadable] 記録の{ $number }番目「{ $value }」が読めません。
    }
    .help = { $what ->
        [unfinished] 次に何ができるかを尋ねるか、足りない記録を加えてください。
        [cards] どのカードも1回ずつ配られ、どのプレイヤーもルールどおりの枚数を受け取ります。
        [rules] プレイしたときのルールを選んでください。このルールで試すには、"ruleset"を消してください。
        [late] "overlooked"と手札を確かめてください。
        [misdealt] "acts"か"misdeal"のどちらかを消してください。
        [empty] "taker"、"contract"、"tricks"か、記録を書いてください。全員がパスしたときは"taker": nullと書きます。
        [hands] "hand"と"trick"か、"hands"と"acts"のある記録を書いてください。
        [piles] "hands"、"piles"、"acts"のある記録を書いてください。
        [taker] "taker"を書かないでください。
        [appointed] "taker"のある記録か、トリックを示してください。
       *[unreadable] 記録には、"record": 1、"players"、"dealer"、"hands"、"chien"と、誰が何をしたか（席と行動）を並べた"acts"を書きます。
    }
P095 = { $what ->
        [deal] 第{ $deal }ディールのテーブル{ $table }の内容は、ありえません。
        [dealer] 第{ $deal }ディールのテーブル{ $table }のディーラーが分かりませんが、ディーラーはプールに点数を出します。
        [names] 第{ $deal }ディールのテーブル{ $table }に誰が座っていたのか分かりません。
        [tables] 第{ $deal }ディールをプレイしたテーブルの数は{ $table }です。
        [taker] 第{ $deal }ディールのテーブル{ $table }にはデクレアラーがいないので、比べられません。
       *[form] これはゲームの記録ではありません。
    }
    .help = { $what ->
        [deal] 誤りの内容は、この下にあります。
        [dealer] ディールごとに、"dealer": 0（最初のプレイヤー）のようにディーラーを書いてください。
        [names] "names"に、このルールの人数分の名前を書いてください。
        [tables] { $wanted ->
            [1] ディールごとに、各テーブルの内容をリストで書いてください。
           *[other] このルールでは、2つのテーブルの結果を比べます。
        }
        [taker] そのディールを除くか、やり直してください。
       *[form] ゲームはディールのリスト、ディールはテーブルのリストとして書きます：{ "{" }"deals": [[{ "{" }"names": ["あき", "はる", "なつ", "ふゆ"], "taker": 0, …{ "}" }]]{ "}" }
    }
P075 = { $what ->
        [deals] このルールのゲームは{ $value }ディールです。
        [score] このルールのゲームは、誰かが{ $value }点に達するまで続きます。
        [rules] このゲームは、別のルールで始められています。
       *[unreadable] 保存したゲームではないか、ファイルが壊れています（「{ $value }」）。
    }
    .help = { $what ->
        [deals] この中から選ぶか、何も書かないでください。
        [score] ディールの回数は書かないでください。
        [rules] 始めたときのルールとオプションを書いてください。
       *[unreadable] テーブルが保存したファイルを書くか、ファイルなしで新しく始めてください。
    }

## Who is where in a match

standings-topage = { $result }（デクレアラー{ $attack }、ディフェンダー{ $defence }）
standings-root = { $result }マッチポイント
standings-percent = { $n }%
standings-table = テーブル{ $table }・{ $lies }
