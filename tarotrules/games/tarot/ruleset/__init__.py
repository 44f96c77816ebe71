"""What a table of French tarot may have agreed: one typed record a chapter, in the order of a deal.

A ruleset only states. It is put to work in :mod:`tarotrules.games.tarot.engine` and into sentences
in :mod:`tarotrules.games.tarot.chapters`. No field has a default: customary values live in
``variants/``, where readers can see and replace them.
"""
