# A namespace and its card.

ns-registrant = Registrant
ns-contact = Contact
ns-first = Registered
ns-changed = Last change
ns-reference = Reference
ns-template = Template
ns-status = Status
ns-source = Source
ns-nid = Namespace ID
ns-home-page = Home page
ns-topics = Topics
ns-plain = Plain text
ns-by-shown = when its text was first shown

ns-title = { $nid }: URN namespace registration
ns-title-named = { $nid }: { $title }
ns-title-version = { $nid }, { $called }
ns-feed-title = Changes of { $nid }
ns-numbered = Version { $name }
ns-dated-html = dated <time datetime="{ $day }">{ $day }</time>
ns-title-by = Title and sentence are { $by }; they are no part of the registration.
ns-in-error = Registered in error
ns-in-error-html = <strong>{ $what } was registered in
    error.</strong> Two operators marked it on <time datetime="{ $day }">{ $day }</time>. Address and text stay.
ns-in-error-all = This namespace
ns-in-error-version = Version { $number }
ns-status-is = This namespace is
    { $words }.
ns-succeeds-html = <a href="{ $href }">{ $other }</a> takes its place.
ns-succeeded-html = <a href="{ $href }">{ $other }</a> took its place.
ns-status-since-html = Since <time datetime="{ $day }">{ $day }</time>, with this reason:
ns-unlisted = IANA’s list has not had it since { $day } at the latest. Its URNs stay valid.
ns-newer-html = This is { $called }. The current one is <a href="{ $href }">{ $newest }</a>. This address stays.
ns-newer-diff-html = This is { $called }. The current one is <a href="{ $href }">{ $newest }</a>:
    <a href="{ $diff }">what changed</a>. This address stays.
ns-try = Try a name in this namespace
ns-try-check = Check the URN
ns-try-resolve = Where does it lead?
ns-on-page = On this page
ns-anatomy = A name taken apart
ns-anatomy-html = <code class="any">{ $urn }</code>: as the grammar names its parts. <a href="{ $href }">Check this name</a>
ns-grammar = Grammar
ns-grammar-heading = Grammar of the registered text
ns-own-rules = The registrant’s rules
ns-editors-reading = The editors’ reading
ns-examples = Examples
ns-resolvers = Resolvers
ns-pledges = Promises
ns-pledges-heading = What its registrant promises
ns-versions = Versions
ns-text = Registered text
ns-cite-short = Cite
ns-resolvers-about = Claims with a source.
ns-resolvers-untried = This registry does not try the
    addresses.
ns-resolver-part = , for a part of the
    names
ns-resolver-source = Source:
    { $said }
ns-resolver-answered = Answered on { $day }
ns-answered = Answered on { $day }
ns-answered-which = { $what } answered on { $day }
ns-all-versions = All versions
ns-history = History
ns-permanent = Permanent link
ns-not-held = The registered text is not held here.
ns-at-iana-html = IANA keeps it:
    <a href="{ $href }">template of { $nid }</a>.
ns-in-reference = It stands in the reference:
ns-cite-heading = Cite and follow
ns-cite = URN namespace "{ $nid }", { $address }
ns-cite-version = URN namespace "{ $nid }", version { $version }, { $address }
ns-latest = Latest version
ns-feed = Feed of changes
ns-feed-short = Feed
ns-card-picture = Card as a picture
ns-card-frame = Card for a frame
ns-facts = Facts
ns-missing = What is not recorded
ns-missing-registrant = Who registered it
ns-missing-contact = Whom to ask
ns-missing-first = When it was registered
ns-missing-changed = When it last changed
ns-missing-text = Its text, which stands elsewhere and is not held here
ns-missing-number = A version number
ns-missing-resolver = A public resolver
ns-formats = Formats
ns-own-json = Registrant’s rules (JSON)
ns-editors-json = Editors’ reading (JSON)
ns-regex = Regular expression
ns-vectors = Test vectors
ns-fingerprint-html = Fingerprint
    <code>sha256:{ $fingerprint }</code>
ns-yours = Your registration?
ns-yours-about = Its registrant can correct a wording or propose a new version.
ns-yours-propose = Propose a new version

# What was read out of the registration.

ns-own-rules-heading = The registrant’s rules as data
ns-for-programs = For programs
ns-own-about = What the registrant put into data beside the registration, approved together with it; the registration’s own words count, not these.
ns-editors-about = What the registry’s editors read out of the registration; the registration’s own words count, not these.
ns-reading-older = They are of version { $version }, not of the current one.
ns-reading-sources = Read from: { $sources }.
ns-grammar-read = The grammar as it was
    read
ns-fit-exact = It holds all that the registration says of the syntax.
ns-fit-wider = The registration has rules in prose that it does not hold.
ns-fit-unknown = The registration gives no syntax.
ns-same = Same name
ns-same-case = letter case does not count
ns-same-case-of = letter case of the { $rule } does not count
ns-same-ignore = “{ $chars }” does not count
ns-same-percent = percent-encoding does not count
ns-same-isbn = an ISBN of ten characters is its ISBN of thirteen digits
ns-same-newsml = the update letter does not count
ns-same-gsma = “;vers=0” at the end does not count
ns-value-rule = Value rule
ns-component = { $name }-component
ns-examples-heading = Names that pass and names that fail
ns-examples-by = Examples, { $by }
ns-examples-result = Result
ns-examples-why = Why
ns-examples-from = From
ns-passes = passes
ns-fails = fails
ns-from-registration = the registration
ns-from-known = in use
ns-from-made = made here
ns-by-editors = read by the registry’s editors
ns-by-registrant = said by its registrant in its profile
ns-piece-scheme = scheme
ns-piece-namespace = namespace
ns-piece-name = name within the namespace
ns-piece-rest = rest
ns-resolver-redirects = redirects to the thing
ns-resolver-describes = shows a description
ns-resolver-searches = search page
ns-resolver-authorised = needs a subscription

# The card.

ns-card-unlisted = no longer listed
ns-card-from = From { $host }. Title and sentence are { $by }; they are no part of the registration.
ns-card-foot = { $host }: title and sentence are { $by }
ns-card-line = { $label }: { $words } ({ $source })
