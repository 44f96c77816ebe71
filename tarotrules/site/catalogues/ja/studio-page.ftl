### スタジオ: ルールブックのまわり

studio-waiting = ルールを開いています…
studio-waiting-for = 「{ $title }」を開いています…
studio-waiting-came = リンクで届いた「{ $title }」を開いています…
studio-waiting-mistake = ルールに誤りがあります。直すとルールブックが表示されます。
studio-link-came = リンクで届いたルールです：「{ $title }」。ご自分のルールはそのまま残っています。
studio-sheet-print = このページを印刷
studio-find-option = 「オプション」にあります
studio-find-near = 近いもの：
