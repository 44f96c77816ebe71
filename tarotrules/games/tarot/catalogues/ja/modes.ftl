### デクレアラーのいないディール：遊び方、順位の決め方、順位ごとの得点。

chapter-modes = デクレアラーのいないディール
name-mode-rank = { $title }：順位
mode-when =
    { $taker ->
        [nobody] コントラクトはなく、各自が一人で戦います。
       *[highest_bidder] 全員がパスしても、そのディールをプレイします。コントラクトはなく、各自が一人で戦います。
    }
mode-chien =
    { $chien ->
        [last_winner] ドッグは最後まで伏せておき、最後のトリックに勝ったプレイヤーのものとします。
       *[aside] ドッグは伏せたままにし、誰の点数にも数えません。
    }
mode-sides =
    { $taker ->
        [nobody] 予告や宣言は行わず、ボーナスもありません。
       *[highest_bidder] エクスキューズについても、各プレイヤーを一人だけの側とみなします。予告や宣言は行わず、ボーナスもありません。
    }
mode-leads = 最初のトリックは、ディーラーの次のプレイヤーがリードします。
mode-fewest =
    { $best ->
        [lowest] 少ない
       *[highest] 多い
    }
mode-least =
    { $best ->
        [lowest] 小さい
       *[highest] 大きい
    }
mode-rank =
    { $what ->
        [points] 取ったカードの点数が{ mode-fewest }プレイヤーから順に順位を付けます。
        [oudlers] 取ったウドレの枚数が{ mode-fewest }プレイヤーから順に順位を付けます。
        [tricks] 勝ったトリックの数が{ mode-fewest }プレイヤーから順に順位を付けます。
        [over] 取ったカードの点数を、取ったウドレの枚数による目標点数と比べ、{ $best ->
            [lowest] 最も下回る
           *[highest] 最も上回る
        }プレイヤーから順に順位を付けます。
       *[other] 順位は、{ $measure }が{ mode-least }プレイヤーから順に付けます。
    }
mode-rank-then = 同じときは、{ $measure }が{ mode-fewest }プレイヤーを上とします。
amount-own =
    { $what ->
        [points] 自分が取ったカードの点数
        [oudlers] 自分が取ったウドレの枚数
        [tricks] 自分が勝ったトリックの数
       *[target] その枚数のウドレで必要な点数
    }
amount-own-cards = 自分が取った{ NOUN($noun) }の枚数
amount-best =
    { $what ->
        [points] 一位のプレイヤーが取ったカードの点数
        [oudlers] 一位のプレイヤーが取ったウドレの枚数
        [tricks] 一位のプレイヤーが勝ったトリックの数
        [over] 一位のプレイヤーが目標点数を上回った点数
        [short] 一位のプレイヤーが目標点数を下回った点数
       *[other] 一位を決めた数
    }
mode-pays = 得点は一位から順に{ $list }です。
mode-pays-times = 一位から順に{ $list }に、それぞれ{ $worth }を掛けたものを得点とします。
mode-level = 並んだプレイヤーは、その順位の得点の平均を得ます。
mode-tied = { $places }だけが並んだときは、得点を{ $pays }とします。
mode-places = { $first }位から{ $last }位までのプレイヤー
