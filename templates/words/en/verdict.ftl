# Results of URN validation.

# Reasons why a text is not a URN.

urn-scheme = A URN starts with "urn:"
urn-nid-unclosed = A second colon must follow the namespace ID, as in urn:isbn:…
urn-nid-character = A namespace ID can contain only the letters a to z, digits and hyphens
urn-nid-too-short = The namespace ID is too short
urn-nid-too-long = A namespace ID must not be longer than 32 characters
urn-nid-hyphen = A namespace ID must not start or end with a hyphen
urn-nid-reserved = The namespace ID "urn" is reserved
urn-nss-empty = A name must follow the second colon
urn-nss-slash-first = The namespace-specific string must not start with "/"
urn-nss-character = This character is not allowed in the namespace-specific string
urn-percent = "%" must be followed by two hexadecimal digits
urn-nul = The NUL octet must not be used, not even as %00
urn-question = "?" must be followed by "+" or "=" here
urn-component-empty = Something must follow "?+", "?=" or "?"
urn-component-start = A component must not start with "/" or "?"
urn-component-character = This character is not allowed here
urn-directive = The query must be a list of keyword=value pairs, separated by "&". A keyword has letters, digits and single hyphens and starts with a letter
urn-too-long = The input is too long. Enter a shorter URN
urn-at = { $why } ({ $clause }, byte { $at })
urn-said = { $why } ({ $clause }), at byte { $at }.
urn-profile-rfc8141 = RFC 8141 (current)
urn-profile-rfc2141 = RFC 2141 (1997)
urn-profile-bis = Draft of 2012
urn-no-profile = { $name } is not a profile. Use rfc8141, rfc2141 or rfc2141bis-03
urn-class = { $class ->
    [formal] formal
    [informal] informal
    [urn] starts with urn- but has no valid number
    [two] two characters, reserved
    [country] reserved for country codes
    [a-label] reserved for A-labels
    [x] formerly experimental
   *[old] a NID according to RFC 2141 only
}

# Results.

verdict-one = { $called }
verdict-one-name = { $called } name
verdict-yes = A valid { $called } name
verdict-yes-untested = Matches the syntax of { $called }. Not tested: { $untested }
verdict-untested-form = the syntax of the name, because this registry has no machine-readable grammar for the namespace
verdict-untested-rest = whether the name follows the rules of the namespace, because the check took too long
verdict-untested-prose = the rules that the registration states in prose
verdict-yes-no-syntax = A URN of { $nid }, whose registration does not define a syntax to check
verdict-no = A URN, but not a valid { $one }
verdict-no-why = A URN, but not a valid { $one }: { $why }
verdict-undecided = A URN of { $nid }, but it could not be determined whether it is a valid { $one }
verdict-unregistered = Has the syntax of a URN, but the namespace is not registered
verdict-unregistered-meant = Has the syntax of a URN, but the namespace is not registered. Did you mean { $nid }?
verdict-unregistrable = Has the syntax of a URN, but the namespace cannot be registered
verdict-unregistered-in-use = Has the syntax of a URN, but the namespace is not registered. It is in use without registration: { $place }
verdict-unregistered-sibling = Has the syntax of a URN, but the namespace is not registered. Such identifiers have URNs in { $known }
verdict-reserved = Has the syntax of a URN, but "urn" is reserved and cannot be used as a namespace ID
verdict-no-urn = Not a URN: { $why }
verdict-offered = Not a URN, but { $what } that can be written as a URN: { $urn }
verdict-spoilt = Not a URN. This looks like { $what }, but { $why }
verdict-repaired = Not a URN as written. This is a URN { $changes }: { $urn }
verdict-repaired-wrong = Not a URN as written, and { $urn } ({ $changes }) is not a valid name: { $why }
verdict-too-long = the test took too long
repair-around = without the characters around it
repair-invisible = without invisible characters
repair-dashes = with hyphens instead of dashes
repair-punctuation = with "urn:" and colons
repair-blanks = without spaces
repair-as-urn = written as a URN
repair-other-namespace = in another namespace
repair-capitals = in capitals
repair-value = with the value that its rule expects
repair-blanks-hyphens = with hyphens instead of spaces
verdict-fault-unregistered = the namespace { $nid } is not registered
verdict-fault-meant = the namespace { $nid } is not registered; did you mean { $known }?
verdict-fault-in-use = the namespace { $nid } is not registered; it is in use without registration: { $place }
verdict-fault-sibling = the namespace { $nid } is not registered; such identifiers have URNs in { $known }
verdict-fault-unregistrable = the namespace { $nid } cannot be registered
verdict-fault-reserved = "urn" is reserved and cannot be used as a namespace ID
verdict-after = after "{ $read }", { $should }
verdict-ends-early = the name is incomplete
verdict-should-follow = the name is incomplete; { $expected } is expected next
verdict-should-end = the name should end before "{ $rest }"
verdict-cannot-stand = "{ $found }" is not allowed at byte { $at }
verdict-does-not-fit = the syntax does not allow "{ $rest }" here
verdict-should-stand = { $expected } is expected instead of "{ $found }"
verdict-component = its registration does not allow { $name }-components
verdict-or = { $first } or { $next }
verdict-or-else = { $first } or something else
verdict-expected = { $word ->
    [the-end] the end
    [a-letter] a letter
    [a-digit] a digit
    [a-hexadecimal-digit] a hexadecimal digit
    [bit] 0 or 1
    [a-letter-or-digit] a letter or digit
    [ldh] a letter, digit or hyphen
    [unreserved] a letter, digit, -, ., _ or ~
    [sub-delims] one of !{"$"}&'()*+,;=
    [gen-delims] one of :/?#[]@
    [a-visible-character] a visible character
    [a-space] a space
    [a-double-quote] a double quote
    [an-ascii-character] an ASCII character
   *[any-octet] any octet
}

# Identifiers that are not written as URNs. Each follows “but” or “looks like”.

bare-embedded = a URL that contains a URN
bare-name = a name
bare-doi-address = the URL of a DOI
bare-isni-address = the URL of an ISNI
bare-issn-address = the URL of an ISSN
bare-lei-address = the URL of an LEI
bare-orcid-address = the URL of an ORCID iD
bare-oid-address = the URL of an object identifier
bare-rfc-address = the URL of an RFC
bare-resolver-address = the URL of a resolver
bare-issn = an ISSN
bare-bar-code = the bar code of a serial
bare-doi = a DOI
bare-eidr = an EIDR identifier
bare-lei = an LEI
bare-isni = an ISNI
bare-isan = an ISAN
bare-imei = an IMEI
bare-rfc = an RFC
bare-bcp = a BCP
bare-std = an Internet Standard
bare-fyi = an FYI
bare-eic = an Energy Identification Code
bare-isbn = an ISBN
bare-uuid = a UUID
bare-oid = an object identifier
bare-iso = the number of an ISO standard

# Errors found by value rules.

wrong-check-digit = the check digit should be { $right }
wrong-check-digit-of = the check digit of { $stem } is { $right }
wrong-check-character = the check character should be { $right }
wrong-check-character-of = the check character of { $stem } is { $right }
wrong-check-digits = the check digits should be { $right }
wrong-check-digits-of = the check digits of { $stem } are { $right }
wrong-hexadecimal-digit = a hexadecimal digit is expected here
wrong-isan-ends = an ISAN with its version ends here
wrong-isan = an ISAN has 16 hexadecimal digits and a check character; with a version, 8 more digits and another check character
wrong-eidr-ends = an EIDR identifier ends here
wrong-eidr = an EIDR identifier has 20 hexadecimal digits and a check character
wrong-month = the month should be 01 to 12
wrong-no-month = there is no month { $month }
wrong-day = the day should not be greater than { $last }
wrong-days = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year } had { $last } days
wrong-date-after-colon = a date is expected after this colon
wrong-time = a time such as 2016-01-22T10:08:23Z is expected here
wrong-second = the second should not be greater than 59
wrong-leap-second = a leap second is always the last second of a month, at 23:59:60
wrong-eic = an Energy Identification Code has 16 characters
wrong-eic-character = a digit, a capital letter or a hyphen is expected here
wrong-eic-hyphen = codes with a hyphen as check character are not issued
wrong-eic-hyphen-of = the check character of { $stem } would be a hyphen, and such codes are not issued
wrong-isni = an ISNI has 16 characters
wrong-digit = a digit is expected here
wrong-lei = a Legal Entity Identifier has 20 characters
wrong-lei-character = a digit or a capital letter is expected here
wrong-lei-digits = two check digits are expected here
wrong-oid-root = the first number should be 0, 1 or 2
wrong-oid-no-root = the roots of the tree are 0, 1 and 2; { $root } is not a root
wrong-oid-second = the second number should not be greater than 39 under the root { $root }
wrong-oid-no-second = the numbers under the root { $root } end at 39; { $second } is not allowed
wrong-number = such a number has only digits and hyphens, and may end with X
wrong-isbn = an ISBN has 13 digits; old ones have 10
wrong-issn = an ISSN has 8 characters with a hyphen in the middle
wrong-nothing = the value is missing
wrong-length = the value must not have more than { $most } characters
wrong-length-is = the value has { $length } characters; the maximum is { $most }
wrong-second-colon = a second colon and a name are expected here
wrong-utf-8 = the name should be valid UTF-8
wrong-utf-8-needs = the name is not valid UTF-8: another octet must follow the octet { $octet }
wrong-utf-8-stands = the name is not valid UTF-8: the octet { $octet } is not allowed here
wrong-gs1-first = the first Application Identifier should be a primary key
wrong-gs1-no-key = { $key } is not a primary identification key
wrong-gs1-value = an Application Identifier should be followed by a value
wrong-gs1-digits = the value of { $key } must start with { $count } digits
wrong-gs1-date = the value of { $key } should be a date of six digits: year, month and day
wrong-country = { $code } is not an ISO 3166-1 country code
wrong-country-own-use = ISO 3166-1 does not assign { $code } to a country
