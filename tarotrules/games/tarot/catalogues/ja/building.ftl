### 条件やカードの種類を選んで組み立てるときの言葉

building-people = プレイヤーと側
building-taken = 取ったカード
building-deal = ディール全体
building-class = { NOUN($noun, number: "other") }
building-pips = { $first }から{ $last }までのカード
building-suit =
    { $suit ->
        [S] スペード
        [H] ハート
        [D] ダイヤ
       *[C] クラブ
    }
building-whole-suit = すべての{ building-suit }
building-count = { NOUN($count) }{ COUNTED($count) }
building-total = { $cards }：{ COUNTED($count) }
