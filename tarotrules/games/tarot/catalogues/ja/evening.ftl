### What is filled in of each deal of an evening.

evening-passed = 全員パス
evening-whether = このディール
evening-played = 有効
evening-called-off-for = 無効：{ $title }
evening-called-off = このディールは無効になりました（{ $title }）。得点は付けません。
evening-alone = 一人で
evening-second-partner = 二人目のパートナー
evening-nobody-else = ほかにはいない
evening-points-by-seat = 各プレイヤーのカードの点数
evening-oudlers-by-seat = 各プレイヤーのウドレの枚数
evening-oudlers = デクレアラー側のウドレ
evening-card-points = デクレアラー側の点数
evening-defence-points = ディフェンダー側の点数
evening-with-added = { $label }（加える{ $added }点を含む）
evening-points = デクレアラー側の点数
evening-by-defence = ディフェンダー側の点数
evening-margin = 点差
evening-chosen = 得た人
evening-whose = 得た側
evening-declared-by = 宣言した人
evening-level = 段階
evening-promises = 予告あり・予告なし
evening-announced-by = 予告した側
evening-kept-by = 達成した側
evening-announcer = 予告した人
evening-nobody = なし
evening-attack = デクレアラー側
evening-defence = ディフェンダー側
evening-faults = 反則
evening-fault-of = 反則した人
evening-fine = 罰点
evening-deal = { $contract }、{ $taker }
evening-deal-with = { $contract }、{ $taker }＋{ $partner }
evening-yes = はい
evening-not = いいえ

# ありえないことを、入力する人に伝える文。

evening-p002 = このディールは別のルールで記録されたものです。ここでは「{ $word }」を尋ねません。
    .help = もう一度入力してください。
evening-p003 = ここには「{ $value }」と書けません。
    .help = 49や49.5のような数を書くか、選択肢を選んでください。
evening-p005 = このディールに入っていない人が選ばれています。
    .help = このディールのプレイヤーを選んでください。
evening-p006 = 誰がデクレアラーかが分かりません。
    .help = デクレアラーか、ほかの答えを選んでください。
evening-p007 = コントラクトが選ばれていません。
    .help = コントラクトを選んでください。
evening-p009 = { $seat }は、デクレアラーとパートナーを兼ねられません。
    .help = ほかの人を選ぶか、デクレアラー一人を選んでください。
evening-p010 = { $players }人で遊ぶときは、デクレアラーにパートナーはいません。
    .help = もう一度入力してください。
evening-p090 = { $seat }は、デクレアラーの向かいに座っていません。
    .help = もう一度入力してください。
evening-p091 = このコントラクトでは、デクレアラーは一人で戦います。
    .help = デクレアラー一人を選ぶか、ほかのコントラクトを選んでください。
evening-p015 = 結果が入力されていません。
    .help = ウドレの枚数を選んで点数を書くか、点差だけを書いてください。
evening-p016 = 点差は{ $margin }とされていますが、点数とウドレから計算すると{ $found }です。
    .help = 結果はどれか一つの方法で入力してください。
evening-p022 = 同じプレイヤーの手札で、「{ $id }」が2回宣言されています。
    .help = 最も高い段階だけを残してください。2人が宣言したのなら、それぞれの名前を選んでください。
evening-p025 = 「{ $id }」が誰のものかが分かりません。
    .help = プレイヤーか側を選んでください。
evening-p026 = 「{ $id }」はプレイヤーどうしで支払うものですが、誰のことかが分かりません。
    .help = プレイヤーを選んでください。
evening-p027 = 「{ $id }」に選ばれた側に、{ $seat }はいません。
    .help = 側かプレイヤーを直してください。
evening-p029 = このルールでは、ディフェンダー側は「{ $id }」を予告できません。
    .help = ディフェンダー側が達成したのなら、達成した側を選び、予告は「なし」にしてください。
evening-p032 = 「{ $id }」の点数がまだ決まりません。
    .help = 尋ねられていることを入力してください。何も尋ねられていなければ、そのようなディールでの点数がルールで決まっていません。
evening-p041 = このディールでは「{ $id }」が必ず得られますが、誰のものかが分かりません。
    .help = その名前を選んで、得た側を選んでください。
evening-p044 = 「{ $word }」は、ディールの記録に書くことではありません。
    .help = もう一度入力してください。
evening-p047 = 「{ $id }」は予告して失敗したとされていますが、点数から、達成したことが分かります。
    .help = 達成した側を選ぶか、点数を数え直してください。
evening-p048 = { $value }にはなりません。{ $only ->
        [yes] このようなディールでは{ $least }です。
        [none] このディールには、それに当たるものがありません。
       *[no] このようなディールでは{ $least }から{ $most }までです。
    }
    .help = ここか、ディールのほかの入力を直してください。
evening-p050 = 宣言「{ $id }」の段階が選ばれていません。
    .help = 次のどれかを選んでください：{ LIST($known) }。
evening-p051 = 「{ $id }」を予告した側も、達成した側も選ばれていません。
    .help = 両方を選ぶか、取り消してください。
evening-p077 = 反則「{ $id }」をしたのが誰かが分かりません。
    .help = プレイヤーを選んでください。
evening-p078 = 「{ $id }」は{ $side ->
        [attack] デクレアラー側の反則ですが、{ $seat }はディフェンダー側です
       *[defence] ディフェンダー側の反則ですが、{ $seat }はデクレアラー側です
    }。
    .help = プレイヤーを直すか、当てはまる反則を選んでください。
evening-p084 = 「{ $id }」はビッドでしか予告できませんが、このコントラクトはその予告を兼ねていません。
    .help = 予告は「なし」にするか、実際にビッドされたコントラクトを選んでください：{ LIST($known) }。
evening-over =
    ゲームは第{ $deal }ディールで終わりました。{ $rank ->
        [total] 累計が最も高いのは{ LIST($winners) }です。
       *[other] 成績は、ほかのテーブルと比べて決まります。
    }
evening-p110 = 各プレイヤーの数が入っていません。
    .help = 全員の数を入れてください。
evening-p111 = { $seat }の数が{ $given }になることはありません。
    .help = { $least }から{ $most }までです。数え直してください。
evening-p112 = 全員の合計が{ $given }になることはありません。
    .help = { $only ->
        [yes] 合計は{ $least }です。数え直してください。
       *[no] 合計は{ $least }から{ $most }までで、残りはドッグにあります。数え直してください。
    }
evening-p113 = このディールは、別のルールで書かれています（デクレアラーがいません）。
    .help = もう一度入力してください。
evening-p114 = このディールについて、まだ何も入力されていません。
    .help = デクレアラーか、ほかの答えを選んでください。
