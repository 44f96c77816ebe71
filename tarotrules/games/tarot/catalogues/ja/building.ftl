### 条件やカードの種類を選んで組み立てるときの言葉

building-topic =
    { $topic ->
        [who] プレイヤーと側
        [tricks] トリック
        [cards] カード
        [points] 点数とコントラクト
        [feats] 予告
       *[deal] ディール全体
    }
building-achiever = 達成した側
building-of = { of-party }
building-where = { place-noun }
building-cards-in = { building-where }のカード
building-in =
    { $what ->
        [cards] { building-where }のカードの枚数
        [points] { building-where }のカードの点数
        [longest] { building-where }で最も多いスートの枚数
        [voids] { building-where }に一枚もないスートの数
        [singletons] { building-where }に一枚だけあるスートの数
       *[number] { amount-in-place }
    }
building-own =
    { $what ->
        [tricks] 各プレイヤーのトリック数
        [points] 各プレイヤーのカードの点数
        [cards] 各プレイヤーの取ったカード
        [oudlers] 各プレイヤーのウドレの枚数
       *[target] 各プレイヤーのウドレによる目標点数
    }
building-taken =
    { $what ->
        [tricks] { building-of }トリック数
        [points] { building-of }カードの点数
        [cards] { building-of }取ったカード
       *[oudlers] { building-of }ウドレの枚数
    }
building-made = コントラクトに成功したこと
building-card =
    { $deed ->
        [player] { $whose ->
            [own] …を出したプレイヤー
            [side] …を出した側
           *[opponents] …を出さなかった側
        }
        [trick] …が何番目のトリックで出るか
       *[winner] { $whose ->
            [own] …の出たトリックに勝ったプレイヤー
            [side] …の出たトリックに勝った側
           *[opponents] …の出たトリックに勝たなかった側
        }
    }
building-one-trick = 同じトリック、一緒、いっしょ
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
