### What is filled in of each deal of an evening.

evening-passed = All passed
evening-no = No
evening-called-off-for = Called off for
evening-called-off = The deal was called off ({ $title }): nothing is scored.
evening-alone = Alone
evening-oudlers = Oudlers of the attack
evening-card-points = Points of the attack
evening-defence-points = Points of the defence
evening-points = By points
evening-by-defence = By the defence’s points
evening-margin = By difference
evening-whose = For
evening-declared-by = Declared by
evening-level = Which
evening-announced-by = Announced by
evening-kept-by = Achieved by
evening-announcer = By whom
evening-nobody = Nobody
evening-attack = Attack
evening-defence = Defence
evening-faults = Faults
evening-fault-of = By
evening-fine = Fine
evening-deal = { $contract }, { $taker }
evening-yes = Yes
evening-not = No
