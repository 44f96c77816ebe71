P901 = { $given } pairs were found, but { $most } lie on the table.
P902 = This tells of no deal of pairs.
P903 = Act { $number } is not allowed ({ $reason }).
P904 = { $left } pairs have not been found.
P905 = This is not a match of these rules.
