"""Another language is tables and catalogues, and not a line of code: Italian, of which there is one chapter."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import tarotrules
from tarotrules.languages import LANGUAGES
from tarotrules.wording.entries import written_in
from tests.laws.code import MODULES, code

PACKAGE: Final = Path(tarotrules.__file__).parent
HOUSE: Final = PACKAGE.parent
ITALIAN: Final = Path(__file__).parent / "italian"
COMMANDS: Final = """
import contextlib, io, json, sys
from tarotrules.cli.main import main

said = []
for command in json.loads(sys.argv[1]):
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        main(command)
    said.append(out.getvalue())
print(json.dumps(said))
"""
CLUB: Final = """# lingua: it
variante circolo estende fft con misere {
  titolo { it "Il circolo di Bologna" }
  giocatori 4, 5
  licita {
    toglie offerta prise
    offerta petite { prima_di guardia; vale 25; moltiplicatore 1; cane mano_del_prenditore scoperto }
  }
  in 5 giocatori { dichiarazione manciata { grado semplice { quando mano.trionfi_e_matto >= 9; vale 25,5 } } }
  ridistribuzione piccolo-secco { quando mano.piccolo = 1 e non mano.quattro_re >= 2; facoltativo; mazziere_seguente }
  gioco { superare libero; senza_seme libero }
  cane { scarto trionfi se_costretto scoperto }
  premio king-at-end come piccolo-in-fondo {
    quando ultima_presa.carta_vincente fra quattro_re
    a_chi ultima_presa.vincitore.parte
  }
}
"""
ENGLISH: Final = """# language: en
variant circolo extends fft with misere {
  title { it "Il circolo di Bologna" }
  players 4, 5
  auction {
    remove bid prise
    bid petite { before garde; worth 25; multiplier 1; chien taker_hand shown }
  }
  at 5 players { claim handful { level single { when hand.trumpish >= 9; worth 25.5 } } }
  redeal petit-sec { when hand.petit = 1 and not hand.kings >= 2; may; next_dealer }
  play { overtrump free; void free }
  chien { discard trumps if_forced shown }
  bonus king-at-end like petit-au-bout {
    when last_trick.winning_card is kings
    payee last_trick.winner.side
  }
}
"""


class Told(NamedTuple):
    """What a program with one language more answers."""

    books: dict[str, str]
    """The official rules by language, and the club's in Italian under its name."""
    compiled: dict[str, str]
    """The club's rules by the language their file is in."""
    checked: str
    mistaken: str
    choices: str
    listed: str


def recipe() -> str:
    """The commands with which the recipe begins."""
    text = (HOUSE / "docs" / "contributing.md").read_text("utf-8").partition("## Add a language\n")[2]
    return text.partition("```sh\n")[2].partition("```")[0]


def in_folder(root: Path, *command: str) -> str:
    """What a program prints there, where the language has been added."""
    there = {"PYTHONPATH": str(root), "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        command, cwd=root, env=os.environ | there, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def lay(data: Path, over: Path) -> None:
    """Write what there is in the language over the copy of English: tables whole, sentences one by one."""
    for file in (path for path in data.rglob("*") if path.is_file()):
        there = over / file.relative_to(data)
        there.write_text(merged(there, file) if file.suffix == ".ftl" else file.read_text("utf-8"), "utf-8")


def merged(there: Path, file: Path) -> str:
    """The sentences of a catalogue; of one that has only words to be written with, English has the rest."""
    own = dict(written_in(file))
    assert own.keys() <= dict(written_in(there)).keys()
    return "".join(_told(text, own.get(id)) for id, text in written_in(there))


def _told(english: str, own: str | None) -> str:
    if own is None or not re.match(r"[\w-]+ =\n    \.", own):
        return own or english
    for line in own.splitlines()[1:]:
        english, found = re.subn(rf"^{re.escape(line.partition('=')[0])}=.*$", line, english, flags=re.MULTILINE)
        assert found or not line.strip()
    return english


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """What the program says once the recipe has been followed."""
    root = tmp_path_factory.mktemp("italian")
    shutil.copytree(PACKAGE, root / "tarotrules", ignore=shutil.ignore_patterns("__pycache__", "_variants"))
    shutil.copytree(HOUSE / "variants", root / "variants")
    in_folder(root, "sh", "-ec", recipe())
    lay(ITALIAN, root / "tarotrules")
    for name, text in (("it", CLUB), ("en", ENGLISH), ("errore", CLUB.replace("superare", "supperare"))):
        (root / name).mkdir()
        (root / name / "circolo.tarot").write_text(text, "utf-8")
    book, italian = ("rulebook", "--format", "txt"), ("--lang", "it")
    commands = [
        *((*book, "fft", "--lang", language) for language in ("en", "it")),
        (*book, "it/circolo.tarot", *italian),
        *(("compile", f"{language}/circolo.tarot") for language in ("it", "en")),
        ("check", "it/circolo.tarot", *italian),
        ("check", "errore/circolo.tarot"),
        ("check", "it/circolo.tarot", "--lang", "xx"),
        ("list", *italian),
    ]
    said = json.loads(in_folder(root, sys.executable, "-c", COMMANDS, json.dumps(commands)))
    return Told(
        dict(zip(("en", "it", "circolo"), said[:3], strict=True)),
        dict(zip(("it", "en"), said[3:5], strict=True)),
        *said[5:],
    )


def chapter(book: str, number: int) -> str:
    """A chapter of a book, its lines joined."""
    found = re.search(rf"\n{number}  [^\n]+\n===+\n(.*?)\n\n\n\d+  ", book, re.DOTALL)
    assert found
    return " ".join(found[1].split())


def test_no_language_is_named_in_code() -> None:
    """English is read in every file: no other language is known to the program."""
    named = {
        (path.relative_to(PACKAGE).as_posix(), text)
        for path in MODULES
        for text in code(path).said
        if text in LANGUAGES and text != "en"
    }

    assert named == set()


def test_a_file_in_it_is_the_same_rules(told: Told) -> None:
    """Every kind of statement, with the words, names, numbers and guards of the language."""
    assert json.loads(told.compiled["it"]) == json.loads(told.compiled["en"])


def test_files_are_answered_in_it(told: Told) -> None:
    """In its words, nouns and quotation marks, whoever asks; and it can be chosen like any other."""
    assert told.checked == ""
    assert "Errore D012 (unknown-setting): « supperare » non è una parola" in told.mistaken
    assert "Consiglio: Si voleva scrivere « superare »?\n\n1 problema in 1 file." in told.mistaken
    assert "en, de, fr, it, ja, or ru." in told.choices


LEAD: Final = """
    7.1 Prima uscita Alla prima presa esce il giocatore che segue il mazziere, a meno che un annuncio non dia l’uscita
    a un altro (9.2). Poi chi vince una presa esce alla successiva.
"""
OVERTRUMP: Final = """
    Chi gioca un trionfo, per rispondere o per tagliare, deve superare, se può, tutti i trionfi già presenti nella
    presa, anche quando la presa è già della sua parte.
    Chi deve giocare un trionfo e non può superarli ne gioca uno qualsiasi.
"""
EXCUSE: Final = """
    7.7 Matto: come si gioca Il Matto si può giocare in qualsiasi presa, anche quando si potrebbe rispondere o
    tagliare, e non si è mai obbligati a giocarlo.
    Se si esce con il Matto, a stabilire come si risponde è la carta seguente.
"""


def test_a_chapter_is_told_in_it(told: Told) -> None:
    """The play has the rules, references and badges it has in English; its sentences have articles and genders."""
    italian, english = (chapter(told.books[language], 7) for language in ("it", "en"))

    assert re.findall(r"\d+\.\d+|\[.+?\]", italian) == re.findall(r"\d+\.\d+|\[.+?\]", english)
    assert all(" ".join(each.split()) in italian for each in (LEAD, OVERTRUMP, EXCUSE))
    assert "Un trionfo può essere più basso di quelli già presenti nella presa." in chapter(told.books["circolo"], 7)


def test_what_it_counts_agrees(told: Told) -> None:
    """Numbers in words, by gender; lists and plurals as CLDR has them, numbers for other players as the catalogue."""
    book = " ".join(told.books["it"].split())

    assert "Regole per tre, quattro e cinque giocatori" in book
    assert "A ogni giocatore si danno 18 carte (in tre: 24; in cinque: 15), tre (in tre: quattro) per volta" in book
    assert "due parti al prenditore e una parte al compagno" in book


def test_what_is_looked_up_is_in_its_order(told: Told) -> None:
    """The glossary, in small and capital letters; and whatever is not written yet is the copy of English."""
    terms = re.findall(r"^([^\s(].*)\n {4}\(s\. [mf]\.", told.books["it"], re.MULTILINE)

    assert terms[:4] == ["attacco", "bout", "cane", "carta bassa"]
    assert terms == sorted(terms, key=str.lower)
    assert len(terms) > 15
    assert chapter(told.books["it"], 9) != chapter(told.books["en"], 9)
    assert told.listed.startswith("eryod               Tarot according to Eryod\n")
