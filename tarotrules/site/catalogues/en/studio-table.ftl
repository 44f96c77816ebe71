### The table of an evening, and where one begins.

studio-table-first = Who deals first?
studio-table-after = After deal { $n }
studio-table-deal = Deal { $n } saved
studio-table-correction = Deal { $n } corrected
studio-table-deletion = Deal { $n } deleted
studio-table-begin-yours = Go on where you left off.
studio-table-begin-known = Their book opens at once; in it you change what your table plays differently.
studio-table-begin-file = Rules or an evening that you saved here open beside what you have; nothing is replaced.
studio-table-choose-file = Choose a file
studio-table-said = { $what }: { $said }
studio-table-lacking = { $what } ({ $fields })
studio-table-save-correction = Save the correction
studio-take-seats = Quick reference and score sheet: players
