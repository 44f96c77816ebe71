### ピケのルールブックの各章。
### name-… は一覧での規則の名。条件（reading.ftl）は「…とき」「…もの」「…こと」の前に置ける形で終わる。

chapter-deal = ディーラーとカードの配り方
chapter-blank = 手札全体で得る点
chapter-exchange = 交換
chapter-calls = 役の宣言
chapter-reckoning = 得点の計算
chapter-match = パルティ

title-indefinite = { TITLE($title, form: "bare") }
title-listed = { TITLE($title, form: "bare") }
title-definite = { TITLE($title, form: "bare") }

## ゲームの概要

name-game-hands = エルダーとヤンガー
game-hands =
    { $two ->
        [yes] どのディールでも、ディーラーを*ヤンガー*、もう一人を*エルダー*といいます。{ $exchanges ->
            [yes] 交換と宣言
           *[no] 宣言
        }はエルダーが先に行い、最初のトリックでもエルダーがリードします。
       *[no] どのディールでも、ディーラーの次のプレイヤーを*エルダー*といいます。最初に宣言し、最初のトリックでリードするのは、エルダーです。ほかのプレイヤーは全員が*ヤンガー*で、順番はディーラーが最後です。ヤンガーについての規則は、ヤンガーの一人一人に、順番に当てはまります。
    }
game-hands-advantage = エルダーのほうがずっと有利なので、ディーラーは交代で務めます。
game-aim-partie =
    { $end ->
        [deals] ゲームの目的は、パルティが終わったときに{ $two ->
            [yes] 相手
           *[no] ほかのプレイヤー
        }より多くの点を得ていることです{ $see }。
        [score] ゲームの目的は、パルティが終わる点数に最初に達することです{ $see }。
       *[agreed] ゲームの目的は、できるだけ多くの点を得ることです。
    }
game-aim = 点は、ディールごとに、手札の内容{ $hand }、プレイでのリードとトリック{ $play }、勝ったトリックの数{ $cards }によって得ます。
game-aim-early =
    { $two ->
        [yes] 相手が
       *[no] ほかの誰も
    }まだ点を得ないうちに一定の点数に達したプレイヤーには、加点があります{ $see }。
name-game-course = ディールの流れ
game-course = ディールは、{ $steps }の順に進みます。
game-course-step =
    { $step ->
        [deal] 手札を配ること{ $see }
        [elder] エルダーの交換{ $see }
        [dealer] ディーラーの交換{ $see }
        [younger] ヤンガーの交換{ $see }
        [calls] エルダーの宣言とヤンガーの答え{ $see }
        [younger_calls] ヤンガーの宣言{ $see }
        [lead] エルダーの最初のリード{ $see }
       *[play] トリックのプレイ{ $see }
    }
name-game-partie = パルティ
game-partie =
    { $end ->
        [deals] { COUNTED($deals, noun: "deal") }を一区切りとし、これを*パルティ*といいます{ $see }。
        [score] 誰かが決められた点数に達するまでディールを続け、その全体を*パルティ*といいます{ $see }。
       *[agreed] 好きなだけディールを続け、その全体を*パルティ*といいます{ $see }。
    }
game-partie-paid = パルティが終わったら、敗者が勝者に支払います{ $see }。

## 使うカード

deck-pack = スペード、ハート、ダイヤ、クラブの各スートの{ $ranks }、合わせて{ COUNTED($cards, noun: "card") }を使います。
name-deck-order = カードの強さ
deck-order = どのスートでも、Aが最も強く、K、Q、Jがこれに続き、その下は数字の大きいカードほど強くなります。この強さの段階を_ランク_といいます。切札はありません。
name-deck-pips = カードの点数
deck-pips = カードの点数は、Aが11点、K、Q、J、10がどれも10点、ほかのカードが数字のとおりの点です。
name-deck-packs = デッキの数
deck-packs-choice =
    { $chooses ->
        [yes] どちらのデッキを先に使うかは、パルティの最初のディーラーが選びます。
       *[no] どちらのデッキを先に使うかは、誰も選べません。
    }
deck-packs =
    { $packs ->
        [two_in_turn] { $two ->
            [yes] デッキを2組用意し、交互に使います。ディーラーが一方を配っている間に、相手がもう一方を集めて、次のディールに備えます。
           *[no] デッキを2組用意し、交互に使います。ディーラーが一方を配っている間に、ほかのプレイヤーの一人がもう一方を集めて、次のディールに備えます。
        }
       *[one] デッキを1組だけ使います。
    }
name-deck-classes = カードの呼び名
deck-classes = 何種類かのカードをまとめて、次のように呼びます。
deck-rank =
    { $rank ->
        [ace] エース（A）
        [king] キング（K）
        [queen] クイーン（Q）
        [jack] ジャック（J）
       *[other] { $n }
    }
cards-of-rank =
    { $rank ->
        [ace] A
        [king] K
        [queen] Q
        [jack] J
       *[other] { $n }
    }
card-name = { $suit ->
        [S] スペード
        [H] ハート
        [D] ダイヤ
       *[C] クラブ
    }の{ $rank ->
        [ace] A
        [king] K
        [queen] Q
        [jack] J
       *[other] { $n }
    }

## ディーラーとカードの配り方

name-seating-dealer = 最初のディーラー
seating-first-dealer =
    最初のディールの前に、各プレイヤーがデッキをカットし、出たカードを比べます。{ $two ->
        [yes] より
       *[no] 最も
    }{ $way ->
        [higher_chooses] 強いカードを出したプレイヤーが、最初のディーラーを誰にするかを決めます。
        [higher_deals] 強いカードを出したプレイヤーが、最初のディーラーになります。
       *[lower_deals] 弱いカードを出したプレイヤーが、最初のディーラーになります。
    }
seating-first-tie = 同じランクのカードが出て決まらないときは、カットし直します。
name-seating-turns = ディーラーの交代
seating-turns =
    { $two ->
        [yes] その後は、交互にディーラーになります。
       *[no] その後は、ディールごとに次のプレイヤーがディーラーになります。
    }
seating-direction =
    { $direction ->
        [clockwise] 順番はすべて時計回りで、次のプレイヤーとは左隣のプレイヤーのことです。
       *[counter_clockwise] 順番はすべて反時計回りで、次のプレイヤーとは右隣のプレイヤーのことです。
    }
name-deal-cut = シャッフルとカット
deal-cut =
    { $two ->
        [yes] 配る前には毎回、カードをシャッフルし、エルダーがカットします。
       *[no] 配る前には毎回、カードをシャッフルし、ディーラー以外のプレイヤーの一人がカットします。
    }
deal-cut-least = カットで分けた山は、どちらも{ COUNTED($n, noun: "card") }以上でなければなりません。
deal-hands = ディーラーは、{ $first ->
        [elder] エルダー
       *[dealer] 自分
    }から順に、{ $packets }ずつ、各プレイヤーの手札が{ COUNTED($hand, noun: "card") }になるまで配ります。
deal-packet = { $n }枚
deal-packet-kept =
    { $kept ->
        [yes] 各プレイヤーは、一度に配る枚数を決めたら、パルティが終わるまで変えません。
       *[no] 一度に何枚ずつ配るかは、ディーラーがディールごとに選べます。
    }
name-deal-stock = 山札
deal-stock =
    { $laid ->
        [one_packet] 残りの{ COUNTED($n, noun: "card") }を_山札_といい、一山にまとめ、裏向きにしてテーブルに置きます。
        [five_and_three] 残りの{ COUNTED($n, noun: "card") }を_山札_といい、裏向きにしてテーブルに置きます。上の5枚は、下の3枚の上に十字に重ねます。
       *[as_dealer_likes] 残りの{ COUNTED($n, noun: "card") }を_山札_といい、裏向きにしてテーブルに置きます。一山にまとめるか、上の5枚を下の3枚の上に十字に重ねるかは、ディーラーが選べます。
    }
deal-no-stock = カードはすべて配るので、山札はありません。
deal-misdeal =
    { $dealer ->
        [same_dealer] 配り間違いなどでディールが無効になったときは、配る番だったプレイヤーが配り直します。
       *[next_dealer] 配り間違いなどでディールが無効になったときは、次のプレイヤーがディーラーになります。
    }
name-seating-sides = 味方と相手
seating-sides =
    { $sides ->
        [opposite] 向かい合って座るプレイヤーどうしが味方で、どちらの得点も両者のものになります。
       *[alone] { $two ->
            [yes] 味方はいません。一対一で戦います。
           *[no] 味方はいません。各自が一人で、ほかの全員と戦います。
        }
    }

## 手札全体で得る点

claim-none =
    { $place ->
        [dealt] { $title }とは、配られたときに{ NOUN($noun) }が一枚もない手札のことです。
       *[hand] { $title }とは、{ NOUN($noun) }が一枚もない手札のことです。
    }
claim-none-both =
    { $place ->
        [dealt] { $title }とは、配られたときに{ NOUN($noun) }も{ NOUN($other) }も一枚もない手札のことです。
       *[hand] { $title }とは、{ NOUN($noun) }も{ NOUN($other) }も一枚もない手札のことです。
    }
claim-serves = { $title }とは、すべてのカードが、得点になる役のどれかに使われている手札のことです。
claim-when = { $title }とは、{ $when }ことをいいます。
name-claim-when = { $title }の宣言
claim-moment =
    { $moment ->
        [at_once] この手札を持つプレイヤーは、すぐに{ $exchanges ->
            [yes] 、まだ誰もカードを捨てないうちに
           *[no] {""}
        }宣言します。
        [after_discard] エルダーは、カードを捨てる前に宣言します。ヤンガーは、エルダーが捨てた後で宣言してもかまいません。
        [after_exchange] この手札を持つプレイヤーは、全員の交換が終わってから宣言します。
       *[when_complete] 宣言は要りません。得点になる役にすべてのカードが使われた時点で、すぐに点を得ます。
    }
claim-shown =
    { $shown ->
        [at_once] 手札は、すぐに見せます。
        [before_own_exchange] 手札は、相手がカードを捨てた後、自分がカードを取る前に、一枚ずつ表向きに並べて見せます。そのため、この手札を持つエルダーは、何枚交換するかを先に言います。エルダーが山札のカードを取るのは、ヤンガーがカードを捨て、エルダーが手札を見せた後です。
        [after_exchange] 手札は、全員の交換が終わってから見せます。
       *[not_shown] 手札を見せる必要はありません。
    }
name-claim-paid = { $title }の点数
claim-paid = 点数は{ $worth }です。
claim-tie =
    { $two ->
        [yes] 両者ともこの手札を持っていたときは、{ $tie ->
            [nobody] どちらの得点にもなりません。
            [everybody] それぞれの得点になります。
            [elder] エルダーだけの得点になります。
           *[younger] ヤンガーだけの得点になります。
        }
       *[no] 味方でないプレイヤーもこの手札を持っていたときは、{ $tie ->
            [nobody] 誰の得点にもなりません。
            [everybody] それぞれの得点になります。
            [elder] ディーラーの次から数えて最初のプレイヤーだけの得点になります。
           *[younger] ディーラーの次から数えて最後のプレイヤーだけの得点になります。
        }
    }
claim-again =
    { $again ->
        [yes] 交換の後の手札も同じ条件に当てはまれば、もう一度同じ点を得ます。
       *[no] 得点になるかどうかは、配られた手札だけで決まります。交換によってこの点を失うことも、もう一度得ることもありません。
    }
claim-towards =
    { $whose ->
        [always] この点は、加点（{ $titles }）に必要な点にも数えます。
       *[never_younger] この点を加点（{ $titles }）に必要な点に数えるのは、エルダーだけです。
    }
claim-towards-nothing = この点は、加点に必要な点には数えません。

## 交換

name-exchange-elder = エルダーの交換
exchange-elder = エルダーは、手札のうち{ $few }を裏向きに捨ててから、同じ枚数を山札の上から取ります。
exchange-dealer-only = 交換するのはディーラーだけで、ほかのプレイヤーの手札は配られたときのままです。
exchange-few =
    { $how ->
        [none] 0枚
        [exactly] ちょうど{ COUNTED($most, noun: "card") }
        [up_to] 0枚から{ COUNTED($most, noun: "card") }まで
       *[range] { $least }枚から{ COUNTED($most, noun: "card") }まで
    }
exchange-half =
    { $who ->
        [elder] エルダーは、山札の半分以上（端数は切り上げ）を取らなければなりません。
       *[younger] ヤンガーは、残っているカードの半分以上（端数は切り上げ）を取らなければなりません。
    }
exchange-or-none =
    { $who ->
        [elder] エルダーは、まったく交換しなくてもかまいません。
       *[younger] ヤンガーは、まったく交換しなくてもかまいません。
    }
name-exchange-fewer = 少なく取るとき
exchange-fewer =
    { $said ->
        [yes] 捨てるカードが{ COUNTED($most, noun: "card") }より少ないとき、エルダーは、山札の上の{ COUNTED($most, noun: "card") }のうち何枚を残すかを、取る前に言います。
       *[no] 捨てるカードが{ COUNTED($most, noun: "card") }より少なくても、エルダーがそのことを言う必要はありません。
    }
name-exchange-unused = エルダーが残したカード
exchange-unused =
    { $seen ->
        [by_elder] エルダーは、山札の上の{ COUNTED($most, noun: "card") }のうち、取らずに残したカードを見てもかまいません。見たカードは、ヤンガーに見せず、順番を変えずに山札の上に戻します。
       *[by_nobody] エルダーが取らずに残したカードは、誰も見てはいけません。
    }
name-exchange-younger = ヤンガーの交換
exchange-younger = 次に、ヤンガーが手札のうち{ $few }を捨て、同じ枚数を山札から取ります。交換できるのは、山札に残っている枚数までです。
exchange-younger-alone = ディーラーは、手札のうち{ $few }を捨て、同じ枚数を山札から取ります。交換できるのは、山札にある枚数までです。
exchange-order =
    { $order ->
        [top_first] カードは山札の上から順に取ります。エルダーが残したカードがあれば、それを先に取ることになります。
       *[own_three] ヤンガーは、まず山札の最後の3枚を取り、エルダーが残したカードはその後で取ります。
    }
name-exchange-left = ヤンガーが残したカード
exchange-left =
    { $seen ->
        [if_younger_looks] 山札にカードを残したヤンガーは、エルダーの最初のリードの後、自分のカードを出す前に、残したカードを見るかどうかを言わなければなりません。ヤンガーが見たときは、エルダーも見てかまいません。ヤンガーが見なかったときは、誰も見てはいけません。
       *[by_nobody] ヤンガーが山札に残したカードは、誰も見てはいけません。
    }
name-exchange-own = 自分の捨て札
exchange-own =
    { $look ->
        [any_time] 捨て札は、各自が手札とは分けて置きます。見てよいのは自分の捨て札だけで、いつ見てもかまいません。
       *[never] 捨て札は、各自が手札とは分けて置きます。捨てた本人も含めて、誰も捨て札を見てはいけません。
    }
name-exchange-late = 捨て札を変えられる期限
exchange-late =
    { $late ->
        [card_taken] 山札のカードを一枚でも手に取ったら、もう捨て札を変えられません。
       *[stock_touched] 山札に触れたら、もう捨て札を変えられません。
    }

## 役の宣言

name-calling-order = 宣言する役
calling-order =
    { $n ->
        [1] プレイの前に、手札の役を比べます。役は{ $titles }だけです。
       *[other] プレイの前に、手札の役を比べます。役は、{ $titles }の{ $n }種類です。
    }
calling-turn =
    { $order ->
        [as_listed] 宣言は、必ずこの順に行います。
       *[first_fixed] 宣言は、必ず最初に挙げた種類から始めます。ほかの種類の順は自由です。
    }
calling-best = 役の種類ごとに、最もよい役を決めます。まずエルダーが宣言し、ヤンガーがそれに答えます{ $see }。
calling-thing = { $title }{ $see }
contest-shape =
    { $of ->
        [suit] { $title }とは、手札にある同じスートのカードをすべて合わせたものです。
        [run] { $title }とは、同じスートでランクの続いたカードをすべて合わせたものです。その一部だけを別の役として数えることはできません。
        [rank] { $title }とは、手札にある同じランクのカードをすべて合わせたものです。
       *[hand] { $title }とは、手札のカードをすべて合わせたものです。
    }
contest-among = 使えるのは{ NOUN($noun) }だけです。
contest-among-cards = 使えるのは{ $cards }だけです。
contest-single = 一枚だけでも役になります。
contest-least = { COUNTED($n, noun: "card") }以上なければ、役になりません。
contest-least-pips = カードの点数の合計が{ COUNTED($n, noun: "pip") }以上なければ、役になりません。
contest-when = { $when }ものだけが役になります。
contest-named-run = シークエンスは、枚数と最も強いカードで区別します。たとえば、K、Q、Jは、Kから始まる3枚のシークエンスです。枚数ごとに、ティエルス（3枚）、カトリエム（4枚）、カント（5枚）のような名前もあります。
contest-named-rank = 3枚のものを_トリオ_、4枚のものを_カトルズ_といいます。
name-contest-better = { $title }の比べ方
contest-first =
    { $key ->
        [cards] 各プレイヤーの最もよい役を比べ、枚数の多いほうを上とします。
        [pips] 各プレイヤーの最もよい役を比べ、カードの点数{ $see }の合計が大きいほうを上とします。
       *[top] { $rank ->
            [yes] 各プレイヤーの最もよい役を比べ、ランクの高いほうを上とします。
           *[no] 各プレイヤーの最もよい役を比べ、最も強いカードのランクが高いほうを上とします。
        }
    }
contest-next =
    { $key ->
        [cards] 同じときは、枚数の多いほうを上とします。
        [pips] 同じときは、カードの点数{ $see }の合計が大きいほうを上とします。
       *[top] { $rank ->
            [yes] 同じときは、ランクの高いほうを上とします。
           *[no] 同じときは、最も強いカードのランクが高いほうを上とします。
        }
    }
contest-tie =
    { $tie ->
        [nobody] 優劣が付かないときは、{ $lower ->
            [yes] 最もよい役も、同じ種類のほかの役も、どちらの得点にもなりません。
           *[no] どちらの得点にもなりません。
        }
        [everybody] 優劣が付かないときは、どちらの役も「よし」となり、両者とも得点します。
       *[elder] 優劣が付かないときは、エルダーの役が「よし」となります。
    }
contest-tie-many =
    { $tie ->
        [nobody] 最も上の役が並び、優劣が付かないときは、{ $lower ->
            [yes] その役も、同じ種類のほかの役も、誰の得点にもなりません。
           *[no] 誰の得点にもなりません。
        }
        [everybody] 最も上の役が並び、優劣が付かないときは、どの役も「よし」となります。
       *[elder] 最も上の役が並び、優劣が付かないときは、ディーラーの次から数えて最初のプレイヤーの役が「よし」となります。
    }
name-contest-worth = { $title }の点数
contest-scores =
    { $scores ->
        [best] 得点になるのは、最もよい役だけです。
        [all] 最もよい役を持つプレイヤーは、その役だけでなく、自分の持つ同じ種類の役すべてで得点します。相手は、この種類の役では得点できません。
        [every_hand] 誰の役が最もよいかにかかわらず、各プレイヤーは、自分の持つ役すべてで得点します。
        [best_of_side] 最もよい役を持つプレイヤーがその役で得点し、その味方も、自分の最もよい役で得点します。ほかのプレイヤーは、この種類の役では得点できません。
       *[all_of_side] 最もよい役を持つプレイヤーとその味方は、それぞれ自分の持つ同じ種類の役すべてで得点します。ほかのプレイヤーは、この種類の役では得点できません。
    }
contest-worth-cards = 点数は、カード1枚につき1点です。
contest-worth = 一つの役の点数は、{ $worth }です。
contest-worth-table = 点数は、次の表のとおりです。
contest-worth-caption = { $title }の点数
contest-size = { $n }
contest-column-cards = 枚数
contest-column-name = 名前
contest-column-points = 点数
contest-called-run =
    { $n ->
        [3] ティエルス
        [4] カトリエム
        [5] カント
        [6] シジエム
        [7] セティエム
        [8] ユイティエム
       *[other] シークエンス{ $n }枚
    }
contest-called-rank =
    { $n ->
        [2] ペア
        [3] トリオ
        [4] カトルズ
       *[other] 一枚だけ
    }
name-calling-answers = 宣言と答え
calling-states-in-full = エルダーは、役の種類ごとに、「ポイント5枚、49」「シークエンス4枚、Kから」「Kのトリオ」のように、自分の最もよい役を一度に詳しく言います。ヤンガーは、自分に役がないとき、またはエルダーの役が上のときは「よし」、自分の役が上のときは「こちらが上」、優劣が付かないときは「同じ」と答えます。
calling-states = エルダーは、役の種類ごとに、「ポイント5枚」「シークエンス4枚」「Kのトリオ」のように、自分の最もよい役を言います。ヤンガーは、自分に役がないとき、またはエルダーの役が上のときは「よし」、自分の役が上のときは「こちらが上」と答えます。
calling-asks = ただし、ポイントとシークエンスでは、枚数が同じとき、ヤンガーは答える前に尋ねます。ポイントなら「いくつ」、シークエンスなら「どこから」です。エルダーは、ポイントならカードの点数の合計を、シークエンスなら最も強いカードを言います。それを聞いたヤンガーは、「よし」「こちらが上」「同じ」のどれかで答えます。
calling-answer =
    { $answer ->
        [bare] 「こちらが上」と答えるときでも、ヤンガーは自分の役の内容を言う必要はありません。
       *[with_own] 「こちらが上」と答えるときは、ヤンガーも、自分の役をエルダーと同じ言い方で言います。
    }
calling-nothing = 宣言する役がなければ、エルダーは「セットなし」のように言います。このとき、その種類の役を持つヤンガーは、その役で得点できます。
calling-others =
    { $when ->
        [after_lead] 最もよい役だけでなく、同じ種類のほかの役でも得点するときは、その役も言います。エルダーは「よし」と答えられたらすぐに、ヤンガーは最初のリードの後に言います{ $see }。
       *[before_lead] 最もよい役だけでなく、同じ種類のほかの役でも得点するときは、その役も言います。エルダーは「よし」と答えられたらすぐに、ヤンガーは最初のリードの前に言います{ $see }。
    }
calling-dialogue = たとえば、次のように進みます。{ $examples }
calling-example =
    { $of ->
        [suit] { $full ->
            [yes] { $answer ->
                [bare] エルダー「ポイント5枚、49」、ヤンガー「こちらが上」。
               *[with_own] エルダー「ポイント5枚、49」、ヤンガー「こちらが上、50」。
            }
           *[no] { $answer ->
                [bare] エルダー「ポイント5枚」、ヤンガー「いくつ」、エルダー「49」、ヤンガー「こちらが上」。
               *[with_own] エルダー「ポイント5枚」、ヤンガー「いくつ」、エルダー「49」、ヤンガー「こちらが上、50」。
            }
        }
        [run] { $full ->
            [yes] エルダー「シークエンス4枚、Kから」、ヤンガー「同じ」。
           *[no] エルダー「シークエンス4枚」、ヤンガー「どこから」、エルダー「Kから」、ヤンガー「同じ」。
        }
       *[rank] エルダー「Kのトリオ」、ヤンガー「よし」。
    }
name-calling-raising = 答えの後の宣言
calling-raising =
    { $raising ->
        [good_against] ヤンガーが答えた後、エルダーは、同じ種類のもっとよい役に言い直せません。ただし、ヤンガーの手札と捨て札に何があっても、並ばれも負けもしない役（_確実な役_）は、答えの後でも宣言できます。
       *[forbidden] ヤンガーが答えた後、エルダーは、同じ種類の役をもう宣言できません。
    }
name-calling-sinking = 役を伏せること
calling-sinking =
    { $sinking ->
        [allowed] 持っている役を宣言するかどうかは自由です。最もよい役の代わりに、それより下の役を宣言しても、何も宣言しなくてもかまいません。これを「役を_伏せる_」といいます。伏せた役は得点にならず、相手の得点も妨げません。
       *[forbidden] 各プレイヤーは、持っている最もよい役を宣言しなければなりません。役を伏せてはいけません。
    }
calling-implied = ただし、伏せた役でも、ほかの宣言から持っていると分かるものは、相手の得点を妨げます{ $see }。
name-calling-younger = ヤンガーの宣言
calling-younger =
    { $when ->
        [after_lead] エルダーが最初のトリックでリードしたら、ヤンガーは、自分のカードを出す前に、自分の役のうち得点になるものを言い、その点を得ます。
       *[before_lead] エルダーが最初のトリックでリードする前に、ヤンガーは、自分の役のうち得点になるものを言い、その点を得ます。
    }
name-calling-showing = 役を見せること
calling-showing =
    { $show ->
        [on_demand] 宣言した役を並べて見せる必要はありません。ただし、相手に求められたら、いつでも、その役のカードをすべて見せなければなりません。
        [at_once] 役で得点するプレイヤーは、その役を全員に見えるように並べ、それから手札に戻します。
       *[before_lead] 役で得点するプレイヤーは、自分の最初のカードを出す前に、その役を全員に見えるように並べます。
    }

## プレイ

name-play-lead = リード
play-lead = 最初のトリックではエルダーがリードします。その後は、トリックに勝ったプレイヤーが次のトリックでリードします。
play-follow = リードされたスートのカードを持っていれば、必ずそのスートを出します。これを_フォロー_といいます。相手より強いカードを出す必要はありません。リードされたスートのカードがなければ、どのカードを出してもかまいません。
name-play-winner = トリックの勝者
play-winner = リードされたスートの最も強いカードを出したプレイヤーが、トリックに勝ちます。
name-play-tricks = 取ったトリック
play-tricks =
    { $lie ->
        [face_up] 各プレイヤーは、取ったトリックを表向きにして自分の前に置きます。
       *[face_down] 各プレイヤーは、取ったトリックを裏向きにして自分の前に置きます。
    }
play-look-back =
    { $look ->
        [any_time] 終わったトリックは、いつでも、どれでも見直せます。
        [own] 自分が取ったトリックは見直せますが、ほかのトリックは見直せません。
       *[never] 終わったトリックは、誰も見直せません。
    }
name-count-lead = リードの点
name-count-win = トリックの点
name-count-last = 最後のトリックの点
count-always =
    { $payee ->
        [leader] リードしたプレイヤーは、そのトリックに勝っても負けても{ $worth }を得ます。
       *[winner] トリックに勝ったプレイヤーは、{ $worth }を得ます。
    }
count-over = 自分がリードしなかったトリックに勝ったプレイヤーは、{ $worth }を得ます。
count-last =
    { $payee ->
        [leader] 最後のトリックでリードしたプレイヤーは、さらに{ $worth }を得ます。
       *[winner] 最後のトリックに勝ったプレイヤーは、さらに{ $worth }を得ます。
    }
count-if =
    { $payee ->
        [leader] { $when }ときは、リードしたプレイヤーが{ $worth }を得ます。
       *[winner] { $when }ときは、トリックに勝ったプレイヤーが{ $worth }を得ます。
    }
count-over-if = { $when }ときは、自分がリードしなかったトリックに勝ったプレイヤーが{ $worth }を得ます。
count-last-if =
    { $payee ->
        [leader] { $when }ときは、最後のトリックでリードしたプレイヤーが、さらに{ $worth }を得ます。
       *[winner] { $when }ときは、最後のトリックに勝ったプレイヤーが、さらに{ $worth }を得ます。
    }
name-play-together = プレイの点の合計
play-together = { COUNTED($tricks, noun: "trick") }で得るプレイの点は、両者を合わせて{ COUNTED($sum, noun: "point") }です。ただし、リードしたプレイヤーが負けたトリックがあれば、そのトリック一つにつき{ COUNTED($each, noun: "point") }増えます。
name-play-cards = カード賞
play-cards = 相手より多くのトリックに勝ったプレイヤーは、*カード賞*として{ $worth }を得ます。
play-cards-nothing = 相手より多くのトリックに勝っても、点は得られません。
play-cards-divided =
    { $n ->
        [0] 勝ったトリックの数が同じときは、カード賞はどちらの得点にもなりません。
       *[other] 勝ったトリックの数が同じときは、それぞれが{ COUNTED($n, noun: "point") }を得ます。
    }
play-cards-most = 最も多くのトリックに勝ったプレイヤーは、*カード賞*として{ $worth }を得ます。
play-cards-most-nothing = 最も多くのトリックに勝っても、点は得られません。
play-cards-most-divided =
    { $n ->
        [0] 最も多く勝ったプレイヤーが並んだときは、カード賞は誰の得点にもなりません。
       *[other] 最も多く勝ったプレイヤーが並んだときは、それぞれが{ COUNTED($n, noun: "point") }を得ます。
    }
play-cards-counted = カード賞の点は、最後のトリックの後で数えます。
play-cards-early =
    ただし、{ $two ->
        [yes] 相手が
       *[no] ほかの誰も
    }一つのトリックにも勝たないうちに、全体の半分を超えるトリックに勝ったプレイヤーは、その時点でカード賞の点を得ます。
play-cards-none-won = 一つもトリックに勝てなかったプレイヤーがいるときは、ほかのプレイヤーがそれぞれ{ COUNTED($n, noun: "point") }を得ます。
name-play-capot = カポ
play-capot =
    { $n ->
        [0] { COUNTED($tricks, noun: "trick") }すべてに勝つことを*カポ*といいます。カポでは、カード賞の点は得られません。
       *[other] { COUNTED($tricks, noun: "trick") }すべてに勝つことを*カポ*といいます。カポでは、カード賞の代わりに{ COUNTED($n, noun: "point") }を得ます。
    }
play-capot-rest = { COUNTED($tricks, noun: "trick") }すべてに勝つことを*カポ*といいます。カポでは、カード賞の{ $had }点の代わりに{ COUNTED($n, noun: "point") }を得ます。このとき、カード賞の点はすでに得ているので{ $see }、最後に残りの{ $rest }点を加えます。
name-play-aloud = 得点を声に出すこと
play-silent = プレイの間は、自分の得点を言う必要はありません。各自が得点を数え、ディールが終わったときに合計だけを記録します。
play-aloud = プレイヤーは、点を得るたびに、そのディールでのそれまでの得点の合計を言います。記録するのは、ディールが終わったときの合計だけです。

## 得点の計算

name-reckoning-order = 計算の順序
reckoning-order = ディールの得点は、誰がいつ得たかにかかわらず、{ $list }の順に計算します。
reckoning-category =
    { $category ->
        [claims] 手札全体で得る点
        [contests] 役の点
        [play] プレイの点
       *[cards] カード賞とカポの点
    }
reckoning-together = 一人のプレイヤーが同じ種類の役で得た点は、まとめて数えます。
reckoning-milestones = { $titles }の点は、それに必要な点数に達した得点のすぐ後に数えます。
reckoning-calls = 役の点（{ $list }の順）
reckoning-complete = { $title }の点は、すべてのカードが得点になる役に使われた時点で、最後に数えた役の点に続けて数えます。その役の点で加点も得たときは、加点の後に数えます。
reckoning-early = プレイの途中で得たカード賞の点は、カード賞を決めたトリックの点のすぐ後に数えます{ $see }。
name-reckoning-equal = 「同じ」となった役
reckoning-equal = 最もよい役が「同じ」となったときは、その役は誰の得点にもなりません。
reckoning-equal-for = 最もよい役が「同じ」となったときは、その役は誰の得点にもならず、{ $titles }の妨げにもなりません。
name-milestone-counts = { $title }に数える点
milestone-what =
    { $barred ->
        [earlier] { $two ->
            [yes] 相手が
           *[no] ほかの誰も
        }まだ点を得ないうちに、{ $alone }得点が{ COUNTED($reach, noun: "point") }以上になった{ $who ->
            [anyone] プレイヤーは
            [elder] エルダーは
           *[younger] ヤンガーは
        }、*{ $title }*として、さらに{ COUNTED($worth, noun: "point") }を得ます。{ $who ->
            [anyone] {""}
            [elder] ヤンガーには{ $title }がありません。
           *[younger] エルダーには{ $title }がありません。
        }
        [any_call] { $two ->
            [yes] 相手が
           *[no] ほかの誰も
        }まだ点を得ないうちに、{ $alone }得点が{ COUNTED($reach, noun: "point") }以上になった{ $who ->
            [anyone] プレイヤーは
            [elder] エルダーは
           *[younger] ヤンガーは
        }、*{ $title }*として、さらに{ COUNTED($worth, noun: "point") }を得ます。ただし、{ $two ->
            [yes] 相手が
           *[no] ほかの誰かが
        }手札によって点を得たときは、それが後からでも、{ $title }にはなりません。{ $who ->
            [anyone] {""}
            [elder] ヤンガーには{ $title }がありません。
           *[younger] エルダーには{ $title }がありません。
        }
       *[anything] { $alone }得点が{ COUNTED($reach, noun: "point") }以上になった{ $who ->
            [anyone] プレイヤーは
            [elder] エルダーは
           *[younger] ヤンガーは
        }、*{ $title }*として、さらに{ COUNTED($worth, noun: "point") }を得ます。ただし、{ $two ->
            [yes] 相手が
           *[no] ほかの誰かが
        }{ $title }に数える点を得たときは、それが後からでも、{ $title }にはなりません。{ $who ->
            [anyone] {""}
            [elder] ヤンガーには{ $title }がありません。
           *[younger] エルダーには{ $title }がありません。
        }
    }
milestone-alone =
    { $alone ->
        [yes] 手札だけで
       *[no] 手札とプレイを合わせて
    }
milestone-counts = 数えるのは、{ $list }に限ります。
milestone-category =
    { $category ->
        [claims] 手札全体で得る点
        [contests] 役の点
        [play] プレイの点
       *[cards] プレイの途中で得たカード賞の点
    }
milestone-order =
    { $order ->
        [by_category] どの点が先かは、いつ言ったかではなく、計算の順序{ $see }で決まります。
       *[as_it_happens] どの点が先かは、計算の順序{ $see }ではなく、テーブルで実際に得た順で決まります。
    }
milestone-lead-late = そのため、エルダーの最初のリードの点は、ヤンガーの宣言より前に得ていても、ヤンガーの役の点より後に数えます。
milestone-hand-first = そのため、ヤンガーが手札によって得る点は、最初のリードの後で宣言する役の点でも、エルダーの最初のリードの点より先に数えます。
milestone-lead-first = そのため、エルダーの最初のリードの点は、ヤンガーが手札によって得る点より先に数えます。
milestone-by-lead = 手札だけで{ COUNTED($n, noun: "point") }を得たエルダーは、最初のリードで必要な点数に達します。
name-reckoning-never-both = 加点が重なるとき
reckoning-never-both = { $title }になったプレイヤーは、同じディールで{ $other }にはなりません。
name-reckoning-apart = 数えない点
reckoning-apart =
    { $cards ->
        [late] 最後のトリックの後で数えるカード賞やカポの点は、{ $titles }に必要な点には数えません。
       *[never] カード賞とカポの点は、{ $titles }に必要な点には数えません。
    }

## パルティ

name-match-end = パルティの長さ
match-deals = パルティは{ COUNTED($n, noun: "deal") }で終わります。
match-deals-each = 各プレイヤーが{ $n }回ずつ配ります。
match-score =
    { $reached ->
        [at_once] { $what ->
            [game] 総得点が{ COUNTED($n, noun: "point") }に達したプレイヤーが出たら、ゲームはすぐに終わります。ディールの得点は、計算の順序{ $see }に従って加えていきます。
           *[partie] 総得点が{ COUNTED($n, noun: "point") }に達したプレイヤーが出たら、パルティはすぐに終わります。ディールの得点は、計算の順序{ $see }に従って加えていきます。
        }
       *[after_deal] { $what ->
            [game] ディールの後に総得点が{ COUNTED($n, noun: "point") }に達したプレイヤーがいれば、ゲームは終わりです。
           *[partie] ディールの後に総得点が{ COUNTED($n, noun: "point") }に達したプレイヤーがいれば、パルティは終わりです。
        }
    }
name-match-games = ゲームとパルティ
match-games = 先に{ COUNTED($n, noun: "game") }を取ったプレイヤーが、パルティに勝ちます。
match-agreed = パルティをどこまで続けるかは、あらかじめ全員で決めます。
name-match-weights = 倍率のあるディール
match-weights = ディールの得点を合計する前に、{ $list }にします。
match-weight = { $deal }番目のディールの得点を{ $n }倍
match-weights-after = ほかのディールの得点はそのままです。
name-match-settling = 勝者と精算
match-settling =
    { $paid ->
        [yes] すべてのディールの得点を合計したものが*総得点*です。総得点の多いほうがパルティに勝ち、もう一方が敗者として支払います。
       *[no] すべてのディールの得点を合計したものが*総得点*です。総得点の多いほうがパルティに勝ちます。支払いの決まりはありません。
    }
match-settling-many =
    { $paid ->
        [yes] すべてのディールの得点を合計したものが*総得点*です。総得点の最も多いプレイヤーがパルティに勝ち、最も少ないプレイヤーが敗者として支払います。
       *[no] すべてのディールの得点を合計したものが*総得点*です。総得点の最も多いプレイヤーがパルティに勝ちます。支払いの決まりはありません。
    }
match-settling-score =
    { $reached ->
        [at_once] 先に達したほうが勝者で、もう一方は、何点であっても敗者です。
       *[after_deal] そのとき総得点の多いほうが勝者で、もう一方が敗者です。
    }
name-settle-rubicon = ルビコン
name-settle-double = ダブルの勝ち
name-settle-single = シングルの勝ち
name-settle-plain = ふつうの支払い
settle-if = { $when }ときは、敗者は、{ $payment }を支払います。
settle-else = そのほかのときは、敗者は、{ $payment }を支払います。
settle-always = 敗者は、{ $payment }を支払います。
settle-game-if = { $when }ときは、勝者が{ COUNTED($n, noun: "game") }を取ったことになります。
settle-game-else = そのほかのときは、勝者が{ COUNTED($n, noun: "game") }を取ったことになります。
settle-game-always = 勝者が{ COUNTED($n, noun: "game") }を取ったことになります。
settle-example = たとえば、{ $winner }対{ $loser }なら、支払いは{ $payment }点です。
name-match-tie = 同点
match-tie =
    { $tie ->
        [one_each_then_drawn] { $two ->
            [yes] 総得点が同じときは、両者がもう一度ずつ配って続けます。それでも同じなら、パルティは引き分けです。
           *[no] 最も多い総得点のプレイヤーが並んだときは、全員がもう一度ずつ配って続けます。それでも同じなら、パルティは引き分けです。
        }
        [played_on] { $two ->
            [yes] 総得点が同じときは、差が付くまで、一度ずつ配ることを繰り返します。
           *[no] 最も多い総得点のプレイヤーが並んだときは、差が付くまで、全員が一度ずつ配ることを繰り返します。
        }
       *[drawn] { $two ->
            [yes] 総得点が同じときは、パルティは引き分けです。
           *[no] 最も多い総得点のプレイヤーが並んだときは、パルティは引き分けです。
        }
    }

## 反則

name-irregularities-bars = 得点を妨げること
irregularities-bars = 反則のために得点にならない役でも、相手の得点を*妨げる*ことがあります。妨げる役は、ほかの役と同じように相手の役と比べます。妨げる役のほうが上なら、相手の役も得点になりません。
irregularities-bars-milestones = 妨げる役は、得点になった役と同じように、相手の{ $titles }も妨げます。
fault-raised = ただし、確実な役はその後でも宣言できます{ $see }。
fault-event =
    { $event ->
        [deal_out_of_turn] 配る番の間違い
        [wrong_pack] デッキの取り違え
        [bad_pack] 不備のあるデッキ
        [wrong_count] カードの枚数の間違い
        [several_counts_wrong] カードの枚数の大きな間違い
        [card_exposed] 見えてしまったカード
        [faced_card] 表向きになっていたカード
        [cards_too_many] 交換後の余分なカード
        [cards_too_few] 交換後の足りないカード
        [stock_seen] 山札をのぞくこと
        [other_stock_taken] 相手の分の山札を取ること
        [point_asked_with_longer] 枚数の多いポイントを隠した質問
        [call_too_low] 低すぎる宣言
        [wrong_answer] 誤った答え
        [wrong_claim] 誤った宣言
        [wrong_name] 言い間違い
        [impossible_claim] ありえない宣言
        [not_shown] 役を見せないこと
        [forgotten] 言い忘れ
        [revoke] リボーク
        [lead_out_of_turn] リードの番の間違い
       *[wrong_information] 誤った説明
    }
fault-meant =
    { $event ->
        [deal_out_of_turn] 配る番でないプレイヤーが配った場合です。
        [wrong_pack] 使う番でないほうのデッキを配った場合です。
        [bad_pack] デッキのカードが足りないか、余分なカードがあった場合です。
        [wrong_count] { $two ->
            [yes] 一方の
           *[no] 一人の
        }手札だけが、1枚多く、または1枚少なく配られた場合です。
        [several_counts_wrong] { $two ->
            [yes] 両方の手札の枚数が間違っていた場合、または一方の
           *[no] 複数の手札の枚数が間違っていた場合、または一人の
        }手札の枚数が2枚以上違っていた場合です。
        [card_exposed] 配っている間に、山札のカードか、{ $two ->
            [yes] エルダー
           *[no] ディーラー以外のプレイヤー
        }のカードが見えてしまった場合です。
        [faced_card] デッキの中に、表向きのカードが見つかった場合です。
        [cards_too_many] 交換で、捨てたカードが少なすぎたか、取ったカードが多すぎた場合です。
        [cards_too_few] 交換で、捨てたカードが多すぎたか、取ったカードが少なすぎた場合です。
        [stock_seen] 見てはいけない山札のカードを見た場合です。
        [other_stock_taken] 山札のうち、相手が取るはずのカードを取った場合です。
        [point_asked_with_longer] エルダーより枚数の多いポイントを持つヤンガーが、「こちらが上」と答えずに「いくつ」と尋ねた場合です。
        [call_too_low] エルダーが、誤って、自分の最もよい役より下の役を宣言した場合です。
        [wrong_answer] エルダーより上の役があるのに「よし」と言うなど、ヤンガーが誤って答えた場合です。
        [wrong_claim] 持っていない役を宣言し、それより下の役しかない相手に認められた場合です。相手に役が一つもない場合も含みます。
        [wrong_name] 役の名前を言い間違えたものの、どの役のことかは分かる場合です。
        [impossible_claim] 相手の手札にあるカードから、ありえないと分かる役を宣言した場合です。相手に認められた後でも、「誤った宣言」とはみなしません。
        [not_shown] 宣言した役を、見せるべきときまでに見せなかった場合です。
        [forgotten] 得点になる役があるのに、その種類の役を何も宣言しなかった場合、または最もよい役だけを言って、同じ種類のほかの役を言い忘れた場合です。
        [revoke] フォローできるのにフォローしなかった場合です。
        [lead_out_of_turn] リードする番でないプレイヤーがリードした場合です。
       *[wrong_information] 宣言した役のカードについて相手に尋ねられ、誤って答えた場合です。
    }
fault-found =
    { $found ->
        [before_looking] まだ誰も自分のカードを見ないうちに気付いたときは、{ $then }。
        [before_exchange] { $after ->
            [agreed] 異議があるとき、または、カードを見た後、まだ誰も
            [yes] その後、まだ誰も
           *[no] まだ誰も
        }山札のカードを取らないうちに気付いたときは、{ $then }。
        [before_answer] 相手が{ $event ->
            [lead_out_of_turn] カードを出す
           *[other] 答える
        }前に気付いたときは、{ $then }。
        [before_next_call] エルダーが次の宣言かリードをする前に気付いたときは、{ $then }。
        [before_own_card] 反則をしたプレイヤーがカードを出す前に気付いたときは、{ $then }。
        [before_trick] ヤンガーが最初のトリックのカードを出す前に気付いたときは、{ $then }。
        [later] その後で気付いたときは、{ $then }。
       *[always] { BEGIN($then) }。
    }
# 結果の文には句点を付けない。一つの文にも、「…ときは、」の続きにもなる。
fault-remedy =
    { $remedy ->
        [put_right] 訂正すれば済みます
        [put_right_if_allowed] 異議がなければ訂正できます
        [dealt_again] { $event ->
            [deal_out_of_turn] ディールは無効になり、配る番のプレイヤーが配ります
           *[other] ディールは無効になり、配り直します{ $see }
        }
        [elder_decides] そのまま続けるか配り直すかを、エルダーが決めます
        [stands] そのまま有効とします
        [deals_twice] ディールはそのまま有効とし、次とその次のディールは、このディールのエルダーが配ります
        [made_up] ディールを続けます。続けるときは、いつ気付いたかにかかわらず、手札の枚数を交換のときに直します。手札が1枚多いプレイヤーは、取る枚数より1枚多く捨て、1枚少ないプレイヤーは、取る枚数より1枚少なく捨てます
        [taken_back] { $event ->
            [revoke] そのとき出したカードと、その後に出されたカードをすべて手札に戻し、そこからやり直せば済みます
            [lead_out_of_turn] リードしたカードを手札に戻せば済みます
            [wrong_information] 正しく答え直します。誤った答えを聞いた相手は、その後に出したカードを手札に戻せます
           *[other] 出したカードを手札に戻し、やり直せば済みます
        }
        [nothing_scored] 反則をしたプレイヤーは、このディールでは点を一切得られません
        [lapses] { $event ->
            [point_asked_with_longer] ヤンガーのポイントは得点になりません
            [forgotten] 言い忘れた役はもう得点になりません
           *[other] その役は得点になりません
        }
        [tricks_to_other] プレイはそのまま続け、反則をしたプレイヤーの出すカードがなくなったトリックは、相手のものになります
        [last_trick_to_other] プレイはそのまま続け、最後のトリックは相手のものになります
        [fine] 反則をしたプレイヤーは{ COUNTED($fine, noun: "point") }を失います
        [game_lost] 反則をしたプレイヤーは、そのゲームに負けます
       *[none] { $event ->
            [impossible_claim] その宣言は無効で得点になりませんが、ほかに罰はありません
           *[other] 罰はありません
        }
    }
fault-made-up-late = ただし、すでに交換を終えたプレイヤーは、枚数を直せません{ $see }。
fault-bars =
    { $bars ->
        [always] { $event ->
            [point_asked_with_longer] それでも、そのポイントは相手の得点を妨げます{ $see }。
           *[other] 反則のために得点にならない役も、相手の得点を妨げます{ $see }。
        }
        [if_implied] 得点にならない役でも、ほかの宣言から持っていると分かるものは、相手の得点を妨げます{ $see }。
       *[never] 反則のために得点にならない役は、どれも相手の得点を妨げません。相手は自分の役で得点できます。
    }
fault-waived = 相手は、この反則を見逃してもかまいません。
