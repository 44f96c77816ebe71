### 図：図の中の言葉、図の下の説明、図を見ない人のための同じ内容の文。プレイヤーはプレイの順にA、B、C…。

## テーブル

figure-player =
    { $seat ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
        [7] H
        [8] I
       *[other] J
    }
figure-role =
    { $role ->
        [deals] ディーラー
        [shuffles] シャッフル
        [cuts] カット
        [bids] 最初にビッド
        [leads] 最初にリード
       *[next] 次のディーラー
    }
figure-seats-caption =
    { $two ->
        [yes] { $players }、向かい合って座ります（上から見た図）。
       *[no] { $players }、次のように座ります（上から見た図）。矢印の向きにプレイが進みます。
    }
figure-seats =
    { $two ->
        [yes] { $players }、{ $names }が向かい合って座ります。{ $people }
       *[no] { $players }、次のように座ります。プレイの順は、{ $direction ->
            [counter_clockwise] 反時計回り
           *[clockwise] 時計回り
        }に{ $names }です。{ $people }
    }
figure-seats-person = { $name }：{ $roles }。
figure-seats-anybody = シャッフルをするのは{ $names }です。

## カード

figure-card =
    { $card ->
        [T21] 切札の21
        [T1] プチ
        [EX] エクスキューズ
        [SK] K（仏 _roi_）
        [SQ] Q（仏 _dame_）
        [SN] C（仏 _cavalier_）
        [SJ] J（仏 _valet_）
        [T8] 切札の8
       *[H8] ハートの8
    }
figure-cards-caption = ウドレ、フランスのカードの絵札とその文字、切札とスートのカードの違い。
figure-cards = ウドレは、切札の21、プチ（切札の1）、星の付いたエクスキューズです。絵札には、フランスのカードでは次の文字が印刷されています。R（_roi_）はK、D（_dame_）はQ、C（_cavalier_）はC、V（_valet_）はJです。切札には数字があり、スートの印はありません。スートのカードには、数字か文字とスートの印があります。

## 点数の数え方

figure-heap-caption = 取ったカードを二枚一組で数えます。余った一枚は{ $half }点です。合計{ $total }点。
figure-heap = 取ったカードを二枚一組で数えます。{ $pairs }です。余った一枚、{ $odd }は{ $half }点です。合計{ $total }点。
figure-heap-pair = { $first }＋{ $second }（{ $points }点）

## トリック

figure-duty =
    { $duty ->
        [leads] リード
        [follow] ハートがある：ハートを出す
        [trump] ハートがない：切札を出す
        [overtrump] ハートがない：より強い切札を出す
        [any] ハートがない：どれでもよい
       *[none] ハートも切札もない：どれでもよい
    }
figure-trick-caption = { $players }、トリックは次のように進みます（左から順に）。枠で囲んだカードが勝ちます。
figure-trick = { $players }、トリックは次のように進みます。{ $people }勝つのは{ $winner }です。
figure-trick-person = { $name }（{ $duty }）：{ $card }。

## 配り方

figure-packets-middle = ドッグ
figure-packets-caption = { $players }、最初の一巡と最後の一組を次のように配ります。×印のところでは、ドッグにカードを置けません。
figure-packets =
    { $players }、{ $packets }{ $more ->
        [yes] {""}の順に配り続け、最後の一組は{ $last }に配ります。
       *[no] {""}の順に配ります。
    }{ $closed ->
        [0] ドッグには、最初の組の前や最後の組の後を含め、いつでもカードを置けます。
        [1] 最初の組の前と最後の組の後には、ドッグにカードを置けません。
       *[other] ドッグにカードを置けるのは、{ $closed }組以上を配り終えていて、まだ{ $closed }組以上が残っているときだけです。
    }{ $several ->
        [yes] 組と組の間に、二枚以上続けて置いてもかまいません。
       *[no] 組と組の間に置けるのは一枚だけです。
    }
figure-packet = { $name }に{ $n }枚
