### ページ：始め方。

studio-option-now = いまのルール：
studio-naming-about-short = 題名
studio-building-means-when = 意味：{ $text }
