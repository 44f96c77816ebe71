### Conditions, montants et personnes, tels qu’ils se lisent à l’intérieur des phrases.

## Montants : groupes nominaux

number = { $n }
amount-group = ({ $amount })
amount-number = { COUNTED($n, noun: "point") }
amount-minus = moins { $amount }
