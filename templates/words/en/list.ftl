# The list of namespaces.

list-title = Uniform Resource Names (URN) Namespaces
list-feed = Changes of the registry
list-search-title = URN namespaces
list-growth = Growth
list-compare = Compare two days
list-updated-html = Last updated <time datetime="{ $day }">{ $day }</time>
list-included = Registries included below:
list-note = Note: { $note }
list-find = Find a namespace
list-find-example = Name, organization or reference
list-filter = Filter the list
list-topics = Topics
list-on-html = The registry as its source showed it by <time datetime="{ $day }">{ $day }</time>.
    <a href="/assignments/urn-namespaces">The registry of today</a>,
    <a href="/assignments/urn-namespaces/compare?from={ $day }">what differs</a>. Titles, topics and the words of a search are the editors’ of today.
list-urn-html = “urn” itself is permanently reserved and names no namespace (RFC 2141, 2.1). <a href="/reserved">Reserved
    names</a>, <a href="/scheme">the scheme</a>, <a href="/delegations">parts of namespaces</a>,
    <a href="/assignments/urn-resolution-query-parameters">query parameters proposed in 2012</a>
list-read-by = What it names, topics, and registrants marked * are read by the registry’s editors, or said by
    the registrant in a profile of its own; they are no part of a registration.
list-procedure = Registration procedure: { $procedure }
list-experts = Experts:
    { $experts }
list-reference = Reference:
list-none = No registrations at this time.
list-no-match = None of the { $count } matches.
list-no-match-words = None of the { $count } matches “{ $q }”.
list-match = { $shown } of { $count } match.
list-match-words = { $shown } of { $count } match “{ $q }”.
list-all = Show all
list-in-error = in error
list-template-label = Template:
list-not-recorded = not
    recorded
list-next = Next page of { $title }
list-held = held here
list-at-iana = at IANA
list-in-reference = in { $reference }
list-not-known = not known
list-h-name = URN namespace
list-h-title = What it names
list-h-registrant = Registrant
list-h-reference = Reference
list-h-template = Template
list-h-date = Registered or revised
list-file-text = plain text
list-file-programs = list for programs
list-chip-all = All
list-chip-held = text held here
list-chip-elsewhere = text elsewhere
list-chip-resolvable = resolvable
list-chip-no-resolver = no resolver known
list-chip-stability = says it is stable
list-chip-competence = says how names stay unique
list-chip-never-reassign = promises never to reassign
list-chip-after-the-end = has settled what comes after it
list-chip-successor = names a successor
