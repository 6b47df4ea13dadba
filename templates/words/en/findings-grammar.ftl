# What the checks say of the rules (ABNF) in a template, and of its examples.

finding-abnf = ABNF: { $what }
finding-abnf-times = ABNF: { $what } ({ $count } times)
finding-abnf-more = ABNF: { $count } more kinds of repair were needed to read the rules
finding-abnf-undefined = ABNF: used but not defined: { $names }
finding-abnf-unused = ABNF: defined but not used: { $names }
finding-abnf-strangers = ABNF: the rules produce { $characters }, which may not stand in a URN without percent-encoding (RFC 8141, 2)
finding-abnf-too-complex = ABNF: this grammar is too complex to check; { $count ->
    [0] no example was checked
    [1] 1 example was checked
   *[other] { $count } examples were checked
}
finding-space = the space
finding-quoted = "{ $text }"
finding-range = { $from } to { $to }
finding-examples-first = Only the first { $count } examples were checked
finding-example-matches = { $name } is called invalid and matches the rules given
finding-example-fails = { $name } does not match the rules given

finding-repair-bar = alternatives are separated by /, not |; it was read as /
finding-repair-quote = { $code } is a quote that is not the ASCII quote; it was read as "
finding-repair-dash = { $code } is a dash that is not the ASCII hyphen; it was read as -
finding-repair-blank = { $code } is a blank or invisible character that is not ASCII; it was read as a blank
finding-repair-single-quotes = strings stand in "double quotes"; the single ones were read as double
finding-repair-angle = { $angle } was read as the rule { $name }, not as prose
finding-repair-defined = a rule is defined with =; { $sign } was read as =
finding-repair-underscore = the rule name { $name } contains _; names have letters, digits and hyphens (RFC 5234, 2.1); it was taken as it stands
finding-repair-repeat-apart = a repetition stands right before what it repeats; the blank between them was left out
finding-repair-indented = the rule { $name } begins further right than the first rule; it was read as a rule of its own
finding-repair-not-indented = the line goes on with a rule but is not indented; it was read as part of the rule
finding-repair-twice = the rule { $name } was defined before; the last definition was taken
finding-repair-added = { $name } has no definition that =/ could add to; it was read as =

finding-grammar-rule-name = a rule begins with its name
finding-grammar-equals = = is missing after the rule name { $name }
finding-grammar-bracket-opened = this bracket was never opened
finding-grammar-second-equals = a second = in the rule { $name }; a new rule begins on a line of its own
finding-grammar-goes-on = the rule { $name } cannot go on like this
finding-grammar-depth = there are more than { $count } brackets inside brackets
finding-grammar-before-slash = nothing stands before this /
finding-grammar-ends = the rule ends where something should follow
finding-grammar-before = something should stand before this
finding-grammar-number-alone = a number stands alone; write a digit in quotes, and a repetition without a blank
finding-grammar-nothing-to-repeat = the repetition has nothing to repeat
finding-grammar-repeat-order = the repetition asks for more at least than at most
finding-grammar-repeat-max = a repetition goes up to { $count } times here
finding-grammar-bracket = the bracket is not closed
finding-grammar-bracket-before = the bracket is not closed before what follows
finding-grammar-colon = a colon stands outside a string; write ":"
finding-grammar-number-large = the number is too large
finding-grammar-number-missing = a number is missing here
finding-grammar-string-open = the string is not closed before the end of its line
finding-grammar-after-case = after %s or %i a string in quotes follows (RFC 7405)
finding-grammar-after-percent = after % comes x, d or b with a number, or s or i with a string
finding-grammar-range = the range ends before it begins
finding-grammar-character-high = there is no character with so high a number
finding-grammar-angle-open = the < is not closed before the end of its line
finding-grammar-quotes = strings stand in "double quotes"
finding-grammar-quotes-ascii = strings stand in "double quotes" and hold printable ASCII
finding-grammar-comma = what follows each other is separated by blanks, not commas
finding-grammar-full-stop = a full stop is no part of a rule
finding-grammar-underscore = names begin with a letter and have letters, digits and hyphens
finding-grammar-braces = a repetition stands before what it repeats, as in 3*5DIGIT; braces mean nothing in ABNF
finding-grammar-regex = { $character } means nothing in ABNF; it looks like a regular expression
finding-grammar-nothing = { $character } means nothing in ABNF
finding-grammar-stranger = { $code } cannot stand in a rule
finding-grammar-begins = a grammar begins with a rule, a name followed by = and what it stands for
finding-grammar-no-rule = there is no rule in the text
finding-grammar-bytes = the grammar has more than { $count } bytes
finding-grammar-rule-bytes = the rule has more than { $count } bytes
finding-grammar-rules = the grammar has more than { $count } rules
finding-grammar-repairs = more than { $count } things would have to be put right; this is another notation
