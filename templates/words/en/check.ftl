# The page that checks names.

check-title = Check a name
check-lede = The address of the answer can be shared. Only the result of a list is kept, for 14 days.
check-see-registration = See its registration
check-request-it = Request it
check-all-rules = All rules
check-end = (end)
check-as-urn = As a URN
check-did-you-mean = Did you mean
check-or = or
check-question = ?
check-lead = Where does it
    lead?
check-a-urn = A URN
check-read-by = Read by
check-check-urn = Check the URN
check-rules = Rule by rule
check-pass = Pass
check-fail = Fail
check-not-asked = Not asked
check-notes = What the experts will look at
check-notes-about = None of these stands in the way of a request.
check-look = Look
check-fired = This note would have fired on { $count } of { $all } registered NIDs.
check-parts = In its parts
check-tests = What was tested
check-compared = How it is compared
check-decoded = Decoded, for reading only
check-mixed = Mixed scripts
check-mixed-about = Look-alike letters are possible (RFC 8141,
    3.2)
check-mind = What to mind
check-each = Part by part
check-each-label = Parts of the URN
check-part = Part
check-text = Text
check-what = What it is
check-looks-like-html = What a URN looks like: <code>urn:</code>, a registered namespace ID, <code>:</code>, and the name.
    <a href="/rules">The rules</a>
check-pair-compared = How they are compared
check-pair-label = The two URNs
check-as-written = As written
check-compared-as = Compared as
check-tag-urn = URN
check-tag-id = ID
check-tag-two = Two
check-tag-text = Text
check-ask-urn = Is it a URN? Which namespace is it in, and what are its parts?
check-ask-id = Is a namespace ID free, and does it keep the rules?
check-ask-two = Do two spellings name the same thing?
check-ask-text-html = Is a whole template complete? <a href="/check/template">Check a
    template</a>
check-list-of = A list of URNs
check-other = Other checks
check-reading = The registration, { $by }.
check-an-id = A namespace ID
check-f-id = Namespace ID
check-f-id-hint = For example isbn or example-co
check-check-id = Check the ID
check-two = Two URNs
check-first-urn = First URN
check-second-urn = Second URN
check-compare = Compare
check-whole-template = A whole template
check-whole-template-html = <a href="/check/template">Paste a template</a> and read every finding at once.
    Nothing is kept.
check-whole-list-html = <a href="/check/list">Check a
    whole list</a> and download the result.

# Answers.

check-nid-free = { $nid } can be requested
check-nid-registered = { $nid } is registered
check-nid-requested = { $nid } has been requested by somebody else
check-nid-reserved = { $nid } is reserved
check-nid-not-allowed = { $nid } is not allowed
check-equivalent = The two URNs are equivalent
check-not-equivalent = The two URNs are not equivalent
check-equal-by-case = Their assigned-names are equal after case normalization (RFC 8141, 3.1).
check-equal-by-rule = They are equal by the namespace's own additional rule (RFC 8141, 3.1, last paragraph).
check-differ = Their assigned-names differ, by RFC 8141 and by every rule known of the namespace (RFC 8141, 3.1).
check-first-no-urn = The first one is not a URN
check-second-no-urn = The second one is not a URN
check-form-by-rules = By the rules of its namespace
check-form-alone = By RFC 8141 alone
check-written = A URN is written urn:, a namespace, a colon and the name.
check-by-registrant = as its registrant put it into rules
check-by-editors = as the editors of this registry read it
check-passed = Passed
check-fails = Fails
check-not-tested = Not tested
check-like-urn = It is written like a URN.
check-unregistered = No namespace { $nid } is registered ({ $class }).
check-no-rules = The name itself: without a registration it has no rules.
check-registered = { $kind ->
    [formal] { $nid } is a registered formal namespace.
   *[informal] { $nid } is a registered informal namespace.
}
check-syntax-unread = Its syntax: this registry has no rules of this namespace that a program can read.
check-syntax-none = Its syntax: the registration of { $nid } gives none.
check-syntax-slow = Its syntax: it took too long to check.
check-syntax-fits = It fits the syntax of its registration, { $by }.
check-syntax-clause = the registration, Syntax
check-registration-clause = the registration
check-value-later = What its value must keep ({ $rule }): the syntax comes first.
check-value-right = Its value is right by the rule { $rule }.
check-in-words = Rules that the registration gives in words alone.
check-ever-given = Whether this name was ever given to anything: no registry of URNs knows that.
check-piece-namespace = namespace
check-piece-name = name
check-row-nid = namespace identifier (NID)
check-row-nss = namespace-specific string (NSS)
check-row-scheme-is = always urn, in any case
check-row-nid-is = who answers for the name; case does not matter
check-row-nss-is = the name itself; its form is the namespace's own
check-row-rule-is = by the syntax of the registration
check-row-r-is = for the resolution service; not part of the name
check-row-f-is = a place within the resource, for the client; not part of the name
check-row-q-is = for the named resource; copied to a locator's query; not part of the name
check-query = query
