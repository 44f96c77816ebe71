### What can be wrong with a file, and what to do about it.
###
### The message says what is wrong; `.help` says what to do; the other attributes caption the places.
### `$hint` is `near` (there is a `$suggestion`), `list` (there are `$known` words) or `none`.

## F: the file as such

F001 = There is no file called “{ $name }”.
    .help = Check the spelling, and that you are in the right folder.
F002 = { $cause ->
        [permission] You may not read the file “{ $name }”.
        [protected] The file “{ $name }” cannot be opened: the disk is protected.
        [nowhere] There is nothing at “{ $name }”.
        [folder] “{ $name }” is a folder, not a file.
        [full] The file “{ $name }” is too large.
        [long] “{ $name }” is too long for the name of a file.
        [busy] Another program is using the file “{ $name }”.
        [name] “{ $name }” cannot be the name of a file.
       *[other] The file “{ $name }” cannot be opened (the system says: { $reason }).
    }
    .help = { $cause ->
        [permission] Ask whoever owns the file, or work with a copy.
        [protected] Check how the disk is protected.
        [nowhere] Check the name of every folder on the way.
        [folder] Name a file in that folder.
        [full] Is it the right file?
        [long] Check the name; perhaps what should be in the file was taken for its name.
        [busy] Close the other program, then try again.
        [name] Write it without invisible characters.
       *[other] Check that you may read it, and that no other program keeps it locked.
    }
F003 = “{ $name }” is not saved as UTF-8: a character on line { $line } cannot be read.
    .help = Open it in your editor, choose “Save as”, and pick UTF-8 as the encoding.
F004 = “{ $name }” is larger than { $limit } KiB, so it was not read.
    .help = Rules fill a page or two. Is this the right file?
F005 = “{ $name }” is a folder, not a file.
    .help = Name a file in it; files of rules end in .tarot, .yaml, or .yml.
F006 = There is no variant called “{ $word }”, neither in this folder nor among those that come with the program.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”? To check a file of your own, write its whole name, such as { $word }.tarot.
        [list] These come with the program: { LIST($known) }. To check a file of your own, write its whole name, such as { $word }.tarot.
       *[none] To check a file of your own, write its whole name, such as { $word }.tarot.
    }
F007 = “{ $name }” is not JSON: it breaks off or goes wrong on line { $line }.
    .help = If you wrote it, look there for a missing comma, brace, or quotation mark. If the program made it, let the program make it again.
F008 = “{ $name }” is JSON, but not a variant compiled by this version of the program (the trouble is with: { $reason }).
    .help = Compile the variant again: tarotrules compile VARIANT -o { $name }
F009 = { $cause ->
        [permission] You may not write “{ $name }”.
        [protected] “{ $name }” cannot be written: the disk is protected.
        [nowhere] “{ $name }” cannot be written: there is no such folder.
        [folder] “{ $name }” is a folder, and no file can take its place.
        [full] “{ $name }” cannot be written: the disk is full.
        [long] “{ $name }” is too long for the name of a file.
        [busy] “{ $name }” cannot be written: another program is using it.
        [name] “{ $name }” cannot be the name of a file.
       *[other] “{ $name }” cannot be written (the system says: { $reason }).
    }
    .help = { $cause ->
        [permission] Choose another place, such as your own folder.
        [protected] Choose another place.
        [nowhere] Check the name of every folder on the way.
        [folder] Add the name of a file, such as rules.pdf.
        [full] Make room, or choose another place.
        [long] Choose a shorter name.
        [busy] Close the other program, then try again.
        [name] Write it without invisible characters.
       *[other] Check that the folder exists and that you may write there, or choose another place.
    }

F010 = “{ $name }” has no rules for { $players ->
        [one] one player
       *[other] { $players } players
    }.
    .help = Choose one of these numbers of players: { LIST($known) }.
F011 = “{ $name }” has no setting called “{ $path }”.
    .help = { $hint ->
        [option] “{ $path }” is only played with an option. Add to the command: --with { $option }
        [near] Did you mean “{ $suggestion }”?
        [list] These come closest: { LIST($known) }.
       *[none] Write the words that lead to the setting in a file, with dots between them, such as claim.handful.single.worth.
    }

## S: the shape of what is written

S001 = “{ $character }” means nothing here.
    .help = Leave it out: only a space goes between a word and its value. If it belongs to a title or a note, put the whole text in quotation marks.
S002 = “{ $word }” is not a word that can be used here.
    .here = { $suggestion }?
    .help = Did you mean “{ $suggestion }”? The rest was read as if that were written here.
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
    .help = Add it at the marked place. A block begins with “{ "{" }” at the end of a line and ends with “{ "}" }”.
S005 = This “{ "}" }” closes nothing: every block before it is closed already.
    .help = Delete it. If a block ended too early, delete the brace above that ended it instead.
S006 = The “{ "{" }” is on a line of its own.
    .help = Move it to the end of the line before.
S007 = Nothing follows “{ $word }”.
    .help = Say on the same line what “{ $word }” is about, or leave the word out.
S008 = This line begins with “{ $found }”; it should begin with a word that says what it is about.
    .help = { $what ->
        [citation] A source goes after the value it is for, or before the { "{" } of an entry, such as a bonus; a block for some numbers of players has no source of its own.
        [text] Put before it what it is for; in the braces of a title or a note, its language: en { $found }
       *[other] Put the word first and its value after it, such as “players 4, 5”. If this belongs to the line before, move it up.
    }
S009 = { $ends ->
        [nowhere] The text that begins here has no closing quotation mark.
       *[otherwise] This text begins with { $first } but ends with { $last }, so its end was not found.
    }
    .help = { $ends ->
        [nowhere] Put a quotation mark at the end of the text. A text must fit on one line.
       *[otherwise] Use the same kind at both ends: straight ones ("…") or a pair of curly ones (“…”).
    }
S010 = The source that begins here has no closing square bracket.
    .help = Put “]” at the end of the source. A source must fit on one line.
S011 = The line stops after “{ $word }”, and something is missing.
    .help = { $hint ->
        [choice] An amount that depends on something is written: { $instead }
       *[none] Write what belongs after “{ $word }”. A line may be broken after a comma or a sign such as + or >=.
    }
S012 = Two comparisons cannot be strung together.
    .help = Write one after the other: { $first } { $both } { $second }
S013 = Only a plain number can follow the division sign.
    .help = Divide by a number, as in “/ 4”. To round the result of a division, put the division in parentheses.
S014 = Nothing can be divided by zero.
    .help = Divide by another number.
S015 = “{ $value }” cannot go between “{ $word }” and its opening brace; only one name can.
    .help = { $hint ->
        [names] Write a statement for each: { $word } { $first } { "{" } … { "}" }, and { $word } { $second } { "{" } … { "}" }
       *[value] Move “{ $value }” inside the braces, after the word it belongs to.
    }
S016 = There are more than { $limit } blocks here, one inside another.
    .help = Rules rarely need more than three or four. A closing brace may be missing above.
S017 = This calculation is too long: it has more than { $limit } signs.
    .help = Split it up into several rules.
S018 = The file is larger than { $limit } KiB, so it was not read.
    .help = Rules fill a page or two. Is this the right file?
S019 = This number is too long.
    .help = A number may have at most { $limit } digits.
S020 = “{ $word }” does not say how to round.
    .help = Write { LIST($choices, joint: "or") } instead.
S021 = The file must begin by saying what it is and what it is called.
    .help = Write { LIST($choices, joint: "or") } first, then a name and a brace, such as: variant thursday extends fft { "{" }
S022 = A name is missing here.
    .help = Write the name just before the marked place. Names are made of small letters, digits, and hyphens, such as roi-au-bout.
S023 = There is something after the end of the rules.
    .help = Move it inside the braces. A second variant or option needs a file of its own.
S024 = A “{ $sign }” is missing before “{ $found }”.
    .help = Put “{ $sign }” before “{ $found }”. If “{ $found }” begins another rule, begin a new line there.
S025 = “{ $found }” cannot be used here.
    .help = Leave it out, or look for a word or sign missing just before it. Only a space goes between a word and its value.
S026 = The number of players is missing.
    .help = Say in figures for how many players this holds, such as: at 5 players { "{" } … { "}" }
S027 = It is not clear what is different for these players.
    .help = Put the rules that hold for these players in braces at the end of the line: { "{" } … { "}" }
S028 = It is not clear what to remove.
    .help = Write the kind of thing and its name, such as: remove bid prise
S029 = “{ $written }” is one number with a decimal comma; whole numbers are needed here.
    .help = For a list, put a space after the comma: { $list }
S030 = “{ $written }” is not a language this program can read.
    .help = It can read: { LIST($known) }. The file was read in the language most of its words belong to.
S031 = There are more than { $limit } problems; what follows was not read as closely.
    .help = Fix the first ones and check again; many of the others may disappear.
S032 = “{ $key }” appears twice in the same block.
    .first = the first time
    .help = Keep one of them, or put what both say under one.
S033 = This is a YAML alias or anchor (& or { "*" }), which cannot be used here.
    .help = Write the rule out. To take over another rule’s values, use “like”.
S034 = This is a YAML tag (!), which cannot be used here.
    .help = Leave it out. If the text itself begins with “!”, put the text in quotation marks.
S035 = { $kind ->
        [tab] There is a tab here, and YAML is indented only with spaces.
        [colon] A colon is missing after “{ $written }”.
        [space] A space is missing after the colon.
        [indent] The indentation, or a colon, is wrong here.
        [quote] A quotation mark is not closed.
        [bracket] A bracket, or a comma in a list, is missing.
       *[other] This is not well-formed YAML.
    }
    .help = { $kind ->
        [tab] Replace the tab with spaces; two for each step are customary.
        [colon] Every line says “key: value”. Put a colon and a space after the key.
        [space] Write: { $instead }
        [indent] What belongs to a key is indented further than the key; keys of one block are exactly below one another.
        [quote] Put the same mark at both ends of the text.
        [bracket] Close every bracket that you have opened, and put a comma between the values.
       *[other] Look at the indentation, colons, brackets, and quotation marks here and on the line before.
    }
S036 = { $found ->
        [scalar] A single value
        [sequence] A list
       *[mapping] A group of keys and values
    } cannot be used here.
    .help = A file is made of lines such as “key: value”. A list holds only single values, and a name is a single word.
S037 = “{ $word }” already has a meaning in these files, so it cannot be used as a name as it is.
    .help = Choose another name, or put it in backquotes: `{ $word }`
S038 = { $kind ->
        [comment] “{ $written }” does not begin a remark here.
        [percent] Percentages cannot be written here.
        [guard] “{ $written }” is not how this is written here.
        [dots] “{ $written }” cannot be written here.
        [options] “{ $written }” does not add an option.
        [bullet] “{ $written }” does not begin a line here.
       *[meant] “{ $written }” is not how this is written here.
    }
    .help = { $kind ->
        [comment] A remark begins with “#” and goes on to the end of the line.
        [percent] Multiply instead: { $instead } times the amount it is a part of, such as { $instead } { "*" } margin.
        [guard] Write: at { $instead } players
        [dots] Leave it out.
        [options] Write: { $instead }. Several options have commas between them.
        [bullet] Leave it out: every rule is a line of its own, with nothing before it. If this belongs to the line before, move it up.
       *[meant] Write: { $instead }
    }
S039 = Before “{ $found }”, the word “{ $word }” is missing.
    .help = Write: { $word } { $found }. If “{ $found }” belongs to the name, join it with a hyphen: { $joined }
S040 = “{ $written }” cannot be a name: a name has no spaces in it.
    .help = Write: { $instead }

## D: files put together

D001 = There is no variant or option called “{ $word }”, neither in the folder of this file nor among those that come with the program.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] Check the spelling, or put { $word }.tarot in the same folder. These come with the program: { LIST($known) }.
       *[none] Check the spelling, or put { $word }.tarot in the same folder.
    }
D002 = These variants build on one another in a circle: { $names }.
    .here = this leads back to where it started
    .help = Let one of them build on something else, such as fft.
D003 = “{ $name }” is an option, and a variant can only build on another variant.
    .help = Build on a variant and add the option after “with”: extends fft with { $name }
D004 = “{ $name }” is a variant; it can be taken together with another only if both build directly on the same one and take no options.
    .help = Build on what both build on, and take both after “with”; or build on this one alone: extends { $name }.
D005 = The option “{ $option }” works only together with “{ $needed }”.
    .help = { $how ->
        [command] Take both: --with { $needed },{ $option }
       *[file] Take both: with { $needed }, { $option }
    }
D006 = The options “{ $one }” and “{ $two }” cannot be used together.
    .other = the other one
    .help = Keep the one your table plays.
D007 = “{ $one }” and “{ $two }” disagree about { $what }.
    .here = “{ $two }” says this
    .other = “{ $one }” says this
    .help = Take only one of them, or say in your own file what holds at your table: it has the last word.
D008 = { $what } is given twice, with different values.
    .other = already given here
    .help = Keep one of the two.
D009 = { $what } cannot be changed: a file this one builds on has fixed it.
    .fixed = fixed here
    .help = Leave it as it is, or build on another variant.
D010 = There is nothing called “{ $word }” to remove.
    .help = { $hint ->
        [home] Write: { $home }
        [near] Did you mean “{ $suggestion }”?
        [list] Check the name, and whether it has been removed already. What can be removed: { LIST($known) }.
       *[none] There is nothing left to remove.
    }
D011 = This sets { $what } for all numbers of players, and so replaces what was said for { LIST($players) } players.
    .here = now holds for all
    .guarded = said for some players
    .help = If that is what you want, repeat the new value in a block for those players. Otherwise put it only in a block for the players it is meant for, such as: at 5 players { "{" } … { "}" }
D012 = “{ $word }” is not a word that can be used here.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [home] Write: { $home }
        [inside] Put it under one of these words: { LIST($inside, joint: "or") }.
        [value] It is a value, to be written after one of these words: { LIST($inside, joint: "or") }.
        [below] Did you mean “{ $suggestion }”? Put it under one of these words: { LIST($inside, joint: "or") }.
        [rounding] Say what is rounded ({ LIST($inside, joint: "or") }), then how, such as: { $home }
        [top] Put it outside these braces: it is a part of the rules by itself.
        [list] These can be used: { LIST($known) }.
       *[none] Nothing can be set here.
    }
D013 = “{ $word }” takes a value, not a block in braces.
    .help = Write the value after the word, on the same line.
D014 = A name is missing after “{ $word }”.
    .help = { $hint ->
        [list] Write the name of the one you mean, on the same line: { LIST($known, joint: "or") }. One of your own is made of small letters, digits, and hyphens, such as roi-au-bout.
       *[none] Write the name of the one you mean, on the same line. Names are made of small letters, digits, and hyphens, such as roi-au-bout.
    }
D015 = “{ $word }” cannot be a name.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [meant] Write: { $instead }. Names are made of small letters from a to z without accents, digits, and hyphens; what readers see is the title, which may contain anything.
        [list] There are these already: { LIST($known) }. A name of your own is made of small letters from a to z without accents, digits, and hyphens; what readers see is the title, which may contain anything.
       *[none] Names are made of small letters from a to z without accents, digits, and hyphens; they begin with a letter and have at most 64 characters. What readers see is the title, which may contain anything.
    }
D016 = It is not clear where “{ $word }” comes among the others.
    .help = { $hint ->
        [near] If you mean the “{ $suggestion }” that is already there, spell it that way. If “{ $word }” is new, say what it comes before or after, with one of these: { LIST($known, joint: "or") }.
       *[list] Their order matters. Within its braces, say what it comes before or after, with one of these: { LIST($known, joint: "or") }.
    }
D017 = There is no “{ $word }” here, so nothing can be placed before or after it.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] Say “before” or “after” with one of these: { LIST($known, joint: "or") }.
       *[none] There is nothing to place it before or after: leave this out.
    }
D018 = “{ $one }” and “{ $two }” claim the same place, so it is not clear which comes first.
    .other = this one claims the same place
    .help = Place one of them before or after the other.
D019 = There is no “{ $word }” to take values from.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] Name another one of the same kind that is already there: { LIST($known, joint: "or") }.
       *[none] There is none of the same kind yet: give all the values here.
    }
D020 = A block for certain numbers of players cannot be inside another one.
    .help = Close the first block, then begin the second.
D021 = This is meant for a number of players that the rules do not provide for: { LIST($given) }.
    .help = { $hint ->
        [possible] Add that number to the line “players”, or leave this out.
       *[impossible] Rules can be written for { $least } to { $most } players. Leave this out.
    }
D022 = The rules do not say how many people play.
    .help = Add a line such as “players 4”, or build on a variant that has one: extends fft
D023 = “{ $word }” is not possible after “{ $setting }”.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] These are possible: { LIST($known) }.
       *[none] Nothing can be set here.
    }
D024 = “{ $word }” needs a whole number; “{ $written }” is not one.
    .help = Write a number without a fraction, such as 4.
D025 = “{ $word }” needs a number; “{ $written }” is not one.
    .help = { $hint ->
        [meant] Write only the number: { $instead }
        [rows] Write two lines: “{ $first }” and “{ $second }”.
        [formula] Write one number: nothing can be worked out here, or depend on the deal.
       *[none] Write the number in figures.
    }
D026 = { $given } is not possible for “{ $word }”.
    .help = Choose a number from { $least } to { $most }.
D027 = There is nothing after “{ $word }”.
    .help = Write the value after it, on the same line.
D028 = { $hint ->
        [surplus] There is too much after “{ $word }”: it takes one value, and that is “{ $kept }”.
        [meant] “{ $word }” needs a condition; “{ $written }” is none.
        [either] “{ $word }” needs a condition; “{ $written }” is none.
        [two] “{ $written }” says two things; “{ $word }” takes one value.
       *[condition] “{ $word }” needs a condition; “{ $written }” is none.
    }
    .help = { $hint ->
        [surplus] Leave out “{ $surplus }”. If it begins another rule, put it on a line of its own or after a “;”.
        [meant] Write: { $word } { $instead }
        [either] Write “{ $word } { $instead }” or “{ $word } { $other }”, whichever you mean.
        [two] Write two lines: “{ $instead }” and “{ $other }”.
       *[condition] Compare two things by a sign, or say what is true, such as: { "last_trick.petit" } > 0, made, not made.
    }
D029 = “{ $word }” takes from { $least } to { $most } values, with commas between them; here there { $given ->
        [0] are none
        [one] is one
       *[other] are { $given }
    }.
    .help = Write all of them on one line, with a comma and a space between them.
D030 = “{ $word }” cannot be followed by this.
    .help = { $hint ->
        [flag] Write “{ $word } { $yes }” or “{ $word } { $no }”.
       *[bare] Write the word and nothing after it.
    }
D031 = “{ $word }” needs a condition or an amount, not a text or a range of cards.
    .help = Write a number or something that is counted, such as hand.trumpish >= 10, without quotation marks.
D032 = “{ $word }” has no value ({ $what }).
    .help = { $choice ->
        [yes] Say which it is: “{ $word }” can be { LIST($known, joint: "or") }. You can also take over the values of a similar entry with “like”.
        [who] Say who it is: after “{ $word }” comes a side or a player. You can also take over the values of a similar entry with “like”.
       *[no] Give it one here, take over the values of a similar entry with “like”, or build on a variant that has one.
    }
D033 = “{ $word }” has no meaning in { $place }, given what else is said there.
    .other = this rules it out
    .help = Leave it out, or change the other line.
D034 = “{ $name }” is the name of { $kind ->
        [option] an option
       *[variant] a variant
    } that comes with the program.
    .help = { $kind ->
        [option] Choose another name for yours, and name its file to match. You can take the option: extends { $base } with { $name }
       *[variant] Choose another name for yours, and name its file to match. You can build on the variant: extends { $name }
    }
D035 = { $how ->
        [capitals] The file is called “{ $stem }”, with a capital letter; names have only small ones.
       *[other] The variant is called “{ $name }”, but its file is called “{ $stem }”.
    }
    .help = { $how ->
        [capitals] Rename the file: { $file }
       *[other] Rename the file to { $file }, or give the variant the name of the file.
    }
D036 = This builds on more than { $most } variants, one after another.
    .help = Build directly on one of the earlier ones.
D037 = “{ $word }” needs a way of rounding.
    .help = Write a direction and a step, such as “away 1” or “nearest 10”, or say that nothing is rounded. Possible words: { LIST($known) }.
D038 = “{ $written }” cannot be read as whole numbers, which are needed here.
    .help = Put a comma and a space between the numbers of a list: { $instead }. A single value has no comma.
D039 = { $how ->
        [plain] “{ $word }” needs its text in quotation marks.
       *[languages] “{ $word }” needs its text in quotation marks, with the language before it.
    }
    .help = Write: { $instead }
D040 = “{ $what }” cannot be removed here.
    .help = { $hint ->
        [meant] Write: { $home }
        [home] It is part of “{ $home }”; put this in the block called that: { $home } { "{" } remove … { "}" }
       *[none] Only something with a name of its own can be removed, as in “remove bid prise” under auction. Anything else can only be given another value.
    }
D041 = “{ $name }” is new here, and many of its values are missing; but there is already a “{ $near }”.
    .other = this is “{ $near }”
    .help = If you mean “{ $near }”, spell it that way. If “{ $name }” really is something new, add “like { $near }” after its name, or give all its values.
D042 = A word is missing in { $what }.
    .help = Put one of these on a line of its own: { LIST($known, joint: "or") }.
D043 = “{ $word }” is not one of the languages a text can be given in.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] Choose one of these: { LIST($known, joint: "or") }.
       *[none] Leave it out.
    }
F013 = This command cannot write a “.{ $word }” file.
    .help = { $hint ->
        [near] Did you mean “.{ $suggestion }”?
        [list] It can write these: { LIST($known) }.
       *[none] Leave the file name out.
    }
F014 = The command needs a variant.
    .help = Write its name or its file after the command, such as: tarotrules compile fft
F015 = “{ $name }” is compiled, and cannot be turned back into a file of rules.
    .help = Convert the file it was compiled from.
D044 = “{ $name }” builds on nothing, and lacks { $missing ->
        [one] one thing
       *[other] { $missing } things
    } that a game needs.
    .help = Build on the official rules and say only what differs: variant { $name } extends { $base }
D045 = There is more in this file than any card game needs.
    .help = A file may have at most { $most } blocks and named entries.
D046 = The reason “{ $name }” is given, but no value here refers to it.
    .help = Write { "[assumed: " }{ $name }{ "]" } after the value it explains, or take the reason out. Is the name spelt the same in both places?
D047 = { $what } does not say yes or no to { LIST($flags) }.
    .help = Write each word with { $yes } or { $no } after it, such as “{ $word } { $no }”, or take over what a similar entry says with “{ $like }”.
F016 = “{ $name }” cannot take any further options.
    .help = Options can be added only to a variant given by its name or its .tarot or YAML file: { "tarotrules rulebook fft --with misere" }
F017 = “{ $word }” is not the name of an option.
    .help = { $hint ->
        [variant] It is a variant: ask for it instead of “{ $base }”.
        [near] Did you mean “{ $suggestion }”?
        [list] These come with the program: { LIST($known) }.
       *[none] Leave it out.
    }
F018 = There is only one variant here, and nothing to compare it with.
    .help = Name at least two, such as: tarotrules compare fft eryod
F019 = This needs the part of the program called “{ $name }”, which is not installed.
    .help = Install it: { $command }
F020 = The fonts of the PDF cannot show { $signs }, so there would be gaps in the text.
    .help = Leave them out of titles, notes, and sources, or make a web page, which can show it, by choosing a file name that ends in .html.
F021 = { $form } files cannot be shown on the screen as text.
    .help = Say which file to write it to: { "-o rules." }{ $suffix }
F022 = “{ $name }” contains something that is not a site made by this program, and the new site would replace all of it.
    .help = Choose a folder that is new or empty, or one with a site that this program made before.
F023 = The text “{ $name }”, which the site needs, has not been written yet.
    .help = Leave this language out: { $command }
F024 = The site cannot be shown on port { $port }.
    .help = Another program may be using it. Choose another port: { $command }
F027 = “{ $name }” is not a studio that has been built.
    .help = Build it first: { $command }
F028 = { $what ->
    [sit] There is no table for the game “{ $game }” yet.
    [session] Nobody can referee the game “{ $game }” line by line yet.
    [simulation] The program does not play the game “{ $game }” by itself yet.
    [standings] Several deals of the game “{ $game }” cannot be added up yet.
    [evening] The program does not ask about deals of the game “{ $game }” yet.
    [evaluate] What a hand is worth in the game “{ $game }” cannot be said yet.
    [changes] What differs from the rules it builds on is not told for the game “{ $game }” yet.
    [compare] Rules of the game “{ $game }” cannot be compared yet.
    [nearest] Which known rules are nearest is not told for the game “{ $game }” yet.
   *[play] Deals of the game “{ $game }” cannot be played yet, nor looked into card by card.
    }
    .help = Its rules can be checked and read as a book, and each deal scored from a file.
F026 = A table needs a terminal, with keys to press and a screen to draw on.
    .help = Type the command in a terminal, without passing it anything and without passing its output on.
D048 = “{ $word }” is not one of the games this program knows.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] It knows: { LIST($known) }.
       *[none] Leave it out.
    }
D049 = “{ $base }” is a variant of { $game }, so what goes with it cannot belong to the game “{ $word }”.
    .help = Leave this out: the game is that of the variant everything else builds on.
D050 = This text is too long: it has { $given } letters, and “{ $word }” takes at most { $most }.
    .help = Say it in one sentence. Anything more goes into a note.
D051 = With { $players } players these rules do not say: { LIST($known) }.
    .help = Say it in a block for that number, at { $players } players { "{" } … { "}" }, or take { $players } out of the line “{ $word }”.
F025 = “{ $name }” contains the rules of a game called “{ $word }”, which this program does not know.
    .help = It knows: { LIST($known) }. A newer version of the program may know more.
