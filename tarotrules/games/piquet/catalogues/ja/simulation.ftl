### プログラムがプレイした多くのディールの結果。

simulation-about = ディール数：{ $n }。プレイヤー：{ $players }人（{ $kinds }）。シード：{ $seed }。かっこ内の範囲、または±の幅には、100回のシミュレーションのうち95回で真の値が入ります。
simulation-scores = 1ディールの平均得点
simulation-kinds = プレイヤーの種類ごとの平均得点
simulation-events = 起こったこと
simulation-rare = 得点になった頻度
simulation-bands = 1ディールの得点の分布（%）
simulation-parties = パルティ
simulation-reported = 人がプレイした記録との比較
simulation-reported-of = キャベンディッシュが伝える、1882年の規則で人がプレイした1万回分の手札の結果（概数）と比べます。カルトブランシュの頻度は、計算で求めたものです。
simulation-role =
    { $role ->
        [elder] エルダー
        [middle] 間のプレイヤー
       *[younger] { $two ->
            [yes] ヤンガー
           *[no] ディーラー
        }
    }
simulation-column-score-deal = 1ディールの得点
simulation-column-of-deals = 割合（%）
simulation-column-hands = 手札の数
simulation-column-one-in = 何回に一回
simulation-column-band = 得点
simulation-column-parties = パルティ数
simulation-column-of-parties = パルティの割合（%）
simulation-column-reported = 記録
simulation-column-found = 今回
simulation-category =
    { $category ->
        [claims] { LIST($titles) }
        [contests] 役の点
        [play] プレイの点
        [cards] カード賞またはカポ
       *[milestones] { LIST($titles) }
    }
simulation-together = 合計
simulation-tricks =
    { $most ->
        [most] カード賞
        [every] カポ
       *[divided] トリックの同数
    }
simulation-band =
    { $last ->
        [0] { $first }以上
       *[other] { $first }から{ $last }まで
    }
simulation-drawn = 引き分け
simulation-payment = 1パルティの平均の支払い：{ $payment }
simulation-value = { $value }
simulation-figure =
    { $figure ->
        [elder] エルダーの得点
        [younger] ヤンガーの得点
        [payment] パルティの支払い
        [repique-elder] エルダーのルピーク（%）
        [repique-younger] ヤンガーのルピーク（%）
        [pique-elder] エルダーのピークまたはルピーク（%）
        [cards-elder] エルダーのカード賞（同数を除いた中の%）
        [cards-divided] トリックの同数（%）
        [rubicon] ルビコンを越えなかった敗者（パルティの%）
       *[carte-blanche] カルトブランシュ（何回に一回）
    }

## 複数のルール

simulation-measure =
    { $measure ->
        [elder] エルダーの得点
        [younger] ヤンガーの得点
        [milestones] 100ディールあたりの追加の回数
       *[every] カポ（%）
    }
simulation-measure-short =
    { $measure ->
        [different] 得点が異なる（%）
        [elder] エルダー
        [younger] ヤンガー
        [milestones] 追加
       *[every] カポ（%）
    }
simulation-measure-name =
    { $measure ->
        [elder] エルダーの得点
        [younger] ヤンガーの得点
        [milestones] 追加の回数
       *[every] カポの回数
    }
