### What a value is, and where it comes from.

origin-joint = { "; " }
work-known = { $work } [{ $known }]
explain-players =
    { $n ->
        [one] with { $list } players
       *[other] with { $list } players
    }
explain-place = { $place }
explain-source = source: { $source }
explain-assumed = assumed; no source says this
explain-assumed-why = assumed: { $source }
explain-no-source = no source is given
explain-beaten = instead of what { $place } says
explain-line = { $place } – { $source }
status-name =
    { $status ->
        [official] official rules
        [regional] regional rules
        [club_rules] a club’s rules
        [house_rules] house rules
        [platform] rules of a program or a site
        [historical] historical rules
       *[reconstructed] reconstructed rules
    }
about-status = Status
about-regions = Region
about-people = Played by
about-period = Period
