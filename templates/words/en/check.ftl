# The validation page.

check-lede = The URL of the result page can be shared. Only results of lists are stored, for 14 days.
check-see-registration = View registration
check-request-it = Request this namespace ID
check-all-rules = All rules
check-end = (end)
check-as-urn = As a URN
check-did-you-mean = Did you mean
check-or = or
check-question = ?
check-a-urn = A URN
check-read-by = Syntax profile
check-check-urn = Validate URN
check-notes = Points for expert review
check-notes-about = These do not block a request.
check-look = Advisory
check-fired = This advisory would apply to { $count } of { $all } registered NIDs.
check-parts = Components
check-tests = Tests
check-decoded = Decoded (for display only)
check-mixed = Mixed scripts
check-mixed-about = May contain look-alike characters (RFC 8141,
    3.2)
check-mind = Warnings
check-each-label = Components of the URN
check-part = Component
check-looks-like-html = A URN consists of <code>urn:</code>, a registered namespace ID, <code>:</code>, and the name.
    <a href="/rules">The rules</a>
check-pair-compared = Comparison
check-pair-label = The two URNs
check-as-written = As written
check-compared-as = Compared as
check-tabs = Checks
check-tab-urn = One URN
check-tab-two = Two URNs
check-tab-list = A list
check-tab-id = A namespace ID
check-tab-template = A template
check-about = About this URN
check-two-title = Compare two URNs
check-f-id-hint = For example isbn or example-co
check-check-id = Validate namespace ID
check-first-urn = First URN
check-second-urn = Second URN

# Results.

check-nid-free = { $nid } is available
check-nid-registered = { $nid } is registered
check-nid-requested = { $nid } has been requested by someone else
check-nid-reserved = { $nid } is reserved
check-nid-not-allowed = { $nid } is not allowed
check-equivalent = The two URNs are equivalent
check-not-equivalent = The two URNs are not equivalent
check-equal-by-case = Their assigned names are equal after case normalization (RFC 8141, 3.1).
check-equal-by-rule = They are equal by an additional rule of the namespace (RFC 8141, 3.1, last paragraph).
check-differ = Their assigned names differ according to RFC 8141 and the known rules of the namespace (RFC 8141, 3.1).
check-first-no-urn = The first one is not a URN
check-second-no-urn = The second one is not a URN
check-form-by-rules = According to the rules of the namespace
check-form-alone = According to RFC 8141 only
check-written = A URN consists of urn:, a namespace ID, a colon and the name.
check-passed = Passed
check-failed = Failed
check-not-tested = Not tested
check-like-urn = The syntax is that of a URN.
check-unregistered = The namespace { $nid } is not registered ({ $class }).
check-no-rules = Name: not tested, because an unregistered namespace has no rules.
check-registered = { $kind ->
    [formal] { $nid } is a registered formal namespace.
   *[informal] { $nid } is a registered informal namespace.
}
check-syntax-unread = Syntax: not tested, because this registry has no machine-readable rules for this namespace.
check-syntax-none = Syntax: not tested, because the registration of { $nid } does not define one.
check-syntax-slow = Syntax: not tested, because the test took too long.
check-syntax-fits = The name matches the syntax of the registration.
check-syntax-differs = The name does not match the syntax of the registration.
check-syntax-clause = the registration, Syntax
check-registration-clause = the registration
check-value-later = Value rule ({ $rule }): not tested, because the syntax does not match.
check-value-right = The value satisfies the rule { $rule }.
check-in-words = Rules that the registration gives only in prose.
check-ever-given = Whether this name has ever been assigned: registries of URN namespaces do not have this information.
check-row-nid = namespace ID (NID)
check-row-nss = namespace-specific string (NSS)
check-row-scheme-is = always urn, case-insensitive
check-row-nid-is = identifies the namespace; case-insensitive
check-row-nss-is = the name; its form is defined by the namespace
check-row-rule-is = defined by the syntax of the registration
check-row-r-is = for the resolution service; not part of the name
check-row-f-is = a location within the resource, for the client; not part of the name
check-row-q-is = for the named resource; becomes the query of a URL; not part of the name
check-query = query
