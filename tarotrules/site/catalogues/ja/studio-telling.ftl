### 工房：確認したいところを伝える。

studio-telling-text = 「記法」で場所を見る
studio-telling-sieve = 一覧から探す
studio-telling-late = この端末では、PDFを作るのに時間がかかりすぎます。代わりにブラウザーで印刷してください。
