"""Pictures as SVG: the same drawing on a page of HTML and on paper, where only its colours and letters differ."""
