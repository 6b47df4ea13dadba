# Findings about the ABNF rules in a template and about its examples.

finding-abnf = ABNF: { $what }
finding-abnf-times = ABNF: { $what } ({ $count } times)
finding-abnf-more = ABNF: { $count } other kinds of repair were necessary to read the rules
finding-abnf-undefined = ABNF: used but not defined: { $names }
finding-abnf-unused = ABNF: defined but not used: { $names }
finding-abnf-strangers = ABNF: the rules produce { $characters }, which must be percent-encoded in a URN (RFC 8141, 2)
finding-abnf-too-complex = ABNF: this grammar is too complex to check; { $count ->
    [0] no example was checked
    [1] 1 example was checked
   *[other] { $count } examples were checked
}
finding-space = spaces
finding-range = { $from } to { $to }
finding-examples-first = Only the first { $count } examples were checked
finding-example-matches = { $name } is described as invalid, but matches the syntax rules of this template
finding-example-fails = { $name } does not match the syntax rules of this template

finding-repair-bar = alternatives must be separated by /, not |; | was read as /
finding-repair-quote = { $code } is not the ASCII quotation mark; it was read as "
finding-repair-dash = { $code } is not the ASCII hyphen; it was read as -
finding-repair-blank = { $code } is a non-ASCII space or invisible character; it was read as a space
finding-repair-single-quotes = strings must be in "double quotes"; single quotes were read as double quotes
finding-repair-angle = { $angle } was read as the rule { $name }, not as prose
finding-repair-defined = rules must be defined with =; { $sign } was read as =
finding-repair-underscore = the rule name { $name } contains _, but names can only have letters, digits and hyphens (RFC 5234, 2.1); the name was accepted
finding-repair-repeat-apart = a repetition must directly precede the repeated element; the space between them was ignored
finding-repair-indented = the rule { $name } is indented further than the first rule; it was read as a separate rule
finding-repair-not-indented = the line continues a rule but is not indented; it was read as part of the rule
finding-repair-twice = the rule { $name } is defined more than once; the last definition was used
finding-repair-added = { $name } has no definition that =/ could extend; =/ was read as =

finding-grammar-rule-name = a rule must start with its name
finding-grammar-equals = the = after the rule name { $name } is missing
finding-grammar-bracket-opened = this closing bracket has no opening bracket
finding-grammar-second-equals = there is a second = in the rule { $name }; start each rule on a new line
finding-grammar-goes-on = the rule { $name } cannot be continued like this
finding-grammar-depth = brackets are nested more than { $count } levels deep
finding-grammar-before-slash = an element is missing before this /
finding-grammar-ends = the rule is incomplete
finding-grammar-before = an element is missing before this
finding-grammar-number-alone = this number has no meaning here; put a digit in quotes, and write a repetition without a space
finding-grammar-nothing-to-repeat = the repetition has no element to repeat
finding-grammar-repeat-order = the minimum of the repetition is greater than its maximum
finding-grammar-repeat-max = a repetition must not be greater than { $count }
finding-grammar-bracket = the bracket is not closed
finding-grammar-bracket-before = the bracket must be closed before this
finding-grammar-colon = there is a colon outside a string; write ":"
finding-grammar-number-large = the number is too large
finding-grammar-number-missing = a number is missing here
finding-grammar-string-open = the string is not closed on the same line
finding-grammar-after-case = %s or %i must be followed by a string in quotes (RFC 7405)
finding-grammar-after-percent = % must be followed by x, d or b with a number, or by s or i with a string
finding-grammar-range = the end of the range is lower than its start
finding-grammar-character-high = this number does not correspond to a character
finding-grammar-angle-open = the < is not closed on the same line
finding-grammar-quotes = strings must be in "double quotes"
finding-grammar-quotes-ascii = strings must be in "double quotes" and contain only printable ASCII
finding-grammar-comma = separate elements with spaces, not commas
finding-grammar-full-stop = a period is not part of a rule
finding-grammar-underscore = rule names must start with a letter and can only have letters, digits and hyphens
finding-grammar-braces = a repetition precedes the repeated element, as in 3*5DIGIT; braces have no meaning in ABNF
finding-grammar-regex = { $character } has no meaning in ABNF; this looks like a regular expression
finding-grammar-nothing = { $character } has no meaning in ABNF
finding-grammar-stranger = { $code } is not allowed in an ABNF rule
finding-grammar-begins = a grammar must start with a rule: a name, =, and its definition
finding-grammar-no-rule = the text contains no rules
finding-grammar-bytes = the grammar is larger than { $count } bytes
finding-grammar-rule-bytes = the rule is larger than { $count } bytes
finding-grammar-rules = the grammar has more than { $count } rules
finding-grammar-repairs = more than { $count } repairs would be necessary, so this is probably not ABNF
