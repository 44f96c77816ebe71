### ページ：始め方。

studio-option-now = 今のルール：
