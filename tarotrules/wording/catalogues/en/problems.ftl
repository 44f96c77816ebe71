### What can be wrong with a file, and what to do about it.
###
### The message says what is wrong; `.help` says what to do; the other attributes caption the places.
### `$hint` is `near` (there is a `$suggestion`), `list` (there are `$known` words) or `none`.

## F: the file as such

F001 = There is no file called “{ $name }”.
    .help = Check the spelling, and that you are in the right folder.
F002 = The file “{ $name }” cannot be opened: { $reason }.
    .help = Check that you may read it, and that no other program keeps it locked.
F003 = “{ $name }” is not saved as UTF-8: there is a character in line { $line } that cannot be read.
    .help = Open it in your editor, choose “Save as” and, as encoding, UTF-8.
F004 = “{ $name }” is larger than { $limit } KiB, so it was not read.
    .help = Rules fill a page or two. Is this the right file?
F005 = “{ $name }” is a folder, not a file.
    .help = Name a file in it; those with rules end in .tarot, .yaml or .yml.
F006 = There is no variant called “{ $word }”, neither in this folder nor among those that come with the program.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”? To check a file of your own, write its whole name, such as { $word }.tarot.
        [list] These come with the program: { LIST($known) }. To check a file of your own, write its whole name, such as { $word }.tarot.
       *[none] To check a file of your own, write its whole name, such as { $word }.tarot.
    }
F007 = “{ $name }” is not JSON: it breaks off or goes wrong in line { $line }.
    .help = If the program made this file, let it make the file again instead of changing it by hand.
F008 = “{ $name }” is JSON, but not a compiled variant of this version (the trouble is with: { $reason }).
    .help = Compile the variant again: tarotrules compile VARIANT -o { $name }
F009 = “{ $name }” cannot be written: { $reason }.
    .help = Check that the folder exists and that you may write there, or choose another place.

F010 = “{ $name }” is not played by { $players ->
        [one] one player
       *[other] { $players } players
    }.
    .help = Choose a number it is played by: { $known }.
F011 = “{ $name }” has no setting called “{ $path }”.
    .help = Settings are written with dots, from the chapter down, such as claim.handful.single.worth.

## S: the shape of what is written

S001 = “{ $character }” means nothing here.
    .help = Leave it out: between a word and its value stands a space and nothing else. If it belongs to a title or a remark, put the whole text between quotation marks.
S002 = “{ $word }” is not a word that can stand here.
    .here = { $suggestion }?
    .help = Did you mean “{ $suggestion }”? The rest was read as if it said so.
S003 = “{ $word }” is { $language ->
        [de] German
        [en] English
        [fr] French
        [ja] Japanese
       *[ru] Russian
    }, but this file is written in another language.
    .here = { $suggestion }?
    .help = Write “{ $suggestion }”, or say at the top which language the file is in: # language: { $language }
S004 = A brace “{ $brace }” is missing.
    .here = “{ $brace }” is missing here
    .opened = this block is never closed
    .help = A block begins with “{ "{" }” at the end of a line and ends with “{ "}" }”.
S005 = This “{ "}" }” closes nothing: every block before it is closed already.
    .help = Delete it. If a block ended too early, delete the brace above that ended it instead.
S006 = The “{ "{" }” stands on a line of its own.
    .help = Move it to the end of the line before.
S007 = Nothing follows “{ $word }”.
    .help = Say on the same line what “{ $word }” is about, or leave the word out.
S008 = This line begins with “{ $found }”; it should begin with a word that says what it is about.
    .help = Put the word of the rule first and the value after it. If this belongs to the line before, move it up.
S009 = The quotation mark opened here is never closed.
    .help = Close it at the end of the text. A text stays on one line.
S010 = The square bracket opened here is never closed.
    .help = Put “]” after the source you are naming. A source stays on one line.
S011 = The line stops after “{ $word }”, and something is missing.
    .help = Write what belongs after “{ $word }”. A line may be broken after a comma or a sign such as + or >=.
S012 = Two comparisons cannot be strung together.
    .help = Write them one by one, with “and” between them: “{ $first }” and “{ $second }”.
S013 = Only a plain number can stand after the division sign.
    .help = Divide by a number, as in “/ 4”. To round what a division gives, put the division between parentheses first.
S014 = Nothing can be divided by zero.
    .help = Divide by another number.
S015 = “{ $value }” cannot stand between “{ $word }” and its opening brace; only a name can.
    .help = Move “{ $value }” inside the braces, after the word it belongs to.
S016 = There are more than { $limit } blocks inside one another here.
    .help = Rules need three or four. A closing brace may be missing above.
S017 = This calculation is too long: it has more than { $limit } signs.
    .help = Say it in several rules.
S018 = The file is larger than { $limit } KiB, so it was not read.
    .help = Rules fill a page or two. Is this the right file?
S019 = This number is too long.
    .help = Up to { $limit } digits can be read.
S020 = “{ $word }” does not say how to round.
    .help = Write { LIST($choices, joint: "or") } instead.
S021 = The file does not begin by saying what it is and what it is called.
    .help = Write { LIST($choices, joint: "or") } first, then a name and a brace, such as: variant thursday extends fft { "{" }
S022 = A name is missing here.
    .help = Write the name before this place. Names have small letters, digits and hyphens, such as roi-au-bout.
S023 = Something follows after the end of the variant.
    .help = Move it inside the braces. A second variant or option needs a file of its own.
S024 = A “{ $sign }” is missing before “{ $found }”.
    .help = Put “{ $sign }” before “{ $found }”. If “{ $found }” begins another rule, begin a new line there.
S025 = “{ $found }” cannot stand here.
    .help = Leave it out, or look for a word or sign missing just before it. Between a word and its value stands a space and nothing else.
S026 = The number of players is missing.
    .help = Say at which tables this holds, such as: at 5 players { "{" } … { "}" }
S027 = It is not said what is different for these players.
    .help = Put the rules that hold for them between braces after it: { "{" } … { "}" }
S028 = It is not said what is removed.
    .help = Write the kind of thing and its name, such as: remove bid prise
S029 = “{ $written }” is one number with a decimal comma; whole numbers are needed here.
    .help = For a list, put a space after the comma: { $list }
S030 = “{ $written }” is not a language this program can read.
    .help = These are: { $known }. The file was read in the language most of its words belong to.
S031 = There are more than { $limit } problems; what follows was not read as closely.
    .help = Mend the first ones and check again; many others may disappear.
S032 = “{ $key }” stands twice in the same block.
    .first = the first time
    .help = Keep one of them, or put what both say under one.
S033 = This is a YAML alias or anchor (& or { "*" }), which cannot be used here.
    .help = Write the rule out. To take over another rule’s values, use “like”.
S034 = This is a YAML tag (!), which cannot be used here.
    .help = Leave it out. If the text itself begins with “!”, put it between quotation marks.
S035 = This is not well-formed YAML; the YAML reader says: { $detail }.
    .help = Look at indentation, colons and quotation marks here and on the line before.
S036 = { $found ->
        [scalar] A single value
        [sequence] A list
       *[mapping] A group of keys and values
    } cannot stand here.
    .help = A file is made of lines “key: value”. A list holds single values only, and a name is a single word.
S037 = “{ $word }” has a meaning of its own in this language, so it cannot be a plain name.
    .help = Choose another name, or put it between backquotes: `{ $word }`

## D: files put together

D001 = There is no variant or option called “{ $word }”, neither beside this file nor among those that come with the program.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] Check the spelling, or put { $word }.tarot in the same folder. These come with the program: { LIST($known) }.
       *[none] Check the spelling, or put { $word }.tarot in the same folder.
    }
D002 = These variants build on one another in a circle: { $names }.
    .here = this leads back to where it started
    .help = Let one of them build on something else, such as fft.
D003 = “{ $name }” is an option, and a variant can only build on another variant.
    .help = Take the option with the word “with”: extends fft with { $name }
D004 = “{ $name }” is a variant, not an option, so it cannot be taken along.
    .help = Build on it instead: extends { $name }. A file builds on one variant only.
D005 = The option “{ $option }” works only together with “{ $needed }”.
    .help = Take both: with { $needed }, { $option }
D006 = The options “{ $one }” and “{ $two }” exclude each other.
    .other = the other one
    .help = Keep the one your table plays.
D007 = The options “{ $one }” and “{ $two }” disagree about { $what }.
    .here = “{ $two }” says this
    .other = “{ $one }” says this
    .help = Take only one of them, or say in your own file what holds at your table: it counts for more than any option.
D008 = { $what } is said twice, with different values.
    .other = said here already
    .help = Keep one of the two.
D009 = { $what } cannot be changed: a file this one builds on has fixed it.
    .fixed = fixed here
    .help = Leave it as it is, or build on another variant.
D010 = There is nothing called “{ $word }” to remove.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] Check the name, and whether it has been removed already. These are there: { LIST($known) }.
       *[none] There is nothing left to remove.
    }
D011 = This sets { $what } for every table, and so does away with the special value at { $players } players.
    .here = now holds at every table
    .guarded = the value for { $players } players
    .help = If that is what you want, say it for those players too. Otherwise say for which tables the new value holds.
D012 = “{ $word }” is not a word that can stand here.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] These can: { LIST($known) }.
       *[none] Nothing can be said here.
    }
D013 = “{ $word }” takes a value, not a block in braces.
    .help = Write the value after the word, on the same line.
D014 = A name is missing after “{ $word }”.
    .help = Say which one you mean, by its name. Names have small letters, digits and hyphens, such as roi-au-bout.
D015 = “{ $name }” cannot be a name.
    .help = Names have small letters from a to z, digits and hyphens, begin with a letter and are no longer than 64. What readers see is the title, and it may hold anything.
D016 = It is not said where “{ $word }” stands among the others.
    .help = { $hint ->
        [near] If you mean the “{ $suggestion }” that is already there, write its name so. If “{ $word }” is new, say what it comes before or after, with one of these: { LIST($known) }.
        [list] Their order matters. Say what it comes before or after, with one of these: { LIST($known) }.
       *[none] Their order matters, and there is nothing yet to place it beside.
    }
D017 = “{ $word }” is not there, so nothing can be placed beside it.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] Say “before” or “after” with one of these: { LIST($known) }.
       *[none] There is nothing to place it beside: leave this out.
    }
D018 = “{ $one }” and “{ $two }” want the same place, so their order stays open.
    .other = this one wants the same place
    .help = Place one of them beside the other.
D019 = There is no “{ $word }” to be like.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] Name another one of the same kind that is already there: { LIST($known) }.
       *[none] There is none of the same kind yet: say everything here.
    }
D020 = A block for some numbers of players cannot stand inside another one.
    .help = Close the first block, then begin the second.
D021 = This is for a number of players the game is not played by.
    .help = Add that number to the line “players”, or leave this out.
D022 = It is not said how many play.
    .help = Add a line such as: players 4. Or build on a variant that says it: extends fft
D023 = “{ $word }” is not possible after “{ $setting }”.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] These are possible: { LIST($known) }.
       *[none] Nothing can be said here.
    }
D024 = “{ $word }” needs a whole number; “{ $written }” is not one.
    .help = Write a whole number.
D025 = “{ $word }” needs a number; “{ $written }” is not one.
    .help = Write the number in figures.
D026 = { $given } is not possible for “{ $word }”.
    .help = Choose a number from { $least } to { $most }.
D027 = There is nothing after “{ $word }”.
    .help = Write its value after it, on the same line.
D028 = There is too much after “{ $word }”: it takes one value.
    .help = Leave one value. If another rule begins here, put it on a line of its own or after a “;”.
D029 = “{ $word }” { $least ->
        [1] takes from one to { $most } values
       *[other] needs { $least } values
    }, with commas between them; here there { $given ->
        [0] are none
        [one] is one
       *[other] are { $given }
    }.
    .help = Write all of them on one line, with a comma and a space between them.
D030 = “{ $word }” stands alone; nothing follows it.
    .help = To say that it holds, write the word alone. To say that it does not hold, leave the line out.
D031 = “{ $word }” needs a condition or an amount, not a text or a range of cards.
    .help = Write a number or something that is counted, such as hand.trumps >= 10, without quotation marks.
D032 = It is never said what “{ $word }” is ({ $what }).
    .help = Say it here, or build on a variant that does.
D033 = “{ $word }” means nothing here, because of something else said in { $place }.
    .help = Leave it out, or change the other line that rules it out.
D034 = “{ $name }” is the name of a variant or option that comes with the program.
    .help = Give yours another name, and the same name to its file. You can build on the other: extends { $name }
D035 = The variant is called “{ $name }”, but its file “{ $stem }”.
    .help = Give both the same name, so that it can be found.
D036 = This builds on more than { $most } variants, one after another.
    .help = Build on one of the first ones directly.
D037 = “{ $word }” needs a way of rounding.
    .help = Write a direction and a step, such as “away 1” or “nearest 10”, or that nothing is rounded. Possible words: { LIST($known) }.
D038 = “{ $written }” cannot be read as whole numbers, which are needed here.
    .help = For a list, put a space after each comma: 4, 5. A single value has no comma.
D039 = “{ $word }” needs its text between quotation marks, with the language before it.
    .help = Write: { $word } { "{" } en "Thursday tarot"; fr "Tarot du jeudi" { "}" }
D040 = “{ $what }” cannot be removed.
    .help = What has a name of its own can be removed, such as: remove bid prise. Anything else can only be given another value.
D041 = “{ $name }” is new here, and much of it is never said; but there is a “{ $near }”.
    .other = this is “{ $near }”
    .help = If you mean “{ $near }”, write its name so. If “{ $name }” really is another one, begin it with “like { $near }”, or say all of it.
D042 = One word is missing in { $what }.
    .help = Put one of these on a line of its own: { LIST($known, joint: "or") }.
D043 = “{ $word }” is not a language this can be read in.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] These are: { LIST($known) }.
       *[none] Leave it out.
    }
F013 = “.{ $word }” is not something this command can write.
    .help = { $hint ->
        [near] Did you mean “.{ $suggestion }”?
        [list] It can write these: { LIST($known) }.
       *[none] Leave the file name out.
    }
F014 = It is not said which variant is meant.
    .help = Write its name or its file after the command, such as: tarotrules compile fft
F015 = “{ $name }” is compiled, and cannot be turned back into a file of rules.
    .help = Convert the file it was compiled from.
D044 = “{ $name }” builds on nothing, and { $missing } things a game needs are never said.
    .help = Build on the official rules and say only what differs: variant { $name } extends { $base }
D045 = There is more in this file than a game of cards can hold.
    .help = A file may have { $most } blocks and named entries.
D046 = The reason “{ $name }” is declared, but nothing here is assumed for it.
    .help = Write { "[assumed: " }{ $name }{ "]" } after the value it explains, or take it out. Is the name spelt alike in both places?
F016 = “{ $name }” cannot be played with further options.
    .help = Take options with a variant, by its name or its file: { "tarotrules rulebook fft --with misere" }
F017 = “{ $word }” cannot be an option.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] These come with the program: { LIST($known) }.
       *[none] Leave it out.
    }
F018 = There is only one variant here, and nothing to compare it with.
    .help = Name at least two, such as: tarotrules compare fft eryod
F019 = This needs what comes with “{ $name }”, which is not installed.
    .help = Install it: { $command }
F020 = The fonts have no picture of { $signs }, so the PDF would have a hole in it.
    .help = Leave it out of titles, notes and sources. A web page can show it: choose a file name that ends in .html.
F021 = A PDF cannot be shown here as text.
    .help = Say where to put it, for example: { "-o rules.pdf" }
