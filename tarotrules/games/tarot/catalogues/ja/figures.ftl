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
figure-seats-caption = { $players }こう座ります（上から見た図）。矢印の向きにプレイが進みます。
figure-seats =
    { $players }こう座ります（上から見た図）。プレイの順は、{ $direction ->
        [counter_clockwise] 反時計回り
       *[clockwise] 時計回り
    }に{ $names }です。{ $people }
figure-seats-person = { $name }：{ $roles }。
