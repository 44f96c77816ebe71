### ルールブックの各章。
### name-… は一覧での規則の名、.word-… は文が述べる設定をファイルに書くときの語。

chapter-deal = ディーラーとカードの配り方
chapter-auction = ビッド
chapter-auction-none = デクレアラーのいないゲーム
chapter-auction-appointed = コントラクト
chapter-call = パートナーの指名
chapter-call-several = パートナーの指名
chapter-partner = パートナー
chapter-chien = ドッグと捨て札
chapter-claims = 宣言
chapter-promises = スラム
chapter-bonuses = ボーナス
chapter-last-trick = 最後のトリック
chapter-scoring = 得点計算
chapter-match = ゲームの終わりと勝者
chapter-evaluation = 手札の評価

## ゲームの概要

name-game-sides = デクレアラー側とディフェンダー側
game-taker = ディールごとに、一人が*デクレアラー*になり、コントラクトの成功を目指します。
game-sides =
    { $call ->
        [yes] デクレアラーは、カードを指名してパートナーを決めます。この二人（指名されたカードをほかの誰も持っていなければ、デクレアラー一人）が_デクレアラー側_、残りのプレイヤーが_ディフェンダー側_です。
        [trick_winner] デクレアラーはカードを指名し、そのカードが出されたトリックに勝ったプレイヤーがパートナーになります。この二人（パートナーがいなければ、デクレアラー一人）が_デクレアラー側_、残りのプレイヤーが_ディフェンダー側_です。
        [yes_several] デクレアラーは、カードを二枚指名してパートナーを決めます。デクレアラーと、そのカードを持っているプレイヤーが_デクレアラー側_、残りのプレイヤーが_ディフェンダー側_です。
        [trick_winner_several] デクレアラーはカードを二枚指名し、そのどちらかが出されたトリックに勝ったプレイヤーがパートナーになります。デクレアラーとパートナーが_デクレアラー側_、残りのプレイヤーが_ディフェンダー側_です。
        [opposite] デクレアラーとその向かいのプレイヤーが_デクレアラー側_、残りのプレイヤーが_ディフェンダー側_です。
        [two] デクレアラーが_デクレアラー側_、もう一人のプレイヤーが_ディフェンダー側_です。
       *[no] _デクレアラー側_はデクレアラー一人で、残りのプレイヤー全員が_ディフェンダー側_です。
    }
game-sides-last = この組み分けは、そのディールに限ります。
game-aim = デクレアラー側は、トリックに勝ってカードの点数を集め、コントラクトの成功に必要な点数を取ることを目指します。ディフェンダー側は、それを阻止しようとします。
game-alone = デクレアラーはおらず、どのディールでも各自が一人で戦います。
game-aim-alone = 各プレイヤーがトリックで取ったカードの点数で勝負が決まります{ $see }。
game-oudlers-matter = 必要な点数（目標点数）は、デクレアラー側が最終的に取った*ウドレ*（切札の21、プチ、エクスキューズ）の枚数によって変わります{ $see }。

## 使うカード

deck-pack = フランスのゲーム用タロットカード{ COUNTED($cards, noun: "card") }を使います。
deck-pack-without = フランスのゲーム用タロットカードから一部のカードを除いた{ COUNTED($left, noun: "card") }を使います。除くのは{ $cards }です。
    .word-without = 除くカード
deck-packs = フランスのゲーム用タロットカードを二組混ぜて使います。カードは全部で{ COUNTED($cards, noun: "card") }で、どのカードも二枚ずつあり、ウドレも{ COUNTED($oudlers, noun: "card") }あります。以下で一枚のカードについて述べることは、二枚のどちらにも当てはまります。
    .word-packs = 組数
deck-packs-without = どちらの組からも除くのは{ $cards }です。
name-deck-suits = スート
deck-suits = スートはスペード、ハート、ダイヤ、クラブの四つです。どのスートも、カードは強いものから順に、{ $ranks }です。
deck-ace = 1（エース）は、そのスートで最も弱いカードです。
deck-rank =
    { $rank ->
        [king] キング（K）
        [queen] クイーン（Q）
        [knight] カヴァリエ（C）
        [jack] ジャック（J）
       *[low] { $n }
    }
deck-ranks-gap = 、
name-deck-trumps = 切札
deck-trumps = 切札は、1から21までの数字が付いた21枚で、どのスートのカードよりも強いカードです。最も強い切札は21、最も弱い切札は1で、切札の1を_プチ_といいます。
name-deck-excuse = エクスキューズ
deck-excuse = 残る一枚は星印の付いたカードで、_エクスキューズ_といいます。エクスキューズは、スートのカードでも切札でもありません。切札として数えるのは、そう書いてあるときだけです。
name-deck-points = カードの点数
deck-points = カードの点数は、すべて合わせて{ COUNTED($total, noun: "point") }です。
name-deck-counting = 点数の数え方
deck-pairs = 絵札またはウドレと「その他のカード」を一枚ずつ合わせ、二枚一組で数えます。Kまたはウドレの入った組は5点、Qなら4点、Cなら3点、Jなら2点、「その他のカード」二枚の組は1点です。
deck-left-over = 余った一枚は、表のとおりに数えます（「その他のカード」なら半点）。
deck-points-caption = カードの点数
deck-points-card = カード
deck-points-worth = 点数
deck-points-row =
    { $card ->
        [oudler] 切札の21、プチ、エクスキューズ
        [king] K
        [queen] Q
        [knight] C
        [jack] J
        [ace] A
       *[low] その他のカード
    }
name-deck-classes = カードの呼び名
deck-classes = カードの呼び名は、次のとおりです。
deck-class-plain = { NOUN($noun) }
cards-courts =
    { $rank ->
        [king] K
        [queen] Q
        [knight] C
       *[jack] J
    }
cards-low = 四つのスートの{ $n }
cards-low-run = 四つのスートの{ $first }から{ $last }まで
cards-trumps = { $first }から{ $last }までの切札
cards-trump = 切札の{ $n }
cards-excuse = エクスキューズ
card-court = { suit-name }の{ $rank ->
        [king] K
        [queen] Q
        [knight] C
       *[jack] J
    }
card-low = { suit-name }の{ $n }
suit-name =
    { $suit ->
        [S] スペード
        [H] ハート
        [D] ダイヤ
       *[C] クラブ
    }

## プレイの方向とディーラー

name-seating-direction = 進行方向
seating-direction =
    { $two ->
        [yes] { $auction ->
            [yes] 二人は向かい合って座り、配るのも、ビッドもプレイも、交互に行います。
           *[no] 二人は向かい合って座り、配るのもプレイも、交互に行います。
        }
       *[no] { $direction ->
            [counter_clockwise] { $auction ->
                [yes] カードを配る順番も、ビッドとプレイの順番も、すべて反時計回りです。手番は、いつも右隣のプレイヤーに移ります。
               *[no] カードを配る順番もプレイの順番も、反時計回りです。手番は、いつも右隣のプレイヤーに移ります。
            }
           *[clockwise] { $auction ->
                [yes] カードを配る順番も、ビッドとプレイの順番も、すべて時計回りです。手番は、いつも左隣のプレイヤーに移ります。
               *[no] カードを配る順番もプレイの順番も、時計回りです。手番は、いつも左隣のプレイヤーに移ります。
            }
        }
    }
    .word-direction = 回る方向, 方向
name-seating-dealer = ディーラー
seating-first-dealer =
    { $way ->
        [lowest_card] 最初のディーラーは、全員がカードを一枚ずつ引いて決めます。最も弱いカードを引いたプレイヤーがディーラーです。切札はどのスートのカードよりも強く、同じ数字や同じ絵札どうしでは、スペード、ハート、ダイヤ、クラブの順に強いものとします。エクスキューズを引いたプレイヤーは引き直します。
       *[agreed] 最初のディーラーは、プレイヤーどうしで自由に決めます。
    }
    .word-first_dealer = 最初のディーラー, 最初の親
seating-next-dealer =
    { $two ->
        [yes] その後は、二人が交互にディーラーになります。
       *[no] { $direction ->
            [counter_clockwise] その後は、ディーラーの右隣のプレイヤーが次のディーラーになります。
           *[clockwise] その後は、ディーラーの左隣のプレイヤーが次のディーラーになります。
        }
    }
name-seating-out = 休みのディーラー
seating-out = 席には{ $table }人まで着けます。{ $players }人を超えるときは、ディーラーがそのディールを休みます（得点も付きません）。
    .word-at_table = 席数
seating-out-until =
    { $until ->
        [somebody_takes] 誰かがデクレアラーになるまでは、同じプレイヤーが配り、休み続けます。
       *[next_deal] デクレアラーが決まったかどうかにかかわらず、ディールごとに次のプレイヤーが配って休みます。
    }
    .word-until = 休みの終わり

## ディール

name-deal-shuffle = シャッフルとカット
deal-shuffle =
    { $who ->
        [opposite] { $two ->
            [yes] ディーラーの相手がカードをシャッフルします。
           *[no] ディーラーの向かいのプレイヤーがカードをシャッフルします。
        }
        [another] { $two ->
            [yes] ディーラーの相手がカードをシャッフルします。
           *[no] ディーラー以外のプレイヤーの一人がカードをシャッフルします。
        }
        [dealer] ディーラーがカードをシャッフルします。
       *[none] シャッフルするのは、最初のディールの前だけです。
    }
    .word-shuffle = シャッフル
deal-gathered =
    それ以降は、カードの並びを変えずに、デクレアラー側のトリック、ディフェンダー側のトリック{ $heap ->
        [by_player] （プレイヤーごと）
       *[facing] {""}
    }{ $chien ->
        [yes] 、捨て札またはドッグ
       *[no] {""}
    }の順にまとめます。
deal-gathered-alone =
    { $taker ->
        [nobody] それ以降は、カードの並びを変えずに、各プレイヤーのトリックを順番に
       *[highest_bidder] デクレアラーのいないディールの後は、各プレイヤーのトリックを順番に
    }{ $chien ->
        [yes] 、最後にドッグを
       *[no] {""}
    }まとめます。
deal-gathered-unplayed =
    プレイしなかったときは、各プレイヤーの手札を順番に{ $chien ->
        [yes] 、最後にドッグを
       *[no] {""}
    }まとめます。
deal-cut =
    { $two ->
        [yes] { $same ->
            [yes] カットも相手がします。
           *[no] ディーラーの相手がカットします。
        }
       *[no] { $who ->
            [left] ディーラーの左隣のプレイヤーがカットします。
            [right] ディーラーの右隣のプレイヤーがカットします。
           *[previous_dealer] 前回のディーラーがカットします。最初のディールの前には、ディーラーの一つ前の順番のプレイヤーがカットします。
        }
    }
    .word-cut = カット
deal-cut-least = カットで分けた山は、どちらも{ COUNTED($n, noun: "card") }以上でなければなりません。
    .word-cut_least = カットの最小枚数, 最小カット
deal-hand = ディーラーは、{ $two ->
        [yes] 相手から交互に
       *[no] 自分の次のプレイヤーから順に
    }、{ $packet ->
        [1] 一枚
       *[other] { COUNTED($packet, noun: "card") }
    }ずつ、一人{ COUNTED($hand, noun: "card") }になるまで配ります。
    .word-packet = 一度に配る枚数, 束
name-deal-piles = 場に置く山
deal-piles =
    { $laid ->
        [before_hands] 手札を配る前に、ディーラーは
       *[after_hands] 手札を配り終えたら、ディーラーは
    }プレイヤーそれぞれの前に、{ COUNTED($cards, noun: "card") }ずつの山を{ COUNTED($piles, noun: "pile") }置きます。一人に一枚ずつ交互に置いて全部の場所に一枚ずつそろえ、その上に二枚目を重ね{ $cards ->
        [2] ます。上のカードを表向きに、下のカードを裏向きにします。
       *[other] る、という順に一段ずつ進めます。一番上のカードだけを表向きに、ほかは裏向きにします。
    }
    .word-piles = 山
    .word-pile_cards = 山の枚数
    .word-piles_dealt = 山を置く時期
deal-piles-own = 山の裏向きのカードは、自分のものでも見てはいけません。手札に何があるかを問うときは、自分の前の表向きのカードも手札に数えます。
name-deal-look = 手札を見る時期
deal-look = 配り終わるまで、誰も{ $piles ->
        [yes] 裏向きの
       *[no] {""}
    }カードを見てはいけません。
name-deal-chien = ドッグ
deal-chien =
    { $how ->
        [last_cards] 山札の最後の{ COUNTED($n, noun: "card") }は誰にも配らず、裏向きのままテーブルの中央に置きます。これを_ドッグ_といいます。
        [each_round] 一巡配るたびに、テーブルの中央に{ COUNTED($packet, noun: "card") }を裏向きに置き、合わせて{ COUNTED($n, noun: "card") }にします。これを_ドッグ_といいます。
       *[on_the_way] 配る途中で、テーブルの中央にも{ $n ->
            [1] {""}
           *[other] { $packet ->
                [1] 一枚ずつ、合わせて
               *[other] { $packet }枚ずつ、合わせて
            }
        }{ COUNTED($n, noun: "card") }を裏向きに置きます（一人に続けて配るカードの間には置きません）。これを_ドッグ_といいます。
    }
    .word-chien_packet = ドッグの一度の枚数
deal-no-chien = ドッグはなく、カードはすべてプレイヤーに配ります。
deal-chien-cards =
    { $cards ->
        [not_first_nor_last] 山札の最初のカードと最後のカードは、ドッグに置いてはいけません。
        [not_first_nor_last_three] 山札の最初の三枚と最後の三枚は、ドッグに置いてはいけません。
        [not_first_nor_last_round] 最初の一巡と最後の一巡では、ドッグにカードを置いてはいけません。
       *[free] ドッグには、山札のどのカードを置いてもかまいません。
    }
    .word-chien_cards = ドッグのカード, ドッグの札, シアンの札
deal-chien-apart =
    { $apart ->
        [yes] { $packet ->
            [1] 山札で続いている二枚を、両方ともドッグに置いてはいけません。
           *[other] ドッグに二度続けて置いてはいけません。
        }
       *[no] { $packet ->
            [1] 次の人に配る前に、二枚以上続けて置いてもかまいません。
           *[other] 次の人に配る前に、二度以上続けて置いてもかまいません。
        }
    }
    .word-chien_apart = ドッグ連続禁止
deal-misdeal-when =
    { $fault ->
        [any_fault] 配られた枚数が違うとき、{ $chien ->
            [yes] ドッグの置き方が規則と違うとき、
           *[no] {""}
        }配り終わる前に{ $piles ->
            [yes] 裏向きのはずの
           *[no] {""}
        }カードが見えたときは、配り間違いとします。
       *[high_card_seen] 配られた枚数が違うとき、{ $chien ->
            [yes] ドッグの置き方が規則と違うとき、
           *[no] {""}
        }配り終わる前に{ $piles ->
            [yes] 裏向きのはずの
           *[no] {""}
        }切札、絵札、エクスキューズのどれかが見えたときは、配り間違いとします。ほかのカードが見えただけなら、そのまま配り続けます。
    }
    .word-misdeal_when = 配り間違いの範囲
deal-misdeal =
    { $dealer ->
        [same_dealer_silent] 配り間違えたときは、カードを伏せたまま集め、同じディーラーが配り直します。ただし、配り直したディールでは、このディーラーはビッドできません。
        [same_dealer] 配り間違えたときは、同じディーラーが配り直します。
       *[next_dealer] 配り間違えたときは、次のプレイヤーがディーラーになります。
    }
    .word-misdeal = 配り間違い, ミスディール
redeal =
    { $duty ->
        [must] 「{ $title }」とは、{ $when }をいいます。この手札を持つプレイヤーは、{ $moment ->
            [before_play] 最初のリードの前に
            [before_chien] まだ誰もドッグを見ないうちに
            [before_auction] ビッドが始まる前に
           *[own_turn] { $turns ->
                [one] ビッドで自分の番が来たときに
               *[several] ビッドで初めて自分の番が来たときに
            }
        }申し出なければなりません。ディールは無効になります。
       *[may] 「{ $title }」とは、{ $when }をいいます。この手札を持つプレイヤーは、{ $moment ->
            [before_play] 最初のリードの前に
            [before_chien] まだ誰もドッグを見ないうちに
            [before_auction] ビッドが始まる前に
           *[own_turn] { $turns ->
                [one] ビッドで自分の番が来たときに
               *[several] ビッドで初めて自分の番が来たときに
            }
        }申し出て、ディールを無効にできます。
    }
    .word-duty = 義務の有無
redeal-excuse = ここでは、エクスキューズを切札に数えません。
redeal-show = 申し出たプレイヤーは、手札を全員に見せます。
    .word-show_hand = 手札を見せる, 手札を公開
redeal-found-late =
    { $late ->
        [annulled] これに当たる手札だったことにプレイ中に初めて気付いたときも、ディールは無効になります。
       *[played_on] これに当たる手札だったことにプレイ中に初めて気付いたときは、そのディールを最後までプレイします。
    }
    .word-found_late = 後で発覚
redeal-dealer =
    { $dealer ->
        [next_dealer] 次のディーラーが配ります。
       *[same_dealer] 同じディーラーが配り直します。
    }
name-deal-redeals = ディールを無効にする手札が重なるとき
redeal-several =
    { $moment ->
        [own_turn] 二つの手札{ $see }に同時に当てはまるプレイヤーは、申し出なければならないほうを申し出ます。
       *[before_auction] { $duty ->
            [both] ディールを無効にする手札{ $see }が同時に二つ以上あるときは、申し出なければならないものを、申し出てもよいものより優先します。それで決まらなければ、ディーラーの次のプレイヤーから順に優先します。
           *[same] ディールを無効にする手札{ $see }が同時に二つ以上あるときは、ディーラーの次のプレイヤーから順に優先します。
        }
    }

## ビッド

name-auction-first = ビッドの順番
auction-first =
    { $who ->
        [after_dealer] { $two ->
            [yes] ビッドは、ディーラーの相手から始めます。
           *[no] ビッドは、ディーラーの次のプレイヤーから始めます。
        }
       *[dealer] ビッドは、ディーラーから始めます。
    }
    .word-first_bidder = 最初の発言者, 最初のビッダー
auction-choice = 自分の番には、パスをするか、それまでのビッドより強いコントラクトをビッドします。
name-auction-rounds = ビッドの回数
auction-rounds =
    { $rounds ->
        [one] ビッドの機会は、一人一回だけです。
       *[until_all_pass] 最も強いビッドをした一人を除いて全員がパスするまで、順番にビッドを続けます。一度パスしたら、もうビッドできません。
    }
    .word-rounds = 巡数
auction-rounds-parole = ビッドの機会は、一人一回です。「パロール」{ $see }と言ったプレイヤーにだけ、もう一度あります。
name-auction-overcall = より強いビッド
auction-overcall =
    { $overcall ->
        [in_turn] より強いビッドをするときも、割り込まず、自分の番を待ちます。
       *[duel] 自分より強いビッドをされたプレイヤーは、順番を待たず、ほかのプレイヤーの番になる前に、その場で応じます。さらに強いビッドをするか、ビッドから降ります。どちらかが降りるまで、二人でこれを続けます。
    }
    .word-overcall = より強いビッド, 上乗せ, オーバーコール
name-auction-appointed = ビッドなし
auction-appointed = ビッドは行いません。どのディールも、デクレアラーはあらかじめ決まっています。デクレアラーは、手札にかかわらず、コントラクト「{ $title }」をプレイしなければなりません。
name-auction-none = ビッドなし
auction-none = ビッドは行いません。どのディールも、デクレアラーもコントラクトもなしでプレイします{ $see }。
name-auction-taker = デクレアラーの決定
auction-taker = 最も強いビッドをしたプレイヤーがデクレアラーになり、ビッドしたコントラクトでプレイします。
auction-all-pass =
    { $dealer ->
        [second_round] 全員がパスしたときは、もう一巡だけビッドを行います。再び全員がパスしたときは、誰にも得点を付けず、次のプレイヤーがディーラーになります。
        [next_dealer] 全員がパスしたときは、誰にも得点を付けず、次のディーラーが配ります。
       *[same_dealer] 全員がパスしたときは、誰にも得点を付けず、同じディーラーが配り直します。
    }
    .word-all_pass = 全員がパス, 全員パス
auction-played = 全員がパスしたときは、デクレアラーなしでプレイします{ $see }。
auction-played-again = 全員がパスしたときは、もう一巡だけビッドを行います。再び全員がパスしたときは、デクレアラーなしでプレイします{ $see }。
auction-played-same = そのようなディールの後は、次のディールも同じディーラーが配ります。
name-auction-parole = パロール
parole =
    { $second ->
        [always] パスやビッドをする代わりに、「パロール」と言って、二巡目まで判断を保留できます。二巡目は、誰かが「パロール」と言っていれば必ず行います。
       *[if_no_bid] パスやビッドをする代わりに、「パロール」と言って、二巡目まで判断を保留できます。二巡目は、一巡目に誰もビッドしなかったときだけ行います。
    }
parole-any = 二巡目に加わるのは、「パロール」と言ったプレイヤーだけで、順番は一巡目と同じです。それぞれ、パスをするか、それまでのビッドより強いコントラクトを自由に選んでビッドします。
parole-only = 二巡目に加わるのは、「パロール」と言ったプレイヤーだけで、順番は一巡目と同じです。それぞれ、パスをするか、まだ誰もビッドしていなければ「{ $title }」をビッドします。ほかのコントラクトはビッドできません。
    .word-only = 限定
parole-two-rounds = 「パロール」があったときも、全員がパスしたときも、追加で行うのは一巡だけです。
name-auction-contracts = コントラクト
auction-contracts =
    { $n ->
        [1] コントラクトは一つだけです。
       *[other] コントラクトは{ $n }種類です。
    }
auction-multiplier-lost = 得点倍率が二つあるコントラクトでは、失敗したときに二つ目の倍率を掛けます。
    .word-multiplier_lost = 失敗時の倍率
name-auction-promises = 予告を兼ねるビッド
auction-promises = 「{ $title }」のビッドは、{ TITLE($feat, form: "bare") }{ $see }の予告を兼ねます。改めて予告する必要はありません。
    .word-promises = 予告する
name-auction-requires = ビッドに必要な手札
auction-requires = 「{ $title }」をビッドするには、{ $when }が必要です。
name-auction-then = その後の流れ
auction-then = その後は、{ $steps }の順に進みます。
name-auction-over = ビッドの後
auction-over = ビッドが終わったら、{ $steps }の順に進みます。
auction-over-title = { TITLE($title, form: "bare") }{ $see }
auction-over-title-later = { TITLE($title, form: "bare") }{ $see }
auction-over-step =
    { $step ->
        [chien] ドッグ{ $see }
        [discard] 捨て札{ $see }
       *[lead] オープニングリード{ $see }
    }
auction-over-said = { $titles }{ $kind ->
        [promise] の予告
       *[claim] の宣言
    }
auction-over-later = { $titles }は、その後、最初のトリックで自分のカードを出す直前に宣言します。
auction-over-call =
    { $partners ->
        [one] パートナーの指名{ $see }は、
       *[several] パートナーの指名{ $see }は、
    }{ $moment ->
        [before_chien] ドッグの直前に行います。
        [after_chien] ドッグの直後に行います。
       *[before_lead] オープニングリードの直前に行います。
    }
auction-contracts-caption =
    { $n ->
        [1] コントラクト
       *[other] コントラクトの一覧（弱い順）
    }
auction-column-contract = コントラクト
auction-column-worth = 基礎点
auction-column-multiplier = 得点倍率
name-chien-taken = ドッグの扱い
bid-chien =
    { $titles }では、{ $to ->
        [taker_hand] { $shown ->
            [shown] デクレアラーは、ドッグを表向きにして全員に見せてから、手札に加えます。
           *[hidden] デクレアラーは、ドッグをほかのプレイヤーに見せずに手札に加えます。
        }
        [taker_tricks] { $shown ->
            [shown] ドッグは、表向きにして全員に見せ、テーブルに置いたままにします。
           *[hidden] 誰もドッグを見てはいけません。
        }ディールが終わったら、ドッグのカードは、ウドレも含めて、デクレアラー側が取ったカードに加えます。
       *[defence_tricks] { $shown ->
            [shown] ドッグは、表向きにして全員に見せ、テーブルに置いたままにします。
           *[hidden] 誰もドッグを見てはいけません。
        }ディールが終わったら、ドッグのカードは、ウドレも含めて、ディフェンダー側が取ったカードに加えます。
    }
bid-same = これらのコントラクトの違いは、得点の計算だけです。

## パートナーの指名

name-call-card = パートナーの指名
call-moment =
    { $moment ->
        [before_chien] ビッドが終わったら、ドッグを表向きにする前に、デクレアラーは{ rank-one-of }指名します。
        [after_auction] ビッドが終わったら、デクレアラーは{ rank-one-of }指名します。
        [after_seen_chien] ビッドが終わったら、デクレアラーは、ドッグが公開されるか手札に加えられた後で{ rank-one-of }指名します。誰もドッグを見ないコントラクトでは、見ないまま指名します。
        [before_chien_unbid] ドッグを表向きにする前に、デクレアラーは{ rank-one-of }指名します。
        [after_auction_unbid] 最初のリードの前に、デクレアラーは{ rank-one-of }指名します。
        [after_chien_unbid] デクレアラーは、ドッグを見てから{ rank-one-of }指名します。
       *[after_chien] ビッドが終わったら、デクレアラーは、ドッグを見てから{ rank-one-of }指名します。
    }
rank-two-of =
    { $first ->
        [king] Kを二枚
        [queen] Qを二枚
        [knight] Cを二枚
        [oudlers] ウドレを二枚
        [ace] Aを二枚
       *[jack] Jを二枚
    }
rank-one-of =
    { $first ->
        [king] Kを一枚
        [queen] Qを一枚
        [knight] Cを一枚
        [oudlers] ウドレを一枚
        [ace] Aを一枚
       *[jack] Jを一枚
    }
call-second =
    { $same ->
        [yes] 続けて、同じランクのカードをもう一枚指名します。
       *[no] 続けて、{ rank-one-of }指名します。
    }
    .word-second_chain = 二枚目
name-call-chain = 代わりに指名するカード
call-next =
    { $before ->
        [king] K
        [queen] Q
        [knight] C
        [oudlers] ウドレ
        [ace] A
       *[jack] J
    }をすべて自分が持っているときは、代わりに{ $rank ->
        [king] K
        [queen] Q
        [knight] C
        [oudlers] ウドレ
        [ace] A
       *[jack] J
    }を一枚指名{ $self ->
        [allowed] できます
       *[forbidden] しなければなりません
    }{ $more }。
    .word-chain = 呼ぶ順, 順序
call-further =
    。{ $before ->
        [king] K
        [queen] Q
        [knight] C
        [oudlers] ウドレ
        [ace] A
       *[jack] J
    }もすべて持っているときは、{ $rank ->
        [king] K
        [queen] Q
        [knight] C
        [oudlers] ウドレ
        [ace] A
       *[jack] J
    }が代わりになります
call-alone = デクレアラーがこれらのカードをすべて持っているときは、一人で戦います。
call-no-next = ほかのランクのカードは指名できません。
call-next-again = 二枚目のカードについても同じです。このとき、先に指名したカードは、自分が持っているものとみなします。
call-only =
    { $which ->
        [first] 一枚目に指名できるのは、
       *[second] 二枚目に指名できるのは、
    }{ $rank ->
        [king] K
        [queen] Q
        [knight] C
        [oudlers] ウドレ
        [ace] A
       *[jack] J
    }だけです。
name-call-partner = パートナー
name-call-partners = パートナー
call-partner =
    { $partner ->
        [trick_winner] 指名されたカードが出されたトリックに勝ったプレイヤーが、そのディールでのデクレアラーのパートナーです。それまでは、誰が誰の味方か、誰にも分かりません。デクレアラー自身が勝ったときと、そのカードが最後まで出されなかったときは、デクレアラーは一人で戦います。
        [opposite] デクレアラーの向かいに座っているプレイヤーが、そのディールでのパートナーです。これは全員が知っています。
       *[holder] 指名されたカードを持っているプレイヤーが、そのディールでのデクレアラーのパートナーです。
    }
call-partners =
    { $partner ->
        [trick_winner] 指名されたカードが出されたトリックに勝ったプレイヤーが、そのディールでのデクレアラーのパートナーになります。それまでは、誰が誰の味方か、誰にも分かりません。デクレアラー自身が勝ったときと、そのカードが最後まで出されなかったときは、そのカードではパートナーが決まりません。パートナーが一人もいなければ、デクレアラーは一人で戦います。
       *[holder] 指名されたカードを持っているプレイヤーが、そのディールでのデクレアラーのパートナーです。一人が両方とも持っていれば、パートナーはその一人だけです。
    }
call-up-to = パートナーがいるのは、{ $bid }までのビッドのときだけです。それより強いビッドでは、デクレアラーは一人で戦います。
    .word-up_to = 指名できる最高のビッド
call-secret =
    { $partners ->
        [one] { $silence ->
                [must] パートナーは、自分がパートナーであることを、言葉や身ぶりで知らせてはいけません。誰がパートナーかは、指名されたカードが出されたときに分かります。
               *[free] パートナーは、いつ名乗り出てもかまいません。名乗り出なければ、指名されたカードが出されたときに分かります。
            }
       *[several] { $silence ->
                [must] パートナーは、自分がパートナーであることを、言葉や身ぶりで知らせてはいけません。パートナーどうしでも同じです。誰がパートナーかは、指名されたカードがそれぞれ出されたときに分かります。
               *[free] パートナーは、いつ名乗り出てもかまいません。名乗り出なければ、指名されたカードがそれぞれ出されたときに分かります。
            }
    }
    .word-silence = 沈黙
call-exchange =
    { $partners ->
        [one] { $excuse ->
                [yes] エクスキューズの代わりのカード{ $see }を渡すとパートナーが分かってしまうときは、全員がパートナーを知るまで渡しません。
               *[no] ほかのカードの代わりに渡すカード{ $see }を渡すとパートナーが分かってしまうときは、全員がパートナーを知るまで渡しません。
            }
       *[several] { $excuse ->
                [yes] エクスキューズの代わりのカード{ $see }を渡すと誰かがパートナーだと分かってしまうときは、全員がそれを知るまで渡しません。
               *[no] ほかのカードの代わりに渡すカード{ $see }を渡すと誰かがパートナーだと分かってしまうときは、全員がそれを知るまで渡しません。
            }
    }
name-call-alone = 一人で戦う場合
call-in-chien =
    { $cards ->
        [one] 指名されたカードがドッグにあったときは、デクレアラーが一人で、ほかの全員と戦います{ $see }。
       *[several] 指名されたカードがドッグにあったときは、そのカードではパートナーが決まりません。パートナーが一人もいなければ、デクレアラーが一人で、ほかの全員と戦います{ $see }。
    }
call-in-chien-unseen = 誰もドッグを見ないコントラクトでは、ディールが終わって初めてそれが分かります。
call-barred =
    { $partners ->
        [one] { $may ->
                [yes] 配り間違えてビッドできないディーラーも、パートナーになることがあります。
               *[no] 配り間違えてビッドできないディーラーは、パートナーにもなりません。このディーラーが指名されたカードを持っていれば、デクレアラーは一人で戦います。
            }
       *[several] { $may ->
                [yes] 配り間違えてビッドできないディーラーも、パートナーの一人になることがあります。
               *[no] 配り間違えてビッドできないディーラーは、パートナーにもなりません。このディーラーが指名されたカードを持っていても、そのカードではパートナーが決まりません。
            }
    }
    .word-barred_may_be_called = ビッド不可でもパートナー
call-self =
    { $cards ->
        [one] { $self ->
                [allowed] 指名するカードは、デクレアラー自身が持っているものでもかまいません。その場合は、そのカードが出るまで、ほかの誰にも知られずに一人で戦います。
                [allowed_in_trick] 指名するカードは、デクレアラー自身が持っているものでもかまいません。
               *[forbidden] デクレアラー自身が持っているカードは、指名できません。
            }
       *[several] { $self ->
                [allowed] 指名するカードは、デクレアラー自身が持っているものでもかまいません。その場合、そのカードではパートナーが決まりませんが、それは、そのカードが出るまで、ほかの誰にも知られません。
                [allowed_in_trick] 指名するカードは、二枚ともデクレアラー自身が持っているものでもかまいません。
               *[forbidden] 一枚目にも二枚目にも、デクレアラー自身が持っているカードは指名できません。
            }
    }
    .word-self_call = 自己指名, 自分の指名
name-call-lead = 最初のリードの制限
call-first-lead =
    { $cards ->
        [one] { $lead ->
                [not_called_suit] 最初のトリックでは、指名されたカードと同じスートのカードをリードできません。ただし、指名されたカードそのものはリードできます。
               *[free] 指名されたカードと同じスートのカードは、最初のトリックも含め、どのトリックでもリードできます。
            }
       *[several] { $lead ->
                [not_called_suit] 最初のトリックでは、指名された二枚のカードのどちらのスートもリードできません。ただし、指名されたカードそのものはリードできます。
               *[free] 指名された二枚のカードのスートは、最初のトリックも含め、どのトリックでもリードできます。
            }
    }
    .word-first_lead = 最初のリード, オープニングリード
call-first-lead-only =
    { $cards ->
        [one] ほかにリードできるカードを持っていなければ、そのスートをリードします。
       *[several] ほかにリードできるカードを持っていなければ、そのどちらかのスートをリードします。
    }

## ドッグと捨て札

name-chien-discard = 捨て札
chien-taken = ドッグを手札に加えたデクレアラーは、最初のトリックの前に、手札から{ COUNTED($n, noun: "card") }を選び、裏向きにして捨て札にします。
chien-never = { $list }は捨て札にできません。
chien-never-each = { NOUN($noun) }
chien-counted =
    { $shown ->
        [yes] 捨て札は、全員に見せたカードも含めて、ディールが終わるまで伏せておき、デクレアラー側が取ったカードとして数えます。
       *[no] 捨て札はディールが終わるまで伏せておき、デクレアラー側が取ったカードとして数えます。
    }
chien-change =
    { $until ->
        [closed] 捨て札を決めたら、デクレアラーは枚数が正しいことを示し、「ジュ」（仏 jeu「ゲーム」）と言います。その後は捨て札を変えられません。枚数の間違いだけは、オープニングリードまでなら直せます。
       *[first_lead] デクレアラーは、オープニングリードまで捨て札を変えられます。
    }
    .word-change_until = 変更の期限
chien-stricter = 一枚のカードに上の規則が二つ以上当てはまるときは、厳しいほうに従います。
chien-run-out = 捨て札にできるカードが足りないときに限り、デクレアラーは、捨て札にできないはずのカードから、できるだけ少ない枚数を捨て札にします。
chien-discard =
    { $other ->
        [yes] それ以外の{ NOUN($noun) }
       *[no] { NOUN($noun) }
    }は、{ $rule ->
        [free] 自由に捨て札にできます。
        [free-shown] 捨て札にできます。捨てる{ NOUN($noun) }は、全員に見せてから伏せます。
        [if-forced] ほかに捨てられるカードが足りないときに限り、足りない枚数だけ捨て札にできます。
       *[if-forced-shown] ほかに捨てられるカードが足りないときに限り、足りない枚数だけ捨て札にできます。捨てる{ NOUN($noun) }は、全員に見せてから伏せます。
    }

## 宣言

claim =
    { $moment ->
        [own_first_card] プレイヤーは、最初のトリックで自分のカードを出す直前に、{ TITLE($title, form: "bare") }を宣言できます。
       *[before_first_lead] プレイヤーは、オープニングリードの前に、{ TITLE($title, form: "bare") }を宣言できます。
    }宣言しなくてもかまいません。
claim-requires = 宣言するには、{ $when }が必要です。
    .word-requires = 前提
claim-requires-taker = デクレアラーの宣言には、さらに{ $when }が必要です。
claim-unseen =
    { $what ->
        [chien] ドッグがまだ伏せられているとき、{ $who ->
            [taker] デクレアラー
           *[anyone] プレイヤー
        }は{ $unseen ->
            [settled_later] そのまま宣言できます。条件は、ドッグを見たときに確かめます。
           *[forbidden] 宣言できません。
        }
       *[side] 条件をまだ確かめられないプレイヤーは、{ $unseen ->
            [settled_later] そのまま宣言できます。条件は、後で確かめます。
           *[forbidden] 宣言できません。
        }
    }
    .word-unseen = 未確認
claim-show =
    { $show ->
        [exactly] 宣言するときは、数に入るカードを、必要な枚数だけ公開します。{ $spare ->
            [yes] それより多く持っているときは、どれを伏せておくかを自分で選びます。
           *[no] {""}
        }{ $excuse ->
            [yes] エクスキューズを公開できるのは、切札だけでは必要な枚数に足りないときだけです。
           *[no] {""}
        }
        [extremes] 宣言するときは、数に入るカードを、必要な枚数だけ公開します。数に入るカードのうち、最も強いものと最も弱いものは必ず公開します。{ $spare ->
            [yes] 必要な枚数より多く持っているときは、残りのうちどれを伏せておくかを自分で選びます。
           *[no] {""}
        }{ $excuse ->
            [yes] エクスキューズを公開できるのは、切札だけでは必要な枚数に足りないときだけです。
           *[no] {""}
        }
        [at_least] 宣言するときは、数に入るカードを、その段階に必要な枚数以上公開します。必要な枚数より多く公開するかどうかは自由です。{ $excuse ->
            [yes] エクスキューズを含めてもかまいませんが、含めると、ほかに切札を持っていないと知られることが多くなります。
           *[no] {""}
        }
        [all] 宣言するときは、数に入るカードをすべて公開します。
       *[nothing] 宣言しても、カードは公開しません。
    }
    .word-show = 見せるカード, 見せる札, 公開範囲
claim-order =
    公開したカードは{ $order ->
        [descending] 強い順に並べ、
        [ascending] 弱い順に並べ、
        [any_order] 好きな順に並べ、
       *[unsaid] 、
    }全員が見たら手札に戻します。
    .word-order = 並べ方
claim-proof =
    { $proof ->
        [in_play] 宣言が正しいかどうかは、プレイの中で分かります。
       *[on_demand] ほかのプレイヤーは、その場で手札を公開するよう求めてもかまいません。
    }
    .word-proof = 確かめ方
claim-if-false =
    { $false ->
        [nothing] 誤りだった宣言には、点数が付きません。
       *[reversed] 誤りだった宣言では、得るはずだった点数と同じだけ失います。
    }
    .word-if_false = 誤りなら
claim-hand = デクレアラーの場合は、捨て札をした後の手札で判断します。
claim-open-discard =
    { $shown ->
        [no] 全員に見せて捨て札にしたカードも、手札にあるものとして扱います。
       *[yes] 全員に見せて捨て札にしたカードも、手札にあるものとして扱い、一緒に公開できます（後で捨て札に戻します）。
    }
claim-count =
    { $count ->
        [best_level] 宣言できるのは一人一段階、当てはまる最も高い段階だけです。
        [any_level] 宣言できるのは一人一段階だけです。当てはまる最も高い段階でも、それより低い段階でもかまいません。
       *[all_levels] { $levels ->
            [2] 両方の段階に当てはまる手札には、両方の点数が付きます。
           *[other] { $levels }段階のうち、当てはまる段階のすべてに点数が付きます。
        }
    }
    .word-count = 加算方法
claim-several =
    { $two ->
        [yes] 二人とも{ TITLE($title, form: "bare") }を宣言したときは、どちらの宣言にも点数が付きます。
       *[no] 何人かが{ TITLE($title, form: "bare") }を宣言したときは、すべての宣言に点数が付きます。
    }
claim-named = { $title }（{ $level }）
claim-level = { TITLE($title, form: "bare") }を宣言するには、{ $when }が必要です（{ $worth }）。
claim-whoever = どちらの側が宣言したかは問いません。宣言した側も、そのディールに負ければ支払います。
claim-levels = { TITLE($title, form: "bare") }を宣言するには、手札に{ NOUN($noun) }が次の枚数以上必要です。
claim-caption = { TITLE($title, form: "bare") }の段階
claim-column-level = 段階
claim-column-count = 枚数
claim-column-worth = 点数

## スラムなどの予告

promise-kept = { TITLE($title, form: "bare") }とは、{ $kept }をいいます。
promise-exempt =
    { $wins ->
        [never] { $two ->
            [yes] { NOUN($card) }を持っているプレイヤーは、達成できません{ $see }。
           *[no] { NOUN($card) }を持っている側が達成できるのは、このカードを出したトリックに味方が勝ったときだけです。デクレアラー一人の側には達成できません{ $see }。
        }
        [last_trick_of_slam_led] { $two ->
            [yes] { NOUN($card) }を持っているプレイヤーは、これを最後のトリック{ $see }でリードしなければ、達成できません。
           *[no] { NOUN($card) }を持っている側は、これを最後のトリック{ $see }でリードするか、味方が勝つトリックに出すかしなければ、達成できません。
        }
       *[last_trick_of_slam] { $two ->
            [yes] { NOUN($card) }を持っているプレイヤーは、これを最後のトリック{ $see }まで残しておかなければ、達成できません。
           *[no] { NOUN($card) }を持っている側は、これを最後のトリック{ $see }まで残しておくか、味方が勝つトリックに出すかしなければ、達成できません。
        }
    }
promise =
    { $who ->
        [taker] { TITLE($title, form: "bare") }を予告できるのはデクレアラーだけです。
       *[anyone] { TITLE($title, form: "bare") }は、どのプレイヤーも予告できます。
    }{ $moment ->
        [as_bid] { $bids }をビッドすることが、その予告になります。
        [in_auction] 自分がビッドをするときに予告します。ほかのプレイヤーがそれより強いビッドをすれば、予告もなくなります。
        [auction_over] ビッドが終わってから予告します。
        [after_auction] ビッドが終わってから、まだ誰もドッグを見ないうちに予告します。
        [after_auction_some_unseen] ビッドが終わってから、まだ誰もドッグを見ないうちに予告します。ドッグを伏せたままにするコントラクトでは、オープニングリードの前に予告します。
        [after_auction_unseen] ビッドが終わってから、オープニングリードの前に予告します。
        [after_discard] 捨て札をしてから、オープニングリードの前に予告します。
        [before_chien] まだ誰もドッグを見ないうちに予告します。
        [before_first_lead] オープニングリードの前に予告します。
       *[own_first_card] 最初のトリックで自分のカードを出す直前に予告します。
    }
    .word-who = 誰, 資格者
promise-bid = 「{ $title }」
promise-by-bid = { $bids }のビッドも、この予告になります。
promise-binds = 予告は、予告したプレイヤーの側についてのものです。
promise-once =
    { $moment ->
        [own_first_card] 誰かが予告したら、ほかのプレイヤーはもう予告できません。
       *[other] ディーラーの次のプレイヤーから順に、予告するかどうかを決めます。誰かが予告したら、ほかのプレイヤーはもう予告できません。
    }
promise-leads =
    { $who ->
        [taker] 予告したときは、席順にかかわらず、デクレアラーがオープニングリードを行います。
       *[anyone] 予告があったときは、席順にかかわらず、予告したプレイヤーがオープニングリードを行います。
    }
    .word-leads = リード, リードする
promise-leads-first = リードの権利がある予告を二人以上がしたときは、先に予告したプレイヤーがリードします。
promise-rival = これと{ TITLE($title, form: "bare") }の両方を達成した側は、点数の高いほうだけを受け取ります。
    .word-rival = 競合
promise-outcome =
    { $outcome ->
        [announced] 予告して達成した場合は、{ $payment }
        [broken] 予告して失敗した場合は、{ $payment }
       *[unannounced] 予告なしで達成した場合は、{ $payment }
    }
promise-paid =
    { $multiplied ->
        [yes] { $two ->
            [yes] 次の表の点数{ $see }には、コントラクトの得点倍率を掛けます。
           *[no] 次の表の点数はディフェンダー一人あたりの点数{ $see }で、コントラクトの得点倍率を掛けます。
        }
       *[no] { $two ->
            [yes] 次の表の点数{ $see }には、得点倍率は掛けません。
           *[no] 次の表の点数はディフェンダー一人あたりの点数{ $see }で、得点倍率は掛けません。
        }
    }
promise-caption = { TITLE($title, form: "bare") }の点数
promise-column = { $title }
promise-row =
    { $outcome ->
        [announced] 予告して達成
        [broken] 予告して失敗
       *[unannounced] 予告なしで達成
    }
promise-both =
    { $who ->
        [taker] デクレアラーが{ TITLE($title, form: "bare") }を予告し、ディフェンダー側が{ TITLE($title, form: "bare") }を達成した場合は、デクレアラー側が
       *[anyone] 一方の側が{ TITLE($title, form: "bare") }を予告し、相手側が{ TITLE($title, form: "bare") }を達成した場合は、予告した側が
    }「予告して失敗」と「予告なしで達成」の両方の点数を支払います。
promise-beside = コントラクトの得点は、これとは別に計算します。
promise-nothing =
    { $outcome ->
        [announced] 予告して達成しても、点数は付きません。
        [broken] 予告して失敗しても、失点はありません。
       *[unannounced] 予告なしで達成しても、点数は付きません。
    }

## プレイ

name-play-lead = 最初のリード
play-first =
    オープニングリード（最初のトリックのリード）は、{ $who ->
        [after_dealer] { $two ->
            [yes] ディーラーの相手
           *[no] ディーラーの次のプレイヤー
        }
        [dealer] ディーラー
       *[taker] デクレアラー
    }が行います。{ $unless ->
        [yes] ただし、予告{ $see }によってリードの権利を得たプレイヤーがいれば、そのプレイヤーが行います。
       *[no] {""}
    }
    .word-first_leader = 最初に出す人, 最初のリーダー
play-first-called = オープニングリードでは、規則{ $rule }にも従います。
play-next = その後は、トリックに勝ったプレイヤーが次のトリックでリードします。
play-follow = リードされたスートのカードを持っていれば、必ずそのスートを出します。切札がリードされたときは、切札を一つのスートとして扱います。切札以外のスートをフォローするときは、すでに出ているカードより強いカードを出す必要はありません。
play-follow-trumps = 切札を出すときは、規則{ $rule }にも従います。
name-play-trump = フォローできないとき
play-void =
    { $void ->
        [must_trump] リードされたスートのカードを持っていなければ、切札を出さなければなりません（_ラフ_）。
       *[free] リードされたスートのカードを持っていなければ、切札を出しても（_ラフ_）、ほかのカードを出してもかまいません。
    }
    .word-void = フォローできないとき, スート切れ, ボイド
play-discard = リードされたスートのカードも切札も持っていなければ、どのカードを出してもかまいませんが（_ディスカード_）、そのカードでトリックに勝つことはできません。
name-play-overtrump = オーバートランプ
play-overtrump =
    { $overtrump ->
        [must_alone] 切札を出すときは、そのトリックにすでに出ているどの切札よりも強い切札を出さなければなりません。切札がリードされたときも同じです。より強い切札を持っていなければ、どの切札を出してもかまいません。
        [must] 切札を出すときは、そのトリックにすでに出ているどの切札よりも強い切札を出さなければなりません。{ $two ->
            [yes] 切札がリードされたときも同じです。
           *[no] 切札がリードされたときも、最も強い切札を味方が出しているときも同じです。
        }より強い切札を持っていなければ、どの切札を出してもかまいません。
       *[free] 切札を出すときに、そのトリックに出ている切札より強い切札を出す必要はありません。
    }
    .word-overtrump = より強い切札, 上切り, オーバートランプ
name-play-winner = トリックの勝者
play-winner = 最も強い切札を出したプレイヤーがトリックに勝ちます。切札が出ていなければ、リードされたスートの最も強いカードを出したプレイヤーが勝ちます。
play-identical = 一つのトリックに同じカードが二枚出たときは、{ $identical ->
        [second_wins] 後から出た
       *[first_wins] 先に出た
    }カードのほうを強いものとします。
    .word-identical = 同じカード
name-play-piles = 山からのプレイ
play-piles = 自分の番には、手札か、自分の山の表向きのカードのどれか一枚を出します。フォローや切札を出す義務、より強い切札を出す義務では、表向きのカードも手札と同じに扱います。山の表向きのカードを出したプレイヤーは、そのトリックの後で、下のカードを表にします。
name-play-tricks = 取ったトリック
play-heap =
    { $whose ->
        [alone] 各自が、勝ったトリックを手元に置きます。
        [opposite] ディフェンダー側が取ったトリックは、デクレアラーの向かいのディフェンダーがまとめて手元に置きます{ $chien ->
            [yes] （ディフェンダー側のものになるドッグも同じです）。
           *[no] 。
        }
        [one] ディフェンダー側が取ったトリックは、ディフェンダーの一人がまとめて手元に置きます{ $chien ->
            [yes] （ディフェンダー側のものになるドッグも同じです）。
           *[no] 。
        }
        [only] ディフェンダー側が取ったトリックは、ディフェンダーが手元に置きます{ $chien ->
            [yes] （ディフェンダー側のものになるドッグも同じです）。
           *[no] 。
        }
       *[own] 各プレイヤーは、自分が勝ったトリックを自分の前に置きます。{ $chien ->
            [yes] ドッグがディフェンダー側のものになるときは、ドッグを別に置きます。
           *[no] {""}
        }
    }
    .word-heap = トリックの置き場
play-look-back =
    { $which ->
        [previous_trick] 一つ前のトリックは、いまのトリックが終わるまで見直せます。
       *[never] 終わったトリックは、裏向きにしておきます。見てもよいのは、交換で渡すカードを探すときと、出してはいけないカードを出した疑いのあるプレイヤーがいるときだけです。
    }
    .word-look_back = 見直し, 見返し
exempt-when = { NOUN($card) }をプレイの規則に縛られずに出すには、{ $when }が必要です。
exempt-announce =
    { $moment ->
        [after_deal] これに当たるプレイヤーは、カードが配られた後にそのことを告げます。
        [own_first_card] これに当たるプレイヤーは、最初のトリックで自分のカードを出すときにそのことを告げます。
       *[when_played] これに当たるプレイヤーは、このカードを出すときにそのことを告げます。
    }
    .word-announce = 告知
exempt-free = { NOUN($card) }は、フォローできるときや切札を出せるときでも、どのトリックにも出せます。出す義務はありません。
exempt-led =
    { $several ->
        [yes] { NOUN($card) }がリードされたときは、その後で最初に出された、このような特別な規則のないカードを、リードされたカードとして扱います。
       *[no] { NOUN($card) }がリードされたときは、次に出されたカードを、リードされたカードとして扱います。
    }
exempt-wins =
    { $wins ->
        [never] { NOUN($card) }は、どのトリックにも勝てません。
        [as_ranked] { NOUN($card) }も、ほかのカードと同じように、強さで上回ればトリックに勝ちます。勝たなかったときは、次のようにします。
       *[last_trick_of_slam] { NOUN($card) }はトリックに勝てません。
    }
    .word-wins = 勝つ, 勝利
exempt-stays =
    { $stays ->
        [side] { NOUN($card) }は、出した側の手元に残ります。{ $owed ->
            [half_card] 出したトリックに相手側が勝ったときは、代わりに半点のカード（「その他のカード」）を一枚、相手側に渡します。渡すカードがまだなければ、取れたときに渡します。
            [half_points] 出したトリックに相手側が勝ったときは、代わりに、相手側の点数を半点増やし、出した側の点数を半点減らします。カードの受け渡しはありません。
           *[nothing] 代わりに渡すものはありません。
        }
       *[player] { NOUN($card) }は、出したプレイヤーの手元に残ります。{ $owed ->
            [half_card] 出したトリックにほかのプレイヤーが勝ったときは{ $alone ->
                [yes] 、
               *[no] 、味方であっても、
            }代わりに半点のカード（「その他のカード」）を一枚、勝ったプレイヤーに渡します。渡すカードがまだなければ、取れたときに渡します。
            [half_points] 出したトリックにほかのプレイヤーが勝ったときは、代わりに、勝ったプレイヤーの点数を半点増やし、出したプレイヤーの点数を半点減らします。カードの受け渡しはありません。
           *[nothing] 代わりに渡すものはありません。
        }
    }
    .word-stays = 残る先, 残留
    .word-owed = 代わりに渡すもの, 代償, 見返り
exempt-owed-from =
    { $from ->
        [tricks] { $stays ->
            [side] 渡すカードは、自分たちの取ったトリックから選びます。捨て札からは選べません。
           *[player] 渡すカードは、自分の取ったトリックから選びます。捨て札からは選べません。
        }
       *[tricks_and_discard] { $stays ->
            [side] 渡すカードは、自分たちの取ったトリックか、自分たちのものになる捨て札またはドッグから選びます。
           *[player] 渡すカードは、自分の取ったトリックから選びます。デクレアラーは、自分のものになる捨て札またはドッグから選んでもかまいません。
        }
    }
    .word-owed_from = 渡すカードの出所
exempt-unpaid =
    { $unpaid ->
        [half_points] 最後まで渡すカードがなければ、{ NOUN($card) }を半点低く数え、{ $stays ->
            [side] 相手側
           *[player] そのトリックに勝ったプレイヤー
        }の点数を半点増やします。
       *[nothing] 最後まで渡すカードがなければ、何も渡しません。
    }
    .word-unpaid = 渡せないとき
exempt-last-trick =
    { $to ->
        [other_side] 最後のトリックで出した{ NOUN($card) }は{ exempt-unless }、どちらの側がそのトリックに勝っても、相手側に渡します。代わりのカードは渡しません。
        [trick_winner] 最後のトリックで出した{ NOUN($card) }は{ exempt-unless }、そのトリックに勝ったプレイヤーのものになります。代わりのカードは渡しません。
       *[kept] 最後のトリックで出した{ NOUN($card) }も{ exempt-unless }、同じように扱います。
    }
exempt-slam =
    { $alone ->
        [yes] 例外として、それまでのトリックにすべて勝っているプレイヤーが最後のトリックで{ NOUN($card) }を{ $led ->
                [yes] リードすれば
               *[no] 出せば
            }、そのトリックにも勝ちます。
       *[no] 例外として、それまでのトリックにすべて勝っている側が最後のトリックで{ NOUN($card) }を{ $led ->
                [yes] リードすれば
               *[no] 出せば
            }、そのトリックにも勝ちます。
    }
exempt-personal = そのトリックに味方が勝ったとき、プレイヤーごとの点数では、このカードを、デクレアラー側に移ったならデクレアラーのものとし、ディフェンダー側に移ったなら誰のものともしません。
exempt-unless =
    { $wins ->
        [as_ranked] 、そのカードでトリックに勝った場合を除き
        [never] {""}
       *[last_trick_of_slam] {""}
    }
name-forbid = 出せないカード：{ $title }
forbid-any = 次の条件（{ $when }）を満たすときは、カードを出せません。
forbid-class = { NOUN($noun) }は、次の条件（{ $when }）を満たすときには出せません。
forbid-card = { forbid-class }
forbid-unless = ただし、ほかに出せるカードがないときは、出してかまいません。

## 得点計算

name-scoring-target = 成功と失敗
name-scoring-count = 点数の集計
scoring-count = 全員が手札を使い切ったら、デクレアラー側とディフェンダー側は、それぞれ取ったカードの点数を数えます{ $see }。一方だけが数えて、残りの点数をすべてもう一方のものとしてもかまいません。
scoring-added = どちらの側も、比べる前に自分の点数に{ COUNTED($added, noun: "point") }を加えます。加えると、両方の側を合わせて{ $together }点になります。
    .word-added = 加点
scoring-target = 目標点数は、デクレアラー側が取ったウドレの枚数によって、次の表のように決まります。デクレアラー側は、取った点数が目標点数以上であれば、コントラクトに成功し、勝ちとなります。
    .word-target = 目標, 目標値
scoring-target-caption = デクレアラー側の目標点数
scoring-column-oudlers = 取ったウドレの枚数
scoring-column-target = 目標点数
scoring-half =
    { $result ->
        [lost] 目標点数に半点でも足りなければ、コントラクトは失敗となり、ディフェンダー側の勝ちです。
        [drawn] 目標点数にちょうど半点足りないときは、引き分けです。どちらの側の勝ちにもならず、勝った側が受け取るはずの点数は支払いません。
        [unscored] 目標点数にちょうど半点足りないときは、引き分けです。ボーナスも含めて、誰にも点数は付きません。
        [just_made] 目標点数に半点足りないだけであれば、コントラクトは成功とし、目標点数ちょうどだったものとして数えます。
       *[made] 目標点数に半点足りないだけであれば、コントラクトは成功とし、点差は半点上回ったときと同じに数えます。
    }
    .word-half_point_short = 半点不足
scoring-half-when = 半点が出るのは、おもに、奇数の人数で遊ぶときです。
name-scoring-difference = 点差
scoring-margin = _点差_とは、デクレアラー側が取った点数と目標点数との差です。
scoring-margin-all = _点差_とは、デクレアラー側が取った点数と目標点数との差です。{ $how }。
scoring-margin-rounded =
    { $result ->
        [any] 点差は、{ $how }。
        [made] コントラクトに成功したときの点差は、{ $how }。
        [short] 失敗したとき、または引き分けのときの点差は、{ $how }。
       *[lost] 失敗したときの点差は、{ $how }。
    }
rounding =
    { $direction ->
        [none] { $kept ->
            [fractions] 半点より細かい端数もそのまま残します
           *[halves] 端数をそのまま残します
        }
        [up] 端数を切り上げて{ rounding-step }にします（失点の端数は切り捨てます）
        [down] 端数を切り捨てて{ rounding-step }にします（失点の端数は切り上げます）
        [nearest] { rounding-nearest }に丸めます
        [away] 端数を切り上げて{ rounding-step }にします
       *[toward] 端数を切り捨てて{ rounding-step }にします
    }
rounding-step =
    { $step ->
        [1] 整数
       *[other] { $step }の倍数
    }
rounding-nearest =
    { $step ->
        [1] 最も近い整数（ちょうど中間のときは、絶対値の大きいほう）
       *[other] 最も近い{ $step }の倍数（ちょうど中間のときは、絶対値の大きいほう）
    }
name-scoring-contract = コントラクトの得点
scoring-stake = まず、コントラクトの得点を計算します。
scoring-stake-worth =
    { $same ->
        [yes] { $worth }＋点差
       *[no] コントラクトの基礎点＋点差
    }
scoring-stake-product =
    { $multiplied ->
        [yes] コントラクトの得点は、{ $two ->
            [yes] {""}
           *[no] ディフェンダー一人あたり
        }（{ $amount }）×得点倍率で、{ $payee }が得ます。
       *[no] コントラクトの得点は、{ $two ->
            [yes] {""}
           *[no] ディフェンダー一人あたり
        }{ $amount }で、{ $payee }が得ます。
    }
name-scoring-sum = 支払い
scoring-unit =
    { $two ->
        [yes] _一人分の点数_とは、デクレアラー側が受け取る点数の合計から、ディフェンダー側が受け取る点数の合計を引いた点数です。これがプラスのときは、*ディフェンダー*がその点数をデクレアラー側に支払います。マイナスのときは、デクレアラー側が*ディフェンダー*に支払います。
       *[no] _一人分の点数_とは、ディフェンダー一人あたりの点数のうち、デクレアラー側が受け取るものの合計から、ディフェンダー側が受け取るものの合計を引いた点数です。これがプラスのときは、*ディフェンダーはそれぞれ*、その点数をデクレアラー側に支払います。マイナスのときは、デクレアラー側が*それぞれのディフェンダー*に支払います。
    }
scoring-apart = { LIST($what) }でプレイヤーどうしが受け渡す点数は、一人分の点数に入れません。
scoring-apart-of = { TITLE($title, form: "bare") }{ $see }
scoring-unit-rounded =
    { $result ->
        [any] 一人分の点数は、{ $how }。
        [made] コントラクトに成功したときの一人分の点数は、{ $how }。
        [short] 失敗したとき、または引き分けのときの一人分の点数は、{ $how }。
       *[lost] 失敗したときの一人分の点数は、{ $how }。
    }
scoring-seat-rounded =
    { $result ->
        [any] 最後に、デクレアラー以外のプレイヤーの得失点は、{ $how }。残りはデクレアラーの得失点とします。
        [made] 最後に、デクレアラー以外のプレイヤーのプラスの得点は、{ $how }。
       *[lost] マイナスの得点は、{ $how }。残りはデクレアラーの得失点とします。
    }
payments-caption = 支払いの一覧
payments-what = 対象
payments-worth =
    { $each ->
        [yes] { $two ->
            [yes] 点数
           *[no] ディフェンダー一人あたり
        }
       *[no] 点数
    }
payments-levels = { $amount }（{ $levels }）
payments-payee = 受け取る側
payments-achiever = { TITLE($title, form: "bare") }を達成した側
payments-multiplied = 得点倍率
payments-stake = コントラクト
payments-promise =
    { $outcome ->
        [announced] { $title }（予告・達成）
        [broken] { $title }（予告・失敗）
       *[unannounced] { $title }（予告なし）
    }
payments-yes-no =
    { $multiplied ->
        [yes] 掛ける
       *[no] 掛けない
    }
name-scoring-settling = 得失点の分け方
shares-caption = 一人分の点数の何倍を受け取るか、または支払うか
shares-row =
    { $who ->
        [taker] デクレアラー
        [partner] パートナー
        [each_partner] 各パートナー
        [only_defender] ディフェンダー
       *[defender] 各ディフェンダー
    }
shares-column =
    { $how ->
        [usual] { COUNTED($players, noun: "player") }
        [partner] { COUNTED($players, noun: "player") }、パートナー一人
        [partners] { COUNTED($players, noun: "player") }、パートナー二人
       *[alone] { COUNTED($players, noun: "player") }、デクレアラー一人
    }
shares =
    { $partners ->
        [one] { $which ->
                [default] パートナーがいるときは、デクレアラー側の得失点を、デクレアラーとパートナーが{ COUNTED($taker, noun: "part") }対{ COUNTED($partner, noun: "part") }の割合で分けます。
               *[named] 分け方「{ $name }」では、得失点を、デクレアラーとパートナーが{ COUNTED($taker, noun: "part") }対{ COUNTED($partner, noun: "part") }の割合で分けます。
            }
        [always] { $which ->
                [default] デクレアラー側の得失点を、デクレアラーとパートナーが{ COUNTED($taker, noun: "part") }対{ COUNTED($partner, noun: "part") }の割合で分けます。
               *[named] 分け方「{ $name }」では、得失点を、デクレアラーとパートナーが{ COUNTED($taker, noun: "part") }対{ COUNTED($partner, noun: "part") }の割合で分けます。
            }
       *[several] { $which ->
                [default] デクレアラー側の得失点を、デクレアラーと各パートナーが{ COUNTED($taker, noun: "part") }対{ COUNTED($partner, noun: "part") }の割合で分けます。
               *[named] 分け方「{ $name }」では、得失点を、デクレアラーと各パートナーが{ COUNTED($taker, noun: "part") }対{ COUNTED($partner, noun: "part") }の割合で分けます。
            }
    }
shares-equal =
    { $partners ->
        [one] パートナーがいるときは、デクレアラー側の得失点を、デクレアラーとパートナーが等分します。
        [always] デクレアラー側の得失点は、デクレアラーとパートナーが等分します。
       *[several] デクレアラー側の得失点は、デクレアラーとパートナーの全員で等分します。
    }
shares-unrounded =
    { $kept ->
        [fractions] 端数が出ても丸めず、そのまま記録します。
       *[halves] 半点の端数が出ても丸めず、そのまま記録します。
    }
shares-rounded =
    { $result ->
        [any] パートナーの得失点は、{ $how }。残りはデクレアラーの得失点とします。
        [made] パートナーの得点は、{ $how }。残りはデクレアラーの得点とします。
       *[lost] パートナーの失点は、{ $how }。残りはデクレアラーの失点とします。
    }
shares-rounded-several =
    { $result ->
        [any] 各パートナーの得失点は、{ $how }。残りはデクレアラーの得失点とします。
        [made] 各パートナーの得点は、{ $how }。残りはデクレアラーの得点とします。
       *[lost] 各パートナーの失点は、{ $how }。残りはデクレアラーの失点とします。
    }
name-scoring-forgotten = 申し出のなかったボーナス
scoring-forgotten =
    { $lost ->
        [yes] プレイで得たボーナスなどの点数は、得失点を記録するまでに誰も申し出なければ、無効になります。
       *[no] プレイの結果から明らかなボーナスなどの点数は、その場で誰も申し出なくても支払います。
    }
    .word-forgotten_lost = 忘れたら無効

scoring-balance =
    { $balance ->
        [zero_sum] どのディールでも、全員の得失点の合計は必ずゼロになります。
       *[winners_only] ここまでの支払いは実際には行いません。得点するのは、ここまでの計算で得点がプラスになるプレイヤーだけで、それぞれ一人分の点数をプラスの点数として得ます。失点するプレイヤーはいません。
    }
    .word-balance = 収支

## ゲームの終わりと勝者

name-match-end = ゲームの長さ
match-agreed = どこまで続けるかは、プレイヤーどうしで決めます。
match-deals = ゲームは{ COUNTED($n, noun: "deal") }で終わります。
    .word-deals = ディール回数, 配札回数
match-deals-chosen = ゲームは{ $list }{ $last ->
       *[other] ディール
    }で終わります。どれにするかは、始める前にプレイヤーどうしで決めます。
match-rounds =
    { $n ->
        [1] ゲームは一巡で終わります。一巡は、席に着いている人数と同じ回数のディールです。
       *[other] ゲームは{ $n }巡で終わります。一巡は、席に着いている人数と同じ回数のディールです。
    }
match-score = ディールの後に合計が{ $n }点以上のプレイヤーがいれば、ゲームは終わりです。
    .word-score = 到達点
match-deals-counted = 無効になったディールと、全員がパスしたディールは、数に入れません。
match-deals-annulled = 無効になったディールは、数に入れません。
match-winner =
    得点の合計が最も高いプレイヤー{ $tie ->
        [another_deal] の勝ちです。二人以上いるときは、一人になるまでディールを続けます
       *[together] （二人以上いれば全員）の勝ちです
    }。
    .word-tie = 同点
name-match-pool = プール
match-pool =
    ディールの前に、毎回ディーラーがプールに{ COUNTED($adds, noun: "point") }を出します。それまでプールが空だったときは、ディーラーも含めて全員がさらに{ COUNTED($ante, noun: "point") }ずつ出し、その全部を一つの*ムーシュ*とします。すでにムーシュがあれば、ディーラーの出した分を最も大きいムーシュに加えます。
    .word-pool = プール, ムーシュ
    .word-ante = 参加料
    .word-dealer_adds = ディーラーの追加
match-pool-won = コントラクトに成功したデクレアラーは、最も大きいムーシュを受け取ります。失敗したデクレアラーは、同じ大きさのムーシュをもう一つ出します。デクレアラーのいないディールでは、プールはそのまま残ります。
name-match-rank = テーブルどうしの比較
match-topage = 同じディール（手札もドッグも同じもの）を複数のテーブルでプレイし、ディールごとに、各テーブルのデクレアラーを、ディフェンダー一人と受け渡した点数で比べます。最もよいデクレアラーは100%、最も悪いデクレアラーは0%とし、ほかはその間に等間隔に並べます。同点のデクレアラーは、並んだ順位の%の平均を得ます。ディフェンダーはそれぞれ、自分のテーブルのデクレアラーの%を100%から引いた値を得ます。最終成績は、デクレアラーとしての平均とディフェンダーとしての平均を{ $attack }対{ $defence }の割合で合わせたもので、最も高いプレイヤーの勝ちです。
match-root = 同じディール（手札もドッグも同じもの）を二つのテーブルでプレイします。一方のテーブルのデクレアラーと、もう一方のテーブルのディフェンダーが一つのチームです。ディールごとに、ディフェンダー一人と受け渡した点数で二人のデクレアラーを比べます。よかったほうのチームは、差の平方根（小数第三位まで）をマッチポイントとして得{ $credit ->
        [both_sides] て、もう一方は同じだけ失います
       *[better_side] ます。もう一方は何も得ません
    }。マッチポイントの最も多いチームの勝ちです。
    .word-credit = 付与先

## 手札の評価

name-evaluation-scale = 評価表
evaluation =
    { $bids ->
        [yes] ビッドの前に、次の表で自分の手札を評価できます。これは目安で、そのとおりにビッドしなくてもかまいません。カードの点数とは別のものです。
       *[no] 次の表で自分の手札を評価できます。これは目安です。カードの点数とは別のものです。
    }
evaluation-suits = 「そのスート」とある項目は、四つのスートのうち、当てはまるスートごとに数えます。
evaluation-caption = 手札の評価表
evaluation-column-feature = 手札の内容
evaluation-column-points = 評価点
evaluation-feature = { $title }：{ $when }
evaluation-without-chien = { $feature }（デクレアラーがドッグを手札に加えないコントラクトのときだけ数えます）
    .word-without_chien = ドッグ不使用
name-evaluation-bids = ビッドの目安
evaluation-bids = 評価点の合計は、どのくらい強いビッドができるかの目安になります。
    .word-hand_points = 手札の評価点
evaluation-bids-caption = ビッドの目安
evaluation-column-from = 評価点の合計（この点数以上）
cards-from-to = { $first }から{ $last }まで
