### Ciò che può essere sbagliato in un comando.

C004 = « { $word } » non va bene per « { $option } ».
    .help = { $hint ->
        [near] Si voleva scrivere « { $suggestion } »?
       *[list] Si può scegliere fra: { LIST($known, joint: "or") }.
    }
