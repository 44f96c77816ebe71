### プログラムがプレイした多くの回の結果。

simulation-about = 回数：{ $n }。プレイヤー：{ $players }人（{ $kinds }）。シード：{ $seed }。かっこ内の範囲、または±の幅には、100回のシミュレーションのうち95回で真の値が入ります。
simulation-scores = 1回の平均得点
simulation-kinds = プレイヤーの種類ごとの平均得点
simulation-events = 起こったこと
simulation-rare = 得点になったのは何手に1手か
simulation-bands = 1回の得点の分布（%）
simulation-parties = パルティ
simulation-reported = 人の記録との比較
simulation-reported-of = キャベンディッシュが伝える、1882年の規則で人がプレイした1万手の結果（概数）と比べます。カルトブランシュの頻度は計算によるものです。
simulation-role =
    { $role ->
        [elder] エルダー
        [middle] 間の人
       *[younger] { $two ->
            [yes] ヤンガー
           *[no] ディーラー
        }
    }
simulation-column-score-deal = 1回の得点
simulation-column-of-deals = 割合（%）
simulation-column-hands = 手数
simulation-column-one-in = 何手に1手
simulation-column-band = 得点
simulation-column-parties = パルティ数
simulation-column-of-parties = パルティの割合（%）
simulation-column-reported = 記録
simulation-column-found = 今回
simulation-category =
    { $category ->
        [claims] { LIST($titles) }
        [contests] 役
        [play] 各トリック
        [cards] カード賞またはカポ
       *[milestones] { LIST($titles) }
    }
simulation-together = 合計
simulation-tricks =
    { $most ->
        [most] トリック数で勝ち
        [every] 全トリック
       *[divided] トリック数が同じ
    }
simulation-band =
    { $last ->
        [0] { $first }以上
       *[other] { $first }～{ $last }
    }
simulation-drawn = 引き分け
simulation-payment = パルティ1回の平均の支払い：{ $payment }
simulation-value = { $value }
simulation-figure =
    { $figure ->
        [elder] エルダーの得点
        [younger] ヤンガーの得点
        [payment] パルティの支払い
        [repique-elder] エルダーのルピーク（%）
        [repique-younger] ヤンガーのルピーク（%）
        [pique-elder] エルダーのピークまたはルピーク（%）
        [cards-elder] カード賞がエルダー（勝負がついた中の%）
        [cards-divided] トリック数が同じ（%）
        [rubicon] ルビコン（パルティの%）
       *[carte-blanche] カルトブランシュ：何手に1手
    }
