### 規則に加えるもの。

studio-add-intro = 独自の決まりを加える
studio-add-known = ほかで遊ばれているもの
studio-add-own = 自分で作る
studio-add-do = 加える
studio-add-who = このように遊ぶルール：{ $who }
studio-add-said = ルールブックにはこう書かれます
studio-add-name = 名前
studio-add-back = 一覧に戻る
studio-add-done = 加えました：{ $title }
studio-add-impossible = ここで加えると、ほかの規則も変わってしまいます。加えるのをやめるか、「記法」で両方をまとめて書いてください。
studio-add-wait = 少しお待ちください…
studio-add-unread = この条件は読み取れませんでした。選んで組み立てるか、次のように書いてください：{ $example }
