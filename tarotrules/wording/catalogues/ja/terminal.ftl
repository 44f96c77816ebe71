## A table in the terminal

terminal-keys =
    { $asked ->
        [small] 画面を80桁24行以上に広げてください · Q：終了
        [card] 矢印キーとEnter：カードを選ぶ（出せないときは理由） · S：保存 · Q：終了
        [pick] 矢印キーとEnter：カードを選ぶ · 1：決める · S：保存 · Q：終了
       *[choice] 矢印キーとEnter、または番号 · S：保存 · Q：終了
    }
terminal-more =
    { $above ->
        [0] ▼ 下にあと{ $below }行
       *[other] { $below ->
            [0] ▲ 上にあと{ $above }行
           *[other] ▲ 上にあと{ $above }行 · ▼ 下にあと{ $below }行
        }
    }
terminal-read-on =
    { $above ->
        [0] ▼ PageDown：続き
       *[other] { $below ->
            [0] ▲ PageUp：前に戻る
           *[other] ▲ PageUp · ▼ PageDown
        }
    }
terminal-keys-sheet = Enter：次のディール · S：保存 · Q：終了
terminal-keys-end = Enter：席を立つ
terminal-saved =
    これからは{ $file }に保存します。続けるときのコマンド：
    { $command }
terminal-unsaved = このままではゲームが失われます。Sで保存、もう一度Qで終了します。
