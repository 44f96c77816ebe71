### Quelles variantes et options connues ont une règle.

wherever-title = Où l’on joue ainsi : { $words }
wherever-found =
    { $n ->
        [one] Une règle en parle.
       *[other] { $n } règles en parlent.
    }
wherever-nobody = Aucune règle connue ne dit cela.
wherever-values = Aucune règle connue ne dit cela. On trouve : { LIST($values) }.
wherever-rules = Ce que disent les règles
wherever-option = { $name } (option)
