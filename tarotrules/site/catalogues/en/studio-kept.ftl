### What stays, even where something else is lost.

studio-evening-full = An evening has room for at most { $most } names.
studio-evening-lost = This version of the page cannot read the rules of this evening, so it cannot be scored. The deals are kept as they were filled in.
studio-kept-newer = What is kept here comes from a newer version of this page. Reload the page; until then nothing is saved.
studio-evening-own = This evening is scored by the rules it was saved with, “{ $title }”. The rules that are open are different.
studio-evening-own-rules = Open its rules
studio-evening-own-again = Score everything by the rules that are open
studio-deleted-it = “{ $title }” was deleted.
studio-none-kept = No rules are kept on this device yet. Begin below.
studio-twin-same = The same rules as the newer ones of this name
studio-twin-rules = Rules that differ from the newer ones of this name ({ $n }): { $rules }
studio-link-came-alone = These rules came with the link: “{ $title }”. They are kept on this device now.
studio-link-known = You have these rules already: “{ $title }”.

## What the rules were before.

studio-versions = Earlier versions
studio-versions-of = Earlier versions of “{ $title }”
studio-versions-close = Back to the rules
studio-versions-said = Open one to see what it says differently. Whichever you bring back, what you have now stays in this list.
studio-version-asking = Looking for what differs…
studio-version-mistake = The notation of this version has a mistake.
studio-version-unread = What you have now has a mistake; open this to see which lines differ.
studio-version-same = The same rules; only names, notes or the way they are written differ.
studio-version-rules = Rules that have changed since ({ $n }): { $rules }
studio-version-then = In this version
studio-version-now = Now
studio-version-nothing = nothing about this
studio-version-more = More lines differ.
studio-version-ask = Bring this version back? What you have now stays in the list.
studio-version-bring = Bring it back
studio-version-leave = No, keep what I have
studio-version-brought = The version of { $when } is back.
studio-version-brought-whole = The last version without a mistake is back.
studio-version-undone = Undone: your rules are as they were.
studio-lost-mistake = The notation has a mistake, so there is no rulebook to show.
studio-lost-bring = Bring back the last version without a mistake
studio-lost-when = This is the version of { $when }. What differs:
studio-lost-look = Show me the mistake
studio-lost-stale = The notation has a mistake, so nothing can be shown here.
studio-lost-out = What can I do?
