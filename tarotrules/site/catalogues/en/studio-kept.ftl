### What stays, even where something else is lost.

studio-evening-full = An evening has room for at most { $most } names.
studio-evening-lost = This version of the page cannot read the rules of this evening, so it cannot be scored. The deals are kept as they were filled in.
studio-kept-newer = What is kept here comes from a newer version of this page. Reload the page; until then nothing is saved.
