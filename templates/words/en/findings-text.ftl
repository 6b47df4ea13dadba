# What the checks say of the text of a template.

finding-part-fields = what each field must hold
finding-part-grammar = the grammar and its examples
finding-part-characters = characters and the length of lines
finding-part-wording = the wording
finding-part-changes = what changes
finding-part-none = nothing
finding-too-complex = This text is too complex to check; checked: { $checked }; not checked: { $left }
finding-listed = { $first }, { $next }
finding-listed-apart = { $first }; { $next }

finding-required = Enter the { $field } section ({ $clause })
finding-required-registrant = Enter the registrant and a way to reach a person (RFC 8141, Appendix A)
finding-required-resolution = Say whether names can be resolved, even if the answer is no (RFC 8141, 6.4.6)
finding-required-interoperability = Say whether anything stands in the way of using the names, even if nothing does (RFC 8141, 6.4.5)
finding-bare-none = { $field } says only "{ $text }"
finding-documentation = No document is named; a stable specification is recommended (RFC 8141, 6.2)
finding-version-first = Version says { $number } and must say { $expected }: a first registration has version 1
finding-version-next = Version says { $number } and must say { $expected }: the registered version is { $now }
finding-version-kept = Version says { $number } and must say { $expected }: a correction keeps the version
finding-contact-unnamed = Registrant names nobody; say which organization or person registers
finding-contact-no-email = { $word } is no email address, and no telephone or postal address was seen (RFC 8141, Appendix A)
finding-contact-none = No email, telephone or postal address of a contact person was seen (RFC 8141, Appendix A)
finding-fast-track = Registrant asks for the fast track; the operators will ask whether the IESG recognises the organization (RFC 8141, 6.3)
finding-fast-track-specification = Name the specification: the fast track requires one (RFC 8141, 6.3)
finding-fast-track-elsewhere = { $field } speaks of the fast track; it is asked for in Registrant
finding-date-future = The date { $date } is in the future
finding-date-form = Write the date as YYYY-MM-DD, for example { $example }
finding-residue = { $field } still says "{ $text }"
finding-placeholder-missing = Write {"{{NID}}"} where the number will stand, for example in the example URNs of Syntax; the registry fills it in
finding-placeholder = { $field } contains {"{{NID}}"}, which only stands for an informal number
finding-pointer = { $field } only says "{ $text }"

finding-equivalence = Syntax does not say when two names are the same
finding-components = Syntax does not mention q- or f-components; their meaning is then undefined
finding-urns-first = Only the first { $count } of the URNs that should not stand here are named
finding-other-namespace = { $urn } is not in the namespace { $nid }
finding-r-component = { $urn } uses an r-component

finding-loose-equivalence = Syntax says "{ $text }", which leaves open whether two spellings are one name; say that they are or are not
finding-reassigned = { $field } says "{ $text }"; a name is never given to another thing
finding-personal = { $field } speaks of { $text }; Security and Privacy does not say what a name tells about a person
finding-unstable-draft = An Internet-Draft expires after six months; name a document that stays
finding-unstable-progress = A work in progress is not yet there to be read; name a document that stays
finding-unstable-repository = A page in a repository changes with each commit; name a document that stays
finding-unstable-shared = A shared document can change or vanish; name a document that stays
finding-unstable-encyclopedia = An encyclopedia describes the namespace and does not define it; name a document that stays
finding-unstable-archived = An archived page is no longer maintained; name a document that stays
finding-free-mail = The contact is a mailbox at { $name }; a role address of your own lasts longer
finding-no-urns-first = { $field }: only the first { $count } words that are no URN are named
finding-no-urn = { $word } is no URN; { $character } is written { $encoded } there
finding-replaced = RFC { $old }, replaced by RFC { $now }
finding-obsolete = { $field } cites { $list }

finding-changes-form = { $field } changes in form: { $what }
finding-changes-consent = { $field } would say something else ({ $what }); two operators and an expert have to consent
finding-changes-meaning = { $field } would say something else ({ $what }); a correction keeps the meaning, so ask for a new version ({ $clause })
finding-changes-registrant = { $field } would say something else ({ $what }); a correction keeps the meaning, so ask for a change of registrant ({ $clause })
finding-changes-nothing = Nothing differs from the registered text
finding-put-in = put in: "{ $to }"
finding-taken-out = taken out: "{ $from }"
finding-is-now = "{ $from }" is now "{ $to }"
finding-is-now-kind = { $kind }, "{ $from }" is now "{ $to }"
finding-more = { $count } more
finding-kind-layout = layout
finding-kind-spelling = spelling
finding-kind-reference = a reference
finding-kind-contact = contact details
finding-kind-words = other words
finding-kind-substance = substance
finding-revision-nothing = Nothing but Revision Information differs from the registered version (RFC 8141, 6.2)
finding-revision-missing = Describe what changed since the registered version (RFC 8141, 6.2)
finding-revision-old = Revision Information still describes the registered version; say what changes now (RFC 8141, 6.2)
finding-revision-drafted = Revision Information is still the list we drafted; say in your own words what changes and why (RFC 8141, 6.2)

finding-named-by = { $urn } names them as well
finding-named-by-rfc = { $urn } names them as well ({ $rfc })
finding-named-by-handles = the handle system names and resolves them as well
finding-named-by-ark = the scheme ark: names them as well
finding-mac-addresses = MAC addresses
finding-overlap = { $field } builds names from { $name }; { $elsewhere }, and Interoperability does not say how they relate
finding-sub-delegation = Assignment says "{ $text }…" and not by which rules those who get a part keep its names unique, nor where they are listed
finding-service = Resolution says "{ $text }" and not by which service, or where it is described

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
finding-why-no-meaning = a code point without a meaning
finding-why-lost = which stands for a character that was lost in a conversion
finding-why-line-end = a line end or a tab
finding-bounded = { $character } at column { $column }, { $why }; take it out
finding-bounded-lines = { $character } at line { $line }, column { $column }, { $why }; take it out
finding-character-refused = { $field } contains { $character } at line { $line }, column { $column }{ $more ->
    [0] {""}
    [1] {" "}and once more
   *[other] {" "}and { $more } times more
}, { $why }
finding-character-looks = { $field }: { $character } stands in a rule or an example at line { $line }, column { $column }{ $more ->
    [0] {""}
    [1] {" "}and once more
   *[other] {" "}and { $more } times more
}; { $advice }
finding-take-it-out = take it out
finding-write-blank = write a blank there
finding-write = write { $ascii } there
finding-beyond-ascii = { $field } has letters beyond ASCII, such as { $character }. In prose they are fine; inside a name they are percent-encoded
finding-long-code = { $field }: { $count ->
    [1] 1 line of grammar, examples or a table has more than { $width } columns and stays so
   *[other] { $count } lines of grammar, examples or a table have more than { $width } columns and stay so
}
finding-long-indented = { $field }: { $count ->
    [1] 1 line of indented text has more than { $width } columns and stays so
   *[other] { $count } lines of indented text have more than { $width } columns and stay so
}
finding-long-address = { $field }: { $count ->
    [1] 1 line of an address or a name has more than { $width } columns and stays so
   *[other] { $count } lines of an address or a name have more than { $width } columns and stay so
}
