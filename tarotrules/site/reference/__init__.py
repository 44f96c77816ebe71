"""The reference on the site: the language, its words, every problem, the program from Python."""

from tarotrules.site.reference.contents import pages

__all__ = ["pages"]
