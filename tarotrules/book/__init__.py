"""A book as a tree, and its renderers; nothing is ever derived from one of the rendered forms."""
