"""A table in the terminal: draws scenes, and passes on what the person does; knows no game.

Needs the extra ``play``.
"""
