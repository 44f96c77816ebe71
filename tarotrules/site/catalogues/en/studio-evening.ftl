### Who is at the table of an evening, and evenings that were saved.

studio-evening-people = At the table
studio-evening-leaves = Leaves
studio-evening-leaves-who = { $who } leaves
studio-evening-back = Is back
studio-evening-back-who = { $who } is back
studio-evening-up = { $who } sits one place earlier
studio-evening-new = New player
studio-evening-add = Add
studio-evening-more = One more player
studio-evening-more-said = If more are there than play a deal, the dealer sits out.
studio-evening-count = Players in a deal
studio-evening-out = Sits out
studio-evening-few = Too few players are here for these rules.
studio-evening-open = Open a saved evening (JSON)
studio-evening-opened = The evening was opened with its rules, beside what you have.
studio-evening-mistake = There is a mistake in the text of the rules. Mend it, and the evening can begin.
studio-evening-sound = Begin by the rules as they were before
studio-evening-wrong-long = This file is too long for an evening.
studio-evening-wrong-unreadable = This file cannot be read as an evening. It may be damaged.
studio-evening-wrong-other = This file is not an evening that was saved here.
studio-evening-wrong-newer = This evening was saved by a newer version of this page. Load the page again while you are online.
studio-evening-wrong-rules = The rules in this file are missing or have a mistake, so the evening cannot be scored.
studio-evening-wrong-people = The names or seats in this file cannot be right.
studio-evening-wrong-deal = Deal { $deal } in this file cannot be right.

studio-compare-yours = Yours
studio-compare-deals = The deals that are scored differently
studio-compare-file = Compare with a file
studio-compare-broken = These other rules have a mistake, so there is nothing to compare with.
