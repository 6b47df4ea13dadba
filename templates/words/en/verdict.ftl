# Whether a text is a URN, and a name of its namespace.

# Why a text is no URN.

urn-scheme = A URN starts with "urn:"
urn-nid-unclosed = A second colon must close the namespace identifier, as in urn:isbn:…
urn-nid-character = A namespace identifier has only letters a to z, digits and hyphens
urn-nid-too-short = The namespace identifier is too short
urn-nid-too-long = A namespace identifier has at most 32 characters
urn-nid-hyphen = A namespace identifier must not start or end with a hyphen
urn-nid-reserved = The namespace identifier "urn" is reserved
urn-nss-empty = A name must follow the second colon
urn-nss-slash-first = The namespace-specific string must not start with "/"
urn-nss-character = This character must be percent-encoded in the namespace-specific string
urn-percent = "%" must be followed by two hexadecimal digits
urn-nul = The NUL octet must not be used, not even as %00
urn-question = "?" must be followed by "+" or "=" here
urn-component-empty = Something must follow "?+", "?=" or "?"
urn-component-start = A component must not start with "/" or "?"
urn-component-character = This character must be percent-encoded here
urn-directive = A query is a list of keyword=value, joined by "&"; a keyword is letters, digits and single hyphens and starts with a letter
urn-too-long = The line is longer than the limit of this reader
urn-at = { $why } ({ $clause }, byte { $at })
urn-said = { $why } ({ $clause }), at byte { $at }.
urn-profile-rfc8141 = RFC 8141 (current)
urn-profile-rfc2141 = RFC 2141 (1997)
urn-profile-bis = Draft of 2012
urn-no-profile = { $name } is not a profile; use rfc8141, rfc2141 or rfc2141bis-03
urn-class = { $class ->
    [formal] formal
    [informal] informal
    [urn] starts with urn- but has no proper number
    [two] two characters, reserved
    [country] reserved for country codes
    [a-label] reserved for A-labels
    [x] once experimental
   *[old] a NID of RFC 2141 only
}

# Verdicts.

verdict-one = { $called }
verdict-one-name = { $called } name
verdict-yes = A valid { $called } name
verdict-yes-no-syntax = A URN of { $nid }, whose registration gives no syntax to check
verdict-no = A URN, but not a valid { $one }
verdict-no-why = A URN, but not a valid { $one }: { $why }
verdict-undecided = A URN of { $nid }; whether it is a valid { $one } could not be decided
verdict-unregistered = Written like a URN, but no such namespace is registered
verdict-unregistered-meant = Written like a URN, but no such namespace is registered. Did you mean { $nid }?
verdict-unregistrable = Written like a URN, but its namespace cannot be registered
verdict-no-urn = Not a URN: { $why }
verdict-offered = Not a URN, but { $what } that can be written as one: { $urn }
verdict-spoilt = Not a URN, and not quite { $what }: { $why }
verdict-fault-unregistered = no namespace { $nid } is registered
verdict-fault-meant = no namespace { $nid } is registered; did you mean { $known }?
verdict-after = after "{ $read }", { $should }
verdict-ends-early = it ends too early
verdict-should-follow = it ends too early; { $expected } should follow
verdict-should-end = it should end before "{ $rest }"
verdict-cannot-stand = "{ $found }" cannot stand at byte { $at }
verdict-should-stand = { $expected } should stand in place of "{ $found }"
verdict-component = its registration forbids an { $name }-component
verdict-list = { $first }, { $next }
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

# Identifiers without a URN around them; each follows “but” or “not quite”.

bare-embedded = an address with a URN inside
bare-name = a name
bare-doi-address = the address of a DOI
bare-isni-address = the address of an ISNI
bare-issn-address = the address of an ISSN
bare-lei-address = the address of an LEI
bare-orcid-address = the address of an ORCID iD
bare-oid-address = the address of an object identifier
bare-rfc-address = the address of an RFC
bare-resolver-address = the address of a resolver
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

# What value rules find wrong.

wrong-check-digit = the check digit should be { $right }
wrong-check-digit-of = the check digit of { $stem } is { $right }
wrong-check-character = the check character should be { $right }
wrong-check-character-of = the check character of { $stem } is { $right }
wrong-check-digits = the check digits should be { $right }
wrong-check-digits-of = the check digits of { $stem } are { $right }
wrong-hexadecimal-digit = a hexadecimal digit should stand here
wrong-isan-ends = an ISAN with its version ends here
wrong-isan = an ISAN has sixteen hexadecimal digits and a check character, and eight and another with a version
wrong-eidr-ends = an EIDR identifier ends here
wrong-eidr = an EIDR identifier has twenty hexadecimal digits and a check character
wrong-month = the month should be 01 to 12
wrong-no-month = there is no month { $month }
wrong-day = the day should be { $last } at most
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
wrong-date-after-colon = a date should follow a colon here
wrong-time = a time such as 2016-01-22T10:08:23Z should stand here
wrong-second = the second should be 59 at most
wrong-leap-second = a leap second is the last one of a month, at 23:59:60
wrong-eic = an Energy Identification Code has sixteen characters
wrong-eic-character = a digit, a capital or a hyphen should stand here
wrong-eic-hyphen = no code is issued whose check character would be a hyphen
wrong-eic-hyphen-of = the check character of { $stem } would be a hyphen, and no such code is issued
wrong-isni = an ISNI has sixteen characters
wrong-digit = a digit should stand here
wrong-lei = a Legal Entity Identifier has twenty characters
wrong-lei-character = a digit or a capital should stand here
wrong-lei-digits = two check digits should stand here
wrong-oid-root = the first number should be 0, 1 or 2
wrong-oid-no-root = the tree has the roots 0, 1 and 2; there is no root { $root }
wrong-oid-second = the second number should be 39 at most under the root { $root }
wrong-oid-no-second = under the root { $root } the numbers end at 39; there is no { $second }
wrong-number = only digits and hyphens stand in such a number, and X as its last character
wrong-isbn = an ISBN has thirteen digits, or ten when it is an old one
wrong-issn = an ISSN has eight characters and a hyphen in their middle
wrong-nothing = nothing stands here
wrong-length = it should have { $most } characters at most
wrong-length-is = it has { $length } characters, and { $most } are the most
wrong-second-colon = a name should follow a second colon here
wrong-utf-8 = the name should be UTF-8
wrong-utf-8-needs = the name is not UTF-8: the octet { $octet } needs another after it
wrong-utf-8-stands = the name is not UTF-8: the octet { $octet } cannot stand here
wrong-gs1-first = the first Application Identifier should be a primary key
wrong-gs1-no-key = { $key } is no primary identification key
wrong-gs1-value = an Application Identifier should be followed by a value
wrong-gs1-digits = the value of { $key } begins with { $count } digits
