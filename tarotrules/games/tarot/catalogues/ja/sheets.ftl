### 早見表、得点記録表、もとになるルールとの違い。

## カードの図

face-court = { $rank ->
        [king] K
        [queen] Q
        [knight] C
       *[jack] J
    }{ face-suit }
face-low = { $n }{ face-suit }
face-trump = { $n }
face-excuse = ★
face-suit =
    { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
faces-run = { $first } … { $last }
faces-after = { $words } { $cards }

## 早見表

cheat-subtitle = { COUNTED($players, noun: "player") }用の早見表
cheat-contracts = 支払う点数
cheat-stake-caption =
    { $two ->
        [yes] コントラクトだけの点数：点差（−は失敗）ごとに、ディフェンダーが支払う点数（−は受け取る）
       *[no] コントラクトだけの点数：点差（−は失敗）ごとに、各ディフェンダーが支払う点数（−は受け取る）
    }
cheat-piles-column = 一人の山の数
cheat-chien-column = ドッグ
cheat-chien =
    { $to ->
        [taker_hand] { $shown ->
            [shown] 手札（全員に見せる）
           *[hidden] 手札（見せない）
        }
        [taker_tricks] { $shown ->
            [shown] デクレアラー側（全員に見せる）
           *[hidden] デクレアラー側（伏せたまま）
        }
       *[defence_tricks] { $shown ->
            [shown] ディフェンダー側（全員に見せる）
           *[hidden] ディフェンダー側（伏せたまま）
        }
    }
cheat-margin = { SIGNED($margin) }
cheat-amount =
    { $sign ->
        [either] ±{ $amount }
       *[attack] { SIGNED($amount) }
    }
cheat-either = ±は、デクレアラー側が得点するときは＋、ディフェンダー側が得点するときは−を表します。
cheat-extras-caption =
    { $two ->
        [yes] ボーナス、宣言、スラム：ディフェンダーがコントラクトの点数に加えて支払う点数（−は受け取る）
       *[no] ボーナス、宣言、スラム：各ディフェンダーがコントラクトの点数に加えて支払う点数（−は受け取る）
    }
cheat-to-winners = { LIST($titles) }：どちらの側が宣言しても、ディールに勝った側が受け取ります。
cheat-by-cards = { LIST($titles) }：点数はカードによって変わります。
cheat-reversed = { LIST($titles) }：コントラクトに失敗したときは逆になります。
cheat-levels = { TITLE($title, form: "bare") }に必要な枚数：{ NOUN($noun) }
cheat-of = { $title }：{ $said }
cheat-promises = 予告
cheat-payments = 支払いの決まり
cheat-sum =
    { $two ->
        [yes] すべての点数を合計したもの（一人分の点数）を、ディフェンダーがデクレアラー側に支払います。マイナスのときは受け取ります。
       *[no] すべての点数を合計したもの（一人分の点数）を、ディフェンダーがそれぞれデクレアラー側に支払います。マイナスのときは受け取ります。
    }
cheat-others = ほかの人数で遊ぶとき
cheat-hand = 手札の枚数
cheat-packet = 一度に配る枚数
cheat-called = 指名するカード
cheat-also =
    { $n ->
       *[other] { COUNTED($players, noun: "player") }で遊ぶときは、ルールブックの規則{ $numbers }も変わります。
    }

## ディールの流れ

cheat-steps = ディールの流れ
cheat-direction =
    { $direction ->
        [counter_clockwise] 順番はすべて反時計回りです。
       *[clockwise] 順番はすべて時計回りです。
    }
cheat-deal =
    { $shuffled ->
        [true] シャッフルとカットをして
       *[false] シャッフルせずにカットだけをして
    }、{ $packet ->
        [1] 一枚
       *[other] { COUNTED($packet, noun: "card") }
    }ずつ、一人{ COUNTED($hand, noun: "card") }になるまで配ります。
cheat-piles =
    { $laid ->
        [before_hands] 手札を配る前に
       *[after_hands] 手札を配り終えたら
    }、各プレイヤーの前に{ COUNTED($cards, noun: "card") }ずつの山を{ COUNTED($piles, noun: "pile") }置き、{ $cards ->
        [2] 上のカード
       *[other] 一番上
    }だけを表向きにします。
cheat-deal-chien =
    { $how ->
        [last_cards] 最後の{ COUNTED($n, noun: "card") }がドッグになります。
        [each_round] 一巡ごとに、ドッグに{ COUNTED($packet, noun: "card") }、合わせて{ COUNTED($n, noun: "card") }を置きます。
       *[on_the_way] ドッグには{ $n ->
            [1] {""}
           *[other] { $packet ->
                [1] 一枚ずつ、合わせて
               *[other] { $packet }枚ずつ、合わせて
            }
        }{ COUNTED($n, noun: "card") }を置きます。
    }
cheat-auction =
    { $first ->
        [after_dealer] { $two ->
            [yes] ビッドはディーラーの相手から始め、
           *[no] ビッドはディーラーの次のプレイヤーから始め、
        }
       *[dealer] ビッドはディーラーから始め、
    }{ $rounds ->
        [one] 一人一回だけ行います。
        [parole] 順番に、ビッド、パス、「パロール」のいずれかを言います。
        [duel] 順番に行います。
       *[until_all_pass] 最も強いビッドをした一人を除いて全員がパスするまで続けます。
    }
cheat-appointed = ビッドは行いません。デクレアラーはあらかじめ決まっていて、「{ $title }」をプレイします。
cheat-all-pass =
    { $dealer ->
        [second_round] 全員がパスしたら、もう一度ビッドを行います。それでも全員がパスしたら、次のディーラーが配ります。
        [next_dealer] 全員がパスしたら、次のディーラーが配ります。
       *[same_dealer] 全員がパスしたら、同じディーラーが配り直します。
    }
cheat-all-pass-played = 全員がパスしたら、「{ $title }」になり、各自が一人で戦います。
cheat-all-pass-again = 全員がパスしたら、もう一度ビッドを行います。それでも全員がパスしたら、「{ $title }」になり、各自が一人で戦います。
cheat-announced = { TITLE($title, form: "bare") }
cheat-declared = { TITLE($title, form: "bare") }
cheat-may =
    { $who ->
        [taker] デクレアラーは
        [bidder] ビッドするプレイヤーは
       *[anyone] { $kind ->
            [promise] プレイヤーの一人が
           *[claim] どのプレイヤーも
        }
    }{ $titles }{ $kind ->
        [promise] を予告
       *[claim] を宣言
    }
cheat-may-both = { $left }でき、{ $right }
cheat-announce =
    { $moment ->
        [in_auction] ビッドをするときに、{ $may }できます。
        [auction_over] ビッドが終わってから、{ $may }できます。
        [after_auction] まだ誰もドッグを見ないうちに、{ $may }できます。
        [after_auction_some_unseen] まだ誰もドッグを見ないうちに（ドッグを伏せたままにするときは、オープニングリードの前に）、{ $may }できます。
        [after_auction_unseen] ビッドが終わってから、オープニングリードの前に、{ $may }できます。
        [after_discard] 捨て札をした後で、{ $may }できます。
        [before_chien] まだ誰もドッグを見ないうちに、{ $may }できます。
        [before_first_lead] オープニングリードの前に、{ $may }できます。
       *[own_first_card] 最初のトリックで自分のカードを出す直前に、{ $may }できます。
    }
cheat-take-chien = ドッグを手札に加えるコントラクトでは、加えたのと同じ枚数を捨て札にします。
cheat-follow = リードされたスートをフォローします。フォローできなければ、{ $void ->
        [must_trump] 切札を出します。切札もなければ、どのカードを出してもかまいません。
       *[free] どのカードを出してもかまいません。
    }{ $overtrump ->
        [must] 切札を出すときは、できる限り、そのトリックにすでに出ている切札より強いものを出します。
       *[free] すでに出ている切札より強い切札を出す必要はありません。
    }
cheat-count = デクレアラー側が取ったカードの点数とウドレを数え、コントラクトの成否を確かめて、支払いをします。
cheat-count-alone = 各自が取った点数を数え、順位に応じて得点を付けます。
cheat-next =
    { $two ->
        [yes] 次は、ディーラーの相手が配ります。
       *[no] { $direction ->
            [counter_clockwise] 次は、ディーラーの右隣のプレイヤーが配ります。
           *[clockwise] 次は、ディーラーの左隣のプレイヤーが配ります。
        }
    }

## 得点記録表

score-subtitle = { COUNTED($players, noun: "player") }用の得点記録表
score-player = { $who }
score-caption = 一行に一ディール
score-dealer = ディーラー
score-taker = デクレアラー
score-partner =
    { $partners ->
        [one] パートナー
       *[several] パートナー
    }
score-margin = 点差
score-kind =
    { $kind ->
        [bonus] ボーナス
        [claim] 宣言
       *[promise] 予告
    }
score-unit =
    { $two ->
        [yes] ディフェンダーの支払い
       *[no] ディフェンダー一人の支払い
    }
score-alone = { $title }（カードの点数）
score-running = 累計
score-example = 例
score-contract = *{ $mark }* { $title }（{ $worth }点、{ $times }）
score-contract-sum = *{ $mark }* { $title }（{ $worth }点）
score-legend = コントラクト：{ $contracts }。
score-how =
    { $two ->
        [yes] +はデクレアラー側、−はディフェンダー側が受け取る点数です。ボーナス、宣言、予告の欄には、ディフェンダーの支払いに加わる点数を書きます。
       *[no] +はデクレアラー側、−はディフェンダー側が受け取る点数です。ボーナス、宣言、予告の欄には、ディフェンダー一人の支払いに加わる点数を書きます。
    }
