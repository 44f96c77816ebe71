### Ciò che può essere sbagliato in un file.

D012 = « { $word } » non è una parola che si possa usare qui.
    .help = { $hint ->
        [near] Si voleva scrivere « { $suggestion } »?
        [home] Si scriva: { $home }
        [inside] Va messa sotto una di queste parole: { LIST($inside, joint: "or") }.
        [value] È un valore, da scrivere dopo una di queste parole: { LIST($inside, joint: "or") }.
        [below] Si voleva scrivere « { $suggestion } »? Va messa sotto una di queste parole: { LIST($inside, joint: "or") }.
        [rounding] Si dica che cosa si arrotonda ({ LIST($inside, joint: "or") }), poi come, per esempio: { $home }
        [top] Va messa fuori da queste parentesi graffe: è una parte delle regole per conto suo.
        [list] Si possono usare: { LIST($known) }.
       *[none] Qui non si può stabilire nulla.
    }
