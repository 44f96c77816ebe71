### 文の中で読まれる条件、点数、人。

## 点数：名詞句

number = { $n }
amount-group = （{ $amount }）
amount-number = { COUNTED($n, noun: "point") }
amount-minus = マイナス{ $amount }
