### What is wrong with rules, for people who change them on a page without seeing how they are written.
###
### Arguments are those of the problem, with titles in the place of names. Where there is no message of a problem here,
### it is told as elsewhere.

page-d005 = “{ $option }” works only together with “{ $needed }”.
    .help = Take both, or neither.
page-d006 = “{ $one }” and “{ $two }” cannot be used together.
    .help = Keep the one your table plays.
page-d007 = “{ $one }” and “{ $two }” do not go together: { $how ->
        [said] with “{ $one }”, “{ $said }”; with “{ $two }”, “{ $beside }”
       *[other] { $what }.
    }
    .help = Take only one of them, or say in this rule how your table plays.
page-d009 = This is fixed and cannot be changed: { $what }.
page-d016 = It is not clear where “{ $word }” comes among the others.
page-d018 = “{ $one }” and “{ $two }” claim the same place, so it is not clear which comes first.
page-d032 = Something is missing: { $what }.
    .help = Say how your table plays.
page-d042 = Something is missing: { $what }.
    .help = Say how your table plays.
