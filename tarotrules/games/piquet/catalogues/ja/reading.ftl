### 文の中で読まれる条件と点数。

## 条件：「とき」「もの」「こと」の前にそのまま置ける形（…である、…がない）で終わる

clauses-and-two = { $left }うえに、{ $right }
clauses-and-more = { $left }うえに、{ $right }
clauses-and-end = { $left }うえに、{ $right }
clauses-or-two = { $left }か、{ $right }
clauses-or-more = { $left }か、{ $right }
clauses-or-end = { $left }か、{ $right }
clause-together = 次のすべてに当てはまる（{ $clause }こと）
clause-either = 次のどれかに当てはまる（{ $clause }こと）
cond-not = 次の条件に当てはまらない（{ $clause }こと）
cond-has = { NOUN($count) }が{ so-many }
cond-has-one-of =
    { $what ->
        [cards] カードの枚数
       *[pips] カードの点数
    }が{ $list }である
so-many =
    { $operator ->
        [equal] ちょうど{ COUNTED($count) }である
        [differ] { COUNTED($count) }ではない
        [less] { COUNTED($count) }未満である
        [most] { COUNTED($count) }以下である
        [more] { COUNTED($count) }を超える
       *[least] { COUNTED($count) }以上である
    }
cond-hand =
    { $place ->
        [dealt] 配られたときの手札にある{ NOUN($count) }が{ so-many }
       *[hand] 手札にある{ NOUN($count) }が{ so-many }
    }
cond-hand-none =
    { $place ->
        [dealt] 配られたときの手札に{ NOUN($noun) }が一枚もない
       *[hand] 手札に{ NOUN($noun) }が一枚もない
    }
cond-good = 手札のカードのうち、得点になる役に使われているものが{ so-many }
cond-good-all =
    { $there ->
        [yes] 手札のカードがすべて、得点になる役のどれかに使われている
       *[no] 手札に、得点になる役に使われていないカードがある
    }
cond-class =
    { $what ->
        [top] 最も強いカード
        [led] リードされたカード
       *[winning_card] トリックに勝ったカード
    }が{ NOUN($noun) }{ $there ->
        [yes] である
       *[no] でない
    }
cond-over =
    { $there ->
        [yes] リードしたのが別のプレイヤーである
       *[no] リードしたのが同じプレイヤーである
    }
cond-last =
    { $there ->
        [yes] 最後のトリックである
       *[no] 最後のトリックでない
    }
cond-trick =
    { $operator ->
        [equal] { $n }番目のトリックである
        [differ] { $n }番目のトリックでない
        [less] { $n }番目のトリックより前である
        [most] { $n }番目までのトリックである
        [more] { $n }番目のトリックより後である
       *[least] { $n }番目以降のトリックである
    }
cond-total =
    { $who ->
        [winner] 勝者の総得点が{ so-many }
       *[loser] 敗者の総得点が{ so-many }
    }
cond-deals = パルティが{ so-many }
cond-players = 人数が{ so-many-players }
so-many-players =
    { $operator ->
        [equal] ちょうど{ $n }人である
        [differ] { $n }人ではない
        [less] { $n }人未満である
        [most] { $n }人以下である
        [more] { $n }人を超える
       *[least] { $n }人以上である
    }
cond-exists = { $what }が分かっている
cond-compare = { $left }が{ $right }{ $operator ->
        [equal] と等しい
        [differ] と等しくない
        [less] 未満である
        [most] 以下である
        [more] を超える
       *[least] 以上である
    }

## 点数：名詞句

amount =
    { $what ->
        [cards] カードの枚数
        [pips] カードの点数の合計
        [top] 最も強いカードのランク
        [dealt-cards] 配られたときの手札の枚数
        [hand-cards] 手札の枚数
        [hand-good] 得点になる役に使われているカードの枚数
        [leader] リードしたプレイヤー
        [winner] トリックに勝ったプレイヤー
        [led] リードされたカード
        [winning_card] トリックに勝ったカード
        [trick-number] トリックの番号
        [deal-tricks] ディールのトリックの総数
        [winner-total] 勝者の総得点
        [loser-total] 敗者の総得点
        [deals] ディールの数
       *[players] プレイヤーの人数
    }
amount-class =
    { $place ->
        [dealt] 配られたときの手札にある{ NOUN($noun) }の枚数
       *[hand] 手札にある{ NOUN($noun) }の枚数
    }
amount-cards-more = カードの枚数に{ COUNTED($n, noun: "point") }を加えた点数
amount-cards-less = カードの枚数から{ COUNTED($n, noun: "point") }を引いた点数
amount-cards = カードの枚数と同じ点数
amount-difference = 両者の総得点の差
amount-sum = 両者の総得点の和
amount-plus = { $left }に、さらに{ $right }を加えた点数
amount-calculation =
    { $operator ->
        [plus] { $left }＋{ $right }
        [minus] { $left }－{ $right }
        [times] { $left }×{ $right }
       *[over] { $left }÷{ $right }
    }
amount-times = { $amount }の{ $n }倍
# 「…ときは」が続く。
amount-choose-more = { $condition }ときは{ $then }、{ $otherwise }
amount-choose = { $condition }ときは{ $then }、そのほかのときは{ $otherwise }
amount-rounded =
    { $direction ->
        [up] { $amount }を{ $step }の倍数に切り上げた数
        [down] { $amount }を{ $step }の倍数に切り捨てた数
        [nearest] { $amount }を最も近い{ $step }の倍数に丸めた数
        [away] { $amount }を（正負にかかわらず）{ $step }の倍数に切り上げた数
       *[toward] { $amount }を（正負にかかわらず）{ $step }の倍数に切り捨てた数
    }
# 支払うのは点数ではなく、賭け金の何倍か。
pays-units = 賭け金の{ $n }倍
