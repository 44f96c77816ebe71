### What a value is, and where it comes from.

origin-joint = { "; " }
work-known = { $work } [{ $known }]
explain-players =
    { $n ->
        [one] bei { $list } Spielern
       *[other] bei { $list } Spielern
    }
explain-place = { $place }
explain-source = Quelle: { $source }
explain-assumed = Annahme; durch keine Quelle belegt
explain-assumed-why = Annahme: { $source }
explain-no-source = keine Quelle angegeben
explain-beaten = anstelle von { $place }
explain-line = { $place } – { $source }
