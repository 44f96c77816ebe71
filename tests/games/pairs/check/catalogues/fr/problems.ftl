P901 = { $given } paires ont été trouvées, mais il n’y en a que { $most }.
P902 = Ceci ne raconte pas une donne de paires.
P903 = Le coup { $number } n’est pas permis ({ $reason }).
P904 = { $left } paires ne sont pas trouvées.
P905 = Ce n’est pas une partie de ces règles.
