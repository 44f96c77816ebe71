### 局面や記録のおかしいところ

reason-who = { $by ->
        [two] { $who ->
            [1] エルダー
           *[other] ヤンガー
        }
        [several] { $who ->
            [1] エルダー
           *[other] { $who }番目の手
        }
       *[number] { $who }番の席のプレイヤー
    }
reason-awaited =
    { $awaited ->
        [claim] まず{ reason-who }が、手札だけでつく点を言うか、言わないかを決めます。
        [discard] まず{ reason-who }が札を交換します。
        [call] 今は{ reason-who }が言う番です。
        [answer] まず{ reason-who }が答えます。
        [show] まず{ reason-who }が言ったものを見せます。
        [look] まず{ reason-who }が、残った札を見るかどうかを決めます。
        [play] 今は{ reason-who }が札を出す番です。
       *[nothing] このプレイヤーの番ではないか、先にすることがあります。
    }
reason =
    { $reason ->
        [must-follow] リードされたスートがあれば、それを出さなければなりません。
        [exchange-number] その枚数は交換できません。
        [claim-not-held] 手札がその条件に合いません。
        [call-not-so] それは手札にないか、ここで言えるものではありません。
        [call-too-low] 前に言ったものより強いものでなければ言えません。
        [call-sunk] よいものを言わずにおくことはできません。
        [call-raised] 答えの後は、何にも負けようのないもののほかは言えません。
        [answer-better] こちらのほうが強いので、「よし」ではありません。
        [answer-worse] こちらに強いものがないので、「よし」です。
        [answer-equal] どちらも同じなので、「同じ」です。
        [answer-ask] 聞くまでもなく、言ったことで決まっています。
        [answer-first] 枚数が同じなので、まず「いくつ」と聞かなければなりません。
        [not-held] その札は手札にありません。
        [not-now] { reason-awaited }
        [no-such-thing] この規則に、その名前のものはありません。
       *[deal-is-over] この回は終わっています。
    }
P067 = { $what ->
        [unfinished] 記録が、勝負の終わりより前で終わっています。
        [cards] この記録の札は、そのように配られたはずがありません。
        [rules] この記録は別の規則で行われました。
        [misdealt] この記録は配り間違い（「misdeal」）なので、{ $number }番目のことはありえません。
       *[unreadable] 記録の{ $number }番目が読み取れません：「{ $value }」。
    }
    .help = { $what ->
        [unfinished] 次に何ができるかを調べるか、足りないものを書き加えてください。
        [cards] どの札も一度だけ配られ、各人の枚数は規則どおりです。
        [rules] 実際に使った規則を選んでください。この規則で試すなら「ruleset」を消してください。
        [misdealt] 「acts」か「misdeal」を消してください。
       *[unreadable] プログラムと同じように書いてください。札は "SA"、ほかに "pass"、または { "{" }"discard": ["S7"]{ "}" } のような形です。
    }
