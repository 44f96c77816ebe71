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
status-name =
    { $status ->
        [official] offizielle Regeln
        [regional] regionale Regeln
        [club_rules] Regeln eines Vereins
        [house_rules] Hausregeln
        [platform] Regeln eines Programms oder einer Website
        [historical] historische Regeln
       *[reconstructed] rekonstruierte Regeln
    }
about-status = Status
about-regions = Region
about-people = Gespielt von
about-period = Zeit
