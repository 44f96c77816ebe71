### Условия, величины и лица — так, как они звучат внутри предложений.

## Величины: именительный падеж, всюду совпадающий с винительным

number = { $n }
amount-group = ({ $amount })
amount-number = { COUNTED($n, noun: "point") }
amount-minus = минус { $amount }
