"""What a table of Piquet may have agreed: one typed record a chapter, in the order of a deal.

Sources are cited by the laws of the Portland and Turf Clubs (1882), as *Cavendish* prints them: *CAV L 21* is law 21.
What they leave open, and where other sources differ, is a setting with a value for each.
"""
