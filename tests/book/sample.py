"""Three chapters of a French rulebook, as a family would write them."""

from tarotrules.book.inline import Badge, Line, Reference, card, line
from tarotrules.book.tree import (
    Book,
    Chapter,
    Column,
    Difference,
    Differences,
    Example,
    Fact,
    Glossary,
    Heading,
    Items,
    Paragraph,
    Rule,
    Table,
    Term,
)
from tarotrules.wording.phrase import Phrase, Signs


def said(text: str, *values: str | Reference) -> Line:
    """A line as a catalogue would say it: ``*strong*`` and ``_emphasis_``, values in place of ``{}``."""
    first, *parts = map(Phrase, Signs().replace(text).split("{}"))
    filled = [Phrase.of(each) if isinstance(each, str) else each for each in values]
    return line(first, *(each for pair in zip(filled, parts, strict=True) for each in pair))


def paragraph(text: str, *values: str | Reference) -> Paragraph:
    """One paragraph."""
    return Paragraph(said(text, *values))


def row(*cells: str) -> tuple[Line, ...]:
    """The cells of a row."""
    return tuple(said(cell) for cell in cells)


CONTRACTS = Table(
    line("Les contrats, du plus faible au plus fort"),
    (
        Column(line("Contrat")),
        Column(line("Le chien")),
        Column(line("Base"), "end"),
        Column(line("Coefficient"), "end"),
    ),
    (
        row("Petite", "montré, pris par le preneur", "25", "× 1"),
        row("Garde", "montré, pris par le preneur", "25", "× 2"),
        row("Garde sans le chien", "caché, compté au preneur", "25", "× 4"),
        row("Garde contre le chien", "caché, compté à la défense", "25", "× 6"),
    ),
)
TARGETS = Table(
    line("Points à réaliser selon le nombre de bouts"),
    (Column(line("Bouts dans les plis du preneur")), Column(line("Points à réaliser"), "end")),
    (row("aucun", "56"), row("un", "51"), row("deux", "41"), row("trois", "36")),
)
SCORES = Table(
    line("Marque de la donne"),
    (
        Column(line("Ligne")),
        Column(line("Preneur"), "end"),
        Column(line("Sud"), "end"),
        Column(line("Est"), "end"),
        Column(line("Nord"), "end"),
    ),
    (
        row("Contrat : (25 + 8) × 2", "+198", "−66", "−66", "−66"),
        row("Petit au bout : 10 × 2", "+60", "−20", "−20", "−20"),
        row("Poignée simple", "+60", "−20", "−20", "−20"),
        row("*Total*", "*+318*", "*−106*", "*−106*", "*−106*"),
    ),
)

AUCTION = Chapter(
    "4",
    "auction",
    line("Les enchères"),
    (
        Rule(
            "4.1",
            (
                paragraph(
                    "Chacun parle une seule fois, à commencer par le joueur à droite du donneur. On passe, ou l’on "
                    "annonce un contrat *plus fort* que le précédent."
                ),
            ),
            settings=(("auction", "rounds"),),
        ),
        Rule(
            "4.2",
            (paragraph("Il y a quatre contrats. Qui annonce le plus fort devient le _preneur_."), CONTRACTS),
            change="changed",
            before=said("le contrat le plus faible s’appelle _prise_."),
            tags=(line("Dijon 2024, article 3"),),
        ),
        Rule("4.3", (paragraph("Si tout le monde passe, on ramasse les cartes et le donneur suivant distribue."),)),
        Heading(line("À cinq joueurs")),
        Rule(
            "4.five.1",
            (
                paragraph(
                    "Avant de retourner le chien, le preneur appelle un roi. Qui le détient devient son associé ; "
                    "il ne le dit pas. Si le preneur a les quatre rois ({}, {}, {} et {}), il appelle une dame.",
                    card("SK", "R♠"),
                    card("HK", "R♥"),
                    card("DK", "R♦"),
                    card("CK", "R♣"),
                ),
            ),
        ),
    ),
)
HANDFULS = Chapter(
    "7",
    "handful",
    line("La poignée et les primes"),
    (
        Rule(
            "7.handful.1",
            (
                paragraph(
                    "Un joueur qui a au moins 10 atouts peut déclarer une _poignée_ juste avant de jouer sa première "
                    "carte ; il montre alors ses atouts, triés."
                ),
                Items(
                    (
                        said("poignée simple : 10 atouts, *20 points* ;"),
                        said("double poignée : 13 atouts, *30 points* ;"),
                        said("triple poignée : 15 atouts, *40 points*."),
                    )
                ),
                paragraph("L’Excuse compte pour un atout si on la montre, et montre alors qu’on n’en a pas d’autre."),
            ),
            title=line("La poignée"),
        ),
        Rule(
            "7.roi-au-bout.1",
            (
                paragraph(
                    "Le camp qui fait le dernier pli avec un roi reçoit 10 points, multipliés par le coefficient du "
                    "contrat. Cette prime se compte comme le petit au bout (règle {}).",
                    Reference("9.3"),
                ),
            ),
            title=line("Le roi au bout"),
            change="added",
        ),
        Rule("7.slam.1", (paragraph("Le chelem ne rapporte rien de particulier."),), change="removed"),
    ),
)
SCORING = Chapter(
    "9",
    "scoring",
    line("La marque"),
    (
        Rule(
            "9.1",
            (paragraph("Le preneur réussit s’il atteint le nombre de points que demandent ses bouts."), TARGETS),
        ),
        Rule(
            "9.2",
            (
                paragraph(
                    "La différence entre ses points et les points à réaliser s’ajoute à une base de 25 ; le tout est "
                    "multiplié par le coefficient du contrat (règle {}). Il reçoit ce montant de chaque défenseur, ou "
                    "le leur verse.",
                    Reference("4.2"),
                ),
            ),
        ),
        Rule(
            "9.3",
            (
                paragraph(
                    "Le camp qui fait le dernier pli avec le {} reçoit 10 points, multipliés eux aussi. La poignée "
                    "n’est pas multipliée : elle revient au camp qui gagne la donne.",
                    card("T1", "1 d’atout"),
                ),
            ),
            tags=(line("R-RO201206"), line("○")),
        ),
        Example(
            line("une garde réussie, petit au bout"),
            (
                said("Le preneur a annoncé une _garde_ et montré 10 atouts. Ses plis font *49 points* et deux bouts."),
                said("Il lui en fallait 41 : il gagne de *8*. La base monte à 25 + 8 = 33, et 33 × 2 = *66*."),
                said("Il a mené le Petit au bout : 10 × 2 = *20*. La poignée simple vaut *20*."),
                said("Chaque défenseur lui verse 66 + 20 + 20 = *106* ; il en marque 3 × 106 = *318*."),
            ),
            SCORES,
            number="9.example.1",
        ),
        Rule(
            "9.4", (paragraph("Un demi-point va au camp qui gagne : 40,5 points avec deux bouts, c’est chuté de 1."),)
        ),
    ),
)
APPENDIX = Chapter(
    "12",
    "differences",
    line("Ce qui change par rapport à la règle officielle"),
    (
        Differences(
            (
                Difference("4.2", "changed", line("Le contrat le plus faible est la petite."), line("la prise.")),
                Difference("7.roi-au-bout.1", "added", line("Le roi au bout rapporte 10 points.")),
                Difference("7.slam.2", "removed", line("Le chelem annoncé ne rapporte plus rien.")),
            )
        ),
    ),
)
WORDS = Chapter(
    "13",
    "glossary",
    line("Les mots du tarot"),
    (
        Glossary(
            (
                Term(
                    line("bout"),
                    line("L’un des trois atouts qui font le contrat : le 21, le Petit, l’Excuse."),
                ),
                Term(line("chien"), line("Les cartes laissées au milieu de la table à la distribution.")),
                Term(line("petit au bout"), line("Le Petit joué au dernier pli.")),
            )
        ),
    ),
)
SAMPLE = Book(
    "Tarot de Dijon",
    "Règles du jeu à quatre et à cinq, telles qu’on les joue le jeudi",
    "fr",
    (
        Fact(line("Variante"), line("dijon, version 3")),
        Fact(line("Empreinte"), line("b1946ac92492d234…")),
        Fact(line("D’après"), line("la règle officielle de la FFT")),
        Fact(line("Sources"), line("Règlement du club, 2024 ; FFT R-RO201206")),
    ),
    (AUCTION, HANDFULS, SCORING, APPENDIX, WORDS),
)


def drawn(said: Line) -> Line:
    """A line where a badge shows its sign alone."""
    return tuple(Badge(each.sign, each.name, each.sign) if isinstance(each, Badge) else each for each in said)
