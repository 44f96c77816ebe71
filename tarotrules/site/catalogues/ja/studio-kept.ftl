### ほかが失われても残るもの。

studio-evening-full = 一つの記録に加えられるのは{ $most }人までです。
studio-evening-lost = この記録のルールは、このページのいまの版では読めないため、得点を計算できません。入力したディールはそのまま残っています。
studio-kept-newer = ここにあるものは、このページの新しい版で保存されています。ページを再読み込みしてください。それまでは、何も保存しません。
studio-evening-own = この記録の得点は、保存したときのルール「{ $title }」で計算しています。いま開いているルールとは違います。
studio-evening-own-rules = 記録のルールを開く
studio-evening-own-again = いま開いているルールで計算し直す
studio-deleted-it = 「{ $title }」を削除しました。
studio-none-kept = この端末にはまだルールがありません。下から始められます。
studio-twin-same = 同じ名前の新しいほうと同じルールです
studio-twin-rules = 同じ名前の新しいほうと違うルール（{ $n }）：{ $rules }
studio-link-came-alone = リンクで届いたルールです：「{ $title }」。この端末に保存しました。
studio-link-known = このルールはすでにあります：「{ $title }」。

## 以前のルール。

studio-versions = 以前のルール
studio-versions-of = 「{ $title }」の以前のルール
studio-versions-close = ルールに戻る
studio-versions-said = 開くと、いまのルールとの違いが見られます。どれに戻しても、いまのルールはこの一覧に残ります。
studio-version-asking = 違いを調べています…
studio-version-mistake = このときの「記法」には誤りがあります。
studio-version-unread = いまの「記法」に誤りがあります。開くと、違う行が見られます。
studio-version-same = ルールは同じです。名前、メモ、書き方だけが違います。
studio-version-rules = いまと違うルール（{ $n }）：{ $rules }
studio-version-then = このルールでは
studio-version-now = いま
studio-version-nothing = 何も決めていません
studio-version-more = ほかにも違う行があります。
studio-version-ask = このルールに戻しますか。いまのルールは一覧に残ります。
studio-version-bring = このルールに戻す
studio-version-leave = いまのままにする
studio-version-brought = { $when } のルールに戻しました。
studio-version-brought-whole = 誤りのない最後のルールに戻しました。
studio-version-undone = 取り消しました。ルールは元のままです。
studio-lost-mistake = 「記法」に誤りがあるため、ルールブックを表示できません。
studio-lost-bring = 誤りのない最後のルールに戻す
studio-lost-when = { $when } のルールです。違うところ：
studio-lost-look = 誤りを見る
studio-lost-stale = 「記法」に誤りがあるため、ここには何も表示できません。
studio-lost-out = どうすればいいですか
