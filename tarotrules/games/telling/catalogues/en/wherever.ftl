### Which known variants and options have a rule.

wherever-title = Where it is played: { $words }
wherever-found =
    { $n ->
        [one] One rule says something about it.
       *[other] { $n } rules say something about it.
    }
wherever-nobody = No known rules are like that.
wherever-values = No known rules are like that. What they say is: { LIST($values) }.
wherever-rules = What the rules say
wherever-option = { $name } (option)
