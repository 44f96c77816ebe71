### Which known rules a table's are nearest to.

nearest-title = { $title }: the known rules that are closest
nearest-nothing = There are no other rules to compare these with.
nearest-with =
    { $n ->
        [one] { $title } with the option { $options }
       *[other] { $title } with the options { $options }
    }
nearest-exceptions =
    { $n ->
        [0] You play by the rules of { $name }, without any exception.
        [one] You play by the rules of { $name }, with one exception.
       *[other] You play by the rules of { $name }, with { $n } exceptions.
    }
nearest-far = No known rules are quite like yours. The closest are those of { $name }, but { $n } rules differ.
nearest-here =
    { $n ->
        [one] The exception
       *[other] The exceptions
    }
nearest-near = The closest
nearest-rules = Rules
nearest-differing = Rules that differ
nearest-distance = Distance
nearest-measured = How distance is measured
nearest-costs = When the closest are sought, each option that has to be named adds 1; the distances shown here leave that out. The table gives them chapter by chapter.
nearest-chapter = Chapter
nearest-weight = Weight
