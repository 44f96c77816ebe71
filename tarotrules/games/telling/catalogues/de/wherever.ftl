### Welche bekannten Varianten und Optionen eine Regel haben.

wherever-title = Wo so gespielt wird: { $words }
wherever-found =
    { $n ->
        [one] Eine Regel sagt etwas darüber.
       *[other] { $n } Regeln sagen etwas darüber.
    }
wherever-nobody = So steht es in keinen bekannten Regeln.
wherever-values = So steht es in keinen bekannten Regeln. Dort steht: { LIST($values) }.
wherever-rules = Was die Regeln sagen
wherever-option = { $name } (Option)
