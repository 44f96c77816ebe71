"""However many bonuses two tables have, it is soon known whether a deal shows that their rules differ."""

from tarotrules import books, pipeline
from tarotrules.games.tarot.chapters.trials import TRIED
from tarotrules.studio.beginning import begun

OWN = "when last_trick.kings > 0; payee attack; into unit; multiplied no; follows_result no"


def test_many_bonuses_do_not_make_it_long() -> None:
    """Where no deal is scored otherwise, only so many are tried: of twenty bonuses there are thousands of pairs."""
    bonuses = "".join(f"bonus own-{each} {{ {OWN}; worth {each + 3} }}\n" for each in range(20))
    rules = str(begun("en", "fft", "Ours")["text"]).rstrip().removesuffix("}") + bonuses
    variants = [pipeline.load_text(f"{rules}{more}}}").variant for more in ("", "deal { misdeal same_dealer }")]
    found = books.compare([each for each in variants if each is not None], "en")

    assert 0 < found.deals.tried <= TRIED * len(found.compared.counts)
    assert found.deals.cases == ()
