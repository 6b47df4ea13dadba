# A namespace and its card.

ns-contact-confirmed = Contact confirmed
ns-first-also = Other source:
ns-status = Status
ns-nid = Namespace ID
ns-home-page = Home page
ns-named = Named in the text
ns-named-in = text of { $year }
ns-named-in-undated = text without a date
ns-resolves = Resolves at
ns-resolves-all = all resolvers
ns-resolves-nowhere = no public resolver is known
ns-cite-as = Cite as

ns-about = The registration of the URN namespace { $nid }: registrant, syntax, resolution and every published version.
ns-title = { $nid }: URN namespace registration
ns-title-named = { $nid }: { $title }
ns-title-version = { $nid }, { $called }
ns-title-day = { $nid } on { $day }: { $called }
ns-on-day-html = On <time datetime="{ $day }">{ $day }</time>, { $called } was in force.
ns-on-day-history = History until that day
ns-feed-title = Changes of { $nid }
ns-dated-html = text dated <time datetime="{ $day }">{ $day }</time>
ns-registered-html = this version registered on <time datetime="{ $day }">{ $day }</time>
ns-in-error = Registered in error
ns-in-error-html = <strong>{ $what } was registered in
    error.</strong> An operator recorded this on <time datetime="{ $day }">{ $day }</time>. The permanent link and the text remain.
ns-not-registered = There is no namespace with this ID. { $status }. { $note }
ns-in-error-all = This namespace
ns-in-error-version = Version { $number }
ns-appeal = Appeal granted
ns-appeal-html = <strong>An appeal against this registration was granted</strong> on <time datetime="{ $day }">{ $day }</time>. The registration
    remains in force; <a href="{ $href }">{ $number }</a> gives the reasons.
ns-status-is = Status of this namespace:
    { $text }.
ns-succeeds-html = It is replaced by <a href="{ $href }">{ $other }</a>.
ns-succeeded-html = It was replaced by <a href="{ $href }">{ $other }</a>.
ns-status-since-html = Since <time datetime="{ $day }">{ $day }</time>. Reason:
ns-unlisted = No longer listed by IANA (removed on or before { $day }). Existing URNs remain valid.
ns-newer-html = This is { $called }. The current one is <a href="{ $href }">{ $newest }</a>. This link is permanent.
ns-newer-diff-html = This is { $called }. The current one is <a href="{ $href }">{ $newest }</a>:
    <a href="{ $diff }">changes</a>. This link is permanent.
ns-try = Try a URN in this namespace
ns-on-page = On this page
ns-anatomy = Example URN, labeled
ns-anatomy-html = <code class="any">{ $urn }</code>. <a href="{ $href }">Validate this URN</a>
ns-grammar = Grammar
ns-grammar-heading = Grammar of the registered text
ns-editors-reading = Editor-supplied rules
ns-resolvers = Resolvers
ns-cite-short = Cite
ns-resolvers-untried = This registry does not test these
    addresses.
ns-resolver-part = , for some of the
    names
ns-resolver-source = Source:
    { $said }
ns-all-versions = All versions
ns-permanent = Permanent link
ns-not-held = The registered text is not available in this registry.
ns-at-iana-html = It is available at IANA:
    <a href="{ $href }">template of { $nid }</a>.
ns-in-reference = It is part of the reference:
ns-cite-heading = Cite and follow
ns-cite = URN namespace "{ $nid }", { $address }
ns-cite-version = URN namespace "{ $nid }", version { $version }, { $address }
ns-latest = Latest version
ns-feed = Feed of changes
ns-missing = Missing information
ns-missing-first = Date of registration
ns-missing-changed = Date of the last change
ns-missing-text = Registered text (published elsewhere, no copy here)
ns-missing-redacted = Registered text. Two operators redacted it on { $day }: { $reason }
ns-missing-number = Version number
ns-missing-resolver = Public resolver
ns-formats = Formats
ns-own-json = Registrant-supplied rules (JSON)
ns-editors-json = Editor-supplied rules (JSON)
ns-regex = Regular expression
ns-vectors = Test vectors
ns-fingerprint-html = Fingerprint
    <code>sha256:{ $fingerprint }</code><br>SHA-256 digest of the bytes of the text format of this version (UTF-8)
ns-proof-html = <a href="{ $href }">Proof</a> in the <a href="/log">public log</a>
ns-how-to-read = How to read this page
ns-yours = Are you the registrant?
ns-yours-about = You can request a correction or propose a new version.
ns-edit-record = Edit the list record
ns-yours-propose = Propose a new version

# Facts from the registration.

ns-reading-older = These rules are for version { $version }, not for the current version.
ns-grammar-read = Grammar with diagrams
ns-fit-exact = These rules cover the syntax of the registration completely.
ns-fit-wider = The registration has additional rules in prose that are not covered here.
ns-fit-unknown = The syntax that the registration defines is not recorded here.
ns-grammar-show = Diagrams ({ $count })
ns-versions-show = Table of { $count } versions
ns-syntax-exact = { $count ->
    [one] A name has one character: { $characters }.
   *[other] A name has { $count } characters: { $characters }.
}
ns-syntax-range = A name has { $least } to { $most } characters: { $characters }.
ns-syntax-least = A name has { $least } or more characters: { $characters }.
ns-syntax-any = A name has one or more characters: { $characters }.
ns-syntax-sign = “{ $sign }”
ns-syntax-letters = letters
ns-syntax-upper = capital letters
ns-syntax-lower = lower-case letters
ns-syntax-digits = digits
ns-syntax-hexadecimal = hexadecimal digits
ns-syntax-many-signs = punctuation
ns-syntax-percent = percent-encoded characters
ns-same-case-of = { $rule } is case-insensitive
ns-same-ignore = “{ $chars }” is ignored
ns-same-percent = percent-encoding is ignored
ns-same-isbn = an ISBN-10 is equivalent to its ISBN-13
ns-same-newsml = the update letter is ignored
ns-same-gsma = “;vers=0” at the end is ignored
ns-component = { $name }-component
ns-examples-heading = Valid and invalid examples
ns-examples-why = Why
ns-from-registration = the registration
ns-from-known = in use
ns-from-made = created by the editors
ns-by-editors = editors’ data
ns-legend-editors = Facts and rules marked † were added by the editors of this registry. They are not part of the
    registration, and its text takes precedence.
ns-legend-registrant = Facts and rules marked † were derived from the text of the registration by a program. The text takes
    precedence.
ns-piece-rest = rest
ns-resolver-redirects = redirects to the resource
ns-resolver-describes = shows a description
ns-resolver-searches = search page
ns-resolver-authorised = requires a subscription

# The card.
text-link = Link to { $label }
text-diagram = Diagram of { $name }
text-diagram-read = Diagram of { $name } as interpreted
text-railroad = Railroad diagram of { $name }
text-times = { $count ->
    [one] once
   *[other] { $count } times
}
text-times-to = { $least } to { $most } times
text-times-more = { $count } times or more
