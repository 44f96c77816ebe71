### What became of many deals that programs played.

simulation-about = ディール数：{ $n }。プレイヤー：{ $players }人（{ $kinds }）。シード：{ $seed }。かっこ内の範囲、または±の幅には、100回のシミュレーションのうち95回で真の値が入ります。
simulation-unshuffled = このルールでは、ディールとディールの間にシャッフルしません（規則{ $rule }）。ここでは、ディールごとにシャッフルし、それぞれ独立したディールとしてプレイしています。
simulation-endings = ディールの結末
simulation-contracts = コントラクト
simulation-scores = プレイしたディールの平均得点
simulation-kinds = プレイヤーの種類ごとの平均得点
simulation-feats = ボーナスと宣言
simulation-promises = 予告
simulation-column-contract = コントラクト
simulation-column-deals = 回数
simulation-column-of-deals = 割合（%）
simulation-column-of-played = プレイした中の割合（%）
simulation-column-made = 成功率（%）
simulation-column-score = デクレアラー得点
simulation-column-mean = 得点
simulation-column-score-deal = 1ディールの得点
simulation-column-attack = デクレアラー側
simulation-column-defence = ディフェンダー側
simulation-column-announced = 予告して達成
simulation-column-broken = 予告して失敗
simulation-column-unannounced = 予告なしで達成
simulation-ending =
    { $ending ->
        [played] 最後までプレイ
        [all_passed] 全員がパス
        [called_off] 手札により無効
       *[annulled] プレイ後に無効
    }
simulation-mode = うち「{ $title }」
simulation-redeal = うち{ $title }
simulation-role =
    { $role ->
        [taker] デクレアラー
        [partner] パートナー
       *[defender] 各ディフェンダー
    }
simulation-level = { $title }：{ $level }

## The same deals under several variants

simulation-measure =
    { $measure ->
        [played] プレイしたディール（%）
        [made] 成功したコントラクト（%）
        [taker] デクレアラーの得点
       *[stake] 1ディールで動く得点
    }
simulation-measure-short =
    { $measure ->
        [different] 得点が異なる（%）
        [played] プレイ（%）
        [made] 成功（%）
        [taker] デクレアラーの得点
       *[stake] 動く得点
    }
simulation-measure-name =
    { $measure ->
        [played] プレイしたディールの数
        [made] 成功したコントラクトの数
        [taker] デクレアラーの得点
       *[stake] 1ディールで動く得点
    }
