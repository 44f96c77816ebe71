### Welchen bekannten Regeln die eines Tisches am nächsten sind.

nearest-title = { $title }: die ähnlichsten bekannten Regeln
nearest-nothing = Es gibt keine anderen Regeln, mit denen sich diese vergleichen ließen.
nearest-with =
    { $n ->
        [one] { $title } mit der Option { $options }
       *[other] { $title } mit den Optionen { $options }
    }
nearest-exceptions =
    { $n ->
        [0] Gespielt wird genau nach { $name }.
        [one] Gespielt wird nach { $name }, mit einer Ausnahme.
       *[other] Gespielt wird nach { $name }, mit { $n } Ausnahmen.
    }
nearest-far = Keine bekannten Regeln sind ganz wie diese. Am ähnlichsten ist { $name }; davon weichen { $n } Regeln ab.
nearest-here =
    { $n ->
        [one] Die Ausnahme
       *[other] Die Ausnahmen
    }
nearest-near = Die ähnlichsten
nearest-rules = Regeln
nearest-differing = Abweichende Regeln
nearest-distance = Abstand
nearest-measured = Wie der Abstand gemessen wird
nearest-costs = Bei der Suche kommt für jede Option, die zu nennen ist, 1 hinzu. Hier steht der Abstand Kapitel für Kapitel.
nearest-chapter = Kapitel
nearest-weight = Gewicht
