"""One file as it was written, in either notation and any language."""
