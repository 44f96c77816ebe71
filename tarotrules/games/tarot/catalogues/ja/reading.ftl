### 文の中で読まれる条件、点数、人。

## 条件：「…こと」で終わる名詞句。「、」で並べても「または」でつないでもよい

clauses-and-two = { $left }、かつ{ $right }
clauses-and-more = { $left }、{ $right }
clauses-and-end = { $left }、かつ{ $right }
clauses-lacking-two = { $left }、{ $right }
clauses-lacking-more = { $left }、{ $right }
clauses-lacking-end = { $left }、{ $right }
clauses-or-two = { $left }、または{ $right }
clauses-or-more = { $left }、{ $right }
clauses-or-end = { $left }、または{ $right }
neither = { $left }も{ $right }
clause-lettered = { $letter ->
        [a] ①
        [b] ②
        [c] ③
        [d] ④
        [e] ⑤
        [f] ⑥
        [g] ⑦
       *[h] ⑧
    } { $clause }
cond-wins-trick = { $who }{ $there ->
        [yes] が{ place-noun }に勝つ
        [no] が{ place-noun }に勝たない
       *[none] も{ place-noun }に勝たない
    }こと
cond-leads = { $who }{ $there ->
        [yes] が{ place-noun }でリードする
        [no] が{ place-noun }でリードしない
       *[none] も{ place-noun }でリードしない
    }こと
cond-plays = { $who }{ $there ->
        [yes] が{ NOUN($card) }を出す
        [no] が{ NOUN($card) }を出さない
       *[none] も{ NOUN($card) }を出さない
    }こと
cond-plays-into = { $who }が{ NOUN($card) }を出したトリックに{ $winner }が勝つこと
cond-captures = { $who }{ $there ->
        [yes] が{ NOUN($card) }の出たトリックに勝つ
        [no] が{ NOUN($card) }の出たトリックに勝たない
       *[none] も{ NOUN($card) }の出たトリックに勝たない
    }こと
cond-makes = { $who }{ $there ->
        [yes] が{ TITLE($title, form: "bare") }を達成する
        [no] が{ TITLE($title, form: "bare") }を達成しない
       *[none] も{ TITLE($title, form: "bare") }を達成しない
    }こと
cond-ends = { $who }{ $there ->
        [yes] がそのディールに{ $result ->
            [winners] 勝つ
           *[losers] 負ける
        }
        [no] がそのディールに{ $result ->
            [winners] 勝たない
           *[losers] 負けない
        }
       *[none] もそのディールに{ $result ->
            [winners] 勝たない
           *[losers] 負けない
        }
    }こと
cond-takes =
    { $operator ->
        [equal] { $who }が{ $what ->
            [tricks] ちょうど{ COUNTED($count) }に勝つ
            [points] { NOUN($count) }をちょうど{ COUNTED($count) }取る
            [cards] { NOUN($count) }をちょうど{ COUNTED($count) }取る
           *[oudlers] { NOUN($count) }をちょうど{ COUNTED($count) }取る
        }こと
        [differ] { $who }の{ takes }{ NOUN($count) }が{ so-many }こと
        [less] { $who }の{ takes }{ NOUN($count) }が{ so-many }こと
        [most] { $who }の{ takes }{ NOUN($count) }が{ so-many }こと
        [more] { $who }の{ takes }{ NOUN($count) }が{ so-many }こと
       *[least] { $who }が{ $what ->
            [tricks] { COUNTED($count) }以上に勝つ
            [points] { NOUN($count) }を{ COUNTED($count) }以上取る
            [cards] { NOUN($count) }を{ COUNTED($count) }以上取る
           *[oudlers] { NOUN($count) }を{ COUNTED($count) }以上取る
        }こと
    }
cond-takes-with = { $who }が{ place-noun }を含めて{ $operator ->
        [equal] ちょうど{ COUNTED($count) }
       *[least] { COUNTED($count) }以上
    }に勝つこと
cond-takes-none = { $who }が{ $what ->
        [tricks] { NOUN($noun) }に一度も勝たない
        [points] { NOUN($noun) }を1点も取らない
        [cards] { NOUN($noun) }を一枚も取らない
       *[oudlers] { NOUN($noun) }を一枚も取らない
    }こと
cond-takes-than = { $who }の{ takes }{ NOUN($noun) }が{ $other }{ $operator ->
        [equal] と同じであること
        [differ] と同じでないこと
        [less] より少ないこと
        [most] より多くないこと
        [more] より多いこと
       *[least] より少なくないこと
    }
cond-takes-all = { $who }が{ NOUN($count) }を{ COUNTED($count) }すべて取ること
cond-takes-card = { $who }が{ NOUN($card) }を{ $there ->
        [yes] 取る
       *[no] 取らない
    }こと
takes =
    { $what ->
        [tricks] 勝った
        [points] 取った
        [cards] 取った
       *[oudlers] 取った
    }
so-many =
    { $operator ->
        [equal] ちょうど{ COUNTED($count) }である
        [differ] { COUNTED($count) }ではない
        [less] { COUNTED($count) }未満である
        [most] { COUNTED($count) }以下である
        [more] { COUNTED($count) }より多い
       *[least] { COUNTED($count) }以上である
    }
cond-either = 次のいずれかを満たすこと（{ $clause }）
cond-together = 次のすべてを満たすこと（{ $clause }）
cond-holds = { place-holds }{ $items }があること
cond-holds-none = { place-holds }{ $items }
cond-holds-but = { place-holds }{ $lacking }、{ $items }こと
have-card = { NOUN($card) }がある
have-some = { NOUN($noun) }がある
have-cards =
    { $operator ->
        [equal] { NOUN($count) }がちょうど{ COUNTED($count) }ある
        [most] { NOUN($count) }が{ COUNTED($count) }以下である
       *[least] { NOUN($count) }が{ COUNTED($count) }以上ある
    }
lack-card = { NOUN($card) }がなく
lack-cards = { NOUN($noun) }が一枚もなく
hold-none = { NOUN($noun) }がないこと
hold-some = { NOUN($noun) }
hold-card = { NOUN($card) }
cond-only-card = { place-noun }にある{ NOUN($noun) }が{ NOUN($card) }だけであること
hold-cards =
    { $operator ->
        [equal] { NOUN($count) }（全部でちょうど{ COUNTED($count) }）
        [most] { NOUN($count) }（全部で{ COUNTED($count) }以下、なくてもよい）
       *[least] { NOUN($count) }（全部で{ COUNTED($count) }以上）
    }
cond-not = 次の条件を満たさないこと（{ $clause }）
cond-exists = { $thing }がいること
cond-made =
    { $there ->
        [yes] コントラクトに成功したこと
       *[no] コントラクトに成功しなかったこと
    }
cond-partner =
    { $there ->
        [yes] デクレアラーにパートナーがいること
       *[no] デクレアラーにパートナーがいないこと
    }
cond-promise-kept =
    { $there ->
        [yes] どちらかの側が{ TITLE($title, form: "bare") }を達成したこと
       *[no] どちらの側も{ TITLE($title, form: "bare") }を達成していないこと
    }
cond-won-by = { place-noun }に{ NOUN($noun) }が{ $there ->
        [yes] 勝つ
       *[no] 勝たない
    }こと
cond-won-by-the = { cond-won-by }
cond-card-is = 出すカードが{ NOUN($noun) }{ $there ->
        [yes] であること
       *[no] でないこと
    }
cond-card-is-the = { cond-card-is }
cond-card-led =
    { $there ->
        [yes] リードとして出すこと
       *[no] リードとして出すのでないこと
    }
cond-trick-now =
    { $operator ->
        [equal] { $n }番目のトリックであること
        [differ] { $n }番目のトリックでないこと
        [less] { $n }番目のトリックより前であること
        [most] { $n }番目までのトリックであること
        [more] { $n }番目のトリックより後であること
       *[least] { $n }番目以降のトリックであること
    }
cond-trick-now-at =
    { $place ->
        [first] 最初のトリックで
       *[last] 最後のトリックで
    }{ $there ->
        [yes] あること
       *[no] ないこと
    }
cond-same = { $one }と{ $two }が同じであること
cond-different = { $one }と{ $two }が異なること
cond-card-played =
    { $there ->
        [yes] { NOUN($card) }がいずれかのトリックに出ること
       *[no] { NOUN($card) }がどのトリックにも出ないこと
    }
cond-captured =
    { $there ->
        [yes] { NOUN($card) }が相手側に取られること
       *[no] { NOUN($card) }を出した側がそのトリックに勝つこと
    }
cond-all-tricks = { $side }がすべてのトリックに勝つこと
cond-all-tricks-but = { $side }が{ $n }トリックまでしか失わないこと
trick-card = { NOUN($card) }
cond-same-trick = { $one }と{ $two }が{ $there ->
        [yes] 同じトリック
       *[no] 別々のトリック
    }で出ること
cond-trick-than = { $one }が{ $two }{ $operator ->
        [less] より前のトリック
        [more] より後のトリック
        [most] と同じか、それより前のトリック
       *[least] と同じか、それより後のトリック
    }で出ること
cond-trick-at = { $card }が{ $place ->
        [first] 最初のトリック
       *[last] 最後のトリック
    }{ $there ->
        [yes] で
       *[no] 以外で
    }出ること
cond-trick-number = { $card }が{ $operator ->
        [equal] { $n }番目のトリックで
        [differ] { $n }番目以外のトリックで
        [less] { $n }番目より前のトリックで
        [most] { $n }番目までのトリックで
        [more] { $n }番目より後のトリックで
       *[least] { $n }番目以降のトリックで
    }出ること
cond-compare =
    { $operator ->
        [equal] { $left }が{ $right }と等しいこと
        [differ] { $left }が{ $right }と等しくないこと
        [less] { $left }が{ $right }未満であること
        [most] { $left }が{ $right }以下であること
        [more] { $left }が{ $right }を超えること
       *[least] { $left }が{ $right }以上であること
    }
cond-card-in = { place-holds }{ NOUN($card) }が{ $there ->
        [yes] ある
       *[no] ない
    }こと
cond-no-cards = { place-holds }{ NOUN($noun) }が一枚もないこと
cond-cards =
    { $operator ->
        [equal] { place-holds }{ NOUN($count) }がちょうど{ COUNTED($count) }あること
        [differ] { place-noun }にある{ NOUN($count) }が{ COUNTED($count) }でないこと
        [less] { place-noun }にある{ NOUN($count) }が{ COUNTED($count) }未満であること
        [most] { place-noun }にある{ NOUN($count) }が{ COUNTED($count) }以下であること
        [more] { place-holds }{ NOUN($count) }が{ COUNTED($count) }より多くあること
       *[least] { place-holds }{ NOUN($count) }が{ COUNTED($count) }以上あること
    }
place-holds = { place-noun }に
place-noun =
    { $place ->
        [hand] 手札
        [dealt] 配られたときの手札
        [suit] そのスート
        [chien] ドッグ
        [discard] 捨て札
        [this_trick] そのトリック
        [last_trick] 最後のトリック
        [first_trick] 最初のトリック
       *[penultimate_trick] 最後から二番目のトリック
    }

## 人とカード

who-again =
    { $who ->
        [taker] デクレアラー
        [partner] パートナー
        [dealer] ディーラー
        [declarer] そのプレイヤー
        [chosen] そのプレイヤー
        [announcer] そのプレイヤー
        [achiever] 同じ側
        [attack] その側
       *[defence] その側
    }
who-chosen-side = 選ばれた側
who-any-side = 一方の側
who-that-side = その側
who =
    { $who ->
        [card] 出すカード
        [declarer] 宣言したプレイヤー
        [taker] デクレアラー
        [partner] パートナー
        [dealer] ディーラー
        [chosen] 選ばれたプレイヤー
        [announcer] 予告したプレイヤー
        [achiever] 達成した側
        [attack] デクレアラー側
        [defence] ディフェンダー側
        [winners] 勝った側
        [losers] 負けた側
        [others] ほかのプレイヤー
        [everyone] 全員
       *[nobody] 該当者なし
    }
side-winner =
    { $place ->
        [last_trick] { $own ->
            [yes] 最後のトリックに勝った側
           *[no] 最後のトリックに勝てなかった側
        }
        [first_trick] { $own ->
            [yes] 最初のトリックに勝った側
           *[no] 最初のトリックに勝てなかった側
        }
       *[penultimate_trick] { $own ->
            [yes] 最後から二番目のトリックに勝った側
           *[no] 最後から二番目のトリックに勝てなかった側
        }
    }
side-leader =
    { $place ->
        [last_trick] { $own ->
            [yes] 最後のトリックでリードした側
           *[no] 最後のトリックでリードしなかった側
        }
        [first_trick] { $own ->
            [yes] 最初のトリックでリードした側
           *[no] 最初のトリックでリードしなかった側
        }
       *[penultimate_trick] { $own ->
            [yes] 最後から二番目のトリックでリードした側
           *[no] 最後から二番目のトリックでリードしなかった側
        }
    }
side-held =
    { $own ->
        [yes] { NOUN($card) }を出した側
       *[no] { NOUN($card) }を出した側の相手側
    }
side-captured =
    { $own ->
        [yes] { NOUN($card) }の出たトリックに勝った側
       *[no] { NOUN($card) }の出たトリックに勝てなかった側
    }
side-of =
    { $who ->
        [declarer] { $own ->
            [yes] 宣言したプレイヤーの側
           *[no] 宣言したプレイヤーの相手側
        }
        [chosen] { $own ->
            [yes] 選ばれたプレイヤーの側
           *[no] 選ばれたプレイヤーの相手側
        }
        [announcer] { $own ->
            [yes] 予告したプレイヤーの側
           *[no] 予告したプレイヤーの相手側
        }
        [taker] { $own ->
            [yes] デクレアラーの側
           *[no] デクレアラーの相手側
        }
        [partner] { $own ->
            [yes] パートナーの側
           *[no] パートナーの相手側
        }
       *[dealer] { $own ->
            [yes] ディーラーの側
           *[no] ディーラーの相手側
        }
    }
who-side = { $who }の側
who-opponents = { $who }の相手側
who-kept = { TITLE($title, form: "bare") }を達成した側
who-held = { NOUN($card) }を出したプレイヤー
who-captured = { NOUN($card) }の出たトリックに勝ったプレイヤー
who-winner =
    { $place ->
        [last_trick] 最後のトリックに勝ったプレイヤー
        [first_trick] 最初のトリックに勝ったプレイヤー
       *[penultimate_trick] 最後から二番目のトリックに勝ったプレイヤー
    }
who-leader =
    { $place ->
        [last_trick] 最後のトリックでリードしたプレイヤー
        [first_trick] 最初のトリックでリードしたプレイヤー
       *[penultimate_trick] 最後から二番目のトリックでリードしたプレイヤー
    }
who-winning-card =
    { $place ->
        [last_trick] 最後のトリックに勝ったカード
        [first_trick] 最初のトリックに勝ったカード
       *[penultimate_trick] 最後から二番目のトリックに勝ったカード
    }

## 点数：名詞句

times = ×{ $n }
times-by-result = ×{ $n }、失敗時は×{ $lost }
amount =
    { $what ->
        [margin] 点差
       *[players] プレイヤーの人数
    }
amount-contract =
    { $what ->
        [worth] コントラクトの基礎点
       *[multiplier] コントラクトの得点倍率
    }
amount-deal =
    { $what ->
       *[tricks] トリックの総数
    }
amount-trick = { NOUN($card) }が出たトリックの番号
amount-cards = { place-noun }にある{ NOUN($noun) }の枚数
amount-in-place =
    { $what ->
        [cards] { place-noun }の枚数
        [points] { place-noun }のカードの点数
        [longest] { place-noun }で最も多いスートの枚数
        [voids] { place-noun }に一枚もないスートの数
        [singletons] { place-noun }に一枚だけあるスートの数
       *[number] { place-noun }の番号
    }
amount-of =
    { $what ->
        [tricks] { $who }が勝ったトリックの数
        [points] { $who }が取ったカードの点数
       *[oudlers] { $who }が取ったウドレの枚数
    }
amount-of-party =
    { $what ->
        [tricks] { who }が勝ったトリックの数
        [points] { who }が取ったカードの点数
       *[oudlers] { who }が取ったウドレの枚数
    }
amount-of-cards = { $who }が取った{ NOUN($noun) }の枚数
amount-per-taken = { of-party }取った{ NOUN($noun) }一枚につき{ COUNTED($n, noun: "point") }
amount-per = { of-party }{ takes }{ $what ->
        [tricks] トリック一つ
        [points] カードの点数一点
       *[oudlers] ウドレ一枚
    }につき{ COUNTED($n, noun: "point") }
of-party = { who }の
amount-per-card = { place-noun }の{ NOUN($noun) }一枚につき{ COUNTED($n, noun: "point") }
amount-calculation =
    { $operator ->
        [plus] { $left }＋{ $right }
        [minus] { $left }－{ $right }
        [times] { $left }×{ $right }
       *[over] { $left }÷{ $right }
    }
amount-choose = { $then }（条件は{ $condition }。満たさないときは{ $otherwise }）
amount-least = { $amount }、下限は{ $least }
amount-rounded =
    { $direction ->
        [up] { $amount }を{ rounding-step }に切り上げた点数
        [down] { $amount }を{ rounding-step }に切り捨てた点数
        [nearest] { $amount }を最も近い{ rounding-step }に丸めた点数
        [away] { $amount }を（正負にかかわらず）{ rounding-step }に切り上げた点数
       *[toward] { $amount }を（正負にかかわらず）{ rounding-step }に切り捨てた点数
    }

## 支払い：文、またはコロンに続く部分

pay-its-worth = 宣言の点数
pay-side-unit =
    { $multiplied ->
        [yes] { $two ->
            [yes] { $payee }が、相手側から{ $amount }{ $see }を受け取ります（コントラクトの得点倍率を掛けます）。
           *[no] { $payee }が、相手側からディフェンダー一人あたり{ $amount }{ $see }を受け取ります（コントラクトの得点倍率を掛けます）。
        }
       *[no] { $two ->
            [yes] { $payee }が、相手側から{ $amount }{ $see }を受け取ります（得点倍率は掛けません）。
           *[no] { $payee }が、相手側からディフェンダー一人あたり{ $amount }{ $see }を受け取ります（得点倍率は掛けません）。
        }
    }
pay-side-margin = 点差を丸める前に、{ $payee }に有利になるように点差を{ $amount }だけ増減します。
pay-follows-result = コントラクトに失敗したときは、支払う側と受け取る側が入れ替わります。
pay-shared = この点数は、デクレアラーとパートナーが分け方「{ $name }」の割合で分けます。
pay-players =
    { $basis ->
        [per_head] { $payee }が、{ $source ->
            [others] ほかのプレイヤー
           *[party] { $payer }
        }から一人につき{ $amount }を受け取ります。これはコントラクトとは別に、プレイヤーどうしで精算します。
       *[in_all] { $payee }が、{ $payer }から合わせて{ $amount }を受け取ります。支払う側はこれを等分します。これはコントラクトとは別に、プレイヤーどうしで精算します。
    }
