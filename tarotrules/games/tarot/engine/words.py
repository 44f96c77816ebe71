"""Words for the keys of a deal of tarot, for the sides, and for what rules name, in every language.

>>> [WORDS.key_of(word) for word in ("Preneur", "Verteidigung", "card points", "nobody")]
['taker', 'defence', 'card_points', None]
>>> WORDS.concepts_of("Poignée"), WORDS.concepts_of("plis"), WORDS.concepts_of("malus")
(('handful',), ('tricks',), ())
>>> WORDS.is_concept("handful"), WORDS.is_concept("petit-au-bout"), WORDS.is_concept("poignée")
(True, True, False)
>>> WORDS.in_words({"taker": 0, "bonuses": [{"id": "petit-au-bout", "side": "attack"}]}, "fr")
{'preneur': 0, 'primes': [{'id': 'petit-au-bout', 'camp': 'attaque'}]}
>>> WORDS.near_key("prenneur", frozenset({"taker"})), WORDS.near_key("Kontrackt", frozenset({"contract"}))
('preneur', 'Kontrakt')
"""

from pathlib import Path
from typing import Final

from tarotrules.games.deals.words import DealWords

WORDS: Final = DealWords(Path(__file__).parents[1] / "keywords", frozenset({"side", "announced", "kept"}))
