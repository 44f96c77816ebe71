### 工房：確認したいところを伝える。

studio-telling-text = テキストで見る
