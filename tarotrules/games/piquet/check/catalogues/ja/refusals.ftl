### 計算するディールやパルティの、おかしいところ。

refused-whose = { $who ->
    [elder] エルダー
    [younger] ヤンガー
   *[other] 席{ $seat }のプレイヤー
}
refused-example = 手札を2つ書いてください。例：{ "{" }"elder": "SAKQJ10 HA87 DA8 CA8", "younger": "S98 HKQJ109 DKQJ CKQ"{ "}" }
value-wanted = { $wants ->
    [word] 引用符で囲んだ言葉です。
    [truth] true か false です（引用符なし）。
    [whole] 整数です（引用符なし）。
    [by_seat] 整数のリストで、エルダーの数が先です：[5, 3]
    [seat] "エルダー" か "ヤンガー"、または席の番号です。エルダーが0、次のプレイヤーが1です。
    [cards] カードは、"SAKJ10 HAQ8" のようにスートごとに書くか、1枚ずつのリストにします。スートはS（スペード）、H（ハート）、D（ダイヤ）、C（クラブ）、ランクはA、K、Q、J、10、9、8、7です。
    [hands] 手札のリストで、エルダーの手札が先です。
    [plays] トリックは、リードされたカードから書きます："HA-H10 HK-D7"
    [tricks] トリックごとに、リードしたプレイヤーと勝ったプレイヤーを書きます："EE EY YY"（Eはエルダー、Yはヤンガー）
    [scores] 誰が、何で、何点を得たかのリストです：[["elder", "point", 5], ["elder", "sequence", 15]]
    [play_points] 誰が何点を得たかのリストです：[["E", 1], ["Y", 7]]
    [sunk] 誰がどの役を伏せたかです："E.set"
    [names] 名前のリストで、同じ名前は使えません。
    [name] プレイヤーの1人です。
    [deals] ディールのリストです。それぞれ、2つの得点（エルダーが先）か、手札とトリックで書きます。
    [tries] リストです。例：[{ "{" }"elder": 5, "younger": 3{ "}" }]
    [card] カードは" "で囲んだ記号で書きます。スペードのKは"SK"で、ほかは"H10"、"D7"などです。
    [entries] 誰が何をしたかを[[1, { "{" }"discard": ["S7"]{ "}" }], [0, "good"]]のように並べて書きます。
    [record] 書式の番号は1です。
    [game] このゲームの名前を書くか、消してください。
    [dealt] 各プレイヤーのカードを、席の順に書きます：[["SA", "H10"], ["DK", "C7"]]
    [act] "SA"のようなカード、"good"や"pass"のような言葉、または{ "{" }"discard": ["S7"]{ "}" }のように書きます。
   *[exchanged] 2つの数で、エルダーの数が先です：[5, 3]
}
P130 = { $what ->
        [form] これはピケのディールではありません。
        [kind] その「kind」はありません。
        [several] プレイが2通りに書かれています。
        [totals] パルティは、ディールか総得点のどちらか一方で書きます。
        [inside] { $number }番目のディールとして書かれたことは、起こりえません。
       *[unclear] 何を計算すればよいのかが分かりません。
    }
    .help = { $what ->
        [kind] 使えるのは、hand、declare、deal、ledger、trick_counts、partie、legal、exchange_order、penaltyです。「kind」を書かなければ、ほかのキーで決まります。
        [several] 「plays」「tricks」「{ "play_points" }」のうち1つだけを残してください。
        [totals] 「deals」か「totals」のどちらかを残してください。
        [inside] どこがおかしいかは、この後にあります。
        [form] { refused-example }
       *[unclear] { refused-example }
    }
P132 = 足りないものがあります：{ LIST($keys) }。
    .help = 書き加えてください。これがないと計算できません。
P133 = { $what ->
        [own] 手札が{ COUNTED($given, noun: "card") }ですが、このルールでは{ $wanted }枚です。
        [dealt] { refused-whose }に{ COUNTED($given, noun: "card") }配られていますが、このルールでは{ $wanted }枚です。
        [stock] 山札が{ COUNTED($given, noun: "card") }ですが、このルールでは{ $wanted }枚です。
        [hands] 手札が{ $given }人分書かれていますが、このルールは{ $wanted }人用です。
        [names] 名前が{ $given }人分書かれていますが、このルールは{ $wanted }人用です。
        [scores] 得点が{ $given }人分書かれていますが、このルールは{ $wanted }人用です。
       *[hand] { refused-whose }の手札が{ COUNTED($given, noun: "card") }ですが、このルールでは{ $wanted }枚です。
    }
    .help = 直すか、実際に使ったルールを選んでください。
P134 = { $trick }番目のトリックで、{ refused-whose }が、手札にない{ $card }を出しています。
    .help = 手札と、そこまでのトリックを確かめてください。トリックに勝ったプレイヤーが次のトリックでリードします。
P135 = { $trick }番目のトリックで、{ $led }に対して{ refused-whose }が{ $card }を出していますが、まだ{ $has }を持っています。
    .help = リードされたスートのカードを持っていれば、必ずそのスートを出します。トリックと手札を確かめてください。
P136 = { $trick }番目のトリックで{ refused-whose }がリードしていますが、前のトリックに勝っていません。
    .help = 最初はエルダーがリードし、その後は、トリックに勝ったプレイヤーが次のトリックでリードします。
P137 = { $what ->
        [more] { COUNTED($given, noun: "trick") }書かれていますが、ディールは{ $wanted }トリックです。
       *[fewer] ディールの終わりまでプレイしたことになっていますが、{ $wanted }トリックのうち{ COUNTED($given, noun: "trick") }しか書かれていません。
    }
    .help = { $what ->
        [more] プレイしなかったトリックを消してください。
       *[fewer] すべてのトリックを書くか、「complete」を消してください。
    }
P138 = { $what ->
        [play] プレイの点が{ $amount }点になることはありません。
       *[hand] 「{ $name }」で{ $amount }点を得られる手札はありません。
    }
    .help = { $what ->
        [play] 最大で{ $most }点、最低で0点です。
       *[hand] 数を確かめてください。1人の手札で得られるのは、最大で{ $most }点です。得点にならないものは書きません。
    }
P139 = 「{ $name }」は書けません。
    .help = 消してください。ほかの得点から決まります。
P140 = 「{ $name }」が両方の得点になっています。
    .help = 得点になるのは、よいほうの手札だけです。どちらかを残してください。
P141 = このルールには、「{ $word }」という手札の点はありません。
    .help = { $hint ->
        [near] 「{ $suggestion }」ではありませんか。
        [list] あるのは、{ LIST($known) }です。
       *[none] 消してください。
    }
refused-exchange = { $reason ->
    [elder_none] このルールでは、エルダーは交換しません。
    [elder_few] エルダーは{ $bound }枚以上取らなければなりません。
    [elder_many] エルダーが取れるのは{ $bound }枚までです。
    [elder_left] 山札は{ $bound }枚しかありません。
    [younger_none] このルールでは、ヤンガーは交換しません。
    [younger_few] ヤンガーは{ $bound }枚以上取らなければなりません。
    [younger_many] ヤンガーが取れるのは{ $bound }枚までです。
   *[younger_left] ヤンガーの分は{ $bound }枚しか残りません。
}
P142 = { $cards }枚の交換はできません。{ refused-exchange }
    .help = 捨てたカードと取ったカードを確かめてください。
P143 = { refused-whose }の交換前と交換後の手札が、交換したカードと合いません：{ $cards }。
    .help = 配られたカードから捨てたカードを除き、取ったカードを加えたものが、プレイするときの手札です。このカードを確かめてください。
P144 = 得点が{ $amount }点になることはありません。
    .help = 0点より少なくなることはありません。数を直してください。
P145 = { COUNTED($given, noun: "deal") }書かれていますが、パルティは{ $most }ディールで終わっています。
    .help = プレイしなかったディールを消すか、パルティがもっと長いルールを選んでください。
P146 = このルールではトリックのカードが得点に関わる（「{ $count }」）ので、リードしたプレイヤーと勝ったプレイヤーだけでは足りません。
    .help = 「plays」にトリックを1枚ずつ書くか、「{ "play_points" }」にトリックで得た点を書いてください。
P147 = このルールには、「{ $word }」という反則はありません。
    .help = { $hint ->
        [near] 「{ $suggestion }」ではありませんか。
        [list] あるのは、{ LIST($known) }です。
       *[none] 消してください。
    }
P148 = このルールでは、「{ $name }」を見逃せません。
    .help = 「waived」を消してください。
P149 = このルールでは、よい役を伏せられません。
    .help = 「sunk」を消してください。
