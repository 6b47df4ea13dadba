# Findings about the text of a template.

finding-part-fields = the required content of each section
finding-part-grammar = the grammar and its examples
finding-part-characters = characters and the length of lines
finding-part-wording = the prose
finding-part-changes = the changes
finding-part-none = nothing
finding-too-complex = This text is too complex to check; checked: { $checked }; not checked: { $left }

finding-required = Complete the { $field } section ({ $clause })
finding-required-registrant = Enter the registrant and a contact (RFC 8141, Appendix A)
finding-required-resolution = Say whether names can be resolved, even if the answer is no (RFC 8141, 6.4.6)
finding-required-interoperability = Describe interoperability issues, or say that there are none (RFC 8141, 6.4.5)
finding-documentation = No document is cited. A stable specification is recommended (RFC 8141, 6.2)
finding-version-form = Version must be a whole number (1, 2, 3 and so on), not { $text } (RFC 8141, Appendix A)
finding-version-first = Version is { $number } but must be { $expected }: a first registration is version 1
finding-version-next = Version is { $number } but must be { $expected }: the registered version is { $now }
finding-version-kept = Version is { $number } but must be { $expected }: a correction does not change the version
finding-contact-unnamed = Registrant does not name an organization or person
finding-contact-no-email = { $word } is not a valid email address, and no telephone number or postal address was found (RFC 8141, Appendix A)
finding-contact-none = No email address, telephone number or postal address of a contact was found (RFC 8141, Appendix A)
finding-fast-track = Registrant requests the fast track, which is for bodies that the IESG recognizes (RFC 8141, 6.3)
finding-fast-track-specification = Cite the specification: the fast track requires one (RFC 8141, 6.3)
finding-fast-track-elsewhere = { $field } mentions the fast track, which must be requested in Registrant
finding-fast-track-not-chosen = Registrant requests the fast track, but this request follows another procedure. Choose the fast track under
    Procedure, or remove the sentence (RFC 8141, 6.3)
finding-fast-track-body = Enter the body that requests the fast track, under Procedure (RFC 8141, 6.3)
finding-fast-track-unlisted = { $body } is not on the list of bodies recognized by the IESG. The operators will ask the IESG (RFC 8141, 6.3)
finding-fast-track-similar = { $body } is not on the list of bodies recognized by the IESG. The list has: { $similar }. If you mean it, correct
    the body under Procedure (RFC 8141, 6.3)
finding-fast-track-unstated = Registrant does not say that the fast track is requested. Say so there (RFC 8141, Appendix A)
finding-date-future = The date { $date } is in the future
finding-date-early = The date { $date } is before 1997, when the first document about URN namespaces was published
finding-date-form = Write the date as YYYY-MM-DD, for example { $example }
finding-residue = { $field } still contains "{ $text }"
finding-placeholder-missing = Write {"{{NID}}"} where the number will be inserted, for example in the example URNs of Syntax. The registry fills it in
finding-placeholder = { $field } contains {"{{NID}}"}, which is only allowed in place of an informal number
finding-pointer = { $field } contains only "{ $text }"

finding-part-statements = what the sentences state
finding-no-content = { $field } says only "{ $text }". Say why, in a sentence
finding-security-without-names = Security and Privacy does not mention names. Say what a name reveals, and what can go wrong if names are compared incorrectly
finding-grammar-component = The rule { $rule } contains "{ $mark }", with which a component begins. A component is not part of the name
finding-bare-question-mark = { $word } is not a valid URN: after "?" only "+" or "=" can follow
finding-space-in-example = "{ $text }" is not a valid URN because it contains a space. Remove the space or write it as %20
finding-bar-in-example = "{ $text }" is not a valid URN because it contains "{ $character }". Remove it or write it as { $encoded }
finding-reassigned = { $field } says "{ $text }". A name must never be assigned to another resource
finding-expiring = { $field } says "{ $text }". A name must remain valid, even if it is no longer used
finding-renamed = { $field } says "{ $text }". A name must never change
finding-not-unique = { $field } says "{ $text }". Two resources must never have the same name
finding-private-use = { $field } says "{ $text }". A formal namespace is for use beyond one organization or network
finding-component-compared = { $field } says "{ $text }". RFC 8141 compares names without r-, q- and f-components and without regard to the case of the namespace ID
finding-promised = { $field } says "{ $text }". Cite a document that is already public
finding-restricted = { $field } says "{ $text }". Cite a publicly available document
finding-personal = { $field } says "{ $text }", but Security and Privacy does not say what "{ $words }" reveals
finding-contradiction = { $field } says "{ $one }", but { $second } says "{ $other }". Correct one of them, or say what each is about
finding-case-of-literal = Syntax says "{ $text }", but "{ $literal }" in the rule { $rule } is case-insensitive in ABNF. To make it case-sensitive, write { $exact } (RFC 7405)
finding-equivalent-examples = { $one } and { $other } are equivalent: r-, q- and f-components are ignored when URNs are compared. If they identify different resources, move the difference into the name
finding-language = { $field } is not in English. A registration must be in English; its sentences were not checked
finding-grammar-minimum = ABNF: { $written } allows { $least } or more. If exactly { $least } are meant, write the number without *
finding-domains = { $field } says "{ $text }", but not what happens when the domain name expires or is transferred
finding-contact-placeholder = Registrant contains "{ $text }", which looks like an example. Enter the real contact
finding-reference-title = Which version of "{ $text }" is meant? Documentation gives no number, date or edition
finding-reference-undated = Which version of "{ $text }" is meant? The page can change
finding-grammar-none = Syntax has no grammar (ABNF) or regular expression, so the form of names cannot be tested
finding-grammar-prose = ABNF: contains prose, so it is not tested: { $names }
finding-grammar-not-urn = The rule { $rule } allows { $name }, which is not a valid URN
finding-grammar-accepts-all = The rule { $rule } allows every URN of the namespace, so it says nothing about the form of names
finding-grammar-one-class = The rule { $rule } allows any sequence of its characters. Say how a name is built, if it has parts
finding-grammar-ambiguous = { $name } can be divided by the rule { $rule } in two ways, so its parts are not certain
finding-names-lost = Names that the current version allows no longer match, for example { $names }. They must remain valid
finding-names-not-compared = It was not tested whether all names of the current version remain valid, because { $why }
finding-no-old-text = the text of the current version is not in this registry
finding-generated-form = The grammar only allows names that have the form of { $urn } after the namespace ID. Say why a new namespace is needed
finding-different-starts = one grammar describes whole names and the other only the part after the namespace ID
finding-no-old-grammar = the current version has no grammar that a program can read
finding-no-new-grammar = this text has no grammar that a program can read
finding-too-many-names = the grammars are too complex
finding-unknown-namespace = { $urn } is neither in this namespace nor in a registered one

finding-urns-first = Only the first { $count } unexpected URNs are listed
finding-other-namespace = { $urn } is not in the namespace { $nid }
finding-r-component = { $urn } uses an r-component
finding-r-component-said = { $field } uses an r-component: "{ $text }"

finding-loose-equivalence = Syntax says "{ $text }", which leaves it unclear whether two spellings are equivalent
finding-unstable-draft = An Internet-Draft expires after six months. Cite a stable document
finding-unstable-progress = A work in progress is not published yet. Cite a stable document
finding-unstable-repository = A page in a repository changes with each commit. Cite a stable document
finding-unstable-shared = A shared document can change or disappear. Cite a stable document
finding-unstable-encyclopedia = An encyclopedia describes the namespace but does not define it. Cite a stable document
finding-unstable-archived = An archived page is no longer maintained. Cite a stable document
finding-free-mail = The only email address is a mailbox at { $name }: "{ $text }". A role address in your own domain lasts longer
finding-no-urns-first = { $field }: only the first { $count } invalid URNs are listed
finding-no-urn = { $word } is not a valid URN: { $character } must be written { $encoded }
finding-replaced = RFC { $old }, replaced by RFC { $now }
finding-obsolete = { $field } cites { $list }

finding-changes-form = { $field } has editorial changes: { $what }
finding-changes-meaning = { $field } has substantive changes ({ $what }). A correction must not change the meaning. Request a new version instead ({ $clause })
finding-changes-nothing = The text is identical to the registered text
finding-put-in = added: "{ $to }"
finding-taken-out = removed: "{ $from }"
finding-is-now = "{ $from }" changed to "{ $to }"
finding-is-now-kind = { $kind }, "{ $from }" changed to "{ $to }"
finding-kind-layout = layout
finding-kind-spelling = spelling
finding-kind-reference = a reference
finding-kind-contact = contact details
finding-kind-words = wording
finding-kind-substance = substance
finding-revision-nothing = Only Revision Information differs from the registered version (RFC 8141, 6.2)
finding-revision-unchanged = Nothing differs from the registered version. Change at least one section (RFC 8141, 6.2)
finding-revision-first = A first registration has no Revision Information. Remove the text, or move it to another section
finding-revision-unnamed = Changed, but not mentioned in Revision Information: { $fields }. Describe what changed in each of these sections (RFC 8141, 6.2)
finding-revision-missing = Describe the changes since the registered version (RFC 8141, 6.2)
finding-revision-old = Revision Information still describes the registered version. Describe the new changes (RFC 8141, 6.2)
finding-revision-drafted = Revision Information is still the drafted text. Describe in your own words what changes and why (RFC 8141, 6.2)

finding-named-by = { $urn } can also identify these resources
finding-named-by-rfc = { $urn } can also identify these resources ({ $rfc })
finding-named-by-handles = the Handle System can also identify and resolve these resources
finding-named-by-ark = ark: identifiers can also identify these resources
finding-mac-addresses = MAC addresses
finding-overlap = { $field } builds names from { $name }; { $elsewhere }, and Interoperability does not describe the relation
finding-person-only = Registrant names only a person, "{ $text }". State who maintains the namespace when this person no longer can
finding-regex-example = The regular expression { $text } does not match the example { $name }. Correct one of them
finding-regex-not-urn = The regular expression { $text } also matches "{ $name }". Allow only the characters of a name (RFC 8141, 2), without r-, q- or f-components
finding-regex-grammar = The regular expression { $text } does not match { $name }, which the grammar allows. Correct one of them
finding-prose-grammar = Syntax says "{ $text }", but the grammar allows { $name }. Correct one of them

finding-character-named = { $shown } ({ $name ->
    [nul] NUL
    [bell] bell
    [backspace] backspace
    [vertical-tab] vertical tab
    [form-feed] form feed
    [escape] escape
    [delete] delete
    [next-line] next line
    [no-break-space] no-break space
    [soft-hyphen] soft hyphen
    [zero-width-space] zero width space
    [joiner] joiner
    [direction-mark] direction mark
    [no-break-hyphen] no-break hyphen
    [dash] dash
    [curly-quote] curly quote
    [direction-control] direction control
    [word-joiner] word joiner
    [replacement-character] replacement character
    [byte-order-mark] byte order mark
   *[other] { $name }
})
finding-why-control = a control character
finding-why-direction = which changes the order in which the text is shown
finding-why-no-meaning = an unassigned code point
finding-why-lost = which replaces a character that was lost in a conversion
finding-why-line-end = a line end or a tab
finding-bounded = { $character } at column { $column }, { $why }; remove it
finding-bounded-lines = { $character } at line { $line }, column { $column }, { $why }; remove it
finding-character-refused = { $field } contains { $character } at line { $line }, column { $column }{ $more ->
    [0] {""}
    [1] {" "}and once more
   *[other] {" "}and { $more } more times
}, { $why }
finding-character-looks = { $field }: { $character } is in a rule or an example at line { $line }, column { $column }{ $more ->
    [0] {""}
    [1] {" "}and once more
   *[other] {" "}and { $more } more times
}; { $advice }
finding-take-it-out = remove it
finding-write-blank = use a space instead
finding-write = use { $ascii } instead
finding-beyond-ascii = { $field } has non-ASCII characters, such as { $character }. Prose can contain them, but in names they must be percent-encoded
finding-long-code = { $field }: { $count ->
    [1] 1 line of grammar, examples or a table has more than { $width } columns and will not be wrapped
   *[other] { $count } lines of grammar, examples or a table have more than { $width } columns and will not be wrapped
}
finding-long-indented = { $field }: { $count ->
    [1] 1 line of indented text has more than { $width } columns and will not be wrapped
   *[other] { $count } lines of indented text have more than { $width } columns and will not be wrapped
}
finding-long-address = { $field }: { $count ->
    [1] 1 line of an address or a name has more than { $width } columns and will not be wrapped
   *[other] { $count } lines of an address or a name have more than { $width } columns and will not be wrapped
}
