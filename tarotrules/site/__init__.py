"""The site: every variant's book, comparisons and the reference, as plain files for any web server."""
