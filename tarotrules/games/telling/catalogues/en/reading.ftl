### Conditions, amounts, and people, as they are read aloud inside sentences.

## Amounts: noun phrases

number = { $n }
amount-group = ({ $amount })
amount-number = { COUNTED($n, noun: "point") }
amount-minus = minus { $amount }
