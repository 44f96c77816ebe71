### 計算してほしいと伝えられた勝負やパルティの、おかしいところ。

refused-whose = { $who ->
    [elder] エルダー
    [younger] ヤンガー
   *[other] 席{ $seat }
}
refused-example = 手札を二つ書いてください。例：{ "{" }"elder": "SAKQJ10 HA87 DA8 CA8", "younger": "S98 HKQJ109 DKQJ CKQ"{ "}" }
value-wanted = { $wants ->
    [word] 引用符で囲んだことばです。
    [truth] true か false です（引用符なし）。
    [whole] 整数です（引用符なし）。
    [by_seat] 整数のリストで、エルダーが先です：[5, 3]
    [seat] "エルダー" か "ヤンガー"、または席の番号です。エルダーが0、次が1です。
    [cards] 札はスートごとに "SAKJ10 HAQ8" のように書くか、一枚ずつリストにします。Sはスペード、Hはハート、Dはダイヤ、Cはクラブで、続けてA、K、Q、J、10、9、8、7です。
    [hands] 手札のリストで、エルダーが先です。
    [plays] トリックはリードした札から書きます："HA-H10 HK-D7"
    [tricks] トリックごとに、リードした人と取った人を書きます："EE EY YY"（Eはエルダー、Yはヤンガー）
    [scores] 誰が、何で、何点かのリストです：[["elder", "point", 5], ["elder", "sequence", 15]]
    [play_points] 誰が何点かのリストです：[["E", 1], ["Y", 7]]
    [sunk] 誰がどれを言わなかったかです："E.set"
    [names] 名前のリストで、同じ名前は使えません。
    [name] プレイヤーの一人です。
    [deals] 各回のリストです。エルダーを先に二つの数で書くか、手札とトリックで書きます。
    [tries] リストです。例：[{ "{" }"elder": 5, "younger": 3{ "}" }]
   *[exchanged] 二つの数で、エルダーが先です：[5, 3]
}
P130 = { $what ->
        [form] これはピケの勝負を表していません。
        [kind] その「kind」はありません。
        [several] プレイが二通りに書かれています。
        [totals] パルティは、各回か合計のどちらか一方で書きます。
        [inside] { $number }回目として書かれたことはありえません。
       *[unclear] 何を計算すればよいのか分かりません。
    }
    .help = { $what ->
        [kind] hand、declare、deal、ledger、trick_counts、partie、legal、exchange_order、penalty があります。「kind」がなければ、ほかのキーで決まります。
        [several] 「plays」「tricks」「{ "play_points" }」のうち一つだけを残してください。
        [totals] 「deals」か「totals」のどちらかを残してください。
        [inside] どこがおかしいかは、この後にあります。
        [form] { refused-example }
       *[unclear] { refused-example }
    }
P132 = 足りないものがあります：{ LIST($keys) }。
    .help = 書き加えてください。これがないと計算できません。
P133 = { $what ->
        [own] 手札が{ COUNTED($given, noun: "card") }です。この規則では{ $wanted }枚です。
        [dealt] { refused-whose }に{ COUNTED($given, noun: "card") }配られています。この規則では{ $wanted }枚です。
        [stock] 山札が{ COUNTED($given, noun: "card") }です。この規則では{ $wanted }枚です。
        [hands] 書かれた手札の数：{ $given }。この規則の人数：{ $wanted }。
        [names] 書かれた名前の数：{ $given }。この規則の人数：{ $wanted }。
        [scores] 書かれた得点の数：{ $given }。この規則の人数：{ $wanted }。
       *[hand] { refused-whose }の手札が{ COUNTED($given, noun: "card") }です。この規則では{ $wanted }枚です。
    }
    .help = 直すか、実際に使った規則を選んでください。
P134 = トリック{ $trick }で、{ refused-whose }が手札にない{ $card }を出しています。
    .help = 手札と、そこまでのトリックを確かめてください。トリックを取った人が次にリードします。
P135 = トリック{ $trick }で、{ refused-whose }が{ $led }に{ $card }を出していますが、まだ{ $has }を持っています。
    .help = リードされたスートがあれば、それを出さなければなりません。トリックと手札を確かめてください。
P136 = トリック{ $trick }をリードした{ refused-whose }は、前のトリックを取っていません。
    .help = 最初はエルダーがリードし、その後はトリックを取った人がリードします。
P137 = { $what ->
        [more] { COUNTED($given, noun: "trick") }書かれていますが、一回の勝負は{ $wanted }です。
       *[fewer] { $wanted }のうち{ COUNTED($given, noun: "trick") }しか書かれていませんが、最後まで行ったことになっています。
    }
    .help = { $what ->
        [more] 行わなかったものを消してください。
       *[fewer] すべてのトリックを書くか、「complete」を消してください。
    }
P138 = { $what ->
        [play] プレイで{ $amount }点にはなりません。
       *[hand] 「{ $name }」で{ $amount }点になる手札はありません。
    }
    .help = { $what ->
        [play] 多くても{ $most }点で、0より少なくなることはありません。
       *[hand] 数を確かめてください。一つの手札では多くても{ $most }点です。点にならないものは書きません。
    }
P139 = 「{ $name }」は書きません。
    .help = 消してください。ほかの得点から決まります。
P140 = 「{ $name }」が両方の得点になっています。
    .help = 点になるのは、よいほうの手札だけです。どちらかを残してください。
P141 = この規則では、「{ $word }」という手札の点はありません。
    .help = { $hint ->
        [near] 「{ $suggestion }」のことですか？
        [list] あるのは、{ LIST($known) }です。
       *[none] 消してください。
    }
refused-exchange = { $reason ->
    [elder_none] この規則では、エルダーは交換しません。
    [elder_few] エルダーは{ $bound }枚以上取ります。
    [elder_many] エルダーが取るのは{ $bound }枚までです。
    [elder_left] 山札は{ $bound }枚しかありません。
    [younger_none] この規則では、ヤンガーは交換しません。
    [younger_few] ヤンガーは{ $bound }枚以上取ります。
    [younger_many] ヤンガーが取るのは{ $bound }枚までです。
   *[younger_left] ヤンガーの分は{ $bound }枚しか残りません。
}
P142 = { $cards }枚の交換はできません。{ refused-exchange }
    .help = 捨てた札と引いた札を確かめてください。
P143 = { refused-whose }の交換前と交換後の手札が、交換した札と合いません：{ $cards }。
    .help = 配られた札から捨て札を除き、引いた札を加えたものが手札です。これらの札を確かめてください。
P144 = { $amount }点にはなりません。
    .help = 0点より少ない人はいません。数を直してください。
P145 = { COUNTED($given, noun: "deal") }書かれていますが、パルティは{ $most }回で終わっています。
    .help = 行わなかった分を消すか、パルティがもっと長い規則を選んでください。
P146 = この規則ではトリックの札を見るので（「{ $count }」）、リードした人と取った人だけでは足りません。
    .help = 「plays」にトリックを一枚ずつ書くか、「{ "play_points" }」にそこでの得点を書いてください。
P147 = この規則には、「{ $word }」という反則はありません。
    .help = { $hint ->
        [near] 「{ $suggestion }」のことですか？
        [list] あるのは、{ LIST($known) }です。
       *[none] 消してください。
    }
P148 = この規則では見逃せません：「{ $name }」。
    .help = 「waived」を消してください。
P149 = この規則では、よいものを言わずにおくことはできません。
    .help = 「sunk」を消してください。
