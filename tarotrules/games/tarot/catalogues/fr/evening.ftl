### What is filled in of each deal of an evening.

evening-passed = Tous ont passé
evening-no = Non
evening-called-off-for = Donne annulée pour
evening-called-off = La donne a été annulée ({ $title }) : rien n’est marqué.
evening-alone = Seul
evening-oudlers = Bouts de l’attaque
evening-card-points = Points de l’attaque
evening-defence-points = Points de la défense
evening-points = Par les points
evening-by-defence = Par les points de la défense
evening-margin = Par la différence
evening-whose = Pour
evening-declared-by = Annoncé par
evening-level = Laquelle
evening-announced-by = Annoncé par
evening-kept-by = Réussi par
evening-announcer = Par qui
evening-nobody = Personne
evening-attack = Attaque
evening-defence = Défense
evening-faults = Fautes
evening-fault-of = De qui
evening-fine = Amende
evening-deal = { $contract }, { $taker }
evening-yes = Oui
evening-not = Non
