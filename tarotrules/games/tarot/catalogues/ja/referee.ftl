## 審判

referee-fault =
    { $act ->
        [play] { $trick }番目のトリックで、{ $who }は{ $what }を出してはいけませんでした。
        [card] { $who }は、その時点で{ $what }を出してはいけませんでした。
        [bid] { $who }は「{ $what }」をビッドできません。
        [pass] { $who }はここでパスできません。
        [parole] { $who }は「パロール」と言えません。
        [call] { $who }は{ $what }を指名できません。
        [discard] { $who }はこの捨て札にできません：{ $what }
        [claim] { $who }は「{ $what }」を宣言できません。
        [announce] { $who }は「{ $what }」を予告できません。
        [call_off] { $who }は「{ $what }」でディールを無効にできません。
       *[found_late] { $who }は「{ $what }」を持っていませんでした。
    }
referee-could = 出せたカード：{ $cards }
referee-so-far = ここまでは、すべてルールどおりです。次は{ $who }の番です。
referee-ending =
    { $ending ->
        [all_passed] 全員がパスしたので、得点はありません。
        [called_off] ビッドの前にディールが無効になったので、得点はありません。
        [annulled] 無効にすべきディールだったので、得点はありません。
       *[misdeal] カードの配り方が誤っていたので、得点はありません。
    }
referee-next =
    { $silent ->
        [yes] { $who }が配り直しますが、ビッドはできません。
       *[no] 次は{ $who }が配ります。
    }

### A deal that somebody types

referee-seats = A、B、C、D、E
referee-word-pass = パス
referee-word-parole = パロール
referee-word-excuse = エクスキューズ、フール
referee-word-petit = プチ
referee-word-dealer = ディーラー
referee-word-hand = 手札
referee-word-chien = ドッグ
referee-word-discard = 捨て札
referee-word-call = 指名
referee-word-misdeal = 配り間違い、ミスディール
referee-word-late = 見落とし
referee-opening = プレイヤーは、プレイの順にAから{ $last }です。言ったことと出したカードを入力してください。「ヘルプ」で書き方を説明します。
referee-status =
    { $what ->
        [bid] { $who }がビッドかパスをします。
        [call] { $who }がカードを指名します。
        [lead] { $trick }番目のトリック：{ $who }がリードします。
       *[play] { $trick }番目のトリック：{ $cards }。次は{ $who }です。
    }
referee-taken = { $who }がデクレアラーです：{ $what }
referee-called = { $who }が{ $what }を指名します。
referee-trick = { $trick }番目のトリック：{ $cards }。{ $who }が取ります。
referee-stopped = ディールはここで止まっています。「戻す」でこの行を取り消せます。
referee-over = ディールは終わりました。「戻す」で最後の行を取り消し、「終了」で終わります。
referee-no-card = 「{ $word }」というカードはありません。切札は1から21まで、スートの数は1から10までです。
referee-no-bid = ここでは「{ $word }」が分かりません。コントラクト：{ LIST($known) }
referee-two-cards = 「{ $word }」は{ LIST($cards, joint: "or") }のどちらにも読めます。スートは記号か言葉で書いてください。
referee-count = カードは{ $wanted }枚のはずですが、{ $given }枚です。
referee-who = 誰のことか書いてください：A、B、C …
referee-dealt = 配った人は、最初のビッドの前に書いてください：「ディーラー C」
referee-which = どの手札が見つかったか書いてください。
referee-never-late = 「{ $what }」が後から見つかったディールをどうするか、このルールは決めていません。テーブルで決めてください。
referee-help-bid = パス、{ $bid }：次のプレイヤーの言ったこと。前の人がパスしたときは「C { $bid }」
referee-help-cards = K♠ SK、10♥ H10、「ハートの10」、21 T21、EX：出したカードを、出した順に
referee-help-say = B { $claim } { $level }：プレイヤーの宣言。見せたカードを続けて書いてもかまいません
referee-help-known = 手札 B …、ドッグ …、捨て札 …：分かっているカード。分からなければ、違反はそのカードが出たときに分かります
referee-help-dealer = ディーラー C：配った人。書かなければAです
referee-help-late = 配り間違い：配り方の誤り。A 見落とし …：ディールを無効にすべき手札が見つかったとき
