### The studio: the page around the book.

studio-waiting = Opening the rules…
studio-waiting-for = Opening “{ $title }”…
studio-waiting-came = Opening “{ $title }”, which came with the link…
studio-waiting-mistake = Your rules have a mistake. Correct it to see the book.
studio-link-came = These rules came with the link: “{ $title }”. Your own are where you left them.
studio-sheet-print = Print this page
studio-find-option = Option, under “Options”
studio-find-near = Nearest matches:
