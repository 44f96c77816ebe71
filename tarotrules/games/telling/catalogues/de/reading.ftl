### Bedingungen, Beträge und Personen, wie sie innerhalb von Sätzen gelesen werden.

## Beträge: im Nominativ, fast alle mit gleichem Akkusativ

number = { $n }
amount-group = ({ $amount })
amount-number = { COUNTED($n, noun: "point") }
amount-minus = minus { $amount }
