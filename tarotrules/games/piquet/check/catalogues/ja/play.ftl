### 局面や記録のおかしいところ

reason-who = { $by ->
        [two] { $who ->
            [1] エルダー
           *[other] ヤンガー
        }
        [several] { $who ->
            [1] エルダー
           *[other] { $who }番目のプレイヤー
        }
       *[number] { $who }番の席のプレイヤー
    }
reason-awaited =
    { $awaited ->
        [claim] いまは、{ reason-who }が、手札全体で得る点を宣言するかどうかを決める番です。
        [discard] 先に{ reason-who }が交換します。
        [call] いまは{ reason-who }が宣言する番です。
        [answer] 先に{ reason-who }が答えます。
        [show] 先に{ reason-who }が、宣言した役を見せます。
        [look] 先に{ reason-who }が、残ったカードを見るかどうかを言います。
        [play] いまは{ reason-who }がカードを出す番です。
       *[nothing] このプレイヤーの番ではないか、先にすることがあります。
    }
reason =
    { $reason ->
        [must-follow] リードされたスートのカードを持っていれば、必ずそのスートを出します。
        [exchange-number] その枚数は交換できません。
        [claim-not-held] 手札がその条件を満たしていません。
        [call-not-so] それは手札にないか、ここで宣言できる役ではありません。
        [call-too-low] 前に宣言した役よりよい役でなければ、宣言できません。
        [call-sunk] よい役を伏せてはいけません。
        [call-raised] 答えの後で宣言できるのは、何があっても負けない役だけです。
        [call-order] 役を言う順は決まっています。先に言うものがあります。
        [answer-better] 手札にもっとよい役があるので、「よし」とは答えられません。
        [answer-worse] 手札にもっとよい役がないので、答えは「よし」です。
        [answer-equal] どちらにも同じ役があるので、答えは「同じ」です。
        [answer-ask] 宣言だけで決まっているので、尋ねる必要はありません。
        [answer-first] 枚数が同じなので、先に「いくつ」と尋ねなければなりません。
        [not-held] そのカードは手札にありません。
        [not-now] { reason-awaited }
        [no-such-thing] このルールに、その名前のものはありません。
       *[deal-is-over] このディールは終わっています。
    }
P001 = 配られた札と、行われたことの記録として読めません。
    .help = 勝負の記録は波かっこの中に書きます。例：{ "{" }"record": 1, "dealer": 0, "hands": [["SA", …], ["S9", …]], "stock": ["H8", …], "acts": [[1, { "{" }"discard": ["S7"]{ "}" }], …]{ "}" }
P067 = { $what ->
        [unfinished] 記録が、ディールの終わる前で終わっています。
        [cards] この記録のカードが、そのように配られることはありません。
        [rules] この記録は、別のルールでプレイしたものです。
        [misdealt] この記録は配り間違い（「misdeal」）なので、{ $number }番目のことは起こりえません。
       *[unreadable] 記録の{ $number }番目が読み取れません：「{ $value }」。
    }
    .help = { $what ->
        [unfinished] 次に何ができるかを調べるか、足りないところを書き加えてください。
        [cards] デッキのカードはどれも1度だけ配られ、各プレイヤーの枚数はルールのとおりになります。
        [rules] 実際に使ったルールを選んでください。このルールで試すときは、「ruleset」を消してください。
        [misdealt] 「acts」か「misdeal」を消してください。
       *[unreadable] 記録を書き出すプログラムと同じように書いてください。"SA" のようなカードか、"pass" か、{ "{" }"discard": ["S7"]{ "}" } のような形です。
    }
