"""A checked variant of French tarot."""

from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.variant import Provenance, Told, VariantOf

__all__ = ["Provenance", "Told", "Variant"]

Variant = VariantOf[Ruleset]
