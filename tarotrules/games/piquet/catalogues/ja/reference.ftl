### 全ゲーム共通の説明のほかに、ピケのファイルについて言うこと

reference-settings-description = 「{ $word }」についてファイルに書けることと、1882年の規則の内容をまとめました。
reference-other = 1882年の規則には書かれていません。{ $where }では：
reference-all-settings-intro = それぞれのページに、一つの言葉で書けることと、1882年の規則の内容があります。

reference-exists-deck-dealer_chooses = { $packs }が{ $two_in_turn }のとき
reference-exists-deal-packet_kept = { $packet }に数がいくつかあるとき
reference-exists-deal-stock_laid = { $deal } { $stock }が0でないとき
reference-exists-fault-fine = { $remedy }が{ $fine }のとき
reference-exists-fault-bars = { $remedy }が{ $nothing_scored }か{ $lapses }のとき
reference-exists-match-deals = { $match } { $end }が{ $deals }のとき
reference-exists-match-score = { $match } { $end }が{ $score }のとき
reference-exists-match-reached = { $match } { $end }が{ $score }のとき
reference-exists-match-games = { $match } { $end }が{ $score }のとき
reference-exists-match-tie = { $match } { $end }が{ $deals }のとき、または{ $reached }が{ $after_deal }のとき

reference-kind-formula = { $gives ->
        [number] 計算して決められる数
        [party] 得点する人
       *[truth] 条件
    }。{ $scope ->
        [claim] 手札全体で得点になるものを宣言するときに
        [combination] 宣言する役について
        [trick] トリックが終わったときに
       *[match] パルティを精算するときに
    }分かっていることを使えます
reference-kind-cards = コンマで区切ったカード。{ $king }などのランク、SAやHKなどの一枚、S7..S10などの続いたカード
reference-scope-claim = 手札全体で得点になるものを宣言するとき
reference-scope-combination = 役を宣言するとき
reference-scope-trick = トリックが終わったとき
reference-scope-match = パルティを精算するとき
reference-type = { $kind ->
        [card] カード
        [count] 整数
        [deal] ディール全体
        [dealt] 配られたままの手札
        [hand] 交換した後の手札
        [player] プレイヤー
        [standing] パルティが終わったときのプレイヤー
       *[trick] トリック
    }
reference-group-intro = { $group ->
        [features] 条件と数に使う言葉です。多くは「.」の後に書きます。
        [names] 宣言する役、プレイの得点、カードの分類など、ルールとオプションにある名前です。
        [settings] ゲームについて書けることです。
       *[values] 設定に書ける値と、値の間に書く言葉です。
    }
