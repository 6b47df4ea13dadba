# The registry beside its list: a day, its growth, reserved names, the scheme, what was proposed in 2012, and the yearly question.

registry-crumb = URN Namespaces
registry-not-recorded = not recorded

registry-day-title = { $nid } on { $day }
registry-day-heading-html = <span class="nid big">{ $nid }</span> on { $day }
registry-day-unlisted-html = Not listed since <time datetime="{ $day }">{ $day }</time> at the latest.
registry-day-listed-html = Listed since <time datetime="{ $day }">{ $day }</time> at the latest.
registry-day-registered = Registered
    here.
registry-day-no-text = No text of that day is held here.
registry-day-today = As it is today
registry-day-versions = Its versions
registry-day-compare = Compare with today
registry-day-list = The whole registry of that day

registry-growth-title = Registry growth
registry-growth-heading = How the registry grew
registry-growth-intro = Registrations by the year IANA recorded. Where no date was recorded, none is guessed.
registry-growth-picture = Registrations by year, picture
registry-growth-colours = Blue: formal. Green: informal.
registry-growth-by-year = Registrations by year
registry-growth-about = A bar a year, formal and informal; the numbers stand in the table below
registry-growth-undated = n. r.
registry-growth-year = Year

registry-reserved-title = Reserved names
registry-reserved-intro-html = These namespace IDs are kept back, each for the reason given. RFC 8141, 5.1 keeps back whole classes: see the
    <a href="/rules">rules</a>.
registry-reserved-why = Why
registry-reserved-since = Since
registry-reserved-until = Until
registry-reserved-urn-html = Permanently reserved, so that the scheme is never taken for a namespace
    (RFC 2141, 2.1). <a href="/scheme">The scheme</a>
registry-reserved-always = always
registry-reserved-open = open
registry-in-use-heading = In use without being registered
registry-in-use-intro-html = These names stand after <code>urn:</code> in documents and software, or are trade names. Nobody registered them, and nothing
    keeps anybody from asking for one; a wish for one, or for one that looks like it, gets a note (RFC 8141, 5.1).
registry-in-use-label = Names in use
registry-in-use-name = Name
registry-in-use-where-met = Where it is met
registry-in-use-where = Where
registry-in-use-said = { $nid } stands after "urn:" in { $place }, for example { $example }, without being registered.
registry-in-use-added = { $name } put on the list: { $reason }
registry-in-use-removed = { $name } taken off: { $reason }

registry-scheme-title = The URI scheme urn
registry-scheme-heading-html = The URI scheme <code>urn</code>
registry-scheme-intro = URN namespaces live under one URI scheme. This is its registration (RFC 8141, 7.1) in the form of RFC 7595; the record
    that counts is IANA’s registry of URI schemes.
registry-scheme-name = Scheme name
registry-scheme-status = Status
registry-scheme-status-words = Permanent
registry-scheme-use = Applications and protocols that use this scheme name
registry-scheme-use-words = Many and of many kinds: bibliographic references, XML namespace names, protocol parameters, messages and data.
registry-scheme-contact = Contact
registry-scheme-contact-words = urn@ietf.org, the discussion list for URN namespaces
registry-scheme-control = Change controller
registry-scheme-control-words = The IETF; the scheme is registered in the IETF tree.
registry-scheme-syntax = Scheme syntax
registry-scheme-syntax-words = RFC 8141, section 2
registry-scheme-semantics = Scheme semantics
registry-scheme-semantics-words = A Uniform Resource Name identifies a resource persistently and independently of its location (RFC 8141, section 1).
registry-scheme-security = Encoding, interoperability and security considerations
registry-scheme-security-words = RFC 8141, sections 2, 4, 6.4.4 and 8
registry-scheme-references = References
registry-scheme-references-words = RFC 8141, which replaces RFC 2141; the form is that of RFC 7595, section 7.4
registry-scheme-end-html = No namespace can be called <code>urn</code>: the word is <a href="/reserved">permanently reserved</a>, so that
    <code>urn:urn:</code> never means anything (RFC 2141, 2.1). <a href="/assignments/urn-namespaces">The namespaces</a>

registry-proposed-title = URN Resolution Query Parameters
registry-proposed-plain = Plain text
registry-proposed-schema = Schema
registry-proposed-feed = Feed
registry-proposed-tag = Proposed in 2012, not adopted
registry-proposed-updated-html = Last updated
    <time datetime="{ $day }">{ $day }</time>
registry-proposed-standing = Proposed in 2012 by draft-ietf-urnbis-rfc2141bis-urn-03, section 9.2, and not adopted: RFC 8141 has no query directives. This is not a registry of IANA.
registry-proposed-kept = They are kept because documents and data of that time carry such names, and some resolvers answer to them.
registry-proposed-resolve-html = <a href="/resolve">Where a name leads</a> understands them when a name is read by the draft.
registry-proposed-rules = The rules of the draft hold.
registry-proposed-keywords = URN Query Keywords
registry-proposed-services = URN Resolution Service Designators
registry-proposed-procedure = Registration procedure: { $rule }
registry-proposed-keyword-rule = Global: IETF Review. Specific: with the registration of the namespace. "Supported by" is not substantive (2012 draft, section 9.2.1).
registry-proposed-service-rule = RFC required, of the category that the status says; provisional by early assignment; deprecated by IESG Approval (2012 draft, section 9.2.2).
registry-proposed-keyword = Keyword
registry-proposed-name = Name
registry-proposed-purpose = Purpose
registry-proposed-scope = Scope
registry-proposed-status = Status
registry-proposed-reference = Reference
registry-proposed-supported = Supported by
registry-proposed-none = no namespace
registry-proposed-changed = What changed

registry-promises-title = Does it still hold? urn:{ $nid }
registry-promises-heading-html = Does it still hold? <span class="nid big">{ $nid }</span>
registry-promises-done = You confirmed it { $time }. Thank you.
registry-promises-read-html = Read <a href="{ $href }">the registration of { $nid }</a>: its contact, who assigns names and how, and that no name is
    ever given to another resource (RFC 8141, 5.1).
registry-promises-holds = It still holds
registry-promises-changed-html = Something has changed? <a href="/register">Ask for a new version</a>, or answer the operators if you are not the contact any
    more. If you do nothing, the page of the namespace says since when nobody has confirmed it.
