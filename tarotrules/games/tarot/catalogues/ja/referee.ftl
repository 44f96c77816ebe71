## 審判

referee-fault =
    { $act ->
        [play] { $trick }番目のトリックで、{ $who }は{ $what }を出せません。
        [bid] { $who }は「{ $what }」をビッドできません。
        [pass] { $who }はここでパスできません。
        [parole] { $who }は「パロール」と言えません。
        [call] { $who }は{ $what }を指名できません。
        [discard] { $who }はこの捨て札にできません：{ $what }
        [claim] { $who }は「{ $what }」を宣言できません。
        [announce] { $who }は「{ $what }」を予告できません。
        [call_off] { $who }は「{ $what }」でディールを取り消せません。
       *[found_late] { $who }は「{ $what }」を持っていませんでした。
    }
referee-could = 出せたカード：{ $cards }
referee-fine = すべてルールどおりでした。
referee-so-far = ここまでは、すべてルールどおりです。次は{ $who }の番です。
referee-ending =
    { $ending ->
        [all_passed] 全員がパスしたので、得点はありません。
        [called_off] ビッドの前にディールが取り消されたので、得点はありません。
        [annulled] 取り消すべきディールだったので無効になり、得点はありません。
       *[misdeal] カードの配り方が誤っていたので、得点はありません。
    }
referee-next =
    { $silent ->
        [yes] { $who }が配り直しますが、ビッドはできません。
       *[no] 次は{ $who }が配ります。
    }
